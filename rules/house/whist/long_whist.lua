-- Long whist: ten points win, and honours count.

local long = house_rule "Long whist" {
  of   = "whist",
  set  = { target = 10 },
  with = { "honours" },
}

example "tricks count before honours, so side 1 has won" {
  trump = "S", before = { 8, 8 }, tricks = { 8, 5 },
  held = { "JS", "AS KS", "", "QS" }, scores = { 10, 10 }, won_by = 1,
}

example "at nine points honours count nothing" {
  trump = "S", before = { 8, 9 }, tricks = { 7, 6 },
  held = { "JS", "AS KS", "", "QS" }, scores = { 9, 9 }, won_by = false,
}

return long
