-- King and queen of trumps change the bid by four points.

return house_rule "With a pair" { of = "twenty_eight", set = { pair = 4 } }
