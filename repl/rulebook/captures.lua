-- The rulebook's rows about what a card takes from the table.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local captures = {}


local function text(key, parts)
  return phrase("rulebook.captures." .. key, parts)
end


--- What a card takes.
local function taking(fact)
  local list = { text(fact.sums == "several" and "several" or "one") }
  if fact.rank then list[#list + 1] = text("rank_" .. fact.rank) end
  if fact.one_first then list[#list + 1] = text "one_first" end
  if fact.all then list[#list + 1] = text "all" end
  if fact.must then list[#list + 1] = text "must" end
  return language.passage(list)
end


--- What ranks count besides, and which cards take the whole table.
local function others(fact)
  local rows, names = {}, {}
  for name in pairs(fact.also or {}) do names[#names + 1] = name end
  table.sort(names)
  for i, name in ipairs(names) do
    names[i] = text("also", { rank = name, n = fact.also[name] })
  end
  if names[1] then
    rows[1] = { text "also_row", language.list(names) }
  end
  if fact.whole then
    rows[#rows + 1] = { text "whole_row",
      text(fact.own_first and "whole_own_first" or "whole",
        { cards = show.in_braces(fact.whole) }) }
  end
  return rows
end


--- How a player says it.
local function saying(fact)
  local stays = fact.leave and text("said_stays_word",
      { word = language.worded(fact.leave) })
    or text "said_stays"
  local list = { text "said_takes", stays }
  if fact.builds then list[3] = text "said_builds" end
  return language.passage(list)
end


--- captures.rows(variant) -> rows about the fact `captures`
function captures.rows(variant)
  local fact = variant.facts.captures
  if not fact then return {} end
  local rows = { { text "row", taking(fact) } }
  for _, row in ipairs(others(fact)) do rows[#rows + 1] = row end
  if fact.builds then rows[#rows + 1] = { text "builds_row", text "builds" } end
  rows[#rows + 1] = { text "said_row", saying(fact) }
  return rows
end


return captures
