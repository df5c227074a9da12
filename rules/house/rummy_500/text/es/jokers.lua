-- The sentences of jokers.lua, in Spanish.

return {
  ["Jokers"] = "Jokers",
  ["Two jokers in each pack stand for other cards."]
    = "Dos jokers por baraja van en lugar de otras cartas.",
  ["a joker stands for the card that is named"]
    = "un joker va en lugar de la carta que se nombra",
}
