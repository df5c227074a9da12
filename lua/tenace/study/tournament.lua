-- Bots against each other, two at a time, on the same deals: who is better, by
-- how much, and how sure that is.
--
-- A unit of the work is a deal, which is the first round of a match. Each two
-- bots play it as often as there are sides, and again with their parts changed:
-- one bot has one side and the other has all others. So luck of the cards and
-- of the seat cancels. All sums are whole numbers.

local core = require "tenace.core"
local problem = require "tenace.base.problem"
local run = require "tenace.bots.run"
local seated = require "tenace.study.seated"
local sentence = require "tenace.base.sentence"
local statistics = require "tenace.base.statistics"
local tallies = require "tenace.study.tally"

local tournament = {}

--- The most bots; and the deals, if the caller does not say.
tournament.most, tournament.usual = 10, 100


--- The pairs of so many bots, by number: { 1, 2 }, { 1, 3 }, … { 2, 3 }, …
local function pairs_of(n)
  local list = {}
  for i = 1, n - 1 do
    for j = i + 1, n do list[#list + 1] = { i, j } end
  end
  return list
end


--- tournament.check(variant, names)
-- @error there are too few bots or too many, one is there twice, or the game
-- has but one side
function tournament.check(variant, names)
  local seen = {}
  if #names < 2 or #names > tournament.most then
    error(problem.request(sentence.of("tournament_bots",
      { n = #names, most = tournament.most })), 0)
  end
  for _, name in ipairs(names) do
    if seen[name] then
      error(problem.request(sentence.of("tournament_twice",
        { name = name })), 0)
    end
    seen[name] = true
  end
  if #variant.sides < 2 then
    error(problem.request(sentence.of("tournament_sides",
      { game = variant.spec })), 0)
  end
end


--- Makes a match in which one bot has a side, and another bot all others.
local function begin(variant, side, own, other)
  local names = {}
  for seat = 1, variant.people do names[seat] = other end
  for _, seat in ipairs(variant.sides[side]) do names[seat] = own end
  local one = seated.of(variant, names)
  one.side = side
  return one
end


--- The points of a side in one round, times the number of other sides, less the
-- points of all these; the other way round where low scores win.
local function margin(one, seed)
  local m = one.match
  m:restart(seed)
  if m.state == "asked" then
    local ok, wrong = run.rounds(m, one.seats, 1)
    if not ok then error(wrong, 0) end
  end
  local sum, scores = 0, core.scores(m.core)
  for _, points in ipairs(scores) do sum = sum + points end
  local own = scores[one.side] * #scores - sum
  return m.variant.facts.wins.lowest and -own or own
end


--- For each pair of bots the matches in which the first has each side in turn,
-- and those in which the second has. With two sides these are the same.
local function set_up(variant, names)
  local list = {}
  for p, pair in ipairs(pairs_of(#names)) do
    local one, two = names[pair[1]], names[pair[2]]
    list[p] = { first = {}, second = {} }
    for side = 1, #variant.sides do
      list[p].first[side] = begin(variant, side, one, two)
      if #variant.sides > 2 then
        list[p].second[side] = begin(variant, side, two, one)
      end
    end
  end
  return list
end


--- By how much the first bot of a pair does better on a deal, over all its
-- matches.
local function better_by(pair, seed)
  local sum = 0
  for _, one in ipairs(pair.first) do sum = sum + margin(one, seed) end
  for _, one in ipairs(pair.second) do sum = sum - margin(one, seed) end
  return sum
end


local function new_tally(n)
  local pairs_n = n * (n - 1) // 2
  return { deals = 0, pair = statistics.moments(pairs_n),
    bot = statistics.moments(n), won = tallies.zeros(pairs_n),
    drawn = tallies.zeros(pairs_n) }
end


--- Adds how a deal went for a pair.
local function add_pair(tally, p, by)
  statistics.count(tally.pair[p], by)
  if by > 0 then tally.won[p] = tally.won[p] + 1 end
  if by == 0 then tally.drawn[p] = tally.drawn[p] + 1 end
end


--- Plays a deal: each pair's result, and each bot's sum against all others.
local function play_deal(tally, matches, list, seed)
  local sums = tallies.zeros(#tally.bot)
  for p, pair in ipairs(list) do
    local by = better_by(matches[p], seed)
    add_pair(tally, p, by)
    sums[pair[1]] = sums[pair[1]] + by
    sums[pair[2]] = sums[pair[2]] - by
  end
  tally.deals = tally.deals + 1
  for i, sum in ipairs(sums) do statistics.count(tally.bot[i], sum) end
end


--- tournament.blank(n) -> a tally of n bots in which nothing was counted
function tournament.blank(n)
  local tally = new_tally(n)
  tally.seconds = 0.0
  return tally
end


--- tournament.run(variant, how) -> tally
-- @param how { bots = their names, seed, first, last = deals to play, progress
-- = a function that gets the number of deals played so far }
function tournament.run(variant, how)
  tournament.check(variant, how.bots)
  local tally, before = new_tally(#how.bots), core.now()
  local matches, list = set_up(variant, how.bots), pairs_of(#how.bots)
  for deal = how.first, how.last do
    play_deal(tally, matches, list, core.mix(how.seed, deal))
    if how.progress then how.progress(tally.deals) end
  end
  tally.seconds = core.now() - before
  return tally
end


--- A number with the interval that holds the true one 95 times out of 100.
local function interval(value, low, high)
  return { value = value, low = low, high = high }
end


--- What a sum over a deal is divided by: the points of a side in a round, less
-- the mean of the other sides' points.
local function scale_of(variant)
  local sides = #variant.sides
  return (sides - 1) * sides * (sides > 2 and 2 or 1)
end


--- The results of the pairs.
local function meetings(variant, names, tally, sure)
  local list, scale, n = {}, scale_of(variant), tally.deals
  for p, pair in ipairs(pairs_of(#names)) do
    list[p] = { first = names[pair[1]], second = names[pair[2]],
      won = tally.won[p], drawn = tally.drawn[p],
      lost = n - tally.won[p] - tally.drawn[p],
      margin = interval(statistics.mean(n, tally.pair[p], scale, sure)) }
  end
  return list
end


--- The deals that a bot won against all others, draws as halves, and all of
-- them.
local function share_of(tally, i, list)
  local won, all = 0, 0
  for p, pair in ipairs(list) do
    local own = pair[1] == i and tally.won[p]
      or pair[2] == i and tally.deals - tally.won[p] - tally.drawn[p]
    if own then
      won, all = won + own + tally.drawn[p] / 2, all + tally.deals
    end
  end
  return won, all
end


--- tournament.result(variant, how, tally) -> result
-- @param how { bots, seed, sure = nil, or the per cent of a study that ends as
-- soon as it tells }
-- @return { game, seed, deals, seconds, bots = the best first, { bot, rating =
-- the points a round that it makes more than the others against whom it
-- played, on average, and its interval by deals; share = of the deals won }
-- each; meetings = { first, second, won, drawn, lost = deals, margin } each }
function tournament.result(variant, how, tally)
  local list, n = {}, #how.bots
  local scale, met = scale_of(variant) * (n - 1), pairs_of(n)
  local sure = how.sure and how.sure / 100
  for i, name in ipairs(how.bots) do
    local won, all = share_of(tally, i, met)
    list[i] = { bot = name, share = won / all, rating = interval(
      statistics.mean(tally.deals, tally.bot[i], scale, sure)) }
  end
  table.sort(list, function(a, b)
    if a.rating.value ~= b.rating.value then
      return a.rating.value > b.rating.value
    end
    return a.bot < b.bot
  end)
  return { game = variant.spec, seed = how.seed, sure = how.sure,
    deals = tally.deals, seconds = tally.seconds, bots = list,
    meetings = meetings(variant, how.bots, tally, sure) }
end


--- tournament.is_sure(result) -> true if it is told of each two bots which is
-- better, or if no deal differed
function tournament.is_sure(result)
  for _, one in ipairs(result.meetings) do
    local low, high = one.margin.low, one.margin.high
    local told = low and (low > 0 or high < 0)
    if not told and one.drawn < result.deals then return false end
  end
  return true
end


tournament.merge = tallies.sum

return tournament
