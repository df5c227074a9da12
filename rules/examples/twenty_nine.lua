-- Boundary cases of twenty_nine: `tenace check twenty_nine` runs them with the
-- examples of its rules file.

-- Seat 4 deals and seats 1, 2, 3 come after it. Seat 1 leads; seat 2 holds no
-- heart, and seat 3 neither a heart nor a spade; seat 4 has a pair.
local DEAL = { { hands = {
  "10H 9H 7D 8D AH JH KD QD", "7S 8S 9S JS 7C 8C 9C JC",
  "10D 9D JD AD QC KC AC 10C", "KH QH 7H 8H KS QS AS 10S" } } }
-- All bid but the first pass, and nobody doubles.
local BY_4 = split "pass pass pass 16 spades pass pass pass pass pass pass"
local BY_1 = split "16 pass pass pass diamonds pass pass pass pass pass pass"

local function after(moves, more) return join(moves, split(more)) end

-- Cards of so many points.
local P16 = "JC JD JH JS 9C 9D"
local POINTS = { [14] = "JC JD JH JS 9C", [15] = "JC JD JH JS 9C AC",
  [16] = P16, [17] = P16 .. " AC", [19] = P16 .. " AC AD AH",
  [20] = P16 .. " 9H 9S", [23] = P16 .. " 9H 9S AC AD AH",
  [24] = P16 .. " 9H 9S AC AD AH AS",
  [27] = P16 .. " 9H 9S AC AD AH AS 10C 10D 10H",
  [28] = P16 .. " 9H 9S AC AD AH AS 10C 10D 10H 10S" }

-- The options

example "the values that each option has" {
  settings = { target = { 1, 6, 20 }, sets = { 1, 1, 9 },
    min_bid = { 14, 16, 20 }, auction = "hold", all_pass = "redeal",
    pair = { 0, 4, 8 }, pair_trick = "since", last_trick = false,
    must_trump = true, double = true, full_set = false, single_hand = true,
    high_bid = { 0, 0, 28 }, lead = "eldest", seventh = false,
    no_points = false, clockwise = false, bid = { 14, 28 },
    needed = { 16, 28 }, doubled = { 2, 6 } },
}

-- The deal, and the auction

example "four cards each, and the player after the dealer bids" {
  first_dealer = 4, clockwise = true, moves = {},
  legal = split ("pass 16 17 18 19 20 21 22 23 24 25 26 27 28"),
  leaves = { counts = { 4, 4, 4, 4 }, stock = 16 },
}

example "a bid must be higher" {
  first_dealer = 4, clockwise = true, moves = { "16" }, refused = { "16" },
  allowed = { "17", "28", "pass" },
}

example "the holder holds or passes" {
  first_dealer = 4, clockwise = true, moves = { "16", "17" },
  legal = { "hold", "pass" },
}

example "whoever has passed is out" {
  first_dealer = 4, clockwise = true, moves = split "pass pass 20 pass",
  leaves = { bid = 20, declarer = 3 },
}

example "the last may be the first to bid" {
  first_dealer = 4, clockwise = true, moves = split "pass pass pass 28",
  leaves = { bid = 28, declarer = 4 },
}

example "the challenger goes on as holder" {
  first_dealer = 4, clockwise = true, moves = split "16 17 pass 18 pass pass",
  leaves = { bid = 18, declarer = 3 },
}

example "four passes: the same player deals again" {
  first_dealer = 4, clockwise = true, moves = split "pass pass pass pass",
  leaves = { dealer = 4, declarer = "none", counts = { 4, 4, 4, 4 } },
}

example "or the dealer has the lowest bid" {
  first_dealer = 4, clockwise = true, all_pass = "dealer",
  moves = split "pass pass pass pass",
  leaves = { bid = 16, declarer = 4 },
}

example "bids may go round" {
  first_dealer = 4, clockwise = true, auction = "higher", min_bid = 15,
  moves = split "15 pass 16 17 18 pass pass",
  leaves = { bid = 18, declarer = 1 },
}

example "without a point the cards may be dealt again" {
  first_dealer = 4, clockwise = true, no_points = true,
  deal = { { hands = { "KC QC 8D 7D" } } }, moves = {},
  legal = { "keep", "redeal" },
}

example "or kept" {
  first_dealer = 4, clockwise = true, no_points = true,
  deal = { { hands = { "KC QC 8D 7D" } } }, moves = { "keep" },
  allowed = { "16" },
}

example "the same player deals them" {
  first_dealer = 4, clockwise = true, no_points = true,
  deal = { { hands = { "KC QC 8D 7D" } } }, moves = { "redeal" },
  leaves = { dealer = 4, counts = { 4, 4, 4, 4 } },
}

example "not with a ten" {
  first_dealer = 4, clockwise = true, no_points = true,
  deal = { { hands = { "KC QC 8D 10D" } } }, moves = {},
  legal = split "pass 16 17 18 19 20 21 22 23 24 25 26 27 28",
}

-- Trump

example "any suit is the secret trump" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "pass pass pass 16",
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "then all have eight cards, and nobody else learns it" {
  first_dealer = 4, clockwise = true, deal = DEAL, moves = BY_4,
  leaves = { trump = "none", counts = { 8, 8, 8, 8 }, stock = 0 },
}

example "the seventh card may make trump" {
  first_dealer = 4, clockwise = true, seventh = true, deal = DEAL,
  moves = split "pass pass pass 16", legal = { "lay", "seventh" },
}

example "or not" {
  first_dealer = 4, clockwise = true, seventh = true, deal = DEAL,
  moves = split "pass pass pass 16 lay",
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "it lies face down" {
  first_dealer = 4, clockwise = true, seventh = true, deal = DEAL,
  moves = split "pass pass pass 16 seventh",
  leaves = { laid = 1, counts = { 8, 8, 8, 7 } },
}

example "whoever asks for it sees it go to the declarer's hand" {
  first_dealer = 4, clockwise = true, seventh = true, deal = DEAL,
  moves = after(split "pass pass pass 16 seventh pass pass pass pass pass pass",
    "10H ask"),
  leaves = { laid = 0, trump = "S", counts = { 7, 8, 8, 8 } },
}

example "it goes to the hand before a single hand, too" {
  first_dealer = 4, clockwise = true, seventh = true, deal = DEAL,
  moves = split "pass pass pass 16 seventh pass single",
  leaves = { laid = 0, alone = 2, counts = { 8, 8, 8, 0 } },
}

-- Single hand, and doubles

example "a single hand leads, the partner is out" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "pass pass pass 16 spades pass pass single",
  allowed = { "10D" }, leaves = { alone = 3, counts = { 0, 8, 8, 8 } },
}

example "it is not asked where it is not played" {
  first_dealer = 4, clockwise = true, single_hand = false, deal = DEAL,
  moves = split "pass pass pass 16 spades", legal = { "pass", "double" },
}

example "only the opponents may double" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "pass pass pass 16 spades pass pass pass pass",
  legal = { "pass", "double" },
}

example "the declarer may redouble" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "pass pass pass 16 spades pass pass pass pass double",
  legal = { "pass", "redouble" }, leaves = { doubled = 2 },
}

example "and leave it at that" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "pass pass pass 16 spades pass pass pass pass pass double pass",
  allowed = { "10H" }, leaves = { doubled = 2 },
}

example "without a full set that is all" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split
    "pass pass pass 16 spades pass pass pass pass double redouble",
  allowed = { "10H" }, leaves = { doubled = 4 },
}

example "who has doubled may call a full set" {
  first_dealer = 4, clockwise = true, full_set = true, deal = DEAL,
  moves = join(split
    "pass pass pass 16 spades pass pass pass pass double redouble",
    { "full set" }),
  allowed = { "10H" }, leaves = { doubled = 6 },
}

example "or pass" {
  first_dealer = 4, clockwise = true, full_set = true, deal = DEAL,
  moves = split
    "pass pass pass 16 spades pass pass pass pass double redouble pass",
  leaves = { doubled = 4 },
}

example "nobody is asked where bids are not doubled" {
  first_dealer = 4, clockwise = true, double = false, deal = DEAL,
  moves = split "pass pass pass 16 spades pass pass pass pass",
  allowed = { "10H" },
}

-- Play

example "the declarer may lead" {
  first_dealer = 4, clockwise = true, lead = "bidder", deal = DEAL,
  moves = BY_4, allowed = { "KH" },
}

example "whoever can follow does not ask" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after(BY_4, "10H no 7S no 9D"), legal = "KH QH 7H 8H",
}

example "whoever cannot may ask" {
  first_dealer = 4, clockwise = true, deal = DEAL, moves = after(BY_4, "10H"),
  legal = { "no", "ask" },
}

example "all see the trump then, and a trump is owed" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after(BY_4, "10H ask"), legal = "7S 8S 9S JS",
  leaves = { trump = "S" },
}

example "unless none need be played" {
  first_dealer = 4, clockwise = true, must_trump = false, deal = DEAL,
  moves = after(BY_4, "10H ask"), allowed = { "7S", "7C" },
}

example "the next player owes no trump" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after(BY_1, "10H ask 7C"), legal = "10D 9D JD AD QC KC AC 10C",
  leaves = { trump = "D" },
}

example "a pair may be shown after a trick won since" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after(BY_1, "10H ask 7C QC KH"), legal = { "no", "show" },
  leaves = { pair_of = "none", tricks = { 1, 0 } },
}

example "then fewer points are needed" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = join(after(split
    "20 pass pass pass diamonds pass pass pass pass pass pass",
    "10H ask 7C QC KH"), { "show" }),
  leaves = { pair_of = 1, needed = 16 }, allowed = { "KD", "9H" },
}

example "or nothing is said of it" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after(BY_1, "10H ask 7C QC KH no"), allowed = { "9H" },
  leaves = { pair_of = "none" },
}

example "not where pairs do not count" {
  first_dealer = 4, clockwise = true, pair = 0, deal = DEAL,
  moves = after(BY_1, "10H ask 7C QC KH"), allowed = { "9H" },
}

example "the trick in which the trump was opened counts" {
  step = "has_time_for_pair", with = { "side 2" }, trump = "S",
  fields = { won_open = { false, true } }, gives = true,
}

example "a trick of the others does not" {
  step = "has_time_for_pair", with = { "side 1" }, trump = "S",
  tricks = { 1, 0 }, fields = { won_open = { false, true } }, gives = false,
}

example "a trick before that does where any trick will do" {
  step = "has_time_for_pair", with = { "side 1" }, trump = "S",
  pair_trick = "any", tricks = { 1, 0 }, gives = true,
}

example "but there must be one" {
  step = "has_time_for_pair", with = { "side 1" }, trump = "S",
  pair_trick = "any", tricks = { 0, 3 }, gives = false,
}

example "and the trump must be open" {
  step = "has_time_for_pair", with = { "side 2" },
  fields = { won_open = { false, true } }, gives = false,
}

example "one pair a round" {
  step = "has_time_for_pair", with = { "side 2" }, trump = "S", pair_of = 1,
  fields = { won_open = { false, true } }, gives = false,
}

example "with a pair off nobody may" {
  step = "has_time_for_pair", with = { "side 2" }, trump = "S",
  options = { pair = 0 }, fields = { won_open = { false, true } },
  gives = false,
}

example "a trick that a single hand loses ends the round" {
  step = "after_trick", with = { "player 2" }, alone = 1, gives = true,
}

example "one that it wins does not" {
  step = "after_trick", with = { "player 1" }, alone = 1, tricks = { 7, 0 },
  gives = false,
}

example "eight tricks are a round" {
  step = "after_trick", with = { "player 1" }, tricks = { 5, 3 },
  gives = true,
}

example "seven are not" {
  step = "after_trick", with = { "player 1" }, trump = "S",
  tricks = { 5, 2 }, gives = false,
  leaves = { won_open = { true, false } },
}

-- What is needed

local function needs(more)
  local all = { step = "needs" }
  for name, value in pairs(more) do all[name] = value end
  return all
end

example "without a pair the bid is needed" (needs { bid = 20, gives = 20 })

example "an own pair takes four off" (needs {
  bid = 21, pair_of = 1, declarer = 3, gives = 17 })

example "but not below 16" (needs {
  bid = 18, pair_of = 1, declarer = 1, gives = 16 })

example "and a lower bid stays" (needs {
  bid = 14, pair_of = 1, declarer = 1, gives = 14 })

example "a pair of the others adds four" (needs {
  bid = 20, pair_of = 2, declarer = 1, gives = 24 })

example "but not above 28" (needs {
  bid = 27, pair_of = 2, declarer = 1, gives = 28 })

example "with another number that many" {
  step = "needs", options = { pair = 2 }, bid = 20,
  fields = { pair_of = 2 }, declarer = 1, gives = 22,
}

-- Score

example "20 points make a bid of 20" {
  declarer = 1, bid = 20, won = { POINTS[20] }, scores = { 1, 0 },
}

example "19 do not" {
  declarer = 2, bid = 20, won = { "", POINTS[19] }, scores = { 0, -1 },
}

example "doubled that is two" {
  declarer = 2, bid = 20, doubled = 2, won = { "", POINTS[19] },
  scores = { 0, -2 },
}

example "redoubled four" {
  declarer = 1, bid = 20, doubled = 4, won = { POINTS[20] },
  scores = { 4, 0 },
}

example "and a full set six" {
  declarer = 1, bid = 20, doubled = 6, full_set = true,
  won = { POINTS[19] }, scores = { -6, 0 },
}

example "23 do not make 20 against a pair" {
  declarer = 1, bid = 20, fields = { pair_of = 2 }, won = { POINTS[23] },
  scores = { -1, 0 },
}

example "24 do" {
  declarer = 1, bid = 20, fields = { pair_of = 2 }, won = { POINTS[24] },
  scores = { 1, 0 },
}

example "15 do not make 18 with a pair" {
  declarer = 1, bid = 18, fields = { pair_of = 1 }, won = { POINTS[15] },
  scores = { -1, 0 },
}

example "all 28 points make 27 against a pair" {
  declarer = 1, bid = 27, fields = { pair_of = 2 }, won = { POINTS[28] },
  scores = { 1, 0 },
}

example "high bids may count two" {
  high_bid = 20, declarer = 1, bid = 20, won = { POINTS[20] },
  scores = { 2, 0 },
}

example "lower ones do not" {
  high_bid = 21, declarer = 1, bid = 20, won = { POINTS[19] },
  scores = { -1, 0 },
}

example "doubled they count four" {
  high_bid = 20, declarer = 1, bid = 20, doubled = 2, won = { POINTS[19] },
  scores = { -4, 0 },
}

example "a full set stays six" {
  high_bid = 20, full_set = true, declarer = 1, bid = 20, doubled = 6,
  won = { POINTS[20] }, scores = { 6, 0 },
}

example "the last trick may count a point" {
  last_trick = true, declarer = 1, bid = 20, won = { POINTS[19] },
  last_won = { 3 }, scores = { 1, 0 },
}

example "for the side that wins it" {
  last_trick = true, declarer = 1, bid = 20, won = { POINTS[19] },
  last_won = { 2 }, scores = { -1, 0 },
}

example "a single hand that loses a trick loses three" {
  alone = 3, tricks = { 4, 1 }, scores = { -3, 0 },
}

-- Sets

example "five points do not win" {
  before = { 4, 0 }, declarer = 1, bid = 20, won = { POINTS[20] },
  scores = { 5, 0 }, won_by = false,
}

example "five below zero do not lose" {
  before = { -4, 0 }, declarer = 1, bid = 20, won = { POINTS[19] },
  scores = { -5, 0 }, won_by = false,
}

example "a set won is one of several" {
  sets = 2, before = { 0, 5 }, declarer = 2, bid = 20,
  won = { "", POINTS[20] }, scores = { 0, 6 }, won_by = false,
  leaves = { sets_won = { 0, 1 } },
}

example "the last wins the match" {
  options = { sets = 2 }, fields = { sets_won = { 0, 1 } }, before = { -5, 0 },
  declarer = 1, bid = 20, won = { POINTS[19] }, scores = { -6, 0 },
  won_by = 2, leaves = { sets_won = { 0, 2 } },
}

example "points begin again with a new set" {
  step = "begin_set", sets = 3, before = { 6, -2 }, scores = { 0, 0 },
}

example "but not before one is over" {
  step = "begin_set", sets = 3, before = { 5, -2 }, scores = { 5, -2 },
}

example "with a number of rounds there are no sets" {
  rounds = 3, round_number = 2, before = { 5, 0 }, declarer = 1, bid = 20,
  won = { POINTS[20] }, scores = { 6, 0 }, won_by = false,
  leaves = { sets_won = { 0, 0 } },
}

example "the best total wins then" {
  rounds = 3, round_number = 3, before = { 1, 3 }, declarer = 1, bid = 20,
  won = { POINTS[20] }, scores = { 2, 3 }, won_by = 2,
}
