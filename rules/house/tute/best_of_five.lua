-- The match goes to the side that first wins three games.

local best = house_rule "Best of five" {
  of  = "tute",
  set = { target = 3 },
}

return best
