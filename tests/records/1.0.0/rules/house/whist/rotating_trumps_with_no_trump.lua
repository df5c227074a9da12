-- Trumps go round, and every fifth round has no trump.

local rotating = house_rule "Rotating trumps with no trump" {
  of  = "whist",
  set = { trump = "rotate_with_no_trump" },
}

return rotating
