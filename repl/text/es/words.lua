-- The help on words of a rules file in Spanish: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "definiciones",
  ["facts"] = "datos",
  ["house rules"] = "reglas de la casa",
  ["options"] = "opciones",
  ["obligations"] = "obligaciones",
  ["steps"] = "pasos",
  ["self"] = "self: la partida",
  ["dealing"] = "reparto",
  ["questions"] = "preguntas",
  ["tricks"] = "bazas",
  ["plays"] = "varias cartas a la vez",
  ["melds"] = "combinaciones",
  ["sets"] = "grupos de cartas",
  ["scoring"] = "puntuación",
  ["turns"] = "turnos",
  ["players"] = "jugadores",
  ["piles"] = "montones",
  ["cards"] = "cartas",
  ["orders"] = "órdenes",
  ["examples"] = "ejemplos",
  ["lessons"] = "lecciones",
  ["lua"] = "Lua",
  ["matches"] = "partidas",
  ["views"] = "vistas",
  ["stories"] = "relatos",
  ["positions"] = "posiciones",
  ["records"] = "registros",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "Define un juego: sus datos entre llaves, cada uno comprobado al cargar "
      .. "el archivo.",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "Define una regla de la casa: el juego al que pertenece, las opciones "
      .. "que fija (`set`), las reglas de la casa que trae consigo (`with`) "
      .. "o puede cambiar (`on_top_of`), y sus propias opciones, campos, "
      .. "obligaciones y datos.",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "Un ejemplo resuelto de las reglas: una situación, y lo que se sigue de "
      .. "ella.",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "La baraja francesa de 52 cartas, de 54 (con el joker pequeño y el "
      .. "grande) o de 32 (del siete arriba).",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "La baraja española de 40 cartas, o de 48 con ochos y nueves.",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "Cualquier baraja: las letras de sus palos, sus valores de menor a "
      .. "mayor, jokers, el número de barajas, y las cartas o valores que "
      .. "faltan.",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "En `round`, `keeps` o `piles`: cada equipo tiene el suyo.",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "En `round`, `keeps` o `piles`: cada jugador tiene el suyo.",
  ["The words of a text, as a list."] = "Las palabras de un texto, como lista.",
  ["One list of the items of several, in their order."] =
    "Una lista con los elementos de varias, en su orden.",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "Recorre las palabras de un texto, o las cartas de un montón.",
  ["Each of some words followed by each of others, with a blank between."] =
    "Cada una de unas palabras seguida de cada una de otras, con un espacio "
      .. "en medio.",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "Separa lo que `combine` ha unido: la primera palabra, y el resto.",
  ["The cards of one rank or several, in one suit or several."] =
    "Las cartas de uno o varios valores, en uno o varios palos.",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "¿Es `x` una de las palabras de un texto, o uno de los elementos de una "
      .. "lista?",
  ["The n-th word of a text."] = "La palabra n-ésima de un texto.",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "El lugar de una palabra en una escala: 1 para la más baja.",
  ["The word n places higher on a ladder, from low to high."] =
    "La palabra n lugares más arriba en una escala, de menor a mayor.",
  ["Each card n times, for several packs."] =
    "Cada carta n veces, para varias barajas.",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "Todas las filas de n cartas de un palo con valores seguidos.",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "Todos los grupos de algunas clases, para self:sets_in, self:tell_best y "
      .. "self:best_of: cartas de un palo en fila, y las cuatro de un valor.",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "Las jotas del color del triunfo, para `top` de un orden: la izquierda, "
      .. "y por encima la jota de triunfo, la derecha.",
  ["The Japanese flower cards."] = "Las cartas japonesas de flores.",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "El tarot francés: cuatro palos de 14 valores, entre ellos el caballo N; "
      .. "triunfos de `1T` a `21T`; la excusa, un joker `EX`.",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "En `round` o `keeps`: la mesa no dice que el campo tiene un valor "
      .. "nuevo, ni tiene línea para él, porque ya se ha dicho o porque solo "
      .. "lo necesitan las reglas.",
  ["The result of another rules file, by its name in the rules folders."] =
    "El resultado de otro archivo de reglas, por su nombre en las carpetas "
      .. "de reglas.",

  ["text: the game that it belongs to"] = "texto: el juego al que pertenece",
  ["table: options that it presets; a function gets the options before it"] =
    "tabla: opciones que fija; una función recibe las opciones anteriores",
  ["list: house rules that it adds"] = "lista: reglas de la casa que añade",
  ["text or list: house rules whose steps and options it may change"] =
    "texto o lista: reglas de la casa cuyos pasos y opciones puede cambiar",
  ["text or list: house rules that do not go together with it"] =
    "texto o lista: reglas de la casa que no van con ella",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "Una opción o campo que es un número entero: su valor habitual, su "
      .. "intervalo y su sentido.",
  ["An option or field that is one of several words or numbers."] =
    "Una opción o campo que es una de varias palabras o números.",
  ["An option or field that is true or false: its default and its meaning."] =
    "Una opción o campo que es true o false: su valor habitual y su sentido.",
  ["An option or field that is any text: its default and its meaning."] =
    "Una opción o campo que es cualquier texto: su valor habitual y su "
      .. "sentido.",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "Quien tiene la carta que nombra un campo debe jugarla cuando se sale de "
      .. "su palo.",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "Hasta que se juegue la carta que nombra un campo, quien la tiene la "
      .. "guarda y no sale de otra carta de su palo; y quien la pidió guarda "
      .. "una carta del palo.",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "La primera carta de una ronda no es del palo de la carta que nombra un "
      .. "campo, salvo que sea esa misma.",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "Una obligación en la baza que define el propio archivo: su nombre, la "
      .. "frase para una carta que rechaza, y las cartas de que trata: las "
      .. "que hay que jugar (`play`) o evitar (`avoid`).",
  ["An obligation that binds only once a pile is empty."] =
    "Una obligación que solo rige cuando un montón está vacío.",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "Una obligación, o una lista de ellas, que solo rige cuando se dan las "
      .. "circunstancias.",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "Una obligación, o una lista de ellas, que no rige cuando se da alguna "
      .. "de las circunstancias.",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "Una obligación, o una lista de ellas, de la que algunas cartas están "
      .. "libres: siempre se pueden jugar, y una mano que solo podría "
      .. "cumplir con ellas no tiene que cumplir.",
  ["cards of the suit led"] = "cartas del palo de salida",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "cartas del palo de salida que superan a la mejor hasta ahora; ninguna "
      .. "cuando se ha fallado la baza de otro palo",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "cartas del palo de salida que superan a la mejor hasta ahora, se haya "
      .. "fallado o no",
  ["trumps"] = "triunfos",
  ["trumps above the best trump so far"] =
    "triunfos por encima del mejor hasta ahora",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "texto: la frase que rechaza una carta: `{cards}` las que se pueden "
      .. "jugar, `{suit}` el palo de salida, `{best}` la carta que va "
      .. "ganando, `{trump}` cualquier campo",
  ["cards: the cards that must be played; see the names of cards"] =
    "cartas: las que hay que jugar; véanse los nombres de cartas",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "cartas: las que no puede jugar quien tiene otras; las obligaciones "
      .. "siguientes también valen",
  ["cards: it does not bind a hand that has only such cards"] =
    "cartas: no rige para una mano que solo tiene esas cartas",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "cartas: las que siempre se pueden jugar; una mano que solo podría "
      .. "cumplir con ellas no tiene que cumplir",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "circunstancias: rige solo si se da todo esto: nombres de "
      .. "circunstancias, con comas, y valores de campos u opciones: { "
      .. "\"leading\", contract = \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "circunstancias: no rige si se da alguna",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "cartas: rige hasta que una de ellas se haya jugado en una baza",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "cartas: rige hasta que una de ellas se haya jugado en una baza de otro "
      .. "palo",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "sí o no: true: las obligaciones siguientes escogen entre las cartas que "
      .. "esta ha dejado",
  ["the player leads to the trick"] = "el jugador sale",
  ["no trick has been played in this round"] =
    "aún no se ha jugado ninguna baza en esta ronda",
  ["trumps were led"] = "se ha salido de triunfo",
  ["another suit was led, and a trump is winning"] =
    "se ha salido de otro palo, y va ganando un triunfo",
  ["the player's side is winning the trick"] =
    "el equipo del jugador va ganando la baza",
  ["the player has no card of the suit led"] =
    "el jugador no tiene cartas del palo de salida",
  ["the cards of the suit led"] = "las cartas del palo de salida",
  ["those of the suit led that beat its best so far"] =
    "las del palo de salida que superan a la mejor hasta ahora",
  ["all trumps"] = "todos los triunfos",
  ["trumps below the best trump so far"] =
    "triunfos por debajo del mejor hasta ahora",
  ["the cards of that rank that are trumps"] =
    "las cartas de ese valor que son triunfos",

  ["plays one round: deals, asks, plays, scores."] =
    "juega una ronda: reparte, pregunta, juega, puntúa.",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "se llama tras cada baza, con el jugador que la ganó; `self:trick()` "
      .. "tiene las cartas de la baza; si el paso responde true, no se "
      .. "juegan más bazas",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "se llama cuando falla un lanzamiento del jugador, antes de la parte con "
      .. "que se sale en su lugar",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "se llama cuando un jugador ha dicho una de las palabras que permite "
      .. "self:may_say, antes de jugarse la carta",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "qué cartas superan a cuáles; se llama cuando cambia un campo de la "
      .. "ronda: { trump = un palo, ranks = de menor a mayor, top = cartas "
      .. "por encima del palo de triunfo, worthless = cartas que nunca "
      .. "ganan, joins = { H = cartas que cuentan como los corazones más "
      .. "altos }, later = cartas de las que, de dos iguales, gana la "
      .. "posterior, counts_as = { S = cartas que son las picas más bajas } "
      .. "}, cada uno solo si hace falta.",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "hasta dónde ha llegado la ronda, en lo que todos pueden saber: { "
      .. "attackers = \"45 of 80\" }, una lista si cada equipo tiene un "
      .. "valor, o { [side.number] = … } si lo tienen algunos.",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "lo que cuenta el resultado de una ronda, calculado por sus campos, para "
      .. "poder preguntarlo sin partida; o, para campos imposibles, nil y la "
      .. "razón como texto",
  ["who deals the next round."] = "quién reparte la ronda siguiente.",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "se llama tras cada ronda: false para seguir, o true y el equipo que ha "
      .. "ganado (0: empate).",

  ["player: who deals this round"] = "jugador: quien reparte esta ronda",
  ["number: the round in the match, from 1"] =
    "número: la ronda dentro de la partida, desde 1",
  ["the value of an option; read only"] = "el valor de una opción; solo se lee",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "un dato del juego, como `players` o `points`; solo se lee",
  ["pile: the cards that have not been dealt"] =
    "montón: las cartas que no se han repartido",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "montón o campo: un montón declarado en `piles`; un campo declarado en "
      .. "`round` o `keeps`, nil mientras está vacío",

  ["Goes through the sides, from side 1 on."] =
    "Recorre los equipos, desde el equipo 1.",
  ["Goes through the players who take part, in turn."] =
    "Recorre por turno a los jugadores que participan.",
  ["The players who take part, in turn, all at once."] =
    "Los jugadores que participan, por turno, todos a la vez.",
  ["The player on the left, or `n` seats to the left."] =
    "El jugador de la izquierda, o `n` asientos a la izquierda.",
  ["The player on the right, or `n` seats to the right."] =
    "El jugador de la derecha, o `n` asientos a la derecha.",
  ["The other player of the side."] = "El otro jugador del equipo.",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "Las cartas que el jugador ha tenido en esta ronda: las de la mano, y "
      .. "las ya jugadas en bazas.",
  ["The player gets no cards and no turn in this round."] =
    "El jugador no recibe cartas ni turno en esta ronda.",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "Los jugadores forman dos equipos para esta ronda; los totales siguen "
      .. "siendo de los jugadores.",
  ["Tells everyone of which party a player is; for announcements."] =
    "Dice a todos de qué equipo es un jugador; para anuncios.",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "Un equipo de esta ronda: 1 es el que nombra `form_parties`, 2 los demás.",
  ["Makes the player the dealer of this round from now on."] =
    "Hace que el jugador dé esta ronda desde ahora.",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "Hace que el jugador dé la ronda siguiente, salvo que un paso "
      .. "`next_dealer` diga otra cosa.",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "Recorre por turno a los demás jugadores que participan, desde el "
      .. "siguiente.",
  ["The player whose turn is next, or `n` turns later."] =
    "El jugador que tiene el turno siguiente, o `n` turnos después.",
  ["The player in a seat."] = "El jugador de un asiento.",
  ["A side by its number, or the side of a player."] =
    "Un equipo por su número, o el equipo de un jugador.",
  ["Four players draw a card each, in the order of their seats."] =
    "Cuatro jugadores roban una carta cada uno, en el orden de sus asientos.",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "Mira quién tiene una carta, y lo dice a todos: el primer jugador desde "
      .. "la izquierda de quien da que la tiene.",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "Mira quién ha tenido todas estas cartas en esta ronda, estén en la mano "
      .. "o jugadas en bazas.",
  ["number: the seat, from 1; of a side, its number"] =
    "número: el asiento, desde 1; de un equipo, su número",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "equipo: el equipo del jugador; quien juega solo también es un equipo",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "equipo: el equipo del jugador en esta ronda: véase self:form_parties; "
      .. "nil si no hay",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "varios: `number`, `name`, `others`, que es el otro equipo; y de sus "
      .. "jugadores juntos: `players`, una lista; `tricks`, un número; "
      .. "`won`, las cartas ganadas en bazas; `points`, lo que cuentan; "
      .. "`count`, lo que han contado: véase self:count",
  ["pile: the cards in hand"] = "montón: las cartas de la mano",
  ["number: tricks won in this round"] = "número: bazas ganadas en esta ronda",
  ["list of players: the side's players"] =
    "lista de jugadores: los jugadores del equipo",
  ["number: tricks won in this round by all its players"] =
    "número: bazas ganadas en esta ronda por todos sus jugadores",
  ["number: what the side counts in this round: see self:count"] =
    "número: lo que cuenta el equipo en esta ronda: véase self:count",
  ["number: the side's total so far"] =
    "número: el total del equipo hasta ahora",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "montón: las cartas de las bazas que el equipo ha ganado en esta ronda",
  ["cards: the cards that its players hold, taken together"] =
    "cartas: las que tienen sus jugadores en la mano, juntas",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "tabla: los puntos de sus combinaciones en la mesa: véase "
      .. "self:count_melds",
  ["pile: a pile of the game's own that each player or side has"] =
    "montón: un montón propio del juego que tiene cada jugador o equipo",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "campo: lo que each_player o each_side declara en `round` o `keeps`; nil "
      .. "mientras está vacío.",

  ["What its cards count by the game's fact `points`."] =
    "Lo que cuentan sus cartas por el dato `points`.",
  ["How many of that card are in the pile."] =
    "Cuántas de esa carta hay en el montón.",
  ["The card on top."] = "La carta de encima.",
  ["The cards in the pile now, as `cards` has them."] =
    "Las cartas que hay ahora en el montón, como las da `cards`.",
  ["Its cards that count as a suit in the present order."] =
    "Sus cartas que cuentan como un palo en el orden actual.",
  ["The first of some piles in which a card is."] =
    "El primero de unos montones en que está una carta.",
  ["The cards of a pile from one of them to the top."] =
    "Las cartas de un montón desde una de ellas hasta la de encima.",
  ["number: how many cards are in it; the same for `cards`"] =
    "número: cuántas cartas tiene; lo mismo para `cards`",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "texto: sus cartas separadas por espacios, la de abajo primero; lo mismo "
      .. "para `cards`",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "El palo impreso en una carta, o el palo de ese nombre, que puede acabar "
      .. "una apuesta.",
  ["The rank of a card."] = "El valor de una carta.",
  ["How many of that card there are among them."] =
    "Cuántas de esa carta hay entre ellas.",
  ["The cards with a suit printed on them."] =
    "Las cartas con un palo impreso.",
  ["The cards of a rank, or of several."] =
    "Las cartas de un valor, o de varios.",
  ["The cards with a tag of the deck."] =
    "Las cartas con una marca de la baraja.",
  ["The ranks of the cards, in the deck's order."] =
    "Los valores de las cartas, en el orden de la baraja.",
  ["The cards that are left without the others."] =
    "Las cartas que quedan sin las otras.",
  ["The cards together with others."] = "Las cartas junto con otras.",
  ["Their texts, by suit and rank."] = "Sus textos, por palo y valor.",
  ["How many of that card the deck has."] =
    "Cuántas de esa carta tiene la baraja.",
  ["All its cards."] = "Todas sus cartas.",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "El texto de una carta como lo escribe la baraja (`\"QS\"`), desde "
      .. "cualquier grafía (`sq`, `♠Q`, `10h`, `th`); nil si no nombra "
      .. "ninguna carta de la baraja.",
  ["Cards of the deck as one value, with the methods of cards."] =
    "Cartas de la baraja como un solo valor, con los métodos de las cartas.",
  ["The top cards of piles; an empty pile has none."] =
    "Las cartas de encima de unos montones; uno vacío no tiene.",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "Las cartas de la baraja contiguas a una de unas cartas en su palo: una "
      .. "más alta o una más baja en el orden actual.",
  ["A set of cards to try things with."] = "Unas cartas para hacer pruebas.",
  ["A pack of cards."] = "Una baraja de cartas.",

  ["Does card `a` beat card `b`?"] = "¿Supera la carta `a` a la carta `b`?",
  ["The suit that a card counts as."] = "El palo como que cuenta una carta.",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "Qué altura tiene la carta en su palo, desde 1; cartas iguales tienen "
      .. "igual altura.",
  ["Which of the cards wins, if they are played one after the other."] =
    "Cuál de las cartas gana, si se juegan una tras otra.",
  ["The cards that count as a suit, low to high."] =
    "Las cartas que cuentan como un palo, de menor a mayor.",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "El palo de triunfo: `\"trump\"` si los triunfos no son ningún palo, nil "
      .. "si no hay.",
}
