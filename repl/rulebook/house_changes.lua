-- What a house rule changes, as one line for people.

local fail = require "tenace.face.say.fail"
local headings = require "tenace.face.rulebook.headings"
local list_of_games = require "tenace.face.say.games"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local searched = require "tenace.rules.searched"
local show = require "tenace.face.say.show"

local house_changes = {}


--- What people call a step or a fact.
local function called(kind, name)
  local known = phrase.list("games.changes." .. kind)[name]
  return known and phrase(("games.changes.%s.%s"):format(kind, name))
    or language.spoken(name)
end


--- The heading under which the rulebook tells a step, or its name.
local function step_name(name)
  local key = headings.names[name]
  return key and headings.said(key) or called("step", name)
end


local function fact_name(name) return called("fact", name) end


local function preset(one)
  if one.value == nil or one.value == true then return one.name end
  return one.name .. "=" .. tostring(one.value)
end


local function name_of(one) return type(one) == "table" and one.name or one end


-- What is told, in this order, and how an entry is said.
local PARTS = { { "brings", name_of }, { "set", preset },
  { "options", name_of }, { "other_options", name_of }, { "without", name_of },
  { "obligations", language.rule }, { "facts", fact_name },
  { "replaces", step_name }, { "extends", step_name }, { "adds", step_name } }


--- Entries as one text, each once.
local function listed(list, said)
  local names = {}
  for _, one in ipairs(list) do
    local name = said(one)
    if not ordered.has(names, name) then names[#names + 1] = name end
  end
  return table.concat(names, phrase "compare.join"), #names
end


--- house_changes.line(changes) -> text; nil if there is nothing to tell
-- @param changes as changes.of gives them
function house_changes.line(changes)
  local parts = {}
  for _, part in ipairs(PARTS) do
    local key, said = part[1], part[2]
    local list, n = listed(changes[key], said)
    if n > 0 then
      parts[#parts + 1] = phrase("games.changes." .. key,
        { n = n, list = list })
    end
  end
  if #parts == 0 then return nil end
  return phrase("games.changes.line",
    { parts = table.concat(parts, phrase "games.changes.join") })
end


-- How far the line of what changes is pushed in.
local BEHIND = "  "


--- house_changes.below(entries, style [, told]) -> lines
-- Games and house rules with their sentences, a line each, and below each house
-- rule what it changes.
-- @param entries { name, sentence, problem, changes } each
-- @param told false: without what they change
function house_changes.below(entries, style, told)
  local rows, lines = {}, {}
  for i, one in ipairs(entries) do
    rows[i] = { one.name, list_of_games.about(one) }
  end
  for i, text in ipairs(show.columns(rows)) do
    local more = show.fitted({ text }, style)
    table.move(more, 1, #more, #lines + 1, lines)
    local changes = told ~= false and entries[i].changes
    local line = changes and house_changes.line(changes)
    if line then
      for _, part in ipairs(show.wrap(line, style.width - #BEHIND)) do
        lines[#lines + 1] = show.dim(BEHIND .. part, style)
      end
    end
  end
  return lines
end


--- house_changes.of(names, style) -> lines for these games and for their house
-- rules
function house_changes.of(names, style)
  local library, entries = require "tenace".library, {}
  for _, name in ipairs(names) do
    local game = library:game(name)
    entries[#entries + 1] = game
    for _, house in ipairs(game and game.house or {}) do
      house.name = name .. "+" .. house.name
      entries[#entries + 1] = house
    end
  end
  return house_changes.below(entries, style)
end


--- All words of the games and their house rules, for what was mistyped.
local function all_words(games)
  local words = {}
  local function add(text)
    for word in string.gmatch(string.lower(text or ""), "[^%s_,.:;]+") do
      words[#words + 1] = word
    end
  end
  for _, game in ipairs(games) do
    add(game.name)
    add(game.title)
    for _, house in ipairs(game.house) do
      add(house.name)
      add(house.title)
    end
  end
  return words
end


--- house_changes.search(text, style [, told]) -> lines, number found
-- The games and house rules that have all words of a text.
-- @param told false: without what they change, and without a heading
function house_changes.search(text, style, told)
  local tenace = require "tenace"
  local found = searched.find(tenace.games(), text, function(path)
    return tenace.library.shelf:text(path)
  end, house_changes.line)
  if #found == 0 then
    local words = all_words(tenace.games())
    return { phrase.nearest("games.search_none", string.lower(text), words,
      { words = text }) }, 0
  end
  local lines = house_changes.below(found, style, told)
  if told ~= false then
    table.insert(lines, 1, phrase("games.found", { n = #found }))
  end
  return lines, #found
end


--- house_changes.refuse(text): fails because nothing has the words of a text
function house_changes.refuse(text)
  local games = require "tenace".games()
  fail.no_near("search_none", string.lower(text), all_words(games),
    { words = text })
end


return house_changes
