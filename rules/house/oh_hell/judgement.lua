-- Trump goes round, and hands shrink from ten cards to one.

return house_rule "Judgement" {
  of  = "oh_hell",
  set = { trump = "cycle", sizes = "down", largest = 10 },
}
