-- What pupils have reached: their moves are made again under the rules, and the
-- others' moves must be those of the bot that the homework names.

local clean = require "tenace.face.say.clean"
local phrase = require "tenace.face.say.phrase"
local tenace = require "tenace"

local marks = {}

-- The seat of the pupil: the page's own.
local SEAT = 1


--- The first round of the deal is over.
local function is_done(match)
  return not match:turn() or match:view(SEAT).round > 1
end


--- The side of the pupil's seat.
local function own_side(variant)
  for side, seats in ipairs(variant.sides) do
    for _, seat in ipairs(seats) do
      if seat == SEAT then return side end
    end
  end
  return 1
end


--- The totals, the pupil's side first.
local function scores_of(match)
  local scores, own = match:scores(), own_side(match.variant)
  local list = { ("%g"):format(scores[own]) }
  for side, score in ipairs(scores) do
    if side ~= own then list[#list + 1] = ("%g"):format(score) end
  end
  return table.concat(list, " : ")
end


--- Refuses a move.
local function refused(n, move, reason)
  return { state = "refused", text = phrase("homework.refused",
    { n = n, move = clean.line(move), reason = reason }) }
end


--- Makes the moves of a deal again.
local function replay(task, moves, bot)
  local match = tenace.new(task.game, { seed = task.seed })
  for n, move in ipairs(moves) do
    if is_done(match) then break end
    local allowed, reason = match:allows(move)
    if not allowed then return refused(n, move, reason) end
    if match:turn() ~= SEAT and match:choose(bot) ~= move then
      return refused(n, move, phrase("homework.not_the_bot", { bot = bot }))
    end
    match:play(move)
  end
  if not is_done(match) then
    return { state = "unfinished", text = phrase "homework.unfinished" }
  end
  return { state = "done", text = scores_of(match) }
end


--- What the bot reaches in the pupil's seat.
local function by_bot(task, bot)
  local match = tenace.new(task.game, { seed = task.seed })
  while not is_done(match) do match:play(match:choose(bot)) end
  return scores_of(match)
end


--- How the moves answer a puzzle: the last one counts, and how many there were.
local function solved(found, moves)
  local last = moves[#moves]
  for n, move in ipairs(moves) do
    local allowed, reason = found.match:allows(move)
    if not allowed then return refused(n, move, reason) end
  end
  if last == found.move then
    return { state = "done", text = phrase("homework.solved", { n = #moves }) }
  end
  return { state = "unfinished", text = phrase "homework.not_solved" }
end


local Marks = {}
Marks.__index = Marks


--- marks.new() -> marks, which remember what tasks come to
function marks.new()
  return setmetatable({ puzzles = {}, bots = {} }, Marks)
end


--- marks:puzzle(task) -> the puzzle; nil if there is none
function Marks:puzzle(task)
  local key = ("%s#%d:%s"):format(task.game, task.seed, task.grade or "")
  if self.puzzles[key] == nil then
    local variant = assert(tenace.variant(task.game))
    self.puzzles[key] = tenace.puzzle(variant, { seed = task.seed,
      grade = task.grade }) or false
  end
  return self.puzzles[key] or nil
end


--- marks:bot(task, bot) -> what the bot itself reaches; nil for a puzzle
function Marks:bot(task, bot)
  if task.kind == "puzzle" then return nil end
  local key = ("%s#%d:%s"):format(task.game, task.seed, bot)
  self.bots[key] = self.bots[key] or by_bot(task, bot)
  return self.bots[key]
end


--- What was reached; errors of rules are told.
local function reached(self, task, done, bot)
  if not done then
    return { state = "missing", text = phrase "homework.missing" }
  end
  if task.kind == "deal" then return replay(task, done.moves, bot) end
  local found = self:puzzle(task)
  if not found then
    return { state = "refused", text = phrase "homework.no_puzzle" }
  end
  return solved(found, done.moves)
end


--- marks:of(one) -> list of { task, state = "done", "unfinished", "missing" or
-- "refused", text, tries, bot }, one for each task
-- @param one as handed.all gives it
function Marks:of(one)
  local list = {}
  for n, task in ipairs(one.work.tasks) do
    local done, bot = one.done[n], one.work.bot
    local ran, row = pcall(reached, self, task, done, bot)
    if not ran then row = { state = "refused", text = tostring(row) } end
    local knows, by = pcall(self.bot, self, task, bot)
    row.task, row.tries, row.bot = task, done and done.tries, knows and by
      or nil
    list[n] = row
  end
  return list
end


return marks
