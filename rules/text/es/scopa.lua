-- The sentences of scopa.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Scopa"] = "Scopa",
  ["Scopa and Scopone: a card takes one of its value, or several that add up "
    .. "to it; whoever clears the table has a scopa."]
    = "Scopa y Scopone: una carta toma otra que vale lo mismo, o varias que "
      .. "suman su valor; quien limpia la mesa hace escoba.",
  ["scopa"] = "escoba",
  ["primiera"] = "primiera",
  ["takes"] = "toma",
  ["last taker"] = "quien tomó el último",
  ["score most"] = "puntuación por más",
  ["counts"] = "cuentas",
  ["board"] = "mesa",
  ["taken"] = "ganadas",
  ["coins"] = "oros",
  ["one card of the same value is taken before several that add up to it"]
    = "una carta del mismo valor se toma antes que varias que lo suman",
  ["how many play; four as partners, else each for oneself"]
    = "cuántos juegan; cuatro por parejas, y si no, cada uno por su cuenta",
  ["three cards each, again and again; nine each; ten each and none open"]
    = "tres cartas a cada uno, una y otra vez (scopa); nueve a cada uno "
      .. "(scopone); diez a cada uno y ninguna en la mesa (scientific)",
  ["points that win the match"] = "puntos que ganan la partida",
  ["the last card of a round may make a scopa"]
    = "la última carta de una ronda puede hacer escoba",
  ["without a card of some suit there is no primiera"]
    = "si falta algún palo no hay primiera",
  ["rounds to play, the higher total wins; 0: to target"]
    = "rondas que se juegan, gana el total más alto; 0: hasta la meta",
  ["first dealer; 0: drawn"] = "quién reparte primero; 0: por sorteo",
  ["lay table"] = "cartas de la mesa",
  ["Four cards are open on the table, in scientific Scopone none. With three "
    .. "or four kings among them the cards are dealt again."]
    = "Se ponen cuatro cartas boca arriba en la mesa, en el Scopone científico "
      .. "ninguna. Si entre ellas hay tres o cuatro reyes, se reparte de "
      .. "nuevo.",
  ["Three cards each, and three more whenever the hands are empty; in Scopone "
    .. "all at once. The dealer's right begins."]
    = "Tres cartas a cada uno, y otras tres cada vez que las manos están "
      .. "vacías; en el Scopone, todas de una vez. Empieza el jugador a la "
      .. "derecha de quien reparte.",
  ["A card takes one of its value, or several that add up to it. One that can "
    .. "take something must do so; which cards, the player says. Any other "
    .. "card stays on the table."]
    = "Una carta toma otra que vale lo mismo, o varias que suman su valor. La "
      .. "que puede tomar algo debe hacerlo; qué cartas, lo dice el jugador. "
      .. "Cualquier otra carta se queda en la mesa.",
  ["which card?"] = "¿qué carta?",
  ["leave"] = "dejar en la mesa",
  ["capture"] = "tomar",
  ["The cards go to the player's pile, the one played too."]
    = "Las cartas van al montón del jugador, también la jugada.",
  ["is scopa"] = "escoba",
  ["To clear the table is a scopa, a point; but not with the round's last card."]
    = "Limpiar la mesa es escoba, un punto; pero no con la última carta de la "
      .. "ronda.",
  ["end table"] = "lo que queda en la mesa",
  ["What is left on the table goes to the player who took last. It is no "
    .. "scopa."]
    = "Lo que queda en la mesa es del último jugador que ha tomado. No es "
      .. "escoba.",
  ["A point each for most cards, most coins, the seven of coins, and the best "
    .. "primiera; equal for most is nobody's."]
    = "Un punto por tener más cartas, otro por más oros, otro por el siete de "
      .. "oros y otro por la mejor primiera; en caso de empate no es de nadie.",
  ["most cards"] = "más cartas",
  ["most coins"] = "más oros",
  ["seven of coins"] = "siete de oros",
  ["The primiera of a side adds up what its best card of each suit counts "
    .. "there."]
    = "La primiera de un equipo es la suma de lo que vale en ella su mejor "
      .. "carta de cada palo.",

  -- examples
  ["a seven takes the seven, a knave one of two sums, a king a sum"]
    = "un siete toma el siete, una sota una de dos sumas, un rey una suma",
  ["a knight finds no sum and stays, and a four takes the four"]
    = "un caballo no halla suma y se queda, y un cuatro toma el cuatro",
  ["a sum may be taken although one card is there, if that is allowed"]
    = "si se permite, se puede tomar una suma aunque haya una carta igual",
  ["whoever clears the table has a scopa"] = "quien limpia la mesa hace escoba",
  ["not with a card left on it"] = "no si queda una carta",
  ["seven six ace beats seven six six: the better primiera"]
    = "siete seis as gana a siete seis seis: la mejor primiera",
  ["which counts less"] = "que vale menos",
  ["three sevens without a fourth suit are no primiera"]
    = "tres sietes sin el cuarto palo no son primiera",
  ["unless that suit counts nothing"] = "salvo que ese palo no cuente nada",
  ["courts, fives, fours, threes and twos"]
    = "figuras, cincos, cuatros, treses y doses",
  ["and kings, knights and knaves alike"]
    = "y reyes, caballos y sotas por igual",
  ["cards, coins, the seven of coins and the primiera"]
    = "cartas, oros, el siete de oros y la primiera",
  ["equal for most is nobody's"] = "el empate no es de nadie",
  ["of three, two may be equal below the best"]
    = "entre tres, dos pueden empatar por debajo del mejor",
  ["of three, two may be equal at the top"]
    = "entre tres, dos pueden empatar arriba",
  ["whoever took last gets what is left on the table"]
    = "quien tomó el último se lleva lo que queda en la mesa",
  ["three cards each, and four on the table"]
    = "tres cartas a cada uno, y cuatro en la mesa",
  ["nine each in Scopone"] = "en el Scopone, nueve a cada uno",
  ["ten each in scientific Scopone, and nothing on the table"]
    = "en el Scopone científico, diez a cada uno y nada en la mesa",
  ["fives take fives, and sixes take sixes"]
    = "los cincos toman cincos, y los seises toman seises",
  ["the last card of a round makes no scopa"]
    = "la última carta de una ronda no hace escoba",
  ["unless that is allowed"] = "salvo que se permita",
  ["the last but one does"] = "la penúltima sí",
  ["of four players two have a pile together"]
    = "entre cuatro, dos tienen un montón común",
  ["one side has most cards, the other most coins"]
    = "un equipo tiene más cartas, el otro más oros",
  ["the seven of coins is a point besides"]
    = "el siete de oros es un punto más",
  ["four poor suits are better than none"]
    = "cuatro palos pobres son mejor que ninguno",
  ["where nobody has a coin, coins are no point"]
    = "si nadie tiene oros, los oros no dan punto",
  ["eleven points win a match"] = "once puntos ganan una partida",
  ["eleven each do not"] = "once cada uno, no",
  ["the values of the options"] = "los valores de las opciones",
}
