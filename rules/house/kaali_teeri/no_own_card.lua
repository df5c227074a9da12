-- The bidder calls a card of another player.

return house_rule "No own card" {
  of  = "kaali_teeri",
  set = { own_card = false },
}
