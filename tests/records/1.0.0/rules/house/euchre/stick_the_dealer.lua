-- When all others have passed twice, the dealer must name a suit.

return house_rule "Stick the dealer" {
  of  = "euchre",
  set = { stick_dealer = true },
}
