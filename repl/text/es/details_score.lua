-- The help on words in Spanish: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 puntos no dejan línea. Un equipo no tiene puntos propios: los "
      .. "recibe cada uno de sus jugadores.",
  ["a side, its number, a player, or a party"] =
    "un equipo, su número o un jugador",
  ["a whole number, which may be negative"] =
    "un número entero, que puede ser negativo",
  ["why, as text"] = "por qué, como texto",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "los puntos no son un número entero: 7 / 2 no lo es, 7 // 2 es 3",
  ["how many tricks count nothing (0)"] = "cuántas bazas no cuentan nada (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "La cuenta aún no es tanteo: `side.count` es su total, y "
      .. "`most_counted` dice qué equipo tiene más. Empieza en 0 en cada "
      .. "ronda. 0 puntos no dejan rastro.",
  ["what counts, as text"] = "lo que cuenta, como texto",
  ["the count; and the side and the text, if no other side has as much"] =
    "la cuenta; y el equipo y el texto, si ningún otro tiene tanto",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "Las líneas que son false se omiten, y también aquellas cuyos puntos "
      .. "son false, nil o 0.",
  ["the lines that count, for self:score_lines and count_lines"] =
    "las líneas que cuentan, para self:score_lines y count_lines",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "una línea no es { points, \"reason\" } con un número entero de "
      .. "puntos",
  ["lines: { points, \"reason\" }"] = "líneas: { points, \"reason\" }",
  ["the sum, and its text"] = "la suma, y su texto",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "líneas, como las da `lines`: { points, \"reason\" }; las que son "
      .. "false o cuentan 0 se omiten",
  ["False and nil are left out."] = "false y nil se omiten.",
  ["the number where the count begins"] = "el número en que empieza la cuenta",
  ["the name of that number"] = "el nombre de ese número",
  ["the last number, and the text of the count"] =
    "el último número, y el texto de la cuenta",
  ["the number to multiply by"] = "el número por el que se multiplica",
  ["the name of the factor"] = "el nombre del factor",
  ["a number, as `count_on` gives it"] = "un número, como lo da `count_on`",
  ["its text, as `count_on` gives it"] = "su texto, como lo da `count_on`",
  ["the product, and its text"] = "el producto, y su texto",
  ["the contract"] = "el contrato",
  ["where the count begins"] = "dónde empieza la cuenta",
  ["what the beginning is called"] = "cómo se llama el comienzo",
  ["what counts one more; what is false or nil is left out"] =
    "lo que cuenta uno más; lo que es false o nil se omite",
  ["the number, and the text of it"] = "el número, y su texto",
  ["the game has no such contract"] = "el juego no tiene ese contrato",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "Lo que vendría después de esta palabra se omite, también en los "
      .. "pasos que han llamado a este.",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "Lo que vendría después de esta palabra se omite. Para una partida "
      .. "que acaba con la ronda véase `win_match`.",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "Si la opción `rounds` no es 0, la partida acaba tras esas rondas: "
      .. "gana el total más alto, y los iguales son empate. Si no, acaba "
      .. "cuando un equipo ha llegado a la opción `target`, o bajado a "
      .. "`floor`, y un total es el más alto; con el dato `ties = \"draw\"` "
      .. "los iguales son también entonces empate. El dato `wins` puede poner "
      .. "en su lugar el total más bajo, o un campo que guarda cada equipo.",
  ["another number in place of the option; false: no total wins"] =
    "otro número en lugar de la opción; false: no gana ningún total",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "el nombre de un campo que tiene cada equipo: un equipo que tiene un "
      .. "valor en él no puede ganar todavía",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "un equipo que gana si tiene la meta, tengan lo que tengan los otros; "
      .. "donde `target` es false solo él gana así, con la meta de la opción",
  ["false, or true and the winning side (0: a draw)"] =
    "false, o true y el equipo ganador (0: empate)",
  ["the one that gets none: a side, its number, or a player"] =
    "el que no recibe: un equipo, su número o un jugador",
  ["a whole number, negative too"] = "un número entero, también negativo",
  ["a side, its number, or a player; if left out, each side"] =
    "un equipo, su número o un jugador; si se omite, cada equipo",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "Un equipo que ha anunciado puntos o bazas gana solo si los otros se "
      .. "quedan por debajo; si no, ganan los otros, salvo que hayan fallado "
      .. "igual. Si ninguno ha anunciado tal cosa, gana el primero con los "
      .. "puntos que necesita. El ganador recibe 1, 1 por cada escalón al que "
      .. "ha llegado, anunciado o no, y lo que cuenta cada escalón que "
      .. "cualquiera de los dos ha dicho. Gane quien gane, un equipo recibe 1 "
      .. "por cada escalón dicho por los otros contra el que tiene los puntos.",
  ["the points with which the first party wins"] =
    "los puntos con que gana el primer equipo",
  ["the first party, or a table: its points and tricks"] =
    "el primer equipo, o una tabla: sus puntos y bazas",
  ["the second party, likewise"] = "el segundo equipo, igualmente",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "las líneas del tanteo como las ve el primer equipo, para "
      .. "count_lines; y el equipo que ha ganado, 1 o 2, o nil",
  ["the game has no announcements"] =
    "el juego no tiene anuncios (announcements)",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "Cada jugador del segundo equipo paga los puntos. En el primero cada "
      .. "compañero del declarante recibe otros tantos, y el declarante el "
      .. "resto; sin declarante todos reciben partes iguales. Los puntos bajo "
      .. "0 van en el otro sentido.",
  ["what each player of the second party pays"] =
    "lo que paga cada jugador del segundo equipo",
  ["the player of the first party who gets the rest"] =
    "el jugador del primer equipo que recibe el resto",
  ["true: the declarer's partners get and pay nothing"] =
    "true: los compañeros del declarante no reciben ni pagan nada",
  ["there are no parties; or the points cannot be divided"] =
    "no hay equipos; o los puntos no pueden dividirse",
  ["Between players of one party that comes to nothing."] =
    "Entre jugadores de un mismo equipo queda en nada.",
  ["the player who has won the trick"] = "el jugador que ha ganado la baza",
  ["text, a list of texts, or cards; false or nil: none"] =
    "texto, una lista de textos o cartas; false o nil: ninguna",
  ["Points below 0 go the other way."] =
    "Los puntos bajo 0 van en el otro sentido.",
  ["who pays: a side, its number, or a player"] =
    "quién paga: un equipo, su número o un jugador",
  ["who gets them: likewise"] = "quién los recibe: igualmente",
  ["why the other gets them (the same)"] =
    "por qué los recibe el otro (lo mismo)",
  ["the points are no whole number"] = "los puntos no son un número entero",
  ["the one who gets them: a side, its number, or a player"] =
    "el que los recibe: un equipo, su número o un jugador",
  ["what each other side pays, a whole number"] =
    "lo que paga cada uno de los otros equipos, un número entero",
  ["Equal ones get nothing, so then there is none."] =
    "Los iguales no reciben nada, así que entonces no hay ninguno.",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "una función de un equipo que responde un número; un equipo para el "
      .. "que responde false o nil se omite",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "el equipo y el número; nil si no hay ninguno, o si varios tienen lo "
      .. "mismo",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "Apunta un punto por cada uno. Un equipo que sube desde el último "
      .. "nivel ha ganado la partida.",
  ["the number of levels; with 0 nothing happens"] =
    "el número de niveles; con 0 no pasa nada",
  ["the game has no fact `levels`"] = "el juego no tiene el dato `levels`",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "La devuelve un archivo de `lessons/GAME/` en las carpetas de reglas.",
  ["its name, without house rules"] = "su nombre, sin reglas de la casa",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "{ name, title, of, text, file, … } cada una, como las tiene el "
      .. "archivo; `problem` si el archivo tiene un error",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "La mejor jugada está probada en cientos de repartos compatibles "
      .. "con lo que el jugador ha visto, con las últimas bazas jugadas a la "
      .. "perfección. Tarda hasta unos segundos.",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "una tabla; puede omitirse cada nombre: `seed`, un número entero (al "
      .. "azar): el mismo encuentra el mismo problema; `grade`, \"easy\", "
      .. "\"medium\" o \"hard\" (cualquiera); `told`, una función que se "
      .. "llama de vez en cuando con el trabajo hecho, y el trabajo tras el "
      .. "que ya no se mira más",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = en la posición, player, move = la mejor, moves = todas, "
      .. "missed = la parte de jugadores apresurados que no la ven, grade, "
      .. "explained = como la da `m:explain` }; nil si no se encontró ninguno "
      .. "en un tiempo razonable",
}
