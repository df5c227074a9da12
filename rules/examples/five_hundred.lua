-- Boundary cases of five_hundred: `tenace check five_hundred` runs them with
-- the examples of its rules file.

-- Seat 1 has the joker and nine spades, the others a suit each.
local LONG = { "5S 6S 7S 8S 9S 10S JS QS KS BJ",
  "4H 5H 6H 7H 8H 9H 10H JH QH KH", "4D 5D 6D 7D 8D 9D 10D JD QD KD",
  "5C 6C 7C 8C 9C 10C JC QC KC AC" }

-- The deal

example "45 cards: five in the kitty" {
  deck = 45, moves = {},
  leaves = { counts = { 10, 10, 10, 10 }, kitty = 5, stock = 0 },
}

-- Seat 1 has ten trumps and takes the kitty.
local CLUBS = { hands = { "BJ JC JS AC KC QC 10C 9C 8C 7C",
  "4H 5H 6H 7H 8H 9H 10H JH QH KH", "4D 5D 6D 7D 8D 9D 10D JD QD KD" },
  kitty = "6C 5C 4C 5S 4S" }

example "the kitty has five, so five are put away" {
  deck = 45, first_dealer = 4, deal = CLUBS,
  moves = { "10 clubs", "pass", "pass", "pass" },
  allowed = { "6C 5C 4C 5S 4S" }, refused = { "5C 4C 5S 4S" },
  because = "the number of cards must be 5, not 4",
}

example "joker, bowers and ten other clubs are trumps: thirteen cards" {
  deck = 45, contract = "7 clubs", trump = "C", trick = "5C",
  hand = "BJ JC JS AC KC QC 10C 9C 8C 7C 6C 4C 4S",
  legal = "BJ JC JS AC KC QC 10C 9C 8C 7C 6C 4C", refused = "4S",
  because = "follow_suit",
}

example "a red four of trumps beats the black four that was led" {
  deck = 45, contract = "7 hearts", trump = "H", trick = "4S 4H 5D 6S",
  winner = 2,
}

example "three players, each alone" {
  players = 3, moves = {},
  leaves = { counts = { 10, 10, 10 }, kitty = 3, stock = 0 },
}

example "a second joker is one more card in the kitty" {
  deck = 45, jokers = 2, moves = {},
  leaves = { counts = { 10, 10, 10, 10 }, kitty = 6, stock = 0 },
}

example "the little joker is a trump over the right bower" {
  deck = 45, jokers = 2, contract = "7 hearts", trump = "H",
  trick = "JH LJ 5H AH", winner = 2,
}

example "who leads it without trumps names a suit" {
  deck = 45, jokers = 2, first_dealer = 4,
  deal = { hands = { "5S 6S 7S 8S 9S 10S JS QS KS LJ", LONG[2], LONG[3],
    LONG[4] }, kitty = "4S AS AH AD 4C BJ" },
  moves = { "7 no trump", "pass", "pass", "pass", "4S AS AH AD 4C 5S" },
  allowed = { "LJ hearts", "BJ hearts", "KS" }, refused = { "LJ" },
}

-- The bidding

-- After "no misere before a bid of seven":
example "nor over six" {
  moves = { "6 hearts" }, allowed = { "open misere", "6 no trump" },
  refused = { "misere" }, because = "misere is only bid over seven",
}

example "over seven it is allowed" {
  moves = { "7 spades" }, allowed = { "misere", "7 clubs" },
  refused = { "7 spades", "6 no trump" }, because = "higher_bid",
}

example "over any seven" {
  moves = { "7 no trump" }, allowed = { "misere", "8 spades" },
}

example "and eight spades beats it" {
  moves = { "7 spades", "misere" }, allowed = { "8 spades" },
  refused = { "7 no trump" }, because = "higher_bid",
}

example "over eight spades it is refused" {
  moves = { "8 spades" }, allowed = { "8 clubs" }, refused = { "misere" },
  because = "misere is only bid over seven",
}

example "over ten hearts it is refused" {
  moves = { "10 hearts" }, refused = { "open misere" }, because = "higher_bid",
}

example "misere by its value: over eight spades, but not over eight clubs" {
  misere = "any", moves = { "8 spades" }, allowed = { "misere" },
}

example "eight clubs is worth more" {
  misere = "any", moves = { "8 clubs" }, refused = { "misere" },
  because = "higher_bid",
}

example "where there is none it cannot be bid" {
  misere = "off", moves = { "7 spades" }, refused = { "misere" },
}

example "where each speaks once four words end it" {
  auction = "once_round", first_dealer = 4,
  moves = { "6 spades", "7 spades", "pass", "pass" },
  leaves = { contractor = 2, contract = "7 spades", trump = "S" },
}

example "all pass: the next player deals, and it is the same round" {
  rounds = 1, first_dealer = 4, moves = { "pass", "pass", "pass", "pass" },
  allowed = { "6 spades", "pass" },
  leaves = { dealer = 1, counts = { 10, 10, 10, 10 } },
}

-- The play

example "the right bower beats the left" {
  contract = "7 diamonds", trump = "D", trick = "KD JH JD AD", winner = 3,
}

example "the left bower does not follow its own suit" {
  contract = "7 diamonds", trump = "D", trick = "AH", hand = "JH 5C",
  legal = "JH 5C",
}

-- After "without trumps the joker is played only by who cannot follow":
example "then it may be thrown, and wins" {
  contract = "8 no trump", trick = "9S BJ AS", winner = 2,
}

example "without trumps the jacks are in their suits" {
  contract = "misere", trick = "JS QS JC", winner = 2,
}

example "a joker that has a suit is its highest card" {
  contract = "8 no trump", joker_suit = "S", trick = "AS BJ KS", winner = 2,
}

example "and follows it" {
  contract = "8 no trump", joker_suit = "S", trick = "AS", hand = "BJ 4H",
  legal = "BJ",
}

-- Seat 1 has the joker, and leads.
example "whoever leads the joker without trumps names a suit" {
  first_dealer = 4, deal = { hands = { "BJ AS KS QS AH KH AD KD AC KC" } },
  moves = { "8 no trump", "pass", "pass", "pass", "QS KS KC" },
  allowed = { "BJ hearts", "AS" }, refused = { "BJ" },
}

example "or the contractor names its suit before the first lead" {
  joker = "named", first_dealer = 4,
  deal = { hands = { "BJ AS KS QS AH KH AD KD AC KC" } },
  moves = { "8 no trump", "pass", "pass", "pass", "QS KS KC", "spades" },
  leaves = { joker_suit = "S" },
}

example "which they must follow" {
  first_dealer = 4, deal = { hands = { "BJ AS KS QS AH KH AD KD AC KC",
    "4H 5H 4D 5D 6D 7D 5C 6C 7C 8C" } },
  moves = { "8 no trump", "pass", "pass", "pass", "QS KS KC", "BJ hearts" },
  legal = { "4H", "5H" }, leaves = { counts = { 9, 10, 10, 10 } },
}

example "in the last trick any suit is named, even one that was shown to lack" {
  first_dealer = 4, deal = { hands = LONG, kitty = "AS AH AD" },
  moves = { "8 no trump", "pass", "pass", "pass", "AS AH AD",
    "5S", "4H", "4D", "5C", "6S", "5H", "5D", "6C", "7S", "6H", "6D", "7C",
    "8S", "7H", "7D", "8C", "9S", "8H", "8D", "9C", "10S", "9H", "9D", "10C",
    "JS", "10H", "10D", "JC", "QS", "JH", "JD", "QC", "KS", "QH", "QD", "KC" },
  legal = { "BJ clubs", "BJ diamonds", "BJ hearts", "BJ spades" },
  leaves = { lacks = { false, "SSSSSSSSS", "SSSSSSSSS", "SSSSSSSSS" } },
}

-- Seat 4 wins a trick in clubs, and leads a spade later.
example "none that was shown to lack before it" {
  first_dealer = 4, deal = { hands = { "5C 6S 7S 8S 9S 10S JS QS AS BJ",
    LONG[2], LONG[3], "5S 6C 7C 8C 9C 10C JC QC KC AC" }, kitty = "KS AH AD" },
  moves = { "8 no trump", "pass", "pass", "pass", "KS AH AD", "5C", "4H", "4D",
    "AC", "6C", "6S", "5H", "5D", "5S", "7S", "6H", "6D" },
  allowed = { "BJ spades", "BJ hearts", "AS" }, refused = { "BJ clubs" },
  because = "you have shown that you lack that suit",
}

example "a suit that was named before the first lead lasts" {
  joker = "named", first_dealer = 4,
  deal = { hands = LONG, kitty = "AS AH AD" },
  moves = { "8 no trump", "pass", "pass", "pass", "AS AH AD", "spades", "5S",
    "4H", "4D", "5C" },
  allowed = { "BJ", "6S" }, leaves = { joker_suit = "S" },
}

example "of three players nobody sits out" {
  players = 3, first_dealer = 3,
  deal = { hands = { [2] = "7H 8H 9H 10H 7D 8D 9D 10D 7C 8C" } },
  moves = { "7 spades", "misere", "pass", "pass", "7H 8H 9H" },
  leaves = { counts = { 10, 10, 10 }, away = 0, kitty = 3 },
}

example "in a misere the contractor's partner takes no part" {
  first_dealer = 4,
  deal = { hands = { [2] = "4H 5H 6H 7H 4D 5D 6D 7D 5C 6C" } },
  moves = { "7 spades", "misere", "pass", "pass", "pass", "4H 5H 6H" },
  leaves = { counts = { 10, 10, 10, 0 }, away = 10, kitty = 3 },
}

-- Scoring

example "nine tricks are no slam" {
  contractor = 1, contract = "7 spades", trump = "S", tricks = { 9, 1 },
  scores = { 140, 10 },
}

example "where no slam counts" {
  slam = false, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 10, 0 }, scores = { 140, 0 },
}

example "eight hearts, ten tricks: 300" {
  contractor = 1, contract = "8 hearts", trump = "H", tricks = { 10, 0 },
  scores = { 300, 0 },
}

example "where the others' tricks count nothing" {
  defence_tricks = false, contractor = 1, contract = "8 no trump",
  tricks = { 7, 3 }, scores = { -320, 0 },
}

example "ten diamonds" {
  contractor = 2, contract = "10 diamonds", trump = "D", tricks = { 1, 9 },
  scores = { 10, -480 },
}

example "misere lost" {
  contractor = 1, contract = "misere", tricks = { 1, 4 },
  scores = { -250, 0 },
}

example "of three players the two others get their own tens" {
  players = 3, contractor = 1, contract = "6 spades", trump = "S",
  tricks = { 6, 3, 1 }, scores = { 40, 30, 10 },
}

-- The end of the match

example "nullo counts as much as misere" {
  contractor = 1, contract = "nullo", tricks = { 0, 10 },
  scores = { 250, 0 },
}

example "an open nullo as much as an open misere" {
  contractor = 1, contract = "open nullo", tricks = { 0, 10 },
  scores = { 500, 0 },
}

example "open misere" {
  contractor = 2, contract = "open misere", tricks = { 10, 0 },
  scores = { 0, 500 }, won_by = 2,
}

example "where any points win they do" {
  win_on_bid = false, before = { 490, 300 }, contractor = 2,
  contract = "7 spades", trump = "S", tricks = { 3, 7 },
  scores = { 520, 440 }, won_by = 1,
}

example "both there: the side that made its bid" {
  win_on_bid = false, before = { 490, 360 }, contractor = 2,
  contract = "7 spades", trump = "S", tricks = { 3, 7 },
  scores = { 520, 500 }, won_by = 2,
}

example "500 left after a bid that failed win nothing" {
  before = { 640, 0 }, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 6, 4 }, scores = { 500, 40 }, won_by = false,
}

example "499 are not enough" {
  before = { 359, 0 }, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 7, 3 }, scores = { 499, 30 }, won_by = false,
}

example "at minus 499 it has not" {
  before = { -359, 0 }, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 6, 4 }, scores = { -499, 40 }, won_by = false,
}

example "of three players the highest other wins" {
  players = 3, before = { 30, 40, -460 }, contractor = 3,
  contract = "6 spades", trump = "S", tricks = { 3, 3, 4 },
  scores = { 60, 70, -500 }, won_by = 2,
}

example "if two others are equal, it is a draw" {
  players = 3, before = { 30, 30, -460 }, contractor = 3,
  contract = "6 spades", trump = "S", tricks = { 3, 3, 4 },
  scores = { 60, 60, -500 }, won_by = 0,
}

example "where any points win 500 are enough" {
  win_on_bid = false, before = { 470, 300 }, contractor = 2,
  contract = "7 spades", trump = "S", tricks = { 3, 7 },
  scores = { 500, 440 }, won_by = 1,
}

example "after a number of rounds the higher total wins" {
  rounds = 1, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 7, 3 }, scores = { 140, 30 }, won_by = 1,
}
