-- A war of some 1,800 battles that nobody turns: who looks at it learns from
-- more than 16,000 events at once.

local tenace = require "tenace"


describe("war", function()
  it("can be looked at after a long war", function()
    local m = tenace.new("war", { seed = 513, options = { ask = false,
      short = "last_card", put_under = "loser_first" } })
    local scores = m:view(1).scores
    assert.same({ m:scores(), 1 }, { scores, scores[1] + scores[2] })
  end)
end)
