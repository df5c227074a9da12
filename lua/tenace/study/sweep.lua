-- An option over its values, or several house rules, one after the other: what
-- does each do to a game? All are played on the same deals: first rounds by
-- bots (random ones, if the caller names no others), whole matches by random
-- bots, and duels, which are matches of a better bot against a worse one, with
-- the better one on each side in turn.
--
-- A unit of the work is a deal, with its share of the matches and of the duels.

local bots = require "tenace.bots.bots"
local compare = require "tenace.study.compare"
local comparison = require "tenace.study.comparison"
local core = require "tenace.core"
local run = require "tenace.bots.run"
local seated = require "tenace.study.seated"
local statistics = require "tenace.base.statistics"
local swept = require "tenace.study.swept"
local tallies = require "tenace.study.tally"

local sweep = {}

--- How much is played if the caller does not say: deals; matches and duels at
-- most, but no more after that many decisions, if there are `least` of them.
sweep.usual = { rounds = 2000, matches = 200, duels = 40, least = 10,
  match_decisions = 300000, duel_decisions = 8000 }

--- A match of bots that never win ends after this many rounds.
sweep.most_rounds = 200


--- sweep.play(one, seed [, told]) -> decisions, rounds, winner (0: none), ended
-- Plays a match to its end. `told` is called after each decision of a bot that
-- thinks.
local function play(one, seed, told)
  local m = one.match
  m:restart(seed)
  if m.state == "asked" or m.state == "round" then
    local ok, wrong = run.rounds(m, one.seats, sweep.most_rounds, told)
    if not ok then error(wrong, 0) end
  end
  local state = core.state(m.core)
  return (core.decisions(m.core)), math.min(state.round, sweep.most_rounds),
    state.over and state.winner or 0, state.over
end

sweep.play = play


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


--- The moments of one value of each game, deal by deal, and of its difference
-- from the first game's.
local function new_sums(variants)
  local k = #variants
  return { n = 0, own = statistics.moments(k), less = statistics.moments(k) }
end

sweep.new_sums = new_sums


--- Adds the values of one deal, by game.
local function add(sums, values)
  sums.n = sums.n + 1
  for k, value in ipairs(values) do
    statistics.count(sums.own[k], value)
    statistics.count(sums.less[k], value - values[1])
  end
end

sweep.add = add


--- sweep.means(name, sums, scale [, sure]) -> measure
-- The means of the moments, divided by `scale`, with the differences from the
-- first game.
-- @param sure of a sequence that may be looked at at any time; or nil
local function means(name, sums, scale, sure)
  local games, n = {}, sums.n
  for k, own in ipairs(sums.own) do
    local less = sums.less[k]
    games[k] = comparison.interval(statistics.mean(n, own, scale, sure))
    if k > 1 and games[k] then
      games[k].difference = comparison.tell(comparison.interval(
        statistics.mean(n, less, scale, sure)), less.moved, n)
    end
  end
  return { name = name, games = games }
end

sweep.means = means


--- A function that plays the i-th match of random bots under each variant, adds
-- it to a tally, and answers the decisions made.
local function match_player(variants, how, tally)
  local seats = {}
  for k, variant in ipairs(variants) do
    seats[k] = seated.of(variant, "random")
  end
  return function(i)
    local sum, seed = 0, core.mix(how.seed, i)
    local decisions, rounds = {}, {}
    for k, one in ipairs(seats) do
      local n, length, _, ended = play(one, seed)
      decisions[k], rounds[k] = n, length
      sum, tally.cut = sum + n, tally.cut + (ended and 0 or 1)
    end
    add(tally.decisions, decisions)
    add(tally.rounds, rounds)
    return sum
  end
end


--- For each side, a match in which the better bot has its seats.
local function duel_matches(variant, how)
  local list = {}
  for side, own in ipairs(variant.sides) do
    local names = {}
    for seat = 1, variant.people do names[seat] = how.worse end
    for _, seat in ipairs(own) do names[seat] = how.better end
    list[side] = seated.of(variant, names)
  end
  return list
end


--- The matches with that seed which the better bot wins, and their decisions.
-- Each match has as many parts as there are sides, so that all numbers are
-- whole: a match that nobody wins is shared by all sides.
local function duel(list, seed)
  local won, decisions = 0, 0
  for side, one in ipairs(list) do
    local n, _, winner = play(one, seed)
    decisions = decisions + n
    won = won + (winner == side and #list or winner == 0 and 1 or 0)
  end
  return won, decisions
end


--- A function that plays the i-th duel under each variant, adds it to a tally,
-- and answers the decisions made.
local function duel_player(variants, how, tally)
  local lists = {}
  for k, variant in ipairs(variants) do
    lists[k] = duel_matches(variant, how)
  end
  return function(i)
    local sum, seed, won = 0, core.mix(how.seed, i), {}
    for k, list in ipairs(lists) do
      local n
      won[k], n = duel(list, seed)
      sum = sum + n
    end
    add(tally.won, won)
    return sum
  end
end


--- Keeps the interval of a share between 0 and 1. If all duels or none were
-- won, they do not vary, and Wilson's interval tells how sure that is.
local function within_shares(number, n)
  if n < statistics.least then return end
  if number.value == 0 or number.value == 1 then
    local _, low, high = statistics.share(number.value * n // 1, n)
    number.low, number.high = low, high
  elseif number.low then
    number.low = math.max(0, number.low)
    number.high = math.min(1, number.high)
  end
end

sweep.within_shares = within_shares


local function nobody() end


--- The same as `how`, with what callers may leave out.
local function completed(how)
  local all = { better = "search:2", worse = "random", bots = "random",
    rounds = sweep.usual.rounds, told = nobody }
  for name, value in next, how do all[name] = value end
  bots.by_seat({ all.better, all.worse }, 2)
  return all
end


--- Calls `one(i)` for the i-th of n things that go with the units from `first`
-- to `last` of so many.
local function for_units(n, units, first, last, one)
  for i = n * (first - 1) // units + 1, n * last // units do one(i) end
end


local function new_tally(variants)
  return { cut = 0, decisions = new_sums(variants),
    rounds = new_sums(variants), won = new_sums(variants) }
end


--- Have the variants sides that can duel?
local function can_duel(variants) return #variants[1].sides > 1 end


--- sweep.part(variants, how, first, last [, progress]) -> tally
-- Plays these units of a sweep. Matches and duels must be given.
-- @param how { seed, bots, rounds, matches, duels, better, worse }
-- @param progress gets the number of deals played so far
function sweep.part(variants, how, first, last, progress)
  how = completed(how)
  local tally = new_tally(variants)
  tally.deals = compare.run(variants, { rounds = how.rounds, seed = how.seed,
    bots = how.bots, first = first, last = last, progress = progress })
  if how.matches > 0 then
    for_units(how.matches, how.rounds, first, last,
      match_player(variants, how, tally))
  end
  if how.duels > 0 and can_duel(variants) then
    for_units(how.duels, how.rounds, first, last,
      duel_player(variants, how, tally))
  end
  return tally
end


--- sweep.blank(variants) -> a tally in which nothing was counted
function sweep.blank(variants)
  local tally = new_tally(variants)
  tally.deals = compare.blank(variants)
  return tally
end


--- sweep.fits(tally) -> true if its matches are as many wherever they count
function sweep.fits(tally)
  return tally.rounds.n == tally.decisions.n
end


--- sweep.merge(list) -> the tally of all in the list
function sweep.merge(list)
  local deals = {}
  for i, one in ipairs(list) do deals[i], one.deals = one.deals, nil end
  local whole = tallies.sum(list)
  whole.deals = compare.merge(deals)
  return whole
end


--- The bots of all seats in a text: one name, if it is that of each.
local function bots_told(names)
  if type(names) ~= "table" then return names end
  for _, name in ipairs(names) do
    if name ~= names[1] then return table.concat(names, ",") end
  end
  return names[1]
end


--- Everything that is known before the play.
local function begun(variants, labels, what, how)
  local found = { game = what.game, option = what.option, values = labels,
    seed = how.seed, bots = bots_told(how.bots), better = how.better,
    worse = how.worse, sides = #variants[1].sides, measures = {},
    games = {} }
  for k, variant in ipairs(variants) do found.games[k] = variant.spec end
  return found
end


--- Adds what the first rounds tell.
local function add_rounds(found, variants, how, deals)
  local result = comparison.of(variants, how, deals)
  found.deals = result.deals
  for _, measure in ipairs(result.measures) do
    if measure.name ~= "score" then table.insert(found.measures, measure) end
  end
end


--- sweep.result(variants, labels, what, how, tally) -> sweep
-- @param labels the value of the option, or the house rule, of each variant
-- @param what { game, option = its name, if it is no sweep of house rules }
function sweep.result(variants, labels, what, how, tally)
  how = completed(how)
  local found = begun(variants, labels, what, how)
  add_rounds(found, variants, how, tally.deals)
  found.matches, found.cut = tally.decisions.n, tally.cut
  if found.matches > 0 then
    table.insert(found.measures, means("match", tally.decisions))
    table.insert(found.measures, means("rounds", tally.rounds))
  end
  found.duels = tally.won.n
  if found.duels > 0 then
    local won = means("won", tally.won, found.sides * found.sides)
    for _, number in ipairs(won.games) do within_shares(number, found.duels) end
    table.insert(found.measures, won)
  end
  return swept.of(found)
end


--- Plays matches and duels as often as given, or as usual.
local function play_whole(variants, how, tally)
  local usual = sweep.usual
  local one = match_player(variants, how, tally)
  as_often(how.matches, usual.matches, usual.match_decisions, function(i)
    local n = one(i)
    how.told("matches", i)
    return n
  end)
  if not can_duel(variants) then return end
  one = duel_player(variants, how, tally)
  as_often(how.duels, usual.duels, usual.duel_decisions, function(i)
    local n = one(i)
    how.told("duels", i)
    return n
  end)
end


--- sweep.run(variants, labels, what, how) -> sweep
-- @param labels, what see sweep.result
-- @param how { seed, bots, rounds, matches, duels, better, worse, told }
function sweep.run(variants, labels, what, how)
  compare.check(variants)
  how = completed(how)
  local tally = new_tally(variants)
  tally.deals = compare.run(variants, { rounds = how.rounds, seed = how.seed,
    bots = how.bots,
    progress = function(n) how.told("rounds", n, how.rounds) end })
  play_whole(variants, how, tally)
  return sweep.result(variants, labels, what, how, tally)
end


return sweep
