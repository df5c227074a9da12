-- One card is drawn at a time, and the stock is gone through once.

return house_rule "One pass" {
  of = "klondike", set = { draw = 1, redeals = 0 },
}
