-- The results of a comparison: means, shares and their differences, each with
-- the interval that holds the true value 95 times out of 100.

local compare = require "tenace.study.compare"
local sentence = require "tenace.base.sentence"
local statistics = require "tenace.base.statistics"

local Comparison = { __name = "comparison" }
Comparison.__index = Comparison

local comparison = {}

--- If fewer deals than this differ between two games, no interval is trusted,
-- because intervals assume many.
comparison.few = 10


--- A number and its interval as a table; nil if there is no number.
local function interval(value, low, high)
  return value and { value = value, low = low, high = high }
end


comparison.interval = interval


--- A number of deals, rounded up to two digits.
local function rounded_up(n)
  local step = 1
  while n / step > 99 do step = step * 10 end
  return math.ceil(n / step) * step
end


--- The number of deals that would tell; nil if nobody knows.
local function needed(difference, moved, deals)
  local value, low = difference.value, difference.low
  local half = low and math.max(value - low, difference.high - value) or 0
  local factor = value ~= 0 and (half / math.abs(value)) ^ 2 or 0
  factor = math.max(factor, moved > 0 and moved < comparison.few
    and comparison.few / moved or 0)
  return factor > 1 and rounded_up(deals * factor) or nil
end


--- What a difference tells, in a word.
local function what_told(difference, moved, deals)
  local low, high = difference.low, difference.high
  if deals < statistics.least then return "few" end
  if moved == 0 then return "alike" end
  if moved < comparison.few then return "unknown" end
  if low then return low > 0 and "more" or high < 0 and "less" or "unknown" end
  return difference.value > 0 and "more" or "less"
end


--- comparison.tell(difference, moved, deals) -> difference
-- What a difference tells: "few" if the deals are too few to tell anything,
-- "more", "less", "alike" if no deal differed, or "unknown"; then, if possible,
-- the number of deals that would tell.
local function tell(difference, moved, deals)
  if not difference then return nil end
  difference.told = what_told(difference, moved, deals)
  if difference.told == "few" then
    difference.low, difference.high = nil, nil
  elseif difference.told == "unknown" then
    difference.needed = needed(difference, moved, deals)
  end
  return difference
end

comparison.tell = tell


--- The means of all games, from one of the moments of a tally, divided by
-- `scale`, with the differences from the first game.
-- @param what "counted" or "places"
-- @param sure of a sequence that may be looked at at any time; or nil
local function means(tally, what, i, scale, sure)
  local list, n = {}, tally.deals
  for k, own in ipairs(tally.own) do
    list[k] = interval(statistics.mean(n, own[what][i], scale, sure))
    local pair = tally.pair[k - 1]
    local by = pair and pair[what][i]
    if by then
      list[k].difference = tell(interval(statistics.mean(n, by, scale, sure)),
        by.moved, n)
    end
  end
  return list
end


--- The pairs of deals with different results.
local function parted(cells)
  local n = 0
  for i = 1, 3 do
    for j = 1, 3 do n = n + (i ~= j and cells[i][j] or 0) end
  end
  return n
end


--- The share of k among n with its interval.
local function share(k, n, sure)
  if not sure then return interval(statistics.share(k, n)) end
  return interval(statistics.mean(n, { sum = k, squares = k, cubes = k,
    sizes = k, moved = k }, 1, sure))
end

comparison.share = share


--- The difference of two shares, from what deal by deal was so in each. Those
-- of what was tried in only some deals have no sequence.
local function share_difference(cells, n, made, sure)
  if not sure then return interval(statistics.share_difference(cells)) end
  if made then return nil end
  local up, down = cells[2][3], cells[3][2]
  local sum, moved = up - down, up + down
  return interval(statistics.mean(n, { sum = sum, squares = moved,
    cubes = sum, sizes = moved, moved = moved }, 1, sure))
end


--- The same for shares: of contracts played among all deals, or made among
-- these.
local function contracts(tally, made, sure)
  local list = {}
  for k, own in ipairs(tally.own) do
    local none, lost, won = table.unpack(own.contracts)
    local yes, tried = lost + won, none + lost + won
    if made then yes, tried = won, lost + won end
    list[k] = share(yes, tried, sure) or {}
    local pair = tally.pair[k - 1]
    if pair then
      local cells = made and pair.cells or comparison.played(pair.cells)
      list[k].difference = tell(share_difference(cells, tally.deals, made,
        sure), parted(cells), tally.deals)
    end
  end
  return list
end


--- comparison.played(cells) -> cells in which 2 is no contract and 3 is any
-- contract
function comparison.played(cells)
  local none, any = 2, 3
  local out = { { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 } }
  for i = 1, 3 do
    for j = 1, 3 do
      local row, column = i == 1 and none or any, j == 1 and none or any
      out[row][column] = out[row][column] + cells[i][j]
    end
  end
  return out
end


--- Does any game have contracts?
local function has_contracts(tally)
  for _, own in ipairs(tally.own) do
    if own.contracts[2] + own.contracts[3] > 0 then return true end
  end
  return false
end


--- The seats that a side has, counted from the dealer's left.
local function seats_of(variant, place)
  local list, n = {}, variant.people
  local side = compare.sides_in_turn(variant)[n][place]
  local step = variant.turn == "anticlockwise" and -1 or 1
  for i = 1, n do
    local seat = (n - 1 + step * i) % n + 1
    for _, own in ipairs(variant.sides[side]) do
      if own == seat then list[#list + 1] = i end
    end
  end
  return list
end


local function measures(variants, tally, sure)
  local sides = #variants[1].sides
  local list = {}
  for i, name in ipairs(compare.counted) do
    list[i] = { name = name, games = means(tally, "counted", i,
      name == "score" and sides or 1, sure) }
  end
  if has_contracts(tally) then
    list[#list + 1] = { name = "played",
      games = contracts(tally, false, sure) }
    list[#list + 1] = { name = "made", games = contracts(tally, true, sure) }
  end
  return list
end


local function seats(variants, tally, sure)
  local list = {}
  for place = 1, #variants[1].sides do
    list[place] = { seats = seats_of(variants[1], place),
      games = means(tally, "places", place, 1, sure) }
  end
  return list
end


--- The share of the deals in which each game differs from the first.
local function differing(tally, sure)
  local list = {}
  for i, pair in ipairs(tally.pair) do
    list[i] = {}
    for name, n in next, pair.differ do
      list[i][name] = share(n, tally.deals, sure)
      list[i][name].deals = n
    end
  end
  return list
end


-- The variants of each comparison, to open its deals.
local variants_of = setmetatable({}, { __mode = "k" })


--- comparison.made(variants, how, tally, facts) -> comparison
-- @param how what was asked for, with the seed
-- @param tally what was counted, and in how many seconds
-- @param facts what it knows besides: { measures, seats, differ, … }
function comparison.made(variants, how, tally, facts)
  facts.games = {}
  for i, variant in ipairs(variants) do facts.games[i] = variant.spec end
  facts.sure, facts.seed, facts.bots = how.sure, how.seed, how.bots or "random"
  facts.seconds = tally.seconds
  facts.same_cards = compare.same_cards(variants)
  variants_of[facts] = variants
  return setmetatable(facts, Comparison)
end


--- comparison.of(variants, how, tally) -> comparison
-- The result of `tenace.compare`.
function comparison.of(variants, how, tally)
  local sure = how.sure and how.sure / 100
  return comparison.made(variants, how, tally, {
    deals = tally.deals, apart = tally.apart,
    measures = measures(variants, tally, sure),
    seats = seats(variants, tally, sure), differ = differing(tally, sure),
  })
end


--- Is it known of each game whether these numbers differ from the first's?
local function are_told(games)
  for _, number in ipairs(games) do
    local told = number.difference and number.difference.told
    if told == "unknown" or told == "few" then return false end
  end
  return true
end


--- comparison.is_sure(result) -> true if each difference in the scores is told,
-- or in all figures of whole matches
function comparison.is_sure(result)
  for _, measure in ipairs(result.measures) do
    local counts = result.matches or measure.name == "score"
      or measure.name == "gap"
    if counts and not are_told(measure.games) then return false end
  end
  for _, place in ipairs(result.seats) do
    if not are_told(place.games) then return false end
  end
  return true
end


--- comparison:open(deal) -> m, m, …
-- Opens a deal of the comparison: a match for each game, at its beginning.
-- `redo` makes the bots' decisions again, one by one or all.
-- @param deal its number
-- @group matches
function Comparison:open(deal)
  if math.type(deal) ~= "integer" or deal < 1 then
    error(sentence.of "open_which", 2)
  elseif self.matches then
    error(sentence.of "open_matches", 2)
  end
  return table.unpack(compare.open(variants_of[self],
    { seed = self.seed, bots = self.bots }, deal))
end


--- comparison.is(value) -> true if the value is a comparison
function comparison.is(value)
  return type(value) == "table" and getmetatable(value) == Comparison
end


return comparison
