-- Perfect play inside a search: how the last tricks of a world end when nobody
-- makes a mistake.
--
-- What counts is what the rules reward. So the rules are asked: in the world,
-- the tricks that are left are claimed with so many points (or tricks), and the
-- rules score the round. Where that changes is a step: 61 points, an
-- announcement, a contract. The solver says which steps each card reaches.

local core = require "tenace.core"
local counting = require "tenace.rules.points"
local solve = require "tenace.match.solve"

local endings = {}

--- The most tricks that are left where worlds are solved.
endings.most_tricks = 10

--- The same where cards count no points. There earlier tricks take most of the
-- work, and in the same time more playouts tell as much.
endings.most_plain = 6

--- The most positions for a world, if the number of worlds is set: about what
-- ten playouts cost. If more than one world in five needs more, no more worlds
-- are solved at this decision.
endings.most_nodes, endings.one_in = 3000, 5

--- The same, if a fixed amount of work decides.
endings.nodes_at_length, endings.one_in_at_length = 20000, 2

--- If the step that decides most takes more than this part of these positions,
-- no other steps are looked for.
endings.small_part = 1 / 10

--- What perfect play counts beside a playout.
endings.weight = 3

--- What last tricks count besides their cards: one of these is looked for.
endings.last_counts = { 0, 10, 5, 1, 20 }

--- The most steps: if there are more, what counts is taken for a straight line.
endings.most_steps = 40

--- What a world costs beside its positions, and what a position costs, in the
-- units of a search's work.
endings.cost, endings.node_cost = 300, 2


--- endings.new(m [, n]) -> what is known of the endings of this decision; nil
-- if it is not a card that can be solved. Nobody wins the last trick but one
-- when tricks are claimed.
-- @param n the number of worlds of the search, if it is set
function endings.new(m, n)
  local tricks = core.ending(m.core)
  local most = m.variant.facts.points and endings.most_tricks
    or math.min(endings.most_plain, endings.most_tricks)
  if not tricks or tricks > most or tricks < 2
    or counting.count_last_two(m.variant.points) then
    return nil
  end
  local by_points = m.variant.facts.points ~= nil
    and not solve.ends_by_trick(m.core)
  return { by_points = by_points, fewest = false, last = 0, solved = 0,
    failed = 0, work = 0,
    most_nodes = n and endings.most_nodes or endings.nodes_at_length,
    one_in = n and endings.one_in or endings.one_in_at_length }
end


--- The seats of the player's camp in the present world, as bits.
local function camp_of(thought, world)
  local camp = core.camp(world, solve.alone(world, thought.match.variant))
  local bits = 0
  for _, seat in ipairs(camp or {}) do bits = bits | 1 << (seat - 1) end
  return bits > 0 and bits or nil
end


--- What the rules give for so much of what is left in the present world; and
-- how much of it cards can make.
local function scored(thought, ending, worth, last)
  core.claim(thought.match.scratch.core, ending.camp, worth, ending.by_points,
    last)
  local won, raised = thought.source:play("", true)
  if not won then error(raised or "no round's end", 0) end
  return won, core.claimed(thought.match.scratch.core)
end


--- Does what is scored lie on a straight line between the two?
local function is_straight(score, low, high, at_low, at_high)
  if high - low < 16 then return false end
  for part = 1, 3 do
    local worth = low + (high - low) * part // 4
    local line = at_low + (at_high - at_low) * (worth - low) / (high - low)
    if math.abs(score(worth) - line) > 1e-6 then return false end
  end
  return true
end


--- Adds steps of one each, as if all counted alike.
local function add_line(list, low, high, at_low, at_high)
  for worth = low + 1, high do
    local part = (worth - low) / (high - low)
    list[#list + 1] = { worth, at_low + part * (at_high - at_low), worth - 1 }
  end
end


--- Adds the steps above `low` up to `high`: { worth, what is scored from there
-- on, the most that cards can make below it }, rising.
local function add_steps(list, score, low, high, at_low, at_high)
  if at_low == at_high then return end
  if high - low == 1 then
    list[#list + 1] = { high, at_high, select(2, score(low)) }
  elseif #list > endings.most_steps
    or is_straight(score, low, high, at_low, at_high) then
    add_line(list, low, high, at_low, at_high)
  else
    local middle = (low + high) // 2
    local at_middle = score(middle)
    add_steps(list, score, low, middle, at_low, at_middle)
    add_steps(list, score, middle, high, at_middle, at_high)
  end
end


--- All steps of the present world, and what is scored below the first.
local function find_steps(score, least, most)
  local at_least, list = score(least), {}
  add_steps(list, score, least, most, at_least, score(most))
  return list, at_least
end


--- Is what is scored around this step of an earlier world as it was?
local function holds(score, steps, n, below, worth)
  if #steps > 8 and n % (#steps // 4) ~= 0 then return true end
  local won, made = score(worth)
  return (won == steps[n][2] or made < worth)
    and score(worth - 1) == (n > 1 and steps[n - 1][2] or below)
end


--- Are the steps of an earlier world, moved by so much, those of this one?
local function fit(before, moved, score, least, most)
  local list, steps = {}, before.list
  for n, step in ipairs(steps) do
    local worth = step[1] + moved
    if worth <= least or worth > most
      or not holds(score, steps, n, before.below, worth) then
      return nil
    end
    list[n] = { worth, step[2], step[3] + moved }
  end
  return list
end


--- With the last trick, cards make sums that they do not make without it. So a
-- step may be lower than it seemed.
local function lower_steps(thought, ending, list)
  local last = ending.last
  for _, step in ipairs(last > 0 and list or {}) do
    for worth = math.max(step[3] + 1, last), step[1] - 1 do
      local won, made = scored(thought, ending, worth - last, true)
      if made + last == worth and won == step[2] then
        step[1] = worth
        break
      end
    end
  end
end


--- The steps of the present world. Mostly they are those of an earlier one, or
-- moved by what lies elsewhere.
local function steps_of(thought, ending, least, most)
  local before = ending.steps
  if before and ending.by_tricks then return before.list, before.below end
  local cards = most - ending.last
  local function score(worth)
    if worth <= cards then return scored(thought, ending, worth, false) end
    return scored(thought, ending, worth - ending.last, true)
  end
  if before and before.least == least then
    local moved = most - before.most
    local list = fit(before, moved, score, least, most)
      or moved ~= 0 and fit(before, 0, score, least, most)
    if list then return list, before.below end
  end
  local list, below = find_steps(score, least, most)
  lower_steps(thought, ending, list)
  ending.steps = { list = list, below = below, least = least, most = most }
  return list, below
end


--- The worths of the steps, from low to high.
local function worths_of(steps)
  local list = {}
  for i, step in ipairs(steps) do list[i] = step[1] end
  return list
end


--- The step at which more than half of all that can be won or lost is decided,
-- if there are others beside it: mostly whether a contract is made.
local function main_step(steps, below)
  local whole, before = math.abs(steps[#steps][2] - below), below
  for _, step in ipairs(#steps > 1 and steps or {}) do
    if math.abs(step[2] - before) * 2 > whole then return step, before end
    before = step[2]
  end
end


--- What each card scores at best by these steps, by card, or nil if that takes
-- too many positions; and the number of positions.
local function reached(ending, world, steps, below)
  local found, nodes = core.solve_ending(world, worths_of(steps),
    ending.most_nodes)
  ending.work = ending.work + nodes * endings.node_cost
  for card, n in next, found or {} do
    found[card] = n > 0 and steps[n][2] or below
  end
  return found, nodes
end


--- The same for the present world. One step that decides most is looked at
-- first, which takes much less time than all do. It is enough if it takes many
-- positions itself, or if all take too many.
local function best_of(ending, world, steps, below)
  local main, before = main_step(steps, below)
  if not main then return (reached(ending, world, steps, below)) end
  local found, nodes = reached(ending, world, { main }, before)
  if nodes > endings.small_part * ending.most_nodes then return found end
  return reached(ending, world, steps, below) or found
end


--- What each card scores at best in the present world, by card; or nil.
local function solved(ending, world, steps, below)
  local found = best_of(ending, world, steps, below)
  ending.work = ending.work + endings.cost
  if found then
    ending.solved = ending.solved + 1
  else
    ending.failed = ending.failed + 1
  end
  return found
end


--- All cards score the same: nothing is left to decide.
local function all_score(points)
  return setmetatable({}, { __index = function() return points end })
end


--- Do the steps all go one way? Then it says whether less is better.
local function direction(steps, below)
  local fewest = steps[1][2] < below
  for _, step in ipairs(steps) do
    if (step[2] < below) ~= fewest then return nil end
    below = step[2]
  end
  return fewest
end


--- What is scored for `worth` by the steps; nil if it lies where no cards were.
local function by_steps(steps, below, worth)
  for _, step in ipairs(steps) do
    if worth < step[1] then return worth <= step[3] and below or nil end
    below = step[2]
  end
  return below
end


--- How often the steps are wrong where the last trick is won too, if it counts
-- so much besides. It looks below and at some steps.
local function faults(thought, ending, steps, below, last)
  local n, apart = 0, math.max(1, #steps // 4)
  for i = 1, #steps, apart do
    for worth = steps[i][1] - last - 1, steps[i][1] - last do
      if worth >= 0 then
        local won, made = scored(thought, ending, worth, true)
        local by = by_steps(steps, below, made + last)
        if by and by ~= won then n = n + 1 end
      end
    end
  end
  return n
end


--- What the last trick counts besides, in points of cards.
local function last_of(thought, ending, steps, below)
  local best, fewest = 0, nil
  for _, last in ipairs(endings.last_counts) do
    local n = faults(thought, ending, steps, below, last)
    if n == 0 then return last end
    if not fewest or n < fewest then best, fewest = last, n end
  end
  return best
end


--- Learns in a first world which way the steps go, and what the last trick
-- counts. If that is not as usual, this world cannot be solved.
local function learn(thought, ending, steps, below)
  local fewest = direction(steps, below)
  ending.learnt = fewest ~= nil
  if fewest == nil then return false end
  ending.fewest, ending.last = fewest, last_of(thought, ending, steps, below)
  if ending.last > 0 then ending.steps = nil end
  return not fewest and ending.last == 0
end


--- What each card scores in the present world, by card; or nil.
local function look(thought, ending)
  local world = thought.match.scratch.core
  local least, most = core.pose_ending(world, ending.camp, ending.by_points,
    ending.last, ending.fewest)
  if not least then return nil end
  local steps, below = steps_of(thought, ending, least, most)
  if #steps == 0 then
    ending.failed, ending.solved = ending.failed - 1, ending.solved + 1
    return all_score(below)
  end
  if not ending.learnt
    and not learn(thought, ending, steps, below)
    or direction(steps, below) ~= ending.fewest then
    return nil
  end
  ending.failed = ending.failed - 1
  return solved(ending, world, steps, below)
end


--- The rules could not score a claim: no more worlds are solved. Raises again
-- what says nothing about the claim.
local function give_up(ending, raised)
  local text = type(raised) == "string" and raised or ""
  if core.spent() or text:find "interrupted!" or text:find "enough memory" then
    error(raised, 0)
  end
  ending.failed = math.huge
end


--- Plays up to the question in the present world, and finds the player's camp.
-- False: there is none, or another question is asked.
local function reach(thought, ending)
  local source = thought.source
  local same, by_tricks = source:same()
  local known = same and ending.camp ~= nil
  ending.by_tricks = by_tricks
  if not source:reach(known) then return false end
  if not known then
    ending.camp = camp_of(thought, thought.match.scratch.core)
  end
  return ending.camp ~= nil
end


--- endings.look(thought) -> what each card scores in the present world if all
-- play perfectly, by card; or nil
function endings.look(thought)
  local ending = thought.ending
  if ending.failed > 2 + ending.solved // (ending.one_in - 1) then
    return nil
  end
  ending.failed = ending.failed + 1
  if not reach(thought, ending) then return nil end
  local ok, found = pcall(look, thought, ending)
  if ok then return found end
  give_up(ending, found)
end


--- endings.add(thought, points, found)
-- Adds what was solved to the results of the playouts, by move.
function endings.add(thought, points, found)
  local weight = endings.weight
  for i, won in next, points do
    local best = found[thought.moves[i] ]
    if best then points[i] = (won + weight * best) / (1 + weight) end
  end
end


return endings
