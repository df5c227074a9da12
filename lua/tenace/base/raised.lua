-- What Lua and the C of this library raise, in the present language. What is
-- raised is English text. C raises a sentence by its key and keeps its values,
-- so it is told by these; Lua's own messages are read by patterns.

local core = require "tenace.core"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local raised = {}

-- The names of the parts of the sentences, by key; and the keys of those
-- without parts, by their English.
local names, keys = {}, {}

-- The patterns of Lua's own sentences with parts, { pattern, key }.
local patterns = {}

-- The sentences of the present language by key.
local texts

-- Parts that are sentences or words of texts themselves. If `text` is no known
-- one, the whole is none.
local TOLD = { text = true, reason = true, what = true, kind = true,
  value = true, asked = true, which = true }

-- What Lua raises with parts, in the order in which it is tried.
local OF_LUA = { "wanted_to_close", "bad_self", "cannot_compare_two",
  "cannot_compare", "cannot_call", "cannot_index", "cannot_calculate",
  "cannot_join", "cannot_measure", "bad_argument", "expected", "for_number",
  "wanted", "near", "of_variable" }


-- C fills these in when it raises them, also where rules have used up their
-- instructions: so it needs them beforehand, and no more than them.
for key, template in next, language.read("tenace.text", "en", "raised") do
  core.sentences[key] = type(template) == "table" and template.other or template
end


--- Reads the English for the way back, from what was raised to its key.
local function read()
  for key, template in next, core.sentences do
    names[key] = {}
    keys[string.gsub(template, "{([%a_]+)}", function(name)
      table.insert(names[key], name)
      return "%s"
    end)] = key
  end
  for i, key in ipairs(OF_LUA) do
    local escaped = string.gsub(core.sentences[key], "[^%w%s{}]", "%%%0")
    patterns[i] = { "^" .. string.gsub(escaped, "{[%a_]+}", "(.-)") .. "$",
      key }
  end
  return language.texts("tenace.text", "raised")
end

language.on_change(function() texts = nil end)


local told_of


--- A sentence with its values, in the present language; nil if a part is
-- unknown that has to be known.
local function filled(key, values)
  local parts = {}
  for i, name in ipairs(names[key]) do
    local part, known = values[i], true
    if TOLD[name] then part, known = told_of(part) end
    if name == "text" and not known then return nil end
    parts[name] = name == "n" and math.tointeger(tonumber(part)) or part
  end
  -- Where a word has taken a value out of a table that it was given, Lua counts
  -- a number below 1, which says nothing.
  if key == "bad_argument" and parts.n < 1 then
    key, parts.text = "of_word", parts.reason
  end
  return sentence.fill(texts[key], parts)
end


--- The message that C has raised; nil if it has not.
local function kept(text)
  for _, message in ipairs(core.messages) do
    if message.text == text then return message end
  end
end


--- What C has raised. Before it may stand the word that raised it.
local function of_core(text)
  local message = kept(text)
  local told = message and filled(message.key, message)
  return told and message.word and sentence.fill(texts.of_word,
    { word = message.word, text = told }) or told
end


--- What Lua has raised with values.
local function of_lua(text)
  for _, row in ipairs(patterns) do
    local values = table.pack(string.match(text, row[1]))
    local told = values[1] and filled(row[2], values)
    if told then return told end
  end
end


--- The sentence in the present language, and whether it is a known one.
function told_of(text)
  local key = keys[text]
  local told = key and filled(key, {}) or of_core(text) or of_lua(text)
  return told or text, told ~= nil
end


--- raised.told(text) -> text
-- The message of an error in the present language. A place before it,
-- `file:12: `, stays; what is no message of Lua or of the library's C is
-- returned as it is.
function raised.told(text)
  texts = texts or coroutine.wrap(read)()
  local told, known = told_of(text)
  if known then return told end
  local place, rest = string.match(text, "^([^:\n]+:%d+: )(.*)$")
  return place and place .. told_of(rest) or text
end


--- raised.key(wrong) -> text; or nil
-- The key of the sentence that C has raised, by itself or of an argument.
-- @param wrong what was raised, or the problem of it
function raised.key(wrong)
  local text = tostring(type(wrong) == "table" and wrong.raised or wrong)
  local message = kept(string.match(text,
    "^bad argument #%-?%d+ to '.-' %((.*)%)$") or text)
  return message and message.key
end


return raised
