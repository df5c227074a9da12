-- Boundary cases of euchre: `tenace check euchre` runs them with the examples
-- of its rules file.

-- Seat 4 deals, and has nothing but spades.
local JOKER = { turned = "BJ", hands = { "9C 10C QC KC AC", "9D 10D JD QD KD",
  "9H 10H JH QH KH", "9S 10S JS QS KS" } }

-- The bidding

example "a dealer who is stuck must name a suit" {
  stick_dealer = true, first_dealer = 4, deal = { turned = "9S" },
  moves = split "pass pass pass pass pass pass pass", refused = "pass",
}

example "whoever orders up a dealing partner alone only" {
  partner_alone = true, first_dealer = 4, deal = { turned = "9S" },
  moves = { "pass" }, legal = { "order up alone", "pass" },
}

example "a joker that is turned up is ordered up, too" {
  joker = true, first_dealer = 4, deal = JOKER, moves = { "spades" },
  legal = { "order up", "order up alone", "pass" },
  leaves = { joker_suit = "S", maker = "none", trump = "none", turned = 1 },
}

example "and if all pass twice the next player deals" {
  joker = true, first_dealer = 4, deal = { JOKER },
  moves = split "spades pass pass pass pass pass pass pass pass",
  leaves = { dealer = 1, joker_suit = "none", maker = "none" },
}

example "or it makes the dealer the maker, who takes it up" {
  joker = true, joker_turned = "dealer_makes", first_dealer = 4, deal = JOKER,
  moves = { "spades" }, legal = { "9S", "10S", "JS", "QS", "KS", "BJ" },
  leaves = { joker_suit = "S", maker = 4, trump = "S", alone = false,
             counts = { 5, 5, 5, 6 }, turned = 0 },
}

-- The play

example "a joker beats the right bower" {
  joker = true, trump = "H", trick = "JH BJ AH 9H", winner = 2,
}

example "without that suit it may be played, and wins" {
  trump = "C", trick = "AS 9S JS 10S", winner = 3,
}

-- Scoring

example "all five tricks are his side's, then" {
  joker = true, joker_turned = "dealer_makes", rounds = 1, first_dealer = 4,
  deal = JOKER, moves = { "spades", "9S", "9C", "9D", "9H", "BJ", "JS", "AC",
    "10D", "10H", "QS", "KC", "JD", "JH", "KS", "QC", "QD", "QH" },
  scores = { 0, 2 },
}

example "four tricks count one, alone too" {
  maker = 1, alone = true, tricks = { 4, 1 }, scores = { 1, 0 },
}

example "euchred by one who defends alone" {
  maker = 1, alone = true, defender = 2, tricks = { 2, 3 }, scores = { 0, 4 },
}

-- The end of the match

example "nine points do not win" {
  maker = 1, tricks = { 3, 2 }, before = { 8, 0 }, scores = { 9, 0 },
  won_by = false,
}
