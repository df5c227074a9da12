-- The first sentences of docstrings, and the names of groups of words, in the
-- present language. The catalogues text/CODE/words*.lua have them by their
-- English. What follows a first sentence is in English only.

local language = require "tenace.base.language"

local told = {}

--- The files of a catalogue.
told.files = { "words", "words_fact", "words_step", "words_match" }

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


--- told.split(text) -> the first sentence, the rest
-- Both on one line each; the rest is empty if there is no more.
function told.split(text)
  local line = text:gsub("%s*\n%s*", " ")
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
  if own(first) == first then return text end
  return rest == "" and own(first) or own(first) .. "\n" .. rest
end


--- told.first(text) -> the first sentence of a docstring
function told.first(text) return own((told.split(text))) end


--- told.group(name) -> the name of a group of words
told.group = own


return told
