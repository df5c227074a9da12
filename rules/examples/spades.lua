-- Boundary cases of spades: `tenace check spades` runs them with the examples
-- of its rules file.

-- The bidding

example "where nil counts nothing nobody bids it" {
  nil_points = 0, first_dealer = 4, moves = {},
  legal = split "1 2 3 4 5 6 7 8 9 10 11 12 13",
}

example "and nobody is asked for a blind one" {
  blind_nil = "always", nil_points = 0, step = "may_bid_blind",
  with = { "player 1" }, gives = false,
}

example "whoever is a hundred points behind is" {
  blind_nil = "behind", step = "may_bid_blind", with = { "player 1" },
  before = { -60, 40 }, gives = true,
}

example "whoever bids blind has bid nil" {
  blind_nil = "always", first_dealer = 4, moves = { "blind", "look" },
  leaves = { bid = { 0, false, false, false } },
}

example "a nil may be worth a single point" {
  options = { blind_nil = "always", nil_points = 1 },
  step = "may_bid_blind", with = { "player 1" }, gives = true,
}

example "and be bid" {
  nil_points = 1, first_dealer = 4, moves = {}, allowed = "0",
}

example "whoever is less behind is not" {
  blind_nil = "behind", step = "may_bid_blind", with = { "player 3" },
  before = { -60, 39 }, gives = false,
}

example "nor who is ahead" {
  blind_nil = "behind", step = "may_bid_blind", with = { "player 2" },
  before = { -60, 40 }, gives = false,
}

example "usually nobody is" {
  step = "may_bid_blind", with = { "player 1" }, before = { -60, 400 },
  gives = false,
}

-- The exchange

example "whoever bids nil gives cards" {
  nil_pass = 3, bid = { 0, 4, 5, 3 }, step = "may_exchange",
  with = { "player 1" }, gives = true,
}

example "not the others" {
  nil_pass = 3, bid = { 0, 4, 5, 3 }, step = "may_exchange",
  with = { "player 2" }, gives = false,
}

example "nor a partner of nil" {
  nil_pass = 3, bid = { 0, 4, 0, 3 }, step = "may_exchange",
  with = { "player 1" }, gives = false,
}

example "usually nobody does" {
  bid = { 0, 4, 5, 3 }, step = "may_exchange", with = { "player 1" },
  gives = false,
}

example "after a blind nil, where only that is agreed" {
  options = { nil_pass = 1, blind_only = true, blind_nil = "always" },
  bid = { 0, 4, 5, 3 }, blind = { true, false, false, false },
  step = "may_exchange", with = { "player 1" }, gives = true,
}

example "and not after another nil" {
  options = { nil_pass = 1, blind_only = true, blind_nil = "always" },
  bid = { 0, 4, 5, 3 }, step = "may_exchange", with = { "player 1" },
  gives = false,
}

example "a partner who bids one gives cards, too" {
  nil_pass = 3, bid = { 0, 4, 1, 3 }, step = "may_exchange",
  with = { "player 1" }, gives = true,
}

-- Seats 1 and 2 bid nil.
local nils = { hands = { "AS KS 2H *", "AC KC *", "2C 3C *", "2D 3D *" } }

example "seat 1 exchanges first, then seat 2" {
  nil_pass = 1, first_dealer = 4, deal = nils,
  moves = { "0", "0", "5", "3", "AS", "2C", "AC" }, allowed = { "AC", "2D" },
  refused = { "KC" }, because = "KC is not among the cards to choose from",
}

example "without an exchange the first lead comes next" {
  first_dealer = 4, deal = nils, moves = { "0", "0", "5", "3" },
  allowed = "2H",
}

-- The play

example "both jokers and two twos: 2D does not follow diamonds" {
  deck = "jokers_deuces", trick = "AD", hand = "2D 4H", legal = "2D 4H",
}

example "but it follows the little joker, and beats the ace of spades" {
  deck = "jokers_deuces", trick = "AS 2D", hand = "2S 4H", legal = "2S",
  winner = 2,
}

example "a joker may not be led first" {
  deck = "jokers", hand = "BJ 4H", legal = "4H", refused = "BJ",
  because = "spades are not broken",
}

example "the two of spades follows the little joker" {
  deck = "jokers", trick = "LJ", hand = "2S 4H", legal = "2S", refused = "4H",
  because = "follow_suit",
}

example "a joker that is thrown breaks spades" {
  deck = "jokers", hand = "7S 4H", played = "BJ", legal = "7S 4H",
}

example "the two of diamonds does, where it is a spade" {
  deck = "jokers_deuces", hand = "7S 4H", played = "2D", legal = "7S 4H",
}

example "where spades may be led at any time" {
  lead_spades = true, hand = "7S 4H", legal = "7S 4H",
}

example "a side must reach four" {
  min_contract = 4, first_dealer = 4, moves = { "1", "5" },
  allowed = { "0", "3" }, refused = { "1", "2" },
  because = "your side must reach 4",
}

example "four behind one" {
  min_contract = 4, first_dealer = 4, moves = { "1", "5", "3" },
  leaves = { bid = { 1, 5, 3, false } },
}

example "one behind three reaches four" {
  min_contract = 4, first_dealer = 4, moves = { "3", "5" },
  allowed = { "0", "1" },
}

example "unless one of them bids nil" {
  min_contract = 4, first_dealer = 4, moves = { "0", "5" }, allowed = { "1" },
}

-- Scoring

example "a trick of a missed nil is a bag" {
  bid = { 5, 2, 0, 3 }, tricks = { 5, 3, 1, 4 }, scores = { -49, 52 },
  leaves = { bagged = { 1, 2 } },
}

example "bags that are worth nothing are not counted" {
  options = { bags = 0 }, bid = { 4, 4, 3, 3 }, bagged = { 2, 0 },
  tricks = { 10, 3 }, scores = { 70, -70 }, leaves = { bagged = { 2, 0 } },
}

example "a single bag may cost points" {
  options = { bags = 1 }, bid = { 4, 3, 3, 3 }, tricks = { 7, 6 },
  scores = { 70, 60 }, leaves = { bagged = { 0, 0 } },
}

example "and does, each time" {
  options = { bags = 1 }, bid = { 4, 3, 3, 2 }, tricks = { 8, 5 },
  scores = { -29, 50 }, leaves = { bagged = { 0, 0 } },
}

example "a contract of ten, where it is worth 200, and a bag" {
  ten_for_200 = true, bid = { 6, 1, 4, 1 }, tricks = { 11, 2 },
  scores = { 201, 20 },
}

example "and missed" {
  ten_for_200 = true, bid = { 6, 1, 4, 1 }, tricks = { 9, 4 },
  scores = { -200, 22 },
}

example "eleven are not ten" {
  ten_for_200 = true, bid = { 6, 1, 5, 1 }, tricks = { 11, 2 },
  scores = { 110, 20 },
}

example "usually ten are a hundred" {
  bid = { 6, 1, 4, 1 }, tricks = { 10, 3 }, scores = { 100, 21 },
}

example "seven are enough" {
  bid = { 4, 2, 3, 4 }, tricks = { 7, 6 }, scores = { 70, 60 },
}

example "with its tricks alone the partner would have made it" {
  bid = { 5, 2, 0, 3 }, tricks = { 4, 3, 2, 4 }, scores = { -148, 52 },
}

example "where a missed nil helps it does" {
  failed_nil = "help", bid = { 5, 2, 0, 3 }, tricks = { 4, 3, 2, 4 },
  scores = { -49, 52 },
}

example "a nil made, but the contract missed" {
  bid = { 4, 4, 0, 4 }, tricks = { 3, 5, 0, 5 }, scores = { 60, 82 },
}

example "both bid nil: every trick is a bag" {
  bid = { 0, 5, 0, 5 }, tricks = { 1, 5, 0, 7 }, scores = { 1, 102 },
  leaves = { bagged = { 1, 2 } },
}

example "missed, it costs twice" {
  bid = { 0, 6, 3, 5 }, blind = { true, false, false, false },
  tricks = { 1, 6, 2, 4 }, scores = { -229, -110 },
}

example "nine do not" {
  bid = { 4, 4, 3, 3 }, bagged = { 8, 0 }, tricks = { 8, 5 },
  scores = { 71, -70 }, leaves = { bagged = { 9, 0 } },
}

example "where bags are worth nothing" {
  options = { bags = 0 }, bid = { 4, 4, 3, 3 }, tricks = { 10, 3 },
  scores = { 70, -70 },
}

-- The end of the match

example "equal, they play on" {
  bid = { 2, 1, 2, 1 }, before = { 480, 497 }, tricks = { 6, 7 },
  scores = { 522, 522 }, won_by = false,
}

example "four hundred and ninety-nine do not win" {
  bid = { 2, 3, 2, 3 }, before = { 459, 0 }, tricks = { 4, 9 },
  scores = { 499, 63 }, won_by = false,
}

example "a side at the floor has lost" {
  options = { floor = -200 }, bid = { 5, 3, 4, 3 }, before = { -110, -150 },
  tricks = { 6, 7 }, scores = { -200, -89 }, won_by = 2,
}
