-- Both jokers and the twos of diamonds and spades are the highest trumps.

local jjdd = house_rule "Joker joker deuce deuce" {
  of  = "spades",
  set = { deck = "jokers_deuces" },
}

example "the little joker beats the two of diamonds" {
  trick = "AS 2D LJ KS", winner = 3,
}

example "the big joker is the highest" {
  trick = "LJ BJ 2D 2S", winner = 2,
}

example "the two of spades beats the ace, the two of diamonds both" {
  trick = "AS 2S 2D", winner = 3,
}

example "the two of diamonds does not follow diamonds" {
  trick = "AD", hand = "2D 5D", legal = "5D", refused = "2D",
  because = "follow_suit",
}

example "it follows spades" {
  trick = "AS", hand = "2D 5D", legal = "2D",
}

example "it waits like all spades to be led" {
  hand = "2D 4H", legal = "4H", refused = "2D",
  because = "spades are not broken",
}

example "once it has been thrown spades may be led" {
  hand = "7S 4H", played = "2D", legal = "7S 4H",
}

return jjdd
