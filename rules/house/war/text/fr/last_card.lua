-- The sentences of last_card.lua, in French.

return {
  ["Whoever has too few cards for a war turns the last one."]
    = "Celui qui a trop peu de cartes pour une bataille retourne la dernière.",
  ["Last card"] = "Dernière carte",
}
