-- When nobody draws any more, players need only follow suit.

return house_rule "Soft" { of = "schnapsen", set = { strict = false } }
