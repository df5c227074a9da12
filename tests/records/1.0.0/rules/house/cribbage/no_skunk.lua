-- Every game counts one, however far behind the loser is.

return house_rule "No skunk" {
  of  = "cribbage",
  set = { skunk = 1, double_skunk = 1 },
}
