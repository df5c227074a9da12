-- A move compared with others in the same worlds, in the unit that tells the
-- difference best.

local compared = {}

--- The fewest worlds in which two moves are compared.
compared.least = 10

--- A difference matters from this part of the spread of the results on: of
-- tricks about a tenth of one. Two moves may be as good as each other if they
-- are not further apart than the second part.
compared.matters, compared.near = 0.05, 0.1

--- Where in so many of the worlds no side is further ahead than this, the score
-- says little more than who wins the round.
compared.coarse, compared.few_points = 0.9, 2

--- Half the width of a 95 % interval, in standard errors.
local WIDTH = 1.96


--- The mean of a list, half the width of its 95 % interval, and its spread.
local function mean_of(list)
  local n, sum, squares = #list, 0, 0
  if n == 0 then return 0, 0, 0 end
  for _, x in ipairs(list) do sum, squares = sum + x, squares + x * x end
  local mean = sum / n
  local variance = math.max(0, squares / n - mean * mean)
  return mean, WIDTH * (variance / math.max(1, n - 1)) ^ 0.5, variance ^ 0.5
end


--- compared.differences(worlds, unit, i, k) -> by how much move i does better
-- than move k, in each world in which both were tried; these worlds
function compared.differences(worlds, unit, i, k)
  local list, both = {}, {}
  for _, world in ipairs(worlds) do
    local one, other = world[i], world[k]
    if one and other then
      list[#list + 1], both[#both + 1] = one[unit] - other[unit], world
    end
  end
  return list, both
end


--- compared.cost(worlds, unit, best, made) -> { value, interval, clear }; nil
-- if the two were tried together in too few worlds
-- What a move costs against another one, in the score of the round. It must
-- agree with what the reader is told in tricks or card points, so beside these
-- it is from the same playouts.
function compared.cost(worlds, unit, best, made)
  local taken = unit == "tricks" or unit == "points"
  local list = compared.differences(worlds, taken and "played" or "score", best,
    made)
  if #list < compared.least then return nil end
  local value, interval = mean_of(list)
  return { value = value, interval = interval, clear = value > interval }
end


--- What a move came to in each world in which it was tried.
local function values_of(worlds, unit, i)
  local list = {}
  for _, world in ipairs(worlds) do
    if world[i] then list[#list + 1] = world[i][unit] end
  end
  return list
end


--- In which part of the worlds the side of the player had the contract after a
-- move, and in which part it made it, in per cent.
local function contracts_of(worlds, i)
  local n, own, made = 0, 0, 0
  for _, world in ipairs(worlds) do
    local one = world[i]
    if one then n = n + 1 end
    if one and one.own then
      own, made = own + 1, made + (one.chance > 0 and 1 or 0)
    end
  end
  return 100 * own / n, 100 * made / n
end


--- In which part of the worlds the side of the player won the trick to which it
-- played the move, in per cent; nil if that is not known.
local function trick_of(worlds, i)
  local n, won = 0, 0
  for _, world in ipairs(worlds) do
    local one = world[i]
    if one and one.trick ~= nil then
      n, won = n + 1, won + (one.trick and 1 or 0)
    end
  end
  return n > 0 and 100 * won / n or nil
end


--- The comparison of one other move with the chosen one.
local function alternative(results, unit, moves, chosen, i, least)
  local less, both = compared.differences(results.worlds, unit, chosen, i)
  if #less < compared.least then return nil end
  local one = { move = moves[i], index = i, worlds = #both }
  one.less, one.interval = mean_of(less)
  one.clear = math.abs(one.less) > math.max(one.interval, least)
  return one
end


--- All comparisons in a unit, the best move first; and how well the unit tells
-- the chosen move from the others.
local function all_in(results, unit, moves, chosen)
  local list, clear = {}, 0
  local _, _, spread = mean_of(values_of(results.worlds, unit, chosen))
  for i in ipairs(moves) do
    local one = i ~= chosen and alternative(results, unit, moves, chosen, i,
      compared.matters * spread) or nil
    list[#list + 1] = one
    if one then one.near = one.less <= compared.near * spread end
    if one and one.clear then clear = clear + (one.less > 0 and 1 or -2) end
  end
  table.sort(list, function(a, b)
    if a.less ~= b.less then return a.less < b.less end
    return a.index < b.index
  end)
  return list, clear
end


--- Is what a unit counts ever something else than always the same?
local function varies(results, unit, chosen)
  local first
  for _, value in ipairs(values_of(results.worlds, unit, chosen)) do
    first = first or value
    if value ~= first then return true end
  end
  return false
end


--- Is the score of the round so coarse that it tells little more than who wins?
local function is_coarse(results, chosen)
  local list, few = values_of(results.worlds, "score", chosen), 0
  for _, score in ipairs(list) do
    if math.abs(score) <= compared.few_points then few = few + 1 end
  end
  return few >= compared.coarse * #list
end


--- The units in which moves can be compared here, the plainest first.
local function units_of(results, is_card, chosen)
  local list = {}
  if is_card and not results.has_parties then
    if results.declarer then list[1] = "chance" end
    list[#list + 1] = results.points_of and "points" or "tricks"
  end
  if list[1] ~= "chance" and is_coarse(results, chosen) then
    list[#list + 1] = "chance"
  end
  list[#list + 1] = "score"
  for n = #list - 1, 1, -1 do
    if not varies(results, list[n], chosen) then table.remove(list, n) end
  end
  return list
end


--- The plainest unit that tells at least half as many moves from the chosen one
-- as the best unit does, and its comparisons.
local function plainest(results, moves, chosen, is_card)
  local units, found, most = units_of(results, is_card, chosen), {}, nil
  for n, unit in ipairs(units) do
    local list, clear = all_in(results, unit, moves, chosen)
    found[n] = { list = list, clear = clear }
    most = math.max(most or clear, clear)
  end
  for n, unit in ipairs(units) do
    local clear = found[n].clear
    if clear == most or clear > 0 and 2 * clear >= most then
      return unit, found[n].list
    end
  end
end


--- Tells of each move whether it surely scores less in the round. Then it is
-- not as good, whatever the unit.
local function doubt(list, results, moves, chosen)
  local costs = {}
  for _, one in ipairs((all_in(results, "score", moves, chosen))) do
    costs[one.index] = one.clear and one.less > 0
  end
  for _, one in ipairs(list) do
    one.costs = costs[one.index] or false
    one.near = one.near and not one.costs
  end
end


--- A value that a unit can have: a move left behind early may seem to come to
-- less than nothing.
local function possible(value, unit)
  if unit == "score" then return value end
  return math.max(0, unit == "chance" and math.min(100, value) or value)
end


--- compared.all(results, moves, chosen, is_card) -> { unit, value, interval,
-- list, play, made, trick, chance }
-- Compares the chosen move with all others: `list` has { move, index, value,
-- less, interval, clear, near, costs, play, made, trick } of each, best first.
function compared.all(results, moves, chosen, is_card)
  local unit, list = plainest(results, moves, chosen, is_card)
  local value, interval = mean_of(values_of(results.worlds, unit, chosen))
  local all = { unit = unit, value = value, interval = interval, list = list }
  all.play, all.made = contracts_of(results.worlds, chosen)
  all.trick = trick_of(results.worlds, chosen)
  all.chance = mean_of(values_of(results.worlds, "chance", chosen))
  doubt(list, results, moves, chosen)
  for _, one in ipairs(list) do
    one.value = possible(value - one.less, unit)
    one.play, one.made = contracts_of(results.worlds, one.index)
    one.trick = trick_of(results.worlds, one.index)
  end
  return all
end


return compared
