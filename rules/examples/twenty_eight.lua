-- Boundary cases of twenty_eight: `tenace check twenty_eight` runs them with
-- the examples of its rules file.

-- Seat 4 deals, and seats 1, 2, 3 come after it. Seat 1 leads; seat 2 holds no
-- heart, and seat 3 neither a heart nor a spade.
local DEAL = { { hands = {
  "10H 9H 7D 8D AH JH KD QD", "7S 8S 9S JS 7C 8C 9C JC",
  "10D 9D JD AD QC KC AC 10C", "KH QH 7H 8H KS QS AS 10S" } } }

-- Seat 1 lays a diamond and holds three, or nothing else.
local ALL = { { hands = { "9D 7D KD JD 8D 10D AD QD", "7S 8S 9S JS 7C 8C 9C JC",
  "10H 9H JH AH QC KC AC 10C", "KH QH 7H 8H KS QS AS 10S" } } }

-- Cards of so many points.
local P16 = "JC JD JH JS 9C 9D"
local POINTS = { [15] = "JC JD JH JS 9C AC", [16] = P16,
  [19] = P16 .. " AC AD AH", [20] = P16 .. " 9H 9S",
  [21] = P16 .. " 9H 9S AC", [22] = P16 .. " 9H 9S AC AD",
  [24] = P16 .. " 9H 9S AC AD AH AS",
  [25] = P16 .. " 9H 9S AC AD AH AS 10C" }

local function after(moves, more) return join(split(moves), split(more)) end

-- The options

example "the values that each option has" {
  settings = { target = { 1, 6, 20 }, min_bid = { 12, 14, 18 },
    over_partner = { 14, 20, 28 }, scale = "graded", all_pass = "forced",
    must_trump = true, bidder_leads = false, pair = { 0, 0, 8 },
    double = false, clockwise = false, bid = { 12, 28 },
    needed = { 12, 28 }, doubled = { 2, 4 } },
}

-- The auction

example "the first player must bid" {
  first_dealer = 4, clockwise = true, moves = {}, refused = { "pass" },
  because = "the first player must bid",
  legal = split "14 15 16 17 18 19 20 21 22 23 24 25 26 27 28",
  leaves = { counts = { 4, 4, 4, 4 }, stock = 16 },
}

example "over the partner's bid twenty is the least" {
  first_dealer = 4, clockwise = true, moves = split "14 pass",
  refused = { "16", "19" }, allowed = { "20", "pass" },
  because = "over your partner's bid 20 is the least",
}

example "unless any bid will do" {
  first_dealer = 4, clockwise = true, over_partner = 14,
  moves = split "14 pass", allowed = { "15" }, refused = { "14" },
}

example "over an opponent's bid any higher one will do" {
  first_dealer = 4, clockwise = true,
  moves = split "14 15 16 pass pass pass",
  leaves = { bid = 16, declarer = 3 },
}

example "whoever has passed may bid again" {
  first_dealer = 4, clockwise = true,
  moves = split "14 pass pass 15 pass 20 pass pass", allowed = { "21" },
  refused = { "20" }, leaves = { declarer = "none" },
}

example "three passes end it" {
  first_dealer = 4, clockwise = true, moves = split "14 pass pass pass",
  leaves = { bid = 14, declarer = 1 },
}

example "and the highest bid does" {
  first_dealer = 4, clockwise = true, moves = split "14 28",
  leaves = { bid = 28, declarer = 2 },
}

example "or all may pass: the same player deals again" {
  first_dealer = 4, clockwise = true, all_pass = "redeal",
  moves = split "pass pass pass pass",
  leaves = { dealer = 4, declarer = "none", counts = { 4, 4, 4, 4 } },
}

-- The hidden trump

example "one of the four cards is laid" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "14 pass pass pass", legal = "10H 9H 7D 8D",
}

example "and is in no hand" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "14 pass pass pass 7D",
  leaves = { laid = 1, trump = "none", counts = { 7, 8, 8, 8 } },
}

example "its suit is not led" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "14 pass pass pass 7D", legal = "10H 9H AH JH",
  refused = "8D", because = "the trump is not open: lead another suit",
}

example "unless the hand has no other" {
  first_dealer = 4, clockwise = true, deal = ALL,
  moves = split "14 pass pass pass KD", legal = "9D 7D JD 8D 10D AD QD",
}

example "or it may be led" {
  first_dealer = 4, clockwise = true, bidder_leads = true, deal = DEAL,
  moves = split "14 pass pass pass 7D", allowed = { "8D" },
}

example "others may lead it" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = split "14 15 pass pass pass 7S", allowed = { "7D", "10H" },
}

example "whoever asks sees it go to the declarer's hand" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after("14 pass pass pass 7D", "10H ask"),
  leaves = { laid = 0, trump = "D", counts = { 7, 8, 8, 8 } },
}

example "the asker must trump" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after("14 pass pass pass 7D", "10H no 7S ask"),
  legal = "10D 9D JD AD",
}

example "or need not" {
  first_dealer = 4, clockwise = true, must_trump = false, deal = DEAL,
  moves = after("14 pass pass pass 7D", "10H no 7S ask"),
  allowed = { "QC", "AD" },
}

example "whoever can follow does not ask" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after("14 pass pass pass 7D", "10H no 7S no QC"),
  legal = "KH QH 7H 8H",
}

-- Doubles and pairs

example "no doubles as a rule" {
  step = "ask_double", leaves = { doubled = "none" },
}

example "opponents may double" {
  first_dealer = 4, clockwise = true, double = true, deal = DEAL,
  moves = split "14 pass pass pass 7D", legal = { "pass", "double" },
}

example "and the declarer redouble" {
  first_dealer = 4, clockwise = true, double = true, deal = DEAL,
  moves = split "14 pass pass pass 7D pass double redouble",
  leaves = { doubled = 4 }, allowed = { "10H" },
}

example "a pair after a trick won since" {
  first_dealer = 4, clockwise = true, options = { pair = 4 }, deal = DEAL,
  moves = after("20 pass pass pass 7D", "10H ask 7C QC KH"),
  legal = { "no", "show" },
}

example "not where it does not count" {
  first_dealer = 4, clockwise = true, deal = DEAL,
  moves = after("20 pass pass pass 7D", "10H ask 7C QC KH"),
  allowed = { "9H" },
}

example "then four points fewer are needed" {
  step = "needs", options = { pair = 4 }, pair_of = 1, declarer = 1,
  bid = 21, gives = 17,
}

example "for a pair of the others four more" {
  step = "needs", options = { pair = 4 }, pair_of = 2, declarer = 1,
  bid = 21, gives = 25,
}

example "the trick since then must be the side's" {
  step = "has_time_for_pair", with = { "side 1" }, options = { pair = 4 },
  trump = "S", tricks = { 2, 1 }, fields = { won_open = { false, true } },
  gives = "none",
}

example "seven tricks are no round" {
  step = "after_trick", with = { "player 1" }, trump = "S",
  tricks = { 5, 2 }, gives = false,
  leaves = { won_open = { true, false } },
}

example "eight are" {
  step = "after_trick", with = { "player 1" }, tricks = { 5, 3 },
  gives = true,
}

-- Score

example "16 points make a bid of 16" {
  declarer = 1, bid = 16, won = { POINTS[16] }, scores = { 1, 0 },
}

example "15 do not" {
  declarer = 2, bid = 16, won = { "", POINTS[15] }, scores = { 0, -2 },
}

example "19 is one point" {
  declarer = 1, bid = 19, won = { POINTS[19] }, scores = { 1, 0 },
}

example "20 is two" {
  declarer = 1, bid = 20, won = { POINTS[20] }, scores = { 2, 0 },
}

example "22 missed loses three" {
  declarer = 1, bid = 22, won = { POINTS[21] }, scores = { -3, 0 },
}

example "24 is two" {
  declarer = 1, bid = 24, won = { POINTS[24] }, scores = { 2, 0 },
}

example "25 is three" {
  declarer = 1, bid = 25, won = { POINTS[25] }, scores = { 3, 0 },
}

example "and loses four" {
  declarer = 1, bid = 25, won = { POINTS[24] }, scores = { -4, 0 },
}

example "or each bid is one" {
  scale = "flat", declarer = 1, bid = 25, won = { POINTS[25] },
  scores = { 1, 0 },
}

example "made or missed" {
  scale = "flat", declarer = 1, bid = 25, won = { POINTS[24] },
  scores = { -1, 0 },
}

example "doubled it is twice as much" {
  double = true, doubled = 2, declarer = 1, bid = 25, won = { POINTS[24] },
  scores = { -8, 0 },
}

example "a flat bid, too" {
  double = true, scale = "flat", doubled = 4, declarer = 1, bid = 25,
  won = { POINTS[25] }, scores = { 4, 0 },
}

example "five and two are seven, and win" {
  before = { 5, 0 }, declarer = 1, bid = 20, won = { POINTS[20] },
  scores = { 7, 0 }, won_by = 1,
}

example "five do not win" {
  before = { 0, 4 }, declarer = 2, bid = 16, won = { "", POINTS[16] },
  scores = { 0, 5 }, won_by = false,
}

example "four below zero and three lose" {
  before = { 0, -4 }, declarer = 2, bid = 20, won = { "", POINTS[19] },
  scores = { 0, -7 }, won_by = 1,
}

example "five below zero do not lose" {
  before = { -3, 0 }, declarer = 1, bid = 16, won = { POINTS[15] },
  scores = { -5, 0 }, won_by = false,
}

example "with a number of rounds the best total wins" {
  rounds = 2, round_number = 2, before = { 5, 7 }, declarer = 1, bid = 16,
  won = { POINTS[16] }, scores = { 6, 7 }, won_by = 2,
}
