-- Moves that are surely worse than the best one are left behind, so that a
-- search compares the close ones.

local race = {}

--- The worlds before the first comparison, and from one to the next.
race.first, race.step = 12, 4

--- A move is left behind if the best one gains on it more than this many
-- standard errors.
race.sure = 3.5

--- What is idle to say must gain by more than this many standard errors.
race.clear = 2


--- race.suits(asked) -> true or false
-- Is the question one for a race? Bids are not: what they are worth is still
-- being learnt in the first worlds.
function race.suits(asked)
  return asked.kind == "card" or asked.plays or asked.stage ~= nil
end


--- The mean of what one list has more than the other, and its standard error.
-- Both end with the same world; one may begin earlier.
local function gain(one, other)
  local n = math.min(#one, #other)
  local a, b, sum, squares = #one - n, #other - n, 0, 0
  for i = 1, n do
    local more = one[a + i] - other[b + i]
    sum, squares = sum + more, squares + more * more
  end
  local mean = sum / n
  return mean, (math.max(0, squares / n - mean * mean) / (n - 1)) ^ 0.5
end


--- race.clearly(thought, i, k) -> boolean
-- Does remaining move i do better than remaining move k, by more than chance
-- makes likely?
function race.clearly(thought, i, k)
  local mean, spread = gain(thought.outcomes[i], thought.outcomes[k])
  return mean > race.clear * spread
end


--- The remaining move with the best mean.
local function leader(thought)
  local best, most = nil, -math.huge
  for _, i in ipairs(thought.left) do
    local mean = thought.sum[i] / thought.tried[i]
    if mean > most then best, most = i, mean end
  end
  return best
end


--- race.run(thought)
-- Leaves surely worse moves behind, when it is time to compare. All remaining
-- moves have been tried in the same worlds.
function race.run(thought)
  local left, n = thought.left, thought.tried[thought.left[1]]
  if #left < 2 or n < race.first or n % race.step > 0 then return end
  local best, kept = leader(thought), {}
  for _, i in ipairs(left) do
    local mean, spread = gain(thought.outcomes[best], thought.outcomes[i])
    if i == best or mean <= race.sure * spread then kept[#kept + 1] = i end
  end
  thought.left = kept
end


--- race.halvings(n) -> how often n moves can be halved until one is left
function race.halvings(n)
  local times = 0
  while n > 1 do n, times = (n + 1) // 2, times + 1 end
  return times
end


return race
