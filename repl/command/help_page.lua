-- The help of a command: its text, and what each word and option means. It
-- takes the declarations that argparse takes.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local help_page = {}

-- Columns: the widest line, and where what an option means begins.
local WIDTH, MARGIN = 78, 24

local Parser, Element = {}, {}
Parser.__index, Element.__index = Parser, Element


function Element:argname(name)
  self.word = name
  return self
end


function Element:args(n)
  self.may_lack = n == "?"
  return self
end


function Element:hidden()
  self.untold = true
  return self
end


-- What help does not show.
function Element:convert() return self end
function Element:target() return self end


local function add(list, name, text)
  local one = setmetatable({ name = name, text = text }, Element)
  one.untold = text == nil
  list[#list + 1] = one
  return one
end


function Parser:argument(name, text) return add(self.arguments, name, text) end
function Parser:option(name, text) return add(self.options, name, text) end
function Parser:flag(name, text) return add(self.options, name, text) end
function Parser:mutex() return self end


--- The name of a word or option, with the word behind it.
local function label_of(one)
  if not one.word then return one.name end
  local word = one.may_lack and "[" .. one.word .. "]" or one.word
  return one.name .. " " .. word
end


--- Adds a word or option: its label, and beside it, or below it, what it means.
local function add_element(lines, one)
  local label = "   " .. one.label
  if show.width(label) + 2 > MARGIN then
    lines[#lines + 1], label = label, ""
  end
  for _, text in ipairs(show.wrap(one.text, WIDTH - MARGIN)) do
    lines[#lines + 1] = show.pad(label, MARGIN) .. text
    label = ""
  end
end


--- Adds a heading and the words or options under it, if there are any.
local function add_section(lines, heading, list)
  if #list == 0 then return end
  table.move({ "", heading }, 1, 2, #lines + 1, lines)
  for _, one in ipairs(list) do add_element(lines, one) end
end


--- Those of a list that help shows, each with its label.
local function shown(list)
  local some = {}
  for _, one in ipairs(list) do
    if not one.untold then
      some[#some + 1] = { label = label_of(one), text = one.text,
        name = one.name, word = one.word }
    end
  end
  return some
end


--- help_page.declared(command) -> { arguments, options }
-- The words and options of a command: a list of { label, text, name, word = of
-- what stands behind an option } each.
-- @param command { name, options = function(parser), if it has any }, see
-- args.parse
function help_page.declared(command)
  local parser = setmetatable({ arguments = {}, options = {} }, Parser)
  if command.options then command.options(parser) end
  parser:flag("-h, --help", phrase "command.help")
  return { arguments = shown(parser.arguments),
    options = shown(parser.options) }
end


--- help_page.of(command) -> text
-- @param command see help_page.declared
function help_page.of(command)
  local key, declared = "command." .. command.name, help_page.declared(command)
  local text = show.fold(phrase(key .. ".text"), WIDTH)
  local lines = { phrase(key .. ".usage"), "", text }
  add_section(lines, phrase "command.arguments", declared.arguments)
  add_section(lines, phrase "command.options", declared.options)
  lines[#lines + 1] = ""
  lines[#lines + 1] = phrase(key .. ".example")
  return table.concat(lines, "\n")
end


-- What argparse says is wrong, as patterns of its English sentences, with the
-- sentence for each and the names of its parts.
local PROBLEMS = {
  { "^unknown option '(.-)'$", "unknown_option", "option" },
  { "^unknown option '(.-)'\nDid you mean (.-)%?$", "unknown_option_near",
    "option", "near" },
  { "^option '(.-)' requires an argument$", "option_alone", "option" },
  { "^option '(.-)' requires", "option_short", "option" },
  { "^option '(.-)' does not take arguments$", "option_with", "option" },
  { "^option '(.-)' can not be used together with option '(.-)'$",
    "options_together", "option", "other" },
  { "^argument '(.-)' must be used", "too_many_words" },
  { "^missing argument '(.-)'$", "word_missing", "option" },
  { "^too many arguments$", "too_many_words" },
}


--- The suggestions of argparse as a list: `'--seat' '--seed'`.
local function list_of(near)
  local names = {}
  for name in near:gmatch "'(.-)'" do names[#names + 1] = name end
  return language.list(names, "or")
end


-- Options that mean the same in other commands.
local AKIN = { ["--deals"] = "--rounds", ["--rounds"] = "--deals" }


--- What the command calls an option of another command, or nil.
local function akin(command, option)
  for _, one in ipairs(help_page.declared(command).options) do
    if one.name == AKIN[option] then return one.name end
  end
end


--- help_page.problem(said, command) -> text, true if it ends a sentence
-- What argparse has said of a command line, in the present language.
function help_page.problem(said, command)
  local lost = said:match "^unknown option '(.-)'"
  local near = lost and AKIN[lost] and akin(command, lost)
  if near then
    return phrase("fail.unknown_option_near", { option = lost, near = near }),
      true
  end
  for _, one in ipairs(PROBLEMS) do
    local first, second = said:match(one[1])
    if first then
      local parts = { [one[3] or ""] = first,
        [one[4] or ""] = second and list_of(second) ~= "" and list_of(second)
          or second }
      return phrase("fail." .. one[2], parts), one[4] == "near"
    end
  end
  return (said:gsub("\n.*$", "")), false
end


return help_page
