-- The help on words in Spanish: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "su nombre con reglas de la casa y opciones, `whist+american+rounds=3`, "
      .. "la ruta de un archivo o una variante; o una posición en una "
      .. "línea, `whist+american#2@17`: con `#` y una semilla, `@` y el "
      .. "número de decisiones que toman antes bots de la fuerza usual",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "una tabla; se puede omitir cualquiera de sus nombres: `seed`, un número "
      .. "entero (al azar); `options`, por nombre; `deal`, cartas fijadas: "
      .. "{ hands = { \"AS KS\", … }, stock = \"…\" } y montones por "
      .. "nombre, o una lista de tales tablas, ronda por ronda; un `*`, y "
      .. "toda carta omitida, es al azar; `traced = true` anota los sucesos "
      .. "desde el principio, con lo que vistas y relatos son más rápidos",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "no hay tal juego, su archivo tiene un error, el reparto es imposible, la "
      .. "semilla se da dos veces, la partida acaba antes de tantas "
      .. "decisiones",
  ["Nil when the match is over."] = "Nil cuando la partida ha acabado.",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "el puesto (1…) y { kind = \"card\", \"cards\", \"choice\", \"number\" o "
      .. "\"yes_no\", prompt, from = nombre de un montón, min, max, n, "
      .. "promises = lo que promete cada puja, stage = \"draw\", \"meld\", "
      .. "\"discard\" o \"out\" de un turno con combinaciones, forms = los "
      .. "patrones de lo que puede decirse, como \"{card} {suit}\", closed "
      .. "= los de lo que ahora no puede decirse, say = las palabras que "
      .. "pueden decirse antes de la carta, words = aquellas con que "
      .. "empieza todo lo que puede decirse en algún momento, bids = todas "
      .. "las pujas de una subasta, desde la más baja, también las que "
      .. "ahora no pueden hacerse, drawing = true mientras se roban cartas "
      .. "de una en una, dummy = el puesto de cuya mano abierta, que es "
      .. "dummy_hand, se ha de jugar una carta }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "la lista, y true si también se permiten otras jugadas (como "
      .. "lanzamientos); o, si las jugadas son demasiadas para una lista, "
      .. "nil, su número, y true si puede haber más",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "como texto: `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "el motivo en palabras, y el nombre de la regla que dice que no",
  ["as text"] = "como texto",
  ["the match, so that calls can be chained"] =
    "la partida, para poder encadenar llamadas",
  ["the move is not allowed: the reason"] =
    "la jugada no se permite: el motivo",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also` enumera otras obligaciones que prohíben una carta, cada una { "
      .. "rule, says, file, line }.",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "Las decisiones forzadas no cuentan: el programa las repite por sí mismo.",
  ["Tricks are those of the present round."] =
    "Las bazas son las de la ronda actual.",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" o \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "la baza o ronda, desde 1; o el número de decisiones tomadas, desde 0",
  ["the match has not reached it yet"] = "la partida aún no ha llegado ahí",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "nombres por puesto, `{ \"random\", \"search\", \"random\", \"search:50\" "
      .. "}`; un solo nombre vale para todos los puestos; un puesto sin "
      .. "nombre es de una persona, y ahí los bots se detienen",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = una función que se llama después de cada decisión "
      .. "de un bot que piensa }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "las reglas fallan; la partida queda entonces como estaba antes de la "
      .. "decisión tras la que fallaron",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` deja su informe en `m.thought`: { moves, points = el resultado "
      .. "medio de cada una, outcomes = una lista de resultados de cada "
      .. "una, uno por reparto, worlds = el número de repartos, compared = "
      .. "repartos que se compararon con lo que el jugador ha visto, "
      .. "dropped = los de ellos que no concordaban, share = la parte de "
      .. "los repartos comparados que se descartó (de 0 a 1), told = las "
      .. "líneas de las reglas que lo dijeron }.",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (piensa en 50 mundos), o una "
      .. "función de una vista y la lista de jugadas",
  ["The parts are listed under \"What a player sees\"."] =
    "Las partes se enumeran en \"What a player sees\".",
  ["a seat, from 1"] = "un puesto, desde 1",
  ["the number of entries to skip (0), a whole number"] =
    "el número de entradas que se saltan (0), un número entero",
  ["Bots never get them."] = "Los bots nunca las reciben.",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "Las jugadas hechas se pierden. Esto cuesta menos que una partida nueva.",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "las reglas fallan; si fallan antes de la primera pregunta, la partida "
      .. "vuelve a empezar con la semilla que tenía",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }: si una decisión ya no se permite, la partida vuelve a "
      .. "justo antes de ella, con las reglas nuevas; si no, sigue con las "
      .. "antiguas",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "lo que ahora es distinto, cada cosa { what, before, after }: `scores`, "
      .. "un campo, un montón, `moves`, …; con `back`, también el fallo",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, el número de la primera decisión que ya no se permite, el motivo, "
      .. "y una tabla con ambos y `move`, `player`, `round`, `rule`, `file` "
      .. "y `line`; la partida sigue entonces con las reglas antiguas",
  ["a rules file is in error"] = "un archivo de reglas tiene un error",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "por nombre, { target = 7 }; o texto, \"american target=7\"",
  ["as in `m:reload`"] = "como en `m:reload`",
  ["there is no such option or house rule"] =
    "no hay tal opción o regla de la casa",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = por jugador, en el orden repartido, stock = primero la carta "
      .. "de encima } y los montones propios del juego por nombre; o nil y "
      .. "por qué no se conoce el reparto",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "Las rondas anteriores se quedan, y las jugadas hechas se repiten, como "
      .. "hace `m:reload`.",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "como en `tenace.new`, para esta ronda: `m:dealt` lo da, para modificarlo",
  ["a card or pile does not exist, or a card is used too often"] =
    "una carta o un montón no existe, o una carta se usa demasiadas veces",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "Las jugadas hechas se repiten; si una ya no se permite, la partida "
      .. "vuelve a justo antes de ella.",
  ["a card as text"] = "una carta como texto",
  ["another card"] = "otra carta",
  ["the card is not in the deal"] = "la carta no está en el reparto",
  ["Then it continues as `m:swap` does."] = "Después sigue como `m:swap`.",
  ["the cards given in return, as text; the first dealt if left out"] =
    "las cartas que se dan a cambio, como texto; si se omiten, las primeras "
      .. "repartidas",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "Las cartas sustituidas van adonde estaban las nuevas. Después sigue como "
      .. "`m:swap`.",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock` o un montón por su nombre",
  ["as text; a `*` keeps the card that is there"] =
    "como texto; un `*` conserva la carta que hay ahí",
  ["there is no such pile, or it has fewer cards"] =
    "no hay tal montón, o tiene menos cartas",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "cada uno { name, title, sentence, file, family, house, options }, donde "
      .. "`family` dice a qué se juega: véase el dato de ese nombre; "
      .. "`house` es una lista de las reglas de la casa del juego; "
      .. "`problem` si el archivo tiene un error",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "Carga los archivos, ejecuta sus ejemplos y juega partidas al azar en las "
      .. "que coinciden cada dos valores de opciones. También busca "
      .. "rarezas: opciones, pasos, campos y obligaciones sin efecto.",
  ["`whist+american`, or a path to a file"] =
    "`whist+american`, o la ruta de un archivo",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "una tabla: `told`, una función que se llama durante el trabajo con su "
      .. "fase (\"examples\", \"matches\", \"settings\", \"rare\": pasos y "
      .. "obligaciones que rara vez se dan), la parte hecha, y el total, si "
      .. "se conoce",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "los problemas y las observaciones, listas de { file, line, text, advice, "
      .. "record }, donde `record` es el texto de una partida que muestra "
      .. "el problema; ambas están vacías en un juego sin fallos; y cuánto "
      .. "se ha jugado: { rounds, decisions, settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "una tabla: `games`, cuántas (100), o `rounds`; `seed`, un número entero "
      .. "(al azar); `bots`, un nombre o nombres por puesto (\"random\"); "
      .. "`options`; `told`, una función que se llama de vez en cuando con "
      .. "el número de partidas o rondas jugadas hasta entonces, y con el "
      .. "total",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= por equipo, draws, scores = { mean, deviation } por equipo, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "Un reparto es la primera ronda de una partida propia.",
  ["the first game is the one that the others are compared with"] =
    "el primer juego es aquel con que se comparan los demás",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "una tabla: `rounds`, el número de repartos (10.000 con bots al azar; si "
      .. "no, 100); `seed`, un número entero (al azar); `bots`, un nombre o "
      .. "nombres por puesto (\"random\"); `options` para todos los juegos; "
      .. "`told`, una función que se llama de vez en cuando con el número "
      .. "de repartos jugados hasta entonces, y con el total",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = { value, low, high, difference } por juego }, seats = lo "
      .. "mismo por puesto desde la izquierda de quien da, differ = partes "
      .. "de los repartos en que difieren `decisions`, `cards` o `scores`, "
      .. "apart = { deal, apart, scores } de los repartos cuyos resultados "
      .. "más difieren }; una diferencia tiene `told`: \"more\", \"less\", "
      .. "\"alike\" o \"unknown\"; con \"unknown\" viene `needed`, el "
      .. "número de repartos que lo aclararía",
  ["the games differ in their players or sides"] =
    "los juegos difieren en sus jugadores o equipos",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` rehace las decisiones de los bots, una a una o todas.",
  ["its number"] = "su número",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, o la ruta de un archivo",
  ["the variant; or nil, problem"] = "la variante; o nil y el problema",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "Dos mesas con la misma línea juegan con las mismas reglas. Donde se "
      .. "nombra un juego puede ir también tal línea: es un error si las "
      .. "reglas de aquí difieren de ella.",
  ["its name with house rules and options, or a variant"] =
    "su nombre con reglas de la casa y opciones, o una variante",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "Una búsqueda breve mira cada una, y una larga las que parecen costar "
      .. "más. Ronda por ronda dice también cuánto consigue `search:20` en "
      .. "todos los puestos con las mismas cartas.",
  ["a match; it stays as it is"] = "una partida; queda como está",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "una tabla; se puede omitir cualquiera de sus nombres: `player`, un "
      .. "puesto (todos); `round`, su número (todas); `most`, cuántos "
      .. "errores como máximo (5); `worlds`, los repartos de la búsqueda "
      .. "breve (60); `names` y `you` para los textos, como en `m:explain`; "
      .. "`told`, una función que se llama con el trabajo hecho y el total, "
      .. "en pasos",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = cada uno { player, decisions, same = como las "
      .. "habría tomado el bot, alike = otras que no son claramente peores "
      .. "}, mistakes = primero los peores, rounds = cada una { round, "
      .. "scores, bots }, por equipo, unseen = las decisiones que no se han "
      .. "mirado y unplayed = las rondas que los bots no han jugado de "
      .. "nuevo, porque toda una partida larga llevaría demasiado tiempo }. "
      .. "Un error es { decision, round, player, made, better, cost, "
      .. "interval = la mitad de la anchura del intervalo del 95 % del "
      .. "coste, en puntuación de la ronda, explained = como lo da "
      .. "`m:explain`, perfect = lo que aún consigue el juego perfecto a "
      .. "cartas vistas: { made, better, for }, si se sabe pronto }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "una opción con valores, `min_bid=3..7` o `rounds=1,3,5`; una opción "
      .. "sola, para todos sus valores; o reglas de la casa, "
      .. "`american,kingless`: entonces la primera fila es el juego sin "
      .. "ellas",
  ["a list of values of the option `what`"] =
    "una lista de valores de la opción `what`",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "una tabla; se puede omitir cualquiera de sus nombres: `rounds`, el "
      .. "número de repartos (2000), y `bots`, un nombre o nombres por "
      .. "puesto (\"random\"); `matches` y `duels` (cuantos quepan en unos "
      .. "segundos; 0 para ninguno); `better` (\"search:2\") y `worse` "
      .. "(\"random\"), bots; `seed`, un número entero (al azar); `told`, "
      .. "una función que se llama durante el trabajo con su fase, la parte "
      .. "hecha, y el total, si se conoce",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "una lista con una fila por valor: { value, length = decisiones en una "
      .. "ronda, gap = la mejor puntuación menos la peor, played = la parte "
      .. "de las rondas con declarante, made = de estas, los contratos "
      .. "cumplidos, match = decisiones en una partida, rounds = en una "
      .. "partida, won = la parte de los duelos que gana el bot mejor }. La "
      .. "lista tiene además { game, option, values, games, deals, bots, "
      .. "matches, duels, cut = partidas que acabaron tras 200 rondas, "
      .. "seed, better, worse, sides, measures = como los da "
      .. "`tenace.compare` }",
  ["a value that the option does not take; fewer than two values"] =
    "un valor que la opción no admite; menos de dos valores",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "Las demás jugadas se comparan con ella en los repartos que ha imaginado "
      .. "el bot.",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "una tabla; se puede omitir cualquiera de sus nombres: `bot`, \"search\" "
      .. "o \"search:50\"; `decision`, el número de una decisión ya tomada: "
      .. "entonces trata de esa, según lo que podía saber su jugador; "
      .. "`names`, los nombres de los jugadores por puesto, para el texto; "
      .. "`you`, el puesto de quien lo lee; `short = true`: solo las frases "
      .. "que más importan",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, la jugada del bot; `made`, la jugada de esa decisión; `player`, "
      .. "quien decide; `deals`, el número de repartos mirados; "
      .. "`alternatives`, las jugadas comparadas, primero la del bot: cada una "
      .. "{ move, value, interval, less, clear, costs, play, made, trick }, en "
      .. "la unidad `unit`: `\"tricks\"` o `\"points\"` (puntos de las cartas) "
      .. "del equipo del jugador, `\"chance\"` (repartos en que gana la ronda, "
      .. "en tanto por ciento) o `\"score\"` (de la ronda: la del equipo "
      .. "propio menos la de los demás). `less` es cuánto peor resulta una "
      .. "jugada, `interval` la mitad de la anchura de su intervalo del 95 %, "
      .. "en la primera el de su valor; `clear` dice si la diferencia es "
      .. "mayor; `costs`, si seguro que da menos en la ronda; `play` y `made`, "
      .. "en cuántos de los repartos, en tanto por ciento, el equipo tiene el "
      .. "contrato y lo cumple; `trick`, en cuántos gana la baza actual, donde "
      .. "se puede decir. `cause`, si se ha encontrado una: { what, share, "
      .. "with, without, move, … }, un hecho sobre las cartas ocultas, en qué "
      .. "parte de los repartos es cierto, y cuánto más que `move` aporta "
      .. "entonces la jugada del bot, y cuánto si no. `cost`, de una decisión "
      .. "ya tomada: { value, interval, clear }, cuánto peor que la jugada del "
      .. "bot resulta en la puntuación de la ronda, y si eso es claro. `plan`: "
      .. "lo que el jugador jugaría entonces casi siempre, { contract o trump, "
      .. "share en tanto por ciento }; `voids`: los palos que quedan vacíos "
      .. "con las cartas apartadas. `text`: todo eso en frases",
  ["there is no question, or the bot is none that has reasons"] =
    "no hay pregunta, o el bot no es de los que tienen razones",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "Hay una para cada reparto, y para las posiciones a las que `tenace.new` "
      .. "llegó desde una línea así: aquellas en que los bots tomaron todas "
      .. "las decisiones.",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "nil y por qué no la hay, donde ha decidido una persona o se han dado "
      .. "cartas",
  ["The moves so far are made again, as `m:reload` does."] =
    "Las jugadas hechas se repiten, como hace `m:reload`.",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, o una lista de tales palabras",
  ["there is no such game, or a rules file is in error"] =
    "no hay tal juego, o un archivo de reglas tiene un error",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, las que aún están fuera, como texto: están en manos de otros, "
      .. "en el mazo, o boca abajo donde el jugador no las ha visto ir; "
      .. "`n`, cuántas son; `held`, las cartas de cada mano, por jugador; "
      .. "`void`, por jugador, una lista de los palos que están fuera y que "
      .. "ese jugador no puede tener, y donde el juego los tiene: `trumps`, "
      .. "los triunfos que están fuera, y `points`, los puntos de las cartas "
      .. "que están fuera",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "Una jugada secreta de otro jugador tiene `secret` y `n`, el número de "
      .. "cartas",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "Como texto tiene una línea por palo, primero los triunfos, con las "
      .. "cartas de menor a mayor.",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "lo que ha fijado una ronda, como { trump = \"H\" }",
  ["an order: see there"] = "un orden: véase allí",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; la baza puede ser "
      .. "texto, y quien sale no tiene ninguna; donde se juegan varias "
      .. "cartas a la vez es una lista de jugadas, { \"4H 4H\", \"7H 8H\" "
      .. "}, o el texto de una. `played` son cartas de bazas anteriores: "
      .. "sin ellas es la primera baza",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }; donde se sale con varias cartas a la vez, "
      .. "`others` es una lista de las manos de los demás jugadores, y "
      .. "ellas deciden si un lanzamiento sale bien",
  ["a card, or several, as text"] = "una carta, o varias, como texto",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "el motivo en palabras, y el nombre de la regla que prohíbe la jugada; en "
      .. "un lanzamiento que falla, también las cartas con que hay que "
      .. "salir en su lugar, una lista si el jugador siguiente elige entre "
      .. "varias",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "una carta, como texto",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "texto o una lista, en el orden jugado; una lista donde se juegan varias "
      .. "cartas a la vez",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "el número de la jugada, 1 para la primera, y el motivo en palabras",
  ["the result, as fields and options that the step reads"] =
    "el resultado, como campos y opciones que lee el paso",
  ["the game has no such step"] = "el juego no tiene tal paso",
  ["options of the game"] = "opciones del juego",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` o `wild`, los puntos de las cartas, y en una combinación "
      .. "completa `natural`, `mixed` o `wild`; o el motivo en palabras, y "
      .. "el nombre de la parte de los datos que la prohíbe",
  ["the game has no melds"] = "el juego no tiene combinaciones",
  ["Of card choices with the same effect the list has only one."] =
    "De las elecciones de cartas con el mismo efecto la lista solo tiene una.",
  ["the cards, as text"] = "las cartas, como texto",
  ["melds that the player may add to, a list of their cards"] =
    "combinaciones a las que el jugador puede añadir, una lista de sus cartas",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 }: lo que aún tienen "
      .. "los jugadores, las cartas de la baza, y quién ha salido; y lo que "
      .. "toma `m:solve`: `for`, `camp`, `fewest`, `last`, `trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "lo que consigue de lo que queda el equipo del jugador de turno, y lo "
      .. "mismo con cada carta, primero la mejor; o nil y lo que impide una "
      .. "respuesta",
  ["Worked examples use it."] = "Los ejemplos resueltos lo usan.",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = nombre, with = lista de argumentos, scores = totales "
      .. "anteriores, tricks = ganadas por equipo, held = manos por jugador, "
      .. "won = cartas por equipo, last_won = el puesto que ganó la última "
      .. "baza, o las dos últimas, en una lista, party = los puestos del "
      .. "primer equipo, round_number, dealer, leaves = true para tener "
      .. "`leaves` en el resultado }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "los totales, si la partida ha acabado entonces y quién ha ganado, la "
      .. "respuesta del paso, y como `sheet` las líneas de la puntuación "
      .. "que ha escrito; como `leaves`, los campos y los números de cartas "
      .. "después, en la forma de los ejemplos",
  ["For study only: it looks at all hands."] =
    "Solo para estudiar: mira todas las manos.",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`: qué se cuenta, `\"tricks\"` o `\"points\"` de las cartas (puntos, "
      .. "donde las cartas del juego los tienen y ninguna baza acaba el "
      .. "juego); `camp`: una lista de los jugadores que juegan juntos "
      .. "(compañeros, el equipo de un declarante, o todos menos el "
      .. "declarante); `fewest = true`: el equipo quiere lo menos que pueda "
      .. "conseguir (donde una baza acaba el juego de alguien que no quiere "
      .. "ninguna); `last`: lo que cuenta además la última baza (0); "
      .. "`trick_counts`: lo que cuenta cada baza además de sus cartas (0); "
      .. "`most`: cuántas posiciones se miran como máximo (100.000.000, "
      .. "cosa de un minuto)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, lo que se consigue en el mejor caso; `moves`, una lista de { "
      .. "move, value }, primero la mejor; `nodes`, las posiciones miradas; "
      .. "`fewest = true` si el equipo quiere lo menos que pueda conseguir; "
      .. "o nil y la regla o el dato que impide una respuesta",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "un registro, como lo da `m:record` y lo escribe `play`",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "la partida al final del registro; o nil y un mensaje que nombra la línea "
      .. "equivocada",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "Contiene el texto de los archivos de reglas, así que se puede volver a "
      .. "jugar aunque estos hayan cambiado.",
}
