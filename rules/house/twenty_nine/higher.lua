-- Players bid in turn, each more than the last.

return house_rule "Higher" { of = "twenty_nine", set = { auction = "higher" } }
