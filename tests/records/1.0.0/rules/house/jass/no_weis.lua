-- Only tricks count: no Weis and no Stöck.

return house_rule "No Weis" { of = "jass", set = { weis = false } }
