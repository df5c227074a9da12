-- The sentences of shengji.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Shengji"] = "Shengji",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, "
    .. "tractors and throws."]
    = "Shengji: dos parejas suben del 2 al A con los puntos que ganan con "
      .. "pares, tractores y lanzamientos.",
  ["allowed forbidden"] = "allowed forbidden",
  ["no one two"] = "no one two",
  ["by_format highest"] = "by_format highest",
  ["the levels to begin at"] = "los niveles en que se empieza",
  ["the level at which the dealers win the match"]
    = "el nivel en que la pareja que reparte gana la partida",
  ["levels besides the last that only dealers leave"] =
    "niveles, además del último, de los que solo sale la pareja que reparte",
  ["jokers may make a round without trump suit"]
    = "los jokers pueden hacer una ronda sin palo de triunfo",
  ["cost of a failed throw"] = "coste de un lanzamiento fallido",
  ["what hole cards count at the end"]
    = "cuánto valen al final las cartas del fondo",
  ["when trumps are declared; after_draw and fixed are duplicate play"]
    = "cuándo se muestra triunfo; after_draw y fixed son juego duplicado",
  ["first dealer in duplicate"] = "quién reparte primero en el duplicado",
  ["trump suit if fixed"] = "palo de triunfo con fixed",
  ["Jokers on top, then the level cards; that of the trump suit above the "
    .. "others."]
    = "Encima los jokers, después las cartas de nivel; la del palo de triunfo "
      .. "por encima de las demás.",
  ["The dealer's side plays its level: cards of that rank are level "
    .. "cards; the others attack. The dealer takes the hole cards, puts as "
    .. "many back and leads."] =
    "La pareja de quien reparte juega su nivel: las cartas de ese valor "
    .. "son cartas de nivel; la otra ataca. Quien reparte toma las cartas "
    .. "del fondo, entierra otras tantas y sale.",
  ["Each in turn, first the dealer, draws a card and may declare: level "
    .. "cards their suit as trump, two equal jokers or more that there is "
    .. "none. More cards beat fewer; of as many, big jokers beat small "
    .. "ones, and these level cards. The first round has a dealer drawn at "
    .. "random, until somebody declares: whoever does so last deals. The "
    .. "rest are hole cards."] =
    "Cada uno por turno, primero quien reparte, roba una carta y puede "
    .. "mostrar triunfo: cartas de nivel, su palo; dos o más jokers "
    .. "iguales, que no lo hay. Más cartas superan a menos; entre las "
    .. "mismas, los jokers grandes superan a los pequeños, y estos a las "
    .. "cartas de nivel. En la primera ronda quien reparte sale por sorteo, "
    .. "hasta que alguien muestra: reparte quien muestra el último. El "
    .. "resto son cartas del fondo.",
  ["show cards to declare trumps?"] = "¿muestras cartas para fijar el triunfo?",
  ["{cards} stands: show stronger cards?"]
    = "vale {cards}: ¿muestras cartas más fuertes?",
  ["If nobody has declared, in duplicate play the suit is given, or the "
    .. "dealer's partner names it. Else the first hole card, for all to see, "
    .. "makes trump; a joker makes none, or the next card is turned where "
    .. "there must be one. If all are jokers, and in any case in the first "
    .. "round, the cards are dealt again."]
    = "Si nadie ha mostrado triunfo, en el duplicado el palo está dado, o lo "
      .. "nombra el compañero de quien reparte. Si no, marca el triunfo la "
      .. "primera carta del fondo, a la vista de todos; un joker hace que no "
      .. "lo haya, o se vuelve la carta siguiente donde debe haberlo. Si todas "
      .. "son jokers, y siempre en la primera ronda, se reparte de nuevo.",
  ["which suit is trump?"] = "¿qué palo es triunfo?",
  ["nobody has declared"] = "nadie ha mostrado triunfo",
  ["The attackers' points are those of the cards they have taken, and "
    .. "of failed throws. Those of the hole cards count only if they win "
    .. "the last trick: twice, or if so chosen twice for each card in its "
    .. "lead's largest format."] =
    "Los puntos de los atacantes son los de las cartas ganadas y los de "
    .. "los lanzamientos fallidos. Los de las cartas del fondo cuentan solo "
    .. "si los atacantes ganan la última baza: el doble o, si así se elige, "
    .. "el doble por cada carta de la figura más grande de su salida.",
  ["All see how many points the attackers have."]
    = "Todos ven cuántos puntos tienen los atacantes.",
  ["A failed throw of the dealers gives its cost to the attackers; one of "
    .. "theirs costs them that, but no more than they have."]
    = "Un lanzamiento fallido de la pareja que reparte da su coste a los "
      .. "atacantes; uno de ellos les cuesta eso, pero no más de lo que "
      .. "tienen.",
  ["failed throw"] = "lanzamiento fallido",
  ["With 40 points a pack, 80 of two packs, the attacker on the "
    .. "dealer's right deals next, and the attackers rise a level for each "
    .. "20 a pack above, but from no level where rises end. With fewer the "
    .. "dealer's partner deals, and the dealers rise one level, two below "
    .. "half of that, three at no points."] =
    "Con 40 puntos por baraja, 80 con dos barajas, reparte la ronda "
    .. "siguiente el atacante a la derecha de quien reparte, y los atacantes "
    .. "suben un nivel por cada 20 por baraja de más, pero no desde un "
    .. "nivel en que acaban las subidas. Con menos, reparte el compañero "
    .. "de quien reparte y la pareja que reparte sube un nivel, dos por "
    .. "debajo de la mitad, tres con cero puntos.",
  ["counted"] = "puntos contados",
  ["declare"] = "mostrar triunfo",
  ["pass"] = "paso",
  ["level {1}"] = "nivel {1}",
  ["{1} of {2} points"] = "{1} de {2} puntos",
  ["which {1} cards go face down as hole cards?"]
    = "¿qué {1} cartas entierras en el fondo?",

  -- examples
  ["a pair must be answered with a pair"] = "a un par se responde con un par",
  ["without a pair two cards of the suit are played"]
    = "sin un par se juegan dos cartas del palo",
  ["the last card of the suit goes with any other"]
    = "la última carta del palo va con cualquier otra",
  ["a tractor must be answered with a tractor"]
    = "a un tractor se responde con un tractor",
  ["or else with as many pairs as there are"]
    = "o si no, con tantos pares como haya",
  ["and then with any cards of the suit"]
    = "y después con cualesquiera cartas del palo",
  ["a longer tractor obliges to the shorter tractors"]
    = "un tractor más largo obliga a los tractores más cortos",
  ["pairs of level cards of two suits are no tractor"]
    = "pares de cartas de nivel de dos palos no son un tractor",
  ["the top of the trumps holds together"]
    = "lo más alto del triunfo va seguido",
  ["a pair of trumps kills a pair"] = "un par de triunfos mata un par",
  ["two other trumps do not"] = "otros dos triunfos no",
  ["of two kills the higher one wins"]
    = "si dos matan, gana lo más alto",
  ["a kill of a throw has its formats"]
    = "quien mata un lanzamiento lo hace con sus figuras",
  ["or it does not win"] = "o no gana",
  ["of equal cards the first is higher"]
    = "entre cartas iguales, la primera es más alta",
  ["a throw stands if nobody holds anything higher"]
    = "un lanzamiento vale si nadie tiene nada más alto",
  ["or else a component that can be beaten is forced"]
    = "o si no, es obligada una parte que se puede superar",
  ["so it is with pairs"] = "lo mismo con pares",
  ["75 points of 80 leave the dealers a level"]
    = "con 75 puntos de 80 la pareja que reparte sube un nivel",
  ["less than half are two levels"] = "con menos de la mitad, dos niveles",
  ["nothing is three"] = "con cero puntos, tres",
  ["80 points change the dealers"] =
    "con 80 puntos cambia la pareja que reparte",
  ["the attackers deal next and rise no level"] =
    "los atacantes reparten a continuación y no suben de nivel",
  ["120 are a level for the attackers, too"]
    = "120 son además un nivel para los atacantes",
  ["what may be set"] = "lo que se puede fijar",
  ["deal again"] = "repartir de nuevo",
  ["the last trick doubles the hole cards: 40 and 2 × 20"]
    = "la última baza dobla las cartas del fondo: 40 y 2 × 20",
  ["a level that must be played holds the attackers"]
    = "un nivel que hay que jugar detiene a los atacantes",
  ["and ends the dealers' rise"]
    = "y acaba la subida de la pareja que reparte",
  ["whoever rises at the last level has won"]
    = "quien sube desde el último nivel ha ganado",
  ["a failed throw of the dealers adds to the attackers' points"]
    = "un lanzamiento fallido de la pareja que reparte suma puntos a los "
      .. "atacantes",
  ["their own costs no more than they have"]
    = "el suyo no les cuesta más de lo que tienen",
  ["what a five, a ten and a king count"]
    = "lo que valen un cinco, un diez y un rey",
  ["of two packs each draws 25 cards, and eight are left"]
    = "de dos barajas cada uno roba 25 cartas, y quedan ocho",
  ["of one pack 12, and six are left"] = "de una baraja 12, y quedan seis",
  ["of three packs 39, and six are left"] = "de tres barajas 39, y quedan seis",
  ["of four packs 52, and eight are left"]
    = "de cuatro barajas 52, y quedan ocho",
  ["the trump suit may be given as none, and the levels too"]
    = "se puede dar que no haya palo de triunfo, y también los niveles",
  ["a level above the last counts as the last"]
    = "un nivel por encima del último vale como el último",
  ["a card declared makes its suit trump"]
    = "una carta mostrada hace triunfo su palo",
  ["in the first round the cards are dealt again if nobody declares"]
    = "en la primera ronda se reparte de nuevo si nadie muestra triunfo",
  ["later the first hole card makes trump"]
    = "más tarde marca el triunfo la primera carta del fondo",
  ["a joker turned makes none"] = "un joker vuelto hace que no lo haya",
  ["where there must be a trump suit the next card is turned"]
    = "donde debe haber palo de triunfo se vuelve la carta siguiente",
  ["half of the points leave the dealers one level"]
    = "con la mitad de los puntos la pareja que reparte sube un nivel",
  ["five points leave them two"] = "con cinco puntos, dos",
  ["115 points are no level for the attackers"]
    = "115 puntos no son ningún nivel para los atacantes",
  ["the attackers rise at no level that must be played, as A is"]
    = "los atacantes no suben desde un nivel que hay que jugar, como el A",
  ["no rise goes beyond A"] = "ninguna subida pasa del A",
  ["after the last of three rounds the higher level wins"]
    = "tras la última de tres rondas gana el nivel más alto",
  ["on either side"] = "en cualquiera de los equipos",
  ["equal levels are a draw"] = "niveles iguales son empate",
  ["before the last round it goes on"] = "antes de la última ronda se sigue",
  ["a failed throw of the dealers adds its cost to the attackers"]
    = "un lanzamiento fallido de la pareja que reparte da su coste a los "
      .. "atacantes",
  ["one of the attackers takes it away"] = "uno de los atacantes lo quita",
  ["but no more than they have"] = "pero no más de lo que tienen",
  ["two level cards of a suit beat one"]
    = "dos cartas de nivel de un palo superan a una",
  ["whoever declares in the first round deals, and has the hole cards"]
    = "quien muestra triunfo en la primera ronda reparte, y tiene las cartas "
      .. "del fondo",
  ["in duplicate play all is drawn before anybody declares"]
    = "en el duplicado se roba todo antes de que nadie muestre triunfo",
  ["with one pack jokers declare nothing"]
    = "con una baraja los jokers no fijan nada",
  ["two jokers declare that there is no trump suit"]
    = "dos jokers fijan que no hay palo de triunfo",
  ["unless there must be one"] = "salvo donde debe haberlo",
  ["if all pass the dealer's partner names the suit"]
    = "si todos pasan, nombra el palo el compañero de quien reparte",
  ["the last trick counts the hole cards twice, not three times"]
    = "la última baza cuenta dos veces las cartas del fondo, no tres",
  ["195 points are two levels"] = "195 puntos son dos niveles",
}
