-- Each player bids or passes once, the dealer last; the highest bid wins.

local once_round = house_rule "Once round" {
  of  = "bid_whist",
  set = { auction = "once_round" },
}

example "after four have spoken the highest bid names its trump" {
  moves = { "2", "4", "pass", "4 no trump" },
  legal = { "uptown", "downtown" },
}

return once_round
