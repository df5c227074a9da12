-- A side with seven points wins; a side seven below zero loses.

local seven_up = house_rule "Seven up" {
  of  = "bid_whist",
  set = { target = 7, floor = -7 },
}

return seven_up
