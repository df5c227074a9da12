-- The reason of a score adds up to it: `lights 5, plain cards 3, times 2`.

local tenace = require "tenace"


--- What a reason adds up to.
local function sum_of(reason)
  local sum, times = 0, tonumber(reason:match ", times (%d+)$") or 1
  for n in reason:gsub(", times %d+$", ""):gmatch "%d+" do sum = sum + n end
  return sum * times
end


describe("a score of Koi-Koi", function()
  it("is the sum of its yaku, times what doubles it", function()
    local doubled = 0
    for seed = 1, 3 do
      local m = tenace.new("koi_koi+koi_doubles=each", { seed = seed })
      while m:turn() do m:play(m:choose "random") end
      for _, entry in ipairs(m:score_sheet()) do
        local sum = entry.reason ~= "hand as dealt" and sum_of(entry.reason)
        assert.equal(entry.points, sum or entry.points, entry.reason)
        doubled = doubled + (entry.reason:find "times" and 1 or 0)
      end
    end
    assert.is_true(doubled > 0)
  end)
end)
