-- tenace simulate: bots play many matches; prints the figures.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local json = require "tenace.face.terminal.json"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
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
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
  parser:option("--jobs", text "jobs"):argname("N")
    :convert(args.count "jobs")
  parser:flag("--json", phrase "command.json")
  parser:option("--units"):args(2)
    :convert(args.count "units"):hidden(true)
end


--- The work, in the form that the library takes.
local function work_of(given, variant)
  local names = given.bots or "random"
  return {
    games = given.games, rounds = given.rounds,
    seed = given.seed or seed.any(), bot_names = names,
    bots = bot_names.seats(names, variant.players),
  }
end


--- The command line for a share of the work.
local function share_words(variant, work)
  local words = { "simulate", variant.spec, "--bots", work.bot_names,
    "--seed", tostring(work.seed) }
  for _, count in ipairs { "games", "rounds" } do
    if work[count] then
      table.move({ "--" .. count, tostring(work[count]) }, 1, 2, #words + 1,
        words)
    end
  end
  return words
end


--- The sum of the tallies of all shares; the time is that of the longest.
local function collect(tallies)
  local longest = 0
  for _, tally in ipairs(tallies) do
    longest = math.max(longest, tally.seconds)
  end
  local whole = require "tenace.study.simulate".merge(tallies)
  whole.seconds = longest
  return whole
end


local function tally_of(variant, work, jobs)
  local library = require "tenace.study.simulate"
  local units = library.units(work)
  if jobs == 1 or units == 1 then return library.run(variant, work) end
  local function own(last)
    work.last = last
    local tally = library.run(variant, work)
    work.last = nil
    return tally
  end
  local shares = require "tenace.face.command.shares"
  return collect(shares.of(share_words(variant, work), units, jobs, own))
end


local KEYS = { "game", "seed", "bots", "games", "rounds", "decisions",
  "seconds", "rounds_per_second", "wins", "draws", "scores", "mean",
  "deviation", "round_length" }


local function side_row(result, variant, side)
  local seats = variant.sides[side]
  local key = #seats > 1 and "simulate.side_seats" or "simulate.side_seat"
  local wins, score = result.wins[side], result.scores[side]
  return {
    phrase(key, { side = side, seats = language.list(seats) }),
    show.thousands(wins), ("%.1f %%"):format(100 * wins / result.games),
    ("%.3f"):format(score.mean), ("%.3f"):format(score.deviation),
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
      ("%.1f %%"):format(100 * result.draws / result.games) }
  end
  return show.columns(rows, { false, true, true, true, true })
end


local function write_text(result, variant, work)
  local lines = { phrase("simulate.game", { game = result.game,
    seed = result.seed, bots = work.bot_names }) }
  local told = silenced.of(variant)
  table.move(told, 1, #told, 2, lines)
  local figures = {
    phrase("simulate.played", { games = show.thousands(result.games),
      rounds = show.thousands(result.rounds),
      decisions = show.thousands(result.decisions) }),
    phrase("simulate.speed", { seconds = ("%.2f"):format(result.seconds),
      rate = show.thousands(result.rounds_per_second // 1) }),
    phrase("simulate.length", { n = ("%.1f"):format(result.round_length) }),
    "",
  }
  table.move(figures, 1, #figures, #lines + 1, lines)
  local sides = side_lines(result, variant)
  table.move(sides, 1, #sides, #lines + 1, lines)
  output.write(table.concat(lines, "\n"), "\n")
end


--- Does a share of the work for another process, and prints the tally for it.
local function write_share(variant, work, units)
  work.first, work.last = units[1], units[2]
  local tally = require "tenace.study.simulate".run(variant, work)
  json.line(tally)
end


--- simulate.run(words) -> exit status
function simulate.run(words)
  local given = args.parse(simulate, words)
  if not given then return 0 end
  local games = require "tenace.rules.games"
  local variant = spec.variant("simulate", given.words, games)
  local work = work_of(given, variant)
  if given.units then
    write_share(variant, work, given.units)
    return 0
  end
  local tally = tally_of(variant, work, given.jobs or 1)
  local result = require "tenace.study.simulate".result(variant, work, tally)
  if given.json then json.write(result, KEYS)
  else write_text(result, variant, work) end
  return 0
end


return simulate
