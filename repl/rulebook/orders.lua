-- The orders of a game, each with the facts of the round under which it was
-- found. Random rounds find them, so a game only has to say the order itself.

local story = require "tenace.match.story"

local orders = {}

-- The most rounds to play, and the number of rounds without anything new that
-- is enough.
local MOST, ENOUGH = 240, 60


--- Calls `f` with the facts of the round at each trick of a story.
local function each_trick(entries, facts, fields, f)
  for _, entry in ipairs(entries) do
    if entry.what == "round" then
      for name, field in pairs(fields) do
        if field.scope == "round" then facts[name] = nil end
      end
    elseif entry.what == "settled" and fields[entry.name] then
      facts[entry.name] = entry.value
    elseif entry.what == "trick" then
      f(facts)
    end
  end
end


local function copy(facts)
  local other = {}
  for name, value in pairs(facts) do other[name] = value end
  return other
end


--- A value as text, the same for equal values. The items of a list may be
-- false, where a player has none.
local function text_of(value)
  if type(value) ~= "table" then return tostring(value) end
  local items = {}
  for i, item in ipairs(value) do items[i] = tostring(item) end
  return table.concat(items, " ")
end


--- Facts as one text, the same for equal facts.
local function key_of(facts, names)
  local list = {}
  for i, name in ipairs(names) do list[i] = text_of(facts[name]) end
  return table.concat(list, "\n")
end


local function field_names(variant)
  local names = {}
  for name in pairs(variant.fields) do names[#names + 1] = name end
  table.sort(names)
  return names
end


--- The kept fields at the start of a match.
local function kept_facts(variant)
  local facts = {}
  for name, field in pairs(variant.fields) do
    if field.scope == "keeps" then facts[name] = field.default end
  end
  return facts
end


--- Gathers in `list` the different facts at which tricks were won in random
-- rounds.
local function gather_facts(variant, names, list)
  local known, idle, seed = {}, 0, 1
  local match = require "tenace".new(variant, { seed = seed, traced = true })
  local facts, outline = kept_facts(variant), story.outline(match)
  for _ = 1, MOST do
    match:run("random", { rounds = 1 })
    local before = #list
    each_trick(outline(), facts, variant.fields, function(now)
      local key = key_of(now, names)
      if known[key] then return end
      known[key], list[#list + 1] = true, copy(now)
    end)
    idle = #list == before and idle + 1 or 0
    if idle == ENOUGH then break end
    if not match:turn() then
      seed, facts = seed + 1, kept_facts(variant)
      match = require "tenace".new(variant, { seed = seed, traced = true })
      outline = story.outline(match)
    end
  end
end


--- Can tricks be won in this game? Each word that plays them has `_trick` in
-- its name.
local function may_have_tricks(variant)
  for _, file in ipairs(variant.files) do
    if string.find(file.text, "_trick", 1, true) then return true end
  end
  return false
end


--- The different facts at which tricks were won in random rounds, and the names
-- of the fields. Where the rules fail, those before it: a rulebook says what
-- can be said.
local function facts_met(variant)
  local names, list = field_names(variant), {}
  if may_have_tricks(variant) then
    pcall(gather_facts, variant, names, list)
  end
  return list, names
end


--- A function: facts -> the order's text under them, nil if the rules give
-- none, and the order. It asks the rules once for facts that are equal.
local function asker(variant, names)
  local texts, found = {}, {}
  return function(facts)
    local key = key_of(facts, names)
    if found[key] == nil then
      local ok, order = pcall(require "tenace".order, variant, facts)
      texts[key], found[key] = ok and tostring(order) or nil, ok and order
    end
    return texts[key], found[key]
  end
end


--- The facts without one field, and without the fields that need it.
local function without(variant, facts, name)
  local less = copy(facts)
  less[name] = nil
  for other, field in pairs(variant.fields) do
    if field.needs and field.needs[name] ~= nil then less[other] = nil end
  end
  return less
end


--- Does the order ever depend on this field?
local function matters(variant, list, name, order_text)
  for _, facts in ipairs(list) do
    if facts[name] ~= nil then
      local less = without(variant, facts, name)
      if order_text(less) ~= order_text(facts) then
        return true
      end
    end
  end
  return false
end


--- The values of a field that were met; nil if it was ever empty.
local function values_met(list, name)
  local values, known = {}, {}
  for _, facts in ipairs(list) do
    local value = facts[name]
    if value == nil then return nil end
    if not known[text_of(value)] then values[#values + 1] = value end
    known[text_of(value)] = true
  end
  return values
end


--- Does the order depend on which value a field has? There are orders, such as
-- those of trumps only, that wait for a contract and are the same for each.
local function value_matters(list, name, order_text)
  local values = values_met(list, name)
  if not values or #values == 1 then return true end
  for _, facts in ipairs(list) do
    local text, other = order_text(facts), copy(facts)
    for _, value in ipairs(values) do
      other[name] = value
      if order_text(other) ~= text then return true end
    end
  end
  return false
end


local function names_that_matter(variant, list, names, order_text)
  local kept = {}
  for _, name in ipairs(names) do
    if matters(variant, list, name, order_text)
      and value_matters(list, name, order_text) then
      kept[#kept + 1] = name
    end
  end
  return kept
end


local known = setmetatable({}, { __mode = "k" })


local function find(variant)
  local list, names = facts_met(variant)
  local order_text = asker(variant, names)
  names = names_that_matter(variant, list, names, order_text)
  local met, seen = { names = names }, {}
  for _, facts in ipairs(list) do
    local key, few = key_of(facts, names), {}
    for _, name in ipairs(names) do few[name] = facts[name] end
    local text, order = order_text(facts)
    if text and not seen[key] then
      seen[key] = true
      met[#met + 1] = { facts = few, order = order }
    end
  end
  return met
end


--- orders.met(variant) -> list of { facts, order }, with `names`, the fields on
-- which the order depends. Empty if the game has no tricks.
function orders.met(variant)
  if not known[variant] then known[variant] = find(variant) end
  return known[variant]
end


--- orders.has_trumps(variant) -> true if a trick can have trumps
function orders.has_trumps(variant)
  for _, one in ipairs(orders.met(variant)) do
    if one.order:trump() then return true end
  end
  return false
end


return orders
