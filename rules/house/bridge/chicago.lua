-- Chicago: four deals, of which each has its own vulnerability, and part-scores
-- are carried over.
-- [partscore=fifty] Chicago: four deals, of which each has its own
-- vulnerability.

local chicago = house_rule "Chicago" {
  of  = "bridge",
  set = { scoring = "chicago" },
}

example "on the first deal nobody is vulnerable" {
  step = "begin_deal", dealer = 1, below = { 60, 0 },
  leaves = { vulnerable = { false, false }, below = { 0, 0 } },
}

example "on the second the dealer's side is" {
  step = "begin_deal", round_number = 2, dealer = 2, below = { 60, 0 },
  leaves = { vulnerable = { false, true }, below = { 60, 0 } },
}

example "on the third, too" {
  step = "begin_deal", round_number = 3, dealer = 3,
  leaves = { vulnerable = { true, false } },
}

example "on the fourth both are" {
  step = "begin_deal", round_number = 4, dealer = 4,
  leaves = { vulnerable = { true, true } },
}

example "a second Chicago begins like the first" {
  step = "begin_deal", round_number = 5, dealer = 1, below = { 0, 60 },
  leaves = { vulnerable = { false, false }, below = { 0, 0 } },
}

example "or, if the players agree on it, the dealer's opponents are" {
  options = { vulnerable = "opponents" }, step = "begin_deal",
  round_number = 2, dealer = 2,
  leaves = { vulnerable = { true, false } },
}

example "on the third their opponents again" {
  options = { vulnerable = "opponents" }, step = "begin_deal",
  round_number = 3, dealer = 3,
  leaves = { vulnerable = { false, true } },
}

example "a part-score is carried over, and adds nothing at first" {
  contract = "2H", trump = "H", declarer = 1, tricks = { 8, 5 },
  scores = { 60, 0 }, leaves = { below = { 60, 0 } },
}

example "60 and 40 are a game: 40 and 300" {
  round_number = 2, below = { 60, 0 }, vulnerable = { false, true },
  contract = "1NT", declarer = 3, tricks = { 7, 6 }, scores = { 340, 0 },
  leaves = { below = { 0, 0 } },
}

example "60 and 30 are none" {
  round_number = 2, below = { 60, 0 }, vulnerable = { false, true },
  contract = "1S", trump = "S", declarer = 1, tricks = { 7, 6 },
  scores = { 30, 0 }, leaves = { below = { 90, 0 } },
}

example "vulnerable in the deal that completes it: 40 and 500" {
  round_number = 3, below = { 60, 70 }, vulnerable = { true, false },
  contract = "1NT", declarer = 1, tricks = { 7, 6 }, scores = { 540, 0 },
  leaves = { below = { 0, 0 } },
}

example "overtricks complete no game: 60, and 30 beside it" {
  round_number = 3, below = { 30, 0 }, vulnerable = { true, false },
  contract = "2S", trump = "S", declarer = 1, tricks = { 9, 4 },
  scores = { 90, 0 }, leaves = { below = { 90, 0 } },
}

example "a game in one deal: 120 and 300" {
  contract = "4S", trump = "S", declarer = 2, tricks = { 3, 10 },
  below = { 60, 0 }, scores = { 0, 420 }, leaves = { below = { 0, 0 } },
}

example "a small slam, vulnerable: 180, 750 and 500" {
  round_number = 4, vulnerable = { true, true }, contract = "6S", trump = "S",
  declarer = 1, tricks = { 12, 1 }, scores = { 1430, 0 },
}

example "a part-score in the fourth deal: 60 and 100" {
  round_number = 4, vulnerable = { true, true }, below = { 0, 60 },
  contract = "2S", trump = "S", declarer = 1, tricks = { 8, 5 },
  scores = { 160, 0 },
}

example "not if it completes a game: 60 and 500" {
  round_number = 4, vulnerable = { true, true }, below = { 40, 0 },
  contract = "2S", trump = "S", declarer = 1, tricks = { 8, 5 },
  scores = { 560, 0 },
}

example "nor for one that was made before: 100 for the undertrick" {
  round_number = 4, vulnerable = { true, true }, below = { 60, 0 },
  contract = "1NT", declarer = 1, tricks = { 6, 7 }, scores = { 0, 100 },
}

-- Seat 1 deals, and deals again.
example "a deal in which all pass is dealt again by the same player" {
  first_dealer = 1, moves = { "pass", "pass", "pass", "pass", "1C" },
  allowed = { "1D", "double" }, scores = { 0, 0 }, leaves = { dealer = 1 },
}

example "after four deals the higher total wins" {
  round_number = 4, vulnerable = { true, true }, before = { 100, 200 },
  contract = "2S", trump = "S", declarer = 1, tricks = { 8, 5 },
  scores = { 260, 200 }, won_by = 1,
}

example "not after three" {
  round_number = 3, vulnerable = { true, false }, before = { 100, 200 },
  contract = "2S", trump = "S", declarer = 1, tricks = { 8, 5 },
  scores = { 160, 200 }, won_by = false,
}

return chicago
