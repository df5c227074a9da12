-- When the landlord has the bottom, each opponent may double.

local doubling = house_rule "Doubling" {
  of  = "dou_dizhu",
  set = { doubling = true },
}

example "the opponents are asked in turn before the first lead" {
  first_bidder = "rotates", first_dealer = 2, moves = { "3", "double" },
  legal = { "double", "pass" }, leaves = { doubles = { false, false, true } },
}

example "a bid of two, a bomb, and one opponent has doubled" {
  fields = { landlord = 1, bid = 2, doubled = "bomb",
    doubles = { false, false, true } }, step = "score_round",
  with = { "player 1", { 5, 1, 1 } }, scores = { 12, -4, -8 },
}

example "the same, and the landlord has lost" {
  fields = { landlord = 1, bid = 2, doubled = "bomb",
    doubles = { false, false, true } }, step = "score_round",
  with = { "player 2", { 5, 1, 1 } }, scores = { -12, 4, 8 },
}

example "both have doubled" {
  fields = { landlord = 2, bid = 3, doubles = { true, false, true } },
  step = "score_round", with = { "player 2", { 1, 5, 1 } },
  scores = { -6, 12, -6 },
}

return doubling
