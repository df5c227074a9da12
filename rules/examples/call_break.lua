-- Boundary cases of call_break: `tenace check call_break` runs them with the
-- examples of its rules file.

local CLUBS = { { hands = {
  [3] = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC" } } }
local ONE = split "1 1 1 1"
local LOW = { { hands = {
  [3] = "2S 3S 2C 3C 4C 5C 6C 2D 3D 4D 5D 2H 3H" } } }

-- The options

example "the values that each option has" {
  settings = { rounds = { 1, 5, 20 }, least_call = { 1, 1, 3 },
    most_call = { 8, 13, 13 }, must_beat = true, redeal = "no_spade",
    overtricks = "tenth", eight = "plain", twice_fails = false,
    first_round = "called", clockwise = false },
}

-- The deal

example "a hand without a spade is thrown in" {
  first_dealer = 4, deal = CLUBS, moves = ONE, refused = "3C",
  because = "you do not hold 3C",
}

example "or it is played" {
  first_dealer = 4, redeal = "none", deal = CLUBS, moves = ONE, allowed = "3C",
}

example "a hand without a court card is played" {
  first_dealer = 4, deal = LOW, moves = ONE, allowed = "3C",
}

example "or it is thrown in, too" {
  first_dealer = 4, redeal = "no_spade_or_court", deal = LOW, moves = ONE,
  refused = "3C", because = "you do not hold 3C",
}

example "a hand without a spade is thrown in then, too" {
  first_dealer = 4, redeal = "no_spade_or_court", deal = CLUBS, moves = ONE,
  refused = "3C", because = "you do not hold 3C",
}

-- The calls

example "the player on the dealer's right calls first" {
  first_dealer = 4, moves = { "2" },
  leaves = { call = { false, false, 2, false } },
}

example "or the one on the left" {
  first_dealer = 4, clockwise = true, moves = { "2" },
  leaves = { call = { 2, false, false, false } },
}

example "calls need not add up to anything" {
  first_dealer = 4, moves = split "2 1 3 2",
  leaves = { call = { 3, 1, 2, 2 } },
}

example "nobody calls no trick at all" {
  first_dealer = 4, moves = {}, allowed = "1", refused = "0 14",
}

example "calls may have other bounds" {
  first_dealer = 4, least_call = 2, most_call = 8, moves = {},
  legal = split "2 3 4 5 6 7 8",
}

example "there may be no calls in the first round" {
  first_dealer = 4, first_round = "tricks", deal = LOW, moves = {},
  allowed = "2C",
}

example "but in the second" {
  first_round = "tricks", round_number = 2, step = "are_called", gives = true,
}

-- The play

example "where nobody need beat the suit led" {
  must_beat = false, trick = "10H", hand = "7H JH KD", legal = "7H JH",
}

example "nor spades that are led" {
  must_beat = false, trick = "9S", hand = "2S 10S KH", legal = "2S 10S",
}

example "whoever has no card of it must trump all the same" {
  must_beat = false, trick = "10H 9S", hand = "2S 10S KD", legal = "10S",
}

example "the highest spade wins" { trick = "AH 2S KH 3S", winner = 4 }

example "without spades the highest card of the suit led does" {
  trick = "9H AD 10H KC", winner = 3,
}

-- Scoring

example "thirteen tricks for a call of one" {
  call = { 1, 1, 1, 1 }, tricks = { 13, 0, 0, 0 },
  scores = { 22, -10, -10, -10 },
}

example "tricks above the call may count nothing" {
  overtricks = "none", call = { 4, 4, 1, 2 }, tricks = { 6, 4, 1, 2 },
  scores = { 40, 40, 10, 20 },
}

example "or one each" {
  overtricks = "one", call = { 4, 3, 1, 2 }, tricks = { 6, 4, 1, 2 },
  scores = { 60, 40, 10, 20 },
}

example "twice the call may be a call missed" {
  twice_fails = true, overtricks = "none", call = { 3, 3, 2, 1 },
  tricks = { 6, 5, 1, 1 }, scores = { -30, 30, -20, 10 },
}

example "a call of eight may count double" {
  eight = "double", call = { 8, 1, 1, 1 }, tricks = { 9, 2, 1, 1 },
  scores = { 161, 11, 10, 10 },
}

example "one of seven does not" {
  eight = "double", call = { 7, 1, 1, 1 }, tricks = { 9, 2, 1, 1 },
  scores = { 72, 11, 10, 10 },
}

example "nor one of eight that is missed" {
  eight = "double", call = { 8, 1, 1, 1 }, tricks = { 7, 4, 1, 1 },
  scores = { -80, 13, 10, 10 },
}

example "in the first round each trick may count one" {
  first_round = "tricks", tricks = { 5, 4, 3, 1 }, scores = { 50, 40, 30, 10 },
}

-- The end of the match

example "a call of eight may win the match" {
  eight = "wins", round_number = 2, before = { 0, 90, 0, 0 },
  call = { 8, 1, 1, 1 }, tricks = { 8, 3, 1, 1 }, scores = { 80, 102, 10, 10 },
  won_by = 1,
}

example "one of seven does not win it" {
  eight = "wins", call = { 7, 1, 1, 1 }, tricks = { 8, 3, 1, 1 },
  scores = { 71, 12, 10, 10 }, won_by = false,
}

example "nor does one that is missed" {
  eight = "wins", call = { 8, 1, 1, 1 }, tricks = { 7, 4, 1, 1 },
  scores = { -80, 13, 10, 10 }, won_by = false,
}

example "nor does eight count as usual" {
  call = { 8, 1, 1, 1 }, tricks = { 8, 3, 1, 1 }, scores = { 80, 12, 10, 10 },
  won_by = false,
}

example "nor do eight tricks without a call" {
  eight = "wins", first_round = "tricks", tricks = { 8, 3, 1, 1 },
  scores = { 80, 30, 10, 10 }, won_by = false,
}

example "equal totals are a draw" {
  round_number = 5, before = { 84, 104, 0, 0 }, call = { 4, 2, 1, 6 },
  tricks = { 4, 2, 1, 6 }, scores = { 124, 124, 10, 60 }, won_by = 0,
}
