-- A search plays for melds, because the quick bots of its playouts do.

local tenace = require "tenace"


--- Plays a round, seat 1 by search; the decisions made.
local function decisions(seed)
  local m = tenace.new("gin_rummy+rounds=1", { seed = seed })
  m:run { "search:20", "random" }
  assert(m:scores()[1] > m:scores()[2])
  return m:decisions()
end


describe("a search at gin rummy", function()
  it("knocks long before the stock is used up", function()
    assert.is_true(decisions(1) < 90)
    assert.is_true(decisions(2) < 90)
  end)
end)
