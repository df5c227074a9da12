-- The ace is above the king, and counts fourteen.

return house_rule "Ace high" { of = "satte_pe_satta", set = { ace = "high" } }
