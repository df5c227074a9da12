-- A language in which each sentence is English between brackets: what stands
-- outside the brackets was said by no text.

local catalogue = require "tenace.rules.catalogue"
local language = require "tenace.base.language"
local translated = require "tenace.base.translated"

local pseudo = {}

local OPEN, CLOSE = "⟦", "⟧"

--- Calls f(folder, name) for each file of texts.
local function each_file(f)
  for _, folder in ipairs(translated.folders) do
    for _, name in ipairs(translated.names(folder)) do
      f(folder.module, name)
    end
  end
end


--- The text between brackets. Its parts stay outside: each has brackets of its
-- own if a text has said it.
local function in_brackets(text)
  local list = {}
  for own, part in string.gmatch(text .. "{}", "(.-)({[%w_:]*})") do
    if own ~= "" then list[#list + 1] = OPEN .. own .. CLOSE end
    list[#list + 1] = part
  end
  list[#list] = list[#list] ~= "{}" and list[#list] or nil
  return table.concat(list)
end


local function bracketed(value)
  if type(value) == "string" then return in_brackets(value) end
  if type(value) ~= "table" then return value end
  local all = {}
  for key, each in pairs(value) do
    all[key] = key == "by" and each or bracketed(each)
  end
  return all
end


--- Makes the language known, and puts it in use.
function pseudo.begin()
  each_file(function(folder, name)
    package.loaded[folder .. ".xx." .. name] =
      bracketed(language.read(folder, "en", name))
  end)
  package.loaded["tenace.text.xx.grammar"] = {
    name = "xx", plural = function(n) return n == 1 and "one" or "other" end,
    thousands = { sign = ",", size = 3 },
    list = { comma = ", ", semicolon = "; ",
      ["and"] = OPEN .. " and " .. CLOSE,
      ["or"] = OPEN .. " or " .. CLOSE },
  }
  pseudo.codes, pseudo.of = language.codes, catalogue.of
  language.codes = { "en", "xx" }
  catalogue.of = function()
    return setmetatable({}, { __index = function(_, english)
      local is_key = english == "note" or english:find "^@"
      return not is_key and bracketed(english) or nil
    end })
  end
  language.use "xx"
end


--- Ends it.
function pseudo.finish()
  language.use "en"
  language.codes, catalogue.of = pseudo.codes, pseudo.of
  each_file(function(folder, name)
    package.loaded[folder .. ".xx." .. name] = nil
  end)
end


--- pseudo.outside(text) -> the text with blanks in place of all that stands
-- between brackets
function pseudo.outside(text)
  local depth, at, bare = 0, 1, {}
  while at <= #text do
    local from, to = text:find(OPEN, at, true)
    local shut, last = text:find(CLOSE, at, true)
    local opens = from and (not shut or from < shut)
    if not opens then from, to = shut, last end
    local part = text:sub(at, (from or 0) - 1)
    bare[#bare + 1] = depth == 0 and part or part:gsub("[^\n]", " ")
    depth = depth + (opens and 1 or -1)
    at = (to or #text) + 1
  end
  return table.concat(bare)
end


return pseudo
