-- Above capot is general: the bidder wins all tricks, and the partner none.

local general = house_rule "General" {
  of  = "coinche",
  set = { general = true },
}

example "general is above capot, whatever the suit" {
  moves = { "capot spades" }, allowed = { "general clubs", "coinche", "pass" },
  refused = { "400 spades", "capot hearts" }, because = "higher_bid",
}

example "nothing is above general" {
  moves = { "general clubs" }, legal = { "coinche", "pass" },
  refused = { "general spades" }, because = "higher_bid",
}

-- Hearts are trumps; seat 1 has bid.
local ALL = "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS"

example "made: 252 and 500" {
  taker = 1, contract = "general hearts", trump = "H", with = { "side 1" },
  tricks = { 8, 0, 0, 0 }, won = { ALL, "" }, scores = { 750, 0 },
}

example "the partner wins a trick: 160 and 500 for the others" {
  taker = 1, contract = "general hearts", trump = "H", with = { "side 1" },
  tricks = { 7, 0, 1, 0 }, won = { ALL, "" }, scores = { 0, 660 },
}

example "coinched and made: twice 250 and 500" {
  taker = 1, contract = "general hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 8, 0, 0, 0 }, won = { ALL, "" },
  scores = { 1500, 0 },
}

return general
