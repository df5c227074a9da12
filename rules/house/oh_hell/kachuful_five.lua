-- Hands grow from one card to eight; each fifth round has no trump.

return house_rule "Kachuful with five" {
  of  = "oh_hell",
  set = { trump = "cycle_none", sizes = "up", largest = 8 },
}
