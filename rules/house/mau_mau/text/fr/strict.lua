-- The sentences of strict.lua, in French.

return {
  ["Whoever can play a card may not draw."]
    = "Celui qui peut jouer une carte ne peut pas piocher.",
}
