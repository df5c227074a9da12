-- The sentences of rummy_500.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Rummy 500"] = "Rummy 500",
  ["Rummy 500: melds lie open, discards may be taken, and all that lies counts."]
    = "Rummy 500: las combinaciones están a la vista, los descartes se pueden "
      .. "tomar, y todo lo bajado cuenta.",
  ["discard"] = "descarte",
  ["done"] = "listo",
  ["draw"] = "robar",
  ["meld"] = "bajar",
  ["on"] = "sobre",
  ["take"] = "tomar",
  ["pass"] = "paso",
  ["laid"] = "bajadas",
  ["how many play"] = "cuántos juegan",
  ["points that win the match"] = "puntos que ganan la partida",
  ["cards dealt to each; 0: 13 for two players, otherwise seven"]
    = "cartas que recibe cada uno; 0: 13 si juegan dos, y si no, siete",
  ["two jokers in each pack stand for other cards"]
    = "dos jokers por baraja van en lugar de otras cartas",
  ["what cards from two to nine count"]
    = "qué valen las cartas del dos al nueve: su número (number) o cinco "
      .. "(five)",
  ["the top discard alone may simply be taken"]
    = "la carta de arriba del pozo, sola, se puede tomar sin más",
  ["aces are also below the two, and count 1 there"]
    = "los ases van también debajo del dos, y ahí valen 1",
  ["going out needs a last discard"] = "para cerrar hace falta un descarte",
  ["One pack for up to four players, two packs for more. Thirteen cards each "
    .. "for two players, seven for more, or as many as are chosen. The next "
    .. "one is turned up and begins the discards, which lie spread: all may "
    .. "look at all of them."]
    = "Una baraja hasta cuatro jugadores, dos si son más. Trece cartas a cada "
      .. "uno si juegan dos, siete si son más, o las que se elijan. La "
      .. "siguiente se vuelve y empieza el pozo, que está extendido: todos "
      .. "pueden ver todas sus cartas.",
  ["The dealer's left begins. Whoever is in turn draws a card or takes "
    .. "discards, then melds and adds to any melds as often as wanted, and "
    .. "discards a card, if one is left. Discards are taken down to a card "
    .. "that is melded at once with cards of the hand, or added to a meld; the "
    .. "cards taken with it do not help there. The round ends when a player "
    .. "has no cards left, or when the stock is empty and whoever is in turn "
    .. "takes no discards."]
    = "Empieza el jugador a la izquierda de quien reparte. A quien le toca "
      .. "roba una carta o toma descartes; después baja y añade a cualquier "
      .. "combinación cuantas veces quiera, y descarta una carta, si le queda. "
      .. "Los descartes se toman hasta una carta que se baja en seguida con "
      .. "cartas de la mano, o se añade a una combinación; las que se toman "
      .. "con ella no ayudan a eso. La ronda acaba cuando un jugador se queda "
      .. "sin cartas, o cuando el mazo está vacío y a quien le toca no toma "
      .. "descartes.",
  ["What a player has laid counts for that player, wherever it lies. Cards "
    .. "left in the hand count against it. The total may fall below zero."]
    = "Lo que ha bajado un jugador cuenta para él, esté donde esté. Las cartas "
      .. "que le quedan en la mano cuentan en contra. El total puede bajar de "
      .. "cero.",
  ["cards laid down"] = "cartas bajadas",
  ["cards in hand"] = "cartas en la mano",
  ["What the players have laid so far."]
    = "Lo que los jugadores han bajado hasta ahora.",

  -- examples
  ["13 cards each for two players, and one begins the discards"]
    = "entre dos, 13 cartas a cada uno, y una empieza el pozo",
  ["seven for three"] = "entre tres, siete",
  ["four play with one pack"] = "cuatro juegan con una baraja",
  ["five with two"] = "cinco, con dos",
  ["as many cards as are chosen"] = "tantas cartas como se elijan",
  ["up to thirteen"] = "hasta trece",
  ["two jokers in a pack"] = "dos jokers en una baraja",
  ["and in each of two packs"] = "y en cada una de dos barajas",
  ["eleven cards may be left as the stock"]
    = "pueden quedar once cartas en el mazo",
  ["three of a rank are a set"] = "tres del mismo valor son un grupo",
  ["two are not"] = "dos no",
  ["no card is in a set twice where there is one pack"]
    = "con una baraja ninguna carta está dos veces en un grupo",
  ["with two packs it may be"] = "con dos barajas puede estarlo",
  ["court cards and tens count 10"] = "las figuras y los dieces valen 10",
  ["an ace below the two counts 1"] = "un as debajo del dos vale 1",
  ["above the king 15"] = "encima del rey, 15",
  ["above a king 15"] = "encima de un rey, 15",
  ["and in a set"] = "y en un grupo",
  ["no run goes round the corner"]
    = "ninguna escalera da la vuelta del rey al as",
  ["where aces are high only, no run begins with one"]
    = "donde los ases solo van arriba, ninguna escalera empieza con uno",
  ["they count 15 as ever"] = "valen 15, como siempre",
  ["what the thirteen ranks count"] = "lo que valen los trece valores",
  ["or where small cards count five"] = "o donde las cartas bajas valen cinco",
  ["an ace below the two counts 1 there, too"]
    = "también ahí un as debajo del dos vale 1",
  ["a joker stands for a card, and counts 15"]
    = "un joker va en lugar de una carta, y vale 15",
  ["without its name it is no meld"]
    = "si no se nombra no hay combinación",
  ["a joker below the two counts 15"] = "un joker debajo del dos vale 15",
  ["two jokers need a natural card"] = "dos jokers necesitan una carta natural",
  ["three jokers are no meld"] = "tres jokers no son una combinación",
  ["the discards down to the nine go with two more nines"]
    = "los descartes hasta el nueve van con otros dos nueves",
  ["a single jack does not take the jack"] = "una sola jota no toma la jota",
  ["JD would have to be melded at once, and fits no meld: say with which "
    .. "cards, as in take 9H: 9H 9C 9D"]
    = "JD tendría que bajarse en seguida y no va en ninguna combinación: di "
      .. "con qué cartas, como en take 9H: 9H 9C 9D",
  ["the nines count 27, and the other three cards go to the hand"]
    = "los nueves valen 27, y las otras tres cartas van a la mano",
  ["cards on top of the lowest do not help to meld it"]
    = "las cartas encima de la más baja no ayudan a bajarla",
  ["cards added to another's meld count for whoever lays them"]
    = "lo añadido a la combinación de otro cuenta para quien lo añade",
  ["a discard is added to a meld, too"]
    = "también se añade un descarte a una combinación",
  ["a card goes to the meld that is named"]
    = "una carta va a la combinación que se nombra",
  ["cards of a wrong suit or rank are not added"]
    = "no se añaden cartas de otro palo u otro valor",
  ["an ace below a two that lies there counts 1"]
    = "un as debajo de un dos ya bajado vale 1",
  ["three queens, three hearts and a fourth less 25: 27"]
    = "tres damas, tres corazones y un cuarto, menos 25: 27",
  ["whoever has melded the last card discards nothing"]
    = "quien ha bajado la última carta no descarta nada",
  ["unless going out needs a discard"]
    = "salvo que para cerrar haga falta un descarte",
  ["the top card alone may simply be taken, if that is played"]
    = "si así se juega, la carta de arriba sola se puede tomar sin más",
  ["usually it is melded, or not taken"]
    = "lo habitual: se baja, o no se toma",
  ["a joker among the discards is named when it is taken"]
    = "un joker del pozo se nombra al tomarlo",
  ["when the stock is empty, take or pass"]
    = "cuando el mazo está vacío, tomar o pasar",
  ["a pass then ends the round, and nobody went out"]
    = "un paso acaba entonces la ronda, y nadie ha cerrado",
  ["with discards the round goes on"] = "con descartes la ronda sigue",
  ["whoever can take nothing then ends the round"]
    = "quien entonces no puede tomar nada acaba la ronda",
  ["60 points in hand, and nothing laid"]
    = "60 puntos en la mano, y nada bajado",
  ["a joker in hand costs 15"] = "un joker en la mano cuesta 15",
  ["of 510 and 505 the higher wins"] = "entre 510 y 505 gana el más alto",
  ["with 505 each another round is played"]
    = "con 505 cada uno se juega otra ronda",
  ["500 are enough"] = "500 bastan",
  ["499 are not"] = "499 no",
  ["the values of the options"] = "los valores de las opciones",
  ["in two packs all jokers may stand for cards that are there twice"] =
    "con dos barajas, los jokers pueden valer por cartas que están dos veces",
}
