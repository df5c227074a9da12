-- Makes a list of moves in a match. Only the free decisions are taken from the
-- list: the program makes the forced ones. So each decision is known to be free
-- or forced under these rules.

local core = require "tenace.core"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"

local follow = {}

-- How core.answer names the answers to a question of each kind.
local answered = { card = "card", cards = "cards" }


--- Is the move a word that may be said before a card?
local function says_word(m, kind, move)
  for _, entry in ipairs(kind == "card" and core.sayings(m.core) or {}) do
    if entry[1] == move then return true end
  end
  return false
end


--- follow.moves(m, moves) -> true; or false, and the error if the rules failed
-- or refused a move
-- Makes the moves that are still to be made, as they are written. Stops when
-- there is no question, and before a move that does not answer the question.
function follow.moves(m, moves)
  local n = core.decisions(m.core)
  while n < #moves do
    local kind = m.state == "asked" and core.asks(m.core)
    if not kind then return false end
    local made, why = pcall(core.answer, m.core,
      says_word(m, kind, moves[n + 1]) and "text" or answered[kind] or "text",
      moves[n + 1])
    if not made and problem.lacks_memory(why) then error(why, 0) end
    if not made then return false end
    local state, wrong = match.go_on(m, moves)
    if not state then return false, wrong end
    n = core.decisions(m.core)
  end
  return true
end


return follow
