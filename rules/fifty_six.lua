-- Fifty-six: two sides, two packs, and a number of points and a suit to bid.

-- What bids from these on count: made, and missed.
local SCALE = { { 56, 4, 5 }, { 48, 3, 4 }, { 40, 2, 3 }, { 28, 1, 2 } }

local NUMBERS = {}
for bid = 28, 56 do NUMBERS[#NUMBERS + 1] = tostring(bid) end
local BIDS = combine(NUMBERS, { "clubs", "diamonds", "hearts", "spades",
  "no trump" })

-- Sides sit by turns.
local SIDES = { [4] = "partners", [6] = { { 1, 3, 5 }, { 2, 4, 6 } },
  [8] = { { 1, 3, 5, 7 }, { 2, 4, 6, 8 } } }

local fifty_six = game "Fifty-six" {
  sides       = function(option) return SIDES[option.players] end,
  turn        = function(option)
    return option.clockwise and "clockwise" or "anticlockwise"
  end,
  deck        = function(option)
    return french(32, { packs = 2,
      leave_out = option.players < 8 and "7 8" or nil })
  end,
  family      = "bidding",
  ranks       = "7 8 Q K 10 A 9 J",            -- low to high
  points      = { J = 3, ["9"] = 2, ["10 A"] = 1 },
  obligations = { follow_suit },
  round       = {
    declarer = player, bid = text, trump = suit,
    bidders  = untold(side),                   -- whose bid is played
    doubled  = number { from = 2, to = 4,
      names = { [2] = "doubled", [4] = "redoubled" } },
  },
  keeps       = { laid_tables = untold(false) },
  players     = choice { 6, 4, 8, "at the table" },
  options     = {
    tables = number { 12, from = 4, to = 24, "tables that each side has" },
    double = flag { true, "a bid may be doubled and redoubled" },
    all_pass = choice { "no_trump", "redeal",
      "what happens when all pass: the side that has not dealt plays 28 "
      .. "without trump; or the cards are dealt again" },
    clockwise = flag { false, "deal, turn and lead pass to the left" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Eight cards each, or twelve if four play, four at a time.
function fifty_six:deal()
  self:deal_each(self.option.players == 4 and 12 or 8, 4)
end

-- The player after the dealer leads to the first trick.
function fifty_six:round()
  self:lay_tables()
  self:deal()
  self:bidding()
  self:play_tricks()
  self:score_round()
end

-- Each side has {tables} tables at first.
function fifty_six:lay_tables()
  if self.laid_tables then return end
  self.laid_tables = true
  for side in self:each_side() do
    self:score(side, self.option.tables, "tables")
  end
end

-- From the player after the dealer each may bid, again and again: a number of
-- points that the side must take, from 28 to 56 and above the last, and a suit
-- that is trump, or no trump. The bidding ends when all others have passed.
-- [double] An opponent of the last bidder may double, and the bidder's side
-- redouble, which ends the bidding; a higher bid ends a double.
-- [all_pass=no_trump] If all pass, the side that has not dealt plays 28 without
-- trump.
-- [all_pass=redeal] If all pass, the same player deals again.
function fifty_six:bidding()
  local double = self.option.double
  local bid, player, times = self:auction { bids = BIDS, level = true,
    doubles = double, returns = not double, redouble_closes = true,
    prompt = "how many points do you bid, and what is trump?",
    over = "over {bid}, what do you bid?" }
  if not bid then
    if self.option.all_pass == "redeal" then self:deal_again() end
    self.bid, self.bidders = "28 no trump", self:next_in_turn(self.dealer).side
    return
  end
  self.bid, self.declarer, self.bidders = bid, player, player.side
  self.trump = suit(bid)
  if double and times > 1 then self.doubled = times end
end

-- If the bidders' side has taken what it has bid, the others pay it a table;
-- from a bid of 40 on two, from 48 on three, for 56 four. If it has not, it
-- pays the others one more than that.
-- [double] Doubled it is twice as much, redoubled four times.
function fifty_six:score_round()
  local side = self.bidders
  local needed = tonumber((part(self.bid, NUMBERS)))
  local taken, made, missed = side.won:points(), self:worth(needed)
  local says = { "{n} points of {needed}", n = taken, needed = needed }
  local other = self:side(3 - side.number)
  if taken >= needed then self:pay_points(other, side, made, says)
  else self:pay_points(side, other, missed, says) end
end

function fifty_six:worth(bid)
  local times = self.doubled or 1
  for _, step in ipairs(SCALE) do
    if bid >= step[1] then return times * step[2], times * step[3] end
  end
end

-- [rounds=0] A side that cannot pay all has lost the match.
-- [rounds>0] The match ends after {rounds} rounds, or when a side cannot pay
-- all. The side with more tables has won.
function fifty_six:over()
  for side in self:each_side() do
    if side.score < 0 then return true, self:side(3 - side.number) end
  end
  if self.option.rounds > 0 then return base.over(self) end
  return false
end

example "of two alike the first wins" {
  trump = "none", trick = "JH AH JH 9H KH QH", winner = 1,
}

example "whoever holds the suit led must follow" {
  trump = "C", trick = "JH", hand = "QH KC", legal = "QH", refused = "KC",
  because = "follow_suit",
}

example "a trump wins, the higher one of two" {
  trump = "C", trick = "JH QC KC", winner = 3,
}

example "a bid that is made takes a table from the others" {
  bidders = 1, bid = "34 hearts", before = { 12, 12 },
  won = { "JC JC JD JD JH JH JS JS 9C 9C 9D 9D AC AC" }, scores = { 13, 11 },
}

example "one that is missed pays two" {
  bidders = 1, bid = "35 hearts", before = { 12, 12 },
  won = { "JC JC JD JD JH JH JS JS 9C 9C 9D 9D AC AC" }, scores = { 10, 14 },
}

example "a side that cannot pay has lost" {
  bidders = 1, bid = "48 spades", before = { 3, 21 },
  won = { "JC JC JD JD JH JH JS JS 9C 9C 9D 9D AC AC" },
  scores = { -1, 25 }, won_by = 2,
}

return fifty_six
