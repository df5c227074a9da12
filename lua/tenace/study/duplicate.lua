-- The same deals at several tables: who has made more of the same cards, in
-- the score, in IMPs and in matchpoints.

local rounds = require "tenace.study.rounds"
local sentence = require "tenace.base.sentence"
local tally = require "tenace.study.tally"
local words = require "tenace.words.all"

local duplicate = {}

--- From which difference on there is one IMP more.
local IMPS = { 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750,
  900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000 }


--- duplicate.imps(difference) -> the IMPs for a difference of scores
function duplicate.imps(difference)
  local n = 0
  while IMPS[n + 1] and math.abs(difference) >= IMPS[n + 1] do n = n + 1 end
  return difference < 0 and -n or n
end


--- By round, what each side has scored, as lists.
local function sides_by_round(m)
  local list = {}
  for _, line in ipairs(m:score_sheet()) do
    local one = list[line.round] or {}
    one[line.side], list[line.round] = (one[line.side] or 0) + line.points, one
  end
  return list
end


--- By table and side, what the side has scored less what it has on average at
-- all tables.
-- @param sheets by table what sides_by_round gives
local function differences(matches, sheets, round)
  local list = {}
  for i in ipairs(matches) do list[i] = {} end
  for side in ipairs(matches[1].variant.sides) do
    local sum = 0
    for i in ipairs(matches) do
      list[i][side] = sheets[i][round] and sheets[i][round][side] or 0
      sum = sum + list[i][side]
    end
    for i in ipairs(matches) do
      list[i][side] = list[i][side] - sum / #matches
    end
  end
  return list
end


--- By round, what the first side has scored more than the others on average.
local function by_round(m)
  local list, others = {}, math.max(1, #m.variant.sides - 1)
  for _, line in ipairs(m:score_sheet()) do
    local points = line.side == 1 and line.points or -line.points / others
    list[line.round] = (list[line.round] or 0) + points
  end
  return list
end


--- One board: by table the score, the IMPs against the other tables on average,
-- and the matchpoints in per cent.
local function board(scores)
  local one, others = { scores = scores, imps = {}, matchpoints = {} },
    #scores - 1
  for i, score in ipairs(scores) do
    local imps, beaten = 0, 0
    for k, other in ipairs(scores) do
      imps = imps + duplicate.imps(score - other)
      if k ~= i then
        beaten = beaten + (score > other and 1 or score == other and 0.5 or 0)
      end
    end
    one.imps[i], one.matchpoints[i] = imps / others, 100 * beaten / others
  end
  return one
end


local function check(matches)
  if type(matches) ~= "table" or #matches < 2 then
    error(sentence.of "tables_two", 0)
  end
  for _, m in ipairs(matches) do
    local first = matches[1]
    local is_match = type(m) == "table" and m.history ~= nil
    if not is_match or m.variant.spec ~= first.variant.spec then
      error(sentence.of "tables_two", 0)
    end
  end
end


--- The cards of a round, hand by hand; nil if its deal is not known. In which
-- order a hand has got them does not matter.
local function cards_of(m)
  local deal, hands = m:dealt(), {}
  for seat, hand in ipairs(deal and deal.hands or {}) do
    local cards = words.split(hand)
    table.sort(cards)
    hands[seat] = table.concat(cards, " ")
  end
  return deal and table.concat(hands, "/")
end


--- Are the cards of that round the same at all tables?
-- @param walks by table a walk through the rounds of its match
local function same_cards(walks, round)
  local first
  for _, walk in ipairs(walks) do
    local cards = cards_of(walk(round))
    if not cards then return true end
    first = first or cards
    if cards ~= first then return false end
  end
  return true
end


--- duplicate.compare(matches) -> see tenace.compare_tables
function duplicate.compare(matches)
  check(matches)
  local found = { boards = {}, scores = {}, imps = {}, matchpoints = {},
    sides = {} }
  local over, walks, sheets, of_sides = math.huge, {}, {}, {}
  for i, m in ipairs(matches) do
    over, walks[i] = math.min(over, rounds.over(m)), rounds.walk(m)
    found.scores[i], found.imps[i], found.matchpoints[i] = 0, 0, 0
    sheets[i], of_sides[i] = by_round(m), sides_by_round(m)
    found.sides[i] = tally.zeros(#m.variant.sides)
  end
  for round = 1, over do
    if not same_cards(walks, round) then
      error(sentence.of("tables_cards", { n = round }), 0)
    end
    local scores = {}
    for i in ipairs(matches) do scores[i] = sheets[i][round] or 0 end
    local one = board(scores)
    one.sides, found.boards[round] = differences(matches, of_sides, round), one
    for i in ipairs(matches) do
      tally.add(found.sides[i], one.sides[i])
      found.scores[i] = found.scores[i] + scores[i]
      found.imps[i] = found.imps[i] + one.imps[i]
      found.matchpoints[i] = found.matchpoints[i]
        + one.matchpoints[i] / over
    end
  end
  return found
end


return duplicate
