-- Rows of piles on the screen: a line for each pile of a row, or the top cards
-- of all in one line.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local rows = {}


--- The rows by name, and the set of those that lie under another.
local function rows_of(variant)
  local list, under = {}, {}
  for _, pile in ipairs(variant.piles or {}) do
    if pile.n then list[pile.name] = pile end
    if pile.on then under[pile.on] = true end
  end
  return list, under
end


local function cards_text(text, narrator)
  if text == "" then return phrase "rows.empty" end
  return show.cards(text, narrator.style)
end


--- A section for each pile, with the cards under it that nobody sees.
local function each_pile(row, view, narrator)
  local sections = {}
  for i, text in ipairs(view[row.name]) do
    local hidden = row.on and view[row.on][i] or 0
    local parts = {}
    for k = 1, hidden do parts[k] = phrase "rows.hidden" end
    if hidden == 0 or text ~= "" then
      parts[#parts + 1] = cards_text(text, narrator)
    end
    sections[i] = { text = table.concat(parts, " "),
      label = phrase("rows.label", { name = narrator:label(row.name), n = i }) }
  end
  return sections
end


--- The piles of a row with at most one card each, in one line.
local function in_a_line(row, view, narrator)
  local parts = {}
  for i, value in ipairs(view[row.name]) do
    local text = type(value) == "string" and cards_text(value, narrator)
      or tostring(value)
    parts[i] = phrase("rows.pile", { n = i, cards = text })
  end
  return { label = narrator:label(row.name),
    text = table.concat(parts, phrase "rows.join") }
end


--- What the game says of builds: where they lie, and the fields with their
-- values and owners. Nil if there are none.
local function builds_of(variant)
  return variant.facts.captures and variant.facts.captures.builds
end


--- rows.tells(name, variant) -> does a row of piles tell what is in that field?
function rows.tells(name, variant)
  local builds = builds_of(variant)
  return builds ~= nil and (name == builds.values or name == builds.owners)
end


--- A section for each build on the table.
local function each_build(row, view, narrator, builds)
  local sections = {}
  for i, cards in ipairs(view[row.name]) do
    local owner = (view[builds.owners] or {})[i]
    if cards ~= "" then
      table.insert(sections, {
        label = phrase("rows.label",
          { name = narrator:label(row.name), n = i }),
        text = phrase("rows.build", { cards = cards_text(cards, narrator),
          value = (view[builds.values] or {})[i],
          owner = narrator.names.players[owner] }) })
    end
  end
  return sections
end


--- rows.sections(name, view, narrator) -> list of sections of the row of that
-- name, which may be empty; nil if there is no such row
function rows.sections(name, view, narrator)
  local list, under = rows_of(narrator.variant)
  local row = list[name]
  if not row then return nil end
  if under[name] then return {} end
  local builds = builds_of(narrator.variant)
  if builds and builds.piles == name then
    return each_build(row, view, narrator, builds)
  end
  local single = not row.on
  for _, value in ipairs(view[name]) do
    single = single and (type(value) ~= "string" or not value:find " ")
  end
  if single then return { in_a_line(row, view, narrator) } end
  return each_pile(row, view, narrator)
end


return rows
