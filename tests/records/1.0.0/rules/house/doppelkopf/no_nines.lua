-- Forty cards, ten each: the nines are left out.

return house_rule "No nines" { of = "doppelkopf", set = { nines = false } }
