-- The top card of the discards may simply be taken into the hand.

local top_free = house_rule "Free top" {
  of  = "rummy_500",
  set = { top_free = true },
}

example "a card that fits nothing is taken" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 5C 2D 7S JC", "*" }, discard = "KS" },
  moves = {}, legal = { "take KS", "draw" },
}

return top_free
