-- Boundary cases of rummy_500: `tenace check rummy_500` runs them with the
-- examples of its rules file.

-- The deal

example "seven for three" {
  players = 3, step = "deal",
  leaves = { counts = { 7, 7, 7 }, discard = 1, stock = 30 },
}

example "four play with one pack" {
  step = "deal", leaves = { counts = { 7, 7, 7, 7 }, discard = 1, stock = 23 },
}

example "five with two" {
  players = 5, step = "deal",
  leaves = { counts = { 7, 7, 7, 7, 7 }, discard = 1, stock = 68 },
}

example "as many cards as are chosen" {
  players = 2, hand_size = 5, step = "deal",
  leaves = { counts = { 5, 5 }, discard = 1, stock = 41 },
}

example "up to thirteen" {
  players = 3, hand_size = 13, step = "deal",
  leaves = { counts = { 13, 13, 13 }, stock = 12 },
}

example "two jokers in a pack" {
  jokers = true, step = "deal", leaves = { stock = 25 },
}

example "and in each of two packs" {
  players = 8, jokers = true, step = "deal", leaves = { stock = 51 },
}

example "eleven cards may be left as the stock" {
  hand_size = 10, step = "deal", leaves = { stock = 11 },
}

-- The play

-- Seat 1 begins. The discards are 4C 9H JD 2S KH, from the bottom.
example "the nines count 27, and the other three cards go to the hand" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 9C 9D 2S JC", "JD KH 3S 5H 10C" }, discard = "4C",
           stock = "7S 8D 3C 10S" },
  moves = { "done", "discard 9H", "discard JD", "draw", "discard 2S",
            "discard KH", "take 9H: 9H 9C 9D" },
  leaves = { counts = { 6, 5 }, discard = "4C" },
}

-- Pagat and public engines: what is picked up joins the hand before the meld.
example "cards on top of the lowest help to meld it: nines for 27" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 2H 5C 7S JC", "9C KH 3S 5H 10C" }, discard = "4C",
           stock = "9D 8D" },
  moves = { "discard 9H", "discard 9C", "take 9H: 9H 9C 9D" },
  leaves = { counts = { 4, 5 }, discard = "4C" },
}

example "the strict do not let them" {
  taken_help = false, players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 2H 5C 7S JC", "9C KH 3S 5H 10C" }, discard = "4C",
           stock = "9D 8D" },
  moves = { "discard 9H", "discard 9C" },
  refused = { "take 9H: 9H 9C 9D" },
}

-- The stock gives 2C to seat 1, 9C to seat 2.
example "a discard is added to a meld, too" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "5H 6H 7H 8H QD", "4H 9S 3C JD 3S" }, discard = "10D",
           stock = "2C 9C" },
  moves = { "meld 5H 6H 7H", "done", "discard 8H", "take 8H: 8H on 5H" },
  leaves = { discard = "10D", counts = { 2, 5 } },
}

example "a card goes to the meld that is named" {
  players = 2, hand_size = 6, first_dealer = 2,
  deal = { hands = { "5H 6H 7H 8C 8D 8S", "4H 9S 3C JD 3S QC" },
           discard = "10D", stock = "8H KC" },
  moves = { "meld 5H 6H 7H", "meld 8C 8D 8S" },
  allowed = { "meld 8H on 5H", "meld 8H on 8" },
}

example "cards of a wrong suit or rank are not added" {
  players = 2, hand_size = 6, first_dealer = 2,
  deal = { hands = { "5H 6H 7H 8C 9D 8H", "4H 9S 3C JD 3S QC" },
           discard = "10D", stock = "2C KC" },
  moves = { "meld 5H 6H 7H" },
  refused = { "meld 8C on 5H", "meld 9D on 5H" }, because = "sets",
}

-- After "whoever has melded the last card discards nothing":
example "unless going out needs a discard" {
  must_discard = true, players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "2S 3S 4S 5S 6S", "JD KH 3C 5H 10C" }, discard = "4C",
           stock = "7S" },
  moves = {}, refused = { "meld 2S 3S 4S 5S 6S 7S" }, because = "discard_last",
  allowed = { "meld 2S 3S 4S 5S 6S" },
}

example "the top card alone may simply be taken, if that is played" {
  top_free = true, players = 2, first_dealer = 2,
  deal = { hands = { "9H 9C 5D 2S JC 7S 4D AH 3C 6H 8S QD KS", "*" },
           discard = "10H" },
  moves = {}, allowed = { "take 10H", "draw" },
}

example "usually it is melded, or not taken" {
  players = 2, first_dealer = 2,
  deal = { hands = { "9H 9C 5D 2S JC 7S 4D AH 3C 6H 8S 9D KS", "*" },
           discard = "9S" },
  moves = {}, allowed = { "take 9S: 9S 9H 9C" }, refused = { "take 9S" },
}

example "in two packs all jokers may stand for cards that are there twice" {
  players = 6, jokers = true, hand_size = 6, first_dealer = 6,
  deal = { hands = { "7C 7C BJ BJ BJ KD", "*", "*", "*", "*", "*" } },
  moves = { "draw" }, allowed = { "meld 7C 7C BJ=7C BJ=7C BJ=7C" },
}

example "a joker among the discards is named when it is taken" {
  jokers = true, players = 2, first_dealer = 2,
  deal = { hands = { "9H 9C 5D 2S JC 7S 4D AH 3C 6H 8S 10D KS", "*" },
           discard = "BJ" },
  moves = {}, allowed = { "take BJ: 9H 9C BJ=9S" },
  refused = { "take BJ: 9H 9C BJ" }, because = "named",
}

example "with discards the round goes on" {
  taken_help = false, hand_size = 10, first_dealer = 4,
  deal = { hands = { "2H JC AS 9D 8C 2S 10C 4C KD 7H",
                     "6C 6S 8D KH QH JD 9S 10H 5D 2D",
                     "JH 9C 4D 7C 8S AD QD 3H 9H 5S",
                     "3S KS 7D 4H QC 7S 3C 10S 8H 5C" },
           discard = "JS", stock = "4S KC QS 10D AC 6H AH 5H 6D 3D 2C" },
  moves = { "discard 4S", "discard KC", "discard QS", "discard 10D",
            "discard AC", "done", "discard 6H", "discard AH", "discard 5H",
            "discard 6D", "draw", "discard 3D", "discard 2C",
            "take 3D: 3C 3D 3S" },
  leaves = { counts = { 10, 10, 10, 9 }, discard = 10 },
}

-- Melds

example "two are not" {
  cards = "9H 9C", meld = false,
}

example "no card is in a set twice where there is one pack" {
  jokers = true, cards = "9H 9C BJ=9C", meld = false,
}

example "with two packs it may be" {
  players = 5, cards = "9H 9C 9C 9D 9D", meld = "set", points = 45,
}

example "court cards and tens count 10" {
  cards = "10S JS QS KS", meld = "run", points = 40,
}

-- After "above the king 15":
example "and in a set" {
  cards = "AS AH AD", meld = "set", points = 45,
}

example "where aces are high only, no run begins with one" {
  low_ace = false, cards = "AS 2S 3S", meld = false,
}

example "they count 15 as ever" {
  low_ace = false, cards = "QS KS AS", meld = "run", points = 35,
}

example "an ace below the two counts 1 there, too" {
  pips = "five", cards = "AS 2S 3S", meld = "run", points = 11,
}

example "without its name it is no meld" {
  jokers = true, cards = "4H BJ 6H", meld = false,
}

example "a joker below the two counts 15" {
  jokers = true, cards = "BJ=AH 2H 3H", meld = "run", points = 20,
}

example "two jokers need a natural card" {
  jokers = true, cards = "9H BJ=9C BJ=9S", meld = "set", points = 39,
}

example "three jokers are no meld" {
  players = 5, jokers = true, cards = "BJ=9H BJ=9C BJ=9S", meld = false,
}

-- What cards count

example "what the thirteen ranks count" {
  cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", points = 99,
}

example "or where small cards count five" {
  pips = "five", cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC",
  points = 95,
}

-- Scoring

example "an ace below a two that lies there counts 1" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "2S 3S 4S 5S AS", "JD KH 3C 5H 10C" }, discard = "4C",
           stock = "QH" },
  moves = { "meld 2S 3S 4S 5S", "meld AS on 2S" }, scores = { 15, -38 },
}

example "above a king 15" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "JS QS KS 4D AS", "JD KH 3C 5H 10C" }, discard = "4C",
           stock = "10S" },
  moves = { "meld 10S JS QS KS", "meld AS on KS" }, scores = { 55, -38 },
}

-- 1 for the ace, 74 for two to queen, less 6 in hand; 102 in sets, and 10.
example "a king behind ace to queen counts 10, and the ace stays 1" {
  players = 2, first_dealer = 2,
  deal = { hands = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH 4C 6D",
                     "KH 7C 7D 7S 8C 8D 8S 9C 9D 9S KC KD KS" },
           discard = "5D", stock = "AH 3C" },
  moves = { "meld AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH", "discard 4C",
            "meld 7C 7D 7S; 8C 8D 8S; 9C 9D 9S; KC KD KS; KH on QH" },
  scores = { 69, 112 },
}

example "a pass then ends the round, and nobody went out" {
  taken_help = false, hand_size = 10, first_dealer = 4,
  deal = { hands = { "2H JC AS 9D 8C 2S 10C 4C KD 7H",
                     "6C 6S 8D KH QH JD 9S 10H 5D 2D",
                     "JH 9C 4D 7C 8S AD QD 3H 9H 5S",
                     "3S KS 7D 4H QC 7S 3C 10S 8H 5C" },
           discard = "JS", stock = "4S KC QS 10D AC 6H AH 5H 6D 3D 2C" },
  moves = { "discard 4S", "discard KC", "discard QS", "discard 10D",
            "discard AC", "done", "discard 6H", "discard AH", "discard 5H",
            "discard 6D", "draw", "discard 3D", "discard 2C", "pass" },
  scores = { -77, -76, -80, -67 },
}

example "whoever can take nothing then ends the round" {
  taken_help = false, hand_size = 10, first_dealer = 4,
  deal = { hands = { "8C 7C 10H 3H KC 10C 6H QC 2S 3C",
                     "5D 2C QD 9C 4S 4D 3S AC AH 9S",
                     "5C KD 6S JD 3D 4C KS QH 7H 8D",
                     "9H 10S 6C AD 8H 4H KH 9D 6D 8S" },
           discard = "QS", stock = "JH 2D 2H 5S JS JC AS 10D 5H 7S 7D" },
  moves = { "discard JH", "discard 2D", "discard 2H", "discard 5S",
            "discard JS", "draw", "discard JC", "discard AS", "discard 10D",
            "draw", "discard 5H", "draw", "discard 7S", "discard 7D" },
  scores = { -69, -76, -73, -85 },
}

example "a joker in hand costs 15" {
  jokers = true, players = 2,
  step = "score_round", held = { "BJ", "2S" }, scores = { -15, -2 },
}

-- The end of the match

example "with 505 each another round is played" {
  players = 2, before = { 510, 510 },
  step = "score_round", held = { "5S", "5H" }, scores = { 505, 505 },
  won_by = false,
}

example "500 are enough" {
  players = 2, before = { 505, 400 },
  step = "score_round", held = { "5S", "5H" }, scores = { 500, 395 },
  won_by = 1,
}

example "499 are not" {
  players = 2, before = { 505, 400 },
  step = "score_round", held = { "6S", "5H" }, scores = { 499, 395 },
  won_by = false,
}
