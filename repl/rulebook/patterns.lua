-- The rulebook's rows about the sets of cards that count.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local patterns = {}


--- What a pattern is, and what it counts.
local function text_of(pattern)
  local counts = pattern.points
    and phrase("rulebook.patterns.points", { n = pattern.points })
    or phrase("rulebook.patterns.each", { n = pattern.each })
  return phrase("rulebook.patterns." .. pattern.kind,
    { name = pattern.name and language.spoken(pattern.name),
      n = pattern.n, counts = counts })
end


--- patterns.rows(variant) -> rows about the fact `patterns`
function patterns.rows(variant)
  local rows, names = {}, {}
  local all = variant.facts.patterns or {}
  for name in pairs(all) do names[#names + 1] = name end
  table.sort(names)
  for i, name in ipairs(names) do
    local list = {}
    for k, pattern in ipairs(all[name]) do list[k] = text_of(pattern) end
    rows[i] = { phrase("rulebook.patterns.row",
      { name = language.spoken(name) }), language.groups(list) }
  end
  return rows
end


return patterns
