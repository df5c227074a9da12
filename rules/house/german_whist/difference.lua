-- A round counts the difference of the tricks; 21 points win the match.

return house_rule "Difference" {
  of  = "german_whist",
  set = { scoring = "difference", target = 21 },
}
