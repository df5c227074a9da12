-- Nobody doubles.

return house_rule "No doubling" { of = "barbu", set = { doubling = false } }
