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
  parser:argument("NAME", text "name"):target "name"
  parser:mutex(
    parser:option("--of", text "of"):argname "GAME",
    parser:flag("--game", text "as_game"))
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
  local made, problem, reason = files.make_folder(path:match("^(.*)/"))
  if made then made, problem, reason = files.write(path, text, over) end
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


--- new.run(words) -> exit status
function new.run(words)
  local given = args.parse(new, words)
  if not given then return 0 end
  check_name(given.name)
  if given.of then new_house_rule(given.name, given.of, given.force)
  elseif given.game then new_game(given.name, given.force)
  else fail.usage("new_what", { name = given.name }) end
  return 0
end


return new
