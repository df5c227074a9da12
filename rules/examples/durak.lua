-- Boundary cases of durak: `tenace check durak` runs them with the examples of
-- its rules file.

-- The deal

example "six players have all cards" {
  players = 6, step = "deal",
  leaves = { counts = { 6, 6, 6, 6, 6, 6 }, turned = 0, stock = 0 },
}

example "of 52 cards more are left" {
  pack = "52", step = "deal", leaves = { counts = { 6, 6 }, stock = 39 },
}

example "of 24 cards fewer are left" {
  pack = "24", step = "deal", leaves = { counts = { 6, 6 }, stock = 11 },
}

-- The play

example "of the lowest trump, and of several cards of a rank" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = {},
  legal = { "6H", "7S", "7D", "9C", "10C", "KC", "7D 7S" },
  refused = { "7S 9C" },
  because = "7S 9C is no combination: these are single, pair, triple, four",
}

example "three or four of a rank may attack, too" {
  first_dealer = 2, deal = { hands = { "6H 7C 7S 7D 7H KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = {},
  allowed = { "7C 7D 7H", "7D 7H 7S", "7C 7D 7H 7S" },
}

example "without a trump the dealer's left does" {
  players = 3, trump = "C", held = { "7H AS", "6H KD", "AD" }, dealer = 2,
  step = "first_attacker", gives = "player 3",
}

example "it attacks first even where somebody was the fool" {
  players = 3, trump = "H", fool = 1, held = { "7H", "6H", "8H" },
  step = "first_attacker", gives = "player 2",
}

example "unless the player on the fool's right attacks" {
  players = 3, first = "after_fool", trump = "H", fool = 1,
  held = { "7H", "6H", "8H" }, step = "first_attacker", gives = "player 3",
}

example "and if nobody was the fool the lowest trump does" {
  players = 3, first = "after_fool", trump = "H",
  held = { "7H", "6H", "8H" }, step = "first_attacker", gives = "player 2",
}

-- After "two cards attack a defender who holds two":
example "but not three" {
  bouts = 2, held = { "7C 7D 7S", "9S JD" }, step = "has_room",
  with = { "7C 7D 7S", "player 2" }, gives = false,
}

example "cards that lie there count, too" {
  bouts = 2, attack = "8C", held = { "7C 7D 7S", "9S JD" },
  step = "has_room", with = { "8D 8H", "player 2" }, gives = false,
}

example "seven may not" {
  bouts = 2, attack = "8C 8D 8H 7S", beaten = "7C 9C", step = "has_room",
  held = { "", "9S JD QD KD AD AC AS" }, with = { "7D 7H", "player 2" },
  gives = false,
}

example "in the first bout six cards may attack, too" {
  bouts = 1, attack = "8C 8D 8H 7S", beaten = "7C 9C", step = "has_room",
  held = { "", "9S JD QD KD AD" }, with = { "7H", "player 2" }, gives = true,
}

example "or five, if that is the rule" {
  bouts = 1, attack = "8C 8D 8H 7S", beaten = "7C 9C", step = "has_room",
  first_limit = 5, held = { "", "9S JD QD KD AD" }, with = { "7H", "player 2" },
  gives = false,
}

example "and that many are five" {
  bouts = 1, attack = "8C 8D 8H", beaten = "7C 9C", step = "has_room",
  first_limit = 5, held = { "", "9S JD QD KD AD" }, with = { "7H", "player 2" },
  gives = true,
}

example "but in the second bout six" {
  bouts = 2, attack = "8C 8D 8H 7S", beaten = "7C 9C", step = "has_room",
  first_limit = 5, held = { "", "9S JD QD KD AD" }, with = { "7H", "player 2" },
  gives = true,
}

example "nothing is thrown in after a take, if that is the rule" {
  throw_on_take = false, first_dealer = 2, deal = { hands = {
    "6H 7S 7D 9C 10C KC", "9S JD AS 10H QH KD" }, turned = "8H" },
  moves = { "7S", "take" }, leaves = { counts = { 6, 7 }, stock = 22 },
}

example "the attacker throws in first, then the others" {
  players = 4, first_dealer = 4, deal = { hands = { "6H 7S 8C 10D 10C KC",
    "9S JD AS 10H QH KD", "6C 6D 8S 8D AD AC", "7D QC JC JS QS 9D" },
    turned = "8H" },
  moves = { "7S", "9S on 7S", "7D" },
  allowed = { "JD on 7D" }, leaves = { counts = { 5, 5, 6, 5 } },
}

example "only those beside the defender, if that is the rule" {
  throwers = "neighbours", players = 4, first_dealer = 4, deal = { hands = {
    "6H 7S 8C 10D 7C KC", "9S JD AS 10H QH KD", "6C 6D 8S 8D 7D AC",
    "9D QC JC JS QS 9C" }, turned = "8H" },
  moves = { "7S", "9S on 7S", "pass", "pass" }, leaves = { gone = 2 },
}

example "the attacker and the player behind the defender" {
  throwers = "neighbours", players = 4, first_dealer = 4, deal = { hands = {
    "6H 7S 8C 10D 7C KC", "9S JD AS 10H QH KD", "6C 6D 8S 8D 7D AC",
    "9D QC JC JS QS 9C" }, turned = "8H" },
  moves = { "7S", "9S on 7S", "pass" }, legal = { "7D", "pass" },
}

example "or only the attacker" {
  throwers = "attacker", players = 4, first_dealer = 4, deal = { hands = {
    "6H 7S 8C 10D 7C KC", "9S JD AS 10H QH KD", "6C 6D 8S 8D 7D AC",
    "9D QC JC JS QS 9C" }, turned = "8H" },
  moves = { "7S", "9S on 7S", "pass" }, leaves = { gone = 2 },
}

example "who defends it then, and may attack next" {
  transfer = true, players = 3, first_dealer = 3, deal = { hands = {
    "6H 8S 7C 10D 10C KC", "9S 8D AS 10H QH KD", "6C 6D 9D KS AD AC" },
    turned = "8H" },
  moves = { "8S", "transfer 8D", "9D on 8D", "KS on 8S", "9S", "KD",
    "pass" },
  allowed = { "7C" }, leaves = { attacker = 1, defender = 2, bouts = 2 },
}

example "not after a card has been beaten" {
  transfer = true, first_dealer = 2, deal = { hands = { "6H 8S 8C 9C 10C KC",
    "9S 8D AS 10H QH KD" }, turned = "7H" },
  moves = { "8S 8C", "9S on 8S" }, refused = { "transfer 8D" },
  because = "a card has been beaten",
}

example "and not, where that is not played" {
  first_dealer = 2, deal = { hands = { "6H 8S 7C 9C 10C KC",
    "9S 8D AS 10H QH KD" }, turned = "7H" },
  moves = { "8S" }, refused = { "transfer 8D" },
}

example "the six of trumps gets the card turned up, if that is the rule" {
  swap_six = true, first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = { "swap" },
  legal = { "8H", "7S", "7D", "9C", "10C", "KC", "7D 7S" },
  leaves = { counts = { 6, 6 }, turned = "6H" },
}

example "and not otherwise" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = {}, refused = { "swap" },
}

example "nor where no card is turned up" {
  swap_six = true, players = 6, first_dealer = 6, deal = { hands = {
    "6H 7S 7D 9C 10C KC", "*", "*", "*", "*", "* * * * * 8H" } },
  moves = {}, refused = { "swap" },
}

example "nobody else can do so" {
  swap_six = true, first_dealer = 2, deal = { hands = { "7H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = {}, refused = { "swap" },
}

-- Scoring

-- After "the fool loses a point":
example "and nobody does if the last two run out together" {
  step = "score_round", fool = 1, scores = { 0, 0 },
}

-- The end of the match

-- After "the least often fool wins":
example "and equal ones are a draw" {
  rounds = 1, before = { 0, -1 }, step = "score_round", with = { "player 1" },
  scores = { -1, -1 }, won_by = 0,
}
