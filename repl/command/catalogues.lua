-- The catalogues of rules files beside what the rules say: what they lack, and
-- what nobody says any more.

local catalogue = require "tenace.rules.catalogue"
local disk = require "tenace.base.disk"
local language = require "tenace.base.language"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local sentences = require "tenace.face.rulebook.sentences"
local shared = require "tenace.base.translated"
local source = require "tenace.base.source"
local spec = require "tenace.face.typed.spec"
local suits = require "tenace.base.suits"
local tenace = require "tenace"
local unnamed = require "tenace.face.command.unnamed"

local catalogues = {}


--- catalogues.replaced(key) -> sentence; or nil
-- The English sentence of the program in whose place a game has one of its own,
-- by the key of its catalogue: `@table.secret.you`; nil if it is no such key.
function catalogues.replaced(key)
  local name = key:match "^@(.+)$"
  return name and shared.english(name)
end


--- The text of a catalogue's file, if there is one.
local function read(path)
  return (disk.read_if_there(path, 1 << 20))
end


--- Is the sentence in the catalogue, as it is or with its numbers as parts?
local function has(texts, english)
  return language.told(texts, english) ~= english or texts[english] ~= nil
end


--- The words of all texts and names in the rules files and of suits, as a set:
-- rules put sentences together of them.
local function words_of(variant)
  local set = {}
  local function add(text)
    for word in text:gmatch "%a%a+" do set[word:lower()] = true end
  end
  for _, file in ipairs(variant.files) do add(file.text) end
  for _, suit in ipairs(suits.words(tenace.deck(variant.deck))) do add(suit) end
  return set
end


-- More words have only sentences that are written as one text.
local MOST_GLUED = 6

--- Can rules put it together of their words? A whole sentence they cannot.
local function is_glued(key, words)
  local n = 0
  for word in key:gsub("{%d+}", ""):gmatch "%a%a+" do
    n = n + 1
    if not words[word:lower()] then return false end
  end
  return n <= MOST_GLUED and not key:find "[.?]$"
end


--- Are the words of a catalogue's key not those of a sentence, or does the game
-- say them otherwise?
-- @param names what is said of the rules besides, as a set
-- @param words the words of their texts and names, as a set
local function may_be_said(key, names, words)
  return not key:find "%l%l+ %l%l" or is_glued(key, words) or names[key]
end


--- The keys of a catalogue, sorted.
local function keys_of(self)
  local set = {}
  for key in pairs(self.texts) do set[key] = true end
  for key in pairs(self.doubted) do set[key] = true end
  return ordered.keys(set)
end


--- The pattern of what the library says by a sentence of its own.
local function pattern_of(text)
  text = text:gsub("[%^%$%(%)%%%.%[%]%*%+%-%?]", "%%%0")
  return "^" .. text:gsub("{[%w_]+}", ".-") .. "$"
end


--- The library's own sentences about matches, as patterns. Their translations
-- are not the rules' business. What has no words besides its parts is none:
-- `{names}: {points}` would be every sentence with a colon.
-- @param least how many words they have, or more; `of {rank}` is much else
-- @param variant names what is left of hands that are laid open; nil: nothing
local function own_patterns(least, variant)
  local list, texts = {}, language.read("tenace.text", "en", "match")
  for _, text in pairs(texts) do
    text = type(text) == "table" and text.other or text
    local _, words = text:gsub("{[%w_]+}", ""):gsub("%l%l+", "")
    if words >= least then list[#list + 1] = pattern_of(text) end
  end
  local name = variant and (variant.facts.melds or {}).in_hand
  if name then
    list[#list + 1] = pattern_of((texts.layout_told:gsub("{name}", name)))
  end
  return list
end


--- Is the text one of the patterns? A whole sentence is none: those have no
-- stop, and `{points} against {word}` would be many a sentence.
local function matches_one(text, patterns)
  if text:find "%.$" then return false end
  for _, pattern in ipairs(patterns) do
    if text:find(pattern) then return true end
  end
  return false
end


-- What refuses something in the library has so many words.
local REFUSAL = 3

--- Compares what a catalogue has with what the rules file says. Examples of
-- refusals say the library's sentences.
local function compare(self, names, words)
  local said, own = {}, own_patterns(REFUSAL)
  for _, one in ipairs(self.sentences) do
    said[one.text] = true
    if not one.glued and not has(self.texts, one.text)
      and not matches_one(one.text, own) then
      self.missing[#self.missing + 1] = one
    end
  end
  for _, key in ipairs(keys_of(self)) do
    local english = catalogues.replaced(key)
    if not english and (key:find "^@"
      or not said[key] and not may_be_said(key, names, words)) then
      self.unused[#self.unused + 1] = key
    elseif self.texts[key] and (english or said[key]) then
      local part = shared.parts_differ(english or key, self.texts[key])
      if part then table.insert(self.parts, { text = key, part = part }) end
    end
  end
end


--- The catalogue of a rules file or a lesson.
-- @param said what it says: list of { text, line }
local function look(path, said, code, names, words)
  local text, found = catalogue.find(path, code, read)
  local self = { file = path, path = catalogue.path(path, code), found = found,
    texts = {}, doubted = {}, missing = {}, unused = {}, parts = {}, also = {},
    sentences = said }
  if text then
    local texts, doubted = catalogue.load(text, found)
    if not texts then error(doubted, 0) end
    self.texts, self.doubted = texts, doubted
  end
  compare(self, names, words)
  return self
end


-- How many rounds are played to hear what rules say in play.
local ROUNDS = 12

--- Asks for words in a row, as many at a time as are known together.
local function read_words(texts, row, knows)
  local group = row
  while not knows(group) and group:find " " do
    group = group:match "^(.+) "
  end
  language.told(texts, group)
  if #group < #row then read_words(texts, row:sub(#group + 2), knows) end
end


--- Asks a match for all that people read of it: questions, reasons, and the
-- words of answers.
local function read_all(m, knows)
  local _, question = m:turn()
  local moves = question and question.kind == "choice" and m:moves()
  for _, move in ipairs(moves or {}) do
    for row in move:gmatch "%f[%w]%l[%l ]*%l" do
      read_words(m.variant.texts, row, knows)
    end
  end
  m:score_sheet()
  m:story(1)
end


--- A sentence with all its parts alike.
local function bare(text)
  return (text:gsub("{[%w_]+}", "{}"):gsub("%d+", "{}"))
end


--- Adds the items of what rules have said to a set, with numbers as parts.
local function add_items(set, english)
  for item in (english .. ", "):gmatch "(.-), " do
    if item:find "%l%l" then set[language.without_numbers(item)] = true end
  end
end


--- Plays some random rounds, and asks for all that people read.
-- @param knows(words): are these translated, or read, together?
local function play_rounds(subject, knows)
  for seed = 1, ROUNDS do
    local m = tenace.new(subject, { seed = seed })
    while m:turn() and match.round(m) == 1 do
      read_all(m, knows)
      m:play(m:choose "random")
    end
    read_all(m, knows)
  end
end


--- Adds the names of steps, fields, piles and duties, as people say them.
local function add_names(set, variant)
  local function add(name) set[(name:gsub("_", " "))] = true end
  for _, group in ipairs { "steps", "fields", "own_facts" } do
    for name in pairs(variant[group]) do add(name) end
  end
  for _, group in ipairs { "piles", "obligations" } do
    for _, one in ipairs(variant[group]) do add(one.name) end
  end
  local camps = variant.facts.camps
  for _, name in ipairs { camps and camps.first, camps and camps.others } do
    add(name .. "_took")
  end
end


--- What rules say in random rounds beyond the sentences in their files: what
-- the catalogue lacks, and what it has, as sets.
local function said_in_play(subject, variant, code)
  local known, missed, found = {}, {}, {}
  local own = own_patterns(1, variant)
  for _, file in ipairs(variant.files) do
    for _, one in ipairs(sentences.of(file.text)) do
      known[bare(one.text)] = true
    end
  end
  local before = variant.texts
  local texts = catalogue.of(variant.files, read, nil, code) or {}
  local heard = setmetatable({}, { __index = function(_, english)
    if texts[english] then found[english] = true end
    return texts[english]
  end })
  variant.texts = language.noted(heard, function(english)
    if not known[bare(english)] and not matches_one(english, own) then
      add_items(missed, english)
    end
  end)
  play_rounds(subject, function(words)
    return known[words] or has(texts, words)
  end)
  variant.texts = before
  for english in pairs(missed) do
    if has(texts, english) then missed[english] = nil end
  end
  add_names(found, variant)
  return missed, found
end


--- What games say without their house rules and options, as a set.
local function said_plainly(code, subjects)
  local said = {}
  for _, subject in ipairs(subjects) do
    local game = subject:match "^[^+]*"
    if game ~= subject then
      local variant = spec.variant("check", { game })
      local _, found = said_in_play(game, variant, code)
      for name in pairs(found) do said[name] = true end
    end
  end
  return said
end


--- The names, and those of said_plainly: asked for when one is not there.
local function with_plain(names, code, subjects)
  local plain
  return setmetatable({}, { __index = function(_, name)
    if names[name] then return true end
    plain = plain or said_plainly(code, subjects)
    return plain[name]
  end })
end


--- catalogues.of(code, subjects) -> list, unsaid
-- The catalogues of all files of these games in a language, each once.
-- @return list of { file = the rules file, path, found = the path of the
-- catalogue that is there or nil, texts and doubted: see po.read, sentences: of
-- the rules file, missing: those that are not translated, unused: keys that
-- nobody says, parts: { text, part } that only one of two sentences has, also:
-- what is said in play and translated by none }
-- @return unsaid: list of { game, text }: what `also` has, by game
function catalogues.of(code, subjects)
  local names, games, list, unsaid, seen = {}, {}, {}, {}, {}
  for i, subject in ipairs(subjects) do
    local variant = spec.variant("check", { subject })
    local missed, found = said_in_play(subject, variant, code)
    for name in pairs(unnamed.of(code, subject)) do missed[name] = true end
    games[i] = { variant = variant, missed = ordered.keys(missed) }
    for name in pairs(found) do names[name] = true end
  end
  names = with_plain(names, code, subjects)
  for _, one in ipairs(games) do
    local words = words_of(one.variant)
    for _, file in ipairs(one.variant.files) do
      if not seen[file.path] then
        seen[file.path] = look(file.path, sentences.of(file.text), code, names,
          words)
        list[#list + 1] = seen[file.path]
      end
    end
    local last = one.variant.files[#one.variant.files]
    for _, text in ipairs(one.missed) do
      unsaid[#unsaid + 1] = { game = one.variant.name, text = text }
      table.insert(seen[last.path].also, text)
    end
  end
  return list, unsaid
end


--- The sentences of a lesson or a course, as sentences.of has those of a rules
-- file.
local function of_lesson(lesson)
  local list = {}
  local function add(text)
    if not text then return end
    local at = lesson.source:find(text:sub(1, 20), 1, true) or 1
    list[#list + 1] = { text = text,
      line = source.line_at(lesson.source, at) }
  end
  add(lesson.title)
  add(lesson.text)
  for _, one in ipairs(lesson.lessons or {}) do
    add(one.title)
    add(one.text)
  end
  for _, step in ipairs(lesson.steps or {}) do
    add(step.says)
    for _, move in ipairs(ordered.keys(step.blocked or {})) do
      add(step.blocked[move])
    end
    add(step.otherwise)
    add(step.right)
  end
  add(lesson.done)
  return list
end


--- catalogues.of_lessons(code, subjects) -> list as catalogues.of
-- The catalogues of the lessons and courses of these games.
function catalogues.of_lessons(code, subjects)
  local before, list, seen = language.code, {}, {}
  language.use "en"
  for _, subject in ipairs(subjects) do
    local game = subject:match "^[^+]*"
    local all = seen[game] and {} or tenace.library:lessons(game)
    for _, lesson in ipairs(all) do
      if lesson.problem then error(lesson.problem, 0) end
      list[#list + 1] = look(lesson.file, of_lesson(lesson), code, {}, {})
    end
    seen[game] = true
  end
  language.use(before)
  return list
end


return catalogues
