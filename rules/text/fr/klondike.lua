-- The sentences of klondike.lua, in French.

return {
  ["Klondike: a patience in which all cards go up by suits, from ace to king."]
    = "Klondike : une réussite où toutes les cartes montent par couleurs, de "
      .. "l’as au roi.",
  ["no card is up"] = "aucune carte n’est montée",
  ["deals won"] = "réussites gagnées",
  ["cards drawn at a time"] = "cartes tirées à la fois",
  ["redeals; -1: any number"] = "nouveaux passages ; -1 : autant qu’on veut",
  ["1 for each card up; for moves; or 5 for each card up, less 52"]
    = "1 par carte montée ; selon les coups ; ou 5 par carte montée, moins 52",
  ["what may go to an empty pile"] = "ce qui peut aller sur une colonne vide",
  ["cards may come back from a foundation"]
    = "des cartes peuvent redescendre d’une fondation",
  ["moves, at most"] = "coups, au plus",
  ["deals; their points add up"] = "donnes ; leurs points s’additionnent",
  ["Seven piles get one to seven cards, the top one face up; the rest is "
    .. "stock."]
    = "Sept colonnes reçoivent d’une à sept cartes, celle du dessus face "
      .. "visible ; le reste est le talon.",
  ["The player draws cards to the waste and moves cards, until all are up, "
    .. "the deal is given up, or no move is left but to draw what has been "
    .. "seen."]
    = "On tire des cartes vers la défausse et l’on déplace des cartes, jusqu’à "
      .. "ce que toutes soient montées, que la donne soit abandonnée, ou "
      .. "qu’il ne reste plus qu’à tirer ce qu’on a déjà vu.",
  ["your move?"] = "ton coup ?",
  ["{card} is not turned yet, or lies under another card"]
    = "{card} n’est pas encore retournée, ou est sous une autre carte",
  ["{moved} to {other}"] = "{moved} sur {other}",
  ["{moved} to {empty}"] = "{moved} sur {empty}",
  ["the stock is empty: redeal first"]
    = "le talon est vide : retourne d’abord la défausse",
  ["the stock has cards: draw first"] = "le talon a des cartes : tire d’abord",
  ["there is no waste"] = "il n’y a pas de défausse",
  ["no redeal is left"] = "il ne reste plus de passage",
  ["On a pile a card goes on one of the other colour that is one higher."]
    = "Sur une colonne, une carte va sur une carte de l’autre teinte et d’un "
      .. "rang de plus.",
  ["the same colour"] = "la même teinte",
  ["To an empty pile goes a king, but not one that has no card under it."]
    = "Sur une colonne vide va un roi, mais pas un roi qui n’a aucune carte "
      .. "sous lui.",
  ["only a king goes to an empty pile"] = "seul un roi va sur une colonne vide",
  ["it would change nothing"] = "cela ne changerait rien",
  ["The ace of a suit goes up first, then its two, and so on to the king."]
    = "L’as d’une couleur monte d’abord, puis son deux, et ainsi de suite "
      .. "jusqu’au roi.",
  ["When the stock is empty, the waste is turned over and becomes the stock."]
    = "Quand le talon est vide, la défausse est retournée et devient le talon.",
  ["A card takes along the cards that lie on it; a card below is turned up."]
    = "Une carte emmène celles qui sont sur elle ; une carte dessous est "
      .. "retournée.",
  ["cards up"] = "cartes montées",
  ["The match is won if all cards have gone up in one deal."]
    = "La partie est gagnée si toutes les cartes sont montées dans une donne.",
  ["1 to 7 cards, the last of each pile face up"]
    = "de 1 à 7 cartes, la dernière de chaque colonne face visible",
  ["three cards are drawn, the last one is on top"]
    = "trois cartes sont tirées, la dernière est dessus",
  ["or one"] = "ou une",
  ["what is left is drawn"] = "on tire ce qui reste",
  ["a card goes on one that is one higher, of the other colour"]
    = "une carte va sur une carte d’un rang de plus, de l’autre teinte",
  ["not on one that is two higher"] = "pas sur une carte de deux rangs de plus",
  ["6H goes on a card that is one higher"]
    = "6H va sur une carte d’un rang de plus",
  ["what lies on a card goes with it; then the hidden card is turned"]
    = "ce qui est sur une carte va avec elle ; puis la carte cachée est "
      .. "retournée",
  ["or any card"] = "ou n’importe quelle carte",
  ["not from one empty pile to another"] = "pas d’une colonne vide à une autre",
  ["a king with nothing under it stays"] = "un roi sans rien sous lui reste",
  ["a pile with cards takes no card by its number"]
    = "une colonne qui a des cartes n’en prend pas par son numéro",
  ["1 is not empty"] = "1 n’est pas vide",
  ["aces go up first"] = "les as montent d’abord",
  ["2S is not up yet"] = "2S n’est pas encore montée",
  ["then one after the other"] = "puis l’une après l’autre",
  ["only the last card of a pile goes up"]
    = "seule la dernière carte d’une colonne monte",
  ["a card may come back"] = "une carte peut redescendre",
  ["unless they may not"] = "sauf si c’est interdit",
  ["a hidden card cannot move"] = "une carte cachée ne bouge pas",
  ["AC is not turned yet, or lies under another card"]
    = "AC n’est pas encore retournée, ou est sous une autre carte",
  ["nor one under another on the waste"]
    = "ni une carte sous une autre dans la défausse",
  ["no redeal while there is a stock"]
    = "pas de nouveau passage tant qu’il y a un talon",
  ["no draw without a stock"] = "pas de tirage sans talon",
  ["five points for a move from the waste, ten up, five for a turn"]
    = "cinq points pour un coup depuis la défausse, dix pour monter, cinq pour "
      .. "retourner",
  ["fifteen less for a card that comes back"]
    = "quinze de moins pour une carte qui redescend",
  ["five points for a card that is turned"]
    = "cinq points pour une carte retournée",
  ["a redeal costs a hundred where one card is drawn, after the first"]
    = "un nouveau passage coûte cent quand on tire une carte, après le premier",
  ["the first is free"] = "le premier est gratuit",
  ["twenty after the third where three are drawn"]
    = "vingt après le troisième quand on en tire trois",
  ["but not for the third, and never below nothing"]
    = "mais pas pour le troisième, et jamais sous zéro",
  ["what is below nothing is nothing"] = "ce qui est sous zéro est zéro",
  ["a point for each card up"] = "un point par carte montée",
  ["five for each card up, less 52"] = "cinq par carte montée, moins 52",
  ["points for moves"] = "points selon les coups",
  ["all 52 cards up: the match is won"]
    = "toutes les 52 cartes montées : la partie est gagnée",
  ["51 are not enough"] = "51 ne suffisent pas",
  ["without a stock the waste can be turned over"]
    = "sans talon, on peut retourner la défausse",
  ["as often as was agreed"] = "aussi souvent que c’est convenu",
  ["and once more before that"] = "et encore une fois avant",
  ["an empty waste cannot"] = "une défausse vide, non",
  ["for a price the stock is gone through three times"]
    = "contre un prix, on passe le talon trois fois",
  ["twice is not enough"] = "deux fois ne suffisent pas",
  ["one card at a time once"] = "une carte à la fois, une seule fois",
  ["it is over when all cards are up"]
    = "c’est fini quand toutes les cartes sont montées",
  ["not while a card can move"] = "pas tant qu’une carte peut bouger",
  ["nor while there is a stock"] = "ni tant qu’il y a un talon",
  ["but when the whole stock has shown nothing"]
    = "mais quand tout le talon n’a rien montré",
  ["not when it has shown something"] = "pas quand il a montré quelque chose",
  ["unless there is no redeal"] = "sauf s’il n’y a plus de passage",
  ["a king comes from the waste"] = "un roi vient de la défausse",
  ["a part of a pile may go to an empty one, where any card may"]
    = "une partie de colonne peut aller sur une colonne vide, là où n’importe "
      .. "quelle carte le peut",
  ["a king with a hidden card under it"]
    = "un roi avec une carte cachée sous lui",
  ["fifteen points less, of a hundred"] = "quinze points de moins, de cent",
  ["from pile to pile nothing"] = "de colonne à colonne, rien",
  ["a deal that is given up"] = "une donne abandonnée",
  ["what may be set"] = "ce qui peut être choisi",
  ["draw"] = "tirer",
  ["stop"] = "arrêter",
  ["to"] = "sur",
  ["up"] = "en haut",
  ["Klondike"] = "Klondike",
  ["pile"] = "colonne",
  ["hidden"] = "cachées",
  ["waste"] = "défausse",
  ["turned_over"] = "passages faits",
  ["moves"] = "coups",
  ["{moved} up"] = "{moved} en haut",
  ["redeal"] = "repasser",
  ["no redeal"] = "plus de passage",
  ["goes on"] = "sur une autre carte",
  ["goes to"] = "sur une colonne vide",
  ["goes up"] = "monter",
  ["carry"] = "déplacer",
  ["is over"] = "fin de la donne",
  ["won"] = "gagnées",
  ["{1} is not empty"] = "la colonne {1} n’est pas vide",
  ["turned over"] = "passages faits",
}
