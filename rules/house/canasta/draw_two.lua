-- Whoever draws from the stock draws two cards, and discards one as ever.

local two = house_rule "Draw two" {
  of  = "canasta",
  set = { draw_two = true },
}

-- Seat 4 plays first, and has drawn.
example "of eleven cards there are twelve after the turn" {
  deal = { hands = { "KD QH AS 10C 9D 8H 7S 6D 5H 4S 3S", "*", "*",
                     "KS KH QD QS AH 2C 9C 8C 7C 6C 5S" },
           stock = "10S JC 10D JD", discard = "4H" },
  moves = { "discard 5S" }, leaves = { counts = { 13, 11, 11, 12 } },
}

example "a red three is laid down, and another card drawn for it" {
  deal = { hands = { "KD QH AS 10C 9D 8H 7S 6D 5H 4S 3S",
                     "KC QC AC 10S 9H 8D 7D 6H 5C 4D 3S",
                     "KD JS AD 10H 9S 8S 7H 6S 5D 4D 3C",
                     "KS KH QD QS AH 2C 9C 8C 7C 6C 5S" },
           stock = "3H JC 10D 2H 5H", discard = "4H" },
  moves = {}, allowed = { "discard JC", "discard 10D" },
  leaves = { counts = { 11, 11, 11, 13 } },
}

return two
