-- Intervals, against numbers worked out by hand or found in print.

local statistics = require "tenace.base.statistics"


local function near(expected, found)
  assert.is_true(math.abs(expected - found) < 0.00006,
    ("%.5f should be %.5f"):format(found, expected))
end


local function interval(low, high, _, found_low, found_high)
  near(low, found_low)
  near(high, found_high)
end


--- The mean and interval of values.
local function mean_of(values, ...)
  local moments = statistics.moments(1)[1]
  for _, value in ipairs(values) do statistics.count(moments, value) end
  return statistics.mean(#values, moments, ...)
end


describe("a mean", function()
  local EVEN = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }

  it("has Student's interval if the values are not skewed", function()
    -- variance 9.16667, error 0.95743, 2.2622 of that to each side
    interval(3.33415, 7.66585, mean_of(EVEN))
    assert.equal(5.5, (mean_of(EVEN)))
  end)

  it("may be of numbers to be divided", function()
    interval(1.66707, 3.83293, mean_of(EVEN, 2))
  end)

  it("has Hall's interval if they are", function()
    -- mean 1.5, error 0.88506, skewness 2.30940 of one value in ten
    local list = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 10 }
    local mean, low, high = mean_of(list)
    near(1.9, mean)
    assert.is_true(high - mean > 2 * (mean - low))
  end)

  it("has Student's if the values lie on both sides of 0", function()
    local mean, low, high = mean_of { -9, -1, 1, -1, 1, -1, 1, -1, 1, 10 }
    assert.is_true(math.abs((high - mean) / (mean - low) - 1) < 0.01)
  end)

  it("of less than ten numbers has no interval, of none there is none",
    function()
      assert.same({ 7.0 }, { mean_of { 7 } })
      assert.same({ 5.0 }, { mean_of { 1, 2, 3, 4, 5, 6, 7, 8, 9 } })
      assert.is_nil(mean_of {})
    end)

  it("has no interval if nothing is known about what differs", function()
    assert.same({ 4.0 }, { mean_of { 4, 4, 4, 4, 4, 4, 4, 4, 4, 4 } })
    assert.same({ 1.2 }, { mean_of { 0, 0, 0, 0, 0, 0, 0, 0, 5, 7 } })
  end)

  it("may be looked at at any time in a wider interval", function()
    -- 500 spread = 7.93615: 2 (8.93615 / 7.93615) ln (2.98934 / 0.05)
    near(3.03521, statistics.at_any_time(500, 0.95))
    -- 2 (2.58723 / 1.58723) ln (1.60849 / 0.05)
    near(3.36390, statistics.at_any_time(100, 0.95))
    assert.is_true(statistics.at_any_time(100, 0.99)
      > statistics.at_any_time(100, 0.95))
  end)

  it("takes the factors that are in every table", function()
    for degrees, factor in pairs { [1] = 12.7062, [10] = 2.2281,
      [12] = 2.1788, [20] = 2.0860, [30] = 2.0423, [120] = 1.9799 } do
      near(factor, statistics.student(degrees))
    end
  end)
end)


describe("a share", function()
  it("has Wilson's interval", function()
    interval(0.23659, 0.76341, statistics.share(5, 10))
    interval(0.01787, 0.40415, statistics.share(1, 10))
  end)

  it("is not certain if none or all of them were so", function()
    interval(0, 0.27753, statistics.share(0, 10))
    interval(0.72247, 1, statistics.share(10, 10))
    assert.is_nil(statistics.share(0, 0))
  end)
end)


describe("the difference of two shares of the same pairs", function()
  it("has Newcombe's interval", function()
    -- his own example, 20 both, 12 and 2 one alone, 16 neither: 0.0562, 0.3292
    local cells = { { 0, 0, 0 }, { 0, 16, 12 }, { 0, 2, 20 } }
    local difference, low, high = statistics.share_difference(cells)
    near(0.2, difference)
    near(0.05616, low)
    near(0.32921, high)
  end)

  it("is not certain if none was so in either", function()
    interval(-0.27753, 0.27753,
      statistics.share_difference { { 0, 0, 0 }, { 0, 10, 0 }, { 0, 0, 0 } })
  end)

  it("counts only what was tried", function()
    -- the first made 6 of 8, the second 3 of 6
    local cells = { { 5, 1, 0 }, { 1, 1, 0 }, { 2, 1, 3 } }
    near(-0.25, (statistics.share_difference(cells)))
    assert.is_nil(statistics.share_difference
      { { 5, 0, 0 }, { 3, 0, 0 }, { 0, 0, 0 } })
  end)
end)
