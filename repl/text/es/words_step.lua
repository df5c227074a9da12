-- The help on words of a step in Spanish: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "Reparte `n` cartas a cada jugador que participa, desde la izquierda de "
      .. "quien da, de una en una o por paquetes.",
  ["The last card that was dealt to a player."] =
    "La última carta que se repartió a un jugador.",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "Lleva la carta de encima del mazo a un montón, o a la mano de un "
      .. "jugador.",
  ["Moves cards from one pile to another; a player means the hand."] =
    "Lleva cartas de un montón a otro; un jugador quiere decir su mano.",
  ["Shows cards to everyone; they stay where they are."] =
    "Muestra cartas a todos; se quedan donde están.",
  ["Puts every card back into the stock and shuffles it."] =
    "Devuelve todas las cartas al mazo y lo baraja.",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "Reparte paquete tras paquete: varias cartas de una vez a cada jugador "
      .. "que participa, desde la izquierda de quien da; o a un montón.",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "Los jugadores roban uno tras otro, cada uno hasta tener `n` cartas en "
      .. "la mano.",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "Un jugador echa cartas de la mano sobre las de un montón, que se "
      .. "apartan: allí solo quedan las últimas jugadas.",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "Un jugador pone una carta de la mano en lugar de la de encima de un "
      .. "montón, y toma esa.",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "Hace un mazo nuevo cuando se agota el viejo: todas las cartas de un "
      .. "montón menos la de encima se vuelven, en su orden, y son el mazo.",
  ["Shuffles the cards of the stock, and no others."] =
    "Baraja las cartas del mazo, y ninguna más.",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "Muestra a todos la última carta que se repartió a un jugador; se queda "
      .. "allí.",
  ["A random number from 1 to n."] = "Un número al azar de 1 a n.",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "Cada jugador por turno roba una carta, hasta que todos tienen las que "
      .. "dice `cards`.",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "Un jugador da cartas de la mano a otra mano o a un montón, sin que los "
      .. "demás las vean, porque las reglas piden esas: las más altas, por "
      .. "ejemplo.",
  ["The player draws one card from another's hand without seeing it."] =
    "El jugador roba una carta de la mano de otro sin verla.",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "Pasa cartas de la mano de un jugador a la de otro, a la vista de todos.",
  ["Shows cards to one player only; they stay where they are."] =
    "Muestra cartas a un solo jugador; se quedan donde están.",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "Las cartas se juntan y se barajan, y la ronda empieza de nuevo: sus "
      .. "campos están vacíos, reparte el mismo jugador, y se llama otra vez "
      .. "al paso `round`.",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "Dice a todos cuántas de estas cartas tiene un jugador o un montón, pero "
      .. "no cuáles.",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "Mira si un jugador o un montón tiene al menos `n` de estas cartas, y "
      .. "dice a todos la respuesta.",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "Mira si un jugador o un montón tiene `n` cartas de un mismo valor, y "
      .. "dice a todos de qué valores.",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "Mira si un jugador o un montón tiene todas las cartas de al menos uno "
      .. "de varios grupos, y dice a todos la respuesta, pero no qué grupo "
      .. "es.",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "Una carta acaba de llegar a una mano o a un montón, sin que otros la "
      .. "vean.",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "Llegaron cartas de un montón a la mano de un jugador, y luego volvieron "
      .. "algunas.",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "Pide al jugador que diga una de varias cosas: palabras, cartas o ambas.",
  ["Asks the player to choose one of a list of texts."] =
    "Pide al jugador que elija uno de una lista de textos.",
  ["Asks the player a question with the answers yes and no."] =
    "Hace al jugador una pregunta de sí o no.",
  ["Asks the player for a whole number in a range."] =
    "Pide al jugador un número entero de un intervalo.",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "Pregunta al jugador de turno qué carta juega en la baza, entre las que "
      .. "permiten las obligaciones.",
  ["Asks the player for cards of a pile."] =
    "Pide al jugador cartas de un montón.",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "Pide al jugador que nombre un palo con su palabra: clubs, diamonds, "
      .. "hearts, spades; coins, cups, swords, batons.",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "Pide al jugador `n` cartas de la mano y las pone boca abajo en un "
      .. "montón, o las da a otro jugador.",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "El jugador toma todas las cartas de un montón y pone en él otras tantas "
      .. "de la mano, sin que los demás las vean.",
  ["The players bid in turn, each higher than the last."] =
    "Los jugadores apuestan por turno, cada uno más que el anterior.",
  ["Two players bid against each other."] =
    "Dos jugadores apuestan uno contra otro.",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "Pide al jugador que declare una de varias cosas, cada una con ciertas "
      .. "cartas en la mano, o que diga `continue`.",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "Pide al jugador una carta de la mano que toma cartas de la mesa, hace "
      .. "con algunas una construcción, o se queda allí.",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "¿Podría el jugador decir ahora alguna de estas formas?  No se pregunta "
      .. "a nadie.",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "Pregunta a la vez a todos los jugadores que participan: nadie ve una "
      .. "respuesta antes de que todos hayan respondido.",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "El jugador llama una carta: quien la tiene es su pareja, véase "
      .. "self:form_parties.",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "Juega bazas hasta que las manos están vacías, o tantas como dice "
      .. "`tricks`.",
  ["Begins a trick by hand."] = "Empieza una baza a mano.",
  ["The player plays a card of the hand to the trick."] =
    "El jugador juega en la baza una carta de la mano.",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "Da la baza a quien la gana, cuyo equipo se lleva las cartas.",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "Para `after_trick`: las bazas restantes se juegan sin llamarlo, o las "
      .. "que gana un equipo, porque no tendría nada que hacer.",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "Pide una carta al jugador de turno, como `ask_card`, y la juega en la "
      .. "baza.",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "El palo al que hay que asistir en esta baza; en el paso `after_trick`, "
      .. "el palo de salida de la que se acaba de ganar.",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "La carta que va ganando esta baza, y quién la jugó; en el paso "
      .. "`after_trick`, la que la ganó.",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "Las cartas de esta baza en el orden jugado; en el paso `after_trick`, "
      .. "las de la que se acaba de ganar.",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "Cuántos de los triunfos más altos, de arriba abajo sin hueco, están "
      .. "todos entre las cartas, o faltan todos.",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "¿Se han tomado ya todas las cartas que cuentan por el dato `points`?  "
      .. "Entonces nadie tiene ya ninguna.",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "Juega una baza en la que cada jugador puede hacer algo antes de jugar: "
      .. "declarar, mostrar o cambiar cartas.",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "Quién ha jugado una de estas cartas en esta baza o en la última: cada "
      .. "jugador, en el orden jugado.",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "¿Se ha jugado una de estas cartas en alguna baza de esta ronda, "
      .. "incluida la actual?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "Las palabras que un jugador puede decir desde ahora, en esta ronda, "
      .. "cuando le toca jugar una carta en `play_tricks`.",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "Quien tiene todas estas cartas lo dice al jugarlas en bazas, en esta "
      .. "ronda: `first` con la primera, `last` con la última.",
  ["The player says something that the rules demand, and that everyone hears."] =
    "El jugador dice algo que piden las reglas y que todos oyen.",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "Da al equipo de un jugador una baza más que no se jugó, como un descarte.",

  ["The components of cards played at once, the largest first."] =
    "Las partes de las cartas jugadas a la vez, la mayor primero.",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "El número de cartas de la parte mayor de la salida de esta baza o de la "
      .. "última: 1 para una suelta, 2 para un par, 4 para un tractor de dos "
      .. "pares.",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "Lo jugado en esta baza o en la última: una lista de { player, cards } "
      .. "en el orden jugado.",
  ["How many throws of a side have failed in this round."] =
    "Cuántos lanzamientos de un equipo han fallado en esta ronda.",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "Las partes de las cartas jugadas a la vez, según el orden actual: véase "
      .. "`order:format`.",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "Cada jugador por turno hace un turno entero, como `play_turn`, una y "
      .. "otra vez, hasta que uno se queda sin cartas, o no puede robar ni "
      .. "tomar.",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "Un turno entero: lo que hacen `draw_or_take`, `ask_melds` y "
      .. "`ask_discard`, uno tras otro.",
  ["Begins the player's turn."] = "Empieza el turno del jugador.",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "Deja al jugador bajar combinaciones de la mano: nuevas, y cartas "
      .. "añadidas a las de la mesa, hasta que dice `done` o la mano está "
      .. "vacía.",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "Pide al jugador una carta de la mano y la pone en el pozo.",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "Aparta las cartas que nombra el dato `laid_down`: van de la mano a "
      .. "`side.laid_down` a la vista de todos, y el jugador roba otras "
      .. "tantas, hasta que la mano no tiene ninguna.",
  ["The melds on the table, in the order in which they were laid."] =
    "Las combinaciones de la mesa, en el orden en que se bajaron.",
  ["Counts the melds of a side, or those of a list."] =
    "Cuenta las combinaciones de un equipo, o las de una lista.",
  ["Sets how much a side's first melds in this round must count at least."] =
    "Fija cuánto deben contar como mínimo las primeras combinaciones de un "
      .. "equipo en esta ronda.",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "¿Ha bajado el jugador que acaba de cerrar toda la mano en este único "
      .. "turno?  Hace falta una combinación completa propia, si el juego "
      .. "las tiene, y no haber añadido nada a las de antes.",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "Lo que cuentan las cartas que el jugador ha bajado en esta ronda: las "
      .. "de combinaciones nuevas, y las añadidas a las de cualquiera.",
  ["Lays a hand open whose melds have stayed in it."] =
    "Muestra una mano cuyas combinaciones se han quedado en ella.",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "¿Supera la carta `a` a la carta `b` en el orden actual?  Véase "
      .. "order:beats.",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "Qué altura tiene una carta en su palo, en el orden actual: 1 es la más "
      .. "baja.",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "Cartas de un mismo valor, valor por valor, de menor a mayor en el orden "
      .. "actual.",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "Todas las escaleras de unas cartas: cartas seguidas en el orden actual.",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "Todos los grupos de unas cartas que juntos cuentan una suma, por el "
      .. "dato `points`.",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "Cuenta los grupos de cartas que nombra el dato `patterns`.",
  ["Counts the patterns that the last of some cards completes."] =
    "Cuenta los patrones que completa la última de unas cartas.",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "Todas las maneras de repartir cartas en combinaciones de modo que las "
      .. "sobrantes cuenten lo menos posible, por los datos `melds` y "
      .. "`points`.",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "Lo poco que cuentan las cartas sobrantes cuando las demás se combinan "
      .. "lo mejor posible: los puntos de la primera de self:layouts.",
  ["Those of some sets of which all cards are there."] =
    "De unos grupos, aquellos de los que están todas las cartas.",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "Busca el mejor de unos grupos cuyas cartas ha tenido todas el jugador "
      .. "en esta ronda, y dice a todos sus primeros `n` valores: que ha "
      .. "tenido uno con esos valores, y ninguno de los que van antes en la "
      .. "lista.",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "De unos grupos, aquellos cuyas cartas ha tenido todas el jugador en "
      .. "esta ronda, como los da `sets_in`.",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "Lo que pueden ser unas cartas como salida, por el dato `combinations`.",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "Las cartas con que un jugador puede cerrar: al descartar una y combinar "
      .. "las demás lo mejor posible, las sobrantes no cuentan más que "
      .. "`most`.",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "De varios jugadores, ¿quién ha tenido en esta ronda el mejor de unos "
      .. "grupos de cartas? Se dice a todos el primer valor del mejor grupo "
      .. "de cada uno.",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "Pregunta a un jugador que tiene algunos de estos grupos si los declara, "
      .. "o dice `pass`.",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "Suma puntos a un equipo (o al de un jugador), con una razón para el "
      .. "marcador.",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "Cada equipo gana un punto por cada baza ganada; o por cada una por "
      .. "encima de un número.",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "Suma a lo que cuenta un equipo (o el de un jugador) en esta ronda.",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "Lo máximo que cuenta un equipo en esta ronda, el equipo, y un texto de la "
      .. "suma: `card points 81, last trick 10 = 91`.",
  ["What some cards count by the game's fact `points`."] =
    "Lo que cuentan unas cartas por el dato `points`.",
  ["Lines of the score: what counts, and why."] =
    "Líneas del recuento: qué cuenta, y por qué.",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "Suma líneas del recuento, como las da `lines`, con un texto de la suma.",
  ["Points for a side (or the side of a player), line by line."] =
    "Puntos para un equipo (o el de un jugador), línea por línea.",
  ["Counts on from a number by one for each name, and says so."] =
    "Cuenta desde un número uno más por cada nombre, y lo dice.",
  ["Multiplies a count, and says so."] = "Multiplica una cuenta, y lo dice.",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "Lo que cuenta un contrato: su valor, por el dato `contracts`, solo; o "
      .. "por un número que va subiendo, como en `count_on`.",
  ["Ends the round at once, with the points that have been scored."] =
    "Acaba la ronda en el acto, con los puntos anotados.",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "Acaba la partida en el acto, en mitad de una ronda: el equipo la ha "
      .. "ganado, sean cuales sean los totales.",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "Acaba la partida con esta ronda: el equipo la ha ganado, sean cuales "
      .. "sean los totales.",
  ["What the engine does where a game has no step `over`."] =
    "Lo que hace el programa cuando un juego no tiene paso `over`.",
  ["Points for every side but one."] =
    "Puntos para todos los equipos menos uno.",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "Suma, para cada equipo, los puntos de las cartas que ha ganado, por el "
      .. "dato `points`, y lo que ese dato dice de las bazas: véase "
      .. "self:count.",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "Un equipo recibe como puntos lo que ha contado en esta ronda, con el "
      .. "texto de la suma: véase self:count.",
  ["What a round counts for two parties by the fact `announcements`."] =
    "Lo que cuenta una ronda para dos equipos por el dato `announcements`.",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "Los equipos de una ronda se pagan entre sí, de modo que todos los "
      .. "puntos suman cero.",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "Quien gana una baza cuenta 1 por cada una de estas cartas en ella, y "
      .. "quien la jugó cuenta 1 menos: véase self:count.",
  ["One side pays points to another."] = "Un equipo paga puntos a otro.",
  ["Every other side pays points to one, which gets them all."] =
    "Todos los demás equipos pagan puntos a uno, que se los lleva.",
  ["The one side with the highest worth."] =
    "El único equipo con el valor más alto.",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "¿Está un equipo en un nivel donde se detiene cada subida? El último "
      .. "nivel también lo es.",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "Un equipo sube n niveles, por el dato `levels`, pero no más allá de la "
      .. "próxima parada o del último nivel.",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "Recorre por turno a los jugadores que participan, una y otra vez, hasta "
      .. "que uno se queda sin cartas tras su turno.",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "El siguiente jugador con cartas, en el sentido en que va ahora el turno.",
  ["The players who take part and hold cards, in turn."] =
    "Los jugadores que participan y tienen cartas, por turno.",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "El jugador que se ha quedado sin cartas; si son varios, el primero "
      .. "desde la izquierda de quien da.",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "El siguiente jugador pierde ese turno; o los siguientes `n`.",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "El jugador que tiene el turno en `each_turn` tiene también el siguiente.",
  ["The next turn of `each_turn` is that player's."] =
    "El siguiente turno de `each_turn` es de ese jugador.",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "Hace que los turnos den la vuelta a la mesa al revés, hasta que acabe "
      .. "la ronda o se inviertan de nuevo.",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "Los jugadores que participan, en el orden en que se quedaron sin cartas "
      .. "en `each_turn`: quien antes las acabó tras un turno es el primero.",
  ["The players, in turn, for whom a test answers yes."] =
    "Los jugadores, por turno, para los que una prueba responde sí.",
}
