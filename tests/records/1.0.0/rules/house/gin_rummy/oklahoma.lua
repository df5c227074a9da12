-- The upcard says how much deadwood a knock may leave, and a spade doubles.

return house_rule "Oklahoma Gin" {
  of  = "gin_rummy",
  set = { oklahoma = true },
}
