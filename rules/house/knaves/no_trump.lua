-- There is no trump; the last card is turned up all the same.

return house_rule "No trump" { of = "knaves", set = { trump = "none" } }
