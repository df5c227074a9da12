-- A file of a lesson or of a course, as it is loaded.

local course = require "tenace.rules.course"
local definition = require "tenace.rules.definition"
local lesson = require "tenace.rules.lesson"
local problem = require "tenace.base.problem"
local sandbox = require "tenace.rules.sandbox"
local sentence = require "tenace.base.sentence"

local lesson_file = {}


--- lesson_file.load(found, guard) -> lesson; or nil, problem
-- @param found { path, text, name, of } of a file
-- @param guard function that calls a function of rules under their budgets
-- @return { name, title, of, text, after, options, deal, seed, seat, moves,
-- steps = list of { says, expect, blocked, otherwise, right, others }, done,
-- file }; or a course, as course.word has it
function lesson_file.load(found, guard)
  local too_big = definition.too_big(found)
  if too_big then return nil, too_big end
  local self = { name = found.name, file = found.path, source = found.text,
    game = found.of }
  local environment = sandbox.environment { lesson = lesson.word(self),
    course = course.word(self) }
  local chunk, wrong = sandbox.load(found.text, found.path, environment)
  if not chunk then return nil, wrong end
  local ok, result = guard(chunk)
  if not ok then
    if problem.is(result) then return nil, result end
    return nil, problem.rules(found.path, nil, sentence.shown(result))
  end
  if result == self then return self end
  return nil, problem.rules(found.path, nil, sentence.of("lesson_returned"))
end


return lesson_file
