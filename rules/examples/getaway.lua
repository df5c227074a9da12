-- Boundary cases of getaway: `tenace check getaway` runs them with the examples
-- of its rules file.

-- Seat 1 has no choice but after the first trick, nor have seats 2 and 3.
local THREE = { hands = {
  "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S AC KC QC JC 10C 9C",
  "2S 2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 8D 9D 10D" } }
local FOUR = { hands = { "AS KS QS 9S 8S 7S 6S 5S 4S 3S 2S AC KC",
  "JS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D",
  "9H 2H 3H 4H 5H 6H 7H 8H 3D 4D 5D 9D 7D",
  "10S 10H JH QH KH AH 8D 6D 10D JD QD KD AD" } }

-- The options

example "the values that each option has" {
  settings = { players = { 3, 4, 8 }, rounds = { 1, 5, 144 },
    take_hand = "off", first_offsuit = "any", empty_power = "draw",
    score = "loser", max_tricks = { 50, 500, 5000 }, clockwise = true },
}

-- The deal

example "the first players after the dealer get one more" {
  players = 5, dealer = 5, step = "deal",
  leaves = { counts = { 11, 11, 10, 10, 10 }, stock = 0 },
}

example "turns may go the other way round" {
  players = 5, clockwise = false, dealer = 5, step = "deal",
  leaves = { counts = { 10, 10, 11, 11, 10 } },
}

-- The first trick

example "whoever has no spade plays any card" {
  first_dealer = 4, deal = FOUR, moves = {},
  legal = "9H 2H 3H 4H 5H 6H 7H 8H 3D 4D 5D 9D 7D",
}

example "or one of the highest rank" {
  first_offsuit = "highest", first_dealer = 4, deal = FOUR, moves = {},
  legal = "9D 9H", refused = "8H",
  because = "the highest card must be played: 9D 9H",
}

-- The power without cards

example "whoever has drawn a card leads it" {
  players = 3, held = { "7S 2C", "10S 3C", "8S" }, waste = "9H",
  step = "trick_from", with = { "player 3", true }, gives = "player 2",
  leaves = { counts = { 1, 1, 0 }, away = { 3 } },
}

example "an empty waste: whoever has no cards is away, and the next leads" {
  players = 3, held = { "4D 2C", "9D 3C", "KD" }, step = "trick_from",
  with = { "player 3" }, gives = "player 1",
  leaves = { counts = { 1, 1, 0 }, waste = 3, away = { 3 } },
}

example "nobody may draw, if that is the rule" {
  empty_power = "away", players = 3, held = { "4D 2C", "9D 3C", "KD" },
  waste = "8S", step = "trick_from", with = { "player 3" }, gives = "player 1",
  leaves = { counts = { 1, 1, 0 }, waste = 4, away = { 3 } },
}

example "with one other left, one draws" {
  players = 3, away = { 1 }, held = { "", "9D 3C", "KD" }, waste = "8S",
  step = "trick_from", with = { "player 3" }, gives = "player 3",
  leaves = { counts = { 0, 1, 1 }, away = { 1 }, loser = "none" },
}

example "or has got away, and the other has lost" {
  empty_power = "away", players = 3, away = { 1 },
  held = { "", "9D 3C", "KD" }, waste = "8S", step = "trick_from",
  with = { "player 3" }, gives = "player 2",
  leaves = { counts = { 0, 1, 0 }, away = { 1, 3 }, loser = 2 },
}

-- The hand of the next player

example "nobody takes a hand otherwise" {
  players = 3, first_dealer = 3, deal = THREE, moves = { "2H" },
  refused = { "take hand" },
}

example "the leader may take the next hand after the first trick" {
  take_hand = "leader", players = 3, first_dealer = 3, deal = THREE,
  moves = { "2H", "take hand" }, leaves = { counts = { 33, 0, 16 },
    away = { 2 } }, allowed = "KS 2C", refused = { "take hand" },
  because = "only two are left",
}

example "all may be asked in turn" {
  take_hand = "all", players = 3, first_dealer = 3, deal = THREE,
  moves = { "2H", "pass" }, legal = { "take hand", "pass" },
  leaves = { counts = { 17, 16, 16 } },
}

example "nobody is asked when only two are left" {
  take_hand = "all", players = 3, first_dealer = 3, deal = THREE,
  moves = { "2H", "take hand" }, allowed = "KS 2C", refused = "pass",
}

example "nor is whoever has no cards" {
  take_hand = "all", first_dealer = 4, deal = FOUR,
  moves = { "9H", "take hand", "take hand" },
  leaves = { counts = { 24, 0, 24, 0 } },
}

example "whose hand is taken does not lead" {
  take_hand = "all", players = 3, first_dealer = 3, deal = THREE,
  moves = { "2H", "pass", "pass", "take hand" }, allowed = "2C 2D",
  leaves = { counts = { 0, 16, 33 }, away = { 1 } },
}

-- The score

example "places may count" {
  score = "places", away = { 4, 2 }, step = "score_round",
  with = { "player 3" }, scores = { 2, 1, 3, 0 },
}

example "then the lowest total wins" {
  score = "places", away = { 4, 2 }, round_number = 5,
  before = { 1, 2, 0, 4 }, step = "score_round", with = { "player 3" },
  scores = { 3, 3, 3, 4 }, won_by = 0,
}

example "nobody may have lost" {
  step = "score_round", with = { false }, scores = { 0, 0, 0, 0 },
}
