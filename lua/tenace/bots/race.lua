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


--- The worlds in which two remaining moves have been compared so far. One move
-- may have begun `a` or `b` worlds earlier than the other.
local function gains_of(thought, i, k)
  local gains = thought.gains or {}
  thought.gains, gains[i] = gains, gains[i] or {}
  local one, other = thought.outcomes[i], thought.outcomes[k]
  local known = gains[i][k]
  if not known or known.one ~= one or known.other ~= other then
    local later = math.min(#one, #other)
    known = { one = one, other = other, a = #one - later, b = #other - later,
      n = 0, sum = 0, squares = 0 }
    gains[i][k] = known
  end
  return known
end


--- The mean of what one move has more than another in the same worlds, and its
-- standard error. Only the worlds since the last comparison are added.
local function gain(thought, i, k)
  local known = gains_of(thought, i, k)
  local one, other, a, b = known.one, known.other, known.a, known.b
  local n, sum, squares = #one - a, known.sum, known.squares
  for world = known.n + 1, n do
    local more = one[a + world] - other[b + world]
    sum, squares = sum + more, squares + more * more
  end
  known.n, known.sum, known.squares = n, sum, squares
  local mean = sum / n
  return mean, (math.max(0, squares / n - mean * mean) / (n - 1)) ^ 0.5
end


--- race.gains(thought, i, k, errors) -> boolean
-- Does remaining move i do better than remaining move k, by more than so many
-- standard errors?
function race.gains(thought, i, k, errors)
  local mean, spread = gain(thought, i, k)
  return mean > errors * spread
end


--- race.clearly(thought, i, k) -> boolean
-- Does remaining move i do better than remaining move k, by more than chance
-- makes likely?
function race.clearly(thought, i, k)
  return race.gains(thought, i, k, race.clear)
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
    if i == best or not race.gains(thought, best, i, race.sure) then
      kept[#kept + 1] = i
    end
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
