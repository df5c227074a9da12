-- Each bid counts one point, made or missed.

return house_rule "Flat" { of = "twenty_eight", set = { scale = "flat" } }
