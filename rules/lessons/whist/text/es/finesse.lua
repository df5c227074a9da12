-- The sentences of finesse.lua, in Spanish.
-- luacheck: no max line length

return {
  ["The finesse"] = "El impase",
  ["Your partner holds ace, queen and jack of spades; the king is with "
    .. "one of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"]
    = "Tu compañero tiene as, dama y jota de picas; el rey lo tiene uno de los "
      .. "otros. Si es tu compañero quien sale con picas, el rey se lleva la "
      .. "dama o la jota. ¿Y si sales tú?",
  ["You lead. Left plays next, then partner, who sees what Left "
    .. "has played."]
    = "Sales tú. Después juega Izquierda, y luego tu compañero, que ve lo que "
      .. "ha jugado Izquierda.",
  ["it is a sure trick that can wait: you need it to lead again."]
    = "es una baza segura que puede esperar: la necesitas para volver a salir.",
  ["it can wait: you need a way to lead again."]
    = "puede esperar: necesitas una manera de volver a salir.",
  ["Lead a spade, towards the cards of your partner."]
    = "Sal con una pica, hacia las cartas de tu compañero.",
  ["Left played low, partner the jack, and it won: whoever has the "
    .. "king has not played it before partner had to choose."]
    = "Izquierda jugó bajo, tu compañero la jota, y ganó: quien tiene el rey "
      .. "no lo jugó antes de que tu compañero tuviera que elegir.",
  ["Partner leads a diamond, so that you can lead a second time."]
    = "Tu compañero sale con un diamante, para que puedas salir por segunda "
      .. "vez.",
  ["another player would win the trick, and lead."]
    = "otro jugador ganaría la baza, y saldría.",
  ["And now?"] = "¿Y ahora?",
  ["Once more towards partner: a spade."]
    = "Otra vez hacia tu compañero: una pica.",
  ["The queen has won as well."] = "La dama también ha ganado.",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the time. "
    .. "Leading the ace first never catches the king."]
    = "Izquierda tuvo que jugar antes que el as y la dama, así que el rey está "
      .. "cazado. Si lo hubiera tenido Derecha, habría ganado: un impase sale "
      .. "bien la mitad de las veces. Salir primero con el as nunca caza el "
      .. "rey.",
}
