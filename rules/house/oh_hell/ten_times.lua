-- Kachuful in which a bid that is made counts ten times.

return house_rule "Ten times" {
  of  = "oh_hell",
  set = { trump = "cycle", sizes = "up", largest = 8, scoring = "tens" },
}
