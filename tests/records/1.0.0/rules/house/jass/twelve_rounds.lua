-- The match has twelve rounds, and the higher total wins.

return house_rule "Twelve rounds" { of = "jass", set = { rounds = 12 } }
