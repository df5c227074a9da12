-- Boundary cases of go_fish: `tenace check go_fish` runs them with the examples
-- of its rules file.

-- All books but those of kings and aces.
local LAID = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C "
  .. "7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QC QD QH QS"

-- The deal

example "seven for three players" {
  players = 3, step = "deal",
  leaves = { counts = { 7, 7, 7 }, stock = 31 },
}

example "of three cards two make a pair, the lowest" {
  books = "pairs", players = 2, first_dealer = 2,
  deal = { hands = { "2C 2D 2H 3D 4C 5D KC", "5C 6C 7C 8C 9C 10C KD" } },
  moves = {}, leaves = { counts = { 5, 7 } },
}

-- The play

-- After "any other card ends the turn":
-- Seat 1 asks; seat 2 has the other two sevens.
example "even the rank, where fishing never lets one go on" {
  players = 2, first_dealer = 2, again = "no",
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "KH" },
  moves = { "ask 2 for K" },
  legal = { "ask 1 for 3", "ask 1 for 4", "ask 1 for 5", "ask 1 for 6",
            "ask 1 for 7", "ask 1 for 8" },
}

example "a fished card that makes a book ends the turn, too" {
  players = 2, first_dealer = 2,
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "2S" },
  moves = { "ask 2 for K" },
  allowed = { "ask 1 for 3" }, leaves = { counts = { 4, 7 } },
}

example "but not where any book lets one go on" {
  players = 2, first_dealer = 2, again = "any_book",
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "2S" },
  moves = { "ask 2 for K" }, allowed = { "ask 2 for 7" },
}

example "nor does another card there" {
  players = 2, first_dealer = 2, again = "any_book",
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "9S" },
  moves = { "ask 2 for K" }, allowed = { "ask 1 for 3" },
}

-- After "the turn goes to the left":
example "or to who was asked" {
  next = "asked", first_dealer = 4,
  deal = { hands = { "7C 7D KC KD 2C", "JC JD JH QC QD", "5C 5D 5H 6C 6D",
                     "8C 8D 8H 9C 9D" }, stock = "10S" },
  moves = { "ask 3 for K" },
  legal = { "ask 4 for 5", "ask 4 for 6", "ask 1 for 5", "ask 1 for 6",
            "ask 2 for 5", "ask 2 for 6" },
}

-- After "whoever has no cards draws one and goes on":
-- Seat 1 can only ask for kings, gets one, and has no cards left.
example "or five" {
  books = "pairs", refill = 5, players = 2, first_dealer = 2,
  deal = { hands = { "2C 2D 3C 3D 4C 4D KC", "5C 6C 7C 8C 9C 10C KD" },
           stock = "QH JH 10H 9H 8H" },
  moves = {}, allowed = { "ask 2 for Q" },
  leaves = { counts = { 5, 6 }, stock = 33 },
}

-- After "the round ends with the last book":
example "or when nobody has got anything for a long time" {
  players = 2, step = "play", dealer = 2, held = { "KC", "AC" },
  laid = { LAID, "AD AH AS KD KH KS" }, leaves = { counts = { 1, 1 } },
}

example "whoever has no cards, and can draw none, is passed over" {
  players = 3, step = "play", dealer = 3, held = { "", "KC", "KD KH KS" },
  laid = { LAID, "AC AD AH AS" }, leaves = { laid = { 44, 8, 0 } },
}

example "with nobody to ask even the last card is drawn" {
  books = "pairs", players = 2, step = "play", dealer = 2, held = { "KC", "" },
  laid = { LAID, "AC AD AH AS KH KS" }, leaves = { laid = { 46, 6 } },
}

example "who has no cards draws one" {
  players = 2, step = "refill", with = { "player 1" }, held = { "", "KC" },
  gives = true, leaves = { counts = { 1, 1 } },
}

example "even the last one" {
  players = 2, step = "refill", with = { "player 1" }, held = { "", "KC KD" },
  laid = { LAID, "AC AD AH AS KH" }, gives = true,
  leaves = { counts = { 1, 2 }, stock = 0 },
}

example "but not from an empty stock" {
  players = 2, step = "refill", with = { "player 1" }, held = { "", "KC KD" },
  laid = { LAID, "AC AD AH AS KH KS" }, gives = false,
}

example "the last card of the stock is fished, too" {
  players = 2, step = "fish", with = { "player 1", "K" },
  held = { "KC", "KD" }, laid = { LAID, "AC AD AH AS KH" }, gives = true,
  leaves = { counts = { 2, 1 }, stock = 0 },
}

example "nothing is fished from an empty stock" {
  players = 2, step = "fish", with = { "player 1", "K" },
  held = { "KC", "KD" }, laid = { LAID, "AC AD AH AS KH KS" }, gives = false,
}

-- Seat 1 gets the king of seat 2. Both have no cards then, and seat 1 draws.
example "nobody is asked who has no cards" {
  books = "pairs", refill = 2, players = 3, first_dealer = 3,
  deal = { hands = { "2C 2D 3C 3D 4C 4D KC", "5C 5D 6C 6D 7C 7D KD",
                     "8C 9C 10C JC AC 2H 3H" }, stock = "QH JH" },
  moves = { "ask 2 for K" }, legal = { "ask 3 for J", "ask 3 for Q" },
}

-- After that seat 1 draws once more, as seat 2 has no card, and seat 2 two.
example "whoever finds nobody to ask draws a card" {
  books = "pairs", refill = 2, players = 2, first_dealer = 2,
  deal = { hands = { "2C 2D 3C 3D 4C 4D KC", "5C 5D 6C 6D 7C 7D KD" },
           stock = "QH JH 10H 9S 8S" },
  moves = {}, legal = { "ask 1 for 8", "ask 1 for 9" },
  leaves = { counts = { 3, 2 }, stock = 33 },
}

example "six players, of whom each may be asked" {
  players = 6, first_dealer = 6,
  deal = { hands = { "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H 6H",
                     "2S 3S 4S 5S 6S", "7C 8C 9C 10C JC", "7D 8D 9D 10D JD" } },
  moves = {}, allowed = { "ask 2 for 2", "ask 6 for 2", "ask 6 for 6" },
}
