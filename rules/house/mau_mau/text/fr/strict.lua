-- The sentences of strict.lua, in French.

return {
  ["Whoever can play a card may not draw."]
    = "Qui peut jouer une carte ne peut pas piocher.",
}
