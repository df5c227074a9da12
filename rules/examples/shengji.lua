-- Boundary cases of shengji: `tenace check shengji` runs them with the examples
-- of its rules file.

-- The deal

-- The dealer holds the hole cards, too.
example "of one pack 12, and six are left" {
  packs = 1, declaring = "fixed", moves = {},
  leaves = { counts = { 18, 12, 12, 12 } },
}

example "of three packs 39, and six are left" {
  packs = 3, declaring = "fixed", moves = {},
  leaves = { counts = { 45, 39, 39, 39 } },
}

example "of four packs 52, and eight are left" {
  packs = 4, declaring = "fixed", moves = {},
  leaves = { counts = { 60, 52, 52, 52 } },
}

example "a level above the last counts as the last" {
  declaring = "fixed", fixed_levels = "5 3", last_level = "4", moves = {},
  leaves = { level = "4" },
}

example "a card declared makes its suit trump" {
  declared = "2H", step = "choose_trump", with = { "while_drawing" },
  gives = "H",
}

example "in the first round the cards are dealt again if nobody declares" {
  step = "choose_trump", with = { "while_drawing" }, hole = "5H 3C",
  gives = "deal again",
}

example "later the first hole card makes trump" {
  round_number = 2, step = "choose_trump", with = { "while_drawing" },
  hole = "5H 3C", gives = "H",
}

example "a joker turned makes none" {
  round_number = 2, step = "choose_trump", with = { "while_drawing" },
  hole = "LJ 3C", gives = "none",
}

example "where there must be a trump suit the next card is turned" {
  no_trump = false, round_number = 2, step = "choose_trump",
  with = { "while_drawing" }, hole = "LJ 3C", gives = "C",
}

-- The bidding

example "the trump suit may be given as none, and the levels too" {
  declaring = "fixed", fixed_trump = "none", fixed_levels = "5 7", moves = {},
  leaves = { trump = "none", level = "5" },
}

example "whoever declares in the first round deals, and has the hole cards" {
  moves = { "declare 2S", "declare 2C 2C" },
  leaves = { dealer = 1, trump = "C", counts = { 33, 25, 25, 25 } },
}

-- Seat 1 deals: its partner, seat 3, speaks first.
example "in duplicate play all is drawn before anybody declares" {
  declaring = "after_draw", moves = {},
  legal = { "pass", "declare 2C", "declare 2D", "declare 2C 2C" },
}

example "with one pack jokers declare nothing" {
  packs = 1, declaring = "after_draw", moves = {},
  deal = { hands = { "*", "*", "2H LJ BJ", "*" } },
  legal = { "pass", "declare 2H" },
}

example "two jokers declare that there is no trump suit" {
  declaring = "after_draw", moves = {},
  deal = { hands = { "*", "*", "LJ LJ BJ", "*" } },
  legal = { "pass", "declare 2D", "declare LJ LJ" },
}

example "unless there must be one" {
  declaring = "after_draw", no_trump = false, moves = {},
  deal = { hands = { "*", "*", "LJ LJ BJ", "*" } },
  legal = { "pass", "declare 2D" },
}

example "if all pass the dealer's partner names the suit" {
  declaring = "after_draw", moves = { "pass", "pass", "pass", "pass" },
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

-- The play

example "the last card of the suit goes with any other" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 2C 3D",
  legal = { "7H 2C", "7H 3D" },
  refused = { "2C 3D" }, because = "follow_suit",
}

-- After "a tractor must be answered with a tractor":
example "or else with as many pairs as there are" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H JH JH QH", legal = { "8H 8H JH JH" },
}

example "and then with any cards of the suit" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H JH QH KH",
  legal = { "8H 8H JH QH", "8H 8H JH KH", "8H 8H QH KH" },
}

example "a longer tractor obliges to the shorter tractors" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H 6H 6H" },
  hand = "8H 8H 9H 9H QH QH 2H 2H", legal = { "8H 8H 9H 9H QH QH",
    "2H 2H 8H 8H 9H 9H" },
}

example "pairs of level cards of two suits are no tractor" {
  level = "10", trump = "S", trick = { "10D 10D 10C 10C" },
  hand = "LJ LJ BJ BJ KS KS", allowed = { "LJ LJ BJ BJ", "LJ LJ KS KS" },
}

example "the top of the trumps holds together" {
  level = "10", trump = "S", trick = { "KS KS AS AS" },
  hand = "10C 10C 10S 10S BJ BJ", legal = { "10C 10C 10S 10S" },
}

example "two other trumps do not" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 5S" }, winner = 1,
}

example "of two kills the higher one wins" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 3S", "5S 5S", "4S 4S" },
  winner = 3,
}

example "a kill of a throw has its formats" {
  level = "10", trump = "S", trick = { "AH KH QH QH", "3S 3S 4S 4S" },
  winner = 2,
}

example "or it does not win" {
  level = "10", trump = "S", trick = { "AH KH QH QH", "3S 4S 5S 6S" },
  winner = 1,
}

example "of equal cards the first is higher" {
  level = "10", trump = "S", trick = { "10D", "10C", "10H", "AS" }, winner = 1,
}

example "so it is with pairs" {
  level = "10", trump = "S", hand = "AH 4H 4H",
  others = { "6H 6H", "AH", "5H" },
  refused = { "AH 4H 4H" }, because = "throw_fails", forced = "4H 4H",
}

-- Scoring

-- After "75 points of 80 leave the dealers a level":
example "less than half are two levels" {
  dealer = 1, last_trick = 1, scores = { 2, 0 }, won = { "", "KC KC KD 5C" },
}

example "nothing is three" {
  dealer = 1, last_trick = 1, scores = { 3, 0 }, won = { "", "2C" },
}

example "120 are a level for the attackers, too" {
  dealer = 1, last_trick = 1, scores = { 0, 1 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
}

-- After "a level that must be played holds the attackers":
example "and ends the dealers' rise" {
  must_play = "5", dealer = 1, last_trick = 1, levels = { "4", "2" },
  won = { "", "2C" }, scores = { 1, 0 },
}

example "a failed throw of the dealers adds to the attackers' points" {
  throw_penalty = 30, dealer = 1, step = "throw_failed",
  with = { "player 1" }, won = { "", "KC" }, leaves = { counted = { 0, 30 } },
}

example "their own costs no more than they have" {
  throw_penalty = 30, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "KC" }, leaves = { counted = { 0, -10 } },
}

example "half of the points leave the dealers one level" {
  dealer = 1, last_trick = 1, scores = { 1, 0 }, won = { "", "KC KC KD KD" },
}

example "five points leave them two" {
  dealer = 1, last_trick = 1, scores = { 2, 0 }, won = { "", "5C" },
}

example "115 points are no level for the attackers" {
  dealer = 1, last_trick = 1, scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 5C" },
}

example "a failed throw of the dealers adds its cost to the attackers" {
  throw_penalty = 1, dealer = 1, step = "throw_failed",
  with = { "player 1" }, leaves = { counted = { 0, 1 } },
}

example "one of the attackers takes it away" {
  throw_penalty = 10, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "KC KD" },
  leaves = { counted = { 0, -10 } },
}

example "but no more than they have" {
  throw_penalty = 10, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "5C" },
  leaves = { counted = { 0, -5 } },
}

example "the last trick counts the hole cards twice, not three times" {
  dealer = 1, last_trick = 2, hole = "10H 10S", scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS" },
}

example "195 points are two levels" {
  dealer = 1, last_trick = 1, scores = { 0, 2 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D 10H 10H 10S 10S "
    .. "5C 5C 5D 5D 5H 5H 5S" },
}

-- The end of the match

example "the attackers rise at no level that must be played, as A is" {
  dealer = 1, last_trick = 1, levels = { "3", "A" },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
  scores = { 0, 0 }, won_by = false, leaves = { levels = { "3", "A" } },
}

example "no rise goes beyond A" {
  dealer = 1, last_trick = 1, levels = { "K", "2" }, won = { "", "2C" },
  scores = { 1, 0 }, won_by = false, leaves = { levels = { "A", "2" } },
}

example "after the last of three rounds the higher level wins" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "3", "10" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 2,
}

example "on either side" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "10", "3" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 1,
}

example "equal levels are a draw" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "7", "7" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 0,
}

example "before the last round it goes on" {
  rounds = 3, round_number = 2, dealer = 1, last_trick = 1,
  levels = { "3", "10" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = false,
}

example "one to four packs" {
  settings = { packs = { 1, 2, 4 } },
}

example "points of failed throws are added to those of the cards" {
  dealer = 1, last_trick = 1, won = { "", "KC KD KH" }, counted = { 0, 10 },
  scores = { 1, 0 },
}

example "78 points of four packs leave the dealers two levels" {
  packs = 4, dealer = 1, last_trick = 1, counted = { 0, 78 },
  scores = { 2, 0 },
}

example "157 points of four packs are not enough for the attackers" {
  packs = 4, dealer = 1, last_trick = 1, counted = { 0, 157 },
  scores = { 1, 0 },
}
