-- Two jokers in each pack stand for other cards.

local jokers = house_rule "Jokers" {
  of  = "rummy_500",
  set = { jokers = true },
}

example "a joker stands for the card that is named" {
  cards = "4H BJ=5H 6H", meld = "run", points = 25,
}

return jokers
