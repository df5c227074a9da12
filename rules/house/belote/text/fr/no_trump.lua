-- The sentences of no_trump.lua, in French.

return {
  ["No suit, or all suits, can be named as trumps in the second turn."]
    = "Au second tour, on peut nommer sans-atout ou tout-atout.",
  ["No trump and all trump"] = "Sans-atout et tout-atout",
}
