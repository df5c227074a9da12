-- Each speaks once, and misere is bid over any lower value.

return house_rule "American Five Hundred" {
  of  = "five_hundred",
  set = { auction = "once_round", misere = "any" },
}
