-- What a closed round counts depends on what the loser has at its end.

return house_rule "No freeze" { of = "schnapsen", set = { frozen = false } }
