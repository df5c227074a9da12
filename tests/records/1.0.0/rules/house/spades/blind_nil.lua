-- A player of a side that is 100 points behind may bid nil before looking.

return house_rule "Blind nil" {
  of  = "spades",
  set = { blind_nil = "behind" },
}
