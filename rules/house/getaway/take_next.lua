-- Before leading, the leader may take the hand of the next player who has
-- cards; that player is away.

return house_rule "Take the next hand" {
  of = "getaway", set = { take_hand = "leader" },
}
