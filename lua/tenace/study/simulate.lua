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
local statistics = require "tenace.base.statistics"
local tally = require "tenace.study.tally"

local simulate = {}

-- The memory, in percent of what is in use, at which Lua collects garbage while
-- matches are played. Most memory stays in use in any case.
local PAUSE = 400

-- Matches of native bots from one progress to the next.
local MATCHES = 20

--- Rounds in a block, if rounds are counted and not matches.
simulate.block = 500


--- simulate.units(how) -> the number of units
function simulate.units(how)
  if how.rounds then
    return (how.rounds + simulate.block - 1) // simulate.block
  end
  return how.games or 100
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


--- Ends a match that the core has not played to its end: the last wanted round
-- has been played, or the library has to play it again to tell how it went, as
-- where the rules fail.
local function end_match(m, seed)
  if core.state(m.core).between and end_rounds_natively(m) then return end
  m:restart(seed) -- the library's match has the error
  end_rounds(m)
end


--- The rounds of a block; nil if matches are counted.
local function rounds_of(how, unit)
  return how.rounds and math.min(simulate.block,
    how.rounds - (unit - 1) * simulate.block)
end


--- Native bots play a block of rounds, in the core.
local function play_block(m, how, unit, results)
  local seed, left = core.mix(how.seed, unit), rounds_of(how, unit)
  local n, flow = -1, how.kit.flow
  repeat
    n, left = core.play_matches(m.core, flow, results, seed, n + 1, left)
    if n then
      end_match(m, core.mix(seed, n))
      left = left - how.kit.core.count_match(results, m.core)
    end
  until not n or left <= 0
end


--- Native bots play a match for each of these units, in the core.
local function play_games(m, how, first, last, results)
  local n, flow = first - 1, how.kit.flow
  repeat
    n = core.play_games(m.core, flow, results, how.seed, n + 1, last)
    if n then
      end_match(m, core.mix(core.mix(how.seed, n), 0))
      how.kit.core.count_match(results, m.core)
    end
  until not n
end


--- One unit of other bots: a match, or matches until the block's rounds are
-- played.
local function run_unit(m, how, unit, results)
  local seed, left, n = core.mix(how.seed, unit), rounds_of(how, unit), 0
  repeat
    m:restart(core.mix(seed, n))
    m:run(how.seats, { rounds = left, told = how.told })
    local rounds = how.kit.core.count_match(results, m.core)
    if left then left = left - rounds end
    n = n + 1
  until not left or left <= 0
end


--- The units from one to another. `played` is called after some of them with
-- the number of the last one.
local function run_units(m, how, first, last, results, played)
  if not (how.native and not how.rounds) then
    local run = how.native and play_block or run_unit
    for unit = first, last do
      run(m, how, unit, results)
      if played then played(unit) end
    end
    return
  end
  local step = played and MATCHES or math.max(1, last - first + 1)
  for from = first, last, step do
    local to = math.min(last, from + step - 1)
    play_games(m, how, from, to, results)
    if played then played(to) end
  end
end


--- Two functions that tell the matches or rounds played so far: after a unit,
-- and within one.
local function tellers(how, first)
  local done = 0
  local function told() how.progress(done) end
  local function played(unit)
    done = unit - first + 1
    if how.rounds then
      done = math.min(how.rounds, unit * simulate.block)
        - (first - 1) * simulate.block
    end
    told()
  end
  return played, told
end


--- Raises if the number of games or rounds, or the seed, is not a whole number.
local function check_numbers(how)
  for _, what in ipairs { "games", "rounds" } do
    local n = how[what]
    if n ~= nil and (math.type(n) ~= "integer" or n < 1) then
      error(sentence.of(what .. "_number", { given = sentence.shown(n) }), 0)
    end
  end
  if math.type(how.seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(how.seed) }), 0)
  end
end


--- Adds what other bots need to a match.
local function install_bots()
  match.install(require "tenace.bots.run".methods)
  match.install(require "tenace.match.view".methods)
end


--- simulate.run(variant, how) -> tally
-- @param how { games or rounds, seed, bots, first, last = units to play,
-- progress = a function that gets the number of matches or rounds so far, from
-- time to time }
function simulate.run(variant, how)
  check_numbers(how)
  local m = match.new(variant, { seed = 1 })
  local seats = bots.by_seat(how.bots or "random", variant.people)
  local results = core.results()
  local work = { rounds = how.rounds, seed = how.seed, seats = seats,
    native = all_native(seats, variant.people), kit = kit.of(variant) }
  local first, played = how.first or 1, nil
  if how.progress then played, work.told = tellers(how, first) end
  if work.native then set_natives(m, true) else install_bots() end
  local before, pause = core.now(), collectgarbage("setpause", PAUSE)
  run_units(m, work, first, how.last or simulate.units(how), results, played)
  collectgarbage("setpause", pause)
  local sums = core.told_results(results, #variant.sides)
  sums.seconds = core.now() - before
  return sums
end


--- simulate.blank(variant) -> a tally in which nothing was counted
function simulate.blank(variant)
  local sums = core.told_results(core.results(), #variant.sides)
  sums.seconds = 0.0
  return sums
end


--- simulate.merge(tallies) -> tally
simulate.merge = tally.sum


--- Mean and deviation of each side's score, and the interval of the mean.
local function spread(sums)
  local list, n = {}, sums.games
  for side, sum in ipairs(sums.sum) do
    local moments = { sum = sum }
    for _, name in ipairs { "squares", "cubes", "sizes", "moved" } do
      moments[name] = sums[name][side]
    end
    local mean, low, high = statistics.mean(n, moments)
    local variance = moments.squares / n - mean * mean
    list[side] = { mean = mean, low = low, high = high,
      deviation = math.sqrt(math.max(0, variance)) }
  end
  return list
end


--- The share of matches that each side has won, with its interval.
local function shares(sums)
  local list = {}
  for side, won in ipairs(sums.wins) do
    local value, low, high = statistics.share(won, sums.games)
    list[side] = { value = value, low = low, high = high }
  end
  return list
end


-- The variant of each result, whose sides a face may want to name.
local variant_of = setmetatable({}, { __mode = "k" })


--- simulate.variant_of(result) -> the variant; nil for anything but a result
function simulate.variant_of(result)
  return type(result) == "table" and variant_of[result] or nil
end


--- simulate.result(variant, how, sums) -> the table of `simulate --json`
-- @param sums a tally
function simulate.result(variant, how, sums)
  local seconds = sums.seconds
  local result = {
    game = variant.spec, seed = how.seed, bots = how.bots or "random",
    games = sums.games, rounds = sums.rounds, decisions = sums.decisions,
    seconds = seconds,
    rounds_per_second = seconds > 0 and sums.rounds / seconds or 0,
    wins = sums.wins, draws = sums.draws, shares = shares(sums),
    scores = spread(sums),
    round_length = sums.rounds > 0 and sums.decisions / sums.rounds or 0,
  }
  variant_of[result] = variant
  return result
end


return simulate
