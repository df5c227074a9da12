-- The winner of a round scores the difference in tricks; 21 points win.

return house_rule "Difference" {
  of  = "german_whist",
  set = { scoring = "difference", target = 21 },
}
