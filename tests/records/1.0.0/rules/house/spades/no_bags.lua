-- Tricks above the contract count nothing and cost nothing.

return house_rule "No bags" {
  of  = "spades",
  set = { bags = 0 },
}
