-- Reads the words after a command: plain ones at once, the rest with argparse.

local fail = require "tenace.face.say.fail"
local help_page = require "tenace.face.command.help_page"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.command.plain"

local args = {}


--- Do the words ask for help? Then all others are ignored.
local function asks_help(words)
  for _, word in ipairs(words) do
    if word == "--" then return false end
    if word == "--help" or word == "-h" then return true end
  end
  return false
end


--- The words with a number below 0 joined to the option before it, which is
-- then told what is wrong with it.
local function joined(words)
  local list = {}
  for _, word in ipairs(words) do
    local before = list[#list] or ""
    if word:find "^%-%d" and before:find "^%-%-[%a-]+$" then
      list[#list] = before .. "=" .. word
    else
      list[#list + 1] = word
    end
  end
  return list
end


local function new_parser(command)
  local parser = require "argparse" ("tenace " .. command.name):add_help(false)
  command.options(parser)
  parser:flag "-h --help"
  return parser
end


--- args.parse(command, words) -> the values; or nil after help has been shown.
function args.parse(command, words)
  local given = plain.read(command, words)
  if given then return given end
  if asks_help(words) then
    output.write(help_page.of(command), "\n")
    return nil
  end
  local parsed, result = new_parser(command):pparse(joined(words))
  if parsed then return result end
  local problem, asks = help_page.problem(result, command)
  fail.usage(asks and "command_line_near" or "command_line",
    { command = command.name, problem = problem })
end


--- Reads a whole number from `least` on, for the option of that name.
local function number(option, least)
  return function(text)
    local n = math.tointeger(tonumber(text))
    if n and n >= least then return n end
    return nil, phrase("fail.number",
      { option = option, least = least, text = text })
  end
end


--- args.whole(option) -> a function for argparse's `convert`: text to an
-- integer.
function args.whole(option) return number(option, 0) end


--- args.count(option) -> the same for an integer above 0.
function args.count(option) return number(option, 1) end


--- args.one_of(option, words) -> the same for one of these words.
function args.one_of(option, words)
  return function(text)
    for _, word in ipairs(words) do
      if word == text then return word end
    end
    return nil, phrase("fail.one_of", { option = option, text = text,
      words = language.list(words) })
  end
end


--- args.output(parser): the options that say in which form figures are printed
function args.output(parser)
  parser:mutex(parser:flag("--csv", phrase "command.compare.csv"),
    parser:flag("--json", phrase "command.json"))
end


--- args.bot_time(parser): the option that says how long programs may take
function args.bot_time(parser)
  parser:option("--bot-time", phrase "outside.time"):argname "SECONDS"
    :convert(function(text)
      return require "tenace.face.outside.programs".patience(text)
    end)
end


return args
