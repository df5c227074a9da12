-- The lowest hand wins.

return house_rule "Muflis" { of = "teen_patti", set = { wins = "low" } }
