-- tenace check --lang: what a language lacks, of the program and of rules
-- files.

local catalogue = require "tenace.rules.catalogue"
local disk = require "tenace.base.disk"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local sentences = require "tenace.face.rulebook.sentences"
local shared = require "tenace.base.translated"
local spec = require "tenace.face.typed.spec"
local suits = require "tenace.base.suits"
local tenace = require "tenace"
local untold = require "tenace.face.help.untold"

local translated = {}

--- The program's own texts that lack something: a line each.
local function of_program(code)
  local lines = {}
  local data = require "tenace.place".data
  for _, folder in ipairs(shared.folders) do
    for _, name in ipairs(shared.names(folder, data)) do
      local path = ("%s/%s/%s.lua"):format(folder.path, code, name)
      for _, one in ipairs(shared.faults(folder.module, name, code)) do
        lines[#lines + 1] = phrase("check.text_" .. one.fault,
          { file = path, key = one.key, text = one.text or "",
            part = one.part or "" })
      end
    end
  end
  return lines
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


--- The sentences of one rules file that its catalogue lacks, and those of the
-- catalogue that nobody says.
-- @param names what is said of the rules besides, as a set
-- @param words the words of their texts and names, as a set
local function of_file(file, code, names, words, lines)
  local path = catalogue.path(file.path, code)
  local text = read(path)
  local texts, wrong = {}, nil
  if text then texts, wrong = catalogue.load(text, path) end
  if not texts then error(wrong, 0) end
  local said = {}
  for _, one in ipairs(sentences.of(file.text)) do
    said[one.text] = true
    if not one.glued and not has(texts, one.text) then
      lines[#lines + 1] = phrase("check.sentence_missing",
        { file = files.shown(file.path), line = one.line, text = one.text })
    end
  end
  for _, key in ipairs(ordered.keys(texts)) do
    local part = said[key] and shared.parts_differ(key, texts[key])
    if part then
      lines[#lines + 1] = phrase("check.sentence_part",
        { file = files.shown(path), text = key, part = part })
    elseif not said[key] and not names[key] and key:find "%l%l+ %l%l"
      and not is_glued(key, words) then
      lines[#lines + 1] = phrase("check.sentence_unused",
        { file = files.shown(path), text = key })
    end
  end
end


-- How many rounds are played to hear what rules say in play.
local ROUNDS = 12

--- Asks a match for all that people read of it: questions, reasons, and the
-- words of answers.
local function read_all(m)
  local _, question = m:turn()
  local moves = question and question.kind == "choice" and m:moves()
  for _, move in ipairs(moves or {}) do
    for word in (" " .. move):gmatch "%s(%l%l+)" do
      language.told(m.variant.texts, word)
    end
  end
  m:score_sheet()
  m:story(1)
end


--- A sentence with all its parts alike.
local function bare(text)
  return (text:gsub("{[%w_]+}", "{}"):gsub("%d+", "{}"))
end


--- The library's own sentences about matches, as patterns. Their translations
-- are not the rules' business.
local function own_patterns()
  local list = {}
  for _, text in pairs(language.read("tenace.text", "en", "match")) do
    text = (type(text) == "table" and text.other or text)
      :gsub("[%^%$%(%)%%%.%[%]%*%+%-%?]", "%%%0"):gsub("{[%w_]+}", ".-")
    if text:find "%l%l" then list[#list + 1] = "^" .. text .. "$" end
  end
  return list
end


local function matches_one(text, patterns)
  for _, pattern in ipairs(patterns) do
    if text:find(pattern) then return true end
  end
  return false
end


--- Adds the items of what rules have said to a set, with numbers as parts.
local function add_items(set, english)
  for item in (english .. ", "):gmatch "(.-), " do
    if item:find "%l%l" then set[language.without_numbers(item)] = true end
  end
end


--- Plays some random rounds, and asks for all that people read.
local function play_rounds(subject)
  for seed = 1, ROUNDS do
    local m = tenace.new(subject, { seed = seed })
    while m:turn() and m:view(1).round == 1 do
      read_all(m)
      m:play(m:choose "random")
    end
    read_all(m)
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
  local own = own_patterns()
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
  play_rounds(subject)
  variant.texts = before
  for english in pairs(missed) do
    if has(texts, english) then missed[english] = nil end
  end
  add_names(found, variant)
  return missed, found
end


--- The faults of the games' catalogues.
local function of_rules(code, subjects, lines)
  local names, missing, seen = {}, {}, {}
  for i, subject in ipairs(subjects) do
    local variant = spec.variant("check", { subject })
    local missed, found = said_in_play(subject, variant, code)
    missing[i] = { variant = variant, missed = missed }
    for name in pairs(found) do names[name] = true end
  end
  for _, one in ipairs(missing) do
    local words = words_of(one.variant)
    for _, file in ipairs(one.variant.files) do
      if not seen[file.path] then of_file(file, code, names, words, lines) end
      seen[file.path] = true
    end
    for _, english in ipairs(ordered.keys(one.missed)) do
      lines[#lines + 1] = phrase("check.said_missing",
        { game = one.variant.name, text = english })
    end
  end
end


--- translated.note(code) -> exit status
-- Notes beside the English texts which of them a language translates: those of
-- now.
function translated.note(code)
  local data = require "tenace.place".data
  local path = shared.folders[1].path .. "/en/seen.lua"
  local done, wrong = files.write(data .. "/" .. path,
    shared.noted(code, data), true)
  if not done then fail.no("not_written", { problem = wrong }) end
  output.write(phrase("check.seen", { file = path }), "\n")
  return 0
end


--- translated.docs(code) -> exit status
-- Prints what the language lacks of the library's help: the first sentence of
-- the help on each word, and the names of groups; and what no word has any
-- more.
-- @return 0 if it lacks nothing, or else 1
function translated.docs(code)
  local file = ("repl/text/%s/words*.lua"):format(code)
  local missing, unused = untold.missing(code), untold.unused(code)
  for _, text in ipairs(missing) do
    output.write(phrase("command.check.word_missing",
      { file = file, text = text }), "\n")
  end
  output.write(phrase("command.check.words_missing", { n = #missing }), "\n")
  for _, text in ipairs(unused) do
    output.write(phrase("check.text_unused", { file = file, key = text }), "\n")
  end
  return #missing + #unused == 0 and 0 or 1
end


--- translated.run(code, subjects) -> exit status
-- Prints what the language lacks: of the rules files of these games; without a
-- game, of the program. Then it names the commands that show a match and a
-- rulebook as they are now. The library's help is counted apart: most of it
-- serves those who write rules.
-- @return 0 if it lacks nothing else, or else 1
function translated.run(code, subjects)
  local lines = #subjects == 0 and of_program(code) or {}
  of_rules(code, subjects, lines)
  for _, line in ipairs(lines) do output.write(line, "\n") end
  local name = language.has(code)
    and require("tenace.text." .. code .. ".grammar").name or code
  output.write(phrase("check.language", { n = #lines, name = name }), "\n")
  local n = #subjects == 0 and #untold.missing(code) or 0
  if n > 0 and code ~= "en" then
    output.write(phrase("command.check.docs_missing",
      { n = n, code = code }), "\n")
  end
  if language.has(code) and code ~= "en" then
    output.write(phrase("check.see",
      { game = subjects[1] or "GAME", code = code }), "\n")
  end
  return #lines == 0 and 0 or 1
end


return translated
