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

-- The play

example "where spades may be led at any time" {
  lead_spades = true, hand = "7S 4H", legal = "7S 4H",
}

example "a side must reach four" {
  min_contract = 4, first_dealer = 4, moves = { "1", "5" },
  allowed = { "0", "3" }, refused = { "1", "2" },
  because = "your side must reach 4",
}

example "unless one of them bids nil" {
  min_contract = 4, first_dealer = 4, moves = { "0", "5" }, allowed = { "1" },
}

-- Scoring

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
