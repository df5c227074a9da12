-- The sentences of tricks_count.lua, in French.

return {
  ["Each trick counts a point, and the exact bid ten more."]
    = "Chaque pli compte un point, et l’annonce exacte dix de plus.",
  ["Tricks count"] = "Les plis comptent",
}
