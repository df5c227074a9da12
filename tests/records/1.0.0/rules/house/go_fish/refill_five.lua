-- A player without cards draws five.

return house_rule "Refill five" {
  of  = "go_fish",
  set = { refill = 5 },
}
