-- Sentences about games that are compared, in French. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "Une donne, la même pour tous ; graine {seed}, bots {bots}.",
    other = "{deals} donnes, les mêmes pour tous ; graine {seed}, bots {bots}.",
  },
  other_cards = "Les jeux de cartes diffèrent ; seul l’ordre du mélange est le "
    .. "même.",
  differences = "différence avec A, intervalle à 95 %",
  range = "{low} à {high}",
  about = "±{half}",

  score = "Score d’un camp dans une donne",
  gap = "Meilleur score d’une donne moins le plus mauvais",
  length = "Décisions dans une donne",
  played_share = "Donnes qui ont un preneur",
  made = "Contrats réussis : le preneur a marqué le plus",
  seat = "Score de la place {seats}, comptée depuis la gauche du donneur",
  seats = "Score des places {seats}, comptées depuis la gauche du donneur",
  dealer = "{seat} : le donneur",

  more = "plus",
  less = "moins",
  alike = "égal",
  unknown = "?",

  differ = "Donnes où {letter} diffère de A",
  decisions = "décisions",
  cards = "cartes choisies",
  scores = "scores",

  nothing = "{letter} a été comme A dans toutes les donnes : une décision ou "
    .. "le score diffère dans {share} des donnes au plus. Ce qui vient après "
    .. "une donne, comme la fin d’une partie, ne compte pas ici.",
  same_in_all = "{letter} a été comme A dans toutes les donnes.",
  too_few = "Trop peu de donnes pour dire si {letter} diffère de A en : {what}.",
  needed = "{what} (environ {deals} donnes le diraient)",
  not_told = "{what}",
  name = {
    score = "score",
    gap = "meilleur moins plus mauvais",
    length = "décisions",
    played = "donnes avec preneur",
    made = "contrats réussis",
    seat = "place {seats}",
    seats = "places {seats}",
  },
  ["and"] = " et ",
  join = ", ",

  apart = "Les donnes dont les résultats diffèrent le plus, avec les scores "
    .. "par camp",
  deal = "donne",
  open = "Pour en ouvrir une : {command}",

  opened = {
    one = "{letter} est la partie de {game}",
    join = ", ",
    all = "{list}. Tape un nom pour choisir cette partie ; redo y refait la "
      .. "décision suivante, redo 100 toutes les décisions, undo recule.",
  },
  move = "{seat} {move}",
  settled = "{name} : {value}",
  has_trick = "{winner} en obtient un pli",
  trick = "{seat} entame avec {cards}, {winner} remporte le pli",
  scored = "camp {side} {points} : {reason}",
  total = "scores {scores}",
  svg_title = "{games} : {deals} donnes",
}
