-- Nine points win the match, and the last trick counts ten.

example "the ten for the last trick may make 66" {
  step = "score_last", with = { "player 1" }, tricks = { 5, 5 },
  won = { "AC AS 10C 10S QC QS JC JS JH JD",
          "AH AD 10H 10D KC KS KH KD QH QD" },
  scores = { 1, 0 },
}

example "at eight points a win of one wins the match" {
  before = { 8, 8 }, step = "score_last", with = { "player 1" },
  tricks = { 5, 5 },
  won = { "AC AS 10C 10S QC QS JC JS JH JD",
          "AH AD 10H 10D KC KS KH KD QH QD" },
  scores = { 9, 8 }, won_by = 1,
}

example "at seven it does not" {
  before = { 7, 8 }, step = "score_last", with = { "player 1" },
  tricks = { 5, 5 },
  won = { "AC AS 10C 10S QC QS JC JS JH JD",
          "AH AD 10H 10D KC KS KH KD QH QD" },
  scores = { 8, 8 }, won_by = false,
}

return house_rule "Nine, and ten for the last" {
  of  = "schnapsen",
  set = { target = 9, last_trick = "ten" },
}
