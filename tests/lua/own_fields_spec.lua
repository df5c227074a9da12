-- Fields of each side or player that are set where nobody looks: they read as
-- they do where somebody does, and no round keeps those of another.

local core = require "tenace.core"
local helper = require "game_helper"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

local FACTS = [[
  round = { bid = each_player(number(0, 13)), bold = each_player(flag),
    seen = list, text = text },
  keeps = { sum = each_side(0) },
  options = { target = number { 40, from = 1, to = 99, "points" } },
  obligations = { follow_suit },]]

local STEPS = [[
  function g:round()
    for player in self:each_player() do
      if player.bid then error "a bid of another round" end
    end
    self:deal_each(2)
    for player in self:each_player() do
      player.bid = self:ask_number(player, "bid?", 0, 5)
      player.bid = player.bid + 1
      player.bold = player.bid > 3
    end
    local list = self.bid
    self:player(1).bid = 9
    self.seen = { list[1], list[2], self.bid[1], self:player(2).bid,
      #self.bid, self.bold[1] == (list[1] > 3) }
    self:play_tricks()
    for side in self:each_side() do
      side.sum = side.sum + list[side.number]
      self:score(side, side.sum % 7, "some")
    end
  end]]


--- Plays a match by random bots whom nobody watches. Answers the match, whether
-- it could be played, and the error.
local function unwatched(path, seed)
  local variant = assert(tenace.variant(path))
  local k = kit.of(variant)
  local self = kit.match(k, seed)
  for seat = 1, 4 do core.set_bot(self, seat, true) end
  core.flow(self, k.flow)
  return self, core.resume(self)
end


describe("fields of each side and player", function()
  teardown(helper.clean)

  it("may decide the order of the cards: it is asked for anew", function()
    local path = helper.file(helper.text([[
      round = { low = each_player(flag) }, obligations = { follow_suit },
    ]], [[
      function g:order()
        if self.low and self.low[1] then error "low cards win" end
        return {}
      end

      function g:round()
        self:deal_each(6)
        self:player(1).low = false
        self:play_tricks { tricks = 2 }
        self:player(1).low = true
        self:play_tricks()
      end]]))
    local _, ok, wrong = unwatched(path, 1)
    assert.falsy(ok)
    assert.matches("low cards win", tostring(wrong))
  end)

  it("are the same watched and unwatched", function()
    local path = helper.file(helper.text(FACTS, STEPS))
    for seed = 1, 10 do
      local self = unwatched(path, seed)
      local m = tenace.new(path, { seed = seed }):run "random"
      assert.same(m:scores(), core.scores(self))
      local ours, theirs = core.fields(self), core.fields(m.core)
      for _, name in ipairs { "bid", "bold", "seen", "sum" } do
        for i = 1, 6 do
          assert.equal(rawget(theirs, name)[i], rawget(ours, name)[i])
        end
      end
      local seen = rawget(ours, "seen")
      assert.same({ 9, 4, true }, { seen[3], seen[5], seen[6] })
      assert.equal(seen[2], seen[4])
    end
  end)

  it("are checked unwatched, too", function()
    for value, says in pairs { ["14"] = "from 0 to 13", ["true"] = "from 0",
      ["1.5"] = "from 0 to 13" } do
      local steps = STEPS:gsub("player.bid %+ 1", value)
      local path = helper.file(helper.text(FACTS, steps))
      local ok, wrong = pcall(unwatched, path, 1)
      local text = ok and "" or tostring(wrong)
      if ok then
        local m = tenace.check(path)
        text = m[1].text
      end
      assert.matches(says, text)
    end
  end)

  it("are not set while all are asked at once, unwatched, too", function()
    local path = helper.file(helper.text(FACTS, [[
  function g:round()
    self:deal_each(2)
    self:together(function(player) player.bid = 3 end)
  end]]))
    local _, ok, wrong = unwatched(path, 1)
    assert.falsy(ok)
    assert.matches("'bid =' has to wait until all players", wrong)
  end)

  it("are what the list has, once it has been set", function()
    local steps = STEPS:gsub("local list = self.bid",
      "self.bid = { 4, 3, 2, 1 } local list = self.bid\n"
      .. "assert(self:player(2).bid == 3)\nself:player(2).bid = 5\n"
      .. "assert(self.bid[2] == 5 and self.bid[1] == 4)\n"
      .. "self.bid = nil assert(not self:player(2).bid)\n"
      .. "self.bid = list")
    local path = helper.file(helper.text(FACTS, steps))
    assert.same({}, tenace.check(path))
    local _, state = unwatched(path, 1)
    assert.equal("over", state)
  end)

  it("cannot be changed by way of the list", function()
    local steps = STEPS:gsub("self.seen =", "list[1] = 3 self.seen =")
    local text = tenace.check(helper.file(helper.text(FACTS, steps)))[1].text
    assert.matches("cannot be set", text)
  end)
end)
