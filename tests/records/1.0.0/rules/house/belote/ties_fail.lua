-- With equal totals the taker's side has failed.

return house_rule "Ties fail" {
  of  = "belote",
  set = { tie = "fails" },
}
