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

--- A move that was tried in less than this part of the worlds has been left
-- behind early; and where so large a part of them ends level after a move, what
-- it wins says little.
compared.early, compared.level = 1 / 3, 0.5

--- The fewest worlds in which a move that was left behind may seem as good.
compared.enough = 40

--- Where a unit tells fewer moves from the best one than this, a plainer one
-- must tell as many.
compared.many = 3

--- Half the width of a 95 % interval, in standard errors.
local WIDTH = 1.96


--- compared.mean(list) -> mean, half, spread
-- The mean of a list of numbers, half the width of its 95 % interval, and its
-- spread, the standard deviation. All are 0 of an empty list.
function compared.mean(list)
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


--- compared.worlds(results, i) -> the worlds that tell what move i comes to
function compared.worlds(results, i)
  return i == results.asked and results.also or results.worlds
end


--- What a move came to in each world in which it was tried.
local function values_of(worlds, unit, i)
  local list = {}
  for _, world in ipairs(worlds) do
    if world[i] then list[#list + 1] = world[i][unit] end
  end
  return list
end


--- Which score goes with a unit: perfect play counts in the score of the round,
-- not in tricks or card points, so beside these it is that of their playouts.
local function score_beside(unit)
  local taken = unit == "tricks" or unit == "points"
  return taken and "played" or "score"
end


--- compared.cost(results, unit, best, made) -> { value, interval, clear, gains
-- }; nil if the two were tried together in too few worlds
-- What a move costs against another one, in the score of the round, and whether
-- it clearly costs or gains. It must agree with what the reader is told in
-- tricks or card points, so beside these it is from the same playouts.
function compared.cost(results, unit, best, made)
  local kind = score_beside(unit)
  local worlds = compared.worlds(results, made)
  local list = compared.differences(worlds, kind, best, made)
  if #list < compared.least then return nil end
  local value, interval = compared.mean(list)
  local _, _, spread = compared.mean(values_of(results.worlds, kind, best))
  local least = math.max(interval, compared.matters * spread)
  return { value = value, interval = interval, clear = value > least,
    gains = -value > least }
end


--- compared.more(results, unit, chosen, i) -> by how much move i brings more of
-- a unit than the chosen one; nil if it does not clearly
function compared.more(results, unit, chosen, i)
  local list = compared.differences(compared.worlds(results, i), unit, i,
    chosen)
  local mean, interval = compared.mean(list)
  local _, _, spread = compared.mean(values_of(results.worlds, unit, chosen))
  local least = math.max(interval, compared.matters * spread)
  return #list >= compared.least and mean > least and mean or nil
end


--- In which part of the worlds a move wins the round, in per cent, as a reader
-- is told beside the unit.
local function chance_of(worlds, unit, i)
  local scores, won = values_of(worlds, score_beside(unit), i), 0
  for _, score in ipairs(scores) do won = won + (score > 0 and 1 or 0) end
  return 100 * won / math.max(1, #scores)
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


--- In how many of the worlds in which it matters another move does better, in
-- per cent.
local function gained_of(less)
  local gained, lost = 0, 0
  for _, x in ipairs(less) do
    if x < 0 then gained = gained + 1 elseif x > 0 then lost = lost + 1 end
  end
  return 100 * gained / math.max(1, gained + lost)
end


--- The comparison of one other move with the chosen one.
local function alternative(results, unit, moves, chosen, i, least)
  local less, both = compared.differences(compared.worlds(results, i), unit,
    chosen, i)
  if #less < compared.least then return nil end
  local one = { move = moves[i], index = i, worlds = #both }
  one.less, one.interval = compared.mean(less)
  one.gained = gained_of(less)
  one.clear = math.abs(one.less) > math.max(one.interval, least)
  one.early = not one.clear and #less < compared.early * #results.worlds
  return one
end


--- All comparisons in a unit, the best move first; how well the unit tells the
-- chosen move from the others; and whether one is clearly better there.
local function all_in(results, unit, moves, chosen)
  local list, clear, better = {}, 0, false
  local _, _, spread = compared.mean(values_of(results.worlds, unit, chosen))
  for i in ipairs(moves) do
    local one = i ~= chosen and alternative(results, unit, moves, chosen, i,
      compared.matters * spread) or nil
    list[#list + 1] = one
    if one then
      one.near = one.less <= compared.near * spread
        and (not one.early or one.worlds >= compared.enough)
      one.behind = not one.clear and not one.near
    end
    if one and one.clear then clear = clear + (one.less > 0 and 1 or -2) end
    better = better or one ~= nil and one.clear and one.less < 0
  end
  table.sort(list, function(a, b)
    if a.less ~= b.less then return a.less < b.less end
    return a.index < b.index
  end)
  return list, clear, better
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


--- compared.is_welcome(results, unit, chosen) -> boolean
-- Is more of a unit better for the score, from world to world? Where tricks or
-- card points are to be avoided, a player feels them with the other sign.
function compared.is_welcome(results, unit, chosen)
  local n, sum, scores, both = 0, 0, 0, 0
  for _, world in ipairs(results.worlds) do
    local one = world[chosen]
    if one then
      n, sum, scores = n + 1, sum + one[unit], scores + one.score
      both = both + one[unit] * one.score
    end
  end
  return both * n - sum * scores >= 0
end


--- Is the score of the round so coarse that it tells little more than who wins?
local function is_coarse(results, chosen)
  local list, few = values_of(results.worlds, "score", chosen), 0
  for _, score in ipairs(list) do
    if math.abs(score) <= compared.few_points then few = few + 1 end
  end
  return few >= compared.coarse * #list
end


--- Does the round mostly end level after one of the moves, as after a pass?
-- Then who wins it is not what they differ in.
local function may_end_level(results, moves)
  for i in ipairs(moves) do
    local list, level = values_of(results.worlds, "score", i), 0
    for _, score in ipairs(list) do
      if score == 0 then level = level + 1 end
    end
    if #list > 0 and level >= compared.level * #list then return true end
  end
  return false
end


--- The units in which moves can be compared here, the plainest first. None
-- whose figures would have another sign than the player feels.
local function units_of(results, moves, is_card, chosen)
  local list = {}
  if is_card and not results.has_parties then
    if results.declarer then list[1] = "chance" end
    local avoided = results.points_of and results.variant.facts.wins.lowest
    list[#list + 1] = not avoided and (results.points_of and "points"
      or "tricks") or nil
  end
  if list[1] ~= "chance" and is_coarse(results, chosen)
    and (is_card or not may_end_level(results, moves)) then
    list[#list + 1] = "chance"
  end
  list[#list + 1] = "score"
  for n = #list - 1, 1, -1 do
    local tells = varies(results, list[n], chosen)
      and compared.is_welcome(results, list[n], chosen)
    if not tells then table.remove(list, n) end
  end
  return list
end


--- The plainest unit that tells at least half as many moves from the chosen one
-- as the best unit does, or all of a few; and its comparisons. None in which
-- another move is clearly better, if the score says nothing of that.
local function plainest(results, moves, chosen, is_card)
  local units = units_of(results, moves, is_card, chosen)
  local found, most = {}, nil
  for n, unit in ipairs(units) do
    local list, clear, better = all_in(results, unit, moves, chosen)
    found[n] = { list = list, clear = clear, better = better }
    most = math.max(most or clear, clear)
  end
  local score_is_less = found[#units].better
  for n, unit in ipairs(units) do
    local clear = found[n].clear
    local misleads = found[n].better and not score_is_less
    local tells = clear == most
      or clear > 0 and 2 * clear >= most and most >= compared.many
    if tells and not misleads or n == #units then
      return unit, found[n].list
    end
  end
end


--- Does the score tell the move that somebody asks about from the chosen one,
-- although the unit does not? Then the score is what matters.
local function score_alone_tells(results, unit, list, chosen)
  local cost = results.asked and results.asked ~= chosen
    and compared.cost(results, unit, chosen, results.asked)
  if not cost or not (cost.clear or cost.gains) then return false end
  for _, one in ipairs(list) do
    if one.index == results.asked then return not one.clear end
  end
  return false
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
-- less, interval, clear, near, behind, early, costs, play, made, trick } of
-- each, best first.
function compared.all(results, moves, chosen, is_card)
  local unit, list = plainest(results, moves, chosen, is_card)
  if score_alone_tells(results, unit, list, chosen) then
    unit, list = "score", (all_in(results, "score", moves, chosen))
  end
  local value, interval = compared.mean(values_of(results.worlds, unit, chosen))
  local all = { unit = unit, value = value, interval = interval, list = list }
  all.play, all.made = contracts_of(results.worlds, chosen)
  all.trick = trick_of(results.worlds, chosen)
  all.chance = chance_of(results.worlds, unit, chosen)
  doubt(list, results, moves, chosen)
  for _, one in ipairs(list) do
    one.value = possible(value - one.less, unit)
    local worlds = compared.worlds(results, one.index)
    one.play, one.made = contracts_of(worlds, one.index)
    one.trick = trick_of(worlds, one.index)
  end
  return all
end


return compared
