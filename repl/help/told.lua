-- The first sentence of a docstring, and the name of a group, in the present
-- language. The catalogue text/CODE/words*.lua has them by their English.

local language = require "tenace.base.language"

local told = {}

-- The catalogue of the present language; {} if it has none.
local texts

language.on_change(function() texts = nil end)


--- The catalogue of a language, which may be in two files.
local function read(code)
  local all = {}
  for _, name in ipairs { "words", "words_step" } do
    for english, own in pairs(language.read("tenace.face.text", code, name)
      or {}) do
      all[english] = own
    end
  end
  return all
end


--- told.split(text) -> the first sentence, the rest
-- Both on one line each; the rest is empty if there is no more.
function told.split(text)
  local line = text:gsub("%s*\n%s*", " ")
  local first, rest = line:match "^(.-%.)%f[%s] +(.*)$"
  return first or line, rest or ""
end


--- told.sentence(text) -> the text of a docstring with its first sentence in
-- the present language, the rest below it in English; or as it is
function told.sentence(text)
  texts = texts or read(language.code)
  local first, rest = told.split(text)
  local own = texts[first]
  if not own then return text end
  return rest == "" and own or own .. "\n" .. rest
end


--- told.first(text) -> the first sentence of a docstring
function told.first(text)
  texts = texts or read(language.code)
  local first = told.split(text)
  return texts[first] or first
end


--- told.group(name) -> the name of a group of words
function told.group(name)
  texts = texts or read(language.code)
  return texts[name] or name
end


--- Calls f with each English sentence and each name of a group, once.
local function each_english(f)
  local seen = { [""] = true }
  for _, entry in ipairs(require "tenace.face.help.help".all()) do
    for _, text in ipairs { entry.text or "", entry.group or "" } do
      local english = told.split(text)
      if not seen[english] then f(english) end
      seen[english] = true
    end
  end
end


--- told.missing(code) -> list of the English sentences and names of groups that
-- the catalogue of a language lacks
function told.missing(code)
  local own, list = read(code), {}
  each_english(function(english)
    if not own[english] then list[#list + 1] = english end
  end)
  return list
end


--- told.unused(code) -> sorted list of the keys of a catalogue that no word has
-- any more: its English was changed
function told.unused(code)
  local left, list = {}, {}
  for english in pairs(read(code)) do left[english] = true end
  each_english(function(english) left[english] = nil end)
  for english in pairs(left) do list[#list + 1] = english end
  table.sort(list)
  return list
end


return told
