-- A card drawn before the deal makes trump.

return house_rule "Drawn hukum" { of = "mendikot", set = { hukum = "drawn" } }
