-- tenace tables: what several tables have made of the same deals.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local tables = { name = "tables" }


function tables.options(parser)
  parser:argument("FILE", phrase "command.tables.file"):args("*")
    :target "files"
  parser:flag("--json", phrase "command.json")
end


local function load(path)
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local match, wrong = require "tenace".replay(text)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match
end


--- The comparison; fails where the records do not go together.
local function compare(paths)
  if #paths < 2 then fail.usage("boards.two_tables", {}) end
  local matches = {}
  for i, path in ipairs(paths) do
    matches[i] = load(path)
    local spec = matches[i].variant.spec
    if spec ~= matches[1].variant.spec then
      fail.no("boards.other_game", { file = path, game = spec,
        first = matches[1].variant.spec })
    end
  end
  local done, found = pcall(require "tenace".compare_tables, matches)
  if done then return found, matches[1] end
  fail.no("boards.other_cards", {})
end


--- The order of names in JSON.
local KEYS = { "game", "files", "boards", "board", "scores", "imps",
  "matchpoints" }


local function write_json(found, paths, match)
  local json = require "tenace.face.terminal.json"
  for i, one in ipairs(found.boards) do
    one.board = require "tenace.study.boards".number(match, i)
  end
  found.game, found.files = match.variant.spec, paths
  found.boards = json.list(found.boards)
  json.write(found, KEYS)
end


--- tables.run(words) -> exit status
function tables.run(words)
  local given = args.parse(tables, words)
  if not given then return 0 end
  local found, match = compare(given.files)
  if given.json then
    write_json(found, given.files, match)
    return 0
  end
  local told = require "tenace.face.what_if.boards_told"
  local show = require "tenace.face.say.show"
  local style = require "tenace.face.terminal.loop".style()
  for i, path in ipairs(given.files) do given.files[i] = files.shown(path) end
  output.write(table.concat(show.fitted(told.compared(found, given.files,
    match), style), "\n"), "\n")
  return 0
end


return tables
