-- Sentences about the cards that are still out, in French. See en/counts.lua.

return {
  held = "Cartes en main : {held}.",
  left = {
    [1] = "Il manque encore : 1 carte.",
    other = "Il manque encore : {n} cartes.",
  },
  trumps = {
    [1] = "1 d’entre elles est un atout.",
    other = "{n} d’entre elles sont des atouts.",
  },
  points = {
    [1] = "Elles comptent 1 point de cartes.",
    other = "Elles comptent {n} points.",
  },
  out = "Restent",
  void = "{player} n’a sûrement rien à {suits}.",
  trump = "atout",
  ["or"] = " ni à ",
  on = "Dès maintenant la table montre ce qui manque encore.",
  off = "La table ne montre plus ce qui manque encore.",
  what = "Dis counts, counts on ou counts off.",
  several = "Plusieurs personnes sont à cette table. counts est pour les "
    .. "tables commencées avec --counts, pour que tout le monde soit d’accord.",
}
