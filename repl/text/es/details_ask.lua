-- The help on words in Spanish: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "Cada una es una forma, `{ \"{card} {suit}\", … }`: un patrón de "
      .. "palabras y, entre llaves, huecos. Lo que admite un hueco lleva su "
      .. "nombre en la tabla de la forma: una lista de textos, números o "
      .. "jugadores; o cartas. `{card}` y `{cards}` son cartas de la mano del "
      .. "jugador: todas, o las que nombra `card = cards`. `{suit}` admite "
      .. "los palos de la baraja y `{rank}` sus valores, si no se dice otra "
      .. "cosa. `{player}` admite uno de una lista de jugadores, y "
      .. "`{players}` uno o varios, cuya lista es su valor; de todos los "
      .. "demás si no hay lista. Una forma sin huecos puede ser solo un "
      .. "texto, y las formas que son false se omiten. Además de los huecos, "
      .. "una forma puede tener: `n`, cuántas cartas admite `{cards}`, un "
      .. "número o `{ least, most }`; `from`, un montón en lugar de la mano "
      .. "(pero una `{card}` junto a `{cards}` es de la mano); `adds`, cuánto "
      .. "suman `{cards}` según el dato `points`, en un grupo o en varios: un "
      .. "número o el nombre del hueco que lo dice (con `\"card\"` cada grupo "
      .. "vale tanto como esa carta; si no, esa carta está en los grupos); "
      .. "`once`, true: en un solo grupo; `all`, true: de las otras cartas de "
      .. "allí ninguna suma; `also`, un segundo valor que pueden tener "
      .. "entonces los rangos, `{ A = 14 }`; `fits`, una función de los "
      .. "valores que dice si van juntos: true, o false y la razón; o una "
      .. "tabla de razones, por el primer valor, de por qué algunos no pueden "
      .. "decirse; `plays`, true: la carta es una que las obligaciones "
      .. "permiten en la baza; `seldom`, true: los bots al azar la dicen una "
      .. "de cada veinte veces; `bold`, true: lo mismo, y los bots que "
      .. "piensan la dicen solo si con seguridad es mejor que la respuesta "
      .. "usual; `idle`, true: los bots que piensan la dicen solo si es "
      .. "claramente mejor que lo demás, como donde se puede robar una carta "
      .. "en lugar de jugar una; `because`, qué decir de una carta que el "
      .. "hueco no admite, con `{card}` por ella, o de otro valor donde la "
      .. "forma empieza con una palabra; `unless`, por qué nadie puede decir "
      .. "ahora esta forma, o false. En estos textos el nombre de un campo "
      .. "entre llaves es su valor. `because`, `unless` y la razón que da "
      .. "`fits` pueden ser una tabla con más partes: `{ \"{suit} or a "
      .. "{rank}\", suit = \"S\", rank = \"Q\" }`.",
  ["the player who answers"] = "el jugador que responde",
  ["the question; `{name}` is replaced by a field of the match"] =
    "la pregunta; `{name}` se sustituye por un campo de la partida",
  ["a list of what may be said"] = "una lista de lo que puede decirse",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "el nombre de la forma dicha, que es su primera palabra o, sin "
      .. "palabras, su primer hueco; y el valor de cada hueco: cartas como "
      .. "texto, un palo como su letra, lo demás como está en la lista",
  ["nothing can be said"] = "no puede decirse nada",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "los textos para elegir; puede contener listas de textos; los "
      .. "valores false se omiten; `refused = { hearts = \"hearts were turned "
      .. "down\" }` en ella dice por qué algo no está entre ellos",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "lo que las elecciones dicen de la mano: `{ holds = { TEXT = cards } "
      .. "}`. Un jugador que no tiene ninguna de las cartas no puede elegir "
      .. "el texto, y quien lo elige dice a todos que al menos una está en la "
      .. "mano; `{ 2, cards }`: al menos dos. `says` es la negativa para "
      .. "todos los demás, con {cards}",
  ["the text chosen"] = "el texto elegido",
  ["the list is empty"] = "la lista está vacía",
  ["the lowest number allowed"] = "el número más bajo permitido",
  ["the highest number allowed"] = "el número más alto permitido",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "números intermedios que el jugador no puede decir: una tabla con la "
      .. "razón de cada uno, `{ [3] = \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] =
    "La carta aún no se juega: véase `play_card`.",
  ["no trick has been begun, or it is another player's turn"] =
    "no se ha empezado ninguna baza, o le toca a otro jugador",
  ["how many, or `{ least, most }`"] = "cuántas, o `{ least, most }`",
  ["the pile, or a player for the hand"] =
    "el montón, o un jugador por su mano",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "una función de las cartas (texto) que dice si pueden elegirse; "
      .. "devuelve true, o false y la razón",
  ["the cards as text; they stay where they are"] =
    "las cartas como texto; se quedan donde están",
  ["the suit's letter"] = "la letra del palo",
  ["Nobody else sees which cards they are."] = "Nadie más ve qué cartas son.",
  ["the pile, or the player who gets them"] =
    "el montón, o el jugador que las recibe",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "una función de las cartas (texto) que dice si pueden elegirse; "
      .. "devuelve true, o false y la razón. O una tabla, `{ keep = cards, "
      .. "last = cards }`: el jugador aparta una carta tras otra; las que hay "
      .. "que guardar se quedan en la mano, y las últimas van, a la vista de "
      .. "todos, solo si no queda otra cosa. Todos saben entonces lo que el "
      .. "montón no puede tener",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "Un jugador que pasa queda fuera. La subasta acaba cuando todos los "
      .. "demás han pasado, o enseguida con la puja más alta de la lista.",
  ["what may be bid: a list of texts, low to high"] =
    "lo que se puede pujar: una lista de textos, de menor a mayor",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "la pregunta cuando ya hay una puja, que sustituye en ella a `{bid}`",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "lo que prometen las pujas: una función (`self`, una puja) que lo "
      .. "dice, o una tabla de textos, o de los puntos que cuenta cada puja",
  ["the lowest bid that may be made (the first of the list)"] =
    "la puja más baja que puede hacerse (la primera de la lista)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "el jugador que habla primero (el siguiente al que reparte)",
  ["true: each speaks once, and the highest bid wins"] =
    "true: cada uno habla una vez, y gana la puja más alta",
  ["a player who may not pass when all others have"] =
    "un jugador que no puede pasar cuando han pasado todos los demás",
  ["a player who has the lowest bid if all pass"] =
    "un jugador que se queda con la puja más baja si todos pasan",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "un jugador que puede hacer la misma puja que la más alta, y "
      .. "entonces es suya; aun cuando no haya puja más alta",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true: un jugador que ha pasado puede volver a hablar después; la "
      .. "subasta acaba cuando todos los demás han pasado tras la última puja",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true: a la última puja del otro equipo se puede responder `double`, "
      .. "y a un doble a la propia, `redouble`; una puja más alta anula "
      .. "ambos. También aquí un jugador que ha pasado puede volver a hablar",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "las dos palabras para ello, si son otras: { \"double\", "
      .. "\"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true: nadie puja después de un doble; solo hablan, por turno, los "
      .. "jugadores del equipo doblado, para redoblar o pasar",
  ["true: a double is not doubled again"] = "true: un doble no se redobla",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "una puja que solo puede hacerse sobre algunas otras: { la puja, la "
      .. "primera y la última de esas, por qué se rechaza si no }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true: las pujas que empiezan con la misma palabra, como `90 clubs` "
      .. "y `90 hearts`, son igual de altas",
  ["the question once the bid is doubled (`over`)"] =
    "la pregunta cuando la puja está doblada (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "la pregunta cuando está redoblada (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true: una puja es un número y un palo, u otra palabra, y del equipo "
      .. "que más ha pujado gana el jugador que lo nombró primero",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "la puja más alta y el jugador que la ha ganado; con `doubles`, "
      .. "cuánto cuenta, 1, 2 o 4 veces; nada si todos han pasado",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "El menor nombra un número más alto que el último, o pasa. El mayor "
      .. "dice `yes`, y así lo mantiene, o pasa. El duelo acaba cuando uno de "
      .. "los dos ha pasado.",
  ["the player who names numbers"] = "el jugador que nombra números",
  ["the question to the junior; if not given, which value to bid"] =
    "la pregunta al menor; si no se da, qué valor pujar",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "la pregunta al mayor; si no se da, si lo mantiene; en ambas "
      .. "preguntas el número nombrado sustituye a `{bid}`",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "los números que pueden nombrarse, de menor a mayor, como texto; si "
      .. "no se dan, todos los valores de los contratos del juego, por su "
      .. "dato `contracts`",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "una función de `self` y un número que dice lo que promete el "
      .. "número, como texto; si no se da, los contratos que valen tanto",
  ["the last number named before, if there was one"] =
    "el último número nombrado antes, si lo hubo",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "el jugador que queda, y el último número que nombró alguien; nil si "
      .. "no lo hubo",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "Si el jugador no declara nada, se pregunta por turno a sus "
      .. "compañeros. Se pregunta a todos, tengan lo que tengan, para que una "
      .. "pregunta no diga nada de una mano: el motor responde por los que no "
      .. "pueden declarar nada. Las cartas se quedan donde están: véanse "
      .. "`show` y `move`. Una entrada de la lista puede tener también puntos "
      .. "y una razón, `{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`. "
      .. "Entonces se muestran sus cartas, los puntos cuentan para el equipo "
      .. "(véase `count`), y un equipo puede declararla una vez por ronda. "
      .. "`unless = \"spades\"` en una entrada: solo puede declararla un "
      .. "jugador que no puede declarar `spades`, que va antes en la lista; "
      .. "quien la declara se lo dice a todos.",
  ["the player who is asked first"] = "el jugador al que se pregunta primero",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "lo que puede declararse: `{ { \"hearts\", \"KH QH\" }, … }`; las "
      .. "entradas false se omiten",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "una función que dice si una entrada puede declararse; recibe self, "
      .. "un jugador que tiene las cartas, las palabras, las cartas, y las "
      .. "palabras de las entradas anteriores que pueden declararse (como un "
      .. "solo texto)",
  ["cards that do not count as held, such as those just drawn"] =
    "cartas que no cuentan como tenidas, como las recién robadas",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "las palabras declaradas, las cartas que toman y el jugador; nada si "
      .. "nadie ha declarado nada",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "Lo que una carta puede llevarse es el dato `captures`. El jugador "
      .. "dice `8H takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, "
      .. "`raise 1 to 9 4C`, `add 4C AH to 1`, o solo la carta que se queda, "
      .. "tras la palabra que el dato tiene para ella. No se mueve nada.",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", la carta, las cartas que se lleva y los números de las "
      .. "construcciones que se lleva, todo como texto; o \"build\", "
      .. "\"raise\" o \"add\", la carta, las cartas de la mesa que se le "
      .. "unen, el número de la construcción y su valor; o, para una carta "
      .. "que se queda, su palabra en el dato, o si no la hay \"card\", y la "
      .. "carta",
  ["the game has no fact `captures`"] = "el juego no tiene el dato `captures`",
  ["a list of forms: see `ask`"] = "una lista de formas: véase `ask`",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "Después las cartas apartadas van a su sitio, y solo las conoce "
      .. "quien las ve allí o las vio antes. Todas las demás respuestas son "
      .. "públicas. La función solo puede preguntar: los campos se fijan, y "
      .. "las cartas se mueven, después.",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "una función que pregunta al jugador que recibe, y responde lo que "
      .. "ha dicho",
  ["what the function has answered, by seat; false for who sits out"] =
    "lo que ha respondido la función, por puestos; false para quien no "
      .. "participa",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "Es del primero de varios valores del que el jugador no tiene todas "
      .. "las cartas. Con `others` es una carta de otro jugador, y se nombra "
      .. "por su palo: el jugador tiene una carta de ese palo, pero no la "
      .. "llamada. Si tiene todas las cartas del primer valor, es una del "
      .. "segundo, y el jugador tiene la del primero de su palo. A todos se "
      .. "les dice lo que eso muestra.",
  ["the player who calls"] = "el jugador que llama",
  ["ranks with blanks between, the first to call first"] =
    "valores separados por espacios, primero el que se llama primero",
  ["letters of the suits that may be called, with blanks between"] =
    "letras de los palos que pueden llamarse, separadas por espacios",
  ["true: the card called is not the player's own"] =
    "true: la carta llamada no es del propio jugador",
  ["with `others`: a pile whose cards are the player's, too"] =
    "con `others`: un montón cuyas cartas también son del jugador",
  ["with `others`: true: the player may call nobody"] =
    "con `others`: true: el jugador puede no llamar a nadie",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "con `others`: un montón. Sin una carta de un palo que llamar, el "
      .. "jugador puede dejar allí una carta boca abajo, que hace las veces "
      .. "de esa carta",
  ["the card, as text; nil if nobody was called"] =
    "la carta, como texto; nil si no se llamó a nadie",
}
