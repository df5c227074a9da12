-- What a side's first meld must count, on both sides of each boundary. Totals
-- are multiples of five.

local tenace = require "tenace"


describe("the first meld", function()
  local first_count = tenace.variant("canasta").steps.first_count

  for _, one in ipairs { { -5, 15 }, { 0, 50 }, { 1495, 50 }, { 1500, 90 },
    { 2995, 90 }, { 3000, 120 } } do
    local total, count = one[1], one[2]
    it("counts at least " .. count .. " with a total of " .. total, function()
      assert.equal(count, first_count(nil, total))
    end)
  end
end)
