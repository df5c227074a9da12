-- Whoever can play a card may not draw.

return house_rule "Strict" {
  of  = "mau_mau",
  set = { must_play = true },
}
