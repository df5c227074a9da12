-- The American game is played to seven points.

local american = house_rule "American whist" {
  of  = "whist",
  set = { target = 7 },
}

example "seven points win" {
  before = { 5, 5 }, tricks = { 8, 5 }, scores = { 7, 5 }, won_by = 1,
}

example "six do not" {
  before = { 5, 5 }, tricks = { 7, 6 }, scores = { 6, 5 }, won_by = false,
}

return american
