-- What can come next on a command line. The completions of shells ask for it:
--
--   tenace complete WORD…
--
-- The words are those behind `tenace`, the last one as far as it is typed. Each
-- line of the answer is a word and, behind a tab, what it is. A line `:files`
-- says that names of files fit, too.

local help_page = require "tenace.face.command.help_page"
local language = require "tenace.base.language"
local names = require "tenace.face.command.names"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local complete = { name = "complete" }

-- What a word behind an option can be, by the word in its help.
local VALUES = {
  NAMES = { "random", "search", "search:20" },
  HOW = { "signs", "letters", "french", "german", "spanish",
    "italian" },
  WHAT = { "tricks", "points", "score" },
  CODE = language.codes,
}

-- The commands that take several games.
local SEVERAL = { check = true, compare = true, games = true, signature = true }

-- The most numbers of an option that are listed.
local MOST = 30


--- Is the word a name of a file, as help names it?
local function is_file(word)
  return word == "FILE" or word == "SCRIPT.lua"
end


local function add(list, word, text)
  list[#list + 1] = { word = word, text = text or "" }
end


local function add_commands(list)
  for _, name in ipairs(names) do
    add(list, name, phrase("command." .. name .. ".summary"))
  end
  add(list, "--help", phrase "command.help")
  add(list, "--version")
end


local function add_options(list, declared)
  for _, one in ipairs(declared.options) do
    for name in one.name:gmatch "%-%-[%w-]+" do add(list, name, one.text) end
  end
  add(list, "--lang")
end


--- The word behind an option, as help names it; nil if there is none.
local function word_behind(declared, option)
  if option == "--lang" then return "CODE" end
  for _, one in ipairs(declared.options) do
    if one.name == option then return one.word end
  end
end


--- The values that an option of a game can have, as texts.
local function values_of(option)
  local list = {}
  if option.kind == "flag" then return { "true", "false" } end
  if option.kind == "number" then
    local to = math.min(option.to, option.from + MOST)
    for n = option.from, to do list[#list + 1] = tostring(n) end
  end
  for _, value in ipairs(option.values or {}) do
    list[#list + 1] = tostring(value)
  end
  return list
end


--- The variant of a game; nil if there is none.
local function variant_of(game)
  return (require "tenace.rules.games".library:variant(game))
end


--- Adds what can be said of a game: its house rules, its options, and of an
-- option that is begun its values. `before` stands before each.
local function add_of_game(list, game, word, before)
  local library = require "tenace.rules.games".library
  local variant = variant_of(game)
  local name = word:match "^([%w_]+)="
  for _, option in ipairs(variant and variant.option_list or {}) do
    if option.name == name then
      for _, value in ipairs(values_of(option)) do
        add(list, before .. name .. "=" .. value, option.says)
      end
    elseif not name then
      add(list, before .. option.name .. "=", option.says)
    end
  end
  if name or not variant then return end
  for _, house in ipairs(library:names(variant.name)) do
    add(list, before .. house)
  end
end


local function add_games(list)
  for _, name in ipairs(require "tenace.rules.games".library:names()) do
    add(list, name)
  end
end


--- Adds what fits where a game is named: games; house rules and options of one
-- behind a plus sign, or behind its name.
local function add_game_words(list, name, words, word)
  local spec, last = word:match "^(.*)%+([^+]*)$"
  if spec then return add_of_game(list, spec, last, spec .. "+") end
  local game = words[1]
  if game then add_of_game(list, (game:gsub("[:#].*$", "")), word, "") end
  if not game or SEVERAL[name] then add_games(list) end
end


--- The words without options and what belongs to them.
local function plain_words(words, declared)
  local some, i = {}, 1
  while words[i] do
    local is_option = words[i]:match "^%-"
    if not is_option then some[#some + 1] = words[i] end
    i = i + (is_option and word_behind(declared, words[i]) and 2 or 1)
  end
  return some
end


--- Adds what can come behind the name of a command; true if files fit, too.
local function add_words(list, name, words, word)
  local command = require("tenace.face.command." .. name)
  local declared = help_page.declared(command)
  local behind = words[1] and word_behind(declared, words[#words])
  if behind then
    for _, value in ipairs(VALUES[behind] or {}) do add(list, value) end
    return is_file(behind)
  elseif word:match "^%-" then
    return add_options(list, declared)
  end
  local files = name == "run" or word:find("/", 1, true) ~= nil
  for _, one in ipairs(declared.arguments) do
    if one.name == "GAME" then
      add_game_words(list, name, plain_words(words, declared), word)
    end
    files = files or is_file(one.name)
  end
  return files
end


--- complete.words(words) -> list of { word, text }, true if files fit, too
-- @param words those behind `tenace`, the last one as far as it is typed
function complete.words(words)
  local found, list, files = {}, {}, nil
  local word = words[#words] or ""
  local before = table.move(words, 2, #words - 1, 1, {})
  if #words < 2 then
    add_commands(found)
  elseif names.has(words[1]) then
    files = add_words(found, words[1], before, word)
  end
  for _, one in ipairs(found) do
    if one.word:sub(1, #word) == word then list[#list + 1] = one end
  end
  return list, files
end


--- complete.run(words) -> exit status
function complete.run(words)
  if words[1] == "--" then table.remove(words, 1) end
  local list, files = complete.words(words)
  for _, one in ipairs(list) do
    output.write(one.word, "\t", (one.text:gsub("%s+", " ")), "\n")
  end
  if files then output.write ":files\n" end
  return 0
end


return complete
