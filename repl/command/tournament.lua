-- tenace tournament: bots against each other on the same deals, with ratings.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local fail = require "tenace.face.say.fail"
local json = require "tenace.face.terminal.json"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local parted = require "tenace.face.command.parted"
local phrase = require "tenace.face.say.phrase"
local seed = require "tenace.face.typed.seed"
local show = require "tenace.face.say.show"
local spec = require "tenace.face.typed.spec"

local tournament = { name = "tournament" }


function tournament.options(parser)
  local text = function(name) return phrase("command.tournament." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--bots", text "bots"):argname "NAMES"
  parser:option("--rounds", text "rounds"):argname("N")
    :convert(args.count "rounds")
  args.bot_time(parser)
  parser:option("--seed", phrase "command.simulate.seed"):argname("N")
    :convert(args.whole "seed")
  parted.options(parser, phrase "command.simulate.jobs")
  parser:flag("--json", phrase "command.json")
end


--- What is asked for, in the form that the library takes.
local function request_of(given, variant)
  if not given.bots then fail.usage("tournament.whom") end
  return { study = "tournament",
    rules = require "tenace.study.divided".rules { variant },
    rounds = given.rounds or require "tenace.study.tournament".usual,
    seed = given.seed or seed.any(), bot_names = given.bots,
    bots = bot_names.list(given.bots) }
end


--- The command line for a share of the work.
local function share_words(variant, request)
  return { "tournament", variant.spec, "--bots", request.bot_names,
    "--seed", tostring(request.seed), "--rounds", tostring(request.rounds) }
end


--- A number with its interval: `1.25 ±0.40`.
local function interval(number)
  local half = number.low and (number.high - number.low) / 2
  local value = language.fraction(number.value, 2)
  return number.value > 0 and "+" .. value or value,
    half and "±" .. language.fraction(half, 2) or ""
end


--- Rows of a table under their heads.
local function headed(...)
  local head = {}
  for i, name in ipairs { ... } do head[i] = phrase("tournament." .. name) end
  return { head }
end


local function bot_lines(result)
  local rows = headed("bot", "rating", "interval", "share")
  for i, one in ipairs(result.bots) do
    local value, half = interval(one.rating)
    rows[i + 1] = { one.bot, value, half,
      language.fraction(100 * one.share, 1) .. " %" }
  end
  return show.columns(rows, { false, true, true, true })
end


local function meeting_lines(result)
  local rows = headed("meeting", "margin", "interval", "won", "drawn", "lost")
  for i, one in ipairs(result.meetings) do
    local value, half = interval(one.margin)
    rows[i + 1] = { phrase("tournament.pair",
      { first = one.first, second = one.second }), value, half,
      show.thousands(one.won), show.thousands(one.drawn),
      show.thousands(one.lost) }
  end
  return show.columns(rows, { false, true, true, true, true, true })
end


local function write_text(result)
  local lines = { phrase("tournament.title", { game = result.game,
    deals = show.thousands(result.deals), seed = result.seed }), "" }
  for _, one in ipairs { bot_lines(result), { "" }, meeting_lines(result),
    { "" }, show.wrap(phrase "tournament.told", 78) } do
    table.move(one, 1, #one, #lines + 1, lines)
  end
  output.write(table.concat(lines, "\n"), "\n")
end


local KEYS = { "game", "seed", "deals", "seconds", "bots", "bot", "rating",
  "share", "meetings", "first", "second", "won", "drawn", "lost", "margin",
  "value", "low", "high" }


--- tournament.show(study, tally, given): prints the ratings
-- @param given the values of the command line
function tournament.show(study, tally, given)
  local result = study.result(tally)
  if given.json then json.write(result, KEYS) else write_text(result) end
end


--- tournament.run(words) -> exit status
function tournament.run(words)
  local given = args.parse(tournament, words)
  if not given then return 0 end
  local variant = spec.variant("tournament", given.words)
  local request = request_of(given, variant)
  local study = require "tenace.study.divided".of(request)
  local tally = parted.tally(study, given, share_words(variant, request))
  if tally then tournament.show(study, tally, given) end
  return 0
end


return tournament
