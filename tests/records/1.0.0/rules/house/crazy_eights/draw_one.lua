-- One card at most is drawn in a turn.

return house_rule "Draw one" {
  of  = "crazy_eights",
  set = { draw = "one" },
}
