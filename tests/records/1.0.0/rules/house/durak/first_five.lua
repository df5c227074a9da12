-- No more than five cards attack in the first bout of a round.

return house_rule "First five" { of = "durak", set = { first_limit = 5 } }
