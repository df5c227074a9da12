-- The American game is played to seven points.

local american = house_rule "American whist" {
  of  = "whist",
  set = { target = 7 },
}

return american
