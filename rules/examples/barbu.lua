-- Boundary cases of barbu: `tenace check barbu` runs them with the examples of
-- its rules file.

-- A suit each.
local SUITS = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
  "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
  "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
  "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS" }

-- What is done when player 1 has named so many contracts, barbu last.
local function done(n)
  local first = { "no tricks", "queens", "hearts", "last two", "domino",
    "trumps" }
  return { join({ first[1], first[2], first[3], first[4] }, first[5],
    n > 5 and first[6] or nil, n > 6 and "barbu" or nil), {}, {}, {} }
end

local SEVENS = { "7S 2C 3C 4C 5C 8C 9C 10C JC QC KC AC 2D",
  "8S 3D 4D 5D 6D 8D 9D 10D JD QD KD AD 2H",
  "7H 3H 4H 5H 9H 10H JH QH KH AH 2S 3S 4S",
  "6S 9S 6H 8H 7D 7C 5S 10S JS QS KS AS 6C" }

-- The bidding

example "the last contract is the one that is left; then the deal passes" {
  step = "choose_contract", with = { "player 1" }, dealer = 1, done = done(6),
  leaves = { contract = "barbu", done = done(7), next_dealer = "none" },
}

example "in trumps only the dealer" {
  first_dealer = 1, moves = { "trumps spades" }, legal = { "pass", "double 1" },
}

example "in domino, too" {
  first_dealer = 1, moves = { "domino 7", "pass" },
  legal = { "pass", "double 1" },
}

example "if nobody has, the dealer leads at once" {
  first_dealer = 1, moves = { "queens", "pass", "double 2", "pass" },
  deal = { hands = { "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC" } },
  allowed = { "2C", "AC" }, refused = { "pass" },
}

example "a redouble is not held against the dealer" {
  first_dealer = 1,
  moves = { "queens", "double 1", "pass", "pass", "redouble 2" },
  leaves = { doubles = { { 2 }, { 1 }, false, false },
    doubled_by = { { 2 }, {}, {}, {} } },
}

example "whoever owes seven doubles must double the dealer each time" {
  must_double = 7, first_dealer = 1, moves = { "queens" },
  legal = { "double 1", "double 1 3", "double 1 4", "double 1 3 4" },
  refused = { "pass", "double 3" },
  because = "you owe this dealer a double in each contract that is left",
}

example "two doubles are due in the sixth contract" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(6),
  gives = "you owe this dealer a double in each contract that is left",
}

example "not in the fifth" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(5),
  gives = false,
}

example "one that is left in the seventh" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(7),
  doubled_by = { { 3, 2, 4, 3, 4 }, {}, {}, {} },
  gives = "you owe this dealer a double in each contract that is left",
}

example "not in the sixth" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(6),
  doubled_by = { { 2 }, {}, {}, {} }, gives = false,
}

example "nor one that is owed another dealer" {
  step = "owed", with = { "player 3" }, dealer = 1, done = done(7),
  doubled_by = { { 3, 3 }, {}, {}, {} }, gives = false,
}

example "the dealer owes none" {
  must_double = 7, first_dealer = 1,
  moves = { "queens", "double 1", "double 1", "double 1 2" },
  allowed = { "pass", "redouble 2 4", "redouble 3" },
}

example "where nobody must double" {
  must_double = 0, step = "owed", with = { "player 2" }, dealer = 1,
  done = done(7), gives = false,
}

example "with sevens: the neighbours of 7S, 8S and 7H, and two sevens" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 7" }, leaves = { begins = "7", laid = "7S 8S 7H" },
  legal = { "6S", "9S", "6H", "8H", "7D", "7C" }, refused = { "10S" },
  because = "10S is no 7, and next to no card of its suit",
}

example "whoever holds a card that fits may not pass" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 7" }, refused = { "pass" },
  because = "you hold a card that fits",
}

example "whoever holds none must pass, as the first and the third here" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 6" }, legal = { "6S", "6H", "7D", "6C" },
  leaves = { counts = { 13, 12, 13, 13 }, laid = "6D" },
}

-- The play

example "in barbu, too" {
  contract = "barbu", hand = "5H 9H KC", played = "2H", legal = "KC",
}

example "a hand of hearts leads one" {
  contract = "hearts", hand = "5H 9H", legal = "5H 9H",
}

example "elsewhere any card is led" {
  contract = "queens", hand = "5H 9H KC", legal = "5H 9H KC",
}

example "where hearts may be led at any time" {
  lead_hearts = true, contract = "hearts", hand = "5H KC", legal = "5H KC",
}

example "without it any card is played" {
  contract = "no tricks", trick = "7S", hand = "2H KC", legal = "2H KC",
}

example "if that cannot be, any trump follows" {
  contract = "trumps", trump = "S", trick = "7S QS", hand = "2S 8S 10S AH",
  legal = "2S 8S 10S",
}

example "a plain suit need not be beaten" {
  contract = "trumps", trump = "S", trick = "7D", hand = "2D 8D KS",
  legal = "2D 8D",
}

-- After "without it a trump must be played":
example "and overtrump" {
  contract = "trumps", trump = "S", trick = "7D 5S", hand = "2S 9S KC",
  legal = "9S",
}

example "whoever cannot overtrump plays any card" {
  contract = "trumps", trump = "S", trick = "7D 10S", hand = "2S 9S KC",
  legal = "2S 9S KC",
}

example "without trumps the highest card of the suit led wins" {
  contract = "queens", trick = "7D QS KD AC", winner = 3,
}

example "both are written down" {
  first_dealer = 1, doubling = false,
  deal = { { hands = SUITS }, { hands = SUITS } },
  moves = { "barbu", "KH", "2C", "2D", "2S", "trumps spades" },
  leaves = { done = { { "barbu", "trumps" }, {}, {}, {} }, trump = "S" },
}

example "the tricks end with the last queen" {
  contract = "queens", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "5C" }, won = { "QC QD", "QH QS" }, gives = true,
}

example "not with the third" {
  contract = "queens", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "QS" }, won = { "QC QD", "QH" }, gives = false,
}

example "and with the king of hearts in barbu" {
  contract = "barbu", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "5C" }, won = { "", "KH" }, gives = true,
}

example "nothing is below a two" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 2", "2C", "2S" }, legal = { "3C", "2D" },
  refused = { "AC" }, because = "AC is no 2, and next to no card of its suit",
}

-- Scoring

example "the dealer deals again, and names another contract" {
  first_dealer = 1, doubling = false, deal = { { hands = SUITS } },
  moves = { "barbu", "KH", "2C", "2D", "2S" },
  scores = { -20, 0, 0, 0 }, leaves = { done = { { "barbu" }, {}, {}, {} } },
  allowed = { "queens", "trumps hearts" }, refused = { "barbu" },
  because = "you have played it",
}

example "one player may take both" {
  contract = "last two", last_won = { 3, 3 }, scores = { 0, 0, -30, 0 },
}

example "last tricks cost nothing elsewhere" {
  contract = "hearts", last_won = { 2, 4 }, scores = { 0, 0, 0, 0 },
}

example "each trick costs two" {
  contract = "no tricks", tricks = { 6, 4, 2, 1 }, scores = { -12, -8, -4, -2 },
}

example "all hearts cost thirty" {
  contract = "hearts", won = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  scores = { -30, 0, 0, 0 },
}

example "the king of hearts costs twenty" {
  contract = "barbu", won = { "", "KH QH AH" }, scores = { 0, -20, 0, 0 },
}

example "doubled by a player with four tricks fewer" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  doubles = { {}, {}, { 1 }, {} }, scores = { 50, 20, -10, 5 },
}

example "and redoubled" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  doubles = { { 3 }, {}, { 1 }, {} }, scores = { 70, 20, -30, 5 },
}

example "one may double several" {
  contract = "no tricks", tricks = { 6, 4, 2, 1 },
  doubles = { {}, {}, {}, { 1, 2 } }, scores = { -22, -14, -4, 14 },
}

-- The end of the match

example "two share it" {
  contract = "trumps", trump = "S", round_number = 28,
  before = { 5, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 35, 30, 30, 35 }, won_by = 0,
}

example "27 rounds do not end it" {
  contract = "trumps", trump = "S", round_number = 27,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = false,
}

example "or as many rounds as one likes" {
  rounds = 3, contract = "trumps", trump = "S", round_number = 3,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = 4,
}
