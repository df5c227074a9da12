-- tenace stats: what a person's own matches have come to.

local args = require "tenace.face.command.args"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local stats = { name = "stats" }


function stats.options(parser)
  local text = function(name) return phrase("command.stats." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:flag("--review", text "review")
  parser:flag("--json", phrase "command.json")
end


--- The order of names in JSON.
local KEYS = { "folder", "games", "game", "matches", "won", "drawn", "lost",
  "unfinished", "rounds", "points", "others", "declared", "made", "decisions",
  "same", "alike", "unread" }


local function write_json(found)
  local json = require "tenace.face.terminal.json"
  json.write({ folder = found.folder, games = json.list(found.games),
    unread = json.list(found.unread) }, KEYS)
end


--- stats.run(words) -> exit status
function stats.run(words)
  local given = args.parse(stats, words)
  if not given then return 0 end
  local kept = require "tenace.face.table.kept"
  local game = #given.words > 0
    and require "tenace.face.typed.spec".of(given.words) or nil
  local found = kept.read { game = game, review = given.review }
  if given.json then
    write_json(found)
    return 0
  end
  found.folder = files.shown(found.folder)
  local show = require "tenace.face.say.show"
  local style = require "tenace.face.terminal.loop".style()
  output.write(table.concat(show.fitted(kept.lines(found), style), "\n"), "\n")
  return 0
end


return stats
