-- The help on the facts of a game, on examples and lessons in Spanish:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "número: cuántos juegan; se omite si lo dice una opción",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "una baraja: las cartas: french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or "
    .. "lists of seats; { [4] = \"partners\" }: where four play; left out: "
    .. "each for oneself"] =
    "texto o listas de puestos: \"partners\" (los que se sientan enfrente), "
      .. "o listas de puestos; { [4] = \"partners\" }: solo si juegan "
      .. "cuatro; si falta, cada uno por su cuenta",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "texto: \"clockwise\" o \"anticlockwise\"",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "texto: los valores de menor a mayor; si falta, como en la baraja",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "tabla: los puntos de valores, palos o cartas sueltas; un nombre puede "
      .. "reunir varios, [\"K Q J\"] = 10; `trumps = { J = 20 }` son los de "
      .. "los triunfos, y el nombre de un campo tiene los que dependen de lo "
      .. "que vale: contract = { high = { A = 19 } }; `trick = 1` es lo que "
      .. "cuenta cada baza, `last_trick = 10` lo que cuenta la última, y "
      .. "`last_trick = { 10, 20 }` la penúltima y la última, para "
      .. "self:count_cards; `halves = true`: dos de estos puntos son uno en "
      .. "la mesa",
  ["table: what the contracts are worth, by name: a number, or a number "
    .. "with how often it may count, { 12, from = 2, to = 18 }, and with "
    .. "`trump`, `top` and `ranks`, which cards are higher in it, as the "
    .. "step `order` says it otherwise; `trump = true`: the suit of its "
    .. "name."] =
    "tabla: lo que valen los contratos, por nombre: un número, o un número "
      .. "con las veces que puede contar, { 12, from = 2, to = 18 }, y con "
      .. "`trump`, `top` y `ranks`, qué cartas son más altas en él, como lo "
      .. "dice si no el paso `order`; `trump = true`: el palo de su nombre.",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points "
    .. "= 90 }; the first has a word for each party if it can be said; see "
    .. "the parts of an announcement, and self:count_announcements"] =
    "lista: lo que los dos equipos de self:form_parties pueden anunciar o "
      .. "alcanzar sin decirlo, paso a paso, desde el más bajo: { \"no 90\", "
      .. "points = 90 }; el primero tiene una palabra para cada equipo, si se "
      .. "puede decir; véanse las partes de un anuncio, y "
      .. "self:count_announcements",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its "
    .. "cards like a hand; counted = true: the screen only counts them, as "
    .. "cards that were taken and lie face down; if each side or player "
    .. "has one: { sees = …, each = \"side\" }; a row of seven piles: { "
    .. "sees = …, n = 7 }, which rules read as self.NAME[1] to "
    .. "self.NAME[7]; whose cards lie on those of a face-down row: { sees "
    .. "= \"all\", n = 7, on = \"NAME\" }"] =
    "tabla: montones propios del juego, por nombre: quién los ve (\"none\", "
      .. "\"owner\", \"all\"; \"top\": todos ven cada carta al ponerse "
      .. "encima); { sees = \"all\", sorted = true }: la pantalla ordena sus "
      .. "cartas como una mano; counted = true: la pantalla solo las cuenta, "
      .. "como cartas ganadas que están boca abajo; si cada equipo o jugador "
      .. "tiene uno: { sees = …, each = \"side\" }; una fila de siete "
      .. "montones: { sees = …, n = 7 }, que las reglas leen de self.NAME[1] "
      .. "a self.NAME[7]; si sus cartas están sobre las de una fila boca "
      .. "abajo: { sees = \"all\", n = 7, on = \"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "tabla: un jugador contra los demás, por puntos de las cartas: { "
      .. "\"declarer\", \"defenders\", needs = 61 }.",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "lista: lo que un jugador debe hacer en una baza, en orden; en una regla "
      .. "de la casa, `without = \"NAME\"` quita obligaciones del juego",
  ["table: players play several cards at once, as pairs or tractors: { "
    .. "throws = true (or \"allowed\" and \"forbidden\"), short_tractors = "
    .. "true, pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare "
    .. "= \"by_format\" or \"highest\" }"] =
    "tabla: se juegan varias cartas a la vez, como pares o tractores: { "
      .. "throws = true (o \"allowed\" y \"forbidden\"), short_tractors = "
      .. "true, pairs_over_triple = \"no\", \"one\" o \"two\", kill_compare "
      .. "= \"by_format\" o \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "tabla: qué es una combinación: véanse las partes de `melds`",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts "
    .. "of a pattern"] =
    "tabla: qué grupos de cartas cuentan, listas por nombre, para "
      .. "self:patterns: { show = { { \"pair\", same = 2, points = 2 }, … } "
      .. "}; véanse las partes de un patrón",
  ["table: what a card takes from the table in games where cards are "
    .. "fished, for self:ask_capture: see the parts of `captures`"] =
    "tabla: lo que una carta se lleva de la mesa en los juegos de captura, "
      .. "para self:ask_capture: véanse las partes de `captures`",
  ["cards: ranks or cards that a player lays down as soon as they come, "
    .. "into the pile `side.laid_down`"] =
    "cartas: valores o cartas que un jugador baja en cuanto llegan, al "
      .. "montón `side.laid_down`",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "tabla: cómo se levanta el pozo: véanse las partes de `taking`",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "tabla: lo que son varias cartas juntas en un juego en que se suben "
      .. "combinaciones, una lista de menor a mayor de { \"pair\", of = 2 } "
      .. "y parecidos: véanse sus partes",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "tabla: niveles que cada equipo sube de ronda en ronda, y guarda como "
      .. "`side.level`: { of = palabras de menor a mayor, first = el nivel "
      .. "inicial, o uno para cada equipo, last = el más alto, stops = "
      .. "niveles donde acaba cada subida }; véase self:climb",
  ["text: who wins when the match ends: \"highest total\" (if not given, "
    .. "and \"highest level\" where the sides climb levels), \"lowest "
    .. "total\"; or, after the option `rounds`, by a number or choice that "
    .. "each side keeps, \"highest level\": choices are from low to high"] =
    "texto: quién gana al acabar la partida: \"highest total\" (si falta, y "
      .. "\"highest level\" donde los equipos suben niveles), \"lowest "
      .. "total\"; o, después de la opción `rounds`, según un número o "
      .. "elección que guarda cada equipo, \"highest level\": las elecciones "
      .. "van de menor a mayor",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or "
    .. "the match is a \"draw\""] =
    "texto: qué pasa cuando un equipo ha llegado a la opción `target` y "
      .. "varios tienen el mejor total: siguen jugando, \"play on\" (si "
      .. "falta), o la partida acaba en empate, \"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the "
    .. "other facts tell"] =
    "texto: dónde pone este juego una lista de juegos: \"tricks\", "
      .. "\"bidding\", \"points\", \"avoiding\", \"melds\", \"shedding\", "
      .. "\"climbing\", \"fishing\", \"patience\", \"others\"; si falta, lo "
      .. "dicen los demás datos",
  ["text: why a round may end without points for anybody, as the table "
    .. "says it behind `Nobody scores:`: \"both have 60 points\"."] =
    "texto: por qué una ronda puede acabar sin puntos para nadie, como lo "
      .. "dice la mesa tras «Nadie puntúa:»: \"both have 60 points\".",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "cómo empiezan, o siguen, las respuestas que nombran a un jugador por su "
      .. "puesto: \"ask {player}\"; o a varios jugadores: \"double "
      .. "{players}\".",
  ["number: how many rounds a match has where the option `rounds` is 0; "
    .. "then the highest total wins, or what else the fact `wins` says"] =
    "número: cuántas rondas tiene una partida si la opción `rounds` es 0; "
      .. "entonces gana el total más alto, o lo que diga el dato `wins`",
  ["number: how many cards the deal needs: options for which the pack has "
    .. "too few are refused"] =
    "número: cuántas cartas pide el reparto: se rechazan las opciones para "
      .. "las que no bastan las de la baraja",
  ["number: the sum of the points of every round; only check uses it"] =
    "número: la suma de los puntos de cada ronda; solo lo usa check",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "tabla: datos propios del juego, que se leen como self.facts.NAME",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "tabla: campos que fija una ronda, con sus clases; vuelven a estar "
      .. "vacíos al empezar la siguiente",
  ["table: fields that last from round to round, with their defaults"] =
    "tabla: campos que duran de ronda en ronda, con sus valores iniciales",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "tabla: lo que los jugadores pueden elegir: number, choice, flag o text "
      .. "{ … }",
  ["function: gets the options, and answers a text if their values do not "
    .. "go together: there is no match then"] =
    "función: recibe las opciones, y responde con un texto si sus valores no "
      .. "van juntos: entonces no hay partida",
  ["the name of the pack"] = "el nombre de la baraja",
  ["letters of the suits"] = "letras de los palos",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 "
    .. "2 3\", T = \"1 2 3 4 5\" }"] =
    "valores, de menor a mayor; si hay palos con valores propios, una tabla: "
      .. "{ \"1 2 3\", T = \"1 2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "jokers de cada baraja; dos del mismo nombre son iguales",
  ["the number of packs that are shuffled together"] =
    "el número de barajas que se barajan juntas",
  ["how often a pack has a card, where it is not once: cards, ranks or "
    .. "suits by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number "
    .. "comes before that of its rank or suit"] =
    "cuántas veces tiene la baraja una carta, cuando no es una: cartas, "
      .. "valores o palos por nombre, { [\"1T 9T\"] = 2, P = 3 }; el número "
      .. "propio de una carta vale antes que el de su valor o palo",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "qué más lleva impreso una carta: { poem = \"1R 2R\" }, para cards:tagged",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "cartas o valores que no están en la baraja; según cuántos juegan: { [3] "
      .. "= \"2D\", [5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "valores: valores o cartas para los grupos, que son cartas de un mismo "
      .. "valor",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards "
    .. "of one suit that follow each other; a rank may be at both ends"] =
    "valores en fila: la fila de valores para las escaleras, de menor a "
      .. "mayor; una escalera son cartas seguidas de un palo; un valor puede "
      .. "estar en los dos extremos",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "cartas: valores, cartas o jokers que pueden ponerse en lugar de otras",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it "
    .. "stands for that as long as it lies"] =
    "sí o no: quien pone un comodín nombra una carta, como en BJ=5H, y el "
      .. "comodín hace de ella mientras esté ahí",
  ["number: cards in a meld, at least (3)"] =
    "número: cartas de una combinación, como mínimo (3)",
  ["number: cards in a meld, at most"] =
    "número: cartas de una combinación, como máximo",
  ["number: natural cards in a meld, at least (2)"] =
    "número: cartas naturales de una combinación, como mínimo (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "número: cartas naturales en ella por cada comodín, como mínimo (0)",
  ["number: wild cards in a meld, at most"] =
    "número: comodines de una combinación, como máximo",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; "
    .. "left out: none"] =
    "dos números: combinaciones solo de comodines: { 3, 7 } para tres a "
      .. "siete; si falta, ninguna",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "cartas: cartas que un jugador solo baja al cerrar con ellas, y sin "
      .. "comodines",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "sí o no: un equipo tiene una sola combinación de cada valor, y añade a "
      .. "ella",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "número: lo que cuenta una carta del valor más bajo al principio de una "
      .. "escalera, si `runs` tiene ese valor en los dos extremos; si falta, "
      .. "sus puntos",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "sí o no: solo se cierra descartando: al bajar queda una carta",
  ["flag: no suit is in a set twice"] =
    "sí o no: ningún palo está dos veces en un grupo",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "texto: quién añade a una combinación: \"side\", su propio equipo, o "
      .. "\"all\"",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "texto: las combinaciones se quedan en la mano; este es el nombre de lo "
      .. "que cuentan las cartas sueltas, y la mesa muestra las dos cosas",
  ["text: the word for a knock that leaves nothing over"] =
    "texto: la palabra para un cierre sin cartas sueltas",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "texto: la palabra para bajar todas las cartas sin descarte; si falta, "
      .. "nadie puede",
  ["number: how many cards make a meld full; rules may count it more"] =
    "número: con cuántas cartas está completa una combinación; las reglas "
      .. "pueden contarla más",
  ["text: the name of a full meld"] =
    "texto: el nombre de una combinación completa",
  ["number: full melds that a side needs to go out (0)"] =
    "número: combinaciones completas que un equipo necesita para cerrar (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or "
    .. "`joker` for all of them (the game's ranks)"] =
    "valores: los valores de menor a mayor, con los jokers por su nombre, o "
      .. "`joker` para todos ellos (los valores del juego)",
  ["ranks: the row of ranks for combinations of several ranks, low to "
    .. "high; a rank may be at both ends (the ranks)"] =
    "valores: la fila de valores para combinaciones de varios valores, de "
      .. "menor a mayor; un valor puede estar en los dos extremos (los "
      .. "valores)",
  ["text: the suits from low to high, which decide between equal ranks; "
    .. "left out: suits do not count"] =
    "texto: los palos de menor a mayor, que deciden entre valores iguales; "
      .. "si falta, los palos no cuentan",
  ["cards: cards that are never attached together"] =
    "cartas: cartas que nunca se añaden juntas",
  ["number: cards of each rank (1)"] = "número: cartas de cada valor (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "número o dos: cuántos valores seguidos: un número, o { mínimo, máximo "
      .. "}; si falta, un solo valor",
  ["flag or number: all cards are of one suit; a number: so many cards, in "
    .. "a row or not"] =
    "sí o no, o número: todas las cartas son de un palo; un número: tantas "
      .. "cartas, seguidas o no",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "número: cartas que se añaden por cada valor, y que no cuentan; o pares, "
      .. "si with_of es 2",
  ["number: how many cards of a rank are attached at once (1)"] =
    "número: cuántas cartas de un valor se añaden a la vez (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "sí o no: las cartas añadidas pueden ser iguales, hasta tres de un valor",
  ["cards: just these cards"] = "cartas: exactamente estas cartas",
  ["flag: compared by suit, then by rank"] =
    "sí o no: se comparan por palo, y luego por valor",
  ["flag: one that is as high beats it, too"] =
    "sí o no: también la supera una igual de alta",
  ["flag: a longer one beats a shorter one of its kind"] =
    "sí o no: una más larga supera a una más corta de su clase",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one "
    .. "has three ranks in a row or more"] =
    "texto o lista: qué más supera: \"all\"; o una lista de clases, donde { "
      .. "\"single\", rank = \"2\", run = 3 } es un dos suelto, si esta "
      .. "tiene tres valores seguidos o más",
  ["text: the discard pile"] = "texto: el pozo",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "sí o no: el jugador lo levanta entero y baja enseguida la carta de "
      .. "encima; si falta, solo la carta de encima va a la mano",
  ["flag: a player takes any card of the pile with all that lie on top of "
    .. "it, and melds that card at once; the others go to the hand"] =
    "sí o no: el jugador levanta cualquier carta del pozo con todas las que "
      .. "tiene encima, y la baja enseguida; las demás van a la mano",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "sí o no: con `down`: también la carta de encima sola puede ir a la mano",
  ["cards: while one of these is in the pile, a player takes it only with "
    .. "two natural cards of the top card's rank"] =
    "cartas: mientras una de estas esté en el pozo, solo se levanta con dos "
      .. "cartas naturales del valor de la de encima",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "sí o no: también puede levantarlo un equipo que no ha bajado: con dos "
      .. "cartas naturales, y si la primera bajada cuenta bastante (true)",
  ["flag: the top card that was taken may be discarded in the same turn "
    .. "(true)"] =
    "sí o no: la carta de encima que se ha levantado se puede descartar en "
      .. "el mismo turno (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "número: cuántos puntos de las cartas necesita el primer equipo; los demás "
      .. "necesitan el resto y uno más.",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "número: lo que necesita en su lugar en cuanto el campo `announced` "
      .. "tiene un valor",
  ["text: a pile whose cards count for the first camp at the end; views "
    .. "only name it"] =
    "texto: un montón cuyas cartas cuentan al final para el primer equipo; "
      .. "las vistas solo lo nombran",
  ["list: the values of the field `contract` with which no card counts"] =
    "lista: los valores del campo `contract` con los que no cuenta ninguna "
      .. "carta",
  ["text: the pile where the cards lie"] =
    "texto: el montón donde están las cartas",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets "
    .. "at once"] =
    "texto: una carta se lleva cartas que suman lo que ella cuenta, según el "
      .. "dato `points`: \"one\", un grupo así (si falta), o \"several\", "
      .. "varios a la vez",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "sí o no: si allí una carta sola cuenta lo mismo, no se toma ninguna suma",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "texto: una carta que no cuenta nada se lleva una de su valor, \"one\", "
      .. "o todas, \"all\" (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "sí o no: una carta que puede llevarse algo no puede quedarse en la mesa",
  ["flag: a card takes all that it can"] =
    "sí o no: una carta se lleva todo lo que puede",
  ["cards: cards that take all that lies there, and nothing less"] =
    "cartas: cartas que se llevan todo lo que hay, y nada menos",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "tabla: lo que cuentan además los valores, { A = 14 }: de un modo o del "
      .. "otro",
  ["text: the word before a card that stays; left out: the card alone"] =
    "texto: la palabra delante de una carta que se queda; si falta, la carta "
      .. "sola",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is "
    .. "}"] =
    "tabla: se pueden construir cartas para otra que se las lleve después: { "
      .. "piles = la fila de montones donde están las construcciones, values "
      .. "y owners = los campos de la ronda, listas, que guardan lo que "
      .. "cuenta cada construcción y de quién es }",
  ["number: a player may say it before a card, who has played so many "
    .. "cards at most; left out: nobody says it."] =
    "número: puede decirlo, antes de una carta, un jugador que ha jugado "
      .. "como mucho tantas cartas; si falta, nadie lo dice.",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "número: cuando los otros han dicho algo, puede decirlo quien ha jugado "
      .. "tantas cartas más de las que permite su último paso",
  ["number: what it counts that a party has said it (1)"] =
    "número: lo que cuenta que un equipo lo haya dicho (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "número o dos: se alcanza si los otros tienen menos puntos; dos números: "
      .. "si el primer equipo tiene menos, y si el segundo",
  ["number: it is reached if the others have fewer tricks"] =
    "número: se alcanza si los otros tienen menos bazas",
  ["number: with so many points the others get 1 if it was said"] =
    "número: con tantos puntos los otros reciben 1 si se había dicho",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "texto: en el primer paso: por qué nadie puede decir nada mientras los "
      .. "equipos no están decididos",
  ["cards: no step: it goes by itself with the first of these trumps that "
    .. "a player plays who holds them all."] =
    "cartas: no es un paso: rige por sí solo con el primero de estos "
      .. "triunfos que juega quien los tiene todos.",
  ["number: cards that count this sum, by the fact `points`"] =
    "número: cartas que cuentan esta suma, según el dato `points`",
  ["number: this many cards of a rank, no more and no fewer"] =
    "número: exactamente tantas cartas de un valor",
  ["number: a run of this many cards or more, of any suits, that is not "
    .. "part of a longer one"] =
    "número: una escalera de tantas cartas o más, de cualquier palo, que no "
      .. "es parte de otra más larga",
  ["number: all of the cards are of one suit, and this many or more"] =
    "número: todas las cartas son de un palo, y son tantas o más",
  ["number: what the pattern counts"] = "número: lo que cuenta el patrón",
  ["number: what each of its cards counts"] =
    "número: lo que cuenta cada una de sus cartas",
  ["table: fields of the round, as the steps would have set them; the "
    .. "example itself may have them, too"] =
    "tabla: campos de la ronda, como los habrían puesto los pasos; también "
      .. "pueden ir en el ejemplo mismo",
  ["table: values of options that are not the default"] =
    "tabla: valores de opciones que no son los habituales",
  ["cards: the player's hand"] = "cartas: la mano del jugador",
  ["plays: the plays to the trick so far, first to last; a list where "
    .. "players play several cards at once"] =
    "jugadas: las jugadas a la baza hasta ahora, de la primera a la última; "
      .. "una lista donde se juegan varias cartas a la vez",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "cartas: cartas jugadas en bazas anteriores, también en las de otros "
      .. "palos; si faltan, es la primera baza",
  ["list of cards: the other players' cards, from the next player on"] =
    "lista de cartas: las cartas de los demás jugadores, desde el siguiente",
  ["cards: cards of a meld"] = "cartas: cartas de una combinación",
  ["table: a fixed deal: hands and piles by name"] =
    "tabla: un reparto fijo: manos y montones por nombre",
  ["list of moves: the moves from the start of the match"] =
    "lista de jugadas: las jugadas desde el principio de la partida",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "texto: el paso que se ejecuta; para `scores` es `score_round`",
  ["list: the arguments of the step besides the match; `player 1` and "
    .. "`side 1` name a player and a side"] =
    "lista: los argumentos del paso además de la partida; `player 1` y `side "
      .. "1` nombran a un jugador y a un equipo",
  ["list of numbers: totals by side at the start of the round"] =
    "lista de números: totales por equipo al principio de la ronda",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "lista de números: bazas ganadas por equipo; si un equipo tiene varios "
      .. "jugadores, también por jugador",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "lista de cartas: las cartas repartidas a cada jugador, en lo que "
      .. "importan",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "lista de cartas: las cartas que ha ganado cada equipo, en lo que importan",
  ["list of seats: the seat that has won the last trick; or two, those of "
    .. "the last trick but one and of the last"] =
    "lista de puestos: el que ha ganado la última baza; o dos, los de la "
      .. "penúltima y la última",
  ["list of seats: the seats of the first party; all others are the second"] =
    "lista de puestos: los puestos del primer equipo; todos los demás son el "
      .. "segundo",
  ["number: the number of the round"] = "número: el número de la ronda",
  ["number: the dealer's seat"] = "número: el puesto de quien reparte",
  ["moves: all allowed moves; a list if a move has several words"] =
    "jugadas: todas las jugadas permitidas; una lista si una jugada tiene "
      .. "varias palabras",
  ["moves: moves that are allowed, others may be too"] =
    "jugadas: jugadas permitidas, puede haber otras",
  ["moves: moves that are not allowed"] = "jugadas: jugadas no permitidas",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "texto: el nombre de la regla que las rechaza, o su frase",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "cartas: las cartas con que hay que salir en lugar de un lanzamiento que "
      .. "falla",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "número: qué jugada gana la baza: 1 es la primera",
  ["number: the value of the result"] = "número: el valor del resultado",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "texto, o sí o no: qué clase de combinación son las cartas; false: "
      .. "ninguna",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "número: los puntos de la combinación; sin `meld`, los de las cartas",
  ["list of numbers: totals by side after the step"] =
    "lista de números: totales por equipo después del paso",
  ["number or flag: the side that has then won the match; 0: a draw; "
    .. "false: the match goes on"] =
    "número, o sí o no: el equipo que con eso ha ganado la partida; 0: "
      .. "empate; false: la partida sigue",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for "
    .. "a player or a side"] =
    "valor: la respuesta del paso; \"none\" para nil, `player 1` o `side 1` "
      .. "para un jugador o un equipo",
  ["words: the step's answers in round 1, 2, …"] =
    "palabras: las respuestas del paso en la ronda 1, 2, …",
  ["table: fields after the step or the moves, players and sides by "
    .. "number; the number of cards in a pile, or its cards, bottom first; "
    .. "a list where there are several; `counts`: the number in each hand; "
    .. "`dealer`; `next_dealer`: whom `pass_deal_to` has named; `counted`: "
    .. "what each side has counted"] =
    "tabla: campos después del paso o de las jugadas, jugadores y equipos por "
      .. "su número; el número de cartas de un montón, o sus cartas, la de "
      .. "abajo primero; una lista donde hay varios; `counts`: cuántas hay "
      .. "en cada mano; `dealer`; `next_dealer`: a quién ha nombrado "
      .. "`pass_deal_to`; `counted`: lo que ha contado cada equipo",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, "
    .. "the lowest and the highest"] =
    "tabla: el valor de una opción si nadie la fija; para un número, una "
      .. "lista: el menor, el habitual y el mayor; para un campo con "
      .. "intervalo, el menor y el mayor",
  ["A lesson: the deal, and step by step what the learner reads, which "
    .. "moves are right, and which are wrong and why."] =
    "Una lección: el reparto, y paso a paso lo que lee el alumno, qué "
      .. "jugadas son correctas, y cuáles no y por qué.",
  ["The lessons of a game that authors have written."] =
    "Las lecciones de un juego escritas por autores.",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "Una posición de una primera ronda en la que una jugada es claramente la "
      .. "mejor, y que los jugadores con prisa no aciertan: piensan en un "
      .. "reparto o en tres.",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "texto: el juego, con reglas de la casa si las necesita: \"JUEGO+REGLA\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "texto: el tema de la lección, que el alumno lee primero",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "texto: el nombre de la lección tras la que va en la lista; si falta, va "
      .. "la última",
  ["table: values of options"] = "tabla: valores de opciones",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "tabla: las cartas, como las toma tenace.new; `*` es una carta cualquiera",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "número: reparte las cartas que la lección no fija (1)",
  ["number: where the learner sits (1)"] =
    "número: dónde se sienta el alumno (1)",
  ["moves: moves made before the lesson begins: words, or a list where a "
    .. "move is several words"] =
    "jugadas: jugadas hechas antes de empezar la lección: palabras, o una "
      .. "lista si una jugada tiene varias palabras",
  ["list: what the learner is to do, in order"] =
    "lista: lo que ha de hacer el alumno, en orden",
  ["text: the sentence at the end"] = "texto: la frase del final",
  ["text: what the learner reads before the move"] =
    "texto: lo que lee el alumno antes de la jugada",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "jugadas: las jugadas correctas: un texto, o una lista de varias; la "
      .. "primera se juega cuando el alumno pide la respuesta",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "tabla: jugadas permitidas pero no buscadas, con el motivo: { AS = \"…\" "
      .. "}; el alumno lo intenta otra vez",
  ["text: the sentence for every other move that the rules allow"] =
    "texto: la frase para cualquier otra jugada que permiten las reglas",
  ["text: the sentence after a right move"] =
    "texto: la frase tras una jugada correcta",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "jugadas: las jugadas de los demás después, en orden; si falta, juegan "
      .. "los bots",
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A "
    .. "to Z"] =
    "como en Lua; `pairs` va en un orden fijo: números, y luego nombres de "
      .. "la A a la Z",
  ["as in Lua, but `find` looks for plain text, and no result is longer "
    .. "than 65536 letters"] =
    "como en Lua, pero `find` busca el texto tal cual, y ningún resultado "
      .. "pasa de 65536 letras",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "como en Lua; `sort` deja los elementos iguales en su orden",
  ["as in Lua; chance is `self:random`"] =
    "como en Lua; el azar es `self:random`",
}
