-- tenace simulate: bots play many matches; prints the figures.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local json = require "tenace.face.terminal.json"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local parted = require "tenace.face.command.parted"
local phrase = require "tenace.face.say.phrase"
local seed = require "tenace.face.typed.seed"
local show = require "tenace.face.say.show"
local silenced = require "tenace.face.say.silenced"
local spec = require "tenace.face.typed.spec"

local simulate = { name = "simulate" }


function simulate.options(parser)
  local text = function(name) return phrase("command.simulate." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:mutex(
    parser:option("--games", text "games"):argname("N")
      :convert(args.count "games"),
    parser:option("--rounds", text "rounds"):argname("N")
      :convert(args.count "rounds"))
  parser:option("--bots", text "bots"):argname "NAMES"
  args.bot_time(parser)
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
  parted.options(parser, text "jobs")
  parser:flag("--json", phrase "command.json")
end


--- What is asked for, in the form that the library takes.
local function request_of(given, variant)
  local names = given.bots or "random"
  return {
    study = "simulate", games = given.games, rounds = given.rounds,
    rules = require "tenace.study.divided".rules { variant },
    seed = given.seed or seed.any(), bot_names = names,
    bots = bot_names.seats(names, variant.players),
  }
end


--- The command line for a share of the work.
local function share_words(variant, request)
  local words = { "simulate", variant.spec, "--bots", request.bot_names,
    "--seed", tostring(request.seed) }
  for _, count in ipairs { "games", "rounds" } do
    if request[count] then
      table.move({ "--" .. count, tostring(request[count]) }, 1, 2, #words + 1,
        words)
    end
  end
  return words
end


local KEYS = { "game", "seed", "bots", "games", "rounds", "decisions",
  "seconds", "rounds_per_second", "wins", "draws", "scores", "mean",
  "deviation", "round_length" }


--- So many of all games, in per cent.
local function share(games, result)
  return language.fraction(100 * games / result.games, 1) .. " %"
end


local function side_row(result, variant, side)
  local seats = variant.sides[side]
  local key = #seats > 1 and "simulate.side_seats" or "simulate.side_seat"
  local wins, score = result.wins[side], result.scores[side]
  return {
    phrase(key, { side = side, seats = language.list(seats) }),
    show.thousands(wins), share(wins, result),
    language.fraction(score.mean, 3), language.fraction(score.deviation, 3),
  }
end


local function side_lines(result, variant)
  local head = {}
  for i, name in ipairs { "side", "wins", "share", "mean", "deviation" } do
    head[i] = phrase("simulate." .. name)
  end
  local rows = { head }
  for side in ipairs(variant.sides) do
    rows[side + 1] = side_row(result, variant, side)
  end
  if result.draws > 0 then
    rows[#rows + 1] = { phrase "simulate.draws", show.thousands(result.draws),
      share(result.draws, result) }
  end
  return show.columns(rows, { false, true, true, true, true })
end


local function write_text(result, variant, request)
  local lines = { phrase("simulate.game", { game = result.game,
    seed = result.seed, bots = request.bot_names }) }
  local told = silenced.of(variant)
  table.move(told, 1, #told, 2, lines)
  local figures = {
    phrase("simulate.played", { games = show.thousands(result.games),
      rounds = show.thousands(result.rounds),
      decisions = show.thousands(result.decisions) }),
    phrase("simulate.speed", { seconds = language.fraction(result.seconds, 2),
      rate = show.thousands(result.rounds_per_second // 1) }),
    phrase("simulate.length",
      { n = language.fraction(result.round_length, 1) }),
    "",
  }
  table.move(figures, 1, #figures, #lines + 1, lines)
  local sides = side_lines(result, variant)
  table.move(sides, 1, #sides, #lines + 1, lines)
  output.write(table.concat(lines, "\n"), "\n")
end


--- simulate.show(study, tally, given): prints the figures
-- @param given the values of the command line
function simulate.show(study, tally, given)
  local result = study.result(tally)
  if given.json then json.write(result, KEYS)
  else write_text(result, study.variants[1], study.request) end
end


--- simulate.run(words) -> exit status
function simulate.run(words)
  local given = args.parse(simulate, words)
  if not given then return 0 end
  local games = require "tenace.rules.games"
  local variant = spec.variant("simulate", given.words, games)
  local request = request_of(given, variant)
  local study = require "tenace.study.divided".of(request)
  local tally = parted.tally(study, given, share_words(variant, request))
  if tally then simulate.show(study, tally, given) end
  return 0
end


return simulate
