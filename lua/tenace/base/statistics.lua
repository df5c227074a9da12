-- Means, shares, and intervals that hold the true value 95 times out of 100.

local statistics = {}

--- A normal variable stays below this with 97.5 %.
local NORMAL = 1.959963984540054

-- The same for Student's distribution, by degrees of freedom. For more degrees
-- a series in 1 / n serves.
local STUDENT = { 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646,
  2.3060, 2.2622, 2.2281, 2.2010, 2.1788, 2.1604, 2.1448, 2.1314 }


-- A sequence is narrowest after about so many values.
local USUAL = 500

--- Fewer values than these have no interval.
statistics.least = 10

-- Nor have values of which fewer than these are not 0.
local MOVED = 3

-- The power of what the sum of the values has of the sum of their sizes: so far
-- their skewness counts.
local ONE_SIDED = 4


--- statistics.student(degrees) -> the factor for a mean's interval
function statistics.student(degrees)
  if degrees < 1 then return math.huge end
  if STUDENT[degrees] then return STUDENT[degrees] end
  local z, n = NORMAL, degrees
  return z + (z ^ 3 + z) / (4 * n)
    + (5 * z ^ 5 + 16 * z ^ 3 + 3 * z) / (96 * n ^ 2)
    + (3 * z ^ 7 + 19 * z ^ 5 + 17 * z ^ 3 - 15 * z) / (384 * n ^ 3)
end


--- statistics.at_any_time(n, sure) -> the factor for a mean's interval
-- The intervals after 100 values and after each number of further ones all hold
-- the true mean with that probability, `sure`: one may look at each, and stop
-- when one likes. They are the asymptotic sequence of Waudby-Smith, Arbour,
-- Sinha, Kennedy and Ramdas.
function statistics.at_any_time(n, sure)
  local twice = -2 * math.log(1 - sure)
  local grown = n * (twice + math.log(twice + 1)) / USUAL + 1
  return math.sqrt(grown / (grown - 1) * (math.log(grown) + twice))
end


--- statistics.moments(n) -> a list of n moments of no values
-- The moments of values are their sum, those of their squares, cubes and sizes,
-- and how many are not 0. Those of whole numbers are the same in any order.
function statistics.moments(n)
  local list = {}
  for i = 1, n do
    list[i] = { sum = 0, squares = 0, cubes = 0, sizes = 0, moved = 0 }
  end
  return list
end


--- statistics.count(moments, value): adds a value
function statistics.count(moments, value)
  if value == 0 then return end
  local square = value * value
  moments.sum = moments.sum + value
  moments.squares = moments.squares + square
  moments.cubes = moments.cubes + square * value
  moments.sizes = moments.sizes + math.abs(value)
  moments.moved = moments.moved + 1
end


--- The skewness of n values. It counts as far as most of the values lie on one
-- side of 0: rare large ones on both sides have a skewness by chance.
local function skewness(n, moments, mean, variance)
  local third = moments.cubes / n - 3 * mean * (moments.squares / n)
    + 2 * mean ^ 3
  return third / variance ^ 1.5 * (moments.sum / moments.sizes) ^ ONE_SIDED
end


--- Student's factor for one end of the interval, if the mean is that skewed:
-- the inverse of Hall's transformation.
local function unskewed(factor, skew)
  if math.abs(skew) < 1e-9 then return factor end
  local cube = 1 + skew * (factor - skew / 6)
  local root = math.abs(cube) ^ (1 / 3)
  return 3 / skew * ((cube < 0 and -root or root) - 1)
end


--- statistics.mean(n, moments [, scale [, sure]]) -> mean, low, high
-- The mean of n values with its interval, from their moments: Student's, with
-- Hall's correction for skewed values; or with `sure` one of a sequence that
-- may be looked at at any time. The values are divided by `scale` (1).
-- There is no interval for fewer than ten values, if fewer than three are not
-- 0, or if all are the same; and none has no mean.
function statistics.mean(n, moments, scale, sure)
  if n == 0 then return nil end
  scale = scale or 1
  local mean = moments.sum / n
  local variance = moments.squares / n - mean * mean
  if n < statistics.least or moments.moved < MOVED
    or variance <= 1e-12 * mean * mean then
    return mean / scale
  end
  local factor = sure and statistics.at_any_time(n, sure)
    or statistics.student(n - 1)
  local skew = skewness(n, moments, mean, variance) / math.sqrt(n)
  local error = math.sqrt(variance / (n - 1))
  return mean / scale, (mean - error * unskewed(factor, skew)) / scale,
    (mean - error * unskewed(-factor, skew)) / scale
end


--- statistics.share(k, n) -> share, low, high
-- k out of n, with Wilson's interval, which is right near 0 and 1 too.
function statistics.share(k, n)
  if n == 0 then return nil end
  local share, square = k / n, NORMAL ^ 2
  local middle = (k + square / 2) / (n + square)
  local half = NORMAL / (n + square)
    * math.sqrt(share * (1 - share) * n + square / 4)
  return share, k > 0 and middle - half or 0.0,
    k < n and middle + half or 1.0
end


--- The correlation of the errors of two shares. `cells[i][j]` counts the pairs
-- with i in the first and j in the second: 1 not tried, 2 no, 3 yes. As
-- Newcombe proposes, half a pair is taken off, so that the correlation does
-- not look too strong.
local function correlation(cells, one, two)
  local weights = { { 0, -one, 1 - one }, { 0, -two, 1 - two } }
  local both, first, second = 0, 0, 0
  for i = 1, 3 do
    for j = 1, 3 do
      local n, a, b = cells[i][j], weights[1][i], weights[2][j]
      both = both + n * a * b
      first, second = first + n * a * a, second + n * b * b
    end
  end
  if first == 0 or second == 0 then return 0 end
  if both > 0 then both = math.max(0, both - 0.5) end
  return both / math.sqrt(first * second)
end


--- The totals of one half of the pairs: yes, tried.
local function margin(cells, of)
  local yes, tried = 0, 0
  for i = 2, 3 do
    for j = 1, 3 do
      local n = of == 1 and cells[i][j] or of == 2 and cells[j][i]
      tried = tried + n
      if i == 3 then yes = yes + n end
    end
  end
  return yes, tried
end


--- How far the true difference of two shares may be from the difference found,
-- if the shares may be off by `a` and by `b`.
local function reach(a, b, together)
  return math.sqrt(math.max(0, a * a - 2 * together * a * b + b * b))
end


--- statistics.share_difference(cells) -> difference, low, high
-- The second share less the first, for things tried in pairs, with Newcombe's
-- interval: it combines Wilson's intervals of both shares by their correlation.
-- @param cells cells[i][j]: the number of pairs with i in the first and j in
-- the second: 1 not tried, 2 no, 3 yes
function statistics.share_difference(cells)
  local one, low1, high1 = statistics.share(margin(cells, 1))
  local two, low2, high2 = statistics.share(margin(cells, 2))
  if not one or not two then return nil end
  local together, difference = correlation(cells, one, two), two - one
  return difference,
    difference - reach(two - low2, high1 - one, together),
    difference + reach(high2 - two, one - low1, together)
end


return statistics
