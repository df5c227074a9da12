-- Nobody bids less than four, no trump counts double, and a failed bid loses
-- all that it promised.

local big_man = house_rule "Big man" {
  of  = "bid_whist",
  set = { min_bid = 4, no_trump_doubles = true, failed = "bid" },
}

example "an opening bid of 3 no trump is refused, 4 is allowed" {
  moves = {}, allowed = { "4", "4 downtown", "pass" },
  refused = { "3 no trump" }, because = "lowest_bid",
}

example "five no trump, nine tricks: ten points and the match are lost" {
  declarer = 1, contract = "5 no trump", direction = "uptown",
  tricks = { 9, 4 }, scores = { -10, 0 }, won_by = 2,
}

example "five no trump, eleven tricks: they count double, too" {
  declarer = 1, contract = "5 no trump", direction = "uptown",
  tricks = { 11, 2 }, scores = { 10, 0 },
}

return big_man
