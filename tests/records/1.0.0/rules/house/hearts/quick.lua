-- Fifty points end the match.

return house_rule "Quick hearts" {
  of  = "hearts",
  set = { target = 50 },
}
