-- Whether questions can be answered, and by the moves that bots name: where
-- they cannot, the rules are in error.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local raised_text = require "tenace.base.raised"
local sentence = require "tenace.base.sentence"

local answerable = {}


--- Raises an error of the step that asks.
local function fail(asked, raised)
  local m = { variant = core.kit(asked.core).variant, core = asked.core }
  error(flow_error.of(m, raised, core.flow_of(asked.core)), 0)
end


--- answerable.check(asked)
-- Raises an error if the condition of the question accepts no cards at all.
-- What else the condition raises is for those who call it next.
function answerable.check(asked)
  if not asked.condition then return end
  local found, raised = pcall(question.random, asked)
  if found then return end
  if problem.is_stop(raised) or problem.lacks_memory(raised) then
    error(raised, 0)
  end
  local key = raised_text.key(problem.of(raised))
  if key ~= "no_cards_fit" and key ~= "condition_answer" then return end
  local listed, list = pcall(question.moves, asked)
  if listed and list and #list == 0 then fail(asked, raised) end
end


--- answerable.read(asked, move) -> usual form of the move, kind of answer
-- Reads a bot's move. If it is refused, that is an error of the rules: their
-- condition has answered otherwise before.
function answerable.read(asked, move)
  local kept, kind = question.read(asked, move)
  if kept then return kept, kind end
  fail(asked, sentence.of("bot_refused",
    { move = sentence.shown(move), why = kind }))
end


return answerable
