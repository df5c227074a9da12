-- 66 points must be claimed; a wrong claim loses the round.

return house_rule "Claims" { of = "schnapsen", set = { claim = "asked" } }
