-- A tournament of eight rounds; the higher total wins.

local tournament = house_rule "Tournament" {
  of  = "whist",
  set = { rounds = 8 },
}

return tournament
