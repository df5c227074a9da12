-- The sentences of classic.lua, in French.

return {
  ["Classic"] = "Classique",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black "
    .. "threes stop the next player, and a player may ask the partner before "
    .. "going out."]
    = "La canasta des années 1950 : une combinaison ne demande que deux cartes "
      .. "naturelles, les trois noirs arrêtent le joueur suivant, et l’on "
      .. "peut demander à son partenaire avant de sortir.",
  ["out"] = "sortie",
}
