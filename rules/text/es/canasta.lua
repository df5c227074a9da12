-- The sentences of canasta.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Canasta"] = "Canasta",
  ["Canasta: two partnerships meld cards of one rank and build canastas, which "
    .. "are melds of seven cards."]
    = "Canasta: dos parejas bajan cartas del mismo valor y forman canastas, "
      .. "que son combinaciones de siete cartas.",
  ["points that win the game"] = "puntos que ganan la partida",
  ["natural cards that a meld needs for each wild card in it; 0: just two"]
    = "cartas naturales que necesita una combinación por cada comodín; 0: solo "
      .. "dos",
  ["a black three freezes the pile, or only stops the next player"]
    = "un tres negro congela el pozo (freezes), o solo para al jugador "
      .. "siguiente (blocks)",
  ["a side that has not melded may take the pile"]
    = "una pareja que no ha bajado puede levantar el pozo",
  ["cards are drawn for seats and first turn"]
    = "se sortean con cartas los puestos y el primer turno",
  ["before melding a player may ask the partner: may I go out?"]
    = "antes de bajar, un jugador puede preguntar a su compañero: ¿puedo "
      .. "cerrar?",
  ["three to seven wild cards may be a meld"]
    = "de tres a siete comodines pueden ser una combinación",
  ["canastas that a side needs to go out"]
    = "canastas que necesita una pareja para cerrar",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or a "
    .. "three gets another card on top of it, and so on; but a black three "
    .. "that blocks stays there and stops the first player. Then each in turn "
    .. "lays down red threes and draws as many cards."]
    = "Once cartas a cada uno, de una en una. Se vuelve una carta. Sobre un "
      .. "joker, un dos o un tres se pone otra carta encima, y así "
      .. "sucesivamente; pero un tres negro que bloquea se queda ahí y para al "
      .. "primer jugador. Después cada uno, por turno, pone en la mesa sus "
      .. "treses rojos y roba otras tantas cartas.",
  ["What a side's first melds, those of one turn together, must count. With a "
    .. "total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from "
    .. "3000 on 120."]
    = "Lo que debe valer la primera bajada de una pareja, con todas las "
      .. "combinaciones de un mismo turno. Con un total por debajo de 0 son "
      .. "solo 15; desde 0, son 50; desde 1500, 90; desde 3000, 120.",
  ["Before the first round cards may be drawn for partners and the first turn. Else the first dealer is drawn at random."]
    = "Antes de la primera ronda se pueden sortear con cartas las parejas y el "
      .. "primer turno. Si no, se sortea quién reparte primero.",
  ["drawn for seats"] = "robada para el sorteo de puestos",
  ["Each player in turn, first the dealer's left, draws or takes the "
    .. "pile, may meld, and discards, until one of them has no cards left: "
    .. "the last one may be melded or discarded. A player who can neither "
    .. "draw nor take ends the round, and so does a red three as the last "
    .. "card of the stock. The dealer's left deals the next round."] =
    "Cada jugador por turno, primero el de la izquierda de quien reparte, "
    .. "roba o levanta el pozo, puede bajar y descarta, hasta que a uno no "
    .. "le quedan cartas: la última se puede bajar o descartar. Si un "
    .. "jugador no puede ni robar ni levantar el pozo, acaba la ronda, y "
    .. "también si la última carta del mazo es un tres rojo. Reparte la "
    .. "ronda siguiente el jugador a la izquierda de quien reparte.",
  ["Red threes count for a side that has melded, against one that has "
    .. "not: 100 each, or 800 all four. Cards on the table, those in "
    .. "canastas too, count for their side, cards in hand against it. "
    .. "Whoever melds the whole hand in one turn, with a canasta and "
    .. "nothing added to melds on the table, is concealed."] =
    "Los treses rojos cuentan a favor de la pareja que ha bajado y en "
    .. "contra de la que no: 100 cada uno, 800 los cuatro. Las cartas en la "
    .. "mesa, también las de las canastas, cuentan a favor de su pareja; "
    .. "las que quedan en la mano, en contra. Quien baja toda la mano en un "
    .. "turno, con una canasta y sin añadir nada a las combinaciones de la "
    .. "mesa, cierra de una vez.",
  ["natural canastas"] = "canastas limpias",
  ["mixed canastas"] = "canastas sucias",
  ["canastas of wild cards"] = "canastas de comodines",
  ["red threes"] = "treses rojos",
  ["going out"] = "cierre",
  ["cards melded"] = "cartas bajadas",
  ["cards in hand"] = "cartas en la mano",
  ["natural canastas {1}"] = "canastas limpias {1}",
  ["mixed canastas {1}"] = "canastas sucias {1}",
  ["canastas of wild cards {1}"] = "canastas de comodines {1}",
  ["red threes {1}"] = "treses rojos {1}",
  ["red threes -{1}"] = "treses rojos -{1}",
  ["going out {1}"] = "cierre {1}",
  ["concealed {1}"] = "de una vez {1}",
  ["cards melded {1}"] = "cartas bajadas {1}",
  ["cards in hand -{1}"] = "cartas en la mano -{1}",
  ["canasta"] = { one = "canasta", other = "canastas", gender = "f" },
  ["all red threes"] = "los cuatro treses rojos",
  ["red three"] = "cada tres rojo",
  ["concealed"] = "cierre de una vez",
  ["mixed"] = "sucia",
  ["natural"] = "limpia",
  ["wild"] = "de comodines",
  ["lines"] = "apuntes",
  ["discard"] = "descartar",
  ["done"] = "listo",
  ["draw"] = "robar",
  ["meld"] = "bajar",
  ["on"] = "sobre",
  ["take"] = "levantar",

  -- examples
  ["Both sides score."] = "Las dos parejas se apuntan puntos.",
  ["two natural cards and one wild card"] = "dos cartas naturales y un comodín",
  ["one natural card is too few"] = "una sola carta natural es poco",
  ["two wild cards need four naturals"]
    = "dos comodines necesitan cuatro naturales",
  ["or just two"] = "o solo dos",
  ["four wild cards are too many"] = "cuatro comodines son demasiados",
  ["black threes are melded without wild cards"]
    = "los treses negros se bajan sin comodines",
  ["wild cards alone are no meld"] = "los comodines solos no son una "
    .. "combinación",
  ["unless they may be"] = "salvo que esté permitido",
  ["a first meld of three kings counts too little"]
    = "una primera bajada de tres reyes vale demasiado poco",
  ["three aces are enough, or two and a wild card"]
    = "tres ases bastan, o dos y un comodín",
  ["queens and fives count 45"] = "damas y cincos valen 45",
  ["queens and eights count 60"] = "damas y ochos valen 60",
  ["a pair takes a frozen pile"] = "un par levanta un pozo congelado",
  ["one king and a wild card do not"] = "un rey y un comodín no",
  ["a natural canasta"] = "una canasta limpia",
  ["a mixed canasta"] = "una canasta sucia",
  ["five nines and three twos"] = "cinco nueves y tres doses",
  ["where naturals do not count"] = "donde las naturales no se cuentan",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"]
    = "una canasta limpia, dos treses rojos, el cierre, y 35 en la mano del "
      .. "compañero",
  ["red threes count against a side that has not melded"]
    = "los treses rojos cuentan en contra de la pareja que no ha bajado",
  ["what one card of each rank counts"]
    = "lo que vale una carta de cada valor",
  ["two cards are no meld"] = "dos cartas no son una combinación",
  ["three wild cards may be melded, but not with one natural"]
    = "tres comodines se pueden bajar, pero no con una sola natural",
  ["two naturals are always needed"] = "siempre hacen falta dos naturales",
  ["two wild cards are never a meld"]
    = "dos comodines nunca son una combinación",
  ["eight wild cards are too many"] = "ocho comodines son demasiados",
  ["seven wild cards are a canasta of 2,000"]
    = "siete comodines son una canasta de 2000",
  ["six cards are no canasta"] = "seis cartas no son una canasta",
  ["going out concealed counts 200"] = "cerrar de una vez vale 200",
  ["three red threes count 100 each"] = "tres treses rojos valen 100 cada uno",
  ["all four count 800"] = "los cuatro valen 800",
  ["one red three costs 100 without a meld"]
    = "sin haber bajado, un tres rojo cuesta 100",
  ["below nothing the first meld must count 15"]
    = "por debajo de cero la primera bajada debe valer 15",
  ["with nothing it must count 50"] = "con cero debe valer 50",
  ["just below 1,500 points it must still count 50"]
    = "justo por debajo de 1500 puntos debe valer aún 50",
  ["with 1,500 points it must count 90"] = "con 1500 puntos debe valer 90",
  ["just below 3,000 points it must still count 90"]
    = "justo por debajo de 3000 puntos debe valer aún 90",
  ["with 3,000 points it must count 120"] = "con 3000 puntos debe valer 120",
  ["eleven cards each; no joker, two or three begins the pile"]
    = "once cartas a cada uno; ni un joker ni un dos ni un tres empieza el "
      .. "pozo",
  ["a black three that blocks is left on the pile"]
    = "un tres negro que bloquea se queda en el pozo",
  ["a black three freezes the pile"] = "un tres negro congela el pozo",
  ["going out counts 100, and the others' cards count against them"]
    = "cerrar vale 100, y las cartas de los otros cuentan en su contra",
  ["the values of the options"] = "los valores de las opciones",
}
