-- Whoever has the power and no cards is away.

return house_rule "Quick" { of = "getaway", set = { empty_power = "away" } }
