-- Five play, and the taker calls a partner.

return house_rule "Five" { of = "tarot", set = { players = 5 } }
