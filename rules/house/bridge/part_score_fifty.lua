-- A part-score in Chicago counts 50 at once, and none is carried over.

local fifty = house_rule "Part-score fifty" {
  of   = "bridge",
  with = { "chicago" },
  set  = { partscore = "fifty" },
}

example "a part-score adds 50 at once" {
  contract = "2H", trump = "H", declarer = 1, tricks = { 8, 5 },
  scores = { 110, 0 }, leaves = { below = { 0, 0 } },
}

example "the next one makes no game with it" {
  round_number = 2, vulnerable = { false, true }, contract = "1NT",
  declarer = 3, tricks = { 7, 6 }, scores = { 90, 0 },
}

example "nor does one in the fourth deal count more" {
  round_number = 4, vulnerable = { true, true }, contract = "2S", trump = "S",
  declarer = 1, tricks = { 8, 5 }, scores = { 110, 0 },
}

example "a game in one deal, vulnerable: 120 and 500" {
  round_number = 4, vulnerable = { true, true }, contract = "4S", trump = "S",
  declarer = 2, tricks = { 3, 10 }, scores = { 0, 620 },
  leaves = { below = { 0, 0 } },
}

return fifty
