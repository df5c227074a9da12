-- Calls of the rules on behalf of a question that waits.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"


--- guarded(asked, f, …) -> the first three results of f
-- Calls a function that may run rules, under their budgets, and unlocks the
-- match in any case. An error names game, file and line.
-- @param asked the question, see question.of
return function(asked, f, ...)
  local ok, one, two, three = core.guard(asked.core, xpcall, f, problem.handler,
    ...)
  core.lock(asked.core, false)
  if ok then return one, two, three end
  local wrong = problem.of(one) -- no handler sees that memory ran out
  local variant, file = core.kit(asked.core).variant, wrong.file
  local line = wrong.line
  if not file then  -- the fault is the waiting step's
    file, line = flow_error.place_in(variant, core.flow_of(asked.core))
  end
  error(problem.rules(file, line, sentence.of("in_game",
    { game = variant.title, text = wrong.text }), wrong.raised), 0)
end
