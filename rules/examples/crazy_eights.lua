-- Boundary cases of crazy_eights: `tenace check crazy_eights` runs them with
-- the examples of its rules file.

-- The deal

example "seven for two players" {
  players = 2, step = "deal", leaves = { counts = { 7, 7 }, stock = 37 },
}

example "two packs for six" {
  players = 6, step = "deal", leaves = { stock = 73 },
}

example "one pack for five" {
  players = 5, step = "deal", leaves = { stock = 26 },
}

example "as many as one likes" {
  hand_size = 3, step = "deal", leaves = { counts = { 3, 3, 3, 3 } },
}

-- The play

example "an eight turned up is put back" {
  first_dealer = 4,
  deal = { hands = { "2C 3C 4C 5C 7C", "*", "*", "*" }, discard = "8H",
    stock = "KD" },
  moves = {}, leaves = { discard = 1, stock = 30 },
}

-- After "an eight needs a suit":
example "also if it is the last card but one" {
  first_dealer = 4, hand_size = 2, deal = { hands = { "8H 4C" },
    discard = "6C" },
  moves = {}, refused = { "8H" },
  because = "8H is not all: say 8H clubs, 8H diamonds, 8H hearts, 8H spades",
}

example "and no other card names one" {
  first_dealer = 4, deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {}, refused = { "4C hearts" },
  because = "'hearts' is too much: say 4C",
}

-- After "one cannot pass while there are cards":
example "or keep them before enough are drawn" {
  first_dealer = 4, draw = "one",
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {}, refused = { "keep" },
  because = "you have not drawn enough cards",
}

-- After "one card is drawn, and played or kept":
example "then it is the next player's turn" {
  first_dealer = 4, draw = "one",
  deal = { hands = { "6D 4C KD 8H 7S", "6S 2H 2D 3H 3D" }, discard = "6C",
    stock = "2C" },
  moves = { "draw", "keep" }, legal = { "6S", "draw" },
  refused = { "pass" }, because = "there are cards to draw",
}

example "whoever has drawn enough keeps, and does not pass" {
  first_dealer = 4, draw = "one",
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = { "draw" }, refused = { "pass" },
  because = "keep the card, or play one that fits",
}

example "three cards may be drawn" {
  first_dealer = 4, draw = "three",
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = { "draw", "draw" }, allowed = { "draw" }, refused = { "keep" },
}

example "and no fourth" {
  first_dealer = 4, draw = "three",
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = { "draw", "draw", "draw" }, allowed = { "keep" },
  refused = { "draw" },
}

example "whoever can play must, if one says so" {
  first_dealer = 4, draw_if_able = false,
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {}, refused = { "draw" }, because = "you hold a card that fits",
}

example "an eight that must be played" {
  first_dealer = 4, draw_if_able = false,
  deal = { hands = { "6D 4D KD 8H 7S" }, discard = "2C" },
  moves = {}, refused = { "draw" }, allowed = { "8H clubs" },
}

example "the discards but the top one become the stock" {
  players = 5, hand_size = 10, first_dealer = 5,
  deal = { hands = { "6D 4C KD 8H 7S 9S 10S JS QS KS", "*", "*", "*", "*" },
    discard = "6C" },
  moves = { "draw", "4C", "draw" },
  leaves = { counts = { 10, 11, 10, 10, 10 }, discard = 1, stock = 0 },
  refused = { "draw" }, because = "nothing is left to draw",
}

example "one card alone is no stock" {
  players = 5, hand_size = 10, first_dealer = 5,
  deal = { hands = { "6D 4C KD 8H 7S 9S 10S JS QS KS", "*", "*", "*", "*" },
    discard = "6C" },
  moves = { "draw" }, refused = { "draw", "pass" },
}

example "whoever then holds a card that fits must play it" {
  players = 5, hand_size = 10, first_dealer = 5,
  deal = { hands = { "6D 4C KD 8H 7S 9S 10S JS QS KS", "*", "*", "*", "*" },
    discard = "6C" },
  moves = { "draw" }, refused = { "pass" },
  because = "you hold a card that fits",
}

example "whoever does not passes; also if the discards stay" {
  players = 5, hand_size = 10, first_dealer = 5, reshuffle = false,
  deal = { hands = { "6D 4C KD 8H 7S 9S 10S JS QS KS",
    "2D 3D 5D 7D 9D 10D JD QD AD AH", "6H 8S 3H 4H 5H 7H 9H 10H JH QH" },
    discard = "6C" },
  moves = { "draw", "4C" },
  legal = { "4H", "8S clubs", "8S diamonds", "8S hearts", "8S spades" },
}

-- What cards count

example "an eight may count twenty" {
  eight = 20, cards = "8D", points = 20,
}

-- Scoring

example "the last card may be an eight, which names nothing" {
  first_dealer = 2, players = 2, hand_size = 1,
  deal = { hands = { "8C", "KD" }, discard = "6H" },
  moves = { "8C" }, scores = { 10, 0 },
}

-- After "whoever goes out counts the others' cards":
example "or each counts the own" {
  score = "penalty", step = "score_round", with = { "player 1" },
  held = { "", "8D KC", "AS 3H", "" }, scores = { 0, 60, 4, 0 },
}

example "several share them, rounded down" {
  step = "score_blocked", held = { "QH 2D", "5C", "5D", "KC" },
  scores = { 0, 6, 6, 0 },
}

example "or all count their own" {
  score = "penalty", step = "score_blocked",
  held = { "QH 2D", "5C", "5D", "KC" }, scores = { 12, 5, 5, 10 },
}

-- The end of the match

example "where each counts the own, the lowest total wins" {
  score = "penalty", before = { 90, 99, 10, 5 }, step = "score_round",
  with = { "player 1" }, held = { "", "KC", "", "" },
  scores = { 90, 109, 10, 5 }, won_by = 4,
}
