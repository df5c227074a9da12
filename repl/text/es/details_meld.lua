-- The help on words in Spanish: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "Donde las combinaciones se quedan en la mano (`in_hand` del dato "
      .. "`melds`) nadie baja en un turno: un jugador que descarta puede "
      .. "cerrar con la carta, y eso acaba los turnos.",
  ["true: players may ask their partners \"May I go out?\""] =
    "true: los jugadores pueden preguntar a sus compañeros: «¿Puedo "
      .. "cerrar?»",
  ["the most points that a player who knocks may have left over (0)"] =
    "los puntos sueltos que, como mucho, pueden quedarle a quien cierra "
      .. "(0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true: antes de que nadie robe, la carta superior del pozo se ofrece "
      .. "por turno a cada uno, que la toma o pasa; si todos pasan, roba el "
      .. "primero",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "los turnos acaban también cuando un turno deja tantas cartas en el "
      .. "mazo (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "los turnos acaban también tras aquel en que una carta se toma del "
      .. "pozo por esa vez (las que sean)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "el jugador que no tiene cartas o ha cerrado; o nil, y el jugador "
      .. "del último turno",
  ["the game has no fact `taking`, which names the pile"] =
    "el juego no tiene el dato `taking`, que nombra el pozo",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "Sin una carta robada o tomada, el turno no tiene más.",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "a quién puede preguntar el jugador: «¿Puedo cerrar?», como en "
      .. "`ask_melds` (a nadie)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "cómo empezó el turno, y si el jugador bajó algo, aparte de lo "
      .. "bajado con el pozo; nada si `draw_or_take` no responde nada",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "El jugador roba la carta superior del mazo, o toma el pozo como "
      .. "dice el dato `taking`, y entonces baja enseguida parte de él. Las "
      .. "cartas que nombra el dato `laid_down` se apartan y se reponen. "
      .. "Acabado el mazo, el jugador toma el pozo o pasa.",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "lo que hizo el jugador; nada si pasó, o si la última carta del mazo "
      .. "tuvo que apartarse: entonces no hay turno",
  ["The fact `melds` says what is allowed."] =
    "El dato `melds` dice lo que está permitido.",
  ["the player whose turn it is, after `draw_or_take`"] =
    "el jugador al que le toca, después de `draw_or_take`",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "a quién puede preguntar el jugador, una vez y antes de bajar nada: "
      .. "«¿Puedo cerrar?»; tras un sí debe hacerlo, tras un no no puede (a "
      .. "nadie)",
  ["Does nothing if the hand is empty."] =
    "No hace nada si la mano está vacía.",
  ["the card, as text; nothing if the hand was empty"] =
    "la carta, como texto; nada si la mano estaba vacía",
  ["Words that draw or take cards later do the same themselves."] =
    "Las palabras que después roban o toman cartas lo hacen ellas mismas.",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "un jugador; si se omite, todos por turno desde el siguiente al que "
      .. "reparte",
  ["the side; if left out, all sides"] =
    "el equipo; si se omite, todos los equipos",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "una lista de { side = su número, kind = \"set\", \"run\" o "
      .. "\"wild\", rank o suit, cards = texto, as = texto de las cartas por "
      .. "las que están, donde los comodines se nombran, size, wild = cuántas "
      .. "de ellas son comodines, points, full = false o \"natural\", "
      .. "\"mixed\", \"wild\" }",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "un equipo, su número o un jugador; o una lista de combinaciones, "
      .. "cada una como texto de sus cartas",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "cuántas hay, lo que cuentan sus cartas y cuántas son completas: de "
      .. "cartas naturales, con comodines, solo de comodines",
  ["an item of the list is no meld"] =
    "un elemento de la lista no es una combinación",
  ["Melds laid in one move count together."] =
    "Las combinaciones bajadas en una jugada cuentan juntas.",
  ["a side, its number, or a player"] = "un equipo, su número o un jugador",
  ["a whole number; 0: any first meld will do"] =
    "un número entero; 0: vale cualquier primera bajada",
  ["the player whose turn it was"] = "el jugador al que le tocaba",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "solo los jugadores del equipo añaden a sus combinaciones: esas las "
      .. "cuenta `side.melds`",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "Todos la ven, dividida en combinaciones de modo que las cartas "
      .. "sueltas cuenten lo menos posible, y lo que cuentan. Si hay varios "
      .. "modos, se pregunta al jugador cuál, salvo que no quede nada suelto "
      .. "o se dé `lying`.",
  ["the player whose hand it is"] = "el jugador cuya mano es",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "combinaciones de otros, una lista de sus cartas, a las que también "
      .. "se añaden cartas de la mano",
  ["an item of the list that self:layouts gives"] =
    "un elemento de la lista que da self:layouts",
  ["the game has no fact `melds`"] = "el juego no tiene el dato `melds`",
  ["the suit led, as a letter (that of `b`)"] =
    "el palo de salida, como letra (el de `b`)",
  ["Equal cards have equal heights."] =
    "Las cartas iguales tienen la misma altura.",
  ["a number; nil for a card that belongs to no suit"] =
    "un número; nil para una carta que no es de ningún palo",
  ["Within a rank they keep their order."] =
    "Dentro de un valor conservan su orden.",
  ["how many cards of a rank there must be at least (2)"] =
    "cuántas cartas de un valor ha de haber como mínimo (2)",
  ["a list of texts; jokers are in none"] =
    "una lista de textos; los jokers no están en ninguno",
  ["A run that is part of a longer one is left out."] =
    "Una escalera que es parte de otra más larga se omite.",
  ["how many cards a run has at least (3)"] =
    "cuántas cartas tiene una escalera como mínimo (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true: todas las cartas de una escalera son de un palo; \"printed\": "
      .. "de un palo impreso en ellas, en el orden de los valores de la baraja",
  ["a list of texts, low to high; cards that are alike count once"] =
    "una lista de textos, de menor a mayor; las cartas idénticas cuentan "
      .. "una vez",
  ["there are more than 1,000 runs"] = "hay más de 1,000 escaleras",
  ["Cards that count nothing are in none."] =
    "Las cartas que no cuentan nada no están en ninguno.",
  ["how many cards a set has at most (any number)"] =
    "cuántas cartas tiene un grupo como máximo (las que sean)",
  ["a list of texts, each with the cards that count least first"] =
    "una lista de textos, cada uno con las cartas que menos cuentan "
      .. "primero",
  ["there are more than 1,000 sets"] = "hay más de 1,000 grupos",
  ["which patterns, as the fact calls them"] =
    "qué figuras, como las llama el dato",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "líneas del tanteo: { points, \"reason\" }, para self:score_lines",
  ["the fact has no patterns of that name"] =
    "el dato no tiene figuras con ese nombre",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "Una pareja o una escalera consta de las últimas cartas, en "
      .. "cualquier orden, y cuenta la más larga; una suma es la de todas las "
      .. "cartas.",
  ["which patterns, as the fact `patterns` calls them"] =
    "qué figuras, como las llama el dato `patterns`",
  ["text, or a list of texts, in the order in which they were played"] =
    "texto, o una lista de textos, en el orden en que se jugaron",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "Dos escaleras que podrían ser una no se dan, ni más de 32 modos.",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "texto, una lista de textos, cartas o un montón: 24 cartas como "
      .. "máximo",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "combinaciones que están en la mesa, una lista de sus cartas: "
      .. "algunas de las cartas pueden añadirse a ellas",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "una lista de { melds = lista de textos, left = las cartas sueltas, "
      .. "points = lo que cuentan, added = para cada combinación de `lying` "
      .. "las cartas añadidas, o false }",
  ["a card is there twice, or is wild"] =
    "una carta está dos veces, o es un comodín",
  ["see self:layouts"] = "véase self:layouts",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "Un grupo que es parte de otro que va antes en la lista se omite.",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "una lista de { \"cards\", value, … }, el mejor primero; hasta 512",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true: ninguna carta cuenta en dos grupos, y los mejores van primero",
  ["a list of entries of `sets`"] = "una lista de entradas de `sets`",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "una lista de { \"cards\", value, … }, el mejor primero; los de los "
      .. "mismos valores van juntos",
  ["how many values are told (1)"] = "cuántos valores se dicen (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "el lugar del primer grupo con esos valores, y los valores; nil si "
      .. "el jugador no ha tenido ninguno, lo que no se dice a nadie",
  ["the game has several packs"] = "el juego tiene varias barajas",
  ["Everyone is told that the player has held these, and no others."] =
    "A todos se les dice que el jugador ha tenido estos, y ningún otro.",
  ["a list of { \"cards\", value, … }, the best first"] =
    "una lista de { \"cards\", value, … }, el mejor primero",
  ["true: no card counts in two sets"] =
    "true: ninguna carta cuenta en dos grupos",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "por qué se muestran las cartas de estos grupos que siguen en la "
      .. "mano, como texto para los jugadores, en el que `{points}` es el "
      .. "valor del grupo; si se omite, no se muestran",
  ["a list of entries of `sets`, and the sum of their values"] =
    "una lista de entradas de `sets`, y la suma de sus valores",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "Una lectura a la que otra supera se omite: una escalera de color no "
      .. "se da como escalera. La lista deja al jugador decir cuál de varias "
      .. "quiere; `beats = { cards, name }` en una forma de `self:ask` pide "
      .. "entonces respuestas a esa.",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "una lista de los nombres de las combinaciones, la última del dato "
      .. "primero; vacía si las cartas no son ninguna",
  ["the game has no combinations"] =
    "el juego no tiene combinaciones (combinations)",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "un número entero, 0 como mínimo; 0: no puede quedar nada suelto",
  ["cards; none if nobody can knock with them"] =
    "cartas; ninguna si nadie puede cerrar con ellas",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "Donde eso no distingue a los equipos, se dice el valor siguiente del "
      .. "mejor, y así sucesivamente.",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "el jugador cuyo grupo es el mejor, el primero de la lista entre "
      .. "iguales; nil si nadie ha tenido ninguno. Y por puestos los valores "
      .. "dichos, como texto. Y true si un jugador de otro equipo tiene uno "
      .. "igual.",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "Quien no tiene ninguno pasa. Si se declaran, a todos se les dice lo "
      .. "que cuenta el mejor, como con tell_best; las cartas se quedan en la "
      .. "mano.",
  ["who is asked"] = "a quién se pregunta",
  ["what is said to declare"] = "lo que se dice para declarar",
  ["the value of the best set; nil if none was declared"] =
    "el valor del mejor grupo; nil si no se declaró ninguno",
}
