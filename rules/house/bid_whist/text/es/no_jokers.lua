-- The sentences of no_jokers.lua, in Spanish.

return {
  ["No jokers"] = "Sin jokers",
  ["Without jokers: 52 cards, four in the kitty."]
    = "Sin jokers: 52 cartas, cuatro en el kitty.",
}
