-- What Lua and the C of this library raise, in the present language. What is
-- raised is English text. C keeps the values of a message apart, so it is found
-- by its English without them; Lua's own messages are read by patterns.

local core = require "tenace.core"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local raised = {}

-- The English sentences, { key, names of the parts }, by the English with %s in
-- place of each part.
local sentences

-- The patterns of Lua's own sentences with parts: { pattern, sentence }.
local patterns

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


--- Reads the texts.
local function read()
  local by_key = {}
  sentences, patterns = {}, {}
  for key, template in next, language.read("tenace.text", "en", "raised") do
    template = type(template) == "table" and template.other or template
    local one = { key = key, names = {} }
    local english = string.gsub(template, "{([%a_]+)}", function(name)
      one.names[#one.names + 1] = name
      return "%s"
    end)
    sentences[english], by_key[key], one.english = one, one, english
  end
  for i, key in ipairs(OF_LUA) do
    local escaped = string.gsub(by_key[key].english, "[^%w%s%%]", "%%%0")
    patterns[i] = { by_key[key],
      "^" .. string.gsub(escaped, "%%s", "(.-)") .. "$" }
  end
  texts = language.texts("tenace.text", "raised")
end

language.on_change(function() texts = nil end)


local told_of


--- A sentence with its values, in the present language; nil if a part is
-- unknown that has to be known.
local function filled(one, values)
  local key, parts = one.key, {}
  for i, name in ipairs(one.names) do
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


--- What C has raised with values. Before it may stand the word that raised it.
local function of_core(english, values)
  english = string.gsub(english, "%%[dIc]", "%%s")
  if sentences[english] then return filled(sentences[english], values) end
  local word, rest = string.match(english, "^(%S+): (.*)$")
  if not word then return nil end
  if word == "%s" then
    word, values = values[1], table.move(values, 2, #values, 1, {})
  end
  local told = of_core(rest, values)
  return told and sentence.fill(texts.of_word, { word = word, text = told })
end


--- The English and the values of what C has raised; nil if it has not.
local function kept(text)
  for _, message in ipairs(core.messages) do
    if message.text == text then return message end
  end
end


--- What Lua has raised with values.
local function of_lua(text)
  for _, row in ipairs(patterns) do
    local values = table.pack(string.match(text, row[2]))
    local told = values[1] and filled(row[1], values)
    if told then return told end
  end
end


--- The sentence in the present language, and whether it is a known one.
function told_of(text)
  local one, message = sentences[text], kept(text)
  local told = one and filled(one, {})
    or message and of_core(message.english, message) or of_lua(text)
  if told then return told, true end
  local word, rest = string.match(text, "^([%w_]+): (.*)$")
  if word then
    local known
    rest, known = told_of(rest)
    if known then
      return sentence.fill(texts.of_word, { word = word, text = rest }), true
    end
  end
  return text, false
end


--- raised.told(text) -> text
-- The message of an error in the present language. A place before it,
-- `file:12: `, stays; what is no message of Lua or of the library's C is
-- returned as it is.
function raised.told(text)
  if not texts then coroutine.wrap(read)() end
  local told, known = told_of(text)
  if known then return told end
  local place, rest = string.match(text, "^([^:\n]+:%d+: )(.*)$")
  return place and place .. told_of(rest) or text
end


return raised
