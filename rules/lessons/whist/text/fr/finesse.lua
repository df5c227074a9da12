-- The sentences of finesse.lua, in French.

return {
  ["The finesse"] = "L’impasse",
  ["Your partner holds ace, queen and jack of spades; the king is with one of "
    .. "the others. If partner leads spades, the king takes the queen or the "
    .. "jack. What if you lead them?"]
    = "Ton partenaire a l’as, la dame et le valet de pique ; le roi est chez "
      .. "l’un des autres. Si ton partenaire entame à pique, le roi prend la "
      .. "dame ou le valet. Et si c’est toi qui entames à pique ?",
  ["You lead. Left plays next, then partner, who sees what Left has played."]
    = "Tu entames. Gauche joue ensuite, puis ton partenaire, qui a vu ce que "
      .. "Gauche a joué.",
  ["it is a sure trick that can wait: you need it to lead again."]
    = "c’est un pli sûr qui peut attendre : il te le faut pour entamer de "
      .. "nouveau.",
  ["it can wait: you need a way to lead again."]
    = "elle peut attendre : il te faut de quoi entamer de nouveau.",
  ["Lead a spade, towards the cards of your partner."]
    = "Entame à pique, vers les cartes de ton partenaire.",
  ["Left played low, partner the jack, and it won: whoever has the king has "
    .. "not played it before partner had to choose."]
    = "Gauche a joué petit, ton partenaire le valet, et il a gagné : qui a le "
      .. "roi ne l’a pas joué avant que ton partenaire ait eu à choisir.",
  ["Partner leads a diamond, so that you can lead a second time."]
    = "Ton partenaire entame à carreau, pour que tu puisses entamer une "
      .. "seconde fois.",
  ["another player would win the trick, and lead."]
    = "un autre joueur remporterait le pli, et entamerait.",
  ["And now?"] = "Et maintenant ?",
  ["Once more towards partner: a spade."]
    = "Encore une fois vers ton partenaire : un pique.",
  ["The queen has won as well."] = "La dame a gagné aussi.",
  ["Left had to play before ace and queen, so the king is caught. Had Right "
    .. "held it, it would have won: a finesse works half of the time. Leading "
    .. "the ace first never catches the king."]
    = "Gauche devait jouer avant l’as et la dame, le roi est donc pris. S’il "
      .. "avait été à droite, il aurait gagné : une impasse réussit une fois "
      .. "sur deux. Entamer de l’as d’abord ne prend jamais le roi.",
}
