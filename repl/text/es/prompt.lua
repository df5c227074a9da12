-- The prompt, in Spanish: its verbs, its help, and its messages when a line
-- fails. See en/prompt.lua.
-- luacheck: no max line length

return {
  greeting = "Tenace {version}: help enumera las palabras, quit sale.",
  ready = "> ",
  more = ">> ",
  stopped = "Parado.",
  rest = { one = "Intro muestra una línea más; q la omite.",
    other = "Intro muestra otras {n} líneas; q las omite." },
  turn = "Responde {player}: {prompt}",
  table = "Mesa: {plays}",
  no_match = "todavía no hay partida, empieza una: deal \"whist\"",
  which_game = "¿qué juego? Por ejemplo: deal \"whist\"",
  which_games = "¿qué juegos? Por ejemplo: compare skat skat+kontra",
  which_sweep = "¿sweep de qué? Por ejemplo: sweep bid_whist min_bid=3..5",
  which_move = "¿qué jugada? Por ejemplo: why \"3d\"",
  no_lua = "«{word}» no es Lua: pon las cartas entre comillas, play \"{word}\"",
  in_line = "línea {n}, `{line}`: {said}",
  suit_letter = "{said}: para {suit} escribe \"{letter}\"",
  card_name = "{said}: escribe \"{card}\"",
  no_function = "aquí no hay ninguna función «{name}»",
  no_function_near = "aquí no hay ninguna función «{name}», ¿querías decir "
    .. "«{near}»?",
  no_command = "no hay orden «{word}»: help dice qué se puede escribir",
  no_command_near = "no hay orden «{word}», ¿querías decir «{near}»?",
  in_quotes = "«{name}» es un nombre: ponlo entre comillas, \"{name}\"",
  was_local = "«{name}» solo existió en su línea: sin local se conserva",
  one_equal = "«{name}» recibe su valor con un solo =: { {name} = … }",
  over_list = "{said}: for … in recorre pairs(lista) o ipairs(lista); para "
    .. "números, for i = 1, 3 do",
  join_texts = "{said}: los textos se unen con ..",
  not_whole = "la línea no está completa",
  one_game = "{game} es un solo juego, compáralo con otro: compare {base} "
    .. "{game}",
  how_many = "¿{verb} de cuántas decisiones? Por ejemplo: {verb} 2",
  no_value = "«{name}» es nil: no tiene campos",
  plot_wins = "Partidas ganadas por cada equipo, {game}",
  which_plot = "¿plot de qué? Por ejemplo: plot({ 3, 5, 8 })",
  which_mean = "¿la media de qué? por ejemplo: mean({ 3, 5, 8 })",
  which_share = "¿la parte de qué? por ejemplo: share({ true, false }) o "
    .. "share(3, 8)",
  which_histogram = "¿histograma de qué? por ejemplo: "
    .. "histogram({ 3, 5, 8 }, 5)",
  which_json = "¿qué en JSON? por ejemplo: json(it) o json(it, \"it.json\")",
  which_csv = "¿qué en CSV? por ejemplo: csv(it) o csv(it, \"it.csv\")",
  plot_counted = "Cuántas veces está cada uno en la lista",
  plot_interval = "{inside} y {outside} son el intervalo: el número verdadero "
    .. "está en él 95 de cada 100 veces.",
  plot_intervals = "{interval} es el intervalo: el número verdadero está en él "
    .. "95 de cada 100 veces.",
  no_plot = "no hay números que dibujar: dale una lista de números o palabras, "
    .. "una tabla de números con nombre, una lista de puntos { x, y } o un "
    .. "resultado",
  here = "{line} es esta posición: position {line} la abre aquí, tenace play "
    .. "{line} en una mesa.",
  nowhere = "Ninguna línea abre esta posición: {why}.",
  plot_where = "indica un archivo: plot({ 3, 5, 8 }, { svg = \"tres.svg\" })",
  written = "Está en {file}.",
  plotted = "El dibujo está en {file}.",
  which_line = "¿time de qué? Por ejemplo: time finish search",
  took = "{passed} segundos, {cpu} de ellos de procesador.",
  took_decisions = "{passed} segundos, {cpu} de ellos de procesador; {count} "
    .. "decisiones, {rate} por segundo.",
  took_each = "{times} veces, {each} segundos cada una.",
  no_name = "aquí no hay ningún nombre «{name}»: help enumera las palabras",
  no_name_near = "aquí no hay ningún nombre «{name}», ¿querías decir «{near}»?",
  no_help = "Falta la ayuda de la biblioteca: `make` la crea.",
  no_word = "No hay ayuda sobre «{word}»: help library enumera todas las "
    .. "palabras.",
  no_word_near = "No hay ayuda sobre «{word}», ¿querías decir «{near}»?",
  inside = "Ninguna palabra se llama «{word}». Estas la tienen en su nombre o "
    .. "en su texto:",
  inside_more = { one = "y 1 más", other = "y {n} más" },
  source = "{file}, línea {line}",
  which_word = "¿source de qué? Por ejemplo: ??order",
  no_source = "{file}, línea {line}: ese archivo no viene con el programa "
    .. "instalado.",
  no_lines = "No hay nada que mostrar de «{word}».",
  typed_here = "Se escribió aquí.",
  save_where = "indica un archivo: save lesson.lua",
  saved = { one = "1 línea está en {file}: tenace run {file}",
    other = "{n} líneas están en {file}: tenace run {file}" },
  script = "-- Una sesión de la consola de Tenace: tenace run la ejecuta otra "
    .. "vez.\n-- see(…) muestra los valores como lo hace la consola.\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- Aquí empezó una partida en la mesa: {text}",

  is_step = "{name}: un paso de {game}. {text}",
  is_option = "{name}={value}: una opción de {game}: {says} ({values}; "
    .. "normalmente {default}).",
  is_field_round = "{name}: un campo de {game}, que se fija de nuevo en cada "
    .. "ronda ({kind}).",
  is_field_keeps = "{name}: un campo de {game}, que se conserva toda la "
    .. "partida ({kind}).",
  is_pile_all = "{name}: un montón de {game} que ven todos.",
  is_pile_owner = "{name}: un montón de {game} que ve su dueño.",
  is_pile_none = "{name}: un montón de {game} que no ve nadie.",
  is_pile_top = "{name}: un montón de {game} cuya carta de arriba ven todos.",
  is_rule = "{name}: una obligación de {game}: {says}.",
  is_game = "{title}: {sentence} new \"{name}\" lo reparte.",
  is_house = "{title}, una regla de la casa de {game}: {sentence} "
    .. "new \"{game}+{name}\" reparte con ella.",
  verb = {
    games = "games: todos los juegos por familias; games skat: sus reglas de la casa y qué cambia cada una; games search play trump: los que tienen estas palabras.",
    play = "play \"whist\": te sienta a una mesa; quit vuelve aquí. "
      .. "play \"7c\": juega una carta en la partida actual.",
    new = "new(game [, how]): una partida nueva, que pasa a ser m.",
    deal = "deal \"whist\": una partida nueva con todas las manos a la vista; "
      .. "deal solo reparte otra vez el mismo juego.",
    hands = "hands: muestra todas las manos de la partida actual.",
    moves = "moves: enumera las respuestas posibles ahora.",
    why = "why \"3d\": qué dicen las reglas de una jugada: la regla, su "
      .. "frase, su línea y las jugadas permitidas. why solo: por qué se hizo "
      .. "la última jugada; why \"2\": la última del puesto 2.",
    hint = "hint: la jugada que haría el bot search, y por qué; hint "
      .. "\"random\" pregunta a otro bot.",
    solve = "solve: cuánto vale cada carta cuando se ven todas; solve "
      .. "\"points\" cuenta puntos, solve \"tricks\" bazas. De una posición "
      .. "sin partida: solve(\"whist\", {}, { hands = { \"AS\", … } }).",
    undo = "undo [n]: deshace una decisión, o n.",
    redo = "redo [n]: rehace una decisión tras undo, o n.",
    score = "score: la hoja de puntuación de la partida actual, con las "
      .. "razones.",
    rules = "rules \"whist\": el reglamento de un juego; rules solo: el de la "
      .. "partida actual.",
    back = "back [n]: deshace una decisión, o n, como undo.",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: vuelve adonde "
      .. "empezó eso, o va otra vez adelante.",
    branch = "branch [name]: empieza aquí otra línea de la partida; la línea "
      .. "anterior queda como está.",
    branches = "branches: muestra las líneas de la partida una junto a otra, "
      .. "con sus resultados.",
    switch = "switch 1: sigue en la línea 1; switch solo sigue en la línea "
      .. "anterior.",
    finish = "finish [bots]: los bots juegan la ronda hasta el final; si no "
      .. "se dice cuáles, search.",
    again = "again [bots]: los bots juegan el mismo reparto desde el "
      .. "principio, en una línea propia.",
    review = "review: las decisiones de la última ronda que más costaron, y "
      .. "por qué; review match: las de todas las rondas; review 2: va a la "
      .. "segunda de ellas, en una línea propia.",
    swap = "swap QS 3D: dos cartas del reparto de esta ronda cambian de sitio; "
      .. "las jugadas ya hechas se repiten mientras estén permitidas.",
    give = "give 2 QS, give 2 QS for 3D: un jugador recibe una carta en este "
      .. "reparto y devuelve otra.",
    fix = "fix hand 1 AS * KS: un montón de este reparto recibe estas cartas, "
      .. "en este orden; * conserva la carta que hay ahí.",
    show = "show hands: abre todas las manos.",
    hide = "hide hands: muestra solo la mano de quien tiene el turno.",
    position = "position: la posición en una línea, con el juego, el reparto y "
      .. "el número de decisiones, si los bots de siempre llegan a ella; "
      .. "position whist#2@17 abre la que tiene esa línea.",
    set = "set target=7: la partida sigue con otra opción, o con una regla de "
      .. "la casa: set american. set solo enumera las opciones.",
    reload = "reload: lee otra vez las reglas y repite con ellas las jugadas "
      .. "ya hechas; reload back vuelve a la primera jugada que ya no se "
      .. "permite.",
    watch = "watch: hace reload cada vez que se guarda un archivo de reglas; "
      .. "watch otra vez lo apaga.",
    trace =
      "trace: qué regla hizo qué en esta ronda, con paso, archivo y "
      .. "línea; trace 3: en su tercera baza, y qué excluyeron las reglas de "
      .. "cada mano; trace score: las últimas anotaciones, sumando a "
      .. "sumando; trace all: en todas las rondas.",
    edit =
      "edit follow suit: abre tu editor en una regla, un paso o una "
      .. "opción, y después vuelve a leer las reglas; edit solo: en la "
      .. "última regla citada.",
    try = "try 7c qs: cuenta cómo irían estas jugadas, de todos los puestos por turno; donde una no se permite, por qué, por qué regla, y qué se permite. La partida se queda donde está.",
    example = "example \"NOMBRE\": escribe lo que m muestra ahora en su "
      .. "archivo de reglas, como ejemplo, lo más corto posible; tras el "
      .. "nombre: may 3D, may not 3D, wins, score, last. Sin nombre solo se "
      .. "muestra.",
    keep = "keep: guarda m como correcta; check y reload la juegan otra vez "
      .. "con las reglas cambiadas y dicen dónde va de otro modo. keep "
      .. "velada le da un nombre.",
    compare = "compare skat skat+kontra: juega los mismos repartos con varias "
      .. "reglas y muestra qué cambia; it:open(58) da después las partidas del "
      .. "reparto 58. compare(\"skat\", \"skat+kontra\", { rounds = "
      .. "2000, seed = 7 }) elige el número de repartos y la semilla. "
      .. "{ matches = 200 } compara partidas enteras.",
    simulate = "simulate whist, simulate skat kontra: los bots juegan muchas "
      .. "partidas; se ve cuánto duran y quién gana. simulate(\"whist\", "
      .. "{ games = 1000, seed = 7 }) elige su número y la semilla.",
    counts = "counts: quién tiene cuántas cartas en m, y qué podría haber "
      .. "contado quien decide: qué cartas faltan, quién no puede tener.",
    histogram = "histogram(list): cuántos números de una lista hay desde 0, 10, "
      .. "20 …, en barras; histogram(list, 5): de 5 en 5.",
    mean = "mean({ 3, 5, 8 }): la media de unos números, y los extremos de su "
      .. "intervalo del 95 % si son diez o más.",
    share = "share({ true, false, true }), share(2, 3): cuánto de una lista es "
      .. "verdad, o 2 de 3, y los extremos de su intervalo del 95 %.",
    json = "json(it): cualquier valor como JSON; json(it, \"FILE\") lo escribe "
      .. "en un archivo.",
    csv = "csv(it): una comparación, una lista o una tabla para hojas de "
      .. "cálculo; csv(it, \"FILE\") la escribe en un archivo.",
    plot = "plot({ 3, 5, 8 }): barras de una lista de números, de números con "
      .. "nombre o de cuántas veces está cada palabra en una lista; "
      .. "plot({ { 1, 3 }, { 2, 5 } }): una línea por los puntos x, y; "
      .. "plot(it): lo que han hallado compare, sweep o simulate, con "
      .. "intervalos; plot(it, { svg = \"FILE\" }) lo dibuja en un archivo.",
    time = "time finish search: ejecuta una línea y dice cuánto tardó, y "
      .. "cuántas decisiones por segundo hubo; time 100 m:moves(): cien veces.",
    clear = "clear: borra la pantalla.",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: juega los "
      .. "mismos repartos con cada valor de una opción o cada regla de la "
      .. "casa: la duración, los contratos cumplidos y cuántas veces gana el "
      .. "mejor bot. sweep(\"skat\", \"rounds\", { 1, 3 }, { duels = 20, "
      .. "seed = 7 }) da una lista de filas.",
    save = "save FILE: escribe el registro de m, como en la mesa. save "
      .. "lesson.lua escribe la sesión como script, y tenace run lesson.lua la "
      .. "repite. save rules as NAME guarda las reglas de la casa y las "
      .. "opciones de m.",
    tour = "tour: enseña todo esto en diez minutos, paso a paso; tour 3 "
      .. "empieza en el paso 3, tour off lo termina.",
    source = "source order, o ??order: muestra las líneas que hacen una "
      .. "palabra, un paso de las reglas o un archivo de reglas entero.",
    help = "help \"order\": qué hace una palabra; help solo dice qué se puede "
      .. "escribir, help library enumera todas las palabras.",
    quit = "quit: sale de Tenace, o de la mesa.",
  },
  help_group = "{group}: {names}",

  help_first = "Cada línea es Lua, y se muestra su valor. Una palabra sola se "
    .. "ejecuta: deal, hands, quit.",
  help_rows = {
    { "games", "enumera todos los juegos; games skat: sus reglas de la casa y "
      .. "opciones" },
    { "play \"whist\"", "te sienta a una mesa; quit vuelve aquí" },
    { "deal \"whist\"", "reparte y muestra todas las manos; la partida se "
      .. "llama m; new reparte sin mostrarlas" },
    { "play \"7c\"", "juega una carta en m; moves, hands, score, counts: qué hay en "
      .. "ella; undo, redo: una decisión atrás o adelante" },
    { "why \"3d\"", "qué dicen las reglas de una jugada; hint: qué haría un "
      .. "bot; solve: cuánto vale cada carta" },
    { "goto trick 5", "vuelve ahí, back 3 tres decisiones; branch, branches, "
      .. "switch: varias líneas" },
    { "finish", "los bots juegan la ronda hasta el final; again: juegan el "
      .. "mismo reparto desde el principio" },
    { "give 2 QS", "cambia el reparto, como swap y fix; show hands abre todas "
      .. "las manos, hide las cierra" },
    { "review", "qué costó más en la última ronda; review 1 va ahí" },
    { "position", "m en una línea que otros pueden abrir" },
    { "rules \"whist\"", "el reglamento" },
    { "set target=7", "otra opción, o una regla de la casa, en m; reload: lee "
      .. "otra vez las reglas de m; watch: cada vez que se guardan" },
    { "trace",
      "qué regla hizo qué y dónde está; trace 3, trace score; edit "
      .. "follow suit: abre ahí tu editor" },
    { "try 7c qs", "cómo iría eso; la partida se queda donde está" },
    { "example \"NOMBRE\"",
      "lo que m muestra ahora, como ejemplo en su archivo" },
    { "keep", "m es correcta: check la juega otra vez si cambian las reglas" },
    { "simulate whist",
      "los bots juegan muchas rondas y se ven las cifras" },
    { "compare", "los mismos repartos con varias reglas: compare skat "
      .. "skat+kontra; sweep bid_whist min_bid=3..5: con cada valor de una "
      .. "opción" },
    { "plot(it)", "barras o una línea, de una lista o de un resultado" },
    { "mean(list)", "mean, share, histogram: de una lista; json, "
      .. "csv: para otros programas" },
    { "time finish", "ejecuta una línea y dice cuánto ha tardado" },
    { "?order", "ayuda sobre una palabra de la biblioteca o de este juego; "
      .. "??order es source order: las líneas que la hacen" },
    { "help hist", "busca palabras por una parte de ellas; help library: todas "
      .. "las palabras" },
    { "save FILE", "escribe como script lo que has tecleado; clear borra la "
      .. "pantalla" },
    { "tour", "enseña todo esto en diez minutos" },
  },
  help_last = "El último resultado se llama it. Ctrl-C detiene lo que se "
    .. "esté ejecutando; quit sale.",
  help_library = "help order dice qué hace una palabra. Estas preguntas no "
    .. "necesitan partida: order, legal, allows, winner, value, solve. Por "
    .. "ejemplo: winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
