-- Boundary cases of hearts: `tenace check hearts` runs them with the examples
-- of its rules file.

-- The deal

example "seventeen cards each for three" {
  options = { players = 3 }, step = "deal",
  leaves = { counts = { 17, 17, 17 }, stock = 0 },
}

example "ten for five" {
  options = { players = 5 }, step = "deal",
  leaves = { counts = { 10, 10, 10, 10, 10 }, stock = 0 },
}

example "the two of clubs says who leads" {
  held = { "3C 4C", "AS", "2C", "" }, step = "holder", gives = "player 3",
}

example "of five players the three does" {
  options = { players = 5 }, held = { "4C", "3C", "", "", "" }, step = "holder",
  gives = "player 2",
}

example "three pass left, right, and not" {
  options = { players = 3 }, step = "direction",
  by_round = "left right none left",
}

example "or always to the left" {
  pass_cycle = "left", step = "direction", by_round = "left left left left",
}

example "the left of the fourth player is the first" {
  passing = "left", step = "receiver", with = { "player 4" },
  gives = "player 1",
}

example "the right of the first is the fourth" {
  passing = "right", step = "receiver", with = { "player 1" },
  gives = "player 4",
}

example "the first sits across from the third" {
  passing = "across", step = "receiver", with = { "player 3" },
  gives = "player 1",
}

-- The play

example "of five players the three" {
  options = { players = 5 }, hand = "3C 5D AS", legal = "3C",
}

example "where points may fall at once" {
  points_first_trick = true, trick = "2C", hand = "QS 9S 3H",
  legal = "QS 9S 3H",
}

example "later they may be thrown" {
  trick = "4C", played = "2C", hand = "QS 9S 3H", legal = "QS 9S 3H",
}

example "the queen goes before hearts" {
  hand = "5H QS", played = "2C", legal = "QS",
}

example "where either may be led" {
  queen_or_hearts = true, hand = "5H QS", played = "2C", legal = "5H QS",
}

example "where she does" {
  queen_breaks = true, hand = "5H KC", played = "QS", legal = "5H KC",
}

example "where hearts may be led at any time" {
  break_hearts = false, hand = "5H KC", played = "2C", legal = "5H KC",
}

example "three cards are passed, not two" {
  first_dealer = 4, deal = { hands = { "2C 3C 4C 5C" } }, moves = {},
  allowed = { "2C 3C 5C" }, refused = { "2C 3C", "2C 3C 4C 5C" },
}

example "where none are passed" {
  pass = 0, first_dealer = 4, deal = { hands = { "2C 3C 4C", "5C 6C 7C" } },
  moves = {}, allowed = "5C 6C",
}

-- Scoring

-- After "all twenty-six are":
example "they may count less for who took them" {
  moon = "subtract",
  won = { "", "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  before = { 10, 30, 5, 5 }, scores = { 10, 4, 5, 5 },
}

example "the jack of diamonds is no part of the moon" {
  jack_of_diamonds = true,
  won = { "JD QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  scores = { -10, 26, 26, 26 },
}

example "elsewhere it counts nothing" {
  won = { "JD 2H" }, scores = { 1, 0, 0, 0 },
}

-- The end of the match

example "two share it" {
  before = { 100, 70, 70, 90 }, won = { "2H" }, scores = { 101, 70, 70, 90 },
  won_by = 0,
}

example "ninety-nine points do not end it" {
  before = { 98, 70, 60, 90 }, won = { "2H" }, scores = { 99, 70, 60, 90 },
  won_by = false,
}

example "a hundred do" {
  before = { 99, 70, 60, 90 }, won = { "2H" }, scores = { 100, 70, 60, 90 },
  won_by = 3,
}

example "after the last round the lowest wins" {
  rounds = 2, round_number = 2, before = { 9, 7, 6, 3 }, won = { "2H" },
  scores = { 10, 7, 6, 3 }, won_by = 4,
}
