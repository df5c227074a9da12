-- That the texts of each language have one word for each term: the pages of
-- doc/glossary say which words they do not have.
-- In 7 parts.

local catalogue = require "tenace.rules.catalogue"
local helper = require "game_helper"
local language = require "tenace.base.language"
local translated = require "tenace.base.translated"

-- Groups of letters beyond ASCII that are none: stops of Indic scripts, signs
-- of general use, and those of Chinese.
local SIGNS = { { 0xA0, 0xBF }, { 0x964, 0x965 }, { 0x2000, 0x2BFF },
  { 0x3000, 0x303F }, { 0xFF00, 0xFF0F } }


--- Is that the code of a letter?
local function is_letter(code)
  if code < 128 then return string.char(code):find "%w" ~= nil end
  for _, group in ipairs(SIGNS) do
    if code >= group[1] and code <= group[2] then return false end
  end
  return true
end


--- Does a word of the text begin, or end, at this byte?
local function at_edge(text, at)
  local before = at > 1 and utf8.codepoint(text, utf8.offset(text, -1, at))
  local behind = at <= #text and utf8.codepoint(text, at)
  return not (before and behind and is_letter(before) and is_letter(behind))
end


--- Where the text has the word, with a few words around it; nil if nowhere.
-- @param word behind one that ends with `…` the text may go on
-- @param wide true for a script without blanks
local function found(text, word, wide)
  local stem, any = word:gsub("…$", "")
  local from, to = text:find(stem, 1, true)
  while from do
    if wide or at_edge(text, from) and (any > 0 or at_edge(text, to + 1)) then
      local first = utf8.offset(text, 0, math.max(1, from - 60))
      local behind = utf8.offset(text, 0, math.min(#text + 1, to + 60))
      return text:sub(first, behind - 1)
    end
    from, to = text:find(stem, to + 1, true)
  end
end


--- The rows of the tables of a page, each a list of its cells.
local function rows_of(page)
  local list = {}
  for line in helper.read(page):gmatch "|( [^\n]* |)\n" do
    local row = {}
    for cell in line:gmatch " (.-) ?|" do row[#row + 1] = cell end
    list[#list + 1] = #row > 1 and row or nil
  end
  return list
end


--- The words that texts of a language do not have, a list; and the phrases that
-- they have all the same, each with the path of its file, or "everywhere".
local function words_of(code)
  local words, phrases = {}, {}
  for _, row in ipairs(rows_of("doc/glossary/" .. code .. ".md")) do
    local phrase, path = row[1]:match "^`(.+)`$", row[2]:gsub("`", "")
    if phrase then
      phrases[#phrases + 1] = { text = phrase:lower(), path = path }
    end
    for word in (not phrase and row[3] or ""):gmatch "`(.-)`" do
      words[#words + 1] = word:lower()
    end
  end
  return words, phrases
end


--- Adds all texts of a table to a list.
local function gather(value, list)
  if type(value) == "string" then list[#list + 1] = value end
  for _, each in pairs(type(value) == "table" and value or {}) do
    gather(each, list)
  end
  return list
end


--- Calls f(path, texts) for each file of a language.
local function each_file(code, f)
  for _, folder in ipairs(translated.folders) do
    for _, name in ipairs(translated.names(folder)) do
      f(folder.path .. "/" .. code .. "/" .. name .. ".lua", name ~= "cards"
        and language.read(folder.module, code, name) or {})
    end
  end
  local pipe = io.popen(("find rules repl/text -path '*/text/%s/*.po'; "
    .. "find doc/%s -name '*.md' 2>/dev/null"):format(code, code))
  for path in pipe:lines() do
    local text = helper.read(path)
    f(path, path:find "%.md$" and { text } or catalogue.load(text, path))
  end
  pipe:close()
end


--- The texts as one, with one blank wherever there are several or lines end,
-- and without what stays as it is: parts, and options of commands.
local function as_one(texts)
  local text = table.concat(gather(texts, {}), " ¦ "):lower()
  text = text:gsub("{[%w_:]+}", "{}"):gsub("%-%-%w+", "--")
  return (text:gsub("\u{A0}", " "):gsub("%s+", " "))
end


--- The text without the phrases that its file may have.
local function without(phrases, path, text)
  for _, one in ipairs(phrases) do
    if one.path == "everywhere" or one.path == path then
      local pattern = one.text:gsub("%p", "%%%0")
      local left, n = text:gsub(pattern, "¦")
      text, one.used = left, one.used or n > 0
    end
  end
  return text
end


--- The places where texts of a language have a word that they should not; and
-- the phrases of its page that no text has.
local function faults(code)
  local words, phrases = words_of(code)
  local wrong = {}
  each_file(code, function(path, texts)
    local text = without(phrases, path, as_one(texts))
    for _, word in ipairs(words) do
      local around = found(text, word, code == "zh")
      if around then
        wrong[#wrong + 1] = ("%s has %q: %s"):format(path, word, around)
      end
    end
  end)
  for _, one in ipairs(phrases) do
    local unused = not one.used and one.path .. " has no " .. one.text
    wrong[#wrong + 1] = unused or nil
  end
  return wrong
end


describe("the glossary", function()
  for _, code in ipairs(language.codes) do
    if code ~= "en" then
      it("of " .. code .. " holds for all its texts", function()
        assert.same({}, faults(code))
      end)
    end
  end
end)
