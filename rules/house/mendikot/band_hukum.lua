-- A card that lies face down makes trump, once a player without the suit led
-- opens it.

return house_rule "Band hukum" { of = "mendikot", set = { hukum = "band" } }
