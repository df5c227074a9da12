-- The deal passes after each round.

return house_rule "Rotating deal" { of = "barbu", set = { turns = "rotate" } }
