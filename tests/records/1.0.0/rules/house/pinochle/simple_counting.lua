-- Aces, tens and kings count 10 each in tricks, other cards nothing.

return house_rule "Simple counting" {
  of = "pinochle", set = { counters = "simple" },
}
