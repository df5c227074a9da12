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
