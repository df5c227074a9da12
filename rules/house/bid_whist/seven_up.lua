-- A side with seven points wins; a side seven below zero loses.

local seven_up = house_rule "Seven up" {
  of  = "bid_whist",
  set = { target = 7, floor = -7 },
}

example "seven points win, and seven lost lose" {
  settings = { target = { 1, 7, 50 }, floor = { -50, -7, -1 } },
}

return seven_up
