-- tenace tournament: bots against each other on the same deals, with ratings.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local csv = require "tenace.face.compare.csv"
local fail = require "tenace.face.say.fail"
local faults = require "tenace.face.compare.faults"
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
  parted.sure(parser)
  parted.options(parser, phrase "command.simulate.jobs")
  args.output(parser)
end


--- What is asked for, in the form that the library takes.
local function request_of(given, variant)
  if not given.bots then fail.usage("tournament.whom") end
  return { study = "tournament",
    rules = require "tenace.study.divided".rules { variant },
    rounds = given.rounds or require "tenace.study.tournament".usual,
    seed = given.seed or seed.any(), bot_names = given.bots,
    sure = given.sure, bots = bot_names.list(given.bots) }
end


--- The command line for a share of the work.
local function share_words(variant, request)
  return { "tournament", variant.spec, "--bots", request.bot_names,
    "--seed", tostring(request.seed), "--rounds", tostring(request.rounds) }
end


--- A number with its interval: `+1.25`, `+0.85 to +1.65`.
local function interval(number)
  local function signed(value)
    local text = language.fraction(value, 2)
    return value > 0 and "+" .. text or text
  end
  return signed(number.value), number.low and phrase("compare.range",
    { low = signed(number.low), high = signed(number.high) }) or ""
end


--- Rows of a table under their heads.
local function headed(result, ...)
  local head = {}
  for i, name in ipairs { ... } do
    head[i] = phrase("tournament." .. name, { sure = result.sure or 95 })
  end
  return { head }
end


--- How many faults a bot has made, by name; nil if none has made any.
local function faults_of(result)
  local by_name
  for _, one in ipairs(result.faults or {}) do
    if faults.of(one) > 0 then
      by_name = by_name or {}
      by_name[one.bot] = show.thousands(faults.of(one))
    end
  end
  return by_name
end


local function bot_lines(result)
  local wrong = faults_of(result)
  local rows = headed(result, "bot", "rating", "interval", "share",
    wrong and "faults" or nil)
  for i, one in ipairs(result.bots) do
    local value, range = interval(one.rating)
    rows[i + 1] = { one.bot, value, range,
      language.fraction(100 * one.share, 1) .. " %",
      wrong and (wrong[one.bot] or "0") }
  end
  return show.columns(rows, { false, true, true, true, true })
end


local function meeting_lines(result)
  local rows = headed(result, "meeting", "margin", "interval", "won", "drawn",
    "lost")
  for i, one in ipairs(result.meetings) do
    local value, range = interval(one.margin)
    rows[i + 1] = { phrase("tournament.pair",
      { first = one.first, second = one.second }), value, range,
      show.thousands(one.won), show.thousands(one.drawn),
      show.thousands(one.lost) }
  end
  return show.columns(rows, { false, true, true, true, true, true })
end


--- What the numbers mean, in sentences.
local function meaning(result)
  local list = { phrase("tournament.told", { sure = result.sure or 95 }) }
  if not result.bots[1].rating.low then list[2] = phrase "compare.fewest" end
  if result.sure then
    list[#list + 1] = phrase("compare.sure", { sure = result.sure })
  end
  return show.wrap(table.concat(list, " "), 78)
end


local function write_text(result)
  local lines = { phrase("tournament.title", { game = result.game,
    deals = show.thousands(result.deals), seed = result.seed }), "" }
  for _, one in ipairs { bot_lines(result), { "" }, meeting_lines(result),
    { "" }, meaning(result), faults.lines(result, 78) } do
    table.move(one, 1, #one, #lines + 1, lines)
  end
  output.write(table.concat(lines, "\n"), "\n")
end


--- A line for each number.
local function csv_of(result)
  local lines = { csv.few("what", "against", "bot", { value = "value",
    low = "low", high = "high" }) }
  local function add(...) lines[#lines + 1] = csv.few(...) end
  for _, one in ipairs(result.bots) do
    add("rating", nil, one.bot, one.rating)
    add("share", nil, one.bot, one.share)
  end
  for _, one in ipairs(result.meetings) do
    add("margin", one.second, one.first, one.margin)
    for _, name in ipairs { "won", "drawn", "lost" } do
      add(name, one.second, one.first, one[name])
    end
  end
  csv.add_faults(lines, result, csv.few)
  return table.concat(lines, "\n") .. "\n"
end


local KEYS = { "game", "seed", "sure", "deals", "seconds", "bots", "bot",
  "rating", "share", "meetings", "first", "second", "won", "drawn", "lost",
  "margin", "value", "low", "high", "faults", "asked", "illegal", "late",
  "dead" }


--- The same result, with the faults of each program also beside its rating.
local function with_faults(result)
  for _, wrong in ipairs(result.faults or {}) do
    for _, one in ipairs(result.bots) do
      if one.bot == wrong.bot then one.faults = faults.of(wrong) end
    end
  end
  return result
end


--- tournament.show(study, tally, given): prints the ratings
-- @param given the values of the command line
function tournament.show(study, tally, given)
  local result = study.result(tally)
  if given.json then json.write(with_faults(result), KEYS)
  elseif given.csv then output.data(csv_of(result))
  else write_text(result) end
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
