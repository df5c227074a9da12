-- What Lua and the C of this library raise, in the present language. Both know
-- no language: what they raise is one of the English sentences of the texts,
-- with its parts filled in. So the sentence is found by its English, and told.

local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local raised = {}

-- The English sentences: by text those without parts, and a list of the others,
-- { pattern, template key, names of the parts, letters }.
local whole, rows

-- The sentences of the present language by key.
local texts

-- Parts that are sentences or words of texts themselves. If `text` is no known
-- one, the whole is none.
local TOLD = { text = true, reason = true, what = true, kind = true,
  value = true, asked = true, which = true }


--- The pattern that finds the parts of a template.
local function row_of(key, template)
  local names, letters = {}, 0
  local pattern = string.gsub(template .. "{}", "(.-){([%a_]*)}",
    function(own, name)
      letters, names[#names + 1] = letters + #own, name ~= "" and name or nil
      return string.gsub(own, "%p", "%%%0") .. (name ~= "" and "(.-)" or "")
    end)
  if names[1] == "word" and letters <= 2 then    -- `ask: a form without words`
    pattern = string.gsub(pattern, "%(%.%-%)", "([%%w_]+)", 1)
  end
  return { pattern = "^" .. pattern .. "$", key = key, names = names,
    letters = letters }
end


--- Reads the texts. The more letters a template has, the earlier it is tried.
local function read()
  local by_text, list = {}, {}
  for key, template in next, language.read("tenace.text", "en", "raised") do
    template = type(template) == "table" and template.other or template
    local row = row_of(key, template)
    if #row.names == 0 then by_text[template] = key
    else list[#list + 1] = row end
  end
  table.sort(list, function(a, b)
    if a.letters ~= b.letters then return a.letters > b.letters end
    return a.key < b.key
  end)
  whole, rows = by_text, list
  texts = language.texts("tenace.text", "raised")
end

language.on_change(function() texts = nil end)


local told_of


--- The parts of a sentence by name; nil if it is another sentence.
local function parts_in(text, row)
  local found = table.pack(string.find(text, row.pattern))
  if not found[1] then return nil end
  local parts = {}
  for i, name in ipairs(row.names) do
    local part, known = found[i + 2], true
    if TOLD[name] then part, known = told_of(part) end
    if name == "text" and not known then return nil end
    parts[name] = name == "n" and math.tointeger(tonumber(part)) or part
  end
  return parts
end


--- The template for a sentence. Where a word has taken a value out of a table
-- that it was given, Lua counts a number below 1, which says nothing.
local function template_for(key, parts)
  if key == "bad_argument" and parts.n and parts.n < 1 then
    key, parts.text = "of_word", parts.reason
  end
  return texts[key]
end


--- The sentence in the present language, and whether it is a known one.
function told_of(text)
  if whole[text] then return sentence.fill(texts[whole[text]], {}), true end
  for _, row in ipairs(rows) do
    local parts = parts_in(text, row)
    if parts then
      return sentence.fill(template_for(row.key, parts), parts), true
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
