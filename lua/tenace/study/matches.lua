-- The same bots play the same whole matches under several rules: how long are
-- they, who wins, how do they end?
--
-- A match has a seed of its own, and each seat is the first dealer in turn. The
-- tally has only whole numbers, as that of deals.

local compare = require "tenace.study.compare"
local comparison = require "tenace.study.comparison"
local core = require "tenace.core"
local seated = require "tenace.study.seated"
local sweep = require "tenace.study.sweep"
local tallies = require "tenace.study.tally"

local matches = {}

-- The numbers of every match: its rounds and decisions, the totals of all sides
-- together, the best total less the worst, and who wins.
local COUNTED = { "rounds", "match", "total", "gap", "dealer", "first" }

-- Those that one side alone does not have.
local OF_SIDES = { gap = true, dealer = true, first = true }

-- Those that are divided by the number of sides, and the shares among them.
local PER_SIDE = { total = true, dealer = true, first = true }
local SHARES = { dealer = true, first = true }

-- What may differ between two matches.
local DIFFER = { "rounds", "decisions", "scores", "winner" }


--- Did the rules or an option choose the first dealer?
local function has_dealer(variant)
  return (variant.options.first_dealer or 0) ~= 0
end


--- The same variant, whose first dealer is that seat.
local function dealt_by(variant, dealer)
  if has_dealer(variant) then return variant end
  local copy = {}
  for name, value in next, variant do copy[name] = value end
  copy.options = { first_dealer = dealer }
  for name, value in next, variant.options do
    if name ~= "first_dealer" then copy.options[name] = value end
  end
  return setmetatable(copy, getmetatable(variant))
end


--- A function that answers the match of a variant in which that seat deals
-- first. Each is made once.
local function table_of(variant, how)
  local made = {}
  return function(dealer)
    made[dealer] = made[dealer] or seated.of(dealt_by(variant, dealer),
      how.bots or "random", how.seed)
    return made[dealer]
  end
end


--- A share of a match that a side has won, in as many parts as there are sides,
-- so that all numbers are whole: all sides share a match that nobody wins.
local function won(variant, winner, side)
  if winner == 0 then return 1 end
  return winner == side and #variant.sides or 0
end


--- The side that has a seat.
local function side_of(variant, seat)
  local _, sides = compare.sides_in_turn(variant)
  return sides[seat]
end


--- Plays a match to its end; its numbers and what may differ.
local function play(variant, one, dealer, seed, told)
  local m = one.match
  local n, rounds, winner, ended = sweep.play(one, seed, told)
  local scores, sum = core.scores(m.core), 0
  for _, points in ipairs(scores) do sum = sum + points end
  if has_dealer(variant) then dealer = variant.options.first_dealer end
  return {
    rounds = rounds, match = n, total = sum, ended = ended,
    gap = math.max(table.unpack(scores)) - math.min(table.unpack(scores)),
    dealer = won(variant, winner, side_of(variant, dealer)),
    first = won(variant, winner, side_of(variant, 1)),
    winner = winner, scores = table.concat(scores, " "),
    decisions = (core.decided(m.core)),
  }
end


local function new_tally(variants)
  local tally = { matches = 0, cut = tallies.zeros(#variants), counted = {},
    differ = {}, seconds = 0.0 }
  for _, name in ipairs(COUNTED) do
    tally.counted[name] = sweep.new_sums(variants)
  end
  for i = 2, #variants do
    tally.differ[i - 1] = {}
    for _, name in ipairs(DIFFER) do tally.differ[i - 1][name] = 0 end
  end
  return tally
end


--- Adds what a match has come to under each variant.
local function count(tally, outcomes)
  tally.matches = tally.matches + 1
  for _, name in ipairs(COUNTED) do
    local values = {}
    for k, came in ipairs(outcomes) do values[k] = came[name] end
    sweep.add(tally.counted[name], values)
  end
  for k, came in ipairs(outcomes) do
    if not came.ended then tally.cut[k] = tally.cut[k] + 1 end
    local differ = tally.differ[k - 1] or {}
    for name, n in next, differ do
      if came[name] ~= outcomes[1][name] then differ[name] = n + 1 end
    end
  end
end


--- matches.run(variants, how) -> tally
-- @param how { matches, seed, bots, first, last = matches to play (all),
-- progress = a function that gets the number played so far, after each match
-- and each decision of a bot that thinks }
function matches.run(variants, how)
  compare.check_numbers(how)
  local tables, tally, before = {}, new_tally(variants), core.now()
  for k, variant in ipairs(variants) do tables[k] = table_of(variant, how) end
  local function told() how.progress(tally.matches) end
  if not how.progress then told = nil end
  for i = how.first or 1, how.last or how.matches do
    local outcomes, dealer = {}, (i - 1) % variants[1].people + 1
    for k, variant in ipairs(variants) do
      outcomes[k] = play(variant, tables[k](dealer), dealer,
        core.mix(how.seed, i), told)
    end
    count(tally, outcomes)
    if told then told() end
  end
  tally.seconds = core.now() - before
  return tally
end


--- matches.blank(variants) -> a tally in which nothing was counted
matches.blank = new_tally

--- matches.merge(list) -> the tally of all in the list
matches.merge = tallies.sum


--- matches.fits(tally) -> true if its matches are as many wherever they count
function matches.fits(tally)
  for _, sums in next, tally.counted do
    if sums.n ~= tally.matches then return false end
  end
  return true
end


--- A measure of so many sides.
local function measure_of(name, tally, sides, sure)
  local measure = sweep.means(name, tally.counted[name],
    PER_SIDE[name] and sides or 1, sure)
  for _, number in ipairs(SHARES[name] and measure.games or {}) do
    sweep.within_shares(number, tally.matches)
  end
  return measure
end


--- The measures that these games have.
local function measures(variants, tally, sure)
  local list, sides = {}, #variants[1].sides
  for _, name in ipairs(COUNTED) do
    if sides > 1 or not OF_SIDES[name] then
      list[#list + 1] = measure_of(name, tally, sides, sure)
    end
  end
  return list
end


--- The shares of the matches in which each game differs from the first.
local function differing(tally, sure)
  local list = {}
  for i, differ in ipairs(tally.differ) do
    list[i] = {}
    for _, name in ipairs(DIFFER) do
      local n = differ[name]
      list[i][name] = comparison.share(n, tally.matches, sure)
      list[i][name].matches = n
    end
  end
  return list
end


--- Does each seat deal first in turn in all games?
local function in_turn(variants)
  for _, variant in ipairs(variants) do
    if variant.people == 1 or has_dealer(variant) then return false end
  end
  return true
end


--- matches.result(variants, how, tally) -> comparison
function matches.result(variants, how, tally)
  local sure = how.sure and how.sure / 100
  return comparison.made(variants, how, tally, {
    matches = tally.matches, cut = tally.cut, in_turn = in_turn(variants),
    measures = measures(variants, tally, sure), seats = {},
    differ = differing(tally, sure), apart = {},
  })
end


return matches
