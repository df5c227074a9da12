-- Sentences of puzzles, in French. See en/puzzle.lua.

return {
  title = "{title}, problème {n} : {grade}. Sur 100 bots, {missed} se "
    .. "trompent.",
  position = "{title}, position {line}.",
  grade = { easy = "facile", medium = "moyen", hard = "difficile" },
  asks = "On te demande : « {prompt} » Quelle est la meilleure réponse ?",
  not_best = "{move} n’est pas le meilleur. Essaie encore, ou : « montre », "
    .. "« stop ».",
  why_what = "« pourquoi » demande un coup : il dit quelle règle le concerne.",
  as_good = "{move} est bon aussi : le meilleur est à peine meilleur.",
  cost = "Le meilleur coup rapporte {amount} de plus que {move}, en moyenne "
    .. "sur {n} distributions compatibles avec ce que tu as vu.",
  proof = {
    tricks = "Plis en moyenne sur {n} distributions compatibles "
      .. "avec ce que tu as vu.",
    points = "Points des cartes en moyenne sur {n} distributions compatibles "
      .. "avec ce que tu as vu.",
    score = "Points au score de la donne, en moyenne sur {n} distributions "
      .. "compatibles avec ce que tu as vu.",
    chance = "Combien de fois chaque coup gagne, en pour cent de {n} "
      .. "distributions compatibles avec ce que tu as vu.",
  },
  help = [[
Tape une lettre, ou le coup lui-même.

  montre    montre le meilleur coup, ce que rapportent les autres, et pourquoi
  tricks    ce qui a été dit et joué avant
  counts    les cartes encore dehors, et qui n’a pas une couleur
  pourquoi COUP  la règle qui concerne un coup
  encore    montre de nouveau la position
  stop      quitte]],
}
