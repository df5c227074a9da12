-- What a search does where players who know the game agree.

local wise = dofile "tests/lua/wise_moves.lua"
local tenace = require "tenace"

describe("a search", function()
  for _, one in ipairs(wise.positions) do
    local weak = one.today and " (not yet)" or ""

    it(one.game .. ": " .. one.says .. weak, function()
      local move = wise.match(one):choose(wise.bot)
      if one.today then
        assert.is_false(wise.is_wise(one, one.today))
        assert.equal(one.today, move)
      else
        assert.is_true(wise.is_wise(one, move), move)
      end
    end)
  end

  it("doubles only where that does better in its own worlds", function()
    local doubled = 0
    for seed = 102, 107 do
      local m = tenace.new("bridge", { seed = seed })
      while m:turn() and select(2, m:turn()).prompt:match "call" do
        local move = m:choose "search:20"
        local mean = {}
        for i, other in ipairs(m.thought.moves or {}) do
          mean[other] = m.thought.points[i]
        end
        if move == "double" then
          doubled = doubled + 1
          assert.is_true(mean.double > mean.pass, "seed " .. seed)
        end
        m:play(move)
      end
    end
    assert.is_true(doubled > 0)
  end)
end)
