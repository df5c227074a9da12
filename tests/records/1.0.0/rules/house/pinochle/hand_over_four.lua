-- The bidder's partner hands over four cards, and the bidder gives four back.

return house_rule "Hand over four" { of = "pinochle", set = { pass_cards = 4 } }
