-- The top card of the discards may simply be taken into the hand.

local top_free = house_rule "Free top" {
  of  = "rummy_500",
  set = { top_free = true },
}

return top_free
