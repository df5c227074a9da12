-- It goes on until only one player has cards, who loses a point.

return house_rule "The last one" { of = "bluff", set = { ends = "last" } }
