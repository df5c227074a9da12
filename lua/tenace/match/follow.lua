-- A match follows a list of moves: the free decisions are made as the list has
-- them, the forced ones by the program, so that it is known of each decision
-- whether it was forced by these rules.

local core = require "tenace.core"
local match = require "tenace.match.match"

local follow = {}

-- How core.answer is told what a question of each kind is answered with.
local answered = { card = "card", cards = "cards" }


--- follow.moves(m, moves) -> true; or false, and what was raised if the rules
-- failed or refused one
-- Makes the moves that have not been made, as they are written. It stops where
-- nobody is asked, and before a move that is no answer to what is asked.
function follow.moves(m, moves)
  local n = core.decisions(m.core)
  while n < #moves do
    local asked = m.state == "asked" and core.question(m.core)
    if not asked then return false end
    local made = pcall(core.answer, m.core, answered[asked.kind] or "text",
      moves[n + 1])
    if not made then return false end
    local state, wrong = match.go_on(m)
    if not state then return false, wrong end
    n = core.decisions(m.core)
  end
  return true
end


return follow
