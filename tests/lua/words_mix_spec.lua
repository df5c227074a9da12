-- A stock that is shuffled in the middle of a round: what is in it is known,
-- and its order is not.

local core = require "tenace.core"
local helper = require "game_helper"
local words = require "tenace.words.all"
local search = require "tenace.bots.search"

-- Each discards a card; the discards become the stock; each draws a card.
local steps = [[
  function g:round()
    self:deal_each(12)
    self:draw(self.discard)
    for turn = 1, 3 do
      if turn == 2 then
        self:move(self.stock, self.stock, self.gone)
        self:shuffle_stock(self.discard)
      end
      for player in self:each_player() do
        if turn ~= 2 then
          self:move(self:ask_cards(player, "which?", 1, player), player,
            self.discard)
        end
        if turn == 2 then self:draw(player) end
      end
    end
  end ]]

local facts = "piles = { discard = 'top', gone = 'none' }, "


local function match(seed)
  local m = helper.match(facts, steps, { seed = seed })
  for _ = 1, 4 do m:play(m:choose "random") end
  return m
end


describe("a stock that is shuffled again", function()
  teardown(helper.clean)

  it("has the cards of the pile but its top one", function()
    local said = {}
    for seed = 1, 6 do
      local m = helper.round([[
        self:deal_each(10)
        self:draw(self.discard, 3)
        self:move(self.stock, self.stock, self.gone)
        self.said = tostring(self.discard)
        self:shuffle_stock(self.discard)
        self.told = tostring(self.stock) ]],
        facts .. "round = { said = text, told = text }", { seed = seed })
      local view = m:view(1)
      local lower, top = view.said:match "^(.*) (%S+)$"
      assert.equal(top, view.top)
      assert.equal(helper.sorted(lower), helper.sorted(view.told))
      said[view.told == lower] = true
    end
    assert.same({ [true] = true, [false] = true }, said)
  end)

  it("may lie in any order in worlds, and all of them fit", function()
    local drawn, n, m = {}, 0, match(5)
    local source, counts = search.worlds(m), m:view(1).counts
    for _ = 1, 60 do
      assert.is_true(source:next())
      local piles = core.piles(m.scratch.core)
      assert.equal(m:view(1).hand, piles[3])
      assert.equal(counts[2], #words.split(piles[4]))
      drawn[piles[4]] = true
    end
    for _ in pairs(drawn) do n = n + 1 end
    assert.is_true(n > 30)
  end)

  it("is drawn from by bots that know no more than they may", function()
    for seed = 1, 6 do
      local m = match(seed)
      local move, report = search.move(m, 10)
      assert.is_true(m:allows(move))
      assert.equal(0, report.dropped)
    end
  end)

  it("is the same when the match is played again", function()
    local m = match(3)
    local hands = m:hands()
    assert.same(hands, m:undo(2):redo(2):hands())
    assert.same(hands, require "tenace".replay(m:record()):hands())
  end)
end)
