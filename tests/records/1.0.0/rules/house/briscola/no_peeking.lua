-- Partners never see each other's hands.

return house_rule "No peeking" {
  of  = "briscola",
  set = { show_hands = "never" },
}
