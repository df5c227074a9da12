-- The help on words in Spanish: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "Véase `who_is_out`. Los turnos pueden cambiarse por el camino: "
      .. "véanse `skip_turn`, `turn_again`, `give_turn` y `reverse_turns`.",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "el jugador por el que se empieza (el siguiente al que reparte); o "
      .. "`{ first = player, play_on = true }`: quien se queda sin cartas no "
      .. "tiene más turnos, y los demás siguen hasta que solo uno tenga cartas",
  ["the player before (whose turn it is in `each_turn`)"] =
    "el jugador anterior (aquel cuyo turno es en `each_turn`)",
  ["a player; that same player if nobody else holds cards"] =
    "un jugador; el mismo si nadie más tiene cartas",
  ["a list of players"] = "una lista de jugadores",
  ["a player; nil if everyone who takes part has cards"] =
    "un jugador; nil si todos los que participan tienen cartas",
  ["Before the first turn of a round it is the player who would begin."] =
    "Antes del primer turno de una ronda es el jugador que empezaría.",
  ["how many (1)"] = "cuántos (1)",
  ["The turns go on from there."] = "Los turnos siguen desde ahí.",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "Detrás van los que se quedaron sin cartas sin un turno propio, y "
      .. "luego los que aún tienen cartas, cada uno en el turno tras el que "
      .. "reparte.",
  ["a function (`self`, a player); it may also ask the player"] =
    "una función (`self`, un jugador); también puede preguntar al jugador",
  ["cards for each player, 1 at least"] =
    "cartas para cada jugador, 1 como mínimo",
  ["how many cards at a time (1)"] = "cuántas cartas a la vez (1)",
  ["the stock is too small"] = "el mazo es demasiado pequeño",
  ["no card has been dealt in this round"] =
    "en esta ronda no se ha repartido ninguna carta",
  ["a pile or a player"] = "un montón o un jugador",
  ["how many cards (1)"] = "cuántas cartas (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "un montón cuyas cartas menos la superior se barajan en un mazo "
      .. "nuevo cuando el mazo se vacía; si aún son pocas, se roban las que "
      .. "haya",
  ["the cards drawn, as text"] = "las cartas robadas, como texto",
  ["the stock has not enough cards, and no discards are given"] =
    "el mazo no tiene bastantes cartas, y no se han dado descartes",
  ["text, a list of texts, cards, or a whole pile"] =
    "texto, una lista de textos, cartas o un montón entero",
  ["a card is not in the pile"] = "una carta no está en el montón",
  ["If a player is given, it is the whole hand."] =
    "Si se da un jugador, es la mano entera.",
  ["one or several cards, or a player"] = "una o varias cartas, o un jugador",
  ["why, as text for the players; may be left out"] =
    "por qué, como texto para los jugadores; puede omitirse",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "el montón en que están, o el jugador que las tiene; solo hace falta "
      .. "si la baraja tiene una carta dos veces",
  ["the cards that were shown"] = "las cartas que se han mostrado",
  ["Each round begins this way, so rules say it only to deal again."] =
    "Cada ronda empieza así, de modo que las reglas lo dicen solo para "
      .. "repartir de nuevo.",
  ["a list of numbers, and of { number, pile }"] =
    "una lista de números y de { number, pile }",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "Una mano que ya tiene tantas no roba, y queda más pequeña cuando no "
      .. "hay más cartas.",
  ["how many cards a hand is to have"] = "cuántas cartas ha de tener una mano",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "un montón del que se roba cuando el mazo está vacío, como la carta "
      .. "vuelta; nil: ninguno",
  ["who draws, in this order"] = "quién roba, en este orden",
  ["a hand is no such pile"] = "una mano no es un montón así",
  ["text, a list of texts, or cards"] = "texto, una lista de textos o cartas",
  ["the pile where they lie"] = "el montón donde están",
  ["the pile for those that lay there before"] =
    "el montón para las que estaban antes",
  ["a card is not in the hand"] = "una carta no está en la mano",
  ["the card of the hand, as text"] = "la carta de la mano, como texto",
  ["the card taken, as text"] = "la carta tomada, como texto",
  ["the player does not hold the card, or the pile is empty"] =
    "el jugador no tiene la carta, o el montón está vacío",
  ["The lowest is drawn next."] = "La de más abajo se roba la siguiente.",
  ["a pile of the game's own"] = "un montón propio del juego",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "cuántas cartas quedan, las de arriba (1); 0: se vuelven todas",
  ["the pile that they are laid on, in place of the stock"] =
    "el montón en que se ponen, en lugar del mazo",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "Si se da un montón, primero se ponen en el mazo sus cartas menos la "
      .. "superior.",
  ["a pile of the game's own that becomes part of the stock"] =
    "un montón propio del juego que pasa a ser parte del mazo",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "Depende de la semilla de la partida, para que esta pueda repetirse. "
      .. "No es secreto: todos los jugadores pueden saberlo enseguida.",
  ["a whole number, 1 at least"] = "un número entero, 1 como mínimo",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "Con una escala de declaraciones, el jugador que ha robado puede "
      .. "hacer una más fuerte que la última, o pasa. Robadas todas las "
      .. "cartas, todos pueden declarar por turno, hasta que todos pasen "
      .. "seguidos. Se pregunta a todos, tengan lo que tengan, para que una "
      .. "pregunta no diga nada de una mano: el motor responde por los que no "
      .. "pueden declarar nada. Las declaraciones se muestran. El jugador que "
      .. "hizo la última solo puede añadirle más copias de la misma carta.",
  ["how many each player draws"] = "cuántas roba cada jugador",
  ["the player who draws first (the next in turn after the dealer)"] =
    "el jugador que roba primero (el siguiente al que reparte)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "lo que puede declararse, de menor a mayor: una lista de cartas de "
      .. "una clase, como texto; o de listas de esas cartas, que son igual de "
      .. "fuertes; false se omite",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true: se pueden declarar más copias de las que nombra la escala; "
      .. "más cartas superan a menos, y con las mismas gana la más alta de la "
      .. "escala",
  ["the question"] = "la pregunta",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "la pregunta cuando ya hay una declaración, que sustituye en ella a "
      .. "`{cards}`",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true: nadie declara antes de robar la última carta; o el jugador al "
      .. "que se pregunta entonces primero",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "el jugador al que se pregunta primero cuando están robadas todas "
      .. "las cartas (el que robó primero)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "las cartas de la última declaración, como texto, y el jugador que "
      .. "la hizo; nada si no la hay",
  ["the stock has not enough cards"] = "el mazo no tiene bastantes cartas",
  ["It counts as a decision that has one answer."] =
    "Cuenta como una decisión con una sola respuesta.",
  ["the player who gives"] = "el jugador que da",
  ["cards of the hand: text, a list of texts, or cards"] =
    "cartas de la mano: texto, una lista de textos o cartas",
  ["a player, for the hand, or a pile"] =
    "un jugador, para su mano, o un montón",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "cartas de las que quien recibe sabe ahora que el jugador no tiene "
      .. "ninguna, como todas las más altas",
  ["the player does not hold the cards"] = "el jugador no tiene las cartas",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "Antes se baraja la mano, de modo que el lugar, un número desde 1, "
      .. "no dice nada; pero lo elige el jugador. Solo estos dos ven qué "
      .. "carta es.",
  ["the player who draws"] = "el jugador que roba",
  ["the player who holds the cards"] = "el jugador que tiene las cartas",
  ["the hand is empty"] = "la mano está vacía",
  ["the player who holds them"] = "el jugador que las tiene",
  ["the player who gets them"] = "el jugador que las recibe",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "Si se da un jugador en lugar de las cartas, es la mano entera.",
  ["who sees them"] = "quién las ve",
  ["why, as text for the players; may be nil"] =
    "por qué, como texto para los jugadores; puede ser nil",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "el montón en que están, o el jugador que las tiene; no hace falta "
      .. "para una mano entera",
  ["a card is not there"] = "una carta no está allí",
  ["What was to come after this word is left out."] =
    "Lo que vendría después de esta palabra se omite.",
  ["a trick has been played"] = "ya se ha jugado una baza",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "cartas que todos conocen: texto, una lista de textos, cartas o un "
      .. "montón",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "Lo que las reglas averiguan de una mano, y lo que una elección "
      .. "muestra de ella, ha de decirse: los bots solo imaginan manos que "
      .. "concuerdan.",
  ["how many at least (1)"] = "cuántas como mínimo (1)",
  ["the cards that came last, which do not count"] =
    "las cartas que llegaron últimas, que no cuentan",
  ["how many, 1 at least"] = "cuántas, 1 como mínimo",
  ["only these cards count (all)"] = "solo cuentan estas cartas (todas)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "una lista de textos, cada uno las cartas de un grupo; hasta 512",
  ["a set has some of its cards more often than others"] =
    "un grupo tiene algunas de sus cartas más veces que otras",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "Mira si es una de ciertas cartas, y dice a todos la respuesta.",
  ["the card that came last"] = "la carta que llegó última",
  ["the card is not there"] = "la carta no está allí",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "Dice a todos cuántas de las que llegaron se han quedado. Los "
      .. "archivos antiguos dan el número como tercer argumento, que no "
      .. "cambia nada: las jugadas dicen cuántas se quedaron.",
  ["the pile that the cards came from and went back to"] =
    "el montón del que vinieron las cartas y al que volvieron",
  ["how many stayed"] = "cuántas se quedaron",
  ["the last moves were not between the hand and the pile"] =
    "las últimas jugadas no fueron entre la mano y el montón",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "El que sale juega una carta, los demás siguen por turno como dicen "
      .. "las obligaciones, la mejor carta gana, y quien gana sale en la baza "
      .. "siguiente. Después de cada baza se llama al paso "
      .. "`after_trick(winner)` del juego, si lo hay; si devuelve true, no se "
      .. "juegan más bazas. Antes de una carta pueden decirse las palabras "
      .. "que `may_say` permite.",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "el jugador que sale en la primera baza (el siguiente al que "
      .. "reparte); si no participa, sale el siguiente",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "cuántas bazas (hasta que nadie tenga cartas, aunque `after_trick` "
      .. "deje robar)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "un jugador que acaba el juego al ganar una baza (nadie)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "una función que se llama antes de cada carta, como en `play_trick`; "
      .. "entonces no se oyen las palabras de `may_say` y no hay muerto",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "un jugador que descubre su mano cuando se ha jugado la primera "
      .. "carta y no decide nada",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "el jugador que elige las cartas del muerto en el turno de este",
  ["the winner of the last trick"] = "el ganador de la última baza",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "Después llama a `ask_card` y `play_card` para cada jugador, y a "
      .. "`end_trick`. `play_tricks` hace todo eso, y más deprisa.",
  ["the player who plays first"] = "el jugador que juega primero",
  ["the player whose turn it is"] = "el jugador al que le toca",
  ["it is not the player's turn, or the card is not in the hand"] =
    "no le toca al jugador, o la carta no está en la mano",
  ["the player who won it"] = "el jugador que la ha ganado",
  ["not all have played"] = "no han jugado todos",
  ["That is much faster."] = "Eso es mucho más rápido.",
  ["a side, or a player for the side; if left out, all sides"] =
    "un equipo, o un jugador por el equipo; si se omite, todos los equipos",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "la letra de un palo, `\"trump\"` donde los triunfos no son un palo, "
      .. "nil antes de la primera carta",
  ["the card as text and the player; nothing before the first card"] =
    "la carta como texto y el jugador; nada antes de la primera carta",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "texto, como `\"10C KC\"`; vacío donde no se juega una baza",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "texto, cartas, un montón; un jugador por todas las cartas que ha "
      .. "tenido en esta ronda; varios argumentos se toman juntos",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "el número, y true si están entre las cartas, false si faltan",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "El jugador juega entonces como en `play_tricks`, y se llama al paso "
      .. "`after_trick(winner)`, si lo hay. No se oyen las palabras de "
      .. "`may_say`.",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "una función que recibe `self` y el jugador al que le toca, con la "
      .. "baza hasta ahora sobre la mesa; si responde una carta de la mano, "
      .. "se juega esa, y si no se pregunta al jugador",
  ["the winner; and what `after_trick` has answered"] =
    "el ganador; y lo que ha respondido `after_trick`",
  ["a player has no card to play, or `before` plays one itself"] =
    "un jugador no tiene carta que jugar, o `before` juega una por sí "
      .. "misma",
  ["the players; nothing if nobody has"] =
    "los jugadores; nada si nadie lo ha hecho",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "Sustituyen a las de una llamada anterior. Todos oyen una palabra. "
      .. "El motor llama al paso `said(player, word)` y luego pide la carta, "
      .. "u otra palabra. Los bots al azar rara vez dicen una; los que "
      .. "piensan, solo si compensa con seguridad.",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "una lista de { \"word\", … }; las entradas que son false se omiten. "
      .. "Una entrada puede tener `cards`, cuántas cartas debe tener aún el "
      .. "jugador como mínimo, con la que va a jugar; `late`, qué decir si "
      .. "son menos; `with`, cartas: hay que jugar una de ellas justo después "
      .. "de la palabra; `always`, true: el jugador no necesita decirla, pues "
      .. "va sola con cada una de esas cartas; `unless`, por qué el jugador "
      .. "no puede decirla, o false",
  ["the game has no step `said`"] = "el juego no tiene el paso `said`",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "Con la primera todos saben si la mano tiene también las otras, pues "
      .. "el silencio también habla. La palabra no cuenta nada: véase "
      .. "`who_has_held`.",
  ["two or more cards, as text, a list of texts, or cards"] =
    "dos o más cartas, como texto, lista de textos o cartas",
  ["what is said with the first of them, as text; false for nothing"] =
    "lo que se dice con la primera de ellas, como texto; false para nada",
  ["what is said with the last of them; left out: nothing"] =
    "lo que se dice con la última de ellas; si se omite: nada",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "la baraja tiene dos veces una de las cartas; o hay más de 8 grupos "
      .. "así",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "Lo que dice de una mano también ha de decirse: véase `tell_holds`.",
  ["who says it"] = "quién lo dice",
  ["what is said"] = "lo que se dice",
  ["text or a list of texts, in the order in which they are named"] =
    "texto o una lista de textos, en el orden en que se nombran",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "una lista de { kind = \"single\", \"pair\", \"triple\", \"quad\", "
      .. "\"tractor\" o \"bulldozer\", cards, width = copias de cada una, "
      .. "length = cuántas seguidas }; nil si las cartas no son de un palo",
  ["a whole number; 0 before the first play of a match"] =
    "un número entero; 0 antes de la primera jugada de una partida",
  ["a list; empty before the first play of a round"] =
    "una lista; vacía antes de la primera jugada de una ronda",
  ["a side, its number, or one of its players"] =
    "un equipo, su número o uno de sus jugadores",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "una lista de { kind, cards, width, length }; nil si no son de un "
      .. "palo",
}
