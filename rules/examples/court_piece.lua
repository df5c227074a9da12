-- Boundary cases of court_piece: `tenace check court_piece` runs them with the
-- examples of its rules file.

-- Seat 3 calls where seat 4 deals; its five cards come first.
local LOW = { { hands = { [3] = "9H 7H 5S 3C 2D *" } } }
local HIGH = { { hands = { [3] = "10H 7H 5S 3C 2D *" } } }

-- Seat 3 has laid a heart, and seat 2 holds no spade.
local HIDDEN = { { hands = { [3] = "6H KS 9C 4C 2C QS 3C 5C 8H 9H 7C 8C 10H",
  [2] = "4H 10D 9D 8D 7D 6D 5D 4D 3D 2D JD QD KD" } } }

-- The options

example "the values that each option has" {
  settings = { sir = "single", trump = "named", target = { 1, 7, 52 },
    kot = { 1, 3, 52 }, scoring = "rounds", ace_rule = false,
    last_takes = true, bavney = { 0, 0, 52 }, low_hand = false,
    clockwise = false },
}

-- Making trump

example "five cards each, and the caller names any suit" {
  first_dealer = 4, deal = LOW, moves = {},
  legal = "clubs diamonds hearts spades", leaves = { caller = 3,
    counts = { 5, 5, 5, 5 } },
}

example "to the left the other neighbour is the caller" {
  first_dealer = 4, clockwise = true, moves = {}, leaves = { caller = 1 },
}

example "then thirteen each, and the caller leads" {
  first_dealer = 4, deal = LOW, moves = { "clubs" }, allowed = { "9H" },
  leaves = { trump = "C", counts = { 13, 13, 13, 13 } },
}

example "low cards may be dealt again" {
  first_dealer = 4, low_hand = true, deal = LOW, moves = {},
  legal = "clubs diamonds hearts spades redeal",
}

example "but not with a ten" {
  first_dealer = 4, low_hand = true, deal = HIGH, moves = {},
  legal = "clubs diamonds hearts spades", refused = "redeal",
  because = "you hold a card above nine",
}

example "the same player deals again" {
  first_dealer = 4, low_hand = true, deal = LOW, moves = { "redeal" },
  leaves = { dealer = 4, counts = { 5, 5, 5, 5 } },
}

example "a caller who would lay a trump may have them dealt again, too" {
  first_dealer = 4, options = { low_hand = true, trump = "hidden" },
  deal = LOW, moves = {}, legal = "lay redeal",
}

example "one of the five is laid" {
  first_dealer = 4, options = { trump = "hidden" }, deal = LOW, moves = {},
  legal = "9H 7H 5S 3C 2D",
}

-- The hidden trump

example "it is in no hand, and its suit is not led" {
  first_dealer = 4, options = { trump = "hidden" }, deal = HIDDEN,
  moves = { "6H" }, allowed = { "KS" }, refused = { "8H" },
  because = "the trump is not open: lead another suit",
  leaves = { laid = 1, trump = "none", counts = { 13, 13, 12, 13 } },
}

example "a player without the suit led may open it" {
  first_dealer = 4, options = { trump = "hidden" }, deal = HIDDEN,
  moves = { "6H", "KS" }, legal = "no open",
}

example "and must trump then" {
  first_dealer = 4, options = { trump = "hidden" }, deal = HIDDEN,
  moves = { "6H", "KS", "open" },
  leaves = { laid = 0, trump = "H", counts = { 13, 12, 12, 13 } },
}

example "or plays any card" {
  first_dealer = 4, options = { trump = "hidden" }, deal = HIDDEN,
  moves = { "6H", "KS", "no" }, allowed = { "4H", "KD" },
  leaves = { laid = 1, trump = "none" },
}

-- Double sir: seat 1 calls and leads, and wins with aces and a king.

local ACES = { { hands = { "AS AH KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C",
  "2S 3S 2H 3H 2C 2D 3D 4D 5D 6D 7D 8D 9D",
  "4S 5S 4H 5H 10D JD QD KD AD 6S 7S 8S 9S",
  "6H 7H 8H 9H 10H JH QH KH 10S JS QS KS AC" } } }
local TWO = split "diamonds AS 2S 4S 10S AH 2H 4H 6H"

example "two tricks in a row are taken" {
  first_dealer = 4, clockwise = true, sir = "double", deal = ACES, moves = TWO,
  leaves = { taken = { 2, false }, heap = 0, holder = "none" },
}

example "but not where both were won by aces" {
  first_dealer = 4, clockwise = true, sir = "double", ace_rule = true,
  deal = ACES, moves = TWO, leaves = { taken = "none", heap = 2, holder = 1 },
}

example "one trick stays in the middle" {
  step = "gather", with = { "player 1", false }, sir = "double",
  leaves = { taken = "none", heap = 1, holder = 1 },
}

example "the partner's trick does not help" {
  step = "gather", with = { "player 3", false }, sir = "double", holder = 1,
  heap = 1, leaves = { taken = "none", heap = 2, holder = 3 },
}

example "all that lie there are taken" {
  step = "gather", with = { "player 2", false }, sir = "double", holder = 2,
  heap = 3, fields = { taken = { 2, 1 } },
  leaves = { taken = { 2, 5 }, heap = 0, holder = "none" },
}

example "an ace and another card take all with the ace rule, too" {
  step = "gather", with = { "player 2", false }, sir = "double", ace = true,
  ace_rule = true, holder = 2, heap = 2,
  leaves = { taken = { false, 3 }, heap = 0 },
}

example "the thirteenth trick takes what lies there" {
  step = "gather", with = { "player 3", true }, sir = "double", holder = 1,
  heap = 1, leaves = { taken = { 2, false }, heap = 0 },
}

example "or it is nobody's" {
  step = "gather", with = { "player 3", true }, sir = "double",
  last_takes = false, holder = 1, heap = 1,
  leaves = { taken = "none", heap = 2 },
}

example "the round ends when a side has taken seven" {
  step = "after_trick", with = { "player 3" }, sir = "double", dealer = 4,
  held = { "", "", "", "2C 3C 4C 5C" }, holder = 3, heap = 5,
  fields = { taken = { 1, 2 } }, gives = true,
}

example "with six it goes on" {
  step = "after_trick", with = { "player 3" }, sir = "double", dealer = 4,
  held = { "", "", "", "2C 3C 4C 5C" }, holder = 3, heap = 4,
  fields = { taken = { 1, 2 } }, gives = false,
}

-- The end of a round

example "seven tricks end a round" {
  step = "after_trick", with = { "player 1" }, dealer = 4, tricks = { 7, 3 },
  held = { "", "", "", "2C 3C 4C" }, gives = true,
}

example "six do not" {
  step = "after_trick", with = { "player 1" }, dealer = 4, tricks = { 6, 3 },
  held = { "", "", "", "2C 3C 4C 5C" }, gives = false,
}

example "where the thirteen are played for, seven do not end it" {
  step = "after_trick", with = { "player 1" }, dealer = 4, tricks = { 8, 0 },
  bavney = 52, on = true, held = { "", "", "", "2C 3C 4C 5C 6C" },
  gives = false,
}

example "a trick lost does" {
  step = "after_trick", with = { "player 2" }, dealer = 4, tricks = { 8, 1 },
  bavney = 52, on = true, held = { "", "", "", "2C 3C 4C 5C" }, gives = true,
}

example "and so does the last trick" {
  step = "after_trick", with = { "player 1" }, dealer = 4, tricks = { 13, 0 },
  bavney = 52, on = true, gives = true,
}

example "seven to three play on for nothing" {
  step = "plays_on", with = { "player 1", 10 }, bavney = 52, gives = false,
}

example "nor do seven to none without the option" {
  step = "plays_on", with = { "player 1", 7 }, gives = false,
}

-- Scoring; seat 1 has called

example "seven tricks to none are a kot" {
  caller = 1, dealer = 4, tricks = { 7, 0 }, scores = { 3, 0 },
  leaves = { next_dealer = 2 },
}

example "where the dealer's side has won the next one deals" {
  caller = 1, dealer = 4, tricks = { 3, 7 }, scores = { 0, 1 },
  leaves = { next_dealer = "none" },
}

example "a kot of the dealer's side, too" {
  caller = 1, dealer = 4, tricks = { 0, 7 }, scores = { 0, 3 },
  leaves = { next_dealer = "none" },
}

example "where it has lost the same one deals" {
  caller = 1, dealer = 4, tricks = { 7, 3 }, scores = { 1, 0 },
  leaves = { next_dealer = 4 },
}

example "a kot may count otherwise" {
  kot = 5, caller = 1, dealer = 4, tricks = { 7, 0 }, scores = { 5, 0 },
}

example "in double sir what was taken counts" {
  sir = "double", caller = 1, dealer = 4, tricks = { 9, 4 },
  fields = { taken = { 5, 7 } }, scores = { 0, 1 },
}

example "equal there, and nobody scores" {
  sir = "double", last_takes = false, caller = 1, dealer = 4,
  tricks = { 7, 6 }, fields = { taken = { 6, 6 } }, scores = { 0, 0 },
  leaves = { next_dealer = 4, running = { 0, 0 } },
}

example "all thirteen" {
  bavney = 52, on = true, caller = 1, dealer = 4, tricks = { 13, 0 },
  scores = { 52, 0 }, leaves = { next_dealer = 2 },
}

example "twelve are nothing then" {
  bavney = 52, on = true, caller = 1, dealer = 4, tricks = { 12, 1 },
  scores = { 0, 0 }, leaves = { next_dealer = 4 },
}

example "a plain round counts nothing where only kots do" {
  scoring = "kots", caller = 1, dealer = 4, tricks = { 7, 3 },
  scores = { 0, 0 }, leaves = { next_dealer = 4, running = { 1, 0 } },
}

example "a kot of the caller's side is one" {
  scoring = "kots", caller = 1, dealer = 4, tricks = { 7, 0 },
  scores = { 1, 0 }, leaves = { next_dealer = 2 },
}

example "a goon kot is three" {
  scoring = "kots", caller = 1, dealer = 4, tricks = { 0, 7 },
  scores = { 0, 3 },
}

example "seven rounds in a row are a kot" {
  scoring = "kots", caller = 1, dealer = 4, tricks = { 7, 3 },
  running = { 6, 0 }, scores = { 1, 0 }, leaves = { running = { 0, 0 } },
}

example "six are none, and the other side begins again" {
  scoring = "kots", caller = 1, dealer = 4, tricks = { 7, 3 },
  running = { 5, 3 }, scores = { 0, 0 }, leaves = { running = { 6, 0 } },
}

example "where rounds count they are not" {
  caller = 1, dealer = 4, tricks = { 7, 3 }, running = { 6, 0 },
  scores = { 1, 0 },
}

example "the match is over at the target" {
  caller = 1, dealer = 4, before = { 6, 5 }, tricks = { 7, 3 },
  scores = { 7, 5 }, won_by = 1,
}
