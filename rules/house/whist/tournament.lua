-- A tournament of eight rounds; the higher total wins.

return house_rule "Tournament" {
  of  = "whist",
  set = { rounds = 8 },
}
