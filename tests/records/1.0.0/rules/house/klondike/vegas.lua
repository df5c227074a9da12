-- A deal costs 52, and each card up is worth 5.

return house_rule "Vegas" { of = "klondike", set = { scoring = "vegas" } }
