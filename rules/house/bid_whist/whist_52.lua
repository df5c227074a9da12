-- With 52 cards to seven points: each bids once, and the dealer, who speaks
-- last, wins the bidding by repeating the highest bid.

local whist_52 = house_rule "Bid Whist with 52 cards" {
  of  = "bid_whist",
  set = { jokers = false, auction = "once_round", dealer_may_match = true,
          target = 7, floor = -7 },
}

example "the dealer may repeat the highest bid" {
  moves = { "2", "4", "pass" }, allowed = { "4", "4 downtown", "pass" },
  refused = { "3 no trump" }, because = "higher_bid",
}

example "even a bid above which there is none" {
  moves = { "7 no trump" }, legal = { "pass", "7 no trump" },
}

return whist_52
