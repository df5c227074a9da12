-- tenace new: writes a house rule or a game to start from into the user's
-- folder, and beside it what an editor needs to know of rules.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local spec = require "tenace.face.typed.spec"

local new = { name = "new" }


function new.options(parser)
  local text = function(name) return phrase("command.new." .. name) end
  parser:argument("NAME", text "name"):args("*"):target "words"
  parser:mutex(
    parser:option("--of", text "of"):argname "GAME",
    parser:flag("--game", text "as_game"),
    parser:option("--as", text "as_set"):argname "GAME",
    parser:flag("--sets", text "sets"),
    parser:option("--drop", text "drop"):argname "GAME")
  parser:flag("--force", text "force")
end


local function check_name(name)
  if name:match("^%l[%l%d_]*$") then return end
  fail.usage("bad_name", { name = name })
end


local function title_of(name)
  local words = name:gsub("_", " ")
  return words:sub(1, 1):upper() .. words:sub(2)
end


--- Writes a file. A file that exists is somebody's work, so it is kept.
local function write(path, text, over)
  local made, problem, reason = files.put(path, text, over)
  if made then return end
  if reason == "there" then fail.no("there_already", { file = path }) end
  fail.no("not_written", { problem = problem })
end


--- The folder of the user's own rules; fails if it is not known.
local function own_rules()
  local folder, problem = files.rules()
  return folder or fail.no("no_folder", { problem = problem })
end


--- Fails if the name is taken, because the new file would hide the old one.
local function check_free(name, of)
  for _, known in ipairs(require "tenace".library:names(of)) do
    if known == name then
      fail.no("name_taken", { name = of and of .. "+" .. name or name })
    end
  end
end


local function say_next(path, name)
  require "tenace.face.help.editor".set_up(own_rules())
  output.write(path, "\n", phrase("new.next", { spec = name }), "\n")
end


local function new_house_rule(name, game, over)
  local variant = spec.variant("new", { game })
  local path = ("%s/house/%s/%s.lua"):format(own_rules(), variant.name, name)
  if not files.exists(path) then check_free(name, variant.name) end
  local starter = require "tenace.face.help.starter"
  write(path, starter.house_rule(name, title_of(name), variant),
    over)
  say_next(path, variant.name .. "+" .. name)
end


local function new_game(name, over)
  local template = require "tenace.place".data .. "/rules/TEMPLATE.lua"
  local text, problem = files.read(template)
  if not text then fail.no("no_template", { problem = problem }) end
  local path = ("%s/%s.lua"):format(own_rules(), name)
  if not files.exists(path) then check_free(name) end
  local starter = require "tenace.face.help.starter"
  write(path, starter.game(name, title_of(name), text), over)
  say_next(path, name)
end


--- Keeps house rules and options as a set.
local function keep_set(title, words, over)
  local variant = spec.variant("new", words)
  local path, made = require "tenace.face.what_if.rule_set".keep(title, variant,
    over)
  if not path then fail.no("said", { text = made }) end
  output.write(path, "\n", phrase("new.set_kept", { spec = made }), "\n")
end


--- Lists the sets.
local function list_sets()
  local rows = {}
  for i, one in ipairs(require "tenace.face.what_if.rule_set".all()) do
    rows[i] = { one.spec, one.sentence }
  end
  if #rows == 0 then return output.write(phrase "new.no_sets", "\n") end
  local show = require "tenace.face.say.show"
  output.write(table.concat(show.columns(rows), "\n"), "\n")
end


local function drop_set(name)
  local path, why = require "tenace.face.what_if.rule_set".drop(name)
  if not path then fail.no("said", { text = why }) end
  output.write(phrase("new.set_dropped", { file = path }), "\n")
end


--- Says which files here are others than those of a line, and fails.
local function refuse_files(list)
  local lines = {}
  for _, one in ipairs(list) do
    lines[#lines + 1] = phrase("new.line_differs", { file = one.file })
    table.move(one.lines, 1, #one.lines, #lines + 1, lines)
  end
  lines[#lines + 1] = phrase "new.line_force"
  fail.no("said", { text = table.concat(lines, "\n") })
end


--- Says how the rules here compare with those of a line.
local function say_same(read, variant)
  local set_line = require "tenace.face.what_if.set_line"
  if set_line.is_same(read, variant) then
    return output.write(phrase("new.line_same", { spec = read.spec }), "\n")
  end
  local others = set_line.others(read, variant)
  output.write(phrase("new.line_others", { version = read.version,
    files = require "tenace.base.language".list(others), n = #others }), "\n")
end


--- Takes the rules of a line that somebody else has made.
local function take_line(line, over)
  local set_line = require "tenace.face.what_if.set_line"
  local read, why = set_line.read(line)
  if not read then fail.no("said", { text = why }) end
  local differing = set_line.differing(read)
  if #differing > 0 and not over then refuse_files(differing) end
  local written
  written, why = set_line.write(read)
  if not written then fail.no("not_written", { problem = why }) end
  for _, path in ipairs(written) do output.write(path, "\n") end
  local variant = spec.variant("new", { read.spec })
  say_same(read, variant)
  output.write(phrase("new.line_next", { spec = read.spec }), "\n")
end


--- Writes the first lines of a house rule or of a game.
local function begin(given)
  local name = given.words[1]
  if #given.words > 1 then
    fail.usage("new_words", { word = given.words[2] })
  end
  check_name(name)
  if given.of then new_house_rule(name, given.of, given.force)
  elseif given.game then new_game(name, given.force)
  else fail.usage("new_what", { name = name }) end
end


local function no_name()
  fail.usage("command_line", { command = "new",
    problem = phrase("fail.word_missing", { option = "NAME" }) })
end


--- new.run(words) -> exit status
function new.run(words)
  local given = args.parse(new, words)
  if not given then return 0 end
  local name = given.words[1]
  if given.sets then list_sets()
  elseif given.drop then drop_set(given.drop)
  elseif not name then no_name()
  elseif given.as then
    keep_set(name, { given.as, table.unpack(given.words, 2) }, given.force)
  elseif spec.is_line(name) then
    take_line(name, given.force)
  else
    begin(given)
  end
  return 0
end


return new
