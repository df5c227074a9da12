-- All 26 tricks count.

return house_rule "All tricks" { of = "german_whist", set = { count = "all" } }
