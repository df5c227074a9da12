-- 45 cards and five in the kitty, each speaks once, and no trick is a nullo.

local american = house_rule "American Five Hundred" {
  of    = "five_hundred",
  facts = { bid_for_no_trick = "nullo" },
  set   = {
    auction = "once_round", misere = "any",
    -- Of the rules of Iowa State University: 45 cards, ten each and five to the
    -- middle; those of Trickster have 43, 45 or 46. Three have 33 everywhere.
    deck = function(option) return option.players == 4 and 45 or 43 end,
  },
}

example "ten cards each, and five in the kitty" {
  moves = {}, leaves = { counts = { 10, 10, 10, 10 }, kitty = 5, stock = 0 },
}

example "or, with two jokers, six" {
  jokers = 2, moves = {},
  leaves = { counts = { 10, 10, 10, 10 }, kitty = 6, stock = 0 },
}

example "the black fours are there: a four of trumps wins" {
  contract = "7 clubs", trump = "C", trick = "AH 4C KH 5H", winner = 2,
}

example "each speaks once, and a nullo goes over eight spades" {
  first_dealer = 4, moves = { "8 spades" },
  allowed = { "nullo", "8 clubs", "open nullo" }, refused = { "7 no trump" },
  because = "higher_bid",
}

example "but not over eight clubs" {
  first_dealer = 4, moves = { "8 clubs" }, refused = { "nullo" },
  because = "higher_bid",
}

example "it may be bid first, too, and no misere" {
  first_dealer = 4, moves = {}, allowed = { "nullo", "6 spades" },
  refused = { "misere" },
}

example "the contractor takes five and puts five away" {
  first_dealer = 4, deal = { hands = { "5C 6C 7C 8C 9C 10C 5D 6D 7D 8D" },
    kitty = "4S 5S 6S 7S 8S" },
  moves = { "7 clubs", "pass", "pass", "pass", "4S 5S 6S 7S 8S" },
  leaves = { contractor = 1, trump = "C", kitty = 5, away = 0,
    counts = { 10, 10, 10, 10 } },
}

example "in a nullo the partner takes no part" {
  first_dealer = 4, deal = { hands = { "5C 6C 7C 8C 9C 10C 5D 6D 7D 8D" },
    kitty = "4S 5S 6S 7S 8S" },
  moves = { "nullo", "pass", "pass", "pass", "4S 5S 6S 7S 8S" },
  leaves = { contractor = 1, trump = "none", away = 10,
    counts = { 10, 10, 0, 10 } },
}

example "a nullo that is made" {
  contractor = 1, contract = "nullo", tricks = { 0, 10 }, scores = { 250, 0 },
}

example "a nullo that is lost" {
  contractor = 2, contract = "nullo", tricks = { 4, 1 }, scores = { 0, -250 },
}

example "an open nullo" {
  contractor = 1, contract = "open nullo", tricks = { 0, 10 },
  scores = { 500, 0 },
}

example "the big joker beats the little one, and that the right bower" {
  jokers = 2, contract = "7 clubs", trump = "C", trick = "JC LJ BJ JS",
  winner = 3,
}

example "the little joker is a trump" {
  jokers = 2, contract = "7 clubs", trump = "C", trick = "AC", hand = "LJ 4H",
  legal = "LJ",
}

example "without trumps the big joker wins over the little one" {
  jokers = 2, contract = "8 no trump", trick = "9S LJ AS BJ", winner = 4,
}

example "a little joker that is led is beaten by the big one" {
  jokers = 2, contract = "8 no trump", joker_suit = "H", joker_led = "LJ",
  trick = "LJ AH BJ KH", winner = 3,
}

example "a big joker that is led is beaten by none" {
  jokers = 2, contract = "8 no trump", joker_suit = "H", joker_led = "BJ",
  trick = "BJ AH LJ KH", winner = 1,
}

example "a joker is thrown on another by a player without that suit only" {
  jokers = 2, contract = "8 no trump", joker_suit = "H", joker_led = "BJ",
  trick = "BJ", hand = "LJ 4H 5S", legal = "4H", refused = "LJ",
  because = "follow_suit",
}

return american
