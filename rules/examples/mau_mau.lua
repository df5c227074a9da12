-- Boundary cases of mau_mau: `tenace check mau_mau` runs them with the examples
-- of its rules file.

-- Two players, who have each played three of their five cards.
local FEW = { hands = { "9S 10D QH KD JC", "9D 10H QD KH AS" }, discard = "9C" }

-- Thirty cards in hands, one turned up, one in the stock. Seat 1 must draw
-- that, and seat 2 can do nothing.
local ALL = { hands = { "7C 8C 10C QC KC AC", "7D 8D 10D QD KD 7H",
  "7S 8S 10S QH KH 8H", "QS KS AS 10H AH JC", "9C 9D 9H JD JH JS" },
  discard = "9S", stock = "AD" }

-- The deal

-- After "five cards each, and one is turned up":
example "or more, of 52 cards" {
  pack = "52", hand_size = 7, step = "deal",
  leaves = { counts = { 7, 7, 7 }, stock = 30 },
}

-- The play

-- After "the suit wished must follow, and no jack":
example "unless jacks may lie on jacks" {
  jack_on_jack = true,
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "QH JH 9C AD KS",
    "*" }, discard = "10S" },
  moves = { "JC hearts" }, allowed = { "JH spades", "QH" }, refused = { "9C" },
  because = "hearts or another jack is asked for, or a jack",
}

example "a jack turned up shows its suit" {
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "*",
    "*" }, discard = "JS" },
  moves = {}, legal = { "9S", "draw" },
}

-- After "a seven is answered with a seven":
example "or does, if one says so" {
  play_after_sevens = true,
  first_dealer = 3, deal = { hands = { "7D 10H KD JC 8H", "KS JH 9C AD QD",
    "*" }, discard = "10D" },
  moves = { "7D" }, allowed = { "AD", "QD" },
  leaves = { counts = { 4, 7, 5 } },
}

example "it stays in the hand, if that is the rule" {
  play_drawn = false,
  deal = { hands = { "9S 10H KD AC 8H", "8D 10D QC KC AS", "*" },
    discard = "9D", stock = "QD" }, first_dealer = 3,
  moves = { "draw" }, legal = { "8D", "10D", "draw" },
}

example "who can play must, if that is the rule" {
  must_play = true,
  first_dealer = 3, deal = { hands = { "9S 10H KD AC 8H", "*",
    "*" }, discard = "9D" },
  moves = {}, legal = { "KD", "9S" }, refused = { "draw" },
  because = "you hold a card that fits",
}

example "an ace may give another turn" {
  ace_again = true,
  first_dealer = 3, deal = { hands = { "AS 10S KD AC 8H", "*",
    "*" }, discard = "9S" },
  moves = { "AS" }, allowed = { "10S", "AC" },
}

example "otherwise it gives none" {
  first_dealer = 3, deal = { hands = { "AS 10S KD AC 8H",
    "KS QD QC 8C 10C", "*" }, discard = "9S" },
  moves = { "AS" }, legal = { "KS", "draw" },
}

example "a nine turns nothing otherwise" {
  first_dealer = 3, deal = { hands = { "9S 10S KD AC 8H",
    "AH KS QC 8C 10C", "*" }, discard = "QS" },
  moves = { "9S" }, legal = { "KS", "draw" },
}

example "a nine may turn the direction" {
  nine_turns = true,
  first_dealer = 3, deal = { hands = { "9S 10S KD AC 8H", "*",
    "KS AH QD QC 8C" }, discard = "QS" },
  moves = { "9S" }, legal = { "KS", "draw" },
}

example "with two players it is a skip" {
  nine_turns = true, players = 2, first_dealer = 2,
  deal = { hands = { "9S 10S KD AC 8H", "*" }, discard = "QS" },
  moves = { "9S" }, allowed = { "10S" }, refused = { "KD" },
}

example "no card before it" {
  say_mau = true, players = 2, first_dealer = 2, deal = FEW,
  moves = { "9S", "9D", "10D", "10H" }, legal = { "QH", "JC clubs",
    "JC diamonds", "JC hearts", "JC spades", "draw" },
}

example "nor where nobody says mau" {
  players = 2, first_dealer = 2, deal = FEW,
  moves = { "9S", "9D", "10D", "10H", "QH", "QD" },
  legal = { "KD", "JC clubs", "JC diamonds", "JC hearts", "JC spades",
    "draw" },
}

example "whoever forgets it draws a card" {
  say_mau = true, players = 2, first_dealer = 2, deal = FEW,
  moves = { "9S", "9D", "10D", "10H", "QH", "QD", "KD" },
  leaves = { counts = { 2, 2 } },
}

example "whoever says it does not; and a last jack needs no suit" {
  say_mau = true, players = 2, first_dealer = 2, deal = FEW,
  moves = { "9S", "9D", "10D", "10H", "QH", "QD", "KD mau", "KH mau" },
  leaves = { counts = { 1, 1 } }, legal = { "JC", "draw" },
}

example "without cards to draw one must play" {
  players = 5, hand_size = 6, first_dealer = 5, deal = ALL,
  moves = {}, legal = { "7S", "8S", "10S" }, refused = { "draw" },
  because = "nothing is left to draw", leaves = { counts = { 7, 6, 6, 6, 6 } },
}

example "and may not pass" {
  players = 5, hand_size = 6, first_dealer = 5, deal = ALL,
  moves = {}, refused = { "pass" },
  because = "you hold a card that fits",
}

example "the cards played are drawn again, but for the last" {
  players = 5, hand_size = 6, first_dealer = 5, deal = ALL,
  moves = { "10S" }, allowed = { "draw", "QS" }, refused = { "pass" },
}

example "with two cards left a player says mau, where that is the rule" {
  say_mau = true, players = 2, step = "play",
  with = { "player 1", "JS", "H", "mau" }, held = { "JS 10H", "KD" },
  discard = "8S", leaves = { counts = { 1, 1 } },
}

example "or draws a card" {
  say_mau = true, step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H", "KD", "" }, discard = "8S",
  leaves = { counts = { 2, 1, 0 } },
}

example "with three cards left nobody says it" {
  say_mau = true, step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H KH", "KD", "" }, discard = "8S",
  leaves = { counts = { 2, 1, 0 } },
}

example "where it is no rule nobody draws" {
  step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H", "KD", "" }, discard = "8S",
  leaves = { counts = { 1, 1, 0 } },
}

-- What cards count

-- After "what cards count":
example "or as in Skat" {
  values = "skat", cards = "AC 10C KC QC JC 9C 8C 7C", points = 30,
}

example "of 52 cards the low ones count, too" {
  pack = "52", cards = "2C 3C 4C 5C 6C", points = 20,
}

example "a nine counts nine then, an ace eleven" {
  pack = "52", cards = "9C AC", points = 20,
}

-- Scoring

-- After "twice if the winner went out with a jack":
example "or once" {
  jack_doubles = false, step = "score_round", with = { "player 1" },
  discard = "JS", held = { "", "AC 9D", "JC" }, scores = { 0, 20, 20 },
}

example "the next player draws for a seven" {
  to_draw = 2, step = "score_round", with = { "player 1" }, discard = "7S",
  held = { "", "8C 9D", "9C" }, leaves = { counts = { 0, 4, 1 } },
}

example "or not" {
  last_seven = false, to_draw = 2, step = "score_round",
  with = { "player 1" }, discard = "7S", held = { "", "8C 9D", "9C" },
  scores = { 0, 17, 9 },
}

example "without a seven as last card nobody draws" {
  step = "score_round", with = { "player 1" }, discard = "9S",
  held = { "", "8C 9D", "9C" }, leaves = { counts = { 0, 2, 1 } },
}

-- The end of the match

example "equal lowest ones are a draw" {
  before = { 96, 60, 60 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "KC", "AC", "AD" }, scores = { 100, 71, 71 },
  won_by = 0,
}

example "below a hundred nobody has won" {
  before = { 95, 60, 60 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "KC", "AC", "AD" }, scores = { 99, 71, 71 },
  won_by = false,
}

example "a hundred points end nothing where rounds are counted" {
  rounds = 4, before = { 96, 60, 50 }, step = "score_round",
  with = { "player 1" }, discard = "9S", held = { "7C", "AC", "KC" },
  won_by = false,
}
