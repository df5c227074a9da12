-- A move compared with others in the same worlds, in the unit that tells the
-- difference best.

local compared = {}

--- The fewest worlds in which two moves are compared.
compared.least = 10

--- A difference matters from this part of the spread of the results on: of
-- tricks about a twentieth of one.
compared.matters = 0.03

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


--- compared.cost(worlds, best, made) -> { value, interval, clear }; nil if the
-- two were tried together in too few worlds
-- What a move costs against another one, in the score of the round.
function compared.cost(worlds, best, made)
  local list = compared.differences(worlds, "score", best, made)
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


--- The units in which moves can be compared here, the plainest first.
local function units_of(results, is_card, chosen)
  local list = {}
  if is_card and not results.has_parties then
    if results.declarer then list[1] = "chance" end
    list[#list + 1] = results.points_of and "points" or "tricks"
  end
  list[#list + 1] = "score"
  for n = #list - 1, 1, -1 do
    if not varies(results, list[n], chosen) then table.remove(list, n) end
  end
  return list
end


--- compared.all(results, moves, chosen, is_card) -> { unit, value, interval,
-- list, contracts }
-- Compares the chosen move with all others: `list` has { move, value, less,
-- interval, clear, play, made } of each, the best first.
function compared.all(results, moves, chosen, is_card)
  local unit, list, most
  for _, name in ipairs(units_of(results, is_card, chosen)) do
    local found, clear = all_in(results, name, moves, chosen)
    if not most or clear > most then unit, list, most = name, found, clear end
  end
  local value, interval = mean_of(values_of(results.worlds, unit, chosen))
  local all = { unit = unit, value = value, interval = interval, list = list }
  all.play, all.made = contracts_of(results.worlds, chosen)
  all.trick = trick_of(results.worlds, chosen)
  all.chance = mean_of(values_of(results.worlds, "chance", chosen))
  for _, one in ipairs(list) do
    one.value = value - one.less
    one.play, one.made = contracts_of(results.worlds, one.index)
    one.trick = trick_of(results.worlds, one.index)
  end
  return all
end


return compared
