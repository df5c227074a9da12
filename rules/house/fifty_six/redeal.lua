-- If all pass, the cards are dealt again.

return house_rule "Redeal" { of = "fifty_six", set = { all_pass = "redeal" } }
