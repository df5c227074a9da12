-- The sentences of no_trump.lua, in French.

return {
  ["No suit, or all suits, can be bid as trumps."]
    = "On peut enchérir à sans-atout ou à tout-atout.",
  ["No trump and all trump"] = "Sans-atout et tout-atout",
}
