-- The language that people read. Each language has a folder of tables in
-- text/CODE: grammar.lua says how it counts and lists, the other files hold its
-- sentences. What a language lacks is read in English.

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local language = { code = "en" }

-- The languages that there are, the one that fills gaps first.
language.codes = { "en" }

--- The table of a file of texts; nil if there is no such file.
local function read(module)
  local found, result = pcall(require, module)
  if found then return result end
  local missing = "module '" .. module .. "' not found"
  if not string.find(result, missing, 1, true) then error(result, 0) end
end


--- Is this a choice between forms of one sentence, and no group of sentences?
local function is_choice(value)
  return type(value) == "table" and value.other ~= nil
end


--- The sentences of `own`, and those of `spare` that it lacks.
local function filled(own, spare)
  if own == nil then return spare end
  if type(own) ~= "table" or type(spare) ~= "table" or is_choice(own) then
    return own
  end
  local all = {}
  for key, value in next, spare do all[key] = filled(own[key], value) end
  return all
end


--- language.texts(folder, name) -> table; or nil
-- The texts of the file `name` in the present language. `folder` is the module
-- of the folder that has a folder for each language.
function language.texts(folder, name)
  local english = read(folder .. ".en." .. name)
  if not english or language.code == "en" then return english end
  return filled(read(folder .. "." .. language.code .. "." .. name), english)
end


local grammars = {}


--- language.grammar() -> the grammar of the present language
function language.grammar()
  local code = language.code
  grammars[code] = grammars[code] or require("tenace.text." .. code ..
    ".grammar")
  return grammars[code]
end


--- Calls each of these after a change of language.
local listeners = {}


--- language.on_change(forget)
-- Registers a function without arguments. It is called after each change of
-- language, to forget texts that were read before.
function language.on_change(forget)
  listeners[#listeners + 1] = forget
end


--- language.has(code) -> true if there is a language of that code
function language.has(code)
  for _, each in ipairs(language.codes) do
    if each == code then return true end
  end
  return false
end


--- language.use(code)
-- Makes it the language of all that people read from now on.
-- @param code one of language.codes
function language.use(code)
  assert(language.has(code), "no such language")
  if code == language.code then return end
  language.code = code
  for _, forget in ipairs(listeners) do forget() end
end


--- language.choose(template, parts) -> text
-- The form of a sentence that its count asks for. The count is the part `n`, or
-- the one that the sentence names as `by`. A sentence with one form is returned
-- as it is.
function language.choose(template, parts)
  if type(template) ~= "table" then return template end
  local n = parts[template.by or "n"]
  return template[n and language.grammar().plural(n) or "other"]
    or template.other
end


--- language.list(items, last) -> text
-- The texts as a list in a sentence: `A, B and C`.
-- @param last the word before the last one: `and`, `or`; nil for a comma
function language.list(items, last)
  local joins, n = language.grammar().list, #items
  if n < 2 then return items[1] or "" end
  return table.concat(items, joins.comma, 1, n - 1) .. joins[last or "comma"]
    .. items[n]
end


return language
