-- The risky version: nobody may bid less than three.

local min_bid_3 = house_rule "Three at least" {
  of  = "bid_whist",
  set = { min_bid = 3 },
}

example "an opening bid of 1 or 2 is refused" {
  moves = {}, refused = { "1", "2 no trump" }, because = "lowest_bid",
}

example "an opening bid of 3 is allowed" {
  moves = {}, allowed = { "3", "7 no trump", "pass" },
}

return min_bid_3
