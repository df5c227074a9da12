-- Boundary cases of canasta: `tenace check canasta` runs them with the examples
-- of its rules file.

-- The play

-- Seat 4 plays first, and draws. Seat 2 is its partner.
example "a first meld of three kings counts too little" {
  deal = { hands = { "*", "*", "*", "KS KH KD AS AH AD 2C 9C 8C 7C 6C" },
           discard = "4H" },
  moves = {}, refused = { "meld KS KH KD" }, because = "first_meld",
}

example "queens and fives count 45" {
  deal = { hands = { "*", "*", "*", "QS QH QD 5S 5H 5D 8S 8H 8D 9C 7C" },
           discard = "4H" },
  moves = {}, refused = { "meld QS QH QD; 5S 5H 5D" }, because = "first_meld",
}

example "queens and eights count 60" {
  deal = { hands = { "*", "*", "*", "QS QH QD 5S 5H 5D 8S 8H 8D 9C 7C" },
           discard = "4H" },
  moves = {}, allowed = { "meld QS QH QD; 8S 8H 8D" },
}

example "one king and a wild card do not" {
  deal = { hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D",
                     "KS KD 2C 4S 5H 6D 7H 8S 9D 10S JC", "*",
                     "AS AH AD 4H 5S 6S 7D 8C 10H JS 5C" },
           stock = "QC 6C", discard = "2H 9H" },
  moves = { "meld AS AH AD", "discard 4H", "discard KH" },
  refused = { "take KS 2C" }, because = "frozen_by",
}

example "a black three that blocks is left on the pile" {
  black_three = "blocks", deal = { discard = "3H 3C" }, moves = {},
  leaves = { discard = 2 },
}

example "a black three freezes the pile" {
  deal = { hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D",
                     "KS KD 2C 4S 5H 6D 7H 8S 9D 10S JC", "*",
                     "AS AH AD 4H 5S 6S 7D 8C 10H JS 5C" },
           stock = "QC 6C", discard = "3S 9H" },
  moves = { "meld AS AH AD", "discard 4H", "discard KH" },
  refused = { "take KS 2C" }, because = "frozen_by",
}

-- Melds

-- After "two wild cards need four naturals":
example "or just two" {
  naturals_per_wild = 0, cards = "7S 7H 2D 2H", meld = "set", points = 50,
}

example "four wild cards are too many" {
  naturals_per_wild = 0, cards = "9S 9S 9H 9H 9D 9D 2S 2H 2D 2C", meld = false,
}

example "wild cards alone are no meld" {
  cards = "2S 2H BJ", meld = false,
}

example "unless they may be" {
  wild_melds = true, cards = "2S 2H BJ", meld = "wild", points = 90,
}

example "five nines and three twos" {
  cards = "9S 9S 9H 9H 9D 2S 2H 2C", meld = false,
}

example "two cards are no meld" {
  cards = "7S 7H", meld = false,
}

example "three wild cards may be melded, but not with one natural" {
  naturals_per_wild = 0, cards = "9S 9S 9H 9H 2S 2H 2D", meld = "set",
  points = 100,
}

example "two naturals are always needed" {
  naturals_per_wild = 0, cards = "7S 2D BJ", meld = false,
}

example "two wild cards are never a meld" {
  wild_melds = true, cards = "2S BJ", meld = false,
}

example "eight wild cards are too many" {
  wild_melds = true, cards = "2S 2S 2H 2H 2D 2D 2C 2C", meld = false,
}

example "below nothing the first meld must count 15" {
  step = "first_count", with = { -1 }, gives = 15,
}

example "with nothing it must count 50" {
  step = "first_count", with = { 0 }, gives = 50,
}

example "just below 1,500 points it must still count 50" {
  step = "first_count", with = { 1499 }, gives = 50,
}

example "just below 3,000 points it must still count 90" {
  step = "first_count", with = { 2999 }, gives = 90,
}

example "with 3,000 points it must count 120" {
  step = "first_count", with = { 3000 }, gives = 120,
}

-- Scoring

example "where naturals do not count" {
  naturals_per_wild = 0, fields = { melded = { "9S 9S 9H 9H 9D 2S 2H 2C" } },
  value = 410,
}

example "seven wild cards are a canasta of 2,000" {
  wild_melds = true,
  fields = { melded = { "2S 2S 2H 2H 2D 2D 2C" } }, value = 2140,
}

example "six cards are no canasta" {
  fields = { melded = { "9S 9S 9H 9H 9D 9D" } }, value = 60,
}

example "going out concealed counts 200" {
  fields = { melded = { "4S 4S 4H 4H 4D 4D 4C" }, out = true,
            concealed = true },
  value = 735,
}

example "three red threes count 100 each" {
  fields = { melded = { "4S 4H 4D" }, red_threes = 3 }, value = 315,
}

example "all four count 800" {
  fields = { melded = { "4S 4H 4D" }, red_threes = 4 }, value = 815,
}

example "one red three costs 100 without a meld" {
  fields = { red_threes = 1 }, value = -100,
}

-- Two and three players

-- Seat 1 plays first, and has drawn 9S KC.
example "with two canastas the last card may be melded, too" {
  players = 2, draw_two = true, canastas_to_go_out = 2,
  deal = { hands = { "AS AS AH AH AD AD AC KS KS KH KH KD KD 9C 9D",
                     "KC QS QD JC JD 10S 10C 8D 7S 7H 6D 5C 5S 4H 4D" },
           stock = "9S KC", discard = "5H" },
  moves = { "meld AS AS AH AH AD AD AC", "meld KS KS KH KH KD KD KC" },
  allowed = { "meld 9C 9D 9S" },
}

example "of three players none adds to another's meld" {
  players = 3,
  deal = { hands = { "AS AH AD KS QS JD 10S 9C 8D 7S 6H 5C 4S",
                     "AC AC AD KS QS JD 10S 9C 8D 7S 6H 5C 4S",
                     "KH QC QD JH JS 10D 9S 8H 7C 7D 6D 5D 5H" },
           stock = "QH 8C", discard = "5H" },
  moves = { "meld AS AH AD", "discard QH" }, refused = { "meld AC" },
}

example "a red three drawn is laid down, and one more card drawn" {
  players = 3,
  deal = { hands = { "AS AH AD KS QS JD 10S 9C 8D 7S 6H 5C 4S",
                     "AC AC AD KS QS JD 10S 9C 8D 7S 6H 5C 4S",
                     "KH QC QD JH JS 10D 9S 8H 7C 7D 6D 5D 5H" },
           stock = "3H 8C", discard = "5H" },
  moves = {}, leaves = { counts = { 14, 13, 13 }, stock = 66 },
}

-- The first cards of the stock are drawn for seats, by seat 1 first.

example "the highest plays first, the second highest sits across" {
  draw_for_seats = true, deal = { { stock = "KS 5D QC 9H" } }, moves = {},
  leaves = { plays_first = 1, dealer = 4 },
}

example "so does the highest across from the first seat" {
  draw_for_seats = true, deal = { { stock = "QC 5D KS 9H" } }, moves = {},
  leaves = { plays_first = 3, dealer = 2 },
}

example "nobody moves if partners sit across" {
  draw_for_seats = true, deal = { { stock = "5D AS 9H AC" } }, moves = {},
  leaves = { plays_first = 2, dealer = 1 },
}

example "the partner of the first seat comes from the fourth to the third" {
  draw_for_seats = true, deal = { { stock = "KS 5D 9H QC" } }, moves = {},
  leaves = { plays_first = 1, dealer = 4, change_places = "seats 3 and 4" },
}

example "or the first seat comes to the highest" {
  draw_for_seats = true, deal = { { stock = "QC 9H 5D KS" } }, moves = {},
  leaves = { plays_first = 3, dealer = 2, change_places = "seats 3 and 4" },
}

example "the highest may be the one who moves" {
  draw_for_seats = true, deal = { { stock = "QC KS 5D 9H" } }, moves = {},
  leaves = { plays_first = 3, dealer = 2, change_places = "seats 2 and 3" },
}

example "two others change places if neither is at the first seat" {
  draw_for_seats = true, deal = { { stock = "5D KS QC 9H" } }, moves = {},
  leaves = { plays_first = 2, dealer = 1, change_places = "seats 3 and 4" },
}

example "so do the third and the second" {
  draw_for_seats = true, deal = { { stock = "5D 9H KS QC" } }, moves = {},
  leaves = { plays_first = 2, dealer = 1, change_places = "seats 2 and 3" },
}

example "equal ranks are told apart by suit" {
  draw_for_seats = true, deal = { { stock = "KC KS KH KD" } }, moves = {},
  leaves = { plays_first = 2, dealer = 1, change_places = "seats 3 and 4" },
}

example "a two is the lowest" {
  draw_for_seats = true, deal = { { stock = "2S 4C 3S 3H" } }, moves = {},
  leaves = { plays_first = 2, dealer = 1, change_places = "seats 3 and 4" },
}

example "a joker and equal cards are drawn again" {
  draw_for_seats = true, deal = { { stock = "BJ 5D 5D QC KS 7D 8H" } },
  moves = {},
  leaves = { plays_first = 1, dealer = 4, change_places = "seats 3 and 4" },
}

example "once more, if they are equal again" {
  draw_for_seats = true, deal = { { stock = "5D 5D 9H QC 7C 7C 8D KS" } },
  moves = {},
  leaves = { plays_first = 2, dealer = 1 },
}

example "of three players only the turn is drawn for" {
  draw_for_seats = true, players = 3, deal = { { stock = "5D KS QC" } },
  moves = {},
  leaves = { plays_first = 2, dealer = 1 },
}

example "of two, too" {
  draw_for_seats = true, players = 2, deal = { { stock = "5D BJ KS" } },
  moves = {},
  leaves = { plays_first = 2, dealer = 1 },
}
