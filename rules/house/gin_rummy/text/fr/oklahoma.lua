-- The sentences of oklahoma.lua, in French.

return {
  ["The upcard says how much deadwood a knock may leave, and a spade doubles."]
    = "La retourne dit combien de points morts on peut garder pour frapper, et "
      .. "pique double.",
}
