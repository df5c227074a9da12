-- Boundary cases of briscola: `tenace check briscola` runs them with the
-- examples of its rules file.

-- The deal

example "with three players a two is missing" {
  players = 3, step = "deal",
  leaves = { counts = { 3, 3, 3 }, turned = 1, stock = 29 },
}

example "with four players 28 cards are left, the one turned up included" {
  players = 4, step = "deal",
  leaves = { counts = { 3, 3, 3, 3 }, turned = 1, stock = 27 },
}

-- The play

example "the king beats the knave, for six points" {
  trump = "O", trick = "SB RB", winner = 2,
}

-- After "the winner may exchange the seven of trumps for a king":
example "and then the two for the seven" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4O 5O", "4C 7O 2O" }, turned = "RO" },
  moves = { "2C", "4C", "exchange" }, legal = { "continue", "exchange" },
}

example "the two of trumps is exchanged for a four" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 2O 7O" }, turned = "4O",
           stock = "AB 3B" },
  moves = { "2C", "4C", "exchange" }, legal = { "4O", "7O", "AB" },
}

example "the two is not exchanged for a king, nor where nobody may" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 2O 5B" }, turned = "RO",
           stock = "AB 3B" },
  moves = { "2C", "4C" }, legal = { "2O", "5B", "AB" },
}

example "nobody exchanges unless the table wants it" {
  first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 7O 5B" }, turned = "RO",
           stock = "AB 3B" },
  moves = { "2C", "4C" }, legal = { "7O", "5B", "AB" },
}

example "a partner may not exchange for the winner" {
  players = 4, exchange = true, first_dealer = 4,
  deal = { hands = { "7O 4B 5E", "2B 5C 6C", "3B 2C 4C", "5B SC CC" },
           turned = "RO", stock = "4E 5O 6O 6E" },
  moves = { "3B", "2B", "4B", "5B" }, legal = { "2C", "4C", "4E" },
}

example "nobody exchanges the two that is not in the pack" {
  players = 3, exchange = true, first_dealer = 3,
  deal = { hands = { "2C 5C 6C", "3C 2O 4O", "4C 2E 5E" }, turned = "4B",
           stock = "4E 5O 6O" },
  moves = { "3C", "2C", "4C" }, legal = { "2O", "4O", "4E" },
}

example "two players have all four twos" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "3C 2B 4O", "2C 5C 6C" }, turned = "4B",
           stock = "4E 5O" },
  moves = { "3C", "2C" }, legal = { "continue", "exchange" },
}

-- What cards count

-- After "the lowest trump beats ace and three":
example "which are 21 points" {
  cards = "3C AC 2O", points = 21,
}

example "king and knave are six points" {
  cards = "SB RB", points = 6,
}

-- Scoring

example "of three players who share the most points nobody wins" {
  players = 3, scores = { 0, 0, 0 },
  won = { "AO AC AE 3O RO CO", "3C 3E 3B RC RE RB CC CE SB",
          "AB CB SO SC SE" },
}

example "of three players the most points win" {
  players = 3, scores = { 1, 0, 0 },
  won = { "AO AC AE 3O RO CO SO", "3C 3E 3B RC RE RB CC CE SB",
          "AB CB SC SE" },
}

-- The end of the match

example "one does not" {
  before = { 0, 1 }, won = { "AO" }, scores = { 1, 1 }, won_by = false,
}

example "card points are added up where they count" {
  count = "points", before = { 0, 0 }, won = { "AO 3O", "AC RC" },
  scores = { 21, 15 }, won_by = false,
}

example "then 301 win the match" {
  count = "points", before = { 290, 299 }, won = { "AO", "" },
  scores = { 301, 299 }, won_by = 1,
}

example "300 do not" {
  count = "points", before = { 290, 299 }, won = { "3O", "" },
  scores = { 300, 299 }, won_by = false,
}

example "with more than 300 both the higher total wins" {
  count = "points", before = { 290, 299 }, won = { "AO", "RC" },
  scores = { 301, 303 }, won_by = 2,
}

example "with the same total they play on" {
  count = "points", before = { 290, 297 }, won = { "AO", "RC" },
  scores = { 301, 301 }, won_by = false,
}

example "where rounds are counted 301 points win nothing" {
  count = "points", rounds = 9, before = { 290, 299 }, won = { "AO", "" },
  scores = { 301, 299 }, won_by = false,
}
