-- Cards that the rules make a player give away, unseen by the others.

local core = require "tenace.core"
local helper = require "game_helper"
local search = require "tenace.bots.search"
local words = require "tenace.words.all"

local steps = [[
  function g:round()
    self:deal_each(5)
    local best, higher = nil, {}
    for card in "AS AH AD AC KS KH KD KC QS QH QD QC JS JH JD JC" do
      if self:player(3).hand:has(card) then
        best = card
        break
      end
      higher[#higher + 1] = card
    end
    self:hand_over(best or self:player(3).hand:cards():list()[1],
      self:player(3), self:player(1), best and higher or true)
    for player in self:each_player() do
      local _, card = self:ask(player, "which?", { { "{card}" } })
      self:move(card, player, self.lying)
    end
  end ]]

local function match(seed)
  return helper.match("piles = { lying = 'all' },", steps, { seed = seed })
end


describe("cards that must be given", function()
  teardown(helper.clean)

  it("go to the other hand, and only the two see them", function()
    local m = match(1)
    assert.same({ 6, 5, 4, 5 }, m:view(1).counts)
    for player = 1, 4 do
      local told
      for _, entry in ipairs(m:story(player)) do
        if entry.what == "move" then told = entry end
      end
      assert.equal(3, told.player)
      assert.equal(player == 1 or player == 3, told.move ~= nil, player)
    end
  end)

  it("are a decision that records keep", function()
    local m = match(1)
    local again = require "tenace".replay(m:record())
    assert.same(m:hands(), again:hands())
    assert.is_true(m:history()[1].forced)
  end)

  it("are any cards in the bots' worlds, and all worlds fit", function()
    for seed = 1, 8 do
      local m = match(seed)
      for player = 1, 4 do
        assert.equal(player, (m:turn()))
        local source, given = search.worlds(m), {}
        for _ = 1, 12 do
          assert.is_true(source:next())
          given[core.moves_made(m.scratch.core)[1]] = true
        end
        local known = player == 1 or player == 3
        assert.equal(not known, next(given, next(given)) ~= nil)
        m:play(m:choose "random")
      end
    end
  end)

  it("tell the one who gets them what the giver lacks", function()
    for seed = 1, 8 do
      local m = match(seed)
      local order = words.split(
        "AS AH AD AC KS KH KD KC QS QH QD QC JS JH JD JC")
      local place = {}
      for i, card in ipairs(order) do place[card] = i end
      local given = m:history()[1].move
      local source = search.worlds(m)
      for _ = 1, 12 do
        assert.is_true(source:next())
        local hand = core.piles(m.scratch.core)[5]
        for _, card in ipairs(place[given] and words.split(hand) or {}) do
          assert.is_true((place[card] or 99) > place[given])
        end
      end
    end
  end)

  it("must be held", function()
    assert.matches("the player does not hold these cards", helper.wrong
      [[ self:deal_each(1)
        self:hand_over(self:player(2).hand, 1, self:player(2), true) ]])
  end)
end)
