-- tenace replay: plays a record again and prints how it ended.

local core = require "tenace.core"
local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local json = require "tenace.face.terminal.json"
local Names = require "tenace.face.moment.names"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local replay = { name = "replay" }


function replay.options(parser)
  parser:argument("FILE", phrase "command.replay.file"):target "file"
  parser:flag("--json", phrase "command.json")
end


local function load(path)
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local games = require "tenace.rules.games"
  local match, wrong = require "tenace.match.replay".play(text, games)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match
end


local function facts(match, path)
  local over, winner = match:over()
  return {
    file = path, game = match.variant.spec, seed = match.seed,
    decisions = match:decisions(), rounds = core.state(match.core).round,
    scores = match:scores(), over = over, winner = over and winner or nil,
    sheet = match:score_sheet(),
  }
end


local function write_json(match, path)
  local document = facts(match, path)
  json.list(document.scores)
  json.list(document.sheet)
  json.write(document)
end


local function outcome(result, names, wins)
  if not result.over then
    return phrase("replay.unfinished", { file = result.file })
  end
  if result.winner == 0 then
    return names:no_winner(result.scores, wins)
  end
  return names:side_says("table.match_won", result.winner)
end


local function write_text(match, path)
  local result = facts(match, path)
  local names = Names.of(match.variant.sides, match.variant.players)
  local lines = {
    phrase("replay.game", { game = result.game, seed = result.seed }),
    phrase("replay.played", { rounds = result.rounds,
      decisions = show.thousands(result.decisions) }),
  }
  local sheets = require "tenace.face.table.sheet"
  local sheet = sheets.lines(match, names, show.plain)
  table.move(sheet, 1, #sheet, #lines + 1, lines)
  lines[#lines + 1] = outcome(result, names, match.variant.facts.wins)
  output.write(table.concat(lines, "\n"), "\n")
end


--- replay.run(words) -> exit status
function replay.run(words)
  local given = args.parse(replay, words)
  if not given then return 0 end
  local match = load(given.file)
  if given.json then write_json(match, given.file)
  else write_text(match, given.file) end
  return 0
end


return replay
