-- Before a player who holds one card, a single card must be the highest.

return house_rule "Protect" {
  of  = "big_two",
  set = { protect = true },
}
