-- With 52 cards to seven points: each bids once, and the dealer, who speaks
-- last, wins the bidding by repeating the highest bid.

local whist_52 = house_rule "Bid Whist with 52 cards" {
  of  = "bid_whist",
  set = { jokers = false, auction = "once_round", dealer_may_match = true,
          target = 7, floor = -7 },
}

return whist_52
