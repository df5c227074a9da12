-- The order by which a match plays, for those who tell of positions in which
-- the rules may have none yet.

local kit = require "tenace.match.kit"
local problem = require "tenace.base.problem"

--- known_order(m) -> the order by which that match plays now; nil where its
-- rules have none yet
-- Errors: what stops a script stops it here, too.
local function known_order(m)
  local known, order = pcall(kit.order_now, m.core)
  if not known and problem.is_stop(order) then error(order, 0) end
  return known and order or nil
end


return known_order
