-- The first sentences of docstrings, and the names of groups of words, in the
-- present language. The catalogues text/CODE/words.po have them by their
-- English. What follows a first sentence is in English only.

local catalogue = require "tenace.rules.catalogue"
local disk = require "tenace.base.disk"
local language = require "tenace.base.language"
local place = require "tenace.base.place"

local told = {}

-- The catalogue of the present language; {} if it has none.
local texts

language.on_change(function() texts = nil end)


--- told.path(code) -> the path of a language's catalogue, in the folder of the
-- program's files
function told.path(code) return ("repl/text/%s/words.po"):format(code) end


--- told.catalogue(code) -> the catalogue of a language, the entries in it that
-- are doubted: see po.read
function told.catalogue(code)
  local path = place.data .. "/" .. told.path(code)
  local text, message = disk.read_if_there(path, 1 << 20)
  if message then error(message, 0) end
  local own, found = catalogue.load(text or "", path)
  if own then return own, found end
  error(tostring(found), 0)
end


--- told.split(text) -> the first sentence, the rest
-- Each paragraph and each point of a list on one line; the rest is empty if
-- there is no more.
function told.split(text)
  local lines = text:gsub("([^\n]) *\n *%f[^%s%-]", "%1 ")
  local first, rest = lines:match "^(.-%.)%f[%s]%s+(.*)$"
  return first or lines, rest or ""
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
