-- The sentences of war.lua, in Spanish.
-- luacheck: no max line length

return {
  ["War"] = "Guerra",
  ["War: both turn their top cards, and the higher takes both."]
    = "Guerra: los dos vuelven su carta de arriba, y la más alta se lleva las "
      .. "dos.",
  ["stack"] = "montón",
  ["under"] = "debajo",
  ["up"] = "boca arriba",
  ["down"] = "boca abajo",
  ["cards that each lays face down in a war"]
    = "cartas que cada uno pone boca abajo en una guerra",
  ["they are shown when they are taken"] = "se muestran cuando se ganan",
  ["how the cards that were won go under the winner's stack"]
    = "cómo van las cartas ganadas debajo del montón de quien gana: primero "
      .. "las suyas (winner_first), primero las del otro (loser_first) o "
      .. "barajadas (shuffled)",
  ["whoever has too few cards for a war: loses, or turns the last one"]
    = "quien no tiene bastantes cartas para una guerra: pierde (loses), o "
      .. "vuelve la última (last_card)",
  ["cards in the pack"] = "cartas de la baraja",
  ["battles after which the player with more cards wins"]
    = "batallas tras las que gana quien tiene más cartas",
  ["the players turn card by card, to watch"]
    = "los jugadores vuelven carta a carta, para mirar",
  ["rounds of a match"] = "rondas de una partida",
  ["All cards are dealt, one at a time, face down: a stack for each player."]
    = "Se reparten todas las cartas, de una en una y boca abajo: un montón "
      .. "para cada jugador.",
  ["the cards"] = "las cartas",
  ["fight"] = "combate",
  ["Battle after battle, until one player has no cards, or too few for a war, "
    .. "and has lost. A war is a part of its battle."]
    = "Batalla tras batalla, hasta que un jugador no tiene cartas, o no las "
      .. "bastantes para una guerra, y ha perdido. Una guerra es parte de su "
      .. "batalla.",
  ["ask to turn"] = "volver carta",
  ["A player may turn card by card, or let it play on; nothing is to be "
    .. "decided."]
    = "Un jugador puede volver carta a carta, o dejar que la partida siga "
      .. "sola; no hay nada que decidir.",
  ["your top card?"] = "¿tu carta de arriba?",
  ["play on"] = "seguir solo",
  ["turn"] = "volver",
  ["next card"] = "carta siguiente",
  ["When the stack is used up, the cards that were won follow in their order."]
    = "Cuando se acaba el montón, siguen las cartas ganadas, en su orden.",
  ["battle"] = "batalla",
  ["Both turn their top cards, and the higher takes all. Equal cards make a "
    .. "war, and another war if the next ones are equal, too."]
    = "Los dos vuelven su carta de arriba, y la más alta se lo lleva todo. "
      .. "Cartas iguales hacen una guerra, y otra guerra si también son "
      .. "iguales las siguientes.",
  ["can go on"] = "poder seguir",
  ["A war needs cards to lay down and one to turn; or, by the option, any card."]
    = "Una guerra necesita cartas que poner boca abajo y una que volver; o, "
      .. "según la opción, cualquier carta.",
  ["lay"] = "poner cartas",
  ["In a war both lay a card face down and turn another. A last card is turned."]
    = "En una guerra los dos ponen una carta boca abajo y vuelven otra. La "
      .. "última carta se vuelve.",
  ["take"] = "llevarse las cartas",
  ["All cards of the battle go under the winner's stack: the winner's own "
    .. "first, each card that was turned before those laid face down after it."]
    = "Todas las cartas de la batalla van debajo del montón de quien gana: "
      .. "primero las suyas, y cada carta vuelta antes de las que se pusieron "
      .. "boca abajo tras ella.",
  ["laid face down"] = "puestas boca abajo",

  -- examples
  ["all cards are dealt, face down"]
    = "se reparten todas las cartas, boca abajo",
  ["the pack may have 32"] = "la baraja puede tener 32 cartas",
  ["the higher card takes both, its own first"]
    = "la carta más alta se lleva las dos, primero la propia",
  ["or the other's first"] = "o primero la del otro",
  ["shuffled, they come in some order"] = "barajadas, en un orden cualquiera",
  ["aces are high"] = "los ases son altos",
  ["equal cards make a war, and who wins it takes all"]
    = "cartas iguales hacen una guerra, y quien la gana se lo lleva todo",
  ["a war may cost three cards more"] = "una guerra puede costar tres cartas "
    .. "más",
  ["equal again, another war"] = "iguales otra vez: otra guerra",
  ["whoever has too few cards for a war has lost"]
    = "quien no tiene bastantes cartas para una guerra ha perdido",
  ["also with three cards face down"] = "también con tres cartas boca abajo",
  ["or turns the last one"] = "o vuelve la última",
  ["whoever has no card left keeps the one that lies there"]
    = "quien no tiene más cartas se queda con la que está en la mesa",
  ["the other player has won the match"]
    = "el otro jugador ha ganado la partida",
  ["with the last card the higher one still wins"]
    = "con la última carta también gana la más alta",
  ["equal to the last card: a draw"] = "iguales hasta la última carta: empate",
  ["both too short: a draw"] = "a los dos les faltan cartas: empate",
  ["whoever takes the last cards has won"]
    = "quien se lleva las últimas cartas ha ganado",
  ["three cards for a war are just enough"]
    = "tres cartas bastan justo para una guerra",
  ["with the last card the king wins"] = "con la última carta gana el rey",
  ["the pack is used up, and what lies under it follows in its order"]
    = "el montón se acaba, y sigue en su orden lo que hay debajo",
  ["both are asked, and one of them may let it play on"]
    = "se pregunta a los dos, y uno puede dejar que siga solo",
  ["both let it play on: the match is over"]
    = "los dos dejan que siga solo: la partida ha acabado",
  ["after a hundred battles the player with more cards has won"]
    = "tras cien batallas gana quien tiene más cartas",
  ["what may be set"] = "lo que se puede fijar",
}
