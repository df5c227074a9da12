-- Each player bids or passes once, the dealer last; the highest bid wins.

local once_round = house_rule "Once round" {
  of  = "bid_whist",
  set = { auction = "once_round" },
}

return once_round
