-- Of two flushes the higher suit wins, and of one suit the higher rank.

return house_rule "Suit flushes" {
  of  = "big_two",
  set = { flush = "suit" },
}
