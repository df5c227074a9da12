-- The sentences of the faces, filled from templates with named parts. The
-- folder text/LANGUAGE has the templates of a language; a long section has a
-- file of its own.

local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local FOLDER = "tenace.face.text"

local templates

--- The sections of the present language. Those with a file of their own are
-- read at their first use; on a page that file may be still to come.
local function sections()
  local short = language.texts(FOLDER, "sections")
  return setmetatable({}, { __index = function(all, name)
    all[name] = short[name] or language.texts(FOLDER, name)
    return rawget(all, name)
  end })
end

language.on_change(function() templates = nil end)


local PERSONS = { you = true, we = true, they = true, one = true,
  several = true }

--- Finds a template by its dotted name, `table.leads`. Where a language has no
-- form of its own for a person, the form `other` is for all. The rules of which
-- one speaks may have a sentence of their own for it.
local function find(key)
  templates = templates or sections()
  local found, at = templates, key
  for word in key:gmatch("[^.]+") do
    if type(found) ~= "table" then found = nil break end
    local form = found[word]
    if form == nil and PERSONS[word] then
      form, at = found.other, key:gsub("[^.]+$", "other")
    end
    found = form or nil
  end
  return language.own_sentence(at) or found
    or error("no sentence named '" .. key .. "'", 3)
end


--- phrase(key [, parts]) -> the sentence with each {name} replaced.
-- A sentence with a number has several forms; part `n` chooses between them.
local function phrase(key, parts)
  return sentence.fill(find(key), parts or {})
end


--- phrase.nearest(key, word, names, parts): the sentence of that key; or, if
-- one of the names is near the word, that of key_near with the part `near`
local function nearest_phrase(key, word, names, parts)
  local near = require "tenace.base.nearest"(word, names)
  if not near then return phrase(key, parts) end
  parts.near = near
  return phrase(key .. "_near", parts)
end


--- phrase.list(key) -> the list of that key, with its texts unchanged.
local function list_of(key)
  return find(key)
end


return setmetatable({ nearest = nearest_phrase, list = list_of }, {
  __call = function(_, key, parts) return phrase(key, parts) end,
})
