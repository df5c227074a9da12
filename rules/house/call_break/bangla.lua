-- Call Bridge without calls in the first round: a call of eight that is made
-- counts double, and twice the call or more misses it.

return house_rule "Bangla" {
  of   = "call_break",
  with = { "call_bridge" },
  set  = { eight = "double", twice_fails = true, first_round = "tricks" },
}
