-- Six play: the dealer names two cards, and has two friends.

local two = house_rule "Two friends" {
  of   = "shengji",
  with = { "find_friends" },
  set  = { players = 6 },
}

local seventeen = { hands = { "2S 2H 2H 2C 2C 2D 2D LJ BJ *", "LJ BJ *" },
  hole = "2S *" }

example "of two packs each draws 17 cards, and six are left" {
  deal = seventeen, moves = { "declare 2S" },
  leaves = { counts = { 23, 17, 17, 17, 17, 17 }, dealer = 1 },
}

-- Of one pack each draws 8 cards; seat 1 holds all level cards.
local eight = { hands = { "2S 2H 2C 2D AC 3C 4C 3D", "*", "*", "*", "*", "*" },
  hole = "4D 6D 7D 8D 9D 10D" }

example "two cards are named, no trumps" {
  packs = 1, deal = eight,
  moves = { "declare 2S", "4D 6D 7D 8D 9D 10D", "first AH" },
  allowed = { "first AC", "first 4D" }, refused = { "first AS" },
  because = "a trump finds nobody",
}

example "the same copy finds no second friend" {
  packs = 1, deal = eight,
  moves = { "declare 2S", "4D 6D 7D 8D 9D 10D", "first AH" },
  refused = { "first AH" }, because = "that copy finds the first friend",
}

example "the dealer and both friends rise, and the next friend deals" {
  last_level = "9", levels = { "3", "2", "7", "2", "3", "2" }, dealer = 1,
  party = { 1, 3, 5 }, last_trick = 1,
  won = { "", "KC KC KD KD 10C 10C 10D 5C" },
  scores = { 1, 0, 1, 0, 1, 0 },
  leaves = { next_dealer = 5, levels = { "4", "2", "8", "2", "4", "2" } },
}

example "120: three attackers rise one each, and the next of them deals" {
  last_level = "3", dealer = 1, party = { 1, 3, 5 }, last_trick = 1,
  won = { "", "KC KC KD KD KH KH KS", "10C", "10C 10D 10D", "10H",
    "10H 10S" },
  scores = { 0, 1, 0, 1, 0, 1 }, leaves = { next_dealer = 6 },
}

example "a friend who is both leaves four attackers" {
  last_level = "3", dealer = 1, party = { 1, 4 }, last_trick = 1,
  won = { "", "KC", "KD", "", "KH", "KS" }, scores = { 1, 0, 0, 1, 0, 0 },
  leaves = { next_dealer = 4 },
}

return two
