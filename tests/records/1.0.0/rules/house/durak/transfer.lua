-- An attack may be transferred to the next player.

return house_rule "Transfer" { of = "durak", set = { transfer = true } }
