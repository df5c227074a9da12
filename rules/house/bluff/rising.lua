-- Nobody chooses the rank: aces are said first, then twos, and so on.

return house_rule "Rising" { of = "bluff", set = { style = "rising" } }
