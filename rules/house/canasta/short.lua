-- A short game, to 2500 points.

local short = house_rule "Short game" {
  of  = "canasta",
  set = { target = 2500 },
}

return short
