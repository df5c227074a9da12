-- Boundary cases of fifty_six: `tenace check fifty_six` runs them with the
-- examples of its rules file.

-- All cards that count, and some of them, by their points.
local TWICE = "JC JC JD JD JH JH JS JS 9C 9C 9D 9D 9H 9H 9S 9S "
local POINTS = { [27] = "JC JC JD JD JH JH JS JS AC AC AD",
  [28] = "JC JC JD JD JH JH JS JS AC AC AD AD",
  [33] = "JC JC JD JD JH JH JS JS 9C 9C 9D 9D AC",
  [34] = "JC JC JD JD JH JH JS JS 9C 9C 9D 9D AC AC",
  [40] = TWICE, [47] = TWICE .. "AC AC AD AD AH AH AS",
  [48] = TWICE .. "AC AC AD AD AH AH AS AS",
  [56] = TWICE .. "AC AC AD AD AH AH AS AS 10C 10C 10D 10D 10H 10H 10S 10S" }

-- The options

example "the values that each option has" {
  settings = { players = 6, tables = { 4, 12, 24 }, double = true,
    all_pass = "no_trump", clockwise = false, doubled = { 2, 4 } },
}

-- The deal, and the auction

example "eight cards each, and twelve tables" {
  first_dealer = 6, clockwise = true, moves = {},
  allowed = { "28 clubs", "28 no trump", "56 no trump", "pass" },
  refused = { "27 clubs", "double" }, scores = { 12, 12 },
  leaves = { counts = { 8, 8, 8, 8, 8, 8 }, stock = 0 },
}

example "four have twelve" {
  players = 4, first_dealer = 4, clockwise = true, moves = {},
  leaves = { counts = { 12, 12, 12, 12 }, stock = 0 },
}

example "eight have eight, with sevens and eights" {
  players = 8, first_dealer = 8, clockwise = true, moves = {},
  leaves = { counts = { 8, 8, 8, 8, 8, 8, 8, 8 }, stock = 0 },
}

example "only a higher number is a higher bid" {
  first_dealer = 6, clockwise = true, moves = { "30 hearts" },
  refused = { "30 no trump" }, allowed = { "31 clubs" },
}

example "the partner may bid over it" {
  first_dealer = 6, clockwise = true, moves = { "30 hearts", "pass" },
  allowed = { "31 clubs" }, refused = { "double" },
  because = "the last bid is your own side's",
}

example "five passes end it" {
  first_dealer = 6, clockwise = true,
  moves = { "28 spades", "pass", "pass", "pass", "pass", "pass" },
  leaves = { trump = "S", declarer = 1, bid = "28 spades", bidders = 1,
    doubled = "none" },
}

example "three do at a table of four" {
  players = 4, first_dealer = 4, clockwise = true,
  moves = { "28 hearts", "pass", "pass", "pass" },
  leaves = { trump = "H", declarer = 1 },
}

example "at a table of four those who sit across are a side" {
  players = 4, first_dealer = 4, clockwise = true,
  moves = { "pass", "pass", "28 hearts", "pass", "pass", "pass" },
  leaves = { declarer = 3, bidders = 1 },
}

example "at a table of eight each second player is" {
  players = 8, first_dealer = 8, clockwise = true,
  moves = { "pass", "pass", "pass", "pass", "pass", "pass", "28 hearts", "pass",
    "pass", "pass", "pass", "pass", "pass", "pass" },
  leaves = { declarer = 7, bidders = 1 },
}

example "the player to the dealer's right bids first" {
  first_dealer = 6, moves = { "28 spades", "pass", "pass", "pass", "pass",
    "pass" },
  leaves = { declarer = 5, bidders = 1 },
}

example "a pass binds nobody" {
  first_dealer = 6, clockwise = true,
  moves = { "pass", "28 spades", "pass", "pass", "pass", "pass",
    "29 no trump", "pass", "pass", "pass", "pass", "pass" },
  leaves = { trump = "none", declarer = 1, bid = "29 no trump" },
}

example "nor where nobody doubles" {
  first_dealer = 6, clockwise = true, double = false,
  moves = { "pass", "28 spades", "pass", "pass", "pass", "pass" },
  allowed = { "29 clubs", "pass" }, refused = { "double" },
}

example "a redouble ends it" {
  first_dealer = 6, clockwise = true,
  moves = { "28 spades", "double", "pass", "pass", "redouble" },
  leaves = { doubled = 4, trump = "S" },
}

example "a double that all leave counts" {
  first_dealer = 6, clockwise = true,
  moves = { "28 spades", "double", "pass", "pass", "pass", "pass", "pass" },
  leaves = { doubled = 2 },
}

example "a new bid ends a double" {
  first_dealer = 6, clockwise = true,
  moves = { "28 spades", "double", "29 clubs", "pass", "pass", "pass", "pass",
    "pass" },
  leaves = { doubled = "none", trump = "C" },
}

example "over the highest bid only a double is left" {
  first_dealer = 6, clockwise = true, moves = { "56 spades" },
  legal = { "pass", "double" },
}

example "or nobody doubles" {
  first_dealer = 6, clockwise = true, double = false, moves = { "55 spades" },
  refused = { "double" },
}

example "all pass: the side that has not dealt plays 28" {
  first_dealer = 6, clockwise = true,
  moves = { "pass", "pass", "pass", "pass", "pass", "pass" },
  leaves = { trump = "none", bid = "28 no trump", bidders = 1,
    declarer = "none" },
}

example "or the same player deals again" {
  first_dealer = 6, clockwise = true, all_pass = "redeal",
  moves = { "pass", "pass", "pass", "pass", "pass", "pass" },
  leaves = { bid = "none", dealer = 6 },
}

example "tables are laid once" {
  step = "lay_tables", before = { 10, 14 }, laid_tables = true,
  scores = { 10, 14 },
}

-- Score

example "28 with 27 pays two" {
  bidders = 1, bid = "28 no trump", before = { 12, 12 },
  won = { POINTS[27] }, scores = { 10, 14 },
}

example "28 with 28 gets one" {
  bidders = 2, bid = "28 no trump", before = { 12, 12 },
  won = { "", POINTS[28] }, scores = { 11, 13 },
}

example "34 with 33 pays two" {
  bidders = 1, bid = "34 clubs", before = { 12, 12 }, won = { POINTS[33] },
  scores = { 10, 14 },
}

example "39 is one table" {
  bidders = 1, bid = "39 clubs", before = { 12, 12 }, won = { POINTS[40] },
  scores = { 13, 11 },
}

example "40 is two" {
  bidders = 1, bid = "40 clubs", before = { 12, 12 }, won = { POINTS[40] },
  scores = { 14, 10 },
}

example "41 doubled and missed is six" {
  bidders = 1, bid = "41 clubs", doubled = 2, before = { 12, 12 },
  won = { POINTS[40] }, scores = { 6, 18 },
}

example "47 is two" {
  bidders = 1, bid = "47 clubs", before = { 12, 12 }, won = { POINTS[47] },
  scores = { 14, 10 },
}

example "48 is three" {
  bidders = 2, bid = "48 clubs", before = { 12, 12 },
  won = { "", POINTS[48] }, scores = { 9, 15 }, won_by = false,
}

example "55 missed is four" {
  bidders = 2, bid = "55 clubs", before = { 12, 12 },
  won = { "", POINTS[48] }, scores = { 16, 8 },
}

example "56 redoubled and made is sixteen" {
  bidders = 1, bid = "56 no trump", doubled = 4, before = { 12, 12 },
  won = { POINTS[56] }, scores = { 28, -4 }, won_by = 1,
}

example "56 missed is five" {
  bidders = 1, bid = "56 no trump", before = { 12, 12 },
  won = { POINTS[48] }, scores = { 7, 17 },
}

example "a side without a table plays on" {
  bidders = 1, bid = "34 clubs", before = { 2, 22 }, won = { POINTS[33] },
  scores = { 0, 24 }, won_by = false,
}

example "after a number of rounds more tables win" {
  rounds = 2, round_number = 2, bidders = 1, bid = "34 clubs",
  before = { 12, 12 }, won = { POINTS[33] }, scores = { 10, 14 }, won_by = 2,
}

example "one round may be all" {
  rounds = 1, round_number = 1, bidders = 1, bid = "34 clubs",
  before = { 12, 12 }, won = { POINTS[33] }, scores = { 10, 14 }, won_by = 2,
}

example "a side that cannot pay has lost before, too" {
  rounds = 5, round_number = 2, bidders = 1, bid = "34 clubs",
  before = { 1, 23 }, won = { POINTS[33] }, scores = { -1, 25 }, won_by = 2,
}
