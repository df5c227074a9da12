-- Nobody doubles, and nobody plays a single hand.

return house_rule "Simple" {
  of = "twenty_nine", set = { single_hand = false, double = false },
}
