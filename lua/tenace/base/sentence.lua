-- Sentences about rules files, filled from the templates in text/en_rules.lua.

local nearest = require "tenace.base.nearest"

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local sentence = {}

--- Reads all templates.
local function read()
  local about_matches = setmetatable(require "tenace.text.en_match",
    { __index = require "tenace.text.en_reasons" })
  return setmetatable(require "tenace.text.en_rules",
    { __index = about_matches })
end


-- The templates by name. They are read at the first use: a run without faults
-- never reads them. A coroutine of their own reads them, not the one that runs
-- rules: a searcher of the host's may well use patterns, which rules lack.
local templates = setmetatable({}, { __index = function(all, key)
  setmetatable(all, { __index = coroutine.wrap(read)() })
  return all[key]
end })


--- sentence.fill(template, parts) -> text
-- Replaces every `{name}` of the template by that part.
-- @error a part is missing
function sentence.fill(template, parts)
  return (string.gsub(template, "{([%a_]+)}", function(name)
    local part = parts[name]
    if part == nil then
      error("the sentence '" .. template .. "' lacks its part '" .. name .. "'")
    end
    return tostring(part)
  end))
end


--- sentence.shown(value) -> text
-- A value as a sentence shows it: text, numbers and flags as they are, anything
-- else as its type, because an address means nothing to anybody.
function sentence.shown(value)
  local kind = type(value)
  local meta = kind == "userdata" and debug.getmetatable(value)
  if meta and meta.__tostring or kind == "string" or kind == "number"
    or kind == "boolean" or kind == "nil" then
    return tostring(value)
  end
  return meta and meta.__name or kind
end


--- sentence.of(key [, parts]) -> text
-- The sentence of that name.
function sentence.of(key, parts)
  local template = templates[key] or error("no sentence named '" .. key .. "'")
  return sentence.fill(template, parts or {})
end


--- sentence.has(key) -> true if there is a sentence of that name
function sentence.has(key)
  return templates[key] ~= nil
end


--- sentence.suggest(text, word, candidates) -> text
-- Adds the candidate nearest to `word`, if one is near.
function sentence.suggest(text, word, candidates)
  local near = nearest(word, candidates)
  if not near then return text end
  return sentence.of("suggestion", { text = text, near = near })
end


--- sentence.missing(key, parts, candidates) -> text
-- The sentence `key` about the missing `parts.name`, with the nearest
-- candidate.
function sentence.missing(key, parts, candidates)
  return sentence.suggest(sentence.of(key, parts), tostring(parts.name),
    candidates)
end


--- sentence.unknown(name, names) -> text
-- Says that a field is not known, and suggests the nearest of `names`.
function sentence.unknown(name, names)
  return sentence.missing("unknown_field", { name = tostring(name) }, names)
end


--- sentence.list(names [, last]) -> text
-- Names in quotes: `'a', 'b' or 'c'`. `last` is the word before the last name.
function sentence.list(names, last)
  local quoted = {}
  for i, name in ipairs(names) do
    quoted[i] = sentence.of("quoted", { name = name })
  end
  if #quoted < 2 then return quoted[1] or "" end
  local final = table.remove(quoted)
  return sentence.of(last or "or", {
    names = table.concat(quoted, ", "), name = final,
  })
end


return sentence
