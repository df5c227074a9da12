-- The order that a round is played by, asked from what a player sees.

local order = {}


-- What Lua holds the values of such fields in.
local TYPES = { flag = "boolean", number = "number", suit = "string",
  text = "string", choice = "string", card = "string", player = "number",
  side = "number" }


--- The values of the game's fields in a view. A view has a `hand` and `tricks`
-- of its own, which are not the fields that Skat calls so.
local function facts_of(variant, view)
  local facts = {}
  for name, field in pairs(variant.fields) do
    if type(view[name]) == TYPES[field.kind] then facts[name] = view[name] end
  end
  if facts.trump == "trump" then facts.trump = nil end
  return facts
end


--- order.of(variant, view) -> order; or nil while the view does not decide it.
function order.of(variant, view)
  local facts = facts_of(variant, view)
  local ok, found = pcall(require "tenace".order, variant, facts)
  return ok and found or nil
end


return order
