-- What the options ask that the engine itself has, in French. See
-- en/options.lua.

return {
  usual_rounds = "donnes d’une partie",
  usual_rounds_or_none = "donnes d’une partie ; 0 : pas de limite",
  usual_rounds_or_target = "donnes à jouer, le total le plus élevé gagne ; 0 : "
    .. "jusqu’à target",
  usual_rounds_or_target_lowest =
    "donnes à jouer, le total le plus bas gagne ; 0 : jusqu’à target",
  usual_first_dealer = "place qui donne la première ; 0 : tirée au sort",
  usual_target = "points qui gagnent la partie",
  usual_target_lowest = "points qui finissent la partie, le total le plus "
    .. "bas gagne",
  usual_floor = "points qui perdent la partie",
  usual_packs = "jeux de cartes",
  usual_throws = "plusieurs figures entamées à la fois",
  usual_owed = "à quoi oblige l’entame : à sa figure ou seulement à la "
    .. "couleur",
  usual_short_tractors = "un tracteur plus long oblige aussi aux tracteurs "
    .. "plus courts de la main",
  usual_pairs_over_triple = "un bulldozer oblige à des paires qui se suivent "
    .. "avant un brelan, ou deux",
  usual_kill_compare = "de deux coupes gagne celle dont la plus grande figure, "
    .. "ou la carte, est la plus haute",
}
