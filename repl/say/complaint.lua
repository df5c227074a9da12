-- Lines for standard error, from rooms below the one that writes there.

local complaint = {}


--- complaint.to(text): writes a line to standard error. The room `terminal`
-- puts its function here; without it nothing is written.
function complaint.to() end


return complaint
