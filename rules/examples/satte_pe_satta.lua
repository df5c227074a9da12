-- Boundary cases of satte_pe_satta: `tenace check satte_pe_satta` runs them
-- with the examples of its rules file.

-- Seat 1 lays the seven of hearts, and can go on with nothing, nor can seat 4.
local FOUR = { hands = { "7H 9H 10H JH QH KH AH 2C 3C 4C 5C 6C 8C",
  "7D 8H 7S 9C 10C JC QC KC AC 2D 3D 4D 5D",
  "6H 7C 2H 3H 4H 5H 6D 8D 9D 10D JD QD KD" } }

-- Everybody can go on after the seven of hearts.
local FREE = { hands = { "7H 7S 8H 2C 3C 4C 5C 6C 8C 10C JC QC KC",
  "6H 2D 3D 4D 5D 6D 8D 9D 10D JD QD KD AD",
  "7C 2S 3S 4S 5S 6S 8S 9S 10S JS QS KS AS" } }

-- Seats 1 to 6 have one card that fits, and lay it: a row from 7H to QH.
local UP_TO_KING = { hands = { "7H 2C 3C 4C 5C 6C 8C", "8H 9C 10C JC QC 2D 3D",
  "9H 4D 5D 6D 8D 9D 10D", "10H JD QD 2S 3S 4S 5S", "JH 6S 8S 9S 10S JS",
  "QH KS QS KC KD AC", "KH AS AD 2H 7C 7D", "6H 7S 5H AH 3H 4H" } }

local UP = "7H 8H 9H 10H JH QH KH"
local DOWN = "2H 3H 4H 5H 6H 7H"

-- The options

example "the values that each option has" {
  settings = { players = { 3, 4, 8 }, rounds = { 1, 7, 144 }, ace = "low",
    must_play = true, sevens_first = false, ace_out = false,
    score = "points" },
}

-- The deal

example "the players on the dealer's left get one card more" {
  players = 3, dealer = 2, step = "deal",
  leaves = { counts = { 17, 17, 18 }, stock = 0 },
}

-- The rows

example "one card that fits must be laid" {
  held = { "6H QS", "2C", "", "" }, laid = "7H 8H 7S", step = "turn",
  with = { "player 1" }, leaves = { counts = { 1, 1, 0, 0 }, laid = 4 },
}

example "nothing is above the king" {
  laid = UP, step = "fitting", with = { "" }, gives = "7C 7D 6H 7S",
}

example "the ace is below the two" {
  laid = DOWN, step = "fitting", with = { "" }, gives = "7C 7D 8H AH 7S",
}

example "a row that has all cards is full" {
  laid = DOWN .. " 8H 9H 10H JH QH KH AH", step = "fitting", with = { "" },
  gives = "7C 7D 7S",
}

example "the ace may be above the king" {
  ace = "high", laid = UP, step = "fitting", with = { "" },
  gives = "7C 7D 6H AH 7S",
}

example "then the row ends below with the two" {
  ace = "high", laid = DOWN, step = "fitting", with = { "" },
  gives = "7C 7D 8H 7S",
}

example "a row with one end left" {
  players = 8, first_dealer = 8, deal = UP_TO_KING, moves = { "KH" },
  legal = "6H 7S", refused = "5H", because = "6H is next in hearts",
}

-- Sevens first

example "a seven may have to be laid first" {
  sevens_first = true, first_dealer = 4, deal = FOUR, moves = {},
  legal = "7D 7S", refused = "8H", because = "you hold 7D 7S",
}

example "whoever has none lays another card" {
  sevens_first = true, first_dealer = 4, deal = FREE,
  moves = {}, leaves = { laid = "7H 6H 7C 7D 7S" },
}

example "otherwise any card that fits will do" {
  first_dealer = 4, deal = FOUR, moves = {}, legal = "7D 8H 7S",
}

-- Passing

example "passing may be free" {
  must_play = false, first_dealer = 4, deal = FREE, moves = { "pass", "pass" },
  legal = "7D pass",
}

example "but when all others have passed somebody must go on" {
  must_play = false, first_dealer = 4, deal = FREE,
  moves = { "pass", "pass", "pass" },
  legal = "8H 7S", refused = "pass", because = "you can play 8H 7S",
}

example "then passing is free again" {
  must_play = false, first_dealer = 4, deal = FREE,
  moves = { "pass", "pass", "pass", "8H" }, legal = "6H pass",
}

example "who can must go on before, where nobody passes freely" {
  first_dealer = 4, deal = FOUR, moves = { "8H" }, refused = "pass",
  because = "you can play 7C 6H",
}

-- Another turn

example "an ace or a king may bring another turn" {
  ace_out = true, players = 8, first_dealer = 8, deal = UP_TO_KING,
  moves = { "KH" }, legal = "7C 7D",
}

example "no king does below an ace" {
  ace = "high", ace_out = true, players = 8, first_dealer = 8,
  deal = UP_TO_KING, moves = { "KH" }, allowed = "AH",
}

-- The score

example "each card may count one" {
  score = "cards", step = "score_round", with = { "player 1" },
  held = { "", "AC JD 7S", "KH", "2C" }, scores = { 0, 3, 1, 1 },
}

example "or the winner counts one" {
  score = "win", step = "score_round", with = { "player 1" },
  held = { "", "AC JD 7S", "KH", "2C" }, scores = { 1, 0, 0, 0 },
}

example "then the highest total wins" {
  score = "win", round_number = 7, before = { 1, 3, 2, 0 },
  step = "score_round", with = { "player 1" },
  held = { "", "AC JD 7S", "KH", "2C" }, scores = { 2, 3, 2, 0 }, won_by = 2,
}

example "what each rank counts" {
  cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", points = 91,
}

example "an ace above the king counts most" {
  ace = "high", cards = "AC KC", points = 27,
}

example "equal totals are a draw" {
  players = 3, round_number = 7, before = { 40, 22, 20 },
  step = "score_round", with = { "player 1" }, held = { "", "", "2C" },
  scores = { 40, 22, 22 }, won_by = 0,
}
