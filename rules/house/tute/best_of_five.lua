-- The match goes to the side that first wins three games.

return house_rule "Best of five" {
  of  = "tute",
  set = { target = 3 },
}
