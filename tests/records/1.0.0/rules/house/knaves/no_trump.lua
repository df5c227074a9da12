-- There is no trump, but the last card is still turned up.

return house_rule "No trump" { of = "knaves", set = { trump = "none" } }
