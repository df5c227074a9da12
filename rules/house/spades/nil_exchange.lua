-- Whoever bids nil exchanges two cards with the partner.

local exchange = house_rule "Nil exchange" {
  of  = "spades",
  set = { nil_pass = 2 },
}

-- Seat 1 bids nil and gives AS KS; seat 3 gives 2C 3C back.
local hands = { hands = { "AS KS 2H *", "*", "2C 3C *", "*" } }

example "seat 1 hands two cards to the partner, who then hands two back" {
  first_dealer = 4, deal = hands,
  moves = { "0", "4", "5", "3", "AS KS", "2C 3C" }, allowed = "2H",
  refused = "AS", leaves = { counts = { 13, 13, 13, 13 } },
}

example "the partner may give the same cards back" {
  first_dealer = 4, deal = hands, moves = { "0", "4", "5", "3", "AS KS" },
  allowed = { "AS KS", "2C AS" }, refused = { "2C" },
}

example "partners who both bid nil exchange none" {
  first_dealer = 4, deal = hands, moves = { "0", "4", "0", "3" },
  allowed = "2H",
}

return exchange
