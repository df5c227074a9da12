-- Goes through a lesson: the match in which it begins, and the others' moves.

local core = require "tenace.core"
local games = require "tenace.rules.games"
local lesson = require "tenace.rules.lesson"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"

local fail = lesson.fail

local guide = {}


--- Checks that it is the learner's turn.
local function check_turn(self, m, i)
  if m:turn() ~= self.seat then
    fail(self, { "steps", i }, "lesson_turn", { seat = self.seat, n = i,
      turn = m:turn() or 0 })
  end
end


local function check_move(self, m, move, path)
  local ok, reason = m:allows(move)
  if not ok then
    fail(self, path, "lesson_move", { move = move, reason = reason })
  end
  m:play(move)
end


--- guide.match(self) -> the match of a lesson at its beginning
-- @error its rules, its deal or its moves are wrong
function guide.match(self)
  local m = match.new(games.need(self.of, self.options), { seed = self.seed,
    deal = self.deal, traced = true })
  for _, move in ipairs(self.moves) do
    check_move(self, m, move, { "moves" })
  end
  return m
end


--- Did the program make this move, as the only possible one, after decision
-- `from`?
local function was_made(m, move, from)
  local made, forced = core.moves_made(m.core, from)
  for i, other in ipairs(made) do
    if forced[i] and string.upper(other) == string.upper(move) then
      return true
    end
  end
  return false
end


--- guide.reply(self, m, i, from) -> m
-- Makes the others' moves of step i, and then further ones until it is the
-- learner's turn, except after the last step; i = 0: before the first step. The
-- program has already made a move that was the only possible one, even if the
-- lesson lists it.
-- @param from the number of decisions before the learner's move
function guide.reply(self, m, i, from)
  local step = self.steps[i] or {}
  for _, move in ipairs(step.others or {}) do
    if m:allows(move) or not was_made(m, move, from) then
      check_move(self, m, move, { "steps", i, "others" })
    end
  end
  if i == #self.steps then return m end
  while m:turn() and m:turn() ~= self.seat do m:play(m:choose "random") end
  return m
end


--- Checks further right moves. Some of their cards may be gone by then.
local function check_others(self, m, list, i)
  for k = 2, #list do
    local ok, reason, rule = m:allows(list[k])
    if not ok and rule ~= "not_held" then
      fail(self, { "steps", i, "expect" }, "lesson_move",
        { move = list[k], reason = reason })
    end
  end
end


local function try(self)
  local m = guide.reply(self, guide.match(self), 0, 0)
  for i, step in ipairs(self.steps) do
    check_turn(self, m, i)
    local from = m:decisions()
    check_others(self, m, step.expect, i)
    check_move(self, m, step.expect[1], { "steps", i, "expect" })
    guide.reply(self, m, i, from)
  end
end


--- guide.check(self) -> true; or nil, problem
-- Plays a lesson through with its right moves.
function guide.check(self)
  local ok, wrong = pcall(try, self)
  if ok then return true end
  if problem.is(wrong) and wrong.file then return nil, wrong end
  return nil, problem.rules(self.file, nil, tostring(wrong))
end


return guide
