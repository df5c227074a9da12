-- Games and house rules that are sought by words: in their names, titles and
-- sentences, in their options, and in what house rules change; and then in what
-- their files say, which the rulebook tells.

local catalogue = require "tenace.rules.catalogue"
local language = require "tenace.base.language"

local searched = {}

-- What a word counts that is found in each of these.
local WORTH = { name = 6, title = 6, option = 4, obligation = 4, sentence = 3,
  game = 3, changes = 2, says = 2, file = 1 }

-- What a word counts that is whole, the beginning of another one, or inside of
-- one, where a script has no blanks.
local WHOLE, BEGINNING, INSIDE = 3, 2, 1


--- Adds a text in which words are sought.
local function add(texts, kind, text)
  if type(text) ~= "string" or text == "" then return end
  texts[#texts + 1] = { worth = WORTH[kind],
    text = string.lower((string.gsub(text, "_", " "))) }
end


--- Adds what a house rule changes.
local function add_changes(texts, changes)
  for _, one in ipairs(changes.set) do add(texts, "option", one.name) end
  for _, one in ipairs(changes.options) do
    add(texts, "option", one.name)
    add(texts, "says", one.says)
  end
  for _, name in ipairs(changes.obligations) do
    add(texts, "obligation", name)
    add(texts, "obligation", language.rule(name))
  end
  for _, list in ipairs { changes.brings, changes.facts, changes.replaces,
    changes.extends, changes.adds, changes.other_options } do
    for _, name in ipairs(list) do add(texts, "changes", name) end
  end
end


--- The texts of a game, or of a house rule of it.
-- @param told see searched.find
local function texts_of(entry, game, told)
  local texts = {}
  for _, kind in ipairs { "name", "title", "sentence" } do
    add(texts, kind, entry[kind])
  end
  if game then
    add(texts, "game", game.name)
    add(texts, "game", game.title)
  end
  if entry.changes then
    add_changes(texts, entry.changes)
    add(texts, "changes", told and told(entry.changes))
  end
  for _, option in ipairs(entry.options or {}) do
    add(texts, "option", option.name)
    add(texts, "says", option.says)
  end
  return texts
end


--- Adds what a file says in comments and in quotes.
local function add_said(texts, text)
  local said = {}
  for _, pattern in ipairs { "%-%-([^\n]*)", '"([^"\n]*)"' } do
    for part in string.gmatch(text or "", pattern) do
      said[#said + 1] = part
    end
  end
  add(texts, "file", table.concat(said, "\n"))
end


--- Adds what the rules file of an entry says, and its catalogue in the language
-- of the person.
local function add_file(texts, entry, read)
  add_said(texts, read(entry.file))
  if language.code == "en" then return end
  add_said(texts, (catalogue.find(entry.file, language.code, read)))
end


--- How a text has a word, as it is or with an English ending; nil if it has
-- not.
local function has(text, word)
  local from, to = string.find(text, word, 1, true)
  local best
  while from do
    local begins = not string.find(text, "^[%w]", from - 1) or from == 1
    local ends = string.find(text, "^e?s?%f[%W]", to + 1)
    local now = begins and ends and WHOLE or begins and BEGINNING
      or string.find(word, "[\x80-\xFF]") and INSIDE or nil
    if now and now > (best or 0) then best = now end
    from, to = string.find(text, word, to + 1, true)
  end
  return best
end


--- What a word counts in these texts, and whether one has it whole; nil if
-- none has it. In what files say only whole words count, and no singular.
local function counted(texts, word, singular)
  local best, whole
  for _, one in ipairs(texts) do
    local how = has(one.text, word)
    local counts = how and (one.worth > WORTH.file
      or how == WHOLE and not singular)
    local now = counts and how * one.worth
    if now and now > (best or 0) then best = now end
    whole = whole or how == WHOLE
  end
  return best, whole
end


--- The sum for all words, and how many of them are whole; nil if one is
-- missing. The plural in English finds the singular.
local function sum_of(texts, words)
  local sum, n = 0, 0
  for _, word in ipairs(words) do
    local one, whole = counted(texts, word)
    local other
    if #word > 3 and string.find(word, "s$") then
      other = counted(texts, string.sub(word, 1, -2), true)
    end
    if not (one or other) then return nil end
    sum = sum + math.max(one or 0, (other or 0) - 1)
    n = n + (whole and 1 or 0)
  end
  return sum, n
end


--- The same of an entry; if its texts have not all words, those of its file
-- count too, and then it has none whole.
local function sum_for(texts, entry, words, read)
  local sum, whole = sum_of(texts, words)
  if sum or not read then return sum, whole end
  add_file(texts, entry, read)
  return sum_of(texts, words), -1
end


local function words_of(text)
  local words = {}
  for word in string.gmatch(string.lower(text), "[^%s_,;+]+") do
    words[#words + 1] = word
  end
  return words
end


--- Does a name, a title, an option or an obligation have the words one after
-- another?
local function has_phrase(texts, words)
  local phrase = table.concat(words, " ")
  for _, one in ipairs(texts) do
    local names = one.worth >= WORTH.option
    if names and has(one.text, phrase) then return true end
  end
  return false
end


--- Has a whole game that name or title? Else what is sought is something in it.
local function is_named(entry, words)
  local texts = {}
  add(texts, "name", entry.name)
  add(texts, "title", entry.title)
  return sum_of(texts, words) ~= nil
end


--- Adds what an entry is, if it has all words.
local function look(list, entry, game, words, how)
  if entry.problem then return end
  local texts = texts_of(entry, game, how.told)
  local score, whole = sum_for(texts, entry, words, how.read)
  if not score then return end
  list[#list + 1] = { score = score, whole = whole, title = entry.title,
    phrase = #words > 1 and has_phrase(texts, words),
    meant = game ~= nil or is_named(entry, words),
    name = game and game.name .. "+" .. entry.name or entry.name,
    sentence = entry.sentence, file = entry.file, changes = entry.changes,
    game = game and game.name or entry.name }
end


local function better(a, b)
  if a.phrase ~= b.phrase then return a.phrase end
  if a.meant ~= b.meant then return a.meant end
  if a.whole ~= b.whole then return a.whole > b.whole end
  if a.score ~= b.score then return a.score > b.score end
  if #a.title ~= #b.title then return #a.title < #b.title end
  return a.name < b.name
end


--- searched.find(games, text [, read [, told]]) -> list
-- The games and house rules that have all words of a text, the best first:
-- those that have them one after another in a name, a title, an option or an
-- obligation; then house rules and games of that name, and behind them games
-- with something of that name; of these the ones that have most of the words as
-- whole words.
-- @param games as library:games gives them
-- @param read function(path) -> the text of a file, or nil; without it what
-- files say is not sought
-- @param told function(changes) -> what a house rule changes, as people read it
-- @return { name, game, title, sentence, file, changes, score, whole } each,
-- with the name as one plays it, `whist+honours`;
-- and phrase, meant = as the order goes by them
function searched.find(games, text, read, told)
  local list, words = {}, words_of(text)
  local how = { read = read, told = told }
  for _, game in ipairs(#words > 0 and games or {}) do
    look(list, game, nil, words, how)
    for _, house in ipairs(game.house) do
      look(list, house, game, words, how)
    end
  end
  table.sort(list, better)
  return list
end


return searched
