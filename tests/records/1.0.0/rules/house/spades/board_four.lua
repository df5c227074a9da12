-- The bids of a side must reach four.

return house_rule "Board four" {
  of  = "spades",
  set = { min_contract = 4 },
}
