-- Of two tens of hearts in a trick the second wins.

return house_rule "Second ten" {
  of = "doppelkopf", set = { second_ten = "second" },
}
