-- The sentences of the faces, filled from templates with named parts. The file
-- text/LANGUAGE.lua has the templates of a language; a long section has a file
-- of its own, text/LANGUAGE_SECTION.lua.

local sentence = require "tenace.base.sentence"

--- The templates of a file; nil if there is no such file.
local function read(name)
  local module = "tenace.face.text." .. name
  local found, result = pcall(require, module)
  if found then return result end
  local missing = "module '" .. module .. "' not found"
  if not result:find(missing, 1, true) then error(result, 0) end
end


--- The sections. Those with a file of their own are read at their first use.
local templates = setmetatable(assert(read "en"), {
  __index = function(all, section)
    all[section] = read("en_" .. section) or false
    return all[section]
  end,
})


--- Finds a template by its dotted name, `table.leads`.
local function find(key)
  local found = templates
  for word in key:gmatch("[^.]+") do
    found = type(found) == "table" and found[word] or nil
  end
  return found or error("no sentence named '" .. key .. "'", 3)
end


--- phrase(key [, parts]) -> the sentence with each {name} replaced.
-- A sentence with a number has two forms; part `n` chooses between them.
local function phrase(key, parts)
  local template = find(key)
  if type(template) == "table" then
    template = parts.n == 1 and template.one or template.many
  end
  return sentence.fill(template, parts or {})
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
