-- Whoever takes all ten tricks of a ramsch has a Durchmarsch, and wins.

local durchmarsch = house_rule "Durchmarsch" {
  of   = "skat",
  with = { "ramsch" },
  set  = { durchmarsch_wins = true },            -- as it is by itself
}

example "all ten tricks are 120 points" {
  step = "score_ramsch", tricks = { 10, 0, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD JD" },
  scores = { 120, 0, 0 },
}

example "nine tricks lose" {
  jungfer_doubles = false, step = "score_ramsch", tricks = { 9, 1, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD",
          "JD" },
  scores = { -118, 0, 0 },
}

return durchmarsch
