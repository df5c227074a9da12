-- Boundary cases of mendikot: `tenace check mendikot` runs them with the
-- examples of its rules file.

-- Seat 3 lays or names trump where seat 4 deals, and leads; seat 2 is next.
local SPADES = { { hands = { [3] = "6H KS 9C 4C 2C QS 3C 5C 8H 9H 7C 8C 10H",
  [2] = "4H 10D 9D 8D 7D 6D 5D 4D 3D 2D JD QD KD",
  [1] = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS AS 6C 10C" } } }

-- The options

example "the values that each option has" {
  settings = { hukum = "cut", target = { 1, 5, 50 }, plain = { 1, 1, 5 },
    mendikot = { 1, 2, 10 }, whitewash = { 1, 3, 20 }, must_trump = true,
    tens_count = false, clockwise = false },
}

-- Trump

example "the player on the dealer's right leads, without trump" {
  first_dealer = 4, deal = SPADES, moves = {}, allowed = { "KS", "6H" },
  leaves = { trump = "none", counts = { 13, 13, 13, 13 } },
}

example "the card that does not follow makes trump" {
  first_dealer = 4, deal = SPADES, moves = { "KS", "10D" },
  leaves = { trump = "D" },
}

example "only the first does" {
  step = "cut", with = { "3D" }, fields = { trump = "C" },
  leaves = { trump = "C" },
}

example "where trump is named no card makes it" {
  options = { hukum = "five" }, step = "cut", with = { "3D" },
  leaves = { trump = "none" },
}

example "trump is named from five cards" {
  first_dealer = 4, options = { hukum = "five" }, deal = SPADES, moves = {},
  legal = "clubs diamonds hearts spades",
  leaves = { counts = { 5, 5, 5, 5 } },
}

example "and then all have thirteen" {
  first_dealer = 4, options = { hukum = "five" }, deal = SPADES,
  moves = { "clubs" },
  leaves = { trump = "C", counts = { 13, 13, 13, 13 } },
}

example "a card drawn makes trump before the deal" {
  first_dealer = 4, options = { hukum = "drawn" }, moves = {},
  leaves = { trump = "H", counts = { 13, 13, 13, 13 } },
}

example "one of five cards is laid" {
  first_dealer = 4, options = { hukum = "band" }, deal = SPADES, moves = {},
  legal = "6H KS 9C 4C 2C",
}

example "who has laid it may lead its suit" {
  first_dealer = 4, options = { hukum = "band" }, deal = SPADES,
  moves = { "6H" }, allowed = { "8H" }, refused = { "6H" },
  leaves = { laid = 1, trump = "none" },
}

example "whoever can follow opens nothing" {
  first_dealer = 4, options = { hukum = "band" }, deal = SPADES,
  moves = { "6H", "9C", "no", "10D" }, legal = "6C 10C",
}

example "whoever cannot may, and must trump then" {
  first_dealer = 4, options = { hukum = "band" }, deal = SPADES,
  moves = { "6H", "KS", "open" },
  leaves = { laid = 0, trump = "H", counts = { 13, 12, 12, 13 } },
}

example "or any card may be played then" {
  first_dealer = 4, options = { hukum = "band", must_trump = false },
  deal = SPADES, moves = { "6H", "KS", "open" }, allowed = { "4H", "KD" },
}

-- Scoring

example "two tens each, and the side with seven tricks" {
  dealer = 4, tricks = { 6, 7 }, won = { "10C 10D", "10H 10S" },
  scores = { 0, 1 }, leaves = { next_dealer = "none" },
}

example "seven of the first side, too" {
  dealer = 4, tricks = { 7, 6 }, won = { "10C 10D", "10H 10S" },
  scores = { 1, 0 }, leaves = { next_dealer = 4 },
}

example "three tens and few tricks of the second side" {
  dealer = 4, tricks = { 10, 3 }, won = { "10C", "10D 10H 10S" },
  scores = { 0, 1 },
}

example "the partner deals after all thirteen tricks" {
  dealer = 4, tricks = { 13, 0 }, won = { "10C 10D 10H 10S" },
  scores = { 3, 0 }, leaves = { next_dealer = 2 },
}

example "not where they are of the dealer's side" {
  dealer = 4, tricks = { 0, 13 }, won = { "", "10C 10D 10H 10S" },
  scores = { 0, 3 }, leaves = { next_dealer = "none" },
}

example "wins may count otherwise" {
  plain = 2, dealer = 4, tricks = { 9, 4 }, won = { "10C 10D 10H", "10S" },
  scores = { 2, 0 },
}

example "a mendikot, too" {
  mendikot = 4, dealer = 4, tricks = { 9, 4 }, won = { "10C 10D 10H 10S" },
  scores = { 4, 0 },
}

example "and all the tricks" {
  whitewash = 9, dealer = 4, tricks = { 13, 0 }, won = { "10C 10D 10H 10S" },
  scores = { 9, 0 },
}

example "or each ten is a point" {
  tens_count = true, dealer = 4, tricks = { 4, 9 },
  won = { "10C 10D 10H", "10S" }, scores = { 3, 1 },
  leaves = { next_dealer = 4 },
}
