-- The sentences of whist.lua, in French.

return {
  ["Whist"] = "Whist",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."]
    = "Whist : deux équipes, treize plis, la dernière carte distribuée fixe "
      .. "l’atout.",
  ["where trump comes from"] = "d’où vient l’atout",
  ["points that win the game"] = "points qui gagnent la partie",
  ["rounds to play, the higher total wins; 0: to target"]
    = "donnes à jouer, le total le plus élevé gagne ; 0 : jusqu’à target",
  ["seat that deals first; 0: drawn at random"]
    = "place qui donne la première ; 0 : tirée au sort",
  ["Thirteen cards each, one at a time, from the dealer's left."]
    = "Treize cartes par joueur, une à une, à partir de la gauche du donneur.",
  ["The last card dealt is shown: its suit is trump, and it belongs to "
    .. "the dealer's hand. If it is chosen that trumps rotate instead, they "
    .. "are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "La dernière carte distribuée est montrée : sa couleur est atout, et "
    .. "elle appartient à la main du donneur. Si l’on a choisi que les "
    .. "atouts tournent, ce sont cœur, carreau, pique, trèfle et, si on l’a "
    .. "choisi ainsi, aucun.",
  ["the last card dealt makes trump"]
    = "la dernière carte distribuée fixe l’atout",
  ["The dealer's left leads to the first trick."]
    = "Le joueur à gauche du donneur entame le premier pli.",
  ["A side's tricks above six are its points."]
    = "Les plis d’un camp au-delà de six sont ses points.",
  ["tricks above six"] = "plis au-delà de six",

  -- examples
  ["the only club must be played"] = "le seul trèfle doit être joué",
  ["without a club any card may be played"]
    = "sans trèfle, on joue n’importe quelle carte",
  ["only the suit led binds"] = "seule la couleur demandée oblige",
  ["the highest card of the suit led wins"]
    = "la plus forte carte de la couleur demandée gagne",
  ["a trump beats the suit led"] = "un atout bat la couleur demandée",
  ["the highest trump wins"] = "le plus fort atout gagne",
  ["without trump only the suit led can win"]
    = "sans atout, seule la couleur demandée peut gagner",
  ["thirteen cards each, and the last one makes trump"]
    = "treize cartes par joueur, et la dernière fixe l’atout",
  ["the values of the options"] = "les valeurs des options",
  ["seven tricks are one point"] = "sept plis font un point",
  ["the first side with five points has won"]
    = "le premier camp à cinq points a gagné",
  ["a tournament goes on past the target"]
    = "un tournoi continue au-delà de l’objectif",
  ["after the last round of a tournament the higher total wins"]
    = "après la dernière donne d’un tournoi, le total le plus élevé gagne",
  ["equal totals at the end of a tournament are a draw"]
    = "des totaux égaux à la fin d’un tournoi font une égalité",
}
