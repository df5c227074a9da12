-- What a search need not do again in each world: the tricks so far, and most
-- comparisons with what the player has seen.

local helper = require "game_helper"
local search = require "tenace.bots.search"

-- A game of tricks; `more` is further rules text.
local function tricks(more)
  return helper.match([[
    obligations = { follow_suit }, points = { A = 11, ["10"] = 10, K = 4 },
  ]], [[
    function g:round()
      self:deal_each(6)
      self:play_tricks { tricks = 2 }
      self:play_tricks()
      for side in self:each_side() do
        self:score(side, side.won:points(), "cards")
      end
    end
  ]] .. more, { seed = 4 })
end


describe("a search", function()
  teardown(helper.clean)

  it("thinks the same whether or not it skips the tricks so far", function()
    local m, slow = tricks(""), tricks("function g:after_trick() end")
    local thought
    for _ = 1, 19 do
      m:choose "search:12"
      slow:choose "search:12"
      thought = m.thought
      assert.same(slow.thought.points, thought.points)
      assert.same(slow.thought.outcomes, thought.outcomes)
      local move = m:choose "random"
      m:play(move)
      slow:play(move)
    end
    assert.equal(12, thought.worlds)
  end)

  it("compares the first worlds with what was seen, then one of eight",
    function()
      local source, compared = search.worlds(tricks(""), 0, true), {}
      for n = 1, 24 do
        local _, did = source:next()
        if did then compared[#compared + 1] = n end
      end
      assert.equal("1 2 3 4 5 6 7 8 16 24", table.concat(compared, " "))
    end)

  it("compares all worlds once it doubts", function()
    local source = search.worlds(tricks(""), 0, true)
    for _ = 1, 8 do source:next() end
    assert.is_false((select(2, source:next())))
    source:doubt()
    assert.is_true((select(2, source:next())))
  end)
end)
