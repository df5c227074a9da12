-- The sentences of duplicate.lua, in French.

return {
  ["Duplicate"] = "Duplicate",
  ["Duplicate play: the dealer and the levels are given, and trumps are "
    .. "declared after the last draw."]
    = "Jeu en duplicate : le donneur et les niveaux sont donnés, et l’atout se "
      .. "montre après la dernière pioche.",
}
