-- Trumps go round, and every fifth round has no trump.

local rotating = house_rule "Rotating trumps with no trump" {
  of  = "whist",
  set = { trump = "rotate_with_no_trump" },
}

example "the fifth round has no trump" {
  step = "choose_trump", by_round = "H D S C none H",
}

return rotating
