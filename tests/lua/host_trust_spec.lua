-- Nothing that a seat may not know is sent to it: where hidden cards lie
-- elsewhere, the answers to all its calls have the same bytes.

local helper = require "host_helper"
local tenace = require "tenace"
local turn = require "turn"

-- What a seat may ask at any time.
local CALLS = { { call = "view" }, { call = "look" }, { call = "settled" },
  { call = "counts" }, { call = "trace", n = 3 } }


--- What these calls send to each seat of a table, as one text. Words of chance
-- are left out.
local function sent_to(match, seat)
  local one = helper.open { match = match }
  one.begun, one.era = true, "era"
  local person = one:come { name = "Ann", seat = seat, now = helper.time }
  local line = helper.need(person, { call = "view" }).story.line
  local texts = { helper.sent(person, { call = "view", line = line,
    heard = 0 }) }
  for _, call in ipairs(CALLS) do
    local copy = {}
    for key, value in pairs(call) do copy[key] = value end
    texts[#texts + 1] = helper.sent(person, copy)
  end
  return (table.concat(texts, "\n"):gsub(one.id, "ID"))
end


--- The cards of two other players that could change places, as far as this one
-- knows.
local function hidden(match, seat)
  local list = {}
  for other, hand in ipairs(match:hands()) do
    if other ~= seat then
      for card in hand:gmatch "%S+" do list[#list + 1] = { other, card } end
    end
  end
  return list
end


--- The same match with two hidden cards in each other's place; nil if what was
-- played tells that they are not.
local function dealt_anew(match, a, b)
  local other = match:copy()
  local done, _, _, failure = pcall(other.swap, other, a, b)
  if not done or failure or other:decisions() ~= match:decisions() then
    return nil
  end
  return other
end


--- Swaps a pair of hidden cards and compares; how often it could.
local function compare(match, seat)
  local cards, tried, n = hidden(match, seat), 0, 0
  local seen = match:view(seat)
  for i = 1, #cards do
    local one, other = cards[i], cards[#cards + 1 - i]
    local is_pair = one[1] < other[1] and one[2] ~= other[2]
    local copy = is_pair and dealt_anew(match, one[2], other[2])
    local known = copy and not pcall(assert.same, seen, copy:view(seat))
    if copy and not known then
      assert.equal(sent_to(match, seat), sent_to(copy, seat))
      n = n + 1
    end
    tried = tried + (is_pair and 1 or 0)
    if n == 2 or tried == 6 then return n end
  end
  return n
end


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
        for seat = 1, 2 do swapped = swapped + compare(match, seat) end
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
