-- A short game, to 2500 points.

return house_rule "Short game" { of = "canasta", set = { target = 2500 } }
