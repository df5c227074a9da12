-- Positions that the page opens at the table: a record, a place in it, and
-- whose seat looks.

local tenace = require "tenace"

local position = {}


--- position.at(record, decision) -> { record, decision, player }; nil if the
-- record cannot be played again
-- @return player = whoever decides there; the first if nobody does
function position.at(record, decision)
  local match = record and tenace.replay(record)
  if not match then return nil end
  local last = match:decisions()
  if decision and decision < last then match:go_to("decision", decision) end
  return { record = record, decision = match:decisions(),
    player = match:turn() or 1 }
end


--- The text of a record without its last decision that was free, and what
-- followed; nil if there is none.
local function shorter(record)
  local last
  for at in record:gmatch "\n()%d+ ?: [^\n]*" do last = at end
  return last and record:sub(1, last - 1)
end


-- So many decisions are left out of a record at most.
local MOST = 8

--- position.last(record) -> { record, decision, player }; nil if there is none
-- The last position of a record before the rules fail.
function position.last(record)
  for _ = 0, MOST do
    local at = position.at(record)
    record = not at and record and shorter(record)
    if at or not record then return at end
  end
end


--- position.asked(record, n, player) -> { record, decision, player, asked }
-- The position behind n decisions, in which the player is asked, even if only
-- one answer is possible; nil if the record cannot be played again.
function position.asked(record, n, player)
  return tenace.replay(record) and { record = record, decision = n,
    player = player, asked = true } or nil
end


return position
