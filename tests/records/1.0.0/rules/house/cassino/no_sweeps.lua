-- Nobody has a point for clearing the table.

return house_rule "No sweeps" { of = "cassino", set = { sweeps = false } }
