-- Calls of the rules on behalf of a question that waits.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"


--- guarded(asked, f, …) -> what f answers
-- Calls a function that may run rules, or work as long as they may, under their
-- budgets, and unlocks the match in any case. An error names game, file and
-- line.
-- @param asked the question, see question.of
return function(asked, f, ...)
  local results = table.pack(core.guard(asked.core, xpcall, f, problem.handler,
    ...))
  core.lock(asked.core, false)
  if results[1] then return table.unpack(results, 2, results.n) end
  local wrong = problem.of(results[2]) -- no handler sees that memory ran out
  local variant, file = core.kit(asked.core).variant, wrong.file
  local line = wrong.line
  if not file then  -- the fault is the waiting step's
    file, line = flow_error.place_in(variant, core.flow_of(asked.core))
  end
  error(problem.rules(file, line, sentence.of("in_game",
    { game = variant.title, text = wrong.text }), wrong.raised), 0)
end
