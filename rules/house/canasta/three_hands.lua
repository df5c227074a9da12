-- Three players, each alone.

local three = house_rule "Three hands" {
  of  = "canasta",
  set = { players = 3 },
}

-- Seat 1 plays first, and has drawn one of the 68 cards in the stock.
example "thirteen cards each, and one is drawn" {
  deal = { hands = { "KS QS QH JC JD 10S 9C 8D 7S 7H 6D 5C 5S",
                     "KS QS QD JC JD 10S 9C 8D 7S 7H 6D 5C 5S",
                     "KH QC QD JH JS 10D 9S 8H 7C 7D 6H 5D 5H" },
           stock = "10C", discard = "9H" },
  moves = {}, leaves = { counts = { 14, 13, 13 }, discard = 1, stock = 67 },
}

return three
