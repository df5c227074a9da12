-- Reads a plain command line: whole names of options, nothing wrong, no help.
-- It takes the declarations that argparse takes, and argparse is loaded only
-- for what this leaves to it.

local plain = {}

local Parser, Element = {}, {}
Parser.__index, Element.__index = Parser, Element


--- How many words an element takes, at least and at most.
local COUNTS = { ["*"] = { 0, math.huge }, ["?"] = { 0, 1 } }


function Element:args(n)
  local counts = COUNTS[n] or { n, n }
  self.least, self.most = counts[1], counts[2]
  return self
end


function Element:target(name)
  self.name = name
  return self
end


function Element:convert(f)
  self.converter = f
  return self
end


-- What only help shows.
function Element:argname() return self end
function Element:hidden() return self end


local function add(self, name)
  local one = setmetatable({ name = name, least = 1, most = 1 }, Element)
  table.insert(self.all, one)
  return one
end


function Parser:argument(name)
  self.positional = add(self, name)
  return self.positional
end


function Parser:option(name)
  local option = add(self, (string.gsub(string.sub(name, 3), "-", "_")))
  self.options[name] = option
  return option
end


function Parser:flag(name)
  return self:option(name):args(0)
end


function Parser.mutex(_, ...)
  local group = {}
  for _, option in ipairs { ... } do option.group = group end
end


--- A word that may be an option, or ends them.
local function is_option(word)
  return string.byte(word) == 45 -- "-"
end


--- Lets an element take a word; false if it does not.
local function take(one, word)
  if one.converter then word = one.converter(word) end
  if word == nil or #one.words == one.most then return false end
  table.insert(one.words, word)
  return true
end


--- Makes an option that of the words behind it; false if it cannot be here.
local function open(option)
  if option.words or option.group and option.group.used then return false end
  option.words = {}
  if option.group then option.group.used = true end
  return true
end


--- What was given for an element: a list where it takes several words or may
-- take none.
local function value(one)
  if one.most == 0 then return true end
  if one.most == 1 and one.least == 1 then return one.words[1] end
  return one.words
end


--- Hands all words out; false if one has no place.
local function hand_out(self, words)
  local option
  for _, word in ipairs(words) do
    if is_option(word) then
      option = self.options[word]
      if not option or not open(option) then return false end
    elseif option and #option.words < option.most then
      if not take(option, word) then return false end
    elseif not self.positional or not take(self.positional, word) then
      return false
    end
  end
  return true
end


--- plain.read(command, words) -> what was given; nil if the line is not plain
-- @param command with its function `options`
function plain.read(command, words)
  local self = setmetatable({ all = {}, options = {} }, Parser)
  command.options(self)
  if self.positional then self.positional.words = {} end
  if not hand_out(self, words) then return nil end
  local given = {}
  for _, one in ipairs(self.all) do
    if one.words then
      if #one.words < one.least then return nil end
      given[one.name] = value(one)
    end
  end
  return given
end


return plain
