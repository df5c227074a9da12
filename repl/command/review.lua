-- tenace review: the decisions of a recorded match that cost most.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local Names = require "tenace.face.moment.names"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local reviewed = require "tenace.face.what_if.reviewed"

local review = { name = "review" }


function review.options(parser)
  local text = function(name) return phrase("command.review." .. name) end
  parser:argument("FILE", text "file"):target "file"
  parser:option("--player", text "player"):argname("N")
    :convert(args.count "player")
  parser:option("--round", text "round"):argname("N")
    :convert(args.count "round")
  parser:option("--most", text "most"):argname("N"):convert(args.count "most")
  parser:flag("--json", phrase "command.json")
end


--- The match in the file, and the seat of the person who played it.
local function load(path)
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local match, wrong = require "tenace".replay(text)
  if not match then fail.no("bad_record", { file = path, problem = wrong }) end
  return match, require "tenace.face.table.seating".seat_in(text)
end


--- The seat to review; nil for all.
local function player_of(given, match, seat)
  local player, players = given.player or seat, match.variant.people
  if player and player > players then
    if not given.player then return nil end
    fail.usage("no_seat", { seat = player, players = players })
  end
  return player
end


--- The order of names in JSON.
local KEYS = { "file", "game", "seed", "players", "mistakes", "rounds",
  "decision", "round", "player", "decisions", "same", "alike", "made",
  "better", "cost", "interval", "text", "perfect", "scores", "bots",
  "intervals", "replays" }


local function write_json(found, path)
  local json = require "tenace.face.terminal.json"
  local list = json.list {}
  for i, one in ipairs(found.mistakes) do
    list[i] = { decision = one.decision, round = one.round,
      player = one.player, made = one.made, better = one.better,
      cost = one.cost, interval = one.interval, perfect = one.perfect,
      text = one.explained.text }
  end
  json.write({ file = path, game = found.match.variant.spec,
    seed = found.match.seed, players = found.players, mistakes = list,
    rounds = json.list(found.rounds) }, KEYS)
end


local function write_text(found, seat, style)
  local match = found.match
  local show = require "tenace.face.say.show"
  local names = Names.of(match.variant.sides, match.variant.players, seat)
  output.write(phrase("review.title", { game = match.variant.spec,
    seed = match.seed }), "\n", table.concat(reviewed.lines(found, names,
    show.for_deck(style, match.variant.deck)), "\n"), "\n")
end


--- review.run(words) -> exit status
function review.run(words)
  local given = args.parse(review, words)
  if not given then return 0 end
  local match, seat = load(given.file)
  local style = require "tenace.face.terminal.loop".style()
  local names = Names.of(match.variant.sides, match.variant.players, seat)
  local found = reviewed.look(match, {
    player = player_of(given, match, seat), round = given.round,
    most = given.most, names = not given.json and names:inside() or nil,
    you = not given.json and seat or nil }, style)
  if given.json then write_json(found, given.file)
  else write_text(found, seat, style) end
  return 0
end


return review
