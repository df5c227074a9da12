-- help and help "word": the docstrings of the library, at the prompt.

local game_help = require "tenace.face.help.game_help"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local told = require "tenace.face.help.told"

local help = {}


--- The list made from the docstrings by `make`; nil if it is missing.
local function entries()
  local found, list = pcall(require, "tenace.help")
  return found and list or nil
end


local function by_group(list)
  local groups, order = {}, {}
  for _, entry in ipairs(list) do
    local name = entry.group or ""
    if not groups[name] then
      groups[name], order[#order + 1] = {}, name
    end
    if not groups[name][entry.name] then
      groups[name][entry.name] = true
      table.insert(groups[name], entry.name)
    end
  end
  return groups, order
end


local function append(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


--- What can be typed at the prompt, on one page.
local function overview(style)
  local lines = show.wrap(phrase "prompt.help_first", style.width)
  lines[#lines + 1] = ""
  local rows = {}
  for i, row in ipairs(phrase.list "prompt.help_rows") do
    rows[i] = { "", row[1], row[2] }
  end
  append(lines, show.hang(show.columns(rows), style.width))
  lines[#lines + 1] = ""
  append(lines, show.wrap(phrase "prompt.help_last", style.width))
  return lines
end


--- All words of the library, by groups.
local function whole_library(style)
  local list = entries()
  if not list then return { phrase "prompt.no_help" } end
  local lines = show.wrap(phrase "prompt.help_library", style.width)
  lines[#lines + 1] = ""
  local groups, order = by_group(list)
  for _, name in ipairs(order) do
    table.sort(groups[name])
    local text = phrase("prompt.help_group",
      { group = told.group(name), names = language.list(groups[name]) })
    append(lines, show.wrap(text, style.width, "  "))
  end
  return lines
end


local function add_wrapped(lines, text, style, indent)
  for part in (text .. "\n"):gmatch("(.-)\n") do
    local inner = indent .. part:match "^ *"
    local wrapped = show.wrap(part, style.width - #inner)
    for _, line in ipairs(wrapped) do lines[#lines + 1] = inner .. line end
  end
end


-- What a docstring has besides.
local PARTS = { "returns", "errors", "examples" }


local function entry_lines(lines, entry, style)
  lines[#lines + 1] = show.bold(entry.signature or entry.name, style)
  if entry.text then
    add_wrapped(lines, told.text(entry.text), style, "  ")
  end
  for _, param in ipairs(entry.params or {}) do
    add_wrapped(lines, phrase("reference.param",
      { name = param.name, text = param.text }), style, "  ")
  end
  for _, part in ipairs(PARTS) do
    for _, text in ipairs(entry[part] or {}) do
      local said = phrase("reference." .. part, { text = text })
      add_wrapped(lines, said, style, "  ")
    end
  end
  if entry.file then
    lines[#lines + 1] = "  " .. show.dim(phrase("prompt.source",
      { file = entry.file, line = entry.line or 1 }), style)
  end
end


--- The last name of `tenace.order` or `m:play`.
local function bare(name) return name:match "%f[%w_]([%w_]+)$" end


--- Does the word find the entry? `order`, `tenace.order` and `m:play` all do.
local function matches(entry, word, last)
  return entry.name == word or bare(entry.name) == last
end


local function not_found(word, list, style, variant)
  local inside = require "tenace.face.help.search".lines(word, list, style,
    variant)
  if inside then return inside end
  local names = variant and game_help.names(variant) or {}
  for _, entry in ipairs(list) do names[#names + 1] = entry.name end
  return { phrase.nearest("prompt.no_word", word, names, { word = word }) }
end


local function is_verb(word)
  for _, name in ipairs(require "tenace.face.help.verbs") do
    if name == word then return true end
  end
  return false
end


--- Adds the entries of a word: functions first, then fields, facts and others
-- that have no line in a file.
local function add_entries(lines, list, word, style)
  local last = bare(word)
  for _, is_function in ipairs { true, false } do
    for _, entry in ipairs(list) do
      if matches(entry, word, last) and (entry.file ~= nil) == is_function then
        entry_lines(lines, entry, style)
      end
    end
  end
end


--- Adds the meaning of the word in the present game.
local function add_game(lines, word, variant, style)
  for _, one in ipairs(game_help.texts(word, variant)) do
    add_wrapped(lines, one.text, style, "")
    if one.where then
      lines[#lines + 1] = "  " .. show.dim(one.where, style)
    end
  end
end


--- help.entries(word) -> the entries of the docstrings with that name.
function help.entries(word)
  local found, last = {}, bare(word)
  for _, entry in ipairs(entries() or {}) do
    if matches(entry, word, last) then found[#found + 1] = entry end
  end
  return found
end


--- help.lines([word], style [, variant]) -> lines.
-- @param variant of the current match, for the names of its rules
function help.lines(word, style, variant)
  if not word then return overview(style) end
  local list, lines = entries(), {}
  word = require "tenace.face.say.value".text(word)
  local first = word:match "^(%a+)%s"
  if first and is_verb(first) then word = first end
  if word == "library" then return whole_library(style) end
  if is_verb(word) then
    lines = show.wrap(phrase("prompt.verb." .. word), style.width, "  ")
  end
  add_game(lines, word, variant, style)
  add_entries(lines, list or {}, word, style)
  if #lines > 0 then return lines end
  return list and not_found(word, list, style, variant)
    or { phrase "prompt.no_help" }
end


--- help.all() -> all entries of the docstrings; an empty list if they are
-- missing.
function help.all() return entries() or {} end


--- help.methods(noun) -> a set of the methods of that noun which have help;
-- `noun` is what the docstrings call it, `m` for a match
function help.methods(noun)
  local found = {}
  for _, entry in ipairs(entries() or {}) do
    local name = (entry.signature or ""):match("^" .. noun .. ":([%w_]+)")
    if name then found[name] = true end
  end
  return found
end


--- help.starting(word [, variant]) -> the names that begin with the word.
function help.starting(word, variant)
  local names, seen = {}, {}
  local function add(name)
    if name:sub(1, #word) == word and not seen[name] then
      names[#names + 1], seen[name] = name, true
    end
  end
  for _, name in ipairs(variant and game_help.names(variant) or {}) do
    add(name)
  end
  for _, entry in ipairs(entries() or {}) do add(entry.name) end
  for _, name in ipairs(require "tenace.face.help.verbs") do add(name) end
  table.sort(names)
  return names
end


return help
