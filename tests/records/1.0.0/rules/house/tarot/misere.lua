-- A hand without trumps or without court cards gets 10 from each.

return house_rule "Misere" { of = "tarot", set = { misere = true } }
