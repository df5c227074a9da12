-- Trump is named from the first five cards.

return house_rule "Dehla Pakad" { of = "mendikot", set = { hukum = "five" } }
