-- Boundary cases of scopa: `tenace check scopa` runs them with the examples of
-- its rules file.

-- The deal

example "nine each in Scopone" {
  options = { players = 4, deal = "scopone" }, first_dealer = 2, moves = {},
  leaves = { counts = { 9, 9, 9, 9 }, board = 4, stock = 0 },
}

example "ten each in scientific Scopone, and nothing on the table" {
  options = { players = 4, deal = "scientific" }, first_dealer = 2, moves = {},
  leaves = { counts = { 10, 10, 10, 10 }, board = 0, stock = 0 },
}

-- The play

example "a sum may be taken although one card is there, if that is allowed" {
  one_first = false, first_dealer = 2,
  deal = { hands = { "7O 2O 2C", "*" }, board = "AC 3C 4C 7C" }, moves = {},
  legal = { "7O takes 3C 4C", "7O takes 7C", "2O", "2C" },
}

-- After "whoever clears the table has a scopa":
example "not with a card left on it" {
  fields = { board = "2E 6B AB" }, held = { "SO 2O", "" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 0, 0 },
}

example "fives take fives, and sixes take sixes" {
  first_dealer = 2,
  deal = { hands = { "5O 6O SO", "*" }, board = "5C 6C AB AC" },
  moves = {}, legal = { "5O takes 5C", "6O takes 6C", "SO takes AB AC 6C" },
}

-- After "the last card of a round makes no scopa":
example "unless that is allowed" {
  last_scopa = true,
  fields = { board = "2E 6B",
    taken = { "AO 2O 3O 4O 5O 6O 7O CO RO AC 2C 3C 4C 5C 6C 7C SC CC RC",
              "AE 3E 4E 5E 6E 7E SE CE RE AB 2B 3B 4B 5B 7B SB CB RB" } },
  held = { "SO", "" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 1, 0 },
}

example "the last but one does" {
  fields = { board = "2E 6B",
    taken = { "2O 3O 4O 5O 6O 7O CO RO AC 2C 3C 4C 5C 6C 7C SC CC RC",
              "AE 3E 4E 5E 6E 7E SE CE RE AB 2B 3B 4B 5B 7B SB CB RB" } },
  held = { "SO", "AO" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 1, 0 },
}

example "of four players two have a pile together" {
  options = { players = 4 }, fields = { board = "2E 6B" },
  held = { "", "", "SO 2O", "" }, step = "capture",
  with = { "player 3", "SO", "2E 6B" }, scores = { 1, 0 },
}

-- Melds

example "three sevens without a fourth suit are no primiera" {
  fields = { taken = { "7O 7C 7E" } }, step = "primiera", with = { "side 1" },
  gives = 0,
}

example "unless that suit counts nothing" {
  primiera_needs_all = false, fields = { taken = { "7O 7C 7E" } },
  step = "primiera", with = { "side 1" }, gives = 63,
}

-- After "courts, fives, fours, threes and twos":
example "and kings, knights and knaves alike" {
  fields = { taken = { "", "RO CC SE AB" } }, step = "primiera",
  with = { "side 2" }, gives = 46,
}

-- Scoring

example "of three, two may be equal below the best" {
  players = 3, step = "score_most", with = { "most cards", { 10, 20, 10 } },
  scores = { 0, 1, 0 },
}

example "of three, two may be equal at the top" {
  players = 3, step = "score_most", with = { "most cards", { 15, 10, 15 } },
  scores = { 0, 0, 0 },
}

example "one side has most cards, the other most coins" {
  fields = { taken = { "2O 3O", "4C 5C 6C" } }, step = "score_round",
  scores = { 1, 1 },
}

example "the settebello is a point besides" {
  fields = { taken = { "7O", "4C 5C" } }, step = "score_round",
  scores = { 2, 1 },
}

example "four poor suits are better than none" {
  fields = { taken = { "2O 2C 2E 2B", "7C SC CC RC AC" } },
  step = "score_round", scores = { 2, 1 },
}

example "where nobody has a coin, coins are no point" {
  fields = { taken = { "2C", "3C 4C" } }, step = "score_round",
  scores = { 0, 1 },
}

-- The end of the match

example "level after the last of some rounds is a draw" {
  rounds = 3, round_number = 3, before = { 4, 4 },
  fields = { taken = { "2O 3O", "4C 5C 6C" } }, step = "score_round",
  scores = { 5, 5 }, won_by = 0,
}

example "with a number of rounds the target wins nothing before the last" {
  rounds = 3, round_number = 2, before = { 12, 4 },
  fields = { taken = { "2O 3O", "4C 5C 6C" } }, step = "score_round",
  scores = { 13, 5 }, won_by = false,
}
