-- No suit, or all suits, can be bid as trumps.

return house_rule "No trump and all trump" {
  of  = "coinche",
  set = { no_trump = true },
}
