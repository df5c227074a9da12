-- After 60 points each the next round counts one game more.

return house_rule "Carry" { of = "sueca", set = { tie = "carry" } }
