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


--- comparison.tell(difference, moved, deals) -> difference
-- What a difference tells: "more", "less", "alike" if no deal differed, or
-- "unknown"; then, if possible, the number of deals that would tell.
local function tell(difference, moved, deals)
  if not difference then return nil end
  local value, low, high = difference.value, difference.low, difference.high
  if moved == 0 then
    difference.told = "alike"
  elseif moved >= comparison.few and low and (low > 0 or high < 0) then
    difference.told = low > 0 and "more" or "less"
  else
    difference.told = "unknown"
    local half = low and math.max(value - low, high - value) or 0
    local factor = value ~= 0 and (half / math.abs(value)) ^ 2 or 0
    factor = math.max(factor, moved < comparison.few
      and comparison.few / moved or 0)
    if factor > 1 then difference.needed = rounded_up(deals * factor) end
  end
  return difference
end

comparison.tell = tell


--- The means of all games, from one of the sums of a tally, divided by `scale`,
-- with the differences from the first game.
local function means(tally, what, i, scale)
  local sums, squares, moved = "sum", "squares", "moved"
  if what == "place" then
    sums, squares, moved = "place_sum", "place_squares", "place_moved"
  end
  local list = {}
  for k, own in ipairs(tally.own) do
    local n = tally.deals
    list[k] = interval(statistics.mean(n, own[sums][i], own[squares][i],
      scale))
    local pair = tally.pair[k - 1]
    if pair then
      list[k].difference = tell(interval(statistics.mean(n, pair[sums][i],
        pair[squares][i], scale)), pair[moved][i], n)
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


--- The same for shares: of contracts played among all deals, or made among
-- these.
local function contracts(tally, made)
  local list = {}
  for k, own in ipairs(tally.own) do
    local none, lost, won = table.unpack(own.contracts)
    local yes, tried = lost + won, none + lost + won
    if made then yes, tried = won, lost + won end
    list[k] = interval(statistics.share(yes, tried)) or {}
    local pair = tally.pair[k - 1]
    if pair then
      local cells = made and pair.cells or comparison.played(pair.cells)
      list[k].difference = tell(interval(statistics.share_difference(cells)),
        parted(cells), tally.deals)
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


local function measures(variants, tally)
  local sides = #variants[1].sides
  local list = {}
  for i, name in ipairs(compare.counted) do
    list[i] = { name = name,
      games = means(tally, "counted", i, name == "score" and sides or 1) }
  end
  if has_contracts(tally) then
    list[#list + 1] = { name = "played", games = contracts(tally, false) }
    list[#list + 1] = { name = "made", games = contracts(tally, true) }
  end
  return list
end


local function seats(variants, tally)
  local list = {}
  for place = 1, #variants[1].sides do
    list[place] = { seats = seats_of(variants[1], place),
      games = means(tally, "place", place, 1) }
  end
  return list
end


--- The share of the deals in which each game differs from the first.
local function differing(tally)
  local list = {}
  for i, pair in ipairs(tally.pair) do
    list[i] = {}
    for name, n in next, pair.differ do
      list[i][name] = interval(statistics.share(n, tally.deals))
      list[i][name].deals = n
    end
  end
  return list
end


-- The variants of each comparison, to open its deals.
local variants_of = setmetatable({}, { __mode = "k" })


--- comparison.of(variants, how, tally) -> comparison
-- The result of `tenace.compare`.
function comparison.of(variants, how, tally)
  local games = {}
  for i, variant in ipairs(variants) do games[i] = variant.spec end
  local self = {
    games = games, deals = tally.deals, seed = how.seed,
    bots = how.bots or "random", seconds = tally.seconds,
    same_cards = compare.same_cards(variants),
    measures = measures(variants, tally), seats = seats(variants, tally),
    differ = differing(tally), apart = tally.apart,
  }
  variants_of[self] = variants
  return setmetatable(self, Comparison)
end


--- comparison:open(deal) -> m, m, …
-- Opens a deal of the comparison: a match for each game, at its beginning.
-- `redo` makes the bots' decisions again, one by one or all.
-- @param deal its number
-- @group matches
function Comparison:open(deal)
  if math.type(deal) ~= "integer" or deal < 1 then
    error(sentence.of "open_which", 2)
  end
  return table.unpack(compare.open(variants_of[self],
    { seed = self.seed, bots = self.bots }, deal))
end


--- comparison.is(value) -> true if the value is a comparison
function comparison.is(value)
  return type(value) == "table" and getmetatable(value) == Comparison
end


return comparison
