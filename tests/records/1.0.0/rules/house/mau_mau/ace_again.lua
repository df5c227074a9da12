-- Whoever plays an ace has another turn.

return house_rule "Ace again" {
  of  = "mau_mau",
  set = { ace_again = true },
}
