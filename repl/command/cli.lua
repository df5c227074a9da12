-- The command line: finds the command, and gives its exit status.

local lang = require "tenace.face.command.lang"
local output = require "tenace.face.terminal.output"

local cli = {}

local COMMANDS = require "tenace.face.command.names"


--- Errors that are no defect of the program keep their form.
local function describe(err)
  if require "tenace.face.say.fail".status(err) then return err end
  return debug.traceback(require "tenace.face.say.value".text(err), 2)
end


--- The codes of the languages and their names, each in itself. No line ends
-- between the two.
local function languages()
  local language = require "tenace.base.language"
  local list = {}
  for i, code in ipairs(language.codes) do
    list[i] = code .. "\1" .. require("tenace.text." .. code .. ".grammar").name
  end
  local text = require "tenace.face.say.phrase" ("command.languages",
    { list = language.list(list) })
  local lines = require "tenace.face.say.show".wrap(text, 78)
  return (table.concat(lines, "\n"):gsub("\1", " "))
end


local function overview()
  local phrase = require "tenace.face.say.phrase"
  local lines = {}
  for i, name in ipairs(COMMANDS) do
    lines[i] = ("  %-10s %s"):format(name,
      phrase("command." .. name .. ".summary"))
  end
  output.write(phrase("command.overview",
    { commands = table.concat(lines, "\n"), languages = languages() }), "\n")
  return 0
end


local function version()
  output.write(require "tenace.face.say.phrase" ("command.version", {
    version = require "tenace.place".version,
    words = require "tenace.rules.aged".version,
    library = require "tenace.terminal".editor() }), "\n")
  return 0
end


local function unknown(word)
  local fail = require "tenace.face.say.fail"
  local spec = require "tenace.face.typed.spec"
  if not word:match("^%-") and spec.is_game(word) then
    fail.usage("play_it", { game = word })
  end
  fail.unknown("no_command", word, COMMANDS, { command = word })
end


--- Runs a command that is no special word.
local function run(word, ...)
  if not COMMANDS.has(word) then return unknown(word) end
  return require("tenace.face.command." .. word).run { ... }
end


local function help(word)
  if not word then return overview() end
  if word == "help" then
    output.write(require "tenace.face.say.phrase" "command.help_help", "\n")
    return 0
  end
  return run(word, "--help")
end


--- What the completions of shells ask for.
local function complete(...)
  return require "tenace.face.command.complete".run { ... }
end


local SPECIAL = { complete = complete,
  ["--help"] = help, ["-h"] = help, ["help"] = help,
  ["--version"] = version }


local function find(words)
  local word = words[1]
  if not word then return require "tenace.face.command.prompt".run() end
  if SPECIAL[word] then return SPECIAL[word](table.unpack(words, 2)) end
  return run(table.unpack(words))
end


--- Says which words of the rules that were used have a new name. `check` has
-- said so itself.
local function tell_old_words(command)
  local aged = package.loaded["tenace.rules.aged"]
  if not aged or command == "check" then return end
  for _, remark in ipairs(aged.remarks()) do
    output.complain("tenace: " .. tostring(remark))
  end
end


local function dispatch(words)
  words = lang.choose(words)
  output.explain_letters()
  local status = find(words)
  output.flush()
  tell_old_words(words[1])
  return status
end


--- Ends the programs that have played seats.
local function end_programs()
  local programs = package.loaded["tenace.face.outside.programs"]
  if programs then programs.finish() end
end


--- cli.main(words) -> exit status. 0: done; 1: the answer is no; 2: the
-- command line is wrong; 3: a rules file is in error.
function cli.main(words)
  local done, result = xpcall(dispatch, describe, words)
  end_programs()
  if done then return result or 0 end
  local status = require "tenace.face.say.fail".status(result)
  output.complain("tenace: " .. tostring(result))
  return status or 1
end


return cli
