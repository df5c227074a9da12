-- The rulebook's rows about what the parties of a round announce.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local announcements = {}


local function text(key, parts)
  return phrase("announcements." .. key, parts)
end


--- Both words of a step, if it has two.
local function name_of(one)
  local first = language.worded(one.words[1])
  local second = language.worded(one.words[2])
  if first == second then return first end
  return text("both", { first = first, second = second })
end


--- When a step may be said, and what it counts then.
local function saying(step)
  local held = step.held
  local key, n = held and "held" or "played", held or step.played
  local list = { text(key, { n = n }) }
  if step.reply then
    list[2] = text(held and "reply_held" or "reply", { n = step.reply })
  end
  list[#list + 1] = text("counts", { n = step.counts })
  return list
end


--- What reaches a step, and what counts against it.
-- @param camps the fact that names the two parties; nil without one
local function reaching(step, list, camps)
  local first, second = table.unpack(step.points or {})
  if first and first == second then
    list[#list + 1] = text("points", { n = first })
  elseif first and camps then
    list[#list + 1] = text("points_of_camps", { least = first, second = second,
      first = language.spoken(camps.first),
      others = language.spoken(camps.others) })
  elseif first then
    list[#list + 1] = text("two_points", { first = first, second = second })
  end
  if step.tricks then
    list[#list + 1] = text("tricks", { n = step.tricks })
  end
  if step.against then
    list[#list + 1] = text("against", { n = step.against })
  end
  return list
end


--- announcements.title(variant) -> the key of the title
function announcements.title(variant)
  local fact = variant.facts.announcements
  return fact and fact.spoken and "announcements_title" or "reached_title"
end


--- announcements.rows(variant) -> rows about the fact `announcements`, or nil
function announcements.rows(variant)
  local fact, rows = variant.facts.announcements, {}
  if not fact then return nil end
  for i, step in ipairs(fact.steps) do
    local said = step.played or step.held
    local list = reaching(step, said and saying(step) or {},
      variant.facts.camps)
    rows[i] = { name_of(step), language.passage(list) }
  end
  for _, one in ipairs(fact.words) do
    rows[#rows + 1] = { language.worded(one.words[1]),
      text("holds", { cards = show.in_braces(one.holds) }) }
  end
  if fact.said and fact.steps[1].undecided then
    rows[#rows + 1] = { text "undecided_row", text "undecided" }
  end
  rows[#rows + 1] = { text "row", text(fact.said and "said" or "reached") }
  return rows
end


return announcements
