-- Puzzles: positions in which one move is clearly the best and many bots miss
-- it. The same seed finds the same puzzle on every machine.

local bots = require "tenace.bots.bots"
local core = require "tenace.core"
local match = require "tenace.match.match"
local search = require "tenace.bots.search"

local puzzle = {}

--- The deals of the bots that try it, and those of the first glance at a
-- position.
puzzle.worlds, puzzle.glance = 99, 10

--- The most decisions of a match that are looked at, and the work after which
-- nothing more is looked at: a few seconds, on every machine the same.
puzzle.decisions, puzzle.work = 120, 300000000

--- The most moves to choose from; each has a letter.
puzzle.most_moves = 26

--- The bot that plays up to the position, so that it is one that good players
-- come to.
puzzle.bot = "search:20"

--- The ladder of bots that try it, by the deals in which they think. At least
-- this share of them must miss the best move; and from these shares on a puzzle
-- is called medium and hard.
puzzle.ladder, puzzle.least = { 1, 3, 9, 27 }, 0.2
local GRADES = { { 0.5, "hard" }, { 0.35, "medium" }, { 0, "easy" } }

--- Where the best move wins less often than in so many per cent of the deals,
-- nobody would be in such a position, or care.
puzzle.hope = 10

--- By how many standard errors the best move must be better than any other, at
-- a first glance and at a second.
local AT_A_GLANCE, AT_A_LOOK = 1, 2.5


--- The sum of a move's results in n deals from one on; nil if it was left
-- behind before them.
local function sum_of(outcomes, from, n)
  if #outcomes < from + n - 1 then return nil end
  local sum = 0
  for i = from, from + n - 1 do sum = sum + outcomes[i] end
  return sum
end


--- puzzle.share_missing(outcomes, best, n) -> the share of players who think in
-- n deals each and do not find the best move
-- Of equal moves they take the first. Each thinks in deals of his own.
-- @param outcomes for each move a list of what it came to in each deal
-- @param best the number of the best move
function puzzle.share_missing(outcomes, best, n)
  local players, missing = #outcomes[best] // n, 0
  for k = 1, players do
    local choice, most = nil, nil
    for i, list in ipairs(outcomes) do
      local sum = sum_of(list, (k - 1) * n + 1, n)
      if sum and (not most or sum > most) then choice, most = i, sum end
    end
    if choice ~= best then missing = missing + 1 end
  end
  return missing / math.max(1, players)
end


--- By how much one move does better than another, in standard errors. A move
-- that was left behind is surely worse.
local function gain(one, other)
  local n, sum, squares = #one, 0, 0
  if #other < n then return math.huge end
  for i, points in ipairs(one) do
    local more = points - other[i]
    sum, squares = sum + more, squares + more * more
  end
  local variance = math.max(0, squares - sum * sum / n) / math.max(1, n - 1)
  if variance == 0 then return sum > 0 and math.huge or -math.huge end
  return sum / n / math.sqrt(variance / n)
end


--- The best move of a report.
local function best_of(thought)
  local best = 1
  for i, points in ipairs(thought.points) do
    if points > thought.points[best] then best = i end
  end
  return best
end


--- The place of a move that is better than all others by so many standard
-- errors; or nil.
local function clear_best(thought, errors)
  local best = best_of(thought)
  for i, list in ipairs(thought.outcomes) do
    if i ~= best and gain(thought.outcomes[best], list) < errors then
      return nil
    end
  end
  return best
end


--- What a bot thinks that looks at n deals; nil if it does not see enough.
local function thought_in(m, n, spent)
  local _, thought = search.move(m, n, nil, true)
  spent.work = spent.work + (thought.work or 0)
  if not thought.moves or #thought.moves < 2 then return nil end
  local few = thought.worlds < n or thought.guess or not thought.outcomes
  if few or #thought.moves > puzzle.most_moves then return nil end
  spent.choices = spent.choices + 1
  return thought
end


--- The share of the bots of the ladder that miss the move. Those that think in
-- more deals than were looked at are left out.
local function missed(thought, best)
  local sum, n = 0, 0
  for _, deals in ipairs(puzzle.ladder) do
    if #thought.outcomes[best] >= deals then
      n = n + 1
      sum = sum + puzzle.share_missing(thought.outcomes, best, deals)
    end
  end
  return sum / math.max(1, n)
end


--- puzzle.is_grade(text) -> true if it is a grade of puzzles
function puzzle.is_grade(text)
  for _, grade in ipairs(GRADES) do
    if grade[2] == text then return true end
  end
  return false
end


local function grade_of(share)
  for _, grade in ipairs(GRADES) do
    if share >= grade[1] then return grade[2] end
  end
end


--- Is that move the best and all others clearly worse, when a bot takes its
-- time? They must cost something: tricks and card points may decide nothing any
-- more.
local function is_proven(explained, move)
  if explained.move ~= move then return false end
  for _, other in ipairs(explained.alternatives) do
    local worse = other.clear and other.costs
    if other.move ~= move and not worse then return false end
  end
  return not explained.guess and not (explained.unit == "chance"
    and explained.alternatives[1].value < puzzle.hope)
end


--- The place of the best move, and the share of the bots that miss it; nil if
-- it is not clear, or too few miss it.
local function tempting(m, spent)
  local thought = thought_in(m, puzzle.glance, spent)
  local best = thought and clear_best(thought, AT_A_GLANCE)
  if not best or missed(thought, best) < puzzle.least / 2 then return nil end
  thought = thought_in(m, puzzle.worlds, spent)
  best = thought and clear_best(thought, AT_A_LOOK)
  local share = best and missed(thought, best)
  if best and share >= puzzle.least then return thought, best, share end
end


--- The puzzle in a position; nil if it is none, or of another grade.
local function look(m, grade, spent)
  local thought, best, share = tempting(m, spent)
  if not thought or grade and grade ~= grade_of(share) then return nil end
  local explained, move = m:explain(), thought.moves[best]
  spent.work = spent.work + search.work
  if not is_proven(explained, move) then return nil end
  return { match = m, player = match.seat_asked(m), move = move,
    moves = thought.moves, missed = share, grade = grade_of(share),
    explained = explained }
end


--- The seed of the n-th match to look through.
local function seed_of(seed, n)
  return core.mix(seed, n) & 0x7fffffff
end


--- Is a decision of the first round asked for, and work left? Tells how much
-- work was done.
local function goes_on(m, spent)
  local most = spent.most
  if spent.told then spent.told(math.min(spent.work, most), most) end
  return match.asked(m) ~= nil and spent.work < most
    and core.state(m.core).round == 1
end


--- Does this move double a bid? Then nobody knows any more who is out of his
-- mind, and the rest is no puzzle.
local function doubles(m, move)
  local asked = match.asked(m)
  return asked.others ~= nil and asked.others > 1
    and move == m:moves()[2]
end


--- Plays the first round of a match, as a good bot does, up to a puzzle. A
-- number that the seed gives decides where it begins to look.
local function walk(variant, seed, grade, spent)
  local m = match.new(variant, { seed = seed, traced = true })
  local from = core.mix(seed, 1) % 24
  for n = 1, puzzle.decisions do
    if not goes_on(m, spent) then return nil end
    local found = n > from and look(m, grade, spent)
    if found then return found end
    local move = bots.move(m, puzzle.bot)
    spent.work = spent.work + (m.thought.work or 0)
    if doubles(m, move) then return nil, "doubled" end
    m:play(move)
  end
end


--- puzzle.of(variant, seed [, grade [, work [, told]]]) -> puzzle; or nil: none
-- found
-- @param grade "easy", "medium" or "hard"; any without it
-- @param work after which nothing more is looked at; puzzle.work without it
-- @param told a function that gets the work done so far, and the most of it
-- @return { match = in the position, player, move = the best one, moves = all,
-- in the order of the question, explained = as m:explain gives it, missed = the
-- share of the bots that miss it, grade }
function puzzle.of(variant, seed, grade, work, told)
  local spent, n, doubled = { work = 0, choices = 0,
    most = work or puzzle.work, told = told }, 0, 0
  while spent.work < spent.most do
    n = n + 1
    local found, why = walk(variant, seed_of(seed, n), grade, spent)
    if found then return found end
    if why == "doubled" then doubled = doubled + 1 end
    if n - doubled == 3 and spent.choices == 0 then return nil end
  end
end


return puzzle
