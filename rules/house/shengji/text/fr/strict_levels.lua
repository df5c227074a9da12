-- The sentences of strict_levels.lua, in French.

return {
  ["Strict levels"] = "Niveaux stricts",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."]
    = "Les deux camps doivent jouer les niveaux 5, 10 et K : aucune montée ne "
      .. "les saute.",
}
