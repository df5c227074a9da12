-- Names that a match does not have: misspelt words, fields not declared.

local aged = require "tenace.rules.aged"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local unknown = {}


--- unknown.names(k, variant) -> list of the names of all that a match has:
-- words, steps, fields, piles
-- @param k the kit of the variant
function unknown.names(k, variant)
  local names = ordered.keys(k.methods)
  for _, more in ipairs { ordered.keys(variant.fields), k.pile_names,
    { "dealer", "round_number" } } do
    table.move(more, 1, #more, #names + 1, names)
  end
  return names
end


--- unknown.raise(k, variant, name, key)
-- Raises that a name is neither a field, nor a step, nor a word.
-- @param key the sentence: "no_such_field", or "cannot_set_field"
function unknown.raise(k, variant, name, key)
  if name == "hand" then problem.raise_text(sentence.of "no_hand") end
  if key == "no_such_field" then aged.check(name) end
  problem.raise_text(sentence.missing(key, { name = sentence.shown(name) },
    unknown.names(k, variant)))
end


return unknown
