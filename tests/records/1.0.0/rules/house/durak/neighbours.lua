-- Only the players beside the defender throw in cards.

return house_rule "Neighbours" {
  of = "durak",
  set = { throwers = "neighbours" },
}
