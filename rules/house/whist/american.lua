-- The American game is played to seven points.

return house_rule "American whist" {
  of  = "whist",
  set = { target = 7 },
}
