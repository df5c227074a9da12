-- How much a search does: a number of worlds, or a fixed amount of work.

local core = require "tenace.core"
local race = require "tenace.bots.race"

local effort = {}

--- The most work of a search in a number of worlds, for each of them. It is
-- counted as for a search without a number, so that the same decision costs the
-- same on every machine; on a slow one 20 worlds take about 0.3 s.
effort.world = 130000

--- The part of it that may be spent before the moves are compared, on each
-- thing that is learnt.
effort.learning = 0.25

--- Steps of rules (instructions, and what words do) that a search may take for
-- each world: far more than any game of ours needs. It ends with what it has
-- by then.
effort.steps = 20000000

--- The worlds for which it is counted if the caller does not set their number;
-- and the most.
effort.usual, effort.many = 20, 1000

--- The decisions in a round after which a search does half of its work; those
-- after which it is half of that, and so on; and the part below which it does
-- not think any more.
effort.patience, effort.halving, effort.least = 1000, 100, 0.01

--- The part after which moves may be left behind, even in between.
effort.stage = 0.2

--- Of so many moves each has plans of its own.
effort.few = 8

--- The worlds before the worse moves are first left behind, for each ten of
-- those wanted; it is twice as many each time.
effort.first = 1


--- Work done so far.
local function work_of(thought)
  local solving = thought.ending and thought.ending.work or 0
  return thought.source:work() + solving
end


--- effort.limit(thought, n)
-- Sets how much work a search in n worlds may do.
function effort.limit(thought, n)
  thought.most = n * effort.world * thought.share
end


--- effort.share(m) -> number
-- The part of its usual work that a search may do in this round, 1 to 0: where
-- a round hardly ends, less and less.
function effort.share(m)
  local made, _, before = core.decisions(m.core)
  local more = made - before - effort.patience
  return more < 0 and 1 or 0.5 ^ (more // effort.halving + 1)
end


--- effort.is_worth_it(m) -> true or false
-- Is there still so much work to be done that a search is worth it?
function effort.is_worth_it(m)
  return effort.share(m) >= effort.least
end


--- effort.bound(thought, n)
-- Sets how many steps a search in n worlds may take.
function effort.bound(thought, n)
  local steps = effort.steps * (2 + math.min(n or effort.usual, effort.many))
  thought.share = effort.share(thought.match)
  thought.steps = steps * thought.share // 1 | 0
  thought.source:limit(thought.steps)
end


--- effort.is_spent(thought) -> true or false
-- Are there no steps left?
function effort.is_spent(thought)
  return thought.source:left() < 0
end


--- effort.may_learn(thought, n) -> true or false
-- May the search still learn, before it compares the moves? It learns n things
-- one after the other.
function effort.may_learn(thought, n)
  local most = thought.most
  return not most or work_of(thought) < most * effort.learning * n
end


--- effort.is_sure(thought) -> true or false
-- Is there nothing to think about any more? One move is surely the best, or no
-- steps are left.
function effort.is_sure(thought)
  return #thought.left < 2 and #thought.moves > 1 or effort.is_spent(thought)
end


--- effort.before(thought, a, b) -> boolean: is remaining move a better than b?
function effort.before(thought, a, b)
  local sum, liked = thought.sum, thought.liked
  if sum[a] ~= sum[b] then return sum[a] > sum[b] end
  if liked[a] ~= liked[b] then return liked[a] > liked[b] end
  return a < b
end


--- effort.sort(thought)
-- Sorts the remaining moves, the best first.
function effort.sort(thought)
  table.sort(thought.left, function(a, b)
    return effort.before(thought, a, b)
  end)
end


--- May the move be left behind? A quick bot's move stays. So do a pass and a
-- double: bids are compared with a pass.
local function may_go(thought, i)
  return i ~= thought.quick and i > (thought.spared or 0)
end


--- Drops the worse half of the remaining moves; not more than the `kept` best
-- remain if that is more than half. Some moves remain besides.
local function halve(thought, kept)
  if thought.usual then return end
  local left = thought.left
  effort.sort(thought)
  local half = (#left + 1) // 2
  for i = #left, math.max(half, kept or 0) + 1, -1 do
    if may_go(thought, left[i]) then table.remove(left, i) end
  end
  if thought.together and #left <= effort.few then thought:part() end
end


--- How many of the remaining moves may be tried in all the worlds that are
-- wanted.
local function affordable(thought, state, n)
  local work = work_of(thought)
  local each = (work - state.work) / state.tried
  return (thought.most - work) // (each * (n - thought.worlds))
end


--- Leaves moves behind when it is time, if there is more to do than may be
-- done: those that are too many, and no more than the worse half. At least two
-- remain.
local function spare(thought, state, n)
  if #thought.left < 3 or thought.usual or thought.seen
    or thought.worlds == n then
    return
  end
  local kept, work = affordable(thought, state, n), work_of(thought)
  if kept >= #thought.left then return end
  if thought.worlds - state.worlds >= state.check
    or work - state.halved >= thought.most * effort.stage then
    state.check, state.halved = 2 * state.check, work
    halve(thought, kept // 1 | 0)
  end
end


--- effort.in_worlds(thought, n [, part])
-- Thinks until there are n worlds. Others replace dropped worlds, as long as
-- most worlds fit. If all of that would be too much work, leaves the worse half
-- of the moves behind now and then, and ends sooner.
-- @param part 0 to 1: the part of the work that may be done; 1 if left out
function effort.in_worlds(thought, n, part)
  local most = (thought.most or math.huge) * (part or 1)
  local wanted, work = n - thought.worlds, work_of(thought)
  local state = { worlds = thought.worlds, tried = 0, work = work,
    halved = work, check = math.max(1, effort.first * wanted // 10) }
  while thought.worlds < n and thought.dropped <= n
    and not effort.is_sure(thought) do
    if state.tried > 0 and work_of(thought) >= most then break end
    local worlds, left = thought.worlds, #thought.left
    thought:think()
    if thought.worlds > worlds then
      state.tried = state.tried + left
      if thought.most then spare(thought, state, n) end
    elseif state.tried == 0 then
      state.work, state.halved = work_of(thought), work_of(thought)
    end
  end
end


--- effort.until_work(thought, work)
-- Thinks until the total work reaches `work`.
function effort.until_work(thought, work)
  repeat
    thought:think()
    local stuck = thought.dropped > thought.worlds + 8
  until stuck or effort.is_sure(thought) or work_of(thought) >= work
end


--- effort.more_worlds(thought, n)
-- Thinks on, in n worlds more, whatever was done before.
function effort.more_worlds(thought, n)
  if thought.most then
    thought.most = work_of(thought) + n * effort.world * thought.share
  end
  effort.in_worlds(thought, thought.worlds + n)
end


--- effort.more_work(thought, work)
-- Thinks on, and does so much work more.
function effort.more_work(thought, work)
  effort.until_work(thought, work_of(thought) + work)
end


--- effort.for_work(thought, work)
-- Thinks until the work is done, and drops the worse moves on the way. What is
-- learnt before the first world may take more than the first part of the work:
-- then the parts begin after it, and make up as much again at least, or moves
-- would be dropped that no world has tried.
function effort.for_work(thought, work)
  local times, done = race.halvings(#thought.left), thought.source:work()
  if times > 0 then thought:think() end
  local now = work_of(thought)
  if now - done > (work - done) // math.max(1, times) then
    done, work = now, math.max(work, 2 * now - done)
  end
  for n = 1, times do
    effort.until_work(thought, done + (work - done) * n // times)
    halve(thought)
  end
end


return effort
