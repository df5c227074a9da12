-- Two players, each alone: two cards are drawn in a turn, and two canastas are
-- needed to go out.

local two = house_rule "Two hands" {
  of  = "canasta",
  set = { players = 2, draw_two = true, canastas_to_go_out = 2 },
}

-- Seat 1 plays first, and has drawn two of the 77 cards in the stock.
example "fifteen cards each, and two are drawn" {
  deal = { hands = { "KS QS QH JC JD 10S 9C 8D 7S 7H 6D 5C 5S 4H 4D",
                     "KS QS QD JC JD 10S 9C 8D 7S 7H 6D 5C 5S 4H 4D" },
           stock = "10C 8C", discard = "9H" },
  moves = {}, leaves = { counts = { 17, 15 }, discard = 1, stock = 75 },
}

-- Seat 1 plays first, and has drawn 4S KC.
example "one canasta is not enough to discard the last card" {
  deal = { hands = { "AS AS AH AH AD AD AC KS KS KH KH KD KD 9C 9D",
                     "KC QS QD JC JD 10S 10C 8D 7S 7H 6D 5C 5S 4H 4D" },
           stock = "4S KC", discard = "5H" },
  moves = { "meld AS AS AH AH AD AD AC", "meld KS KS KH KH KD KD" },
  allowed = { "meld KC" }, refused = { "meld 9C" },
}

return two
