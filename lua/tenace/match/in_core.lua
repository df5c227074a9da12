-- The obligations of a variant in the form that the core reads.

local core = require "tenace.core"
local duties = require "tenace.rules.duties"

local in_core = {}


--- The sum of the bits of some names.
local function mask(bits, names)
  local sum = 0
  for _, name in ipairs(names) do sum = sum | bits[name] end
  return sum
end


--- A set of cards in the core's form.
local function named_in_core(named)
  if not named then return nil end
  return { cards = table.concat(named.cards, " "),
    if_trump = table.concat(named.if_trump, " "),
    sorts = mask(core.duty_sorts, named.sorts) }
end


--- The cards that are named outright, as text.
local function cards_of(named)
  return named and table.concat(named.cards, " ")
end


--- The bit of a condition on a field; notes the condition.
local function bit_of(conditions, field)
  local set, key = {}, duties.key(field)
  for _, value in ipairs(field.values) do set[value] = true end
  if not conditions.by_key[key] then
    conditions.by_key[key] = #conditions
    conditions[#conditions + 1] = { field.name, set }
  end
  return core.duty_facts_of_host << conditions.by_key[key]
end


--- Is it nothing but a word of the library or a function?
local function is_bare(o)
  return #o.when + #o.unless + #o.fields == 0 and not o.exempt and not o.names
    and not o.narrows and not o.only and not o.until_played
    and not o.until_thrown
end


--- in_core.list(obligations) -> list in the core's form, or nil if no
-- obligation has conditions; conditions: list of { field, set of values }
function in_core.list(obligations)
  local list, bare, conditions = {}, true, { by_key = {} }
  for i, o in ipairs(obligations) do
    bare = bare and is_bare(o)
    local bits = { when = mask(core.duty_facts, o.when),
      unless = mask(core.duty_facts, o.unless) }
    for _, field in ipairs(o.fields) do
      bits[field.way] = bits[field.way] | bit_of(conditions, field)
    end
    list[i] = { names = named_in_core(o.names),
      exempt = named_in_core(o.exempt), only = named_in_core(o.only),
      avoids = o.avoids, narrows = o.narrows,
      when = bits.when, unless = bits.unless,
      until_played = cards_of(o.until_played),
      until_thrown = cards_of(o.until_thrown) }
  end
  conditions.by_key = nil
  return not bare and list or nil, conditions
end


return in_core
