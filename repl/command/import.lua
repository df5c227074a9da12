-- tenace import: boards of other programs become records.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local import = { name = "import" }


function import.options(parser)
  local text = function(name) return phrase("command.import." .. name) end
  parser:argument("FILE", text "file"):args("*"):target "words"
  parser:option("--board", text "board"):argname("N")
    :convert(args.count "board")
  parser:option("--record", text "record"):argname "FILE"
  parser:flag("--force", text "force")
  parser:flag("--json", phrase "command.json")
end


--- The tables of the file that the words name before the game.
local function read(given)
  local path = given.words[1]
  if not path then fail.usage("boards.which_file", {}) end
  if #given.words == 1 then
    fail.usage("boards.which_game", { file = path })
  end
  local text, problem = files.read(path)
  if not text then fail.usage("boards.no_file", { problem = problem }) end
  local game = table.move(given.words, 2, #given.words, 1, {})
  local variant = require "tenace.face.typed.spec".variant("import", game)
  local list, why = require "tenace".read_played(text, variant.spec,
    { board = given.board })
  if not list then fail.no("bad_record", { file = path, problem = why }) end
  return list
end


--- The path of the n-th record: the one that is named, with a number before
-- its ending from the second on; or one in the folder of records.
local function path_of(given, one, n)
  if not given.record then return files.new_record(one.match.variant.name) end
  return files.nth(given.record, n)
end


--- Writes the records; fails if one cannot be written.
local function write(given, list)
  for n, one in ipairs(list) do
    local path, problem = path_of(given, one, n)
    if not path then fail.usage("no_folder", { problem = problem }) end
    local done, why, reason =
      files.write(path, one.match:record(), given.force)
    if not done then
      if reason == "there" then fail.there(path) end
      fail.not_written(why, reason, path)
    end
    one.file = path
  end
end


--- The order of names in JSON.
local KEYS = { "tables", "file", "game", "room", "boards", "n", "round",
  "over", "bid", "doubled", "declarer", "taken", "passed", "filled", "told" }


local function write_json(list)
  local json = require "tenace.face.terminal.json"
  local tables = json.list {}
  for i, one in ipairs(list) do
    tables[i] = { file = one.file, game = one.match.variant.spec,
      room = one.room, boards = json.list(one.boards) }
  end
  json.write({ tables = tables }, KEYS)
end


local function write_text(list)
  local told = require "tenace.face.what_if.boards_told"
  local style = require "tenace.face.terminal.loop".style()
  local show = require "tenace.face.say.show"
  for _, one in ipairs(list) do
    one.file = files.shown(one.file)
    output.write(table.concat(show.fitted(told.lines(one, style), style),
      "\n"), "\n")
  end
end


--- import.run(words) -> exit status
function import.run(words)
  local given = args.parse(import, words)
  if not given then return 0 end
  local list = read(given)
  write(given, list)
  local tell = given.json and write_json or write_text
  tell(list)
  return 0
end


return import
