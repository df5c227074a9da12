-- A contract of exactly ten tricks is worth 200 points.

local ten = house_rule "Ten for 200" {
  of  = "spades",
  set = { ten_for_200 = true },
}

example "ten, eleven tricks: 200 and a bag" {
  bid = { 6, 1, 4, 1 }, tricks = { 11, 2 }, scores = { 201, 20 },
}

example "ten, nine tricks: 200 lost" {
  bid = { 6, 1, 4, 1 }, tricks = { 9, 4 }, scores = { -200, 22 },
}

example "eleven are worth 110, as ever" {
  bid = { 6, 1, 5, 1 }, tricks = { 11, 2 }, scores = { 110, 20 },
}

example "nine are worth ninety" {
  bid = { 5, 1, 4, 1 }, tricks = { 9, 4 }, scores = { 90, 22 },
}

return ten
