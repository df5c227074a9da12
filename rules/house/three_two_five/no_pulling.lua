-- Nobody pulls cards.

return house_rule "No pulling" {
  of  = "three_two_five",
  set = { pull = "none" },
}
