-- An option over its values, or several house rules, one after the other: what
-- does each do to a game? All are played on the same deals: first rounds by
-- random bots, whole matches by random bots, and duels, which are matches of a
-- better bot against a worse one, with the better one on each side in turn.

local bots = require "tenace.bots.bots"
local compare = require "tenace.study.compare"
local comparison = require "tenace.study.comparison"
local core = require "tenace.core"
local match = require "tenace.match.match"
local run = require "tenace.bots.run"
local statistics = require "tenace.base.statistics"
local swept = require "tenace.study.swept"

local sweep = {}

--- How much is played if the caller does not say: deals; matches and duels at
-- most, but no more after that many decisions, if there are `least` of them.
sweep.usual = { rounds = 2000, matches = 200, duels = 40, least = 5,
  match_decisions = 300000, duel_decisions = 8000 }

--- A match of bots that never win ends after this many rounds.
sweep.most_rounds = 200


--- Makes a match of these bots, with a pause after each round.
local function begin(variant, names)
  local seats, native = bots.by_seat(names, variant.players), true
  for _, bot in next, seats do native = native and bot == "random" end
  local m = match.made(variant, { seed = 1, traced = not native })
  run.set_natives(m, seats, true, true)
  core.set_limits(m.core, match.most_decisions, 1)
  return { match = m, seats = seats }
end


--- Plays a match to its end: decisions, rounds, winner (0: none), ended.
local function play(one, seed)
  local m = one.match
  m:restart(seed)
  if m.state == "asked" or m.state == "round" then
    local ok, wrong = run.rounds(m, one.seats, sweep.most_rounds)
    if not ok then error(wrong, 0) end
  end
  local state = core.state(m.core)
  return (core.decisions(m.core)), state.round, state.over and state.winner
    or 0, state.over
end


--- Calls `one(i)`, which answers the decisions made, for i = 1, 2, … up to the
-- number given, or as often as usual: until so many decisions are made.
local function as_often(given, usual, most_decisions, one)
  local decisions, i = 0, 0
  while i < (given or usual) and (given or i < sweep.usual.least
    or decisions < most_decisions) do
    i = i + 1
    decisions = decisions + one(i)
  end
  return i
end


--- The means of values by game and deal, with the differences from the first
-- game, deal by deal.
local function means(name, values)
  local games = {}
  for k, list in ipairs(values) do
    local first, n = values[1], #list
    local sum, squares, less, less_squares, moved = 0, 0, 0, 0, 0
    for i, value in ipairs(list) do
      local by = value - first[i]
      sum, squares = sum + value, squares + value * value
      less, less_squares = less + by, less_squares + by * by
      moved = moved + (by ~= 0 and 1 or 0)
    end
    games[k] = comparison.interval(statistics.mean(n, sum, squares))
    if k > 1 and games[k] then
      games[k].difference = comparison.tell(comparison.interval(
        statistics.mean(n, less, less_squares)), moved, n)
    end
  end
  return { name = name, games = games }
end


--- A list of empty lists, one for each game.
local function empty(variants)
  local list = {}
  for k in ipairs(variants) do list[k] = {} end
  return list
end


--- Whole matches by random bots: their length.
local function play_matches(variants, how, found)
  local seats, cut = {}, 0
  local decisions, rounds = empty(variants), empty(variants)
  for k, variant in ipairs(variants) do
    seats[k] = begin(variant, "random")
  end
  found.matches = as_often(how.matches, sweep.usual.matches,
    sweep.usual.match_decisions, function(i)
      local sum, seed = 0, core.mix(how.seed, i)
      for k, one in ipairs(seats) do
        local n, length, _, ended = play(one, seed)
        decisions[k][i], rounds[k][i] = n, length
        sum, cut = sum + n, cut + (ended and 0 or 1)
      end
      how.told("matches", i)
      return sum
    end)
  found.cut = cut
  if found.matches == 0 then return end
  table.insert(found.measures, means("match", decisions))
  table.insert(found.measures, means("rounds", rounds))
end


--- For each side, a match in which the better bot has its seats.
local function duel_matches(variant, how)
  local list = {}
  for side, own in ipairs(variant.sides) do
    local names = {}
    for seat = 1, variant.players do names[seat] = how.worse end
    for _, seat in ipairs(own) do names[seat] = how.better end
    list[side] = begin(variant, names)
  end
  return list
end


--- The share that the better bot wins of the matches with that seed, and their
-- decisions. A match that nobody wins is shared by all sides.
local function duel(list, seed)
  local won, decisions = 0, 0
  for side, one in ipairs(list) do
    local n, _, winner = play(one, seed)
    decisions = decisions + n
    won = won + (winner == side and 1 or winner == 0 and 1 / #list or 0)
  end
  return won / #list, decisions
end


--- Keeps the interval of a share between 0 and 1. If all duels or none were
-- won, they do not vary, and Wilson's interval tells how sure that is.
local function within_shares(number, n)
  if number.value == 0 or number.value == 1 then
    local _, low, high = statistics.share(number.value * n // 1, n)
    number.low, number.high = low, high
  elseif number.low then
    number.low = math.max(0, number.low)
    number.high = math.min(1, number.high)
  end
end


local function play_duels(variants, how, found)
  if #variants[1].sides < 2 then return end
  local lists, shares = {}, empty(variants)
  for k, variant in ipairs(variants) do
    lists[k] = duel_matches(variant, how)
  end
  found.duels = as_often(how.duels, sweep.usual.duels,
    sweep.usual.duel_decisions, function(i)
      local sum, seed = 0, core.mix(how.seed, i)
      for k, list in ipairs(lists) do
        local n
        shares[k][i], n = duel(list, seed)
        sum = sum + n
      end
      how.told("duels", i)
      return sum
    end)
  if found.duels == 0 then return end
  local won = means("won", shares)
  for _, number in ipairs(won.games) do within_shares(number, found.duels) end
  table.insert(found.measures, won)
end


--- The first rounds, compared: what is told of them.
local function play_rounds(variants, how, found)
  local rounds = how.rounds or sweep.usual.rounds
  local work = { rounds = rounds, seed = how.seed, bots = "random",
    progress = function(n) how.told("rounds", n, rounds) end }
  local result = comparison.of(variants, work, compare.run(variants, work))
  found.deals = result.deals
  for _, measure in ipairs(result.measures) do
    if measure.name ~= "score" then table.insert(found.measures, measure) end
  end
end


local function nobody() end


--- sweep.run(variants, labels, what, how) -> sweep
-- @param labels the value of the option, or the house rule, of each variant
-- @param what { game, option = its name, if it is no sweep of house rules }
-- @param how { seed, rounds, matches, duels, better, worse, told }
function sweep.run(variants, labels, what, how)
  compare.check(variants)
  how.told = how.told or nobody
  how.better, how.worse = how.better or "search:2", how.worse or "random"
  bots.by_seat({ how.better, how.worse }, 2)
  local found = { game = what.game, option = what.option, values = labels,
    seed = how.seed, better = how.better, worse = how.worse, duels = 0,
    sides = #variants[1].sides, measures = {}, games = {} }
  for k, variant in ipairs(variants) do found.games[k] = variant.spec end
  play_rounds(variants, how, found)
  play_matches(variants, how, found)
  play_duels(variants, how, found)
  return swept.of(found)
end


return sweep
