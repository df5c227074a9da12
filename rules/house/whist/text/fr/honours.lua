-- The sentences of honours.lua, in French.

return {
  ["Honours"] = "Honneurs",
  ["honours"] = "honneurs",
  ["The old English honours: ace, king, queen and jack of trump count for the "
    .. "side that was dealt three or four of them."]
    = "Les honneurs de l’ancien jeu anglais : as, roi, dame et valet d’atout "
      .. "comptent pour le camp qui en a reçu trois ou quatre.",
  ["Three honours in the two hands of a side count 2, all four 4. Without "
    .. "trump they count nothing. In a match to a target they count nothing "
    .. "for a side that began the round one point short of it."]
    = "Trois honneurs dans les deux mains d’un camp comptent 2, les quatre 4. "
      .. "Sans atout, ils ne comptent rien. Dans une partie jusqu’à un "
      .. "objectif, ils ne comptent rien pour un camp qui a commencé la donne "
      .. "à un point de celui-ci.",
  ["How many of the cards are honours: A K Q J of trump."]
    = "Combien de ces cartes sont des honneurs : A K Q J d’atout.",
  ["Tricks are scored before honours."]
    = "Les plis se marquent avant les honneurs.",
  ["If both sides reach the target in one round, the one that scored tricks "
    .. "has won."]
    = "Si les deux camps atteignent l’objectif dans une même donne, celui qui "
      .. "a marqué pour des plis a gagné.",
  ["three honours in the two hands of a side count 2"]
    = "trois honneurs dans les deux mains d’un camp comptent 2",
  ["all four count 4"] = "les quatre comptent 4",
  ["two honours each are nothing"]
    = "deux honneurs de chaque côté ne sont rien",
  ["there are no honours without trump"] = "il n’y a pas d’honneurs sans atout",
  ["one point short of the target honours count nothing"]
    = "à un point de l’objectif, les honneurs ne comptent rien",
  ["in a tournament honours always count"]
    = "dans un tournoi, les honneurs comptent toujours",
  ["if both reach the target, the side that scored tricks has won"]
    = "si les deux l’atteignent, le camp qui a marqué pour des plis a gagné",
}
