-- Bots play many matches; the tally of the results.
--
-- The work is divided into units that do not depend on each other: a match, or
-- a block of rounds. Each unit's seed comes from the seed and the unit's
-- number, so the sums are the same for every division of the units among
-- processes.

local bots = require "tenace.bots.bots"
local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"

local simulate = {}

-- The memory, in percent of what is in use, at which Lua collects garbage while
-- matches are played. Most memory stays in use in any case.
local PAUSE = 400

--- Rounds in a block, if rounds are counted and not matches.
simulate.block = 500


--- simulate.units(how) -> the number of units
function simulate.units(how)
  if how.rounds then
    return (how.rounds + simulate.block - 1) // simulate.block
  end
  return how.games or 100
end


--- An empty tally.
local function new_tally(variant)
  local tally = { games = 0, rounds = 0, decisions = 0, draws = 0,
    wins = {}, sum = {}, squares = {} }
  for side = 1, #variant.sides do
    tally.wins[side], tally.sum[side], tally.squares[side] = 0, 0, 0
  end
  return tally
end


--- Adds the core's result of one match, played to its end or to the last wanted
-- round; answers the number of its rounds.
local function count(tally, m)
  local rounds, decisions, winner = core.result(m.core)
  core.add_scores(m.core, tally.sum, tally.squares)
  tally.games = tally.games + 1
  tally.rounds = tally.rounds + rounds
  tally.decisions = tally.decisions + decisions
  if winner == 0 then
    tally.draws = tally.draws + 1
  elseif winner then
    tally.wins[winner] = tally.wins[winner] + 1
  end
  return rounds
end


--- Are all seats played by native bots?
local function all_native(seats, players)
  for seat = 1, players do
    if seats[seat] ~= "random" then return false end
  end
  return true
end


--- Native bots answer for all seats from now on, or for none.
local function set_natives(m, on)
  for seat = 1, m.variant.players do core.set_bot(m.core, seat, on) end
end


--- After the last wanted round the match continues to its next question, as in
-- `m:run`.
local function end_rounds(m)
  if m.state ~= "round" then return end
  set_natives(m, false)
  local state, wrong = match.go_on(m)
  if not state then error(wrong, 0) end
  set_natives(m, true)
end


--- The same in the core alone. False if the question that is asked there may
-- call rules, or the rules fail.
local function end_rounds_natively(m)
  set_natives(m, false)
  local state = core.resume(m.core)
  set_natives(m, true)
  return state and not (state == "asked" and question.calls_rules(m.core))
end


--- Plays a match of native bots in the core alone. False if the library has to
-- play it again to tell how it went, as where the rules fail.
local function play_natively(m, k, seed)
  kit.restart(k, m.core, seed)
  local state = core.resume(m.core)
  return state == "over" or state == "round" and end_rounds_natively(m)
end


--- Plays a match with this seed: all of it, or a number of rounds.
local function play(m, how, seed, rounds)
  if how.native then
    if rounds then core.set_limits(m.core, match.most_decisions, rounds) end
    if play_natively(m, how.kit, seed) then return end
    m:restart(seed) -- the library's match has the error
    end_rounds(m)
  else
    m:restart(seed)
    m:run(how.seats, rounds and { rounds = rounds })
  end
end


--- One unit: a match, or matches until the block's rounds are played.
local function run_unit(m, how, unit, tally)
  local left = how.rounds and math.min(simulate.block,
    how.rounds - (unit - 1) * simulate.block)
  local n = 0
  repeat
    play(m, how, core.mix(core.mix(how.seed, unit), n), left)
    local rounds = count(tally, m)
    if left then left = left - rounds end
    n = n + 1
  until not left or left <= 0
end


--- Raises if the number of games or rounds, or the seed, is not a whole number.
local function check_numbers(how)
  for _, what in ipairs { "games", "rounds" } do
    local n = how[what]
    if n ~= nil and (math.type(n) ~= "integer" or n < 1) then
      error(sentence.of(what .. "_number", { given = tostring(n) }), 0)
    end
  end
  if math.type(how.seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = tostring(how.seed) }), 0)
  end
end


--- Adds what other bots need to a match.
local function install_bots()
  match.install(require "tenace.bots.run".methods)
  match.install(require "tenace.match.view".methods)
end


--- simulate.run(variant, how) -> tally
-- @param how { games or rounds, seed, bots, first, last = units to play }
function simulate.run(variant, how)
  check_numbers(how)
  local m = match.new(variant, { seed = 1 })
  local seats = bots.by_seat(how.bots or "random", variant.players)
  local tally = new_tally(variant)
  local work = { rounds = how.rounds, seed = how.seed, seats = seats,
    native = all_native(seats, variant.players), kit = kit.of(variant) }
  if work.native then set_natives(m, true) else install_bots() end
  local before, pause = core.now(), collectgarbage("setpause", PAUSE)
  for unit = how.first or 1, how.last or simulate.units(how) do
    run_unit(m, work, unit, tally)
  end
  collectgarbage("setpause", pause)
  tally.seconds = core.now() - before
  return tally
end


--- simulate.merge(tallies) -> tally
function simulate.merge(tallies)
  local whole = nil
  for _, tally in ipairs(tallies) do
    if not whole then
      whole = tally
    else
      for name, value in next, tally do
        if type(value) == "table" then
          for side, n in ipairs(value) do
            whole[name][side] = whole[name][side] + n
          end
        else
          whole[name] = whole[name] + value
        end
      end
    end
  end
  return whole
end


--- Mean and deviation of each side's score.
local function spread(tally)
  local list = {}
  for side, sum in ipairs(tally.sum) do
    local mean = sum / tally.games
    local square = tally.squares[side] / tally.games - mean * mean
    list[side] = { mean = mean, deviation = math.sqrt(math.max(0, square)) }
  end
  return list
end


--- simulate.result(variant, how, tally) -> the table of `simulate --json`
function simulate.result(variant, how, tally)
  local seconds = tally.seconds
  return {
    game = variant.spec, seed = how.seed, bots = how.bots or "random",
    games = tally.games, rounds = tally.rounds, decisions = tally.decisions,
    seconds = seconds,
    rounds_per_second = seconds > 0 and tally.rounds / seconds or 0,
    wins = tally.wins, draws = tally.draws, scores = spread(tally),
    round_length = tally.rounds > 0 and tally.decisions / tally.rounds or 0,
  }
end


return simulate
