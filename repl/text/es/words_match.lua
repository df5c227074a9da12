-- The help on matches, views, positions and records in Spanish:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["A new match."] = "Una partida nueva.",
  ["The seat that must decide, and the question."] =
    "El puesto que debe decidir, y la pregunta.",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "Las jugadas de quien tiene el turno, como texto, en un orden fijo, "
      .. "hasta 1000.",
  ["May the player to act make this move?"] =
    "¿Puede hacer esta jugada quien tiene el turno?",
  ["The player to act makes this move."] =
    "Quien tiene el turno hace esta jugada.",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "La respuesta de las reglas sobre una jugada de quien tiene el turno: si "
      .. "está permitida, el nombre de la regla, su frase con las cartas de "
      .. "esta posición, su lugar, y las jugadas permitidas.",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "Deshace n decisiones (1), o todas si hay menos.",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "Rehace n decisiones (1) después de `m:undo`, o todas si hay menos.",
  ["Goes back to the start of a trick or round, or to a decision; or "
    .. "forward to it after `m:undo`."] =
    "Vuelve al principio de una baza o ronda, o a una decisión; o avanza "
      .. "hasta ella después de `m:undo`.",
  ["Bots play to the end of the match, or a number of rounds."] =
    "Los bots juegan hasta el final de la partida, o un número de rondas.",
  ["The move that a bot would make for the player to act."] =
    "La jugada que haría un bot por quien tiene el turno.",
  ["What that player may see: everything that a face or a bot should get."] =
    "Lo que ese jugador puede ver: todo lo que debe recibir una pantalla o "
      .. "un bot.",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "Lo que ese jugador ha visto hasta ahora en la partida, desde la entrada "
      .. "n + 1.",
  ["All hands as text, by player, for study."] =
    "Todas las manos como texto, por jugador, para estudiarlas.",
  ["Every decision so far, in order, secret answers too: enough to play "
    .. "the match again."] =
    "Todas las decisiones hasta ahora, en orden, también las respuestas "
      .. "secretas: lo que basta para volver a jugar la partida.",
  ["The number of decisions so far, with the forced ones."] =
    "El número de decisiones hasta ahora, con las forzadas.",
  ["The totals by side."] = "Los totales por equipo.",
  ["Every line of the score, in the order written."] =
    "Todas las líneas de la puntuación, en el orden en que se escribieron.",
  ["Tells whether the match is over, and who has won."] =
    "Dice si la partida ha acabado, y quién ha ganado.",
  ["An independent match in the same position."] =
    "Una partida independiente en la misma posición.",
  ["Starts the match again with another seed."] =
    "Vuelve a empezar la partida con otra semilla.",
  ["Reads the rules again and makes the moves so far again under them."] =
    "Vuelve a leer las reglas y repite con ellas las jugadas hechas.",
  ["Gives the match other options or further house rules, and makes the "
    .. "moves so far again under them, as `m:reload` does."] =
    "Da a la partida otras opciones o más reglas de la casa, y repite con "
      .. "ellas las jugadas hechas, como `m:reload`.",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "El reparto de la ronda actual, en la forma que toma tenace.new.",
  ["Deals the present round anew, with these cards."] =
    "Reparte de nuevo la ronda actual, con estas cartas.",
  ["Two cards of this round's deal change places."] =
    "Dos cartas del reparto de esta ronda cambian de sitio.",
  ["Gives a player these cards in this round's deal; those who had them "
    .. "get as many of that player's cards."] =
    "Da a un jugador estas cartas en el reparto de esta ronda; quienes las "
      .. "tenían reciben otras tantas de las suyas.",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "Pone estas cartas en un montón del reparto de esta ronda, en este orden.",
  ["The games in the rules folders."] =
    "Los juegos de las carpetas de reglas.",
  ["Looks for what is wrong with a game or house rule."] =
    "Busca qué está mal en un juego o una regla de la casa.",
  ["Bots play many matches."] = "Los bots juegan muchas partidas.",
  ["Compares games: the same bots play the same deals under each."] =
    "Compara juegos: los mismos bots juegan los mismos repartos con cada uno.",
  ["Opens a deal of the comparison: a match for each game, at its "
    .. "beginning."] =
    "Abre un reparto de la comparación: una partida de cada juego, al "
      .. "principio.",
  ["Puts a game together with its house rules and options, and checks it."] =
    "Reúne un juego con sus reglas de la casa y opciones, y lo comprueba.",
  ["The rules of a table as one line: the game with house rules and "
    .. "options, and behind a colon eight signs worked out from the texts "
    .. "of their files."] =
    "Las reglas de una mesa en una línea: el juego con reglas de la casa y "
      .. "opciones, y tras dos puntos ocho signos calculados de los textos "
      .. "de sus archivos.",
  ["Which decisions of a match cost most, from what their player could "
    .. "know."] =
    "Qué decisiones de una partida costaron más, según lo que podía saber su "
      .. "jugador.",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots "
    .. "the same matches, and a better bot plays duels against a worse "
    .. "one: matches with the same deals, in which it has each side once."] =
    "¿Qué hace una opción en un juego, valor por valor, o una regla de la "
      .. "casa tras otra? Los bots juegan los mismos repartos con cada una, "
      .. "los bots al azar las mismas partidas, y un bot mejor juega duelos "
      .. "contra uno peor: partidas con los mismos repartos, en las que está "
      .. "una vez en cada equipo.",
  ["Why the bot would make its move, from what the player to act could "
    .. "know."] =
    "Por qué haría el bot su jugada, según lo que podía saber quien tiene el "
      .. "turno.",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of "
    .. "decisions."] =
    "La posición en una línea, `whist+american#2@17`: el juego con reglas de "
      .. "la casa y opciones, `#` y la semilla, `@` y el número de "
      .. "decisiones.",
  ["Gives the match other rules: all its house rules and options are those "
    .. "of `game` now."] =
    "Da a la partida otras reglas: todas sus reglas de la casa y opciones "
      .. "son ahora las de `game`.",
  ["What that player could have counted in this round from what was seen."] =
    "Lo que ese jugador pudo contar en esta ronda por lo que se ha visto.",
  ["number: whose view it is"] = "número: de quién es la vista",
  ["number: the round, from 1"] = "número: la ronda, desde 1",
  ["number: the seat that deals"] = "número: el puesto que reparte",
  ["number: the seat that must decide"] = "número: el puesto que debe decidir",
  ["text: the player's cards"] = "texto: las cartas del jugador",
  ["list: cards held, by seat"] =
    "lista: cuántas cartas hay en cada mano, por puesto",
  ["list: the present trick in the order played: { player, cards }"] =
    "lista: la baza actual en el orden jugado: { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "texto: la letra de un palo; \"trump\" donde los triunfos no son un "
      .. "palo; nil sin triunfos",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "tabla: cartas mostradas a todos y no jugadas desde entonces, por los "
      .. "montones donde pueden estar",
  ["table: other cards that this player has seen go where others cannot "
    .. "see them, such as cards passed on: by their piles; nil if there "
    .. "are none"] =
    "tabla: otras cartas que este jugador ha visto ir adonde otros no las "
      .. "ven, como cartas pasadas: por sus montones; nil si no las hay",
  ["list: tricks won in this round, by side"] =
    "lista: bazas ganadas en esta ronda, por equipo",
  ["table: the last trick: { winner, cards = list of { player, cards }, "
    .. "why }"] =
    "tabla: la última baza: { winner, cards = lista de { player, cards }, "
      .. "why }",
  ["list: the points that each side has counted by self:count, as text; "
    .. "nil if there are none"] =
    "lista: los puntos que cada equipo ha contado con self:count, como texto; "
      .. "nil si no los hay",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "lista: por equipo: los puntos de las cartas ganadas en bazas de esta "
      .. "ronda, según el hecho `points`; nil si no cuentan nada, o si lo "
      .. "dice el paso `standing` o el hecho `camps`",
  ["list: totals, by side"] = "lista: totales, por equipo",
  ["list: the seats of each side"] = "lista: los puestos de cada equipo",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "lista: por puesto: el nombre del equipo del jugador en esta ronda, \"\" "
      .. "si `player` no lo sabe; nil si no hay tales equipos",
  ["number: the option of that name, if there is one"] =
    "número: la opción de ese nombre, si la hay",
  ["number: cards left in the stock"] = "número: cartas que quedan en el mazo",
  ["list: in games with melds: the melds on the table, oldest first, { "
    .. "side, kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as "
    .. "= where wild cards are named: the cards for which they stand, "
    .. "size, wild = wild cards in it, points, full = false or its sort: "
    .. "\"natural\", \"mixed\", \"wild\" }"] =
    "lista: en juegos con combinaciones: las que hay en la mesa, la más "
      .. "antigua primero, { side, kind = \"set\", \"run\" o \"wild\", rank "
      .. "o suit, cards, as = donde se nombran los comodines: las cartas de "
      .. "que hacen, size, wild = comodines que hay en ella, points, full = "
      .. "false o su clase: \"natural\", \"mixed\", \"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the "
    .. "number of its cards under the pile's name"] =
    "texto: la carta de encima del montón cuya carta de encima ven todos; la "
      .. "vista tiene el número de sus cartas con el nombre del montón",
  ["table: in games where melds stay in the hand: the player's hand laid "
    .. "out so that the cards left over count least, { melds = list of "
    .. "cards, left, points }"] =
    "tabla: en juegos donde las combinaciones se quedan en la mano: la mano "
      .. "del jugador dispuesta de modo que las cartas sueltas cuenten lo "
      .. "menos posible, { melds = lista de cartas, left, points }",
  ["flag: whether the discard pile is frozen"] =
    "sí o no: si el pozo está congelado",
  ["list: by side: the least that its first meld must count, or false once "
    .. "it has melded"] =
    "lista: por equipo: lo mínimo que debe contar su primera bajada, o false "
      .. "si ya ha bajado",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "lista: por equipo: las cartas bajadas por el dato `laid_down`",
  ["flag: whether the match is over"] = "sí o no: si la partida ha acabado",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "tabla: la pregunta, si es el turno de este jugador: véase `m:turn`",
  ["list: the moves, if it is this player's turn"] =
    "lista: las jugadas, si es el turno de este jugador",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "texto: qué está mal en las reglas, si su paso `standing` o una pregunta "
      .. "suya falla al hacerse la vista",
  ["any: the fields of the game, and its own piles: the cards if the "
    .. "player may see them, else their number"] =
    "varios: los campos del juego y sus propios montones: las cartas si el "
      .. "jugador puede verlas, y si no, su número",
  ["a round begins"] = "empieza una ronda",
  ["cards were dealt: their numbers, by seat"] =
    "se repartieron cartas: cuántas, por puesto",
  ["cards came from the stock later; `cards` if they were seen; `drawing` "
    .. "if all draw in turn and may declare"] =
    "más tarde llegaron cartas del mazo; `cards` si se vieron; `drawing` si "
      .. "todos roban por turno y pueden mostrar triunfo",
  ["a player laid down cards by the fact `laid_down`"] =
    "un jugador bajó cartas por el dato `laid_down`",
  ["face-down cards were turned up; `player` owns their pile"] =
    "se volvieron boca arriba cartas que estaban boca abajo; `player` es el "
      .. "dueño de su montón",
  ["cards of an open pile went to the player's open pile"] =
    "cartas de un montón abierto fueron al montón abierto del jugador",
  ["cards from a face-down pile that is nobody's; who takes them up sees "
    .. "them"] =
    "cartas de un montón boca abajo que no es de nadie; quien las toma las ve",
  ["cards that lay open went to the player's face-down pile"] =
    "cartas que estaban boca arriba fueron al montón boca abajo del jugador",
  ["the discards were turned over and became the stock"] =
    "se dio la vuelta a los descartes, que son ahora el mazo",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "se juntaron y barajaron todas las cartas, y se reparten otra vez: véase "
      .. "self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "se barajó el mazo en medio de la ronda",
  ["cards were shown to all; if only to some, `to` is their seats and `n` "
    .. "the number of cards, and others do not get `cards`"] =
    "se mostraron cartas a todos; si solo a algunos, `to` son sus puestos y "
      .. "`n` el número de cartas, y los demás no reciben `cards`",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "un jugador dijo lo que piden las reglas: véanse self:say y "
      .. "self:holder_says",
  ["cards went from the hand of `from` to that of `player`; `cards` if "
    .. "they were seen; `drawn` if the player drew them unseen"] =
    "pasaron cartas de la mano de `from` a la de `player`; `cards` si se "
      .. "vieron; `drawn` si el jugador las robó sin verlas",
  ["what all have answered who were asked together: a list of { player, "
    .. "move }"] =
    "lo que han respondido todos los que fueron preguntados a la vez: una "
      .. "lista de { player, move }",
  ["the player learns who is of which party: a list of { player, party = "
    .. "its name }, which may be empty"] =
    "el jugador se entera de quién es de qué equipo: una lista de { player, "
      .. "party = su nombre }, que puede estar vacía",
  ["a field of the game got a value; false only if it was true"] =
    "un campo del juego recibió un valor; false solo si antes era true",
  ["a decision; `forced` if nothing else was possible, which only this "
    .. "player learns; `played` if it is a card to the trick, `drawing` if "
    .. "it was made while all draw in turn; `taken`: the cards taken from "
    .. "the discard pile, of which `top` was on top; `thrown` if it was a "
    .. "throw that failed, `chooses` if it says which part is led instead; "
    .. "`dummy`: the player from whose open hand another plays the card."] =
    "una decisión; `forced` si no había otra posible, de lo que solo se "
      .. "entera este jugador; `played` si es una carta a la baza, `drawing` "
      .. "si se tomó mientras todos robaban; `taken`: las cartas levantadas "
      .. "del pozo, con `top` encima; `thrown` si fue un lanzamiento que "
      .. "falló, `chooses` si dice con qué parte se sale en su lugar; "
      .. "`dummy`: el jugador de cuya mano abierta otro juega la carta.",
  ["cards that are led instead of a throw that has failed"] =
    "cartas con que se sale en lugar de un lanzamiento que ha fallado",
  ["a trick was won: the plays, and the reason in words"] =
    "se ganó una baza: las jugadas, y el motivo en palabras",
  ["a line of the score sheet"] = "una línea de la puntuación",
  ["totals after a round"] = "totales después de una ronda",
  ["the winning side, 0 for a draw"] =
    "el equipo que ha ganado, 0 si hay empate",
  ["The order by which a game plays."] = "El orden con que se juega un juego.",
  ["The moves allowed in a trick."] = "Las jugadas permitidas en una baza.",
  ["May this move be made in a trick?"] =
    "¿Se puede hacer esta jugada en una baza?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of "
    .. "the rule, and the moves that are allowed."] =
    "La respuesta de las reglas sobre una jugada en una baza, como la da "
      .. "`m:why` en una partida: si está permitida, por qué regla, el lugar "
      .. "de la regla, y las jugadas permitidas.",
  ["Which of the plays wins the trick, and why."] =
    "Qué jugada gana la baza, y por qué.",
  ["The value of a result, from the game's step `value`."] =
    "El valor de un resultado, según el paso `value` del juego.",
  ["Are these cards a meld?"] = "¿Son estas cartas una combinación?",
  ["The melds that a hand can make, up to 1,000."] =
    "Las combinaciones que puede hacer una mano, hasta 1000.",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "El juego perfecto de una posición en una baza, cuando todos ven todas "
      .. "las cartas.",
  ["Runs one step of the rules in a round that the caller describes."] =
    "Ejecuta un paso de las reglas en una ronda que describe quien llama.",
  ["Perfect play from here to the last trick, when everyone sees all "
    .. "cards: what the camp of the player in turn still gets, this trick "
    .. "included, with each card that may be played."] =
    "El juego perfecto de aquí a la última baza, cuando todos ven todas las "
      .. "cartas: lo que aún consigue el equipo del jugador de turno, "
      .. "incluida esta baza, con cada carta que se puede jugar.",
  ["Plays a record again, and verifies it against the results in it."] =
    "Vuelve a jugar un registro, y lo comprueba con sus resultados.",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "La partida como registro: reglas, semilla, decisiones, resultados, una "
      .. "línea cada uno.",
  ["the first line: a record, and the version of its form"] =
    "la primera línea: un registro, y la versión de su formato",
  ["the game, house rules and options"] =
    "el juego, reglas de la casa y opciones",
  ["the match's seed"] = "la semilla de la partida",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "cartas fijadas de antemano: ronda (0: todas), montón, cartas",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "un archivo de reglas, su ruta y nombre; siguen sus líneas tras `| `",
  ["the decisions follow"] = "siguen las decisiones",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "la decisión del puesto 1; con `=` no había otra posible",
  ["totals by side after round 1"] = "totales por equipo después de la ronda 1",
  ["side 1 has won; 0 is a draw"] = "ha ganado el equipo 1; 0 es empate",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "una suma de control del texto hasta aquí, con la que se descubre una "
      .. "línea dañada; un registro escrito a mano puede omitirla",
  ["a comment"] = "un comentario",
}
