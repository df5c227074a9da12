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
  bots = "bots",
  total = "total",
  rounds = "À côté de chaque score : ce que marque le bot, assis à toutes les "
    .. "places, avec les mêmes cartes. C’est la part de la chance ; le reste, "
    .. "c’est le jeu.",
  how_to_go = "review 1 va à la première d’entre elles, dans une nouvelle "
    .. "variante.",
  not_yet = "Aucune donne n’est encore finie.",
  first = "Tape d’abord review.",
  no_such = {
    [1] = "La revue n’a trouvé que 1 erreur.",
    other = "La revue a trouvé {n} erreurs, pas plus.",
  },
  what = "Dis review pour la dernière donne, review match pour toutes, ou "
    .. "review 2 pour aller à la deuxième erreur.",
}
