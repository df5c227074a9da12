-- Straights go from A 2 3 4 5 to 10 J Q K A, as at poker.

return house_rule "Poker straights" {
  of  = "big_two",
  set = { straights = "poker" },
}
