-- Boundary cases of Hand and Foot: `tenace check hand_and_foot` runs them with
-- the examples of its rules file.

-- Books

example "four nines and three twos" {
  fields = { melded = { "9S 9S 9H 9H 2S 2S 2H" } }, value = 400,
}

example "three nines and four twos" {
  cards = "9S 9S 9H 2S 2S 2H 2H", meld = false,
}

example "with two naturals a wild card is allowed" {
  wild_after = 2, cards = "KS KH 2D", meld = "set", points = 40,
}

example "two naturals and two wild cards" {
  wild_after = 2, cards = "KS KH 2D 2H", meld = false,
}

example "eight cards are too many" {
  cards = "9S 9S 9H 9H 9D 9D 9C 9C", meld = false,
}

example "black threes are never melded" {
  cards = "3S 3C 3C", meld = false,
}

-- The first meld. Seat 4 plays first.

example "in the first round it must count 50" {
  step = "first_count", round_number = 1, gives = 50,
}

example "from the fourth on 150" {
  step = "first_count", round_number = 4, gives = 150,
}

-- Scoring

example "seven natural nines" {
  fields = { melded = { "9S 9S 9H 9H 9D 9D 9C" } }, value = 570,
}

example "six cards are no book" {
  fields = { melded = { "9S 9S 9H 9H 9D 9D" } }, value = 60,
}

example "two red threes, out, and 35 left" {
  fields = { melded = { "4S 4H 4D" }, threes = 2, out = true, held = 35 },
  value = 280,
}

example "red threes against their side" {
  red_threes = "penalty", fields = { threes = 3 }, value = -300,
}

example "in the third round it must count 120" {
  step = "first_count", round_number = 3, gives = 120,
}

example "two cards are no meld" {
  cards = "9S 9H", meld = false,
}

-- The deal and the pile. Seat 4 plays first, and has drawn two cards.

example "eleven cards each; no wild card or red three begins the pile" {
  deal = { hands = { "4S 5S 6S 7S 8S 9S 10S JS QS KS 3S",
                     "4S 5S 6S 7S 8S 9S 10S JS QS KS 3S",
                     "4H 5H 6H 7H 8H 9H 10H JH QH KH 3S",
                     "4H 5H 6H 7H 8H 9H 10H JH QH KH 3C" },
           stock = "4C 5C 6C 7C 8C 9C 10C JC QC KC 3C "
             .. "4C 5C 6C 7C 8C 9C 10C JC QC KC 3C "
             .. "4D 5D 6D 7D 8D 9D 10D JD QD KD 3S "
             .. "4D 5D 6D 7D 8D 9D 10D JD QD KD 3C 7C 8C",
           discard = "BJ 2H 3H 9H" },
  moves = {},
  leaves = { discard = 4, counts = { 11, 11, 11, 13 }, stock = 122 },
}

example "a black three may begin it" {
  deal = { discard = "2H 3C" }, moves = {}, leaves = { discard = 2 },
}

example "of eight cards the top seven are taken" {
  deal = { hands = { "4S 5S 6S 7S 8S 9S 10S JS QS KS 3S",
                     "4S 5S 6S 7S 8S 9S 10S JS QS KS 3S",
                     "4H 5H 6H 7H 8H 9H 10H JH QH KH 3S",
                     "AS AH AD 9S 9D 4H 5H 6H 7H 8H 10H" },
           discard = "BJ BJ BJ BJ BJ BJ 2C 9H" },
  moves = { "take 9S 9D; AS AH AD" },
  leaves = { discard = 1, counts = { 11, 11, 11, 12 } },
}

-- Going out. Seat 4 melds its hand and takes up the foot, and so does seat 2.

local HANDS = { "4S 5S 6S 7S 8S 9S 10S JS QS KS 3S",
  "QS QS QH JS JS JH 10S 10S 10H 9S 9S", "4H 5H 6H 7H 8H 9H 10H JH QH KH 3S",
  "AS AS AH AH AD AD AC KS KS KH KH" }
local SECOND = "4C 5D 6D 7D 8D 9D 10D JD QD KD 3C "

--- The stock: the feet, of which this is seat 4's, and what is drawn.
local function stock(foot)
  return SECOND .. "6S 6S 7H 7H 8H 8H 5C 5C 3S 3C 4H " .. SECOND .. foot
    .. " KD KD 4D 5H 9H 9H 4D 5S 5C 8D"
end

local TURNS = { "meld AS AS AH AH AD AD AC; KS KS KH KH KD KD", "done",
  "discard 6C", "discard 3S",
  "meld QS QS QH; JS JS JH; 10S 10S 10H; 9S 9S 9H 9H", "discard 3S",
  "discard 3S" }
local WILD = "4S 4H 4D 4C 2S 2S 2H 5S 5H 5D 6C"

example "with a clean book, and a dirty one in sight, the partner is asked" {
  deal = { hands = HANDS, stock = stock(WILD), discard = "4C" },
  moves = TURNS, allowed = { "out?" },
}

example "but not where two of each are needed" {
  out_needs = "2 2",
  deal = { hands = HANDS, stock = stock(WILD), discard = "4C" },
  moves = TURNS, refused = { "out?" },
}

example "nor without a wild card for a dirty one" {
  deal = { hands = HANDS, stock = stock "4S 4H 4D 4C 7S 7S 7C 5S 5H 5D 6C",
           discard = "4C" },
  moves = TURNS, refused = { "out?" },
}

example "cards in hand and foot count against their side" {
  step = "score_round", held = { "", "KS 5H", "4C", "4H" },
  foot = { "AS", "", "", "" }, scores = { -25, -20 },
}
