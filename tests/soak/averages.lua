-- Means of what is measured deal by deal, with their intervals.
--
--   local margins = averages()
--   margins:add(3)
--   local mean, interval = margins:mean()     -- 95 % of them: mean ± interval

local averages = {}
averages.__index = averages


function averages:add(value)
  self.n, self.sum = self.n + 1, self.sum + value
  self.squares = self.squares + value * value
end


--- The mean, and half the width of its 95 % interval.
function averages:mean()
  local mean = self.sum / self.n
  local spread = math.max(0, self.squares / self.n - mean * mean)
  return mean, 1.96 * math.sqrt(spread / math.max(1, self.n - 1))
end


--- Prints the mean so far after every 50 values, so that a long measurement
-- that is stopped has told something.
function averages:tell()
  if self.n % 50 ~= 0 then return end
  print(string.format("# after %d: %.2f ± %.2f", self.n, self:mean()))
  io.stdout:flush()
end


return function()
  return setmetatable({ n = 0, sum = 0, squares = 0 }, averages)
end
