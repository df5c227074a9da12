-- Deal, turn and lead pass to the left.

return house_rule "Clockwise" { of = "sueca", set = { clockwise = true } }
