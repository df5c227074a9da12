-- Only kots count: three win the match.

return house_rule "Kots" {
  of  = "court_piece",
  set = { scoring = "kots", target = 3 },
}
