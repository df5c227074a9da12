-- A short game, to 2500 points.

local short = house_rule "Short game" {
  of  = "canasta",
  set = { target = 2500 },
}

example "2,500 points win" {
  settings = { target = { 500, 2500, 20000 } },
}

return short
