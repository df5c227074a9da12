-- Double sir, in which two tricks in a row that aces won take nothing.

return house_rule "Double sir with the ace rule" {
  of   = "court_piece",
  with = { "double_sir" },
  set  = { ace_rule = true },
}
