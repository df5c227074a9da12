-- Boundary cases of Samba: `tenace check samba` runs them with the examples of
-- its rules file.

-- Melds

example "eight cards in a row are too many" {
  cards = "5S 6S 7S 8S 9S 10S JS QS", meld = false,
}

example "three cards of a suit from the four up" {
  cards = "4H 5H 6H", meld = "run", points = 15,
}

example "or up to the ace" {
  cards = "QH KH AH", meld = "run", points = 40,
}

example "an ace is not below the four" {
  cards = "AH 4H 5H", meld = false,
}

example "a card is not in a row twice" {
  cards = "5H 6H 6H 7H", meld = false,
}

example "two wild cards beside two naturals" {
  cards = "9S 9H 2S BJ", meld = "set", points = 90,
}

example "one natural card is too few" {
  cards = "9S 2S BJ", meld = false,
}

example "eight cards of a rank are still a meld" {
  cards = "9S 9S 9S 9H 9H 9H 9D 9D", meld = "set", points = 80,
}

example "wild cards alone are no meld" {
  cards = "2S 2H BJ", meld = false,
}

example "black threes are melded without wild cards" {
  cards = "3S 3S 3S 3C 3C 3C", meld = "set", points = 30,
}

-- What first melds must count

example "below 0 it is 15" {
  step = "first_count", with = { -5 }, gives = 15,
}

example "from 0 on 50" {
  step = "first_count", with = { 0 }, gives = 50,
}

example "up to 1,495" {
  step = "first_count", with = { 1495 }, gives = 50,
}

example "from 1,500 on 90" {
  step = "first_count", with = { 1500 }, gives = 90,
}

example "up to 2,995" {
  step = "first_count", with = { 2995 }, gives = 90,
}

example "from 3,000 on 120" {
  step = "first_count", with = { 3000 }, gives = 120,
}

example "up to 6,995" {
  step = "first_count", with = { 6995 }, gives = 120,
}

-- Scoring

example "six cards in a row are no samba" {
  fields = { melded = { "5S 6S 7S 8S 9S 10S" } }, value = 45,
}

example "seven natural nines" {
  fields = { melded = { "9S 9S 9H 9H 9D 9D 9C" } }, value = 570,
}

example "five red threes count 100 each" {
  fields = { melded = { "4S 4H 4D" }, red_threes = 5 }, value = 515,
}

example "out, two red threes, and 35 in the partner's hand" {
  fields = { melded = { "4S 4H 4D" }, red_threes = 2, out = true, held = 35 },
  value = 380,
}

example "both sides score" {
  step = "score_round", before = { 100, 200 },
  held = { "", "KS 5H", "", "4H" }, scores = { 300, 180 },
}

example "10,000 points win the match" {
  step = "score_round", before = { 9800, 0 },
  held = { "", "KS 5H", "", "4H" }, scores = { 10000, -20 }, won_by = 1,
}

-- The deal and the pile. Seat 4 plays first, then seat 1, then its partner.

local FIRST = "AS AH AD 4H 5S 6S 7D 8C 10H JS 5C 8D 7C 4D 9C"
local OTHER = "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D 6C 8H QC JD"
local PAIR = "KS KD 2C 4S 5H 6D 7H 8S 9D 10S JC QH 5D 7S 9H"

--- The moves until seat 2 may take the pile.
local function until_two(card)
  return { "meld AS AH AD", "done", "discard 4H", "done", "discard " .. card }
end

example "a deal" {
  deal = { hands = { OTHER, PAIR, "*", FIRST }, stock = "QC 6C",
           discard = "9H" },
  moves = {},
  leaves = { discard = 1, counts = { 15, 15, 15, 17 } },
}

example "a black three gets another card on top of it" {
  deal = { discard = "3C 9H" }, moves = {}, leaves = { discard = 2 },
}

example "a pair takes a frozen pile" {
  deal = { hands = { OTHER, PAIR, "*", FIRST }, stock = "QC 6C 10D 6S",
           discard = "2H 9H" },
  moves = until_two "KH", allowed = { "take KS KD" },
}

example "a king and a wild card take no pile" {
  deal = { hands = { OTHER, PAIR, "*", FIRST }, stock = "QC 6C 10D 6S",
           discard = "9H" },
  moves = until_two "KH", refused = { "take KS 2C" }, because = "taking",
}

-- Seat 2 takes with a pair of kings, and the pile that it finds in its next
-- turn has the queen of spades on top. On the table are spades up to the jack.
local ROW = "KS KD 9S 10S JS 4S 5H 6D 7H 8S 9D 10S JC 5D 7S"
local HAS_QS = "KH QS 5D 6H 7S 8D 9S 10C JH QD 4D 6C 8H QC JD"
local LONGER = { "meld AS AH AD", "done", "discard 4H", "done", "discard KH",
  "take KS KD", "meld 9S 10S JS", "done", "discard 4S", "done", "discard 4C",
  "done", "discard 10H", "done", "discard QS" }

example "the top card goes to a row of its side" {
  deal = { hands = { HAS_QS, ROW, "4C *", FIRST },
           stock = "QC 6C 10D 6S 6H 8H 9C 7C 9D 6D", discard = "9H" },
  moves = LONGER, allowed = { "take", "take on 9S" },
}
