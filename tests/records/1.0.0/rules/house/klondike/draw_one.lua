-- One card is drawn at a time.

return house_rule "Draw one" { of = "klondike", set = { draw = 1 } }
