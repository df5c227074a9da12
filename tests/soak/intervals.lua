-- How often the intervals of `compare` hold the true value.
--
--   tenace run tests/soak/intervals.lua [DEALS [STUDIES]]
--
-- Each pair of rules plays DEALS deals (100,000); their mean is taken for the
-- true value. STUDIES studies (4,000) of 100, 200 and 1,000 deals are drawn
-- from them. Printed are the intervals that hold, in per cent; those that lie
-- above the true value, and below; and the studies without an interval. Then
-- each of as many studies is looked at after each 50 of 2,000 deals: in how
-- many did the true value ever lie outside? A star marks what is not as it
-- should be.

local compare = require "tenace.study.compare"
local comparison = require "tenace.study.comparison"
local core = require "tenace.core"
local statistics = require "tenace.base.statistics"
local tenace = require "tenace"

local given = { ... }
local deals = tonumber(given[1] or 100000)
local studies = tonumber(given[2] or 4000)

-- The rules, the measures that are tried, and where the differences are rare
-- and large on both sides.
local PAIRS = {
  { "skat", "skat+kontra", measures = { "score", "gap" } },
  { "whist", "whist+honours", measures = { "score", "gap", "seat" } },
  { "bid_whist", "bid_whist+no_jokers", measures = { "score", "gap", "seat" } },
  { "bridge", "bridge+rubber", measures = { "score", "gap", "seat" } },
  { "coinche", "coinche+no_trump", measures = { "score", "seat" },
    hard = true },
}

local SIZES = { 100, 200, 1000 }

-- So many per cent of the intervals must hold for the score; and of the others
-- at most so many times more may lie on one side than on the other.
local LEAST, MOST, SIDES = 93, 97, 2

local chance = 20261129
local failed = false


--- A whole number from 1 to n.
local function pick(n)
  chance = core.mix(chance, 1)
  return (chance >> 20) % n + 1
end


--- The differences of each measure, deal by deal.
local function differences(pair)
  local lists = { score = {}, gap = {}, seat = {} }
  local variants = { tenace.variant(pair[1]), tenace.variant(pair[2]) }
  compare.run(variants, { rounds = deals, seed = 7, each = function(came)
    local n = #lists.score + 1
    local one, other = came[1], came[2]
    lists.score[n] = other.counted[1] - one.counted[1]
    lists.gap[n] = other.counted[2] - one.counted[2]
    lists.seat[n] = other.places[1] - one.places[1]
  end })
  return lists
end


local function mean_of(list)
  local sum = 0
  for _, value in ipairs(list) do sum = sum + value end
  return sum / #list
end


--- One study: does its interval lie above the true value, or below it, or is
-- there none?
local function study(list, n, truth)
  local moments = statistics.moments(1)[1]
  for _ = 1, n do statistics.count(moments, list[pick(#list)]) end
  local _, low, high = statistics.mean(n, moments)
  return not low and "none" or low > truth and "above"
    or high < truth and "below" or "holds"
end


--- All studies of a size, as a line; whether that is as it should be.
local function line_of(pair, what, list, n, truth)
  local count = { holds = 0, above = 0, below = 0, none = 0 }
  for _ = 1, studies do
    local found = study(list, n, truth)
    count[found] = count[found] + 1
  end
  local all = studies - count.none
  local function share(name) return 100 * count[name] / all end
  local holds, above, below = share "holds", share "above", share "below"
  local right = holds >= LEAST and holds <= MOST
    and math.max(above, below) <= SIDES * math.min(above, below)
  print(("%-22s %-6s %5d  %5.1f  %4.1f  %4.1f  %5d%s"):format(pair[2], what, n,
    holds, above, below, count.none, right and "" or "  *"))
  return right or pair.hard or what ~= "score"
end


--- In how many studies, in per cent, does the true value ever lie outside?
local function ever_outside(list, truth)
  local out = 0
  for _ = 1, studies do
    local moments = statistics.moments(1)[1]
    for n = 1, 2000 do
      statistics.count(moments, list[pick(#list)])
      if n >= 100 and n % 50 == 0 and moments.moved >= comparison.few then
        local _, low, high = statistics.mean(n, moments, 1, 0.95)
        if low and (low > truth or high < truth) then
          out = out + 1
          break
        end
      end
    end
  end
  return 100 * out / studies
end


print "rules                  what   deals  holds above below   none"
for _, pair in ipairs(PAIRS) do
  local lists = differences(pair)
  for _, what in ipairs(pair.measures) do
    local list, truth = lists[what], mean_of(lists[what])
    for _, n in ipairs(SIZES) do
      failed = not line_of(pair, what, list, n, truth) or failed
    end
    local ever = ever_outside(list, truth)
    print(("%-22s %-6s looked at 39 times: ever outside in %.1f"):format(
      pair[2], what, ever))
    failed = failed or ever > 5 and not pair.hard
    io.stdout:flush()
  end
end
os.exit(not failed)
