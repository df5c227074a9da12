-- Sentences of rulebooks about announcements, in French. See en/announcements.lua.

return {
  both = "{first}, {second}",
  played = {
    [1] = "Peut se dire avant une carte par qui a joué une carte au plus.",
    other = "Peut se dire avant une carte par qui a joué {n} cartes au plus.",
  },
  held = {
    [1] = "Peut se dire avant sa propre carte par qui en tient encore une.",
    other = "Peut se dire avant sa propre carte par qui tient encore au "
      .. "moins {n} cartes.",
  },
  reply = {
    [1] = "Après une parole des autres : une carte de plus que leur dernière "
      .. "ne permet.",
    other = "Après une parole des autres : {n} cartes de plus que leur "
      .. "dernière ne permet.",
  },
  reply_held = {
    [1] = "Seul, en réponse aux autres : avec une carte de moins que leur "
      .. "dernière parole n’en demande ; ensuite son camp ne dit plus rien.",
    other = "Seul, en réponse aux autres : avec {n} cartes de moins que leur "
      .. "dernière parole n’en demande ; ensuite son camp ne dit plus rien.",
  },
  counts = "Annoncé, cela compte {n}.",
  points = "Atteint si les autres ont moins de {n} points.",
  two_points = "Atteint si les autres ont moins de {first} points, ou de "
    .. "{second} s’ils sont le second camp.",
  points_of_camps = "Atteint si les autres ont trop peu de points : moins "
    .. "de {second} ({others}), moins de {least} ({first}).",
  tricks = {
    [1] = "Atteint si les autres n’ont aucun pli.",
    other = "Atteint si les autres ont moins de {n} plis.",
  },
  against = "Annoncé, cela compte 1 de plus pour les autres s’ils ont {n} "
    .. "points.",
  holds = "Se fait de soi-même quand est jouée la première de ces cartes : "
    .. "{cards}, d’une main qui les a toutes, si ce sont des atouts.",
  row = "ce qui compte",
  said = "Chaque camp dit chaque degré une fois ; qui en dit un plus haut dit "
    .. "aussi ceux d’avant qui manquaient, et doit être à temps pour "
    .. "ceux-là. Celui qui en dit un montre son camp. Un camp qui a annoncé "
    .. "des points ou des plis ne gagne que s’il les atteint ; sinon les "
    .. "autres gagnent, à moins qu’ils n’aient échoué de même. Un camp "
    .. "reçoit 1 pour la victoire, 1 pour chaque degré atteint, annoncé ou "
    .. "non, et ce qui a été annoncé, par quelque camp que ce soit. Si tous "
    .. "deux ont échoué, personne ne gagne, et ce qui a été annoncé ne "
    .. "compte pas : chaque camp reçoit 1 pour chaque degré qu’il a atteint, "
    .. "et 1 pour chaque degré des autres contre lequel il a les points.",
  undecided_row = "camps indécis",
  undecided = "Avant qu’ils soient décidés, personne n’annonce rien. Si le "
    .. "deuxième pli les décide, chaque parole est à temps une carte plus "
    .. "tard ; si c’est le troisième, deux cartes plus tard, et ainsi de "
    .. "suite.",
  reached = "Un camp reçoit 1 pour la victoire, et 1 pour chaque degré "
    .. "atteint.",
}
