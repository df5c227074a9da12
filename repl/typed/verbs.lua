-- The words of commands in the present language: `tipp` for `hint`. Those of
-- English may be typed, too.

local card_names = require "tenace.base.card_names"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"

local verbs = {}

-- The words behind a command that are in the language, too. All else behind it,
-- such as a move or the name of a file, stays as it was typed.
local BEHIND = { why = "score trump frozen", ["goto"] = "trick round decision",
  counts = "on off", view = "table lines", show = "hands", hide = "hands",
  review = "match", trace = "score all", back = "", switch = "" }

-- By word of the language what it is in English; nil in English.
local read_verbs, read_words, read_lessons

language.on_change(function()
  read_verbs, read_words, read_lessons = nil, nil, nil
end)


--- The texts of the present language.
local function texts()
  return language.texts("tenace.face.text", "commands")
end


--- By word the English one.
local function by_word(group)
  local list = {}
  for english, words in pairs(group) do
    for word in words:gmatch "%S+" do list[word] = english end
  end
  return list
end


--- Reads the words of the language, if it is another than English.
local function begin()
  if read_verbs then return end
  read_verbs = by_word(texts().verbs)
  read_words = by_word(texts().words)
  read_lessons = by_word(texts().lessons)
end


--- The verb with which a line of a script without blanks begins, and its length
-- in bytes: the longest one.
local function glued(line)
  local found
  for word in pairs(read_verbs) do
    local longer = not found or #word > #found
    if longer and line:sub(1, #word) == word then found = word end
  end
  return found and read_verbs[found], found and #found
end


--- The English command with which a line begins, and what is behind it.
local function split(line)
  local word, rest = line:match "^([%a\x80-\xFF]+)(.*)$"
  if not word then return nil end
  local verb = read_verbs[card_names.lower(word)]
  if verb and not rest:find "^[%w_]" then return verb, rest end
  if language.grammar().blanks ~= false then return nil end
  local n
  verb, n = glued(line)
  return verb, verb and " " .. line:sub(n + 1)
end


--- The words behind a verb, in English where they are its own.
local function behind(verb, rest)
  local own = BEHIND[verb]
  if not own then return rest end
  rest = language.with_digits(rest)
  return (rest:gsub("[%a\x80-\xFF]+", function(word)
    local english = read_words[card_names.lower(word)]
    local takes = english and (" " .. own .. " "):find(" " .. english .. " ",
      1, true)
    return takes and english or nil
  end))
end


--- verbs.read(line) -> line
-- A typed line with the English command in place of that of the present
-- language, and with the words that belong to it; any other line as it is.
function verbs.read(line)
  if language.code == "en" then return line end
  begin()
  local verb, rest = split(line)
  if not verb then
    local word, more = line:match "^(%a+)(.*)$"
    verb, rest = word and BEHIND[word:lower()] and word:lower(), more
  end
  if not verb then return line end
  return verb .. behind(verb, rest)
end


--- verbs.of_lesson(line) -> line
-- The same of a line that is typed in a lesson or at a puzzle, where there are
-- further words.
function verbs.of_lesson(line)
  if language.code == "en" then return line end
  begin()
  return read_lessons[card_names.lower(line)] or verbs.read(line)
end


--- verbs.shown(command) -> the word of a command as people read it
function verbs.shown(command)
  local words = texts().verbs[command]
  return words and words:match "^%S+" or command
end


--- verbs.beginning(text) -> sorted list of the words of commands in the present
-- language that begin so
function verbs.beginning(text)
  local list = {}
  for _, words in pairs(texts().verbs) do
    for word in words:gmatch "%S+" do
      if word:sub(1, #text) == text then list[#list + 1] = word end
    end
  end
  table.sort(list)
  return list
end


--- verbs.list() -> list of { english, word }: the commands with another word in
-- the present language, in the order of the English ones
function verbs.list()
  local list = {}
  for english in ordered.pairs(texts().verbs) do
    local word = verbs.shown(english)
    if word ~= english then list[#list + 1] = { english, word } end
  end
  return list
end


return verbs
