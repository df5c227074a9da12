-- Sentences about an option over its values, in French. See en/sweep.lua.

return {
  option = "{game} : ce que fait {option}",
  house = "{game} : ce que fait chaque règle maison",
  played = "{deals} donnes et {matches} parties de bots au hasard, les mêmes "
    .. "pour tous ; graine {seed}.",
  played_by = "{deals} donnes jouées par {bots} et {matches} parties de "
    .. "bots au hasard, les mêmes pour tous ; graine {seed}.",
  duels = {
    [1] = "Une donne de duels, {better} contre {worse} : une partie pour "
      .. "chaque côté que {better} peut avoir.",
    other = "{n} donnes de duels, {better} contre {worse} : une partie pour "
      .. "chaque côté que {better} peut avoir.",
  },
  cut = {
    [1] = "Une partie n’avait pas de fin après 200 donnes, et a été arrêtée.",
    other = "{n} parties n’avaient pas de fin après 200 donnes, et ont été "
      .. "arrêtées.",
  },
  rule = "règle",
  differences = "différence avec {first}, intervalle à 95 %",

  title = {
    gap = "Meilleur score d’une donne moins le plus mauvais",
    length = "Décisions dans une donne",
    played = "Donnes qui ont un preneur",
    made = "Contrats réussis : le preneur a marqué le plus",
    match = "Décisions dans une partie",
    rounds = "Donnes dans une partie",
    won = "Parties gagnées par {better} contre {worse} : {share} est le "
      .. "hasard, plus est du talent",
  },
  name = {
    gap = "écart",
    length = "décisions",
    played = "preneur",
    made = "réussis",
    match = "par partie",
    rounds = "donnes",
    won = "talent",
  },
}
