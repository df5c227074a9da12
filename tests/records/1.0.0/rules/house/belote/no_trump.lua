-- No suit, or all suits, can be named as trumps in the second turn.

return house_rule "No trump and all trump" {
  of  = "belote",
  set = { no_trump = true },
}
