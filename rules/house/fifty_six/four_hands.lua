-- Four play, with twelve cards each.

return house_rule "Four hands" { of = "fifty_six", set = { players = 4 } }
