-- Conditions that a house rule puts on obligations which others have.

local amending = {}


--- The items of two lists in one.
local function both(one, other)
  return table.move(other, 1, #other, #one + 1, table.move(one, 1, #one, 1, {}))
end


--- amending.amended(o, more) -> the obligation with the conditions of both
-- @param more what a house rule says of an obligation that it does not have
function amending.amended(o, more)
  local one = {}
  for part, value in next, o do one[part] = value end
  for _, part in ipairs { "when", "unless", "fields" } do
    one[part] = both(o[part], more[part])
  end
  one.once_empty = more.once_empty or o.once_empty
  if not o.exempt or not more.exempt then
    one.exempt = o.exempt or more.exempt
    return one
  end
  one.exempt = {}
  for part, list in next, o.exempt do
    one.exempt[part] = both(list, more.exempt[part])
  end
  return one
end


return amending
