-- The help on words in Spanish: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "El archivo añade los pasos del juego al resultado y lo devuelve.",
  ["the game, for `function whist:round() … end`"] =
    "el juego, para `function whist:round() … end`",
  ["the braces have an unknown name or a wrong value"] =
    "las llaves tienen un nombre desconocido o un valor equivocado",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "Sus pasos sustituyen a los del juego; `base.choose_trump(self)` "
      .. "llama al paso sustituido.",
  ["the house rule, to put steps on and to return"] =
    "la regla de la casa, para añadirle pasos y devolverla",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "como en un juego; también si dos reglas de la casa cambian lo mismo "
      .. "y ninguna va encima de la otra",
  ["It is a test of the file and a line of the rulebook."] =
    "Es una prueba del archivo y una línea del reglamento.",
  ["Each pack contains the `jokers`."] = "Cada baraja contiene los `jokers`.",
  ["the differences: see the facts of a deck"] =
    "las diferencias: véanse los datos de una baraja",
  ["there is no such pack, or it has no such card to leave out"] =
    "no hay tal baraja, o no tiene la carta que se quiere quitar",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "Los palos pueden tener sus propios valores, una carta puede estar "
      .. "más de una vez, y las cartas pueden tener marcas.",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "hay más de 128 cartas distintas, 256 cartas, 12 palos, 24 valores "
      .. "en un palo o 16 copias de una carta",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "Las reglas lo leen y lo fijan como `side.NAME`. El campo NAME de la "
      .. "partida es la lista de todos por equipos, para vistas, ejemplos y "
      .. "datos.",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "lo mismo que para uno solo: la palabra de su clase (`text`, "
      .. "`number`, `flag`, `list`, `players`), el constructor de una opción, "
      .. "un valor por defecto, quién ve un montón; o { what, listed = \"el "
      .. "nombre de la lista\" }. Las listas de `keeps` empiezan vacías",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "Las reglas lo leen y lo fijan como `player.NAME`. El campo NAME de "
      .. "la partida es la lista de todos por puestos, para vistas, ejemplos "
      .. "y datos.",
  ["see `each_side`"] = "véase `each_side`",
  ["lists, or single items; nil and false are left out"] =
    "listas o elementos sueltos; nil y false se omiten",
  ["a new list"] = "una lista nueva",
  ["a text, or a list of texts"] = "un texto o una lista de textos",
  ["the same; with the text \"\" the first word is alone"] =
    "lo mismo; con el texto \"\" la primera palabra va sola",
  ["such as a bid"] = "como una puja",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "las palabras con que puede empezar el texto: un texto, palabras "
      .. "separadas por espacios; o una lista de textos",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "la palabra, y el resto si lo hay; el texto entero si no empieza con "
      .. "ninguna de ellas",
  ["a text, or a list"] = "un texto o una lista",
  ["their letters; \"C D H S\", if they are left out"] =
    "sus letras; \"C D H S\" si se omiten",
  ["a text, a number or a player; nil is never among them"] =
    "un texto, un número o un jugador; nil nunca está entre ellos",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "un texto de palabras separadas por espacios; o una lista, cuyos "
      .. "elementos pueden contener espacios",
  ["true or false"] = "true o false",
  ["After the last word it begins again; `none` gives nil."] =
    "Después de la última palabra vuelve a empezar; `none` da nil.",
  ["words with blanks between, from low to high"] =
    "palabras separadas por espacios, de menor a mayor",
  ["one of them"] = "una de ellas",
  ["the place, from 1"] = "el lugar, desde 1",
  ["the ladder has no such word"] = "la escala no tiene esa palabra",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "La subida acaba en la última palabra o en la primera parada del "
      .. "camino.",
  ["words with blanks between"] = "palabras separadas por espacios",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "la palabra en que se empieza; si es una parada, la subida la pasa",
  ["the number of places"] = "el número de lugares",
  ["words that no climb passes: one text or several"] =
    "palabras que ninguna subida pasa: un texto o varios",
  ["the word, and the number of places climbed"] =
    "la palabra, y el número de lugares subidos",
  ["the number of times, up to 64"] = "el número de veces, hasta 64",
  ["text, words with blanks between; or a list of such texts"] =
    "texto, palabras separadas por espacios; o una lista de esos textos",
  ["the text, or a list with a text for each"] =
    "el texto, o una lista con un texto para cada uno",
  ["the ranks in a row, low to high: words with blanks between"] =
    "los valores de una fila, de menor a mayor: palabras separadas por "
      .. "espacios",
  ["how many cards each row has"] = "cuántas cartas tiene cada fila",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "una lista de textos: las filas del primer palo, luego las del "
      .. "siguiente",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "Van en el orden de las clases; las de una clase por su carta más "
      .. "alta, y luego va primero el palo `first`.",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "la mejor clase primero: { points, run = cuántas seguidas } o { "
      .. "points, same = ranks }",
  ["a suit's letter"] = "la letra de un palo",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "una lista de { cards, points, cuántas cartas, la carta más alta, si "
      .. "es de ese palo }, los tres últimos como texto",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "la letra de un palo francés; nil sin triunfo: no hay bowers",
  ["a card above both, such as a joker; false or nil for none"] =
    "una carta por encima de ambos, como un joker; false o nil si no hay",
  ["a list of cards, low to high"] = "una lista de cartas, de menor a mayor",
  ["there is no such suit"] = "no hay tal palo",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "El valor de una carta es su mes, de 1 a 12, y su palo la clase: "
      .. "light (`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, dos veces; "
      .. "`12P` tres veces). Las cintas con poema tienen la marca `poem`, las "
      .. "azules `blue`, el hombre de la lluvia `rain`, la copa de sake `cup`.",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "La marca `oudler` está en 1T, 21T y EX.",
  ["Views have it."] = "Las vistas lo tienen.",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "lo mismo que para cualquier campo: la palabra de su clase (`text`, "
      .. "`number`, `player`), el constructor de una opción o un valor por "
      .. "defecto",
  ["The file is loaded once, and its result cannot be changed."] =
    "El archivo se carga una vez, y su resultado no se puede cambiar.",
  ["a name with a path in it; a file that requires itself"] =
    "un nombre con una ruta; un archivo que se requiere a sí mismo",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "Un campo solo necesita el intervalo, `number(0, 13)`; `number` solo "
      .. "admite cualquier número entero. En un campo, `names` son las "
      .. "palabras que la mesa dice para algunos de sus números.",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "La primera es el valor por defecto, y el último texto es el "
      .. "significado. Con `of` las palabras son las de un texto o una lista; "
      .. "`from` omite las palabras anteriores a esa, y `default` puede "
      .. "nombrar otra que la primera. Un campo solo necesita las palabras, "
      .. "`choice \"up down\"`; las de una regla de la casa para un campo del "
      .. "juego se añaden a las del juego. Un campo puede necesitar ciertos "
      .. "valores en otros: `choice { of = \"small grand\", needs = { bold = "
      .. "true } }`.",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "Con `of` el texto consta de estas palabras, con espacios o comas "
      .. "entre ellas; `count` es cuántas son.",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "Los contratos que tienen esto en común van juntos: { hearts = 10, "
      .. "spades = 11, from = 2, to = 18, trump = true }. El campo `contract` "
      .. "nombra el que se juega; las reglas leen el número como "
      .. "self.facts.contracts.NAME",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "El primero es un campo con ese jugador, y todos ven cuántos puntos "
      .. "han hecho ambos equipos en cuanto todos saben quién está en cada "
      .. "uno; véanse sus partes",
  ["Where all have passed the table says so without it"] =
    "Donde todos han pasado, la mesa lo dice sin esto",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "La mesa pone en su lugar los nombres de los jugadores, y los "
      .. "entiende. Una lista si son varios; también puede nombrar campos "
      .. "cuyo texto son puestos",
  ["Not given: nobody is told"] = "Si no se da: no se avisa a nadie",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "Los campos con los nombres del primer paso guardan lo último que ha "
      .. "dicho cada equipo",
  ["All see them, and the field of its name keeps the player"] =
    "Todos las ven, y el campo de ese nombre guarda al jugador",
  ["the name of a field of the round, a card"] =
    "el nombre de un campo de la ronda, una carta",
  ["Write it behind `follow_suit`."] = "Escríbelo detrás de `follow_suit`.",
  ["the name of a field of the round, the player who has called it"] =
    "el nombre de un campo de la ronda: el jugador que la ha llamado",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "Solo cuentan las cartas de la mano del jugador: si no tiene ninguna "
      .. "que se pueda jugar, la obligación no obliga. Donde los nombres de "
      .. "cartas no bastan, una función dice qué cartas hay que jugar: texto, "
      .. "una lista, cartas, un palo por todas sus cartas, o nil si ninguna.",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "la frase; de `play`, `avoid` y las demás véanse las partes de una "
      .. "obligación",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "recibe `self`, la mano del jugador que actúa y el jugador; no puede "
      .. "cambiar la partida ni preguntar a nadie",
  ["Given a list of obligations, all wait for the pile."] =
    "Con una lista de obligaciones, todas esperan al montón.",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "el nombre de un montón común a todos: `\"stock\"` o uno propio del "
      .. "juego",
  ["one, or a list of them"] = "una, o una lista de ellas",
  ["one of the list that binds from the start; false for none"] =
    "la de la lista que obliga desde el principio; false si ninguna",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "nombres de circunstancias separados por comas, como `\"leading, "
      .. "first trick\"`; o una lista de esos nombres, con valores de campos "
      .. "u opciones: `{ \"leading\", trump = \"H\" }`",
  ["see `when`"] = "véase `when`",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "cartas, valores, palos o `\"J of trumps\"`, separados por comas",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "Todo juego tiene este paso. Antes, el motor baraja las cartas en el "
      .. "mazo y vacía los campos de la ronda",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` es un texto, con `=` entre cartas iguales; o una lista en la "
      .. "que varias cartas en un lugar son iguales, pero la del palo de "
      .. "triunfo está por encima de las otras. Si no se da: los `ranks` del "
      .. "juego y el campo `trump`",
  ["Views have the table, and the screen shows it"] =
    "Las vistas tienen la tabla, y la pantalla la muestra",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "Si no se da: el jugador que ha nombrado self:pass_deal_to, o el "
      .. "siguiente en el turno",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "Sin este paso: véase `base.over`. Si self:win_match ha nombrado un "
      .. "equipo, ese equipo ha ganado",
  ["the player to begin with (player 1)"] =
    "el jugador por el que se empieza (jugador 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "el jugador por el que se empieza (el siguiente al que reparte)",
  ["as many players as take part"] = "tantos jugadores como participan",
  ["a player or a seat"] = "un jugador o un puesto",
  ["how many seats (1)"] = "cuántos puestos (1)",
  ["a player"] = "un jugador",
  ["a player; nil if there is none"] = "un jugador; nil si no lo hay",
  ["the cards as text"] = "las cartas como texto",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "Úsalo antes de repartir, o di adónde van las cartas del jugador.",
  ["the pile into which the player lays the hand first"] =
    "el montón en que el jugador deja primero su mano",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "el jugador tiene cartas, se están jugando bazas o no participa "
      .. "nadie más",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "El primer equipo tiene a los jugadores nombrados y a todo el que "
      .. "tiene o ha jugado una de las cartas de `holds`; el segundo, a todos "
      .. "los demás. A los nombrados los conocen todos. Quien tiene una de "
      .. "las cartas es secreto hasta que se juega o `reveal_party` lo dice; "
      .. "antes no lo dicen ni las vistas ni los relatos ni los bots. Desde "
      .. "ahora cada jugador tiene `player.party`, el mismo para todos los "
      .. "del equipo: véase allí.",
  ["the first party, as text for the players"] =
    "el primer equipo, como texto para los jugadores",
  ["the second party, as text for the players"] =
    "el segundo equipo, como texto para los jugadores",
  ["a player of the first party, or a list of them"] =
    "un jugador del primer equipo, o una lista de ellos",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "cartas, como texto: quien tenga una es también del primer equipo",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true: aún no hay equipos, y nadie puede decir lo que tiene el dato "
      .. "`announcements`; el juego vuelve a llamar a esto cuando se decidan",
  ["there are no parties"] = "no hay equipos",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` son las cartas que han ganado sus jugadores, "
      .. "`party.points` lo que cuentan, `party.tricks` el número de sus "
      .. "bazas, `party.count` lo que han contado, `party.players` la lista "
      .. "de ellos; `self:score` da puntos a cada uno.",
  ["1 or 2"] = "1 o 2",
  ["a party; nil if none have been formed"] =
    "un equipo; nil si no se han formado",
  ["how many places (1)"] = "cuántos lugares (1)",
  ["the seat, from 1"] = "el puesto, desde 1",
  ["a number from 1, or a player"] = "un número desde 1, o un jugador",
  ["a side"] = "un equipo",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "Quien saca un joker, o la misma carta que otro, vuelve a sacar. El "
      .. "jugador con la carta más alta, por valor y luego por palo, juega "
      .. "primero; el de la segunda más alta es su compañero. Si no se "
      .. "sientan enfrente, dos jugadores cambian de sitio; el primer puesto "
      .. "se queda. Todas las cartas se vuelven a barajar.",
  ["the name of a pile that each player has and all see, for the cards"] =
    "el nombre de un montón que tiene cada jugador y ven todos, para las "
      .. "cartas",
  ["why they are shown, as text for the players"] =
    "por qué se muestran, como texto para los jugadores",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "el jugador que juega primero, en los nuevos puestos; y los dos que "
      .. "han cambiado, si ha cambiado alguien",
  ["there are not two sides of two players each"] =
    "no hay dos equipos de dos jugadores",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "una carta, como texto; o una lista, de la que cuenta la primera que "
      .. "alguien tenga",
  ["why, as text for the players: then the card is shown"] =
    "por qué, como texto para los jugadores: entonces se muestra la carta",
  ["the player, or nil if nobody holds the card"] =
    "el jugador, o nil si nadie tiene la carta",
  ["Nobody is told: it is for the end of a round."] =
    "No se avisa a nadie: es para el final de una ronda.",
  ["text, a list of texts, cards or a pile"] =
    "texto, una lista de textos, cartas o un montón",
  ["the first such player in turn after the dealer, or nil"] =
    "el primero de esos jugadores después del que reparte, o nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` lo fija",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "la carta, como texto; o `clubs`, `diamonds`, `hearts`, `spades`, "
      .. "`oros`, `copas`, `espadas`, `bastos`, también como última palabra "
      .. "de varias",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "una letra: `suit \"QS\"` es `\"S\"`, y también `suit \"spades\"` y "
      .. "`suit \"7 spades\"`; de un joker y de cualquier otro nombre, nil",
  ["the card, as text"] = "la carta, como texto",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "su nombre: `rank \"10H\"` es `\"10\"`, de un joker `\"joker\"`",
  ["a number; nil if there is none"] = "un número; nil si no hay ninguna",
  ["its letter, as `\"S\"`"] = "su letra, como `\"S\"`",
  ["cards"] = "cartas",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "su nombre, como `\"10\"` o `\"joker\"`; o una lista de nombres",
  ["there is no such rank"] = "no hay tal valor",
  ["its name"] = "su nombre",
  ["the deck has no such tag"] = "la baraja no tiene esa marca",
  ["Jokers have none."] = "Los jokers no tienen.",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "solo valores de los que hay exactamente n cartas (de los que hay "
      .. "alguna)",
  ["a list of their names"] = "una lista de sus nombres",
  ["Others that are not among them do not matter."] =
    "Otras que no están entre ellas no importan.",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "Una carta que está en ambas está tantas veces como donde hay más de "
      .. "ella.",
  ["a list of texts"] = "una lista de textos",
  ["a number"] = "un número",
  ["it is no card of the deck"] = "no es una carta de la baraja",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "texto, listas de textos, cartas, montones o filas de montones, uno "
      .. "o varios; nil se omite",
  ["piles, or rows of piles, one or several"] =
    "montones o filas de montones, uno o varios",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1: solo las que son una más altas; -1: solo las una más bajas",
  ["the step is neither 1 nor -1"] = "el paso no es ni 1 ni -1",
  ["cards with blanks between, written in any way"] =
    "cartas separadas por espacios, escritas de cualquier modo",
  ["a deck or its name (\"french\")"] = "una baraja o su nombre (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "no hay tal baraja",
  ["the card played later, as text"] = "la carta jugada después, como texto",
  ["the card played before it"] = "la carta jugada antes",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "el palo de salida, como letra o como una carta suya (`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "la letra de un palo, `\"trump\"` para triunfos que no son un palo, "
      .. "nil para una carta que no es de ninguno",
  ["text or a list of texts, in the order played"] =
    "texto o una lista de textos, en el orden jugado",
  ["its place, 1 for the first"] = "su lugar, 1 para la primera",
  ["a letter, or `\"trump\"`"] = "una letra o `\"trump\"`",
  ["text"] = "texto",
  ["a whole number"] = "un número entero",
  ["the game has no fact `points`"] = "el juego no tiene el dato `points`",
  ["a number; nil if there is none, so that it can be a condition"] =
    "un número; nil si no hay ninguna, para que pueda ser una condición",
  ["A hand has no top."] = "Una mano no tiene carta superior.",
  ["the card as text; nil if the pile is empty"] =
    "la carta como texto; nil si el montón está vacío",
  ["the pile is a hand"] = "el montón es una mano",
  ["They stay the same when the pile changes."] =
    "No cambian cuando cambia el montón.",
  ["That is not always the suit printed on them."] =
    "No siempre es el palo impreso en ellas.",
  ["a letter, or `\"trump\"` for all trumps"] =
    "una letra, o `\"trump\"` para todos los triunfos",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "el montón, y su número si es de una fila; nil si no está en ninguno",
  ["a pile that is no hand"] = "un montón que no es una mano",
  ["a list of texts, that card first"] =
    "una lista de textos, esa carta primero",
  ["the card is not in the pile"] = "la carta no está en el montón",
}
