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


--- The names of the game's contracts, in order.
local function contract_names(variant)
  local list = {}
  for name in pairs(variant.facts.contracts or {}) do list[#list + 1] = name end
  table.sort(list)
  return list
end


--- Before a contract is named: one of those without a trump suit that has
-- trumps, such as jacks, which are trumps in the others too. Nil if there is
-- none.
local function usual_contract(variant)
  for _, name in ipairs(contract_names(variant)) do
    local ok, found = pcall(require "tenace".order, variant,
      { contract = name })
    if ok and found:trump() == "trump" then return name end
  end
end


--- The order for these values of fields; false if they do not decide it.
local function made(variant, facts)
  if variant.fields.contract and not facts.contract then
    facts.contract = usual_contract(variant)
  end
  local ok, found = pcall(require "tenace".order, variant, facts)
  return ok and found or false
end


-- For each variant the orders that were made, by the values of the fields, and
-- how many of them there may be.
local known, MOST = setmetatable({}, { __mode = "k" }), 32


--- order.of(variant, view) -> order; or nil while the view does not decide it.
-- The same values make the same order, which is kept.
function order.of(variant, view)
  local facts, key = facts_of(variant, view), ""
  for name, value in pairs(facts) do
    key = ("%s%s=%s;"):format(key, name, value)
  end
  local orders = known[variant]
  if not orders or orders.n >= MOST then
    orders = { n = 0, of = {} }
    known[variant] = orders
  end
  if orders.of[key] == nil then
    orders.of[key], orders.n = made(variant, facts), orders.n + 1
  end
  return orders.of[key] or nil
end


return order
