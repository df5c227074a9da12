-- Scientific Scopone: ten cards each, none on the table, and 21 points win.

return house_rule "Scopone to 21" {
  of  = "scopa",
  set = { players = 4, deal = "scientific", target = 21 },
}
