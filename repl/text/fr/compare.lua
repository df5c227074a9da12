-- Sentences about games that are compared, in French. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "Une donne, la même pour tous ; graine {seed}, bots {bots}.",
    other = "{deals} donnes, les mêmes pour tous ; graine {seed}, bots {bots}.",
  },
  other_cards = "Les jeux de cartes diffèrent ; seul l’ordre du mélange est le "
    .. "même.",
  differences = "différence avec A, intervalle à {sure} %",
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
  few = "?",
  fewest = "Moins de dix donnes ou parties ne disent rien : il n’y a pas "
    .. "d’intervalles.",
  sure = "Joué jusqu’à ce que les résultats parlent, ou jusqu’au bout : quel "
    .. "que soit le moment où l’on regarde, ces intervalles valent à {sure} %.",

  differ = "Donnes où {letter} diffère de A",
  decisions = "décisions",
  cards = "cartes choisies",
  scores = "scores",
  winner = "gagnant",

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

  whole = {
    in_turn = {
      one = "Une partie, la même pour tous ; graine {seed}, bots {bots}.",
      other = "{deals} parties, les mêmes pour tous, chaque place donnant la "
        .. "première à son tour ; graine {seed}, bots {bots}.",
    },
    played = {
      one = "Une partie, la même pour tous ; graine {seed}, bots {bots}.",
      other = "{deals} parties, les mêmes pour tous ; graine {seed}, bots {bots}.",
    },
    sure = "Joué jusqu’à ce que chaque chiffre parle, ou jusqu’au bout : quel "
      .. "que soit le moment où l’on regarde, ces intervalles valent à {sure} "
      .. "%.",
    rounds = "Donnes dans une partie",
    match = "Décisions dans une partie",
    total = "Total d’un camp à la fin",
    gap = "Meilleur total moins le plus mauvais",
    dealer = "Parties gagnées par le camp du premier donneur",
    first = "Parties gagnées par le camp de la place 1",
    differ = "Parties où {letter} diffère de A",
    nothing = "{letter} a été comme A dans toutes les parties : une décision "
      .. "ou le score diffère dans {share} des parties au plus.",
    same_in_all = "{letter} a été comme A dans toutes les parties.",
    too_few = "Trop peu de parties pour dire si {letter} diffère de A en : "
      .. "{what}.",
    needed = "{what} (environ {deals} parties le diraient)",
    name = {
      rounds = "donnes",
      match = "décisions",
      total = "total",
      gap = "meilleur moins plus mauvais",
      dealer = "victoires du premier donneur",
      first = "victoires de la place 1",
    },
    svg_title = "{games} : {deals} parties",
  },
}
