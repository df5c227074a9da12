-- A tournament of eight rounds; the higher total wins.

local tournament = house_rule "Tournament" {
  of  = "whist",
  set = { rounds = 8 },
}

example "after the eighth round the higher total wins" {
  round_number = 8, before = { 9, 3 }, tricks = { 6, 7 }, scores = { 9, 4 },
  won_by = 1,
}

example "after the seventh it goes on" {
  round_number = 7, before = { 9, 3 }, tricks = { 6, 7 }, scores = { 9, 4 },
  won_by = false,
}

return tournament
