-- Boundary cases of president: `tenace check president` runs them with the
-- examples of its rules file.

-- The deal

example "the dealer's left gets one more" {
  players = 5, dealer = 5, step = "deal",
  leaves = { counts = { 11, 11, 10, 10, 10 } },
}

example "with jokers too" {
  jokers = true, dealer = 4, step = "deal",
  leaves = { counts = { 14, 14, 13, 13 } },
}

-- The play

example "the leader does not pass" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C", "*", "*", "*" } },
  moves = {}, refused = { "pass" }, because = "you lead",
}

example "others are refused" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD", "*", "*" } },
  moves = { "3C 3D" }, refused = { "9D 9H 9S", "5C 6H", "8C 8D" },
}

-- After "equal ones are too low":
example "unless they are allowed" {
  equal = "equal_allowed", first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*", "*" } },
  moves = {}, allowed = { "3H" },
}

example "and then may skip a player" {
  equal = "equal_skips", first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*",
    "3S 4S 5S 6S 7S 7H 8H 10C 10D 10H 10S JC JD" } },
  moves = { "3H" }, allowed = { "4S" }, refused = { "2C" },
}

-- After "whoever passed may play later":
example "or not, if a pass is final" {
  pass_is_out = true, first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD",
    "3S 4S 5S 6S 7H 7S 8H AC AD AH KH KS QC",
    "10C 10D 10H 10S JC JD JH JS QD QH QS AS 2S" } },
  moves = { "3C", "pass", "QC", "pass" },
  refused = { "pass" }, because = "you lead", allowed = { "3S", "KH KS" },
}

-- After "the president leads from the second round on":
example "or the scum" {
  lead = "scum", places = { 2, 1, 3, 4 }, step = "leader", gives = "player 4",
}

example "or always the three of clubs" {
  lead = "three_of_clubs", places = { 2, 1, 3, 4 }, step = "leader",
  held = { "4C", "5C", "3C", "6C" }, gives = "player 3",
}

example "the pile is complete when the turn is back at who played last" {
  step = "is_over", with = { "player 2", "player 2", {} },
  held = { "3C", "4C", "5C", "6C" }, gives = true,
}

example "not before, even if all others have passed" {
  step = "is_over",
  with = { "player 1", "player 2", { true, false, true, true } },
  held = { "3C", "4C", "5C", "6C" }, gives = false,
}

example "unless that player is out" {
  step = "is_over",
  with = { "player 1", "player 2", { true, false, true, true } },
  held = { "3C", "", "5C", "6C" }, gives = true,
}

example "and all others have passed" {
  step = "is_over", with = { "player 1", "player 2", { true, false, true } },
  held = { "3C", "", "5C", "6C" }, gives = false,
}

example "for the exchange spades are the highest twos" {
  step = "give_best", with = { "player 1", "player 2", 1 },
  held = { "3C", "2C 2H AS", "4C", "5C" }, leaves = { counts = { 2, 2, 1, 1 } },
}

-- Scoring

-- After "the president has two points, the second one":
example "or as one likes" {
  options = { points = "3 2 1" },
  step = "score_round", with = { { 2, 4, 1, 3 } },
  scores = { 1, 3, 0, 2 },
}
