-- The fact `levels`: a ladder that the sides climb from round to round.

local fields = require "tenace.rules.fields"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local levels = {}

local parts = { of = true, first = true, last = true, stops = true }

local wrong = parts_of.wrong


--- The words of a text, and the set of them; nil if one is not in `known`.
local function words_in(text, known)
  if type(text) ~= "string" then return nil end
  local list, set = kinds.name_list(text), {}
  for i, word in ipairs(list) do
    if known and not known[word] then return nil end
    set[word] = i
  end
  return list, set
end


--- levels.check(value) -> { of, words = list, place = by word, first = list,
-- last, stops = set }; or nil, message, path
-- @param value the fact as it is written
function levels.check(value)
  if type(value) ~= "table" then return wrong "fact_levels" end
  for part in ordered.pairs(value) do
    if not parts[part] then
      return nil, sentence.unknown(part, ordered.keys(parts)), { part }
    end
  end
  local list, place = words_in(value.of)
  if not list or #list < 2 or #ordered.keys(place) < #list then
    return wrong("fact_levels_of", {}, "of")
  end
  local first = words_in(value.first or list[1], place)
  local _, stops = words_in(value.stops or "", place)
  local last = value.last or list[#list]
  if not first or #first == 0 then
    return wrong("fact_levels_words", { part = "first" }, "first")
  elseif not stops then
    return wrong("fact_levels_words", { part = "stops" }, "stops")
  elseif not place[last] then
    return wrong("fact_levels_words", { part = "last" }, "last")
  end
  return { of = value.of, words = list, place = place, first = first,
    last = last, stops = stops }
end


--- The level at which a side begins; one above the last counts as the last.
local function first_of(fact, side)
  local word = fact.first[side] or fact.first[1]
  return fact.place[word] > fact.place[fact.last] and fact.last or word
end


--- levels.settle(v, sides) -> true; false if the name is taken
-- Declares the field `level` of each side, if a variant has levels. Who has
-- climbed highest then wins, if the rules do not say who does.
-- @param sides their number
function levels.settle(v, sides)
  local fact = v.facts.levels
  if not fact then return true end
  if v.fields.levels then return false end
  local list = {}
  for side = 1, sides do list[side] = first_of(fact, side) end
  local one = { name = "level", kind = "choice", values = fact.words,
    default = list[1], needs = {} }
  local field = { name = "levels", kind = "list", each = "side",
    scope = "keeps", needs = {}, by_fact = true, one = one }
  fields.settle(field, sides)
  field.default = ordered.freeze(list)
  v.fields.levels = field
  local given = false
  for _, d in ipairs(v.definitions) do
    given = given or d.given.wins ~= nil
  end
  if not given then v.facts.wins = { lowest = false, what = "level" } end
  return true
end


return levels
