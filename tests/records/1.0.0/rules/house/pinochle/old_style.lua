-- Bids begin at 100, and the dealer's left leads first.

return house_rule "Old style" {
  of = "pinochle", set = { min_bid = 100, lead = "eldest" },
}
