-- Boundary cases of rummy: `tenace check rummy` runs them with the examples of
-- its rules file.

-- The deal

example "seven for three" {
  players = 3, step = "deal", leaves = { counts = { 7, 7, 7 }, discard = 1 },
}

example "six for five" {
  players = 5, step = "deal",
  leaves = { counts = { 6, 6, 6, 6, 6 }, discard = 1 },
}

example "twice, if nothing else is said" {
  turned_over = 2, step = "renew_stock", discard = "AC 2C 3C",
  gives = false, leaves = { discard = 3 },
}

-- The play

-- Seat 2 deals. To take a discard is not to draw a card.
example "one turn before that it is not" {
  players = 2, deal = {
    hands = { "7S 2D 8H 3C 9D KD 4H 10S QH 5S",
              "KS JC 10C 5D 4D 2C AD 6H 8C 7H" },
    discard = "AC" },
  moves = { "take", "discard 7S", "take", "discard KS",
            "take", "discard 2D" },
  leaves = { dealer = 2, counts = { 10, 10 } },
}

example "a card drawn begins the count anew" {
  players = 2, deal = {
    hands = { "7S 2D 8H 3C 9D KD 4H 10S QH 5S",
              "KS JC 10C 5D 4D 2C AD 6H 8C 7H" },
    discard = "AC" },
  moves = { "take", "discard 7S", "take", "discard KS",
            "take", "discard 2D", "draw", "discard JC",
            "take", "discard 3C", "take", "discard 10C", "take", "discard QH" },
  leaves = { dealer = 2 },
}

example "and twice around after it the round is over" {
  players = 2, deal = {
    hands = { "7S 2D 8H 3C 9D KD 4H 10S QH 5S",
              "KS JC 10C 5D 4D 2C AD 6H 8C 7H" },
    discard = "AC" },
  moves = { "take", "discard 7S", "take", "discard KS",
            "take", "discard 2D", "draw", "discard JC",
            "take", "discard 3C", "take", "discard 10C", "take", "discard QH",
            "take", "discard 5D" },
  leaves = { dealer = 1 },
}

-- Melds

-- After "the ace is below the two":
example "unless it is said so" {
  aces = "both", cards = "QS KS AS", meld = "run", points = 31,
}

example "but nothing goes round the corner" {
  aces = "both", cards = "KS AS 2S", meld = false,
}

-- What cards count

example "an ace that may be high counts 11" {
  aces = "high", cards = "AC 2C", points = 13,
}

-- The end of the match

example "of three rounds the last ends the match, whatever the totals are" {
  rounds = 3, round_number = 3, step = "score_round", with = { "player 2" },
  held = { "KS 2H", "", "AS", "9D" }, before = { 0, 30, 40, 0 },
  scores = { 0, 52, 40, 0 }, won_by = 2,
}

example "and 130 points do not end it before" {
  rounds = 3, round_number = 2, step = "score_round", with = { "player 2" },
  held = { "KS 2H", "", "AS", "9D" }, before = { 0, 108, 40, 0 },
  scores = { 0, 130, 40, 0 }, won_by = false,
}

-- After "the whole hand melded in one turn counts twice":
-- Seat 1 begins, draws the five of clubs and discards it.
example "unless that is left out" {
  players = 2, rummy = false, deal = {
    hands = { "7S 7H 7D 8S 8H 8D 9S 9H 9D 9C",
              "KS QS JS 10S 5D 4D 3D 2D AD 6H" },
    discard = "AC", stock = "5C 6C" },
  moves = { "draw", "meld 7S 7H 7D; 8S 8H 8D; 9S 9H 9D 9C" },
  scores = { 61, 0 }, won_by = false,
}
