-- Both jokers are the highest trumps; the twos of hearts and clubs are left
-- out.

local jokers = house_rule "Jokers" {
  of  = "spades",
  set = { deck = "jokers" },
}

example "the big joker beats the little one, and that the ace" {
  trick = "AS LJ BJ KS", winner = 3,
}

example "a two of spades follows the little joker" {
  trick = "LJ", hand = "2S 5D", legal = "2S", refused = "5D",
  because = "follow_suit",
}

example "a joker follows spades" {
  trick = "AS", hand = "LJ 5D", legal = "LJ",
}

example "it waits like all spades to be led" {
  hand = "BJ 4H", legal = "4H", refused = "BJ",
  because = "spades are not broken",
}

example "once it has been thrown spades may be led" {
  hand = "7S 4H", played = "LJ", legal = "7S 4H",
}

example "the two of diamonds is a diamond, and the lowest" {
  trick = "3D 2D", hand = "5D 4H", legal = "5D", winner = 1,
}

return jokers
