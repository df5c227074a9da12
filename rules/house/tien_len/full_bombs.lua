-- Bombs as at matches: a four beats two twos, too, and four pairs in a row cut
-- out of turn.

local full = house_rule "Full bombs" {
  of  = "tien_len",
  set = { bombs = "full" },
}

-- Seat 4 holds four pairs in a row, seat 3 a four, seat 2 three pairs in a row.
local bombs = { hands = { "3S 3H 2H 7D 8D 9D JS JC QS KC AS AC 2S",
  "4S 3C 3D 4C 4D 5C 5D 7H 8H 9H QC QH KD",
  "5S 6S 6C 6D 6H 10D 10H JH KH AD AH 2C 2D",
  "7S 7C 8S 8C 9S 9C 10S 10C 4H 5H JD QD KS" } }
local FOUR_PAIRS = "7C 8C 9C 10C 7S 8S 9S 10S"

example "four pairs cut a two out of turn, also after a pass" {
  first_dealer = 4, deal = bombs,
  moves = { "3S", "4S", "5S", "pass", "2H" },
  legal = { FOUR_PAIRS, "no cut" }, refused = { "4H" },
}

example "and three pairs" {
  first_dealer = 4, deal = bombs,
  moves = { "3S", "4S", "5S", "pass", "2H", "no cut", "3C 4C 5C 3D 4D 5D" },
  legal = { FOUR_PAIRS, "no cut" },
}

example "and a four" {
  first_dealer = 4, deal = bombs,
  moves = { "3S", "4S", "5S", "pass", "2H", "no cut", "3C 4C 5C 3D 4D 5D",
    "no cut", "6S 6C 6D 6H" }, legal = { FOUR_PAIRS, "no cut" },
}

example "the turn goes on from there: the others pass, and seat 4 leads" {
  first_dealer = 4, deal = bombs,
  moves = { "3S", "4S", "5S", "pass", "2H", FOUR_PAIRS }, allowed = "4H",
  refused = { "pass" }, because = "you lead", leaves = { lying = 0 },
}

example "an ace is not cut" {
  first_dealer = 4, deal = bombs, moves = { "3S", "4S", "AH" },
  refused = { FOUR_PAIRS },
}

example "nor is a passed player asked" {
  first_dealer = 4, deal = bombs, moves = { "3S", "4S", "5S", "pass", "AS" },
  refused = { FOUR_PAIRS }, because = "you do not hold 7C",
}

-- Seat 2 has three twos, seat 3 a four, seat 4 four pairs in a row.
local twos = { hands = { "3S 3C 3D 7D 8D 9D JS JC QS KS KC AS AC",
  "2S 2H 2C 4S 4C 6S 6C 7H 8H 9H QC QH KD",
  "5S 5C 5D 5H 6D 6H 10H JH KH AH QD 2D AD",
  "7S 7C 8S 8C 9S 9C 10S 10C 10D 3H 4H 4D JD" } }

example "four pairs cut a pair of twos" {
  first_dealer = 4, deal = twos, moves = { "3C 3S", "2S 2H" },
  allowed = { FOUR_PAIRS, "no cut" },
}

example "a four beats it in turn" {
  first_dealer = 4, deal = twos, moves = { "3C 3S", "2S 2H", "no cut" },
  allowed = { "5S 5C 5D 5H", "pass" }, refused = { "6D 6H" },
}

example "nothing beats three twos" {
  first_dealer = 4, deal = twos, moves = { "3C 3D 3S", "2S 2C 2H" },
  allowed = { "4S 4C" }, leaves = { lying = 0, gone = 6 },
}

return full
