-- Nobody may play W4 who holds a card of the colour in force.

return house_rule "Checked" {
  of  = "last_card",
  set = { wild4 = "checked" },
}
