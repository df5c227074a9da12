-- Trumps go round: hearts, diamonds, spades, clubs, then hearts again.

local rotating = house_rule "Rotating trumps" {
  of  = "whist",
  set = { trump = "rotate" },
}

example "six rounds of rotating trumps" {
  step = "choose_trump", by_round = "H D S C H D",
}

return rotating
