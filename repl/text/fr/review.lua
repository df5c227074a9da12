-- Sentences of reviews, in French. See en/review.lua.

return {
  title = "{game}, graine {seed}",
  looked = {
    you = {
      none = "Tu n’avais rien à décider.",
      some = {
        [1] = "Tu as pris 1 décision. {same}",
        other = "Tu as pris {n} décisions. {same}",
      },
    },
    other = {
      none = "{player} n’avait rien à décider.",
      some = {
        [1] = "{player} a pris 1 décision. {same}",
        other = "{player} a pris {n} décisions. {same}",
      },
    },
  },
  same = "Identiques à celles du bot : {same} ; à peu près aussi bonnes : "
    .. "{alike}.",
  same_only = "Identiques à celles du bot : {same}.",
  unseen = {
    [1] = "1 décision n’a pas été regardée : toutes prendraient trop de temps.",
    other = "{n} décisions n’ont pas été regardées : toutes prendraient trop "
      .. "de temps.",
  },
  unplayed = {
    [1] = "1 donne n’a pas été rejouée par des bots : cela prendrait trop de "
      .. "temps.",
    other = "{n} donnes n’ont pas été rejouées par des bots : cela prendrait "
      .. "trop de temps.",
  },
  hint_pause = "Il n’y a rien à décider maintenant : la donne est finie. "
    .. "« bilan » dit ce qui y a coûté le plus, et Entrée continue.",
  against_same = "C’est justement ce coup.",
  against_worse = "{made} coûte {cost} au score de la donne (±{interval}).",
  against_better = "{made} rapporte {cost} de plus au score de la donne "
    .. "(±{interval}).",
  against_alike = "{made} vaut à peu près autant : la différence est de "
    .. "{cost} au score de la donne (±{interval}).",
  against_less = "{made} rapporte moins, mais ne change guère le score de la "
    .. "donne : de {cost} (±{interval}).",
  against_unknown = "On ne peut pas savoir ce que rapporte {made}.",
  none = "Aucune erreur nette n’a été trouvée.",
  costs = {
    you = "{n}. Donne {round}, décision {decision} : tu as choisi {made} ; "
      .. "{better} rapporterait en moyenne {cost} points de plus "
      .. "(±{interval}).",
    other = "{n}. Donne {round}, décision {decision} : {player} a choisi "
      .. "{made} ; {better} rapporterait en moyenne {cost} points de plus "
      .. "(±{interval}).",
  },
  answer = "{made} (« {prompt} »)",
  all_seen = {
    points = "Toutes les cartes vues et sans faute, {better} obtient encore "
      .. "{value} points, {made} {less}.",
    tricks = "Toutes les cartes vues et sans faute, {better} obtient encore "
      .. "{value} plis, {made} {less}.",
    same_points = "Toutes les cartes vues et sans faute, les deux obtiennent "
      .. "autant : {value} points.",
    same_tricks = "Toutes les cartes vues et sans faute, les deux obtiennent "
      .. "autant de plis : {value}.",
  },
  round = "donne",
  total = "total",
  side = "camp",
  result = "résultat",
  cards = "cartes",
  play = "jeu",
  rounds = "Le résultat, c’est les cartes plus le jeu. Cartes : ce que "
    .. "marquent en moyenne les bots à toutes les places avec les mêmes cartes "
    .. "(nombre de fois : {n}). Jeu : le reste, avec son intervalle à 95 %.",
  how_to_go = "« bilan 1 » va à la première d’entre elles, dans une nouvelle "
    .. "variante.",
  not_yet = "Aucune donne n’est encore finie.",
  first = "Tape d’abord « bilan ».",
  no_such = {
    [1] = "La revue n’a trouvé que 1 erreur.",
    other = "La revue a trouvé {n} erreurs, pas plus.",
  },
  what = "Dis « bilan » pour la dernière donne, « bilan partie » pour "
    .. "toutes, ou "
    .. "« bilan 2 » pour aller à la deuxième erreur.",
}
