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


describe("a mean", function()
  it("has Student's interval", function()
    -- 1 2 3 4 5: variance 2.5, error 0.70711, 2.7764 of that to each side
    interval(1.03678, 4.96322, statistics.mean(5, 15, 55))
    assert.equal(3, (statistics.mean(5, 15, 55)))
  end)

  it("may be of numbers to be divided", function()
    interval(0.51839, 2.48161, statistics.mean(5, 15, 55, 2))
  end)

  it("of one number has no interval, of none there is none", function()
    assert.same({ 7.0 }, { statistics.mean(1, 7, 49) })
    assert.is_nil(statistics.mean(0, 0, 0))
  end)

  it("of equal numbers is certain", function()
    assert.same({ 4.0, 4.0, 4.0 }, { statistics.mean(3, 12, 48) })
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
