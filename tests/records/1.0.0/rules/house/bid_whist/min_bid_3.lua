-- The risky version: nobody may bid less than three.

local min_bid_3 = house_rule "Three at least" {
  of  = "bid_whist",
  set = { min_bid = 3 },
}

return min_bid_3
