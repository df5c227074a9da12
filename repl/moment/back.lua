-- Back and forth in a match from one person's decision to the next.

local back = {}


--- Repeats `step` ("undo" or "redo") until `done()`. Answers whether that
-- happened, and the number of steps.
local function go(match, step, done)
  local steps = 0
  while true do
    local before = match:decisions()
    match[step](match, 1)
    if match:decisions() == before then return false, steps end
    steps = steps + 1
    if done() then return true, steps end
  end
end


--- back.undo(match, seat) -> true if it went back
-- Takes decisions back to this player's own decision before this one; to the
-- last decision of anybody if the seat is nil. Without one the match stays.
function back.undo(match, seat)
  local found, steps = go(match, "undo", function()
    return not seat or match:turn() == seat
  end)
  if not found then match:redo(steps) end
  return found
end


--- back.can_undo(match, seat) -> true if `back.undo` would go back
-- The match stays where it is. Moves without a choice are no decisions.
function back.can_undo(match, seat)
  local found, steps = go(match, "undo", function()
    return match:turn() == seat
  end)
  match:redo(steps)
  return found
end


--- back.redo(match, seat) -> true if it went on
-- Makes decisions again that were taken back: to this player's next one, or to
-- the end of the match.
function back.redo(match, seat)
  local _, steps = go(match, "redo", function()
    local turn = match:turn()
    return not turn or turn == seat
  end)
  return steps > 0
end


return back
