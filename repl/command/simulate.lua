-- tenace simulate: bots play many matches; prints the figures.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local json = require "tenace.face.terminal.json"
local output = require "tenace.face.terminal.output"
local parted = require "tenace.face.command.parted"
local phrase = require "tenace.face.say.phrase"
local seed = require "tenace.face.typed.seed"
local simulated = require "tenace.face.compare.simulated"
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
  args.output(parser)
end


--- What is asked for, in the form that the library takes.
local function request_of(given, variant)
  local names = given.bots or "random"
  return {
    study = "simulate", games = given.games, rounds = given.rounds,
    rules = require "tenace.study.divided".rules { variant },
    seed = given.seed or seed.any(), bot_names = names,
    bots = bot_names.seats(names, variant.people),
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
  "seconds", "rounds_per_second", "wins", "draws", "shares", "value", "scores",
  "mean", "low", "high", "deviation", "round_length", "faults", "bot", "asked",
  "illegal", "late", "dead" }


--- simulate.show(study, tally, given): prints the figures
-- @param given the values of the command line
function simulate.show(study, tally, given)
  local result = study.result(tally)
  if given.json then json.write(result, KEYS)
  elseif given.csv then
    output.data(simulated.csv(result, study.variants[1]))
  else
    output.write(table.concat(simulated.lines(result, study.variants[1],
      study.request.bot_names), "\n"), "\n")
  end
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
