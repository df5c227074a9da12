-- What people read of rules files, in a language other than English. Beside a
-- rules file NAME.lua, text/CODE/NAME.po has its sentences in the language of
-- that code: each entry is a sentence or a word of the rules file, and what
-- says the same in the other language. A table text/CODE/NAME.lua, as
-- catalogues were before, is read where there is no such file.

local language = require "tenace.base.language"
local problem = require "tenace.base.problem"
local sandbox = require "tenace.rules.sandbox"
local sentence = require "tenace.base.sentence"

local catalogue = {}


--- catalogue.path(path, code) -> path, path
-- The place of the catalogue of a rules file, and the place where an old one
-- may be, a table in Lua.
function catalogue.path(path, code)
  local folder, name = string.match(path, "^(.-)([^/]+)%.lua$")
  local place = (folder or "") .. "text/" .. code .. "/" .. (name or path)
  return place .. ".po", place .. ".lua"
end


--- The problem of an entry that is no sentence; nil if all are.
local function wrong_entry(texts, path)
  if type(texts) ~= "table" then
    return problem.rules(path, nil, sentence.of("catalogue_table"))
  end
  for key, text in next, texts do
    if type(key) ~= "string" or type(text) ~= "string"
      and (type(text) ~= "table" or type(text.other) ~= "string") then
      return problem.rules(path, nil, sentence.of("catalogue_entry", {
        name = sentence.shown(key) }))
    end
  end
end


--- Reads the text of an old catalogue.
local function load_table(text, path, guard)
  guard = guard or sandbox.call
  local read, chunk, wrong = guard(sandbox.load, text, path,
    sandbox.environment {})
  if not read then return nil, problem.rules(path, chunk.line, chunk.text) end
  if not chunk then return nil, wrong end
  local ok, texts = guard(chunk)
  if not ok then return nil, problem.rules(path, texts.line, texts.text) end
  wrong = wrong_entry(texts, path)
  if wrong then return nil, wrong end
  return texts, {}
end


--- catalogue.load(text, path [, guard]) -> texts, doubted; or nil, problem
-- Reads the text of a catalogue: see po.read.
-- @param guard calls a function as pcall does, within limits
function catalogue.load(text, path, guard)
  if string.find(path, "%.lua$") then return load_table(text, path, guard) end
  local texts, found = require "tenace.base.po".read(text)
  if texts then return texts, found end
  return nil, problem.rules(path, found.line, sentence.of(found.key,
    found.parts))
end


--- catalogue.find(path, code, find) -> text, path of the catalogue of a rules
-- file; nil if it has none
-- @param find function(path) -> the text of the file, or nil
function catalogue.find(path, code, find)
  local place, old = catalogue.path(path, code)
  local text = find(place)
  if text then return text, place end
  text = find(old)
  if text then return text, old end
end


--- catalogue.of(files, find, guard [, code]) -> texts; nil if nothing is
-- translated; or nil, problem
-- The sentences of all files in the present language, or in that of the code. A
-- later file's come first.
-- @param files { path, … } of each
-- @param find function(path) -> the text of the file, or nil
function catalogue.of(files, find, guard, code)
  code = code or language.code
  if code == "en" then return nil end
  local all
  for _, file in ipairs(files) do
    local text, path = catalogue.find(file.path, code, find)
    if text then
      local texts, wrong = catalogue.load(text, path, guard)
      if not texts then return nil, wrong end
      all = all or {}
      for key, value in next, texts do
        all[key] = code == language.code and language.typeset(value) or value
      end
    end
  end
  return all
end


--- Puts the sentences of these names in a table in the present language.
local function tell(texts, one, ...)
  for _, key in ipairs { ... } do one[key] = language.told(texts, one[key]) end
end


--- catalogue.tell(variant, texts) -> variant
-- Puts the sentences that never change in the present language: those of the
-- game, its house rules, options, obligations and examples.
function catalogue.tell(variant, texts)
  variant.texts = texts
  language.learn(texts)
  tell(texts, variant, "title", "sentence")
  for _, house in ipairs(variant.house) do
    tell(texts, house, "title", "sentence")
  end
  for _, one in ipairs(variant.option_list) do tell(texts, one, "says") end
  for _, each in ipairs(variant.obligations) do tell(texts, each, "says") end
  for _, each in ipairs(variant.examples) do
    each.written = each.name
    tell(texts, each, "name")
  end
  return variant
end


--- catalogue.tell_lesson(lesson, texts) -> lesson
-- Puts the sentences of a lesson, or of a course, in the present language.
function catalogue.tell_lesson(lesson, texts)
  tell(texts, lesson, "title", "text", "done")
  for _, one in ipairs(lesson.lessons or {}) do
    tell(texts, one, "title", "text")
  end
  for _, step in ipairs(lesson.steps or {}) do
    tell(texts, step, "says", "otherwise", "right")
    for move in next, step.blocked or {} do tell(texts, step.blocked, move) end
  end
  return lesson
end


return catalogue
