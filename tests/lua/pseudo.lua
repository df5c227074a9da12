-- A language in which each sentence is English between brackets: what stands
-- outside the brackets was said by no text.

local catalogue = require "tenace.rules.catalogue"
local language = require "tenace.base.language"

local pseudo = {}

local OPEN, CLOSE = "⟦", "⟧"

local FILES = {
  ["tenace.text"] = { "match", "reasons", "rules" },
  ["tenace.face.text"] = { "board", "command", "compare", "counts", "games",
    "melds", "plays", "progress", "prompt", "puzzle", "review", "rulebook",
    "sections", "stats", "sweep", "teach", "tour", "what_if" },
}


--- The text between brackets. Its parts stay outside: each has brackets of its
-- own if a text has said it.
local function in_brackets(text)
  local list = {}
  for own, part in (text .. "{}"):gmatch "([^{]*)({[^}]*})" do
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
  for folder, names in pairs(FILES) do
    for _, name in ipairs(names) do
      package.loaded[folder .. ".xx." .. name] =
        bracketed(language.read(folder, "en", name))
    end
  end
  package.loaded["tenace.text.xx.grammar"] = {
    name = "xx", plural = function(n) return n == 1 and "one" or "other" end,
    thousands = { sign = ",", size = 3 },
    list = { comma = ", ", ["and"] = OPEN .. " and " .. CLOSE,
      ["or"] = OPEN .. " or " .. CLOSE },
  }
  pseudo.codes, pseudo.of = language.codes, catalogue.of
  language.codes = { "en", "xx" }
  catalogue.of = function()
    return setmetatable({}, { __index = function(_, english)
      return english ~= "note" and bracketed(english) or nil
    end })
  end
  language.use "xx"
end


--- Ends it.
function pseudo.finish()
  language.use "en"
  language.codes, catalogue.of = pseudo.codes, pseudo.of
  for folder, names in pairs(FILES) do
    for _, name in ipairs(names) do
      package.loaded[folder .. ".xx." .. name] = nil
    end
  end
end


--- pseudo.outside(text) -> the text with blanks in place of all that stands
-- between brackets
function pseudo.outside(text)
  local depth, at, bare = 0, 1, {}
  while at <= #text do
    local mark = text:sub(at, at + #OPEN - 1)
    local step = mark == OPEN and 1 or mark == CLOSE and -1
    if step then
      depth, at = depth + step, at + #OPEN
    else
      local letter = text:sub(at, at)
      bare[#bare + 1] = (depth == 0 or letter == "\n") and letter or " "
      at = at + 1
    end
  end
  return table.concat(bare)
end


return pseudo
