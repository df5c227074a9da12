-- One of the sequences needs four cards.

return house_rule "Strict" {
  of  = "indian_rummy",
  set = { four_life = true },
}
