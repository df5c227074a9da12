-- Seven points win, and seven lost lose.

return house_rule "Seven up" {
  of  = "bid_whist",
  set = { target = 7, floor = -7 },
}
