-- Without jokers: 52 cards, four in the kitty.

return house_rule "No jokers" {
  of  = "bid_whist",
  set = { jokers = false },
}
