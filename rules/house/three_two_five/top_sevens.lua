-- The sevens of spades and hearts are the highest trumps.

return house_rule "Top sevens" {
  of  = "three_two_five",
  set = { sevens = "top" },
}
