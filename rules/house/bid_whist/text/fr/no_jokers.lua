-- The sentences of no_jokers.lua, in French.

return {
  ["No jokers"] = "Sans jokers",
  ["Without jokers: 52 cards, four in the kitty."]
    = "Sans jokers : 52 cartes, quatre au kitty.",
}
