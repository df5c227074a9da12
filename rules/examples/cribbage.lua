-- Boundary cases of cribbage: `tenace check cribbage` runs them with the
-- examples of its rules file.

-- The deal

example "five cards each for three players, and a card to the crib" {
  players = 3, first_dealer = 1, moves = {},
  deal = { hands = { "*", "*", "*" } },
  leaves = { counts = { 5, 5, 5 }, crib = 1, stock = 36 },
}

example "five cards each for four players, and nothing else to the crib" {
  players = 4, first_dealer = 1, moves = {},
  deal = { hands = { "*", "*", "*", "*" } },
  leaves = { counts = { 5, 5, 5, 5 }, crib = 0, stock = 32 },
}

-- Scoring

example "four fives and a ten" {
  fields = { starter = "10C" }, step = "show_hand",
  with = { "player 1", "5H 5C 5S 5D" }, scores = { 28, 0 },
}

example "a pair and two runs of three" {
  fields = { starter = "AC" }, step = "show_hand",
  with = { "player 1", "7S 8H 8D 9C" }, scores = { 12, 0 },
}

example "three of a rank and three runs" {
  fields = { starter = "3S" }, step = "show_hand",
  with = { "player 1", "AS 2H 3C 3D" }, scores = { 15, 0 },
}

example "fifteens of several cards" {
  fields = { starter = "6C" }, step = "show_hand",
  with = { "player 1", "3S 3H 3C 6D" }, scores = { 18, 0 },
}

example "a run of five" {
  fields = { starter = "8C" }, step = "show_hand",
  with = { "player 1", "4S 5H 6C 7D" }, scores = { 9, 0 },
}

example "nothing at all" {
  fields = { starter = "KC" }, step = "show_hand",
  with = { "player 1", "2C 6D 8S QH" }, scores = { 0, 0 },
}

-- After "is none in the crib":
example "unless that is allowed" {
  crib_flush = "four", fields = { starter = "KS" }, step = "show_hand",
  with = { "player 1", "2H 4H 6H 8H", true }, scores = { 4, 0 },
}

example "a flush of five counts in both" {
  fields = { starter = "KH" }, step = "show_hand",
  with = { "player 1", "2H 4H 6H 8H", true }, scores = { 5, 0 },
}

example "in a hand the starter makes it five" {
  fields = { starter = "KH" }, step = "show_hand",
  with = { "player 1", "2H 4H 6H 8H" }, scores = { 5, 0 },
}

example "four fifteens and a flush" {
  fields = { starter = "KS" }, step = "show_hand",
  with = { "player 1", "2H 3H 5H 10H" }, scores = { 12, 0 },
}

example "a flush and nobs" {
  fields = { starter = "KH" }, step = "show_hand",
  with = { "player 1", "2H 4H 8H JH" }, scores = { 6, 0 },
}

-- 10S makes 30, nobody else can play, and AS makes 31.
example "an ace after a go makes thirty-one, and nothing is pegged for the go" {
  first_dealer = 2,
  deal = { hands = { "KC 10S AS 2S 9C 9D", "JC 5D QD 6D 2H 3H" },
           stock = "4C" },
  moves = { "9C 9D", "2H 3H", "KC", "JC", "10S" },
  scores = { 2, 0 },
}

example "a nine still fits at 22, and makes thirty-one" {
  first_dealer = 2,
  deal = { hands = { "KS 2S 3C 4C QC QD", "JC 9D KD KH 2H 3H" },
           stock = "4H" },
  moves = { "QC QD", "2H 3H", "KS", "JC", "2S" }, scores = { 0, 2 },
}

example "nine and six are fifteen, eight and six are not" {
  fields = { starter = "KC" }, step = "show_hand",
  with = { "player 1", "9C 6D 8S QH" }, scores = { 2, 0 },
}

example "partners score for their side" {
  players = 4, step = "peg", with = { "player 3", { { 1, "last card" } } },
  before = { 4, 5 }, scores = { 5, 5 },
}

example "a jack is nothing to the dealer if that is left out" {
  heels = false, first_dealer = 2,
  deal = { hands = { "KC 10S AS KS 9C 9D", "8C 5D QD 6D 2H 3H" },
           stock = "JC" },
  moves = { "9C 9D", "2H 3H" }, scores = { 0, 0 },
}

example "four of a rank" {
  fields = { starter = "KC" }, step = "show_hand",
  with = { "player 1", "2C 2D 2H 2S" }, scores = { 12, 0 },
}

-- The end of the match

-- After "a jack as starter is two points for the dealer":
example "and may win" {
  step = "peg", with = { "player 2", { { 2, "his heels" } } },
  before = { 120, 119 }, scores = { 120, 121 }, won_by = 2,
}

example "with 91 not: a new game begins, and the loser deals" {
  games = 2, step = "peg", with = { "player 1", { { 1, "last card" } } },
  before = { 120, 91 }, scores = { 0, 0 }, won_by = false,
  leaves = { games_won = { 1, 0 } },
}

example "fewer than 61 points are a double skunk" {
  games = 4, step = "peg", with = { "player 2", { { 1, "last card" } } },
  before = { 60, 120 }, won_by = 2,
}

example "with 61 it is a single one" {
  games = 3, step = "peg", with = { "player 2", { { 1, "last card" } } },
  before = { 61, 120 }, won_by = false, leaves = { games_won = { 0, 2 } },
}

example "in a game to 61 it is fewer than 31" {
  games = 3, target = 61, step = "peg",
  with = { "player 1", { { 1, "last card" } } }, before = { 60, 30 },
  won_by = false, leaves = { games_won = { 2, 0 } },
}

example "not 31" {
  games = 3, target = 61, step = "peg",
  with = { "player 1", { { 1, "last card" } } }, before = { 60, 31 },
  won_by = false, leaves = { games_won = { 1, 0 } },
}

example "and there is no double" {
  games = 3, target = 61, step = "peg",
  with = { "player 1", { { 1, "last card" } } }, before = { 60, 0 },
  won_by = false, leaves = { games_won = { 2, 0 } },
}

example "skunks may count no more than another game" {
  games = 2, skunk = 1, double_skunk = 1, step = "peg",
  with = { "player 1", { { 1, "last card" } } }, before = { 120, 60 },
  won_by = false, leaves = { games_won = { 1, 0 } },
}

example "the winner gets the most that a loser is worth" {
  games = 5, players = 3, step = "peg",
  with = { "player 1", { { 1, "last card" } } }, before = { 120, 100, 60 },
  won_by = false, leaves = { games_won = { 4, 0, 0 } },
}

example "with rounds to play a match goes on at 121" {
  rounds = 5, step = "peg", with = { "player 1", { { 1, "last card" } } },
  before = { 120, 90 }, scores = { 121, 90 }, won_by = false,
}
