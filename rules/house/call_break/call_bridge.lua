-- Calls begin at two, nobody need beat the suit led, and tricks above the call
-- count nothing.

return house_rule "Call Bridge" {
  of  = "call_break",
  set = { least_call = 2, must_beat = false, overtricks = "none" },
}
