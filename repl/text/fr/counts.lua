-- Sentences about the cards that are still out, in French. See en/counts.lua.

return {
  held = "Cartes en main : {held}.",
  left = {
    [1] = "Encore en jeu : 1 carte.",
    other = "Encore en jeu : {n} cartes.",
  },
  trumps = {
    [1] = "1 d’entre elles est un atout.",
    other = "{n} d’entre elles sont des atouts.",
  },
  points = {
    [1] = "Elles comptent 1 point.",
    other = "Elles comptent {n} points.",
  },
  out = "Restent",
  void = "{player} n’a sûrement rien à {suits}.",
  trump = "atout",
  ["or"] = " ni à ",
  on = "La table montre maintenant les cartes encore en jeu.",
  off = "La table ne montre plus les cartes encore en jeu.",
  what = "Dis « compte », « compte oui » ou « compte non ».",
  several = "Plusieurs personnes sont à cette table. « compte » est pour les "
    .. "tables commencées avec --counts, pour que tout le monde soit d’accord.",
}
