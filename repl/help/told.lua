-- The first sentence of a docstring, and the name of a group, in the present
-- language. The catalogue text/CODE/words*.lua has them by their English.

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


--- told.sentence(text) -> the text of a docstring with its first sentence in
-- the present language, the rest below it in English; or as it is
function told.sentence(text)
  texts = texts or told.catalogue(language.code)
  local first, rest = told.split(text)
  local own = texts[first]
  if not own then return text end
  return rest == "" and own or own .. "\n" .. rest
end


--- told.first(text) -> the first sentence of a docstring
function told.first(text)
  texts = texts or told.catalogue(language.code)
  local first = told.split(text)
  return texts[first] or first
end


--- told.group(name) -> the name of a group of words
function told.group(name)
  texts = texts or told.catalogue(language.code)
  return texts[name] or name
end


return told
