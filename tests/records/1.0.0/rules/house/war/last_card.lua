-- Whoever has too few cards for a war turns the last one.

return house_rule "Last card" { of = "war", set = { short = "last_card" } }
