-- The fact `camps`: a player against the others, for card points, and what each
-- camp needs.

local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local camps = {}

--- The parts of the fact.
camps.parts = {
  { name = "needs", kind = "number",
    says = "how many card points the first camp needs; the others need one "
      .. "more than what is then left. Not given: nobody is told" },
  { name = "announced", kind = "number",
    says = "what the first camp needs instead, once the field `announced` has "
      .. "a value" },
  { name = "with", kind = "text",
    says = "a pile whose cards count for the first camp at the end; what a "
      .. "player sees names the pile, and does not count it" },
  { name = "unless", kind = "list",
    says = "the values of the field `contract` with which card points do not "
      .. "count" },
}

local known, names = parts_of.by_name(camps.parts)

local wrong = parts_of.wrong


local function is_count(value)
  return math.type(value) == "integer" and value >= 1 and value < 1000000
end


local function has_pile(piles, name)
  for _, pile in ipairs(piles) do
    if pile.name == name then return true end
  end
  return false
end


--- Is it a text or a list of texts?
local function is_names(value)
  if type(value) ~= "string" and type(value) ~= "table" then return false end
  for _, name in ipairs(kinds.name_list(value)) do
    if type(name) ~= "string" then return false end
  end
  return true
end


--- Checks one part.
local function is_right(name, value, facts)
  if name == "with" then return has_pile(facts.piles, value) end
  if name == "unless" then return is_names(value) end
  return is_count(value)
end


--- camps.check(value, facts) -> { first, others, needs, announced, with,
-- unless = set of contracts }; or nil, message, path
-- @param facts the facts so far: the points and the piles
function camps.check(value, facts)
  if type(value) ~= "table" or #value ~= 2 or type(value[1]) ~= "string"
    or type(value[2]) ~= "string" or not facts.points then
    return wrong "fact_camps"
  end
  local checked = { first = value[1], others = value[2], unless = {} }
  local without = kinds.name_list(value.unless)
  for name, given in ordered.pairs(value) do
    if name ~= 1 and name ~= 2 then
      if not known[name] then
        return nil, sentence.unknown(sentence.shown(name), names), { name }
      elseif not is_right(name, given, facts) then
        return wrong("fact_camps_part", { name = name }, name)
      end
      if name ~= "unless" then checked[name] = given end
    end
  end
  for _, name in ipairs(without) do checked.unless[name] = true end
  return checked
end


--- camps.wrong_field(fact, fields) -> what is wrong with the fields that the
-- fact reads; nil if nothing is
function camps.wrong_field(fact, fields)
  if not fact then return nil end
  local field = fields[fact.first]
  if not field or field.kind ~= "player" then
    return sentence.of("fact_camps_field", { name = fact.first })
  elseif fact.announced and not fields.announced then
    return sentence.of "fact_camps_announced"
  end
end


return camps
