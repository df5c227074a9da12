-- What all may see of the tens.

local tenace = require "tenace"

describe("mendikot", function()
  it("tells how many tens each side has taken", function()
    local own = { "10H", "9H", "8H", "7H" }
    local m = tenace.new("mendikot", { seed = 1, deal = {
      hands = { "10H *", "9H *", "8H *", "7H *" } } })
    repeat m:play(own[(m:turn())]) until m:view(1).tens[1] > 0
    local view = m:view(1)
    assert.same({ 1, 0 }, view.tens)
    assert.is_nil(view.card_points)
  end)
end)
