-- The fact `patterns`: which sets of cards count, and what.

local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local patterns = {}

--- The parts of a pattern.
patterns.parts = {
  { name = "sum", kind = "number",
    says = "cards that count this sum, by the fact `points`" },
  { name = "same", kind = "number",
    says = "this many cards of a rank, no more and no fewer" },
  { name = "run", kind = "number",
    says = "a run of this many cards or more, of any suits, that is not part "
      .. "of a longer one" },
  { name = "suited", kind = "number",
    says = "all of the cards are of one suit, and this many or more" },
  { name = "points", kind = "number", says = "what the pattern counts" },
  { name = "each", kind = "number", says = "what each of its cards counts" },
}

-- What a pattern may be, one of them; and how it may count.
patterns.kinds = { "sum", "same", "run", "suited" }

local known, names = parts_of.by_name(patterns.parts)

local wrong = parts_of.wrong


local function is_number(value, least)
  return math.type(value) == "integer" and value >= least and value < 100000
end


--- Checks one pattern: { "pair", same = 2, points = 2 }.
local function check_one(given, group, i)
  if type(given) ~= "table" or type(given[1]) ~= "string" then
    return wrong("fact_pattern", {}, group, i)
  end
  local one, count = { name = given[1] }, 0
  for name, value in ordered.pairs(given) do
    if name ~= 1 and not known[name] then
      return nil, sentence.unknown(sentence.shown(name), names), { group, i }
    elseif name ~= 1 and not is_number(value, name == "points" and -1000 or 1)
    then
      return wrong("fact_pattern_number", { name = name }, group, i, name)
    end
  end
  for _, kind in ipairs(patterns.kinds) do
    if given[kind] then
      one.kind, one.n, count = kind, given[kind], count + 1
    end
  end
  one.points, one.each = given.points, given.each
  if count ~= 1 or (one.points == nil) == (one.each == nil) then
    return wrong("fact_pattern", {}, group, i)
  end
  return one
end


--- patterns.check(value) -> lists of patterns by name; or nil, message, path
function patterns.check(value)
  if type(value) ~= "table" then return wrong("fact_patterns") end
  local groups = {}
  for name, list in ordered.pairs(value) do
    if type(name) ~= "string" or type(list) ~= "table" or #list == 0 then
      return wrong("fact_patterns", {}, name)
    end
    groups[name] = {}
    for i, given in ipairs(list) do
      local one, message, path = check_one(given, name, i)
      if not one then return nil, message, path end
      groups[name][i] = one
    end
  end
  return groups
end


local kind_numbers = {}
for i, kind in ipairs(patterns.kinds) do kind_numbers[kind] = i end


--- patterns.for_core(all) -> the patterns in the form that the core reads
function patterns.for_core(all)
  local made = {}
  for group, list in ordered.pairs(all or {}) do
    made[group] = {}
    for i, one in ipairs(list) do
      made[group][i] = { one.name, kind_numbers[one.kind], one.n,
        one.points or 0, one.each or 0 }
    end
  end
  return made
end


return patterns
