-- Boundary cases of bluff: `tenace check bluff` runs them with the examples of
-- its rules file.

-- Seat 1 leads.
local DEAL = { hands = { "7C 7H KD 3C 4C 5C 6C 8C 9C 10C JC QC KC",
  "7D 7S 2D 3D 4D 5D 6D 8D 9D 10D JD QD AD",
  "2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH 2C",
  "2S 3S 4S 5S 6S 8S 9S 10S JS QS KS AS AC" } }

-- The options

example "the values that each option has" {
  settings = { players = { 3, 4, 8 }, rounds = { 1, 5, 144 },
    packs = { 0, 0, 2 }, style = "open", most = { 0, 0, 8 },
    jokers = { 0, 0, 4 }, after_passes = "player", ends = "first",
    max_turns = { 50, 1000, 5000 }, clockwise = true },
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

example "six players have two packs" {
  players = 6, dealer = 6, step = "deal",
  leaves = { counts = { 18, 18, 17, 17, 17, 17 } },
}

example "or one" {
  players = 6, packs = 1, dealer = 6, step = "deal",
  leaves = { counts = { 9, 9, 9, 9, 8, 8 } },
}

example "jokers are dealt, too" {
  jokers = 3, dealer = 4, step = "deal",
  leaves = { counts = { 14, 14, 14, 13 } },
}

example "a single joker, too" {
  jokers = 1, dealer = 4, step = "deal",
  leaves = { counts = { 14, 13, 13, 13 } },
}

-- What can be said

example "a card that is not held is refused" {
  first_dealer = 4, deal = DEAL, moves = {}, refused = { "2 Q: QS QD" },
  because = "you do not hold QS",
}

example "a lie is not" {
  first_dealer = 4, deal = DEAL, moves = {},
  allowed = { "2 Q: KC KD", "1 A: 7C", "4 2: 3C 4C 5C 6C" },
}

example "there are four of a rank" {
  first_dealer = 4, deal = DEAL, moves = {},
  refused = { "5 7: 7C 7H KD 3C 4C" }, because = "there are 4 sevens",
}

example "two packs have eight" {
  packs = 2, first_dealer = 4, deal = { hands = {
    "7C 7C 7D 7D 7H 7H 7S 7S 2C 3C 4C 5C 6C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D "
    .. "6D 8D" } }, moves = {},
  allowed = { "5 7: 7C 7C 7D 7D 7H", "8 7: 7C 7C 7D 7D 7H 7H 7S 2C" },
  refused = { "9 7: 7C 7C 7D 7D 7H 7H 7S 7S 2C" },
  because = "there are 8 sevens",
}

example "in a lap, too" {
  first_dealer = 4, deal = DEAL,
  moves = { "1 K: 7C", "believe", "believe", "believe" },
  refused = { "5: 7D 7S 2D 3D 4D" }, because = "there are 4 kings",
}

example "fewer may be the most at once" {
  most = 2, first_dealer = 4, deal = DEAL, moves = {},
  allowed = { "2 7: 7C KD" }, refused = { "3 7: 7C 7H KD" },
  because = "2 cards are the most at once",
}

example "one card is enough where fewer are the most" {
  most = 2, first_dealer = 4, deal = DEAL, moves = {},
  allowed = { "1 7: 7C" },
}

example "as many as there are of a rank is no smaller limit" {
  most = 4, first_dealer = 4, deal = DEAL, moves = {},
  refused = { "5 7: 7C 7H KD 3C 4C" }, because = "there are 4 sevens",
}

example "more than there are of a rank are never laid" {
  most = 8, first_dealer = 4, deal = DEAL, moves = {},
  refused = { "5 7: 7C 7H KD 3C 4C" }, because = "there are 4 sevens",
}

-- Doubts

example "the first doubt is the only one" {
  first_dealer = 4, deal = DEAL, moves = { "1 7: 7C", "believe", "believe",
    "doubt" },
  leaves = { counts = { 12, 13, 13, 14 } }, allowed = { "1 7: 7H" },
}

example "one wrong card among several is a lie" {
  held = { "7C 7D", "7H 8C", "2C", "3C" }, asked = "7", step = "turn_up",
  laid = "7S 9S", with = { "player 1", "player 3", "7S 9S" },
  gives = "player 3", leaves = { counts = { 4, 2, 1, 1 }, laid = 0 },
}

example "a joker is true" {
  jokers = 2, held = { "7C", "8C", "2C", "3C" }, asked = "7", laid = "7S BJ",
  heap = "KD", step = "turn_up", with = { "player 1", "player 3", "7S BJ" },
  gives = "player 1", leaves = { counts = { 1, 1, 4, 1 }, laid = 0, heap = 0 },
}

-- Eight players with one pack: seats 1 to 4 have seven cards, the others six.
local EIGHT = { hands = { "2C 3C 4C 5C 6C 7C 8C", "2D 3D 4D 5D 6D 7D 8D",
  "2H 3H 4H 5H 6H 7H 8H", "2S 3S 4S 5S 6S 7S 8S", "9C 10C JC QC KC AC",
  "9D 10D JD QD KD AD", "9H 10H JH QH KH AH", "9S 10S JS QS KS AS" } }
local BELIEVED = split "believe believe believe believe believe believe believe"
local PASSED = split "pass pass pass pass pass pass pass"

example "a player without cards is not asked" {
  ends = "last", players = 8, packs = 1, first_dealer = 8, deal = EIGHT,
  moves = join("4 2: 2C 3C 4C 5C", BELIEVED, PASSED, "3 6: 6C 7C 8C", BELIEVED,
    "1: 2D", split "believe believe believe believe believe believe"),
  allowed = { "1: 2H", "pass" },
}

example "a player with one card is" {
  players = 8, packs = 1, first_dealer = 8, deal = EIGHT,
  moves = join("4 2: 2C 3C 4C 5C", BELIEVED, PASSED, "2 6: 6C 7C", BELIEVED,
    "1: 2D", split "believe believe believe believe believe believe",
    "doubt"),
  leaves = { counts = { 1, 9, 7, 7, 6, 6, 6, 6 } },
  allowed = { "1 2: 8C" },
}

-- Passes

example "whoever has passed may lay cards later" {
  first_dealer = 4, deal = DEAL, moves = { "1 7: 7C", "believe", "believe",
    "believe", "pass", "1: KH", "believe", "believe", "believe", "pass",
    "pass" }, allowed = { "1: 7D", "pass" },
}

example "the player after the last one may lead" {
  after_passes = "next", first_dealer = 1, deal = DEAL,
  moves = { "1 7: 7D", "believe", "believe", "believe", "pass", "pass",
    "pass" }, allowed = { "1 K: KH" }, refused = { "1 K: AD" },
  because = "you do not hold AD",
}

example "or the last one" {
  first_dealer = 1, deal = DEAL,
  moves = { "1 7: 7D", "believe", "believe", "believe", "pass", "pass",
    "pass" }, allowed = { "1 K: AD" },
}

example "who has laid the last card is not waited for" {
  ends = "last", held = { "", "2C", "3C", "4C" }, asked = "7", heap = "7S",
  layer = 1, passed = 1, step = "pass", with = { "player 3" },
  gives = "player 4", leaves = { heap = 1, away = 0 },
}

example "without that one all others have passed" {
  ends = "last", held = { "", "2C", "3C", "4C" }, asked = "7", heap = "7S",
  layer = 1, passed = 2, step = "pass", with = { "player 4" },
  gives = "player 2", leaves = { heap = 0, away = 1 },
}

example "with one card left, the last one need not pass" {
  held = { "9C", "2C", "3C", "4C" }, asked = "7", heap = "7S",
  layer = 1, passed = 2, step = "pass", with = { "player 4" },
  gives = "player 1", leaves = { heap = 0, away = 1 },
}

-- Whose turn it is

example "the next player with cards" {
  ends = "last", held = { "7C", "", "3C", "4C" }, step = "with_cards",
  with = { "player 2" }, gives = "player 3",
}

-- The rank that rises

example "aces are the first" {
  style = "rising", first_dealer = 4, deal = DEAL, moves = {},
  allowed = { "1: 7C" }, refused = { "pass" },
}

example "then twos; after a doubt threes" {
  style = "rising", first_dealer = 4, deal = DEAL, moves = { "1: 7C",
    "believe", "believe", "believe", "1: 2D", "doubt" },
  leaves = { counts = { 12, 12, 15, 13 } },
  refused = { "1 4: 4H" }, because = "threes are asked for",
}

example "aces again after kings" {
  style = "rising", asked = "K", step = "next_rank", gives = "A",
}

-- The end

example "two may be rid of their cards" {
  ends = "last", held = { "", "2C", "", "4C" }, step = "is_decided",
  gives = false,
}

example "only one has some" {
  ends = "last", held = { "", "2C", "", "" }, step = "score_round",
  scores = { 0, -1, 0, 0 },
}

example "in place of a leader without cards the next one leads" {
  ends = "last", held = { "", "2C", "", "4C" }, asked = "7", laid = "7S",
  step = "turn_up", with = { "player 3", "player 2", "7S" },
  gives = "player 4", leaves = { counts = { 0, 2, 0, 1 } },
}

example "nobody scores when there have been too many turns" {
  held = { "5D", "2C", "3C", "4C" }, step = "score_round",
  scores = { 0, 0, 0, 0 },
}
