-- Both aces of diamonds in one hand are the highest trumps.

return house_rule "Pigs" { of = "doppelkopf", set = { pigs = true } }
