-- Both sides must play the levels 5, 10 and K: no rise goes past them.

return house_rule "Strict levels" {
  of  = "shengji",
  set = { must_play = "5 10 K" },
}
