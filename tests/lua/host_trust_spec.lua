-- Nothing that a seat may not know is sent to it, or to one who watches.

local helper = require "host_helper"
local place = require "tenace.base.place"
local plain = require "tenace.face.web.plain"
local tenace = require "tenace"
local turn = require "turn"
local wire = require "host_wire"

describe("at a table that several join", function()
  teardown(helper.close)
  local swapped = 0

  for i, game in ipairs(turn.some(
    { "whist", "skat", "hearts", "bid_whist", "spades", "euchre", "canasta",
      "doppelkopf", "shengji", "tute", "president", "gin_rummy" }, 4)) do
    it("a seat of " .. game .. " learns nothing of hidden cards", function()
      local match = tenace.new(game, { seed = 40 + i, traced = true })
      for _ = 1, 3 do
        for _ = 1, 4 do
          if match:turn() then match:play(match:choose "random") end
        end
        for seat = 1, 2 do swapped = swapped + wire.compare(match, seat) end
      end
      assert.is_true(game == "gin_rummy" or swapped > 0)
    end)
  end

  it("the seed of the deal is not sent", function()
    local one = helper.open { seed = 123456789123 }
    one.begun = true
    local person = helper.sit "Ann"
    for _, call in ipairs { "view", "look", "differs", "settled", "counts" } do
      assert.is_nil(helper.sent(person, { call = call })
        :find("123456789123", 1, true), call)
    end
  end)

  it("guests do not learn where the host's own files are", function()
    for path, seen in pairs {
      ["/home/ann/.config/tenace/rules/house/whist/x.lua"] =
        "rules/house/whist/x.lua",
      ["/home/ann/tenace/x.lua"] = "x.lua",
      [place.data .. "/rules/whist.lua"] = "rules/whist.lua" } do
      assert.equal(seen, plain.path(path))
    end
    assert.is_nil(plain.path(nil))
  end)

  it("who watches sees no hand, and asks for nothing of a seat", function()
    local one = helper.open { game = "whist" }
    one.begun = true
    local watcher = helper.need(nil, { call = "watch", name = "Wim" })
    while #one.match:view(0).table < 2 do
      one:play(one.match:choose "random", 1)
    end
    local view = helper.need(watcher, { call = "view" })
    assert.same({ 0, {}, 2 }, { view.seat, view.show.hand, #view.show.trick })
    for _, seat in ipairs(view.show.seats) do assert.is_nil(seat.hand) end
    assert.is_nil(view.picks)
    for _, call in ipairs { "moves", "why", "trace", "settled", "counts" } do
      local _, problem = helper.ask(watcher, { call = call, n = 1,
        move = "2C" })
      assert.is_truthy(problem, call)
    end
  end)

  it("no call of the worker but those of the table is answered", function()
    helper.open()
    local person = helper.sit "Ann"
    for _, call in ipairs { "history", "record", "share", "solve", "undo",
      "step", "goto", "made", "write", "open", "review", "new", "files" } do
      local _, problem = helper.ask(person, { call = call })
      assert.equal("protocol", problem.kind, call)
    end
    local _, problem = helper.ask(person, { call = "view", open = true })
    assert.equal("protocol", problem.kind)
    _, problem = helper.ask(person, { call = "view", seat = 2 })
    assert.equal("protocol", problem.kind)
  end)
end)
