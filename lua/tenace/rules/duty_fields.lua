-- What obligations name of fields and options: the values on which they depend,
-- and the names in their sentences. It is known once all files are joined.

local duties = require "tenace.rules.duties"
local fields = require "tenace.rules.fields"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local duty_fields = {}

-- What a sentence may name besides fields.
local IN_SENTENCES = { "cards", "suit", "best", "dealer", "round_number" }

-- How an empty field of these kinds is called in examples.
local EMPTY = { suit = "none", card = "none" }


--- The names that a sentence may have.
local function names_in_sentences(v)
  local names = ordered.keys(v.fields)
  return table.move(IN_SENTENCES, 1, #IN_SENTENCES, #names + 1, names)
end


--- What is wrong with the names in the sentence of an obligation; or nil.
local function wrong_name(v, o)
  for name in string.gmatch(o.says or "", "{([%a_]+):?[%a_]*}") do
    local names = names_in_sentences(v)
    if not ordered.has(names, name) then
      return sentence.missing("fact_obligation_name",
        { duty = o.name, name = name }, names)
    end
  end
end


--- What values of fields and options are checked against; see fields.checks.
local function known_of(v)
  local suits = {}
  for suit in string.gmatch(v.deck.suits, "%S+") do suits[suit] = true end
  local function same(text) return text end
  return { suits = suits, cards = same,
    card = function(text) return v.deck.counts[text] and text end }
end


--- A value of a condition as the field has it: false is an empty field, and a
-- number may be written in text.
local function as_field_has(field, value)
  if value == EMPTY[field.kind] then return false end
  return field.kind == "number" and math.tointeger(tonumber(value)) or value
end


--- Has the field values that a condition can name? What no obligation can
-- depend on is told elsewhere.
local function has_values(field)
  return not duties.is_unfit(field) and field.kind ~= "players"
end


--- Puts the values of a condition on a field into the field's form. Answers
-- what is wrong with one that cannot be.
local function settle_values(condition, field, known)
  for i, value in ipairs(condition.values) do
    value = as_field_has(field, value)
    condition.values[i] = value
    if value ~= false then
      local kept, text = fields.check(field, value, known)
      if kept == nil then return text end
    end
  end
end


--- What is wrong with a condition; or nil.
local function wrong_value(v, condition, known)
  local field = v.fields[condition.name]
  local option = v.option_by_name[condition.name]
  if field then
    return has_values(field) and settle_values(condition, field, known)
      or nil
  end
  for _, value in ipairs(option and condition.values or {}) do
    local kept, text = kinds.value(option, value)
    if kept == nil then return text end
  end
end


--- duty_fields.wrong(obligations, v) -> text, obligation; or nil
-- Settles the values of conditions, and answers what is wrong with the first
-- obligation that waits for what cannot be, or names what is not there.
-- @param v { fields, option_by_name, deck }
function duty_fields.wrong(obligations, v)
  local known = known_of(v)
  for _, o in ipairs(obligations) do
    local text = wrong_name(v, o)
    if text then return text, o end
    for _, condition in ipairs(o.fields) do
      text = wrong_value(v, condition, known)
      if text then
        return sentence.of("fact_obligation_value",
          { duty = o.name, text = text }), o
      end
    end
  end
end


return duty_fields
