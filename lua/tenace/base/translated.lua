-- What a language lacks, beside English: sentences without a translation, and
-- translations that do not fit.

local core = require "tenace.core"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"

local translated = {}

--- translated.folders: the folders of texts of the program, { module, path }.
translated.folders = {
  { module = "tenace.text", path = "lua/tenace/text" },
  { module = "tenace.face.text", path = "repl/text" },
}


local NOT_TRANSLATED = { grammar = true, seen = true, reference = true }


--- translated.names(folder [, data]) -> sorted list of the names of its files
-- The grammar is no sentence, nor is what `translated.noted` writes; the labels
-- of the reference are in English only.
-- @param folder one of translated.folders
-- @param data the folder that contains the program's files; "." if left out
function translated.names(folder, data)
  local list = {}
  local place = (data or ".") .. "/" .. folder.path .. "/en"
  for _, file in ipairs(core.list_folder(place) or {}) do
    local name = string.match(file, "^([%w_]+)%.lua$")
    if name and not NOT_TRANSLATED[name] then
      list[#list + 1] = name
    end
  end
  table.sort(list)
  return list
end


--- The parts of a text, `{name}` or `{name:form}`, as a set of names.
local function parts_of(text, set)
  for name in string.gmatch(text, "{([%w_]+):?[%w_]*}") do set[name] = true end
  return set
end


--- The parts of a sentence, in all its forms together.
local function all_parts(sentence)
  local set = {}
  for _, text in next, type(sentence) == "table" and sentence or { sentence } do
    if type(text) == "string" then parts_of(text, set) end
  end
  return set
end


--- translated.parts_differ(english, own) -> the first part that only one of two
-- sentences has; nil if they have the same. Where there are forms for a number,
-- it may be left out or told.
function translated.parts_differ(english, own)
  local a, b = all_parts(english), all_parts(own)
  if type(english) == "table" and english.one then a.n = true end
  for name in next, b do
    if not a[name] then return name end
  end
  for name in next, a do
    if not b[name] and name ~= "n" then return name end
  end
end


local function is_sentence(value)
  return type(value) ~= "table" or value.other ~= nil
end


--- The sentence of a dotted name in a table of texts; nil if it has none.
local function sentence_in(texts, name)
  for word in string.gmatch(name, "[^.]+") do
    texts = type(texts) == "table" and texts[word] or nil
  end
  return texts and is_sentence(texts) and texts or nil
end


-- The files of sentences that the library says of matches.
local OF_MATCHES = { "match", "reasons", "studies" }

--- translated.english(key) -> sentence; or nil
-- The English sentence of the program by its name: `table.leads.you` of the
-- faces, `lead_prompt` of the library; nil if there is none.
function translated.english(key)
  local section, name = string.match(key, "^([^.]+)%.(.+)$")
  if section then
    local faces = translated.folders[2].module
    return sentence_in(language.read(faces, "en", "sections"), key)
      or sentence_in(language.read(faces, "en", section) or {}, name)
  end
  for _, file in ipairs(OF_MATCHES) do
    local found = sentence_in(language.read("tenace.text", "en", file), key)
    if found then return found end
  end
end


--- Letters and digits that stand for a text.
-- @param many how many of them
local function short(text, many)
  local n = 2166136261                   -- the hash of Fowler, Noll and Vo
  for i = 1, #text do
    n = (n ~ string.byte(text, i)) * 16777619 & 0xffffffff
  end
  local digits = "0123456789abcdefghijklmnopqrstuvwxyz"
  local letters = ""
  for _ = 1, many do
    local at = n % 36 + 1
    letters, n = letters .. string.sub(digits, at, at), n // 36
  end
  return letters
end


--- The forms of a sentence as one text.
local function whole(sentence)
  if type(sentence) ~= "table" then return tostring(sentence) end
  local list = {}
  for form, text in next, sentence do
    list[#list + 1] = form .. "=" .. whole(text)
  end
  table.sort(list)
  return table.concat(list, "\n")
end


--- Calls note(key, english, own) for each sentence with its short signs, and
-- its translation or nil.
local function each_sentence(note, english, own, path)
  for key, value in next, english do
    local at = path .. "." .. tostring(key)
    local given = type(own) == "table" and own[key] or nil
    if is_sentence(value) then
      note(short(at, 6), short(whole(value), 4), given)
    else
      each_sentence(note, value, given, at)
    end
  end
end


--- Calls note(key, english, own) for each sentence of the program.
local function each_of_all(note, code, data)
  for _, folder in ipairs(translated.folders) do
    for _, name in ipairs(translated.names(folder, data)) do
      each_sentence(note, language.read(folder.module, "en", name),
        language.read(folder.module, code, name), name)
    end
  end
end


--- Adds the short signs of a text to a set, by key.
local function add_signs(set, text)
  for key, english in string.gmatch(text or "",
    "(%w%w%w%w%w%w)(%w%w%w%w)") do
    set[key] = english
  end
end


--- translated.seen(code) -> by key the English sentence that was translated,
-- both as short signs: what the file seen.lua of the English texts has noted
-- for all languages, and for this one where it differs
function translated.seen(code)
  local set = {}
  local noted = language.read("tenace.text", "en", "seen") or {}
  add_signs(set, noted.all)
  add_signs(set, noted[code])
  return set
end


--- What each language has translated, by language and key: `code` all
-- sentences as they are now.
local function all_seen(code, data)
  local by = {}
  for _, other in ipairs(language.codes) do by[other] = {} end
  by.en, by[code] = nil, {}
  for other, set in next, by do
    local seen = translated.seen(other)
    each_of_all(function(key, english, own)
      if own ~= nil then set[key] = other == code and english or seen[key] end
    end, other, data)
  end
  return by
end


--- What most languages have translated, by key.
local function shared_by_most(by)
  local counts, most = {}, {}
  for _, code in ipairs(ordered.keys(by)) do
    for key, english in next, by[code] do
      local sum = counts[key] or {}
      counts[key], sum[english] = sum, (sum[english] or 0) + 1
      local best = most[key]
      if not best or sum[english] > sum[best] then most[key] = english end
    end
  end
  return most
end


--- Short signs as lines of text, eight in each: those of `set` that `most` has
-- not. All signs are as long, so nothing parts them.
local function lines_of(set, most)
  local list, lines = {}, {}
  for key, english in next, set do
    if english ~= most[key] then list[#list + 1] = key .. english end
  end
  table.sort(list)
  for i = 1, #list, 8 do
    lines[#lines + 1] = table.concat(list, "", i, math.min(i + 7, #list))
  end
  return table.concat(lines, "\n")
end


--- translated.noted(code [, data]) -> text of the file seen.lua of the English
-- texts: which English sentences the languages translate; `code` all of them as
-- they are now
-- @param data as for translated.names
function translated.noted(code, data)
  local by = all_seen(code, data)
  local most = shared_by_most(by)
  local parts = { "all = [[\n" .. lines_of(most, {}) .. "\n]]" }
  for _, other in ipairs(ordered.keys(by)) do
    local lines = lines_of(by[other], most)
    if lines ~= "" then
      parts[#parts + 1] = ("%s = [[\n%s\n]]"):format(other, lines)
    end
  end
  return "-- The English sentences that were translated, as short signs: those "
    .. "of most\n-- languages, and where one has translated another English. "
    .. "Written by\n-- tenace check --lang CODE --seen.\n\nreturn {\n"
    .. table.concat(parts, ",\n") .. ",\n}\n"
end


--- Adds what is wrong with the translations of one table of texts.
local function compare(report, english, own, path)
  for key, value in next, english do
    local at = path == "" and tostring(key) or path .. "." .. tostring(key)
    local given = own[key]
    if given == nil then
      report(at, "missing", value)
    elseif is_sentence(value) ~= is_sentence(given) then
      report(at, "other_kind", value)
    elseif is_sentence(value) then
      local part = translated.parts_differ(value, given)
      if part then report(at, "part", value, part) end
    else
      compare(report, value, given, at)
    end
  end
  for key in next, own do
    if english[key] == nil then
      report(path == "" and tostring(key) or path .. "." .. tostring(key),
        "unused")
    end
  end
end


--- Adds the sentences whose English has changed since they were translated.
local function add_changed(report, english, own, path, seen)
  for key, value in next, english do
    local at, given = path .. "." .. tostring(key), own[key]
    if given ~= nil and is_sentence(value) then
      local known = seen[short(at, 6)]
      if known and known ~= short(whole(value), 4) then
        report(string.match(at, "^[^.]*%.(.*)$"), "changed", value)
      end
    elseif type(given) == "table" then
      add_changed(report, value, given, at, seen)
    end
  end
end


--- translated.faults(folder, name, code) -> list of { key, fault, text, part }
-- What is wrong in the file `name` of the texts of one language.
-- @param folder the module of the folder that has a folder for each language
-- @return fault: "missing", "unused", "other_kind" (one sentence in place of
-- several, or the other way), "part" (a named part too few or too many),
-- "changed" (the English is another than the one that was translated)
function translated.faults(folder, name, code)
  local list = {}
  local function report(key, fault, text, part)
    if type(text) == "table" then text = text.other end
    list[#list + 1] = { key = key, fault = fault, part = part,
      text = type(text) == "string" and text or nil }
  end
  local english = language.read(folder, "en", name)
  local own = language.read(folder, code, name) or {}
  compare(report, english, own, "")
  add_changed(report, english, own, name, translated.seen(code))
  table.sort(list, function(a, b) return a.key < b.key end)
  return list
end


return translated
