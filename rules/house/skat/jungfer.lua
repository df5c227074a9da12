-- A player without a trick in a ramsch, a Jungfer, doubles what is lost.

local jungfer = house_rule "Jungfer" {
  of   = "skat",
  with = { "ramsch" },
  set  = { jungfer_doubles = true },             -- as it is by itself
}

example "a player without a trick doubles the loss" {
  contract = "ramsch", step = "score_ramsch", tricks = { 6, 4, 0 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH",
          "10H KH QH JH AD 10D KD QD JD JC" },
  scores = { -138, 0, 0 },
}

example "70 and 50 points, and the third has no trick" {
  contract = "ramsch", step = "score_ramsch", tricks = { 6, 4, 0 },
  won = { "AC AS AH AD 10C 10S QC QS", "10H 10D KC KS KH KD QH QD JC JS JH JD",
    "" },
  scores = { -140, 0, 0 },
}

example "where all have a trick it is single" {
  contract = "ramsch", step = "score_ramsch", tricks = { 5, 3, 2 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH", "10H AD 10D KD QD JD",
          "KH QH JH JC" },
  scores = { -69, 0, 0 },
}

example "two who share the most both lose double" {
  contract = "ramsch", step = "score_ramsch", tricks = { 5, 5, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS",
          "AH 10H KH QH JH AD 10D KD QD JD" },
  scores = { -120, -120, 0 },
}

return jungfer
