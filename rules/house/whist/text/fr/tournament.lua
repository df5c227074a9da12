-- The sentences of tournament.lua, in French.

return {
  ["Tournament"] = "Tournoi",
  ["A tournament of eight rounds; the higher total wins."]
    = "Un tournoi de huit donnes ; le total le plus élevé gagne.",
  ["after the eighth round the higher total wins"]
    = "après la huitième donne, le total le plus élevé gagne",
  ["after the seventh it goes on"] = "après la septième, on continue",
}
