-- Four kings or four knights count nothing.

return house_rule "No tute" {
  of  = "tute",
  set = { tute_wins = "nothing" },
}
