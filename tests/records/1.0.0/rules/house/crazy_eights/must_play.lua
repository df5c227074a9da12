-- Whoever can play a card may not draw.

return house_rule "Must play" {
  of  = "crazy_eights",
  set = { draw_if_able = false },
}
