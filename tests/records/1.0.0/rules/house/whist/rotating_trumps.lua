-- Trumps go round: hearts, diamonds, spades, clubs, then hearts again.

local rotating = house_rule "Rotating trumps" {
  of  = "whist",
  set = { trump = "rotate" },
}

return rotating
