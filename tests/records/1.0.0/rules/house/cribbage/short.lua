-- A game to 61 points.

return house_rule "Short cribbage" {
  of  = "cribbage",
  set = { target = 61 },
}
