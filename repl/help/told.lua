-- Docstrings in the present language: the first sentence of each, the details
-- below it, and the names of groups. The catalogues text/CODE/words*.lua and
-- details*.lua have them by their English.

local language = require "tenace.base.language"

local told = {}

--- The files of a catalogue: those of first sentences and names of groups, and
-- those of details.
told.files = { "words", "words_fact", "words_step", "words_match",
  "details", "details_deal", "details_ask", "details_meld", "details_score",
  "details_match" }

-- The catalogue of the present language; {} if it has none.
local texts

language.on_change(function() texts = nil end)


--- told.catalogue(code) -> the catalogue of a language, which may be in
-- several files
function told.catalogue(code)
  local all = {}
  for _, name in ipairs(told.files) do
    for english, own in pairs(language.read("tenace.face.text", code, name)
      or {}) do
      all[english] = own
    end
  end
  return all
end


--- The text on one line.
local function on_one_line(text) return (text:gsub("%s*\n%s*", " ")) end


--- told.split(text) -> the first sentence, the rest
-- Both on one line each; the rest is empty if there is no more.
function told.split(text)
  local line = on_one_line(text)
  local first, rest = line:match "^(.-%.)%f[%s] +(.*)$"
  return first or line, rest or ""
end


--- A text by the catalogue; as it is if the catalogue lacks it.
local function own(english)
  texts = texts or told.catalogue(language.code)
  return texts[english] or english
end


--- told.text(text) -> the text of a docstring
function told.text(text)
  local first, rest = told.split(text)
  if own(first) == first and own(rest) == rest then return text end
  return rest == "" and own(first) or own(first) .. "\n" .. own(rest)
end


--- told.first(text) -> the first sentence of a docstring
function told.first(text) return own((told.split(text))) end


--- told.detail(text) -> what a docstring says of an argument, a result or an
-- error
function told.detail(text)
  local line = on_one_line(text)
  local known = own(line)
  return known == line and text or known
end


--- told.group(name) -> the name of a group of words
told.group = own


--- told.details(entry) -> list of the English details of an entry, each on one
-- line: what follows the first sentence, then arguments, results and errors
function told.details(entry)
  local _, rest = told.split(entry.text or "")
  local list = { rest ~= "" and rest or nil }
  for _, param in ipairs(entry.params or {}) do
    list[#list + 1] = on_one_line(param.text)
  end
  for _, part in ipairs { "returns", "errors" } do
    for _, text in ipairs(entry[part] or {}) do
      list[#list + 1] = on_one_line(text)
    end
  end
  return list
end


return told
