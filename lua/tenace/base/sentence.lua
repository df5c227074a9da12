-- Sentences about rules and matches, filled from the templates in the folder
-- text of the present language.

local language = require "tenace.base.language"
local nearest = require "tenace.base.nearest"

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local sentence = {}

-- The files of templates: what play says, and what is said of faulty rules, by
-- hints and by studies.
local OF_PLAY = { "match", "options" }
local OTHERS = { "rules", "reasons", "studies" }

--- Adds the templates of some files to a table, and gives it. On a page, a file
-- may still be on its way: the page asks again when it has come.
local function read(files, all)
  for _, name in ipairs(files) do
    local texts = language.texts("tenace.text", name)
      or error("no file of the sentences '" .. name .. "' has come yet")
    for key, template in next, texts do all[key] = template end
  end
  return all
end


-- The templates by name, and whether all are there. They are read at the first
-- use: a run without faults never reads them. A coroutine of their own reads
-- them, not the one that runs rules: a searcher of the host's may well use
-- patterns, which rules lack.
local templates, whole

-- Those that were filled, cut up: some are filled in each round. Rules can make
-- any number of them as they go, so there is a limit.
local cut, n_cut, MOST = {}, 0, 4096

local function template_of(key)
  local own = language.own_sentence(key)
  if own then return own end
  templates = templates or coroutine.wrap(read)(OF_PLAY, {})
  return templates[key]
end


--- The same; the other files are read where those of play lack it.
local function any_template(key)
  local found = template_of(key)
  if found or whole then return found end
  whole, templates = true, coroutine.wrap(read)(OTHERS, templates)
  return templates[key]
end

language.on_change(function()
  templates, whole, cut, n_cut = nil, nil, {}, 0
end)


--- Cuts a template up: a text, the name and the form of the part behind it, the
-- next text, and so on; last a text.
local function cut_up(template)
  local list, from = {}, 1
  for first, name, form, after in
    string.gmatch(template, "(){([%a_]+):?([%a_]*)}()") do
    list[#list + 1] = string.sub(template, from, first - 1)
    list[#list + 1], list[#list + 2] = name, form
    from = after
  end
  list[#list + 1] = string.sub(template, from)
  return list
end


--- A part of a template, as text.
local function part_of(template, parts, name, form)
  local part = parts[name]
  if part == nil then
    error("the sentence '" .. template .. "' lacks its part '" .. name .. "'")
  end
  if type(part) ~= "string" then part = sentence.shown(part) end
  return form == "" and part or language.form(part, form)
end


--- A template that is cut up; it is kept.
local function pieces(template)
  if cut[template] then return cut[template] end
  if n_cut == MOST then cut, n_cut = {}, 0 end
  cut[template], n_cut = cut_up(template), n_cut + 1
  return cut[template]
end


--- Puts a template together, with its parts.
local function joined(template, parts)
  local list = pieces(template)
  if #list == 1 then return template end
  local texts, n = { list[1] }, 1
  for i = 2, #list, 3 do
    texts[n + 1] = part_of(template, parts, list[i], list[i + 1])
    texts[n + 2] = list[i + 2]
    n = n + 2
  end
  return table.concat(texts)
end


--- sentence.fill(template, parts) -> text
-- Replaces every `{name}` of the template by that part, and `{name:of}` by its
-- form `of`. Of a template with several forms, the part `n` chooses one.
-- @error a part is missing
function sentence.fill(template, parts)
  template = language.choose(template, parts)
  if not string.find(template, "{", 1, true) then return template end
  return joined(template, parts)
end


--- sentence.shown(value) -> text
-- A value as text: texts, numbers and flags as they are, and what has a text of
-- its own; anything else as its type. No address is in it: it means nothing to
-- a person, and tells another program where our memory is.
function sentence.shown(value)
  local kind = type(value)
  if kind == "string" then return value end
  if kind == "number" and value ~= value then return "nan" end
  if kind == "number" or kind == "boolean" or kind == "nil" then
    return tostring(value)
  end
  local meta = debug.getmetatable(value)
  if meta and meta.__tostring then return tostring(value) end
  return meta and meta.__name or kind
end


--- sentence.of(key [, parts]) -> text
-- The sentence of that name.
function sentence.of(key, parts)
  local template = any_template(key)
    or error("no sentence named '" .. key .. "'")
  parts = parts or {}
  return joined(language.choose(template, parts), parts)
end


--- sentence.refusal(key [, parts [, …]]) -> nil, text, path
-- What a check of a fact answers: the sentence, and the path to what is wrong.
function sentence.refusal(key, parts, ...)
  return nil, sentence.of(key, parts), { ... }
end


--- sentence.has(key) -> true if play has a sentence of that name
function sentence.has(key)
  return template_of(key) ~= nil
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
  return sentence.suggest(sentence.of(key, parts),
    sentence.shown(parts.name), candidates)
end


--- sentence.unknown(name, names) -> text
-- Says that a field is not known, and suggests the nearest of `names`.
function sentence.unknown(name, names)
  return sentence.missing("unknown_field", { name = name }, names)
end


--- sentence.list(names [, last]) -> text
-- Names in quotes: `'a', 'b' or 'c'`.
-- @param last the word before the last name: "or" if it is nil, or "and"
function sentence.list(names, last)
  local quoted = {}
  for i, name in ipairs(names) do
    quoted[i] = sentence.of("quoted", { name = name })
  end
  return language.list(quoted, last or "or")
end


return sentence
