-- The sentences of the faces, in Spanish. See en/sections.lua.
-- luacheck: no max line length

return {
  seat = {
    you = "Tú",
    left = "Izquierda",
    right = "Derecha",
    far_left = "Extremo izquierdo",
    far_right = "Extremo derecho",
    across = "Enfrente",
    partner = "Compañero",
    opponent = "Contrario",
    dummy = "Muerto",
    number = "Puesto {n}",
    join = " y ",
    sits = "{player}: puesto {n}",
  },

  side = {
    we = "Nosotros",
    they = "Ellos",
    we_in_line = "nosotros",
    with_partners = "{player} y compañero",
    seats = "Puestos {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "tréboles", D = "diamantes", H = "corazones", S = "picas" },
  spanish_suit = { O = "oros", C = "copas", E = "espadas", B = "bastos" },
  italian_suit = { O = "oros", C = "copas", E = "espadas", B = "bastos" },
  colour = { R = "rojo", Y = "amarillo", G = "verde", B = "azul" },
  flower = {
    card = "{plant}: {kind}, mes {month}",
    L = "luz", A = "animal", R = "cinta", P = "carta sencilla",
    m1 = "pino", m2 = "ciruelo", m3 = "cerezo", m4 = "glicinia", m5 = "lirio",
    m6 = "peonía", m7 = "trébol japonés", m8 = "hierba susuki",
    m9 = "crisantemo", m10 = "arce", m11 = "sauce", m12 = "paulonia",
  },

  status = {
    round = "Ronda {round}.",
    round_of = "Ronda {round} de {rounds}.",
    dealt = { you = "Has repartido.", other = "{player} ha repartido." },
    trump = "Triunfo: {trump}.",
    no_trump = "Sin triunfo.",
    no_trump_suit = "Sin palo de triunfo.",
    contract = "Contrato: {contract}.",
    problem = "Las reglas fallan: {problem}.",
    declarer = "Declarante: {player}.",
    role = "{role}: {player}.",
    tricks = "Bazas: {tricks}.",
    score = "Marcador: {score}.",
    score_of = "Marcador: {score}; se gana con {target}.",
    score_games = "Marcador: {score}; un juego se gana con {target}, la "
      .. "partida con {games} juegos.",
    score_to = "Marcador: {score}; la partida acaba con {target}.",
    play = "{player} {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "Mesa",
    hand = "Mano", melds = "Combinaciones", left_over = "{name} {n}",
    no_cards = "sin cartas",
    shown = "A la vista",
    calls = "Dicho",
    dummy = "{player} (muerto)",
    known = "Conoces",
    stock = "Mazo",
    held = "Cartas",
    held_by = "{cards} ({places})",
    ["or"] = " o ",
  },

  table = {
    titled = "{title}.",
    welcome = "{title}: {sentence}",
    silenced = "La opción {name} no tiene efecto aquí, por la opción {by}.",
    silenced_in = "{game}: la opción {name} no tiene efecto, por la opción "
      .. "{by}.",
    with_house = "Regla de la casa: {title}. {sentence}",
    seating = "Ocupas el puesto {seat}; {others}.",
    several = "Hay personas en los puestos {seats} y bots en los demás.",
    makes_room = "Le toca a: {player}. Intro oculta tus cartas.",
    sits_down = "Le toca a: {player}. Intro muestra las cartas de {player}.",
    big_and_little = "BJ es el joker grande y LJ el pequeño.",
    big_joker = "BJ es un joker.",
    alone = "Juegas a solas. Semilla: {seed}.",
    bots = "Bots: {bots}. Semilla: {seed}.",
    more = { one = "Intro muestra una línea más.",
      other = "Intro muestra las otras {n} líneas." },
    cards_now = "Las cartas se muestran así: {how}. Hay: {list}.",
    cards_no = "Estas cartas no se pueden mostrar como «{how}». Hay: {list}.",
    named = "Puedes escribir una carta por su nombre o con sus letras: {name} "
      .. "es también {card}.",
    how = "Escribe una carta por su nombre, o su número; help muestra qué más "
      .. "puedes escribir.",

    round = "Ronda {round}.",
    deals = { you = "Repartes.", other = "{player} reparte." },
    dealt_each = { one = "Una carta a cada uno.",
      other = "{n} cartas a cada uno." },
    dealt = "Cartas repartidas: {counts}.",
    cards = { one = "una carta", other = "{n} cartas" },
    draws = { you = "Robas {cards}.", other = "{player} roba {cards}." },
    turns = { you = "Descubres {cards}.", other = "{player} descubre "
      .. "{cards}." },
    is_turned = "Se descubre {cards}.",
    takes_cards = { you = "Tomas {cards}.",
      other = "{player} toma {cards}." },
    shows = { you = "Muestras {cards}.", other = "{player} muestra {cards}." },
    dealt_again = "Se barajan todas las cartas y se reparte otra vez.",
    shuffled = "Se baraja el mazo.",
    shows_because = {
      you = "Muestras {cards}: {reason}.",
      other = "{player} muestra {cards}: {reason}.",
    },
    shown = "A la vista: {cards}.",
    shown_because = "A la vista: {cards}, {reason}.",
    settled = "{name}: {value}.",
    is_so = "{name}.",
    party = "{party}: {players}.",
    none = { m = "ninguno", f = "ninguna", other = "ninguno" },
    yes = "sí",
    no = "no",
    leads = { you = "Sales con {cards}.",
      other = "{player} sale con {cards}." },
    plays = { you = "Juegas {cards}.", other = "{player} juega {cards}." },
    leads_dummy = {
      you = "Sales con {cards} de la mano de {dummy}.",
      other = "{player} sale con {cards} de la mano de {dummy}.",
    },
    plays_dummy = {
      you = "Juegas {cards} de la mano de {dummy}.",
      other = "{player} juega {cards} de la mano de {dummy}.",
    },
    leads_yours = { other = "{player} sale con {cards} de tu mano." },
    plays_yours = { other = "{player} juega {cards} de tu mano." },
    leads_only = { you = "Sales con {cards}, la única carta posible." },
    plays_only = { you = "Juegas {cards}, la única carta posible." },
    answers = { you = "Tú: {move}.", other = "{player}: {move}." },
    secret = {
      you = "Apartas {cards} boca abajo.",
      other = "{player} aparta {cards} boca abajo.",
    },
    shows_to = {
      you = "Muestras {cards} a {to}.",
      other = "{player} muestra {cards} a {to}.",
    },
    shows_to_because = {
      you = "Muestras {cards} a {to}: {reason}.",
      other = "{player} muestra {cards} a {to}: {reason}.",
    },
    to_you = "ti",
    drawn_from_you = "{to} te roba {cards}.",
    you_draw_from = "Robas {cards} de la mano de {from}.",
    drawn_from = "{to} roba {cards} de la mano de {from}.",
    you_give = "Das {cards} a {to}.",
    you_get = "{from} te da {cards}.",
    given = "{from} da {cards} a {to}.",
    wins = {
      you = "Ganas la baza.", other = "{player} gana la baza.",
    },
    has_trick = {
      you = "Te llevas una baza por ello.",
      other = "{player} se lleva una baza por ello.",
    },
    wins_because = {
      you = "Ganas la baza: {why}.",
      other = "{player} gana la baza: {why}.",
    },
    round_over = "Fin de la ronda {round}.",
    tricks = "Bazas: {tricks}.",
    nobody_scores = "Nadie se apunta nada.",
    unscored = "Nadie se apunta nada: {reason}.",
    all_passed = "Nadie se apunta nada: nadie ha pujado.",
    scores = {
      we = "Nos apuntamos {points}: {reason}.",
      they = "Se apuntan {points}: {reason}.",
      you = "Te apuntas {points}: {reason}.",
      one = "{side} se apunta {points}: {reason}.",
      several = "{side} se apuntan {points}: {reason}.",
    },
    climbs = {
      we = { one = "Subimos un nivel: {reason}.",
        other = "Subimos {n} niveles: {reason}." },
      they = { one = "Suben un nivel: {reason}.",
        other = "Suben {n} niveles: {reason}." },
      you = { one = "Subes un nivel: {reason}.",
        other = "Subes {n} niveles: {reason}." },
      one = { one = "{side} sube un nivel: {reason}.",
        other = "{side} sube {n} niveles: {reason}." },
      several = { one = "{side} suben un nivel: {reason}.",
        other = "{side} suben {n} niveles: {reason}." },
    },
    scored_part = "{points} por {reason}",
    score_each = "{sides} y {last} se apuntan {points} cada uno: {reason}.",
    lose_each = "{sides} y {last} pierden {points} cada uno: {reason}.",
    loses = {
      we = "Perdemos {points}: {reason}.",
      they = "Pierden {points}: {reason}.",
      you = "Pierdes {points}: {reason}.",
      one = "{side} pierde {points}: {reason}.",
      several = "{side} pierden {points}: {reason}.",
    },
    total = "Marcador: {scores}.",
    match_won = {
      we = "Ganamos la partida.",
      they = "Ganan la partida.",
      you = "Ganas la partida.",
      one = "{side} gana la partida.",
      several = "{side} ganan la partida.",
    },
    draw = "La partida acaba en empate.",
    share_first = "{sides} y {last} comparten la victoria.",
    no_single_winner = "Nadie gana la partida en solitario.",
    after = "La partida ha acabado. Intro sale; score, last y undo siguen "
      .. "funcionando.",

    type_cards = "Escribe las cartas, o sus números, separados por espacios.",
    no_more_asked = "{word} pasa hasta que se roben todas las cartas.",
    type_or_none = "Escribe las cartas, o sus números, separados por "
      .. "espacios; {none}: ninguna carta.",
    numbered = "{move} ({n})",
    no_answer_number = "Ninguna respuesta tiene el número {number}: van del 1 "
      .. "al {n}.",
    too_many = "Hay {n} respuestas posibles: escribe una.",
    range = "Un número del {min} al {max}.",
    choices = "Puedes decir: {moves}.",
    or_say = "Antes de la carta puedes decir: {words}.",
    marked = "Puedes jugar cualquier carta marcada.",
    choices_some = "Hay {n} posibilidades, como: {moves}.",
    marked_or = "Puedes jugar cualquier carta marcada, o: {moves}.",
    and_others = "{moves}, y más",
    and_cut = "{moves}, y más: moves las enumera",
    steps = "{first}, {second} y así hasta {last}",
    choices_and = "Puedes decir: {moves}, o",
    promised = "{move}: {promise}",
    promised_to = "y así hasta {last}",
    choices_more = "Puedes decir, entre otras cosas: {moves}.",

    refused = "No vale: {reason}.",
    allowed = "Vale: {moves}.",
    ask_why = "Escribe why {move} para ver la regla.",
    no_number = {
      one = "Ninguna carta tiene el número {number}: solo hay el 1.",
      other = "Ninguna carta tiene el número {number}: van del 1 al {n}.",
    },
    no_numbers = "Ninguna carta tiene el número {number}: aquí las cartas no "
      .. "llevan número.",
    pause = "Intro sigue con la ronda siguiente.",
    asked_else = "«{move}» no responde a esta pregunta: {prompt}",
    not_yours = "No te toca: pulsa Intro para seguir.",
    elsewhere = "«{word}» se dice fuera de la mesa: quit, y luego tenace {word}.",
    unknown = "«{word}» no es ni una jugada ni una orden: help muestra las que "
      .. "hay.",
    unknown_near =
      "«{word}» no es ni una jugada ni una orden. ¿Querías decir «{near}»?",

    why_allowed = "{move} vale: {says}.",
    why_refused = "{move} no vale: {says}.",
    scored_in = "La puntuación está escrita en {file}, línea {line}.",
    why_also =
      "Otra regla también lo impide: {says} ({rule}, {file}, línea {line}).",
    rule = "Regla: {rule}, {file}, línea {line}.",
    hint_cards = "El bot elegiría {move}.",
    hint = "El bot jugaría {move}.",
    hint_pause = "Ahora no hay nada que decidir: la ronda ha acabado. review "
      .. "dice qué costó más en ella, e Intro sigue.",
    against_same = "Esa es la jugada por la que preguntas.",
    against_worse = "{made} cuesta {cost} en la puntuación de la ronda "
      .. "(±{interval}).",
    against_alike = "{made} es más o menos igual de bueno: la diferencia es de "
      .. "{cost} en la puntuación de la ronda (±{interval}).",
    against_unknown = "No se puede saber cuánto vale {made}.",
    hint_say = "El bot elegiría: {move}.",
    chose_so = {
      you = "Elegiste {made}, como habría hecho el bot.",
      other = "{player} eligió {made}, como habría hecho el bot.",
    },
    chose_other = {
      you = "Elegiste {made}; el bot habría elegido {move}.",
      other = "{player} eligió {made}; el bot habría elegido {move}.",
    },
    played_so = {
      you = "Jugaste {made}, como habría hecho el bot.",
      other = "{player} jugó {made}, como habría hecho el bot.",
    },
    played_other = {
      you = "Jugaste {made}; el bot habría jugado {move}.",
      other = "{player} jugó {made}; el bot habría jugado {move}.",
    },
    played_nothing = "Todavía no se ha decidido nada.",
    why_closed = "Las razones revelarían cartas ocultas: show hands destapa "
      .. "todas las manos para estudiarlas.",
    solve_closed = "solve mira todas las manos: show hands las destapa "
      .. "para estudiarlas.",
    view_table = "La mesa se dibuja.",
    view_lines = "La mesa se cuenta en líneas.",
    view_what = "Di view table o view lines.",
    view_narrow = "Esta pantalla es demasiado estrecha para dibujar la mesa.",
    undone = "Deshecho.",
    no_undo = "No has hecho ninguna jugada que se pueda deshacer.",
    redone = "Rehecho.",
    no_redo = "No se ha deshecho ninguna jugada.",
    nothing_to_repeat = "Todavía no has respondido a esta pregunta.",
    last = "La última baza: {plays}",
    nothing_settled = "En esta ronda todavía no se ha fijado nada.",
    no_last = "En esta ronda no se ha ganado ninguna baza.",
    nothing_to_explain = "No hay nada rechazado ni ninguna baza ganada: "
      .. "escribe una jugada tras why.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "El registro está en {file}.",
    save_where = "Indica un archivo: save FILE.",
    save_there = "Ya hay un archivo «{file}»: indica otro.",
    not_saved = "No se ha guardado: {problem}.",
    not_written = "No se puede escribir el registro: {problem}. El juego "
      .. "sigue; la próxima jugada lo intenta otra vez, y save FILE lo escribe "
      .. "en otro sitio.",
    written_again = "Todo el registro se ha escrito de nuevo, en {file}.",
    not_kept = "Las últimas jugadas de la partida no se guardan: {problem}.",
    position_line = "{line} abre esta posición: tenace play {line}.",
    no_position = "Ninguna línea abre esta posición: {why}.",
    thinks = "{player} piensa…",
    looks = "El bot busca una jugada…",
    opening = "Los bots toman {n} decisiones…",
    torn = "La última línea del registro quedó cortada al escribirse. Se "
      .. "omite, y la partida sigue desde antes de ella.",
    quit = "La partida queda guardada: tenace play --resume la continúa.",
    quit_named =
      "La partida queda guardada: tenace play --resume {file} la continúa.",
    stopped = "Parado. Intro sigue.",
    in_error =
      "Corrige las reglas y escribe reload; o sal con quit.",
    unfinished = "La entrada acabó en medio de «{line}».",

    help = [[
Para jugar una carta, escríbela (7 de copas, 7♣) o escribe el número que tiene
debajo. Puedes jugar las cartas marcadas con *. Si las respuestas son
palabras, 2 da la respuesta que lleva (2) detrás. {none} dice que no eliges
ninguna carta. Intro muestra la mesa otra vez.

  why 3d    qué dicen las reglas de una jugada; why solo: de la jugada
            recién rechazada, o si no, de la última baza; why trump: de dónde
            sale el triunfo; why score: cómo se hizo la puntuación
  moves     todo lo que puedes decir ahora, mientras se pueda enumerar
  hint      qué jugaría el bot, y por qué; hint 3d: cuánto vale 3d comparado
            con eso; why left, con las manos abiertas: por qué Izquierda jugó
            su última carta
  counts    qué cartas quedan fuera y a quién le falta un palo; counts on lo
            muestra antes de cada decisión, counts off lo oculta otra vez
  repeat    da la misma respuesta mientras la pregunta sea la misma
  undo      vuelve a tu última decisión; redo va adelante; back 3 retrocede
            tres decisiones; goto trick 5, goto round 2
  branch    empieza aquí otra línea de juego; branches muestra las líneas una
            junto a otra; switch 1 sigue en la línea 1; finish: los bots
            acaban la ronda; again random: bots al azar juegan lo mismo
  show hands  abre todas las manos, hide hands las oculta; solve dice cuánto
            vale entonces cada carta; give 2 QS, swap QS 3D y
            fix hand 1 AS * KS cambian este reparto
  review    qué costó más en la última ronda, y por qué; review match: en
            todas; review 1 va al primer error, en una línea propia
  trace     qué regla hizo qué en esta ronda, y dónde está; trace 3 en su
            tercera baza; trace score: sumando a sumando; edit follow suit
            abre ahí tu editor
  last      la última baza, y por qué se ganó
  score     la hoja de puntuación, con las razones
  view HOW  view table dibuja la mesa, view lines la cuenta en líneas
  cards HOW muestra las cartas: signs, letters, french, german, spanish, italian
  rules     el reglamento de este juego
  reload    lee otra vez el archivo de reglas y sigue el juego con él; watch
            lo hace cada vez que se guarda; set target=7 cambia una opción
  try 7C QS qué saldría de ello: los bots responden en medio, y la partida
            se queda donde está
  example   lo que hay en la mesa, como ejemplo en el archivo de reglas:
            example "NOMBRE"; detrás may 3D, may not 3D, wins, score o last
  keep      guarda esta partida como correcta: check la juega otra vez
  save FILE escribe ahí el registro; save solo dice dónde se guarda; position
            nombra el reparto en una línea, whist#7, para que otros lo abran
  save rules as NAME guarda las reglas de la casa y opciones de esta mesa con
            un nombre: tenace play GAME+NAME las juega
  quit      sale; tenace play --resume sigue la partida

Todo lo demás se prueba como Lua: m es la partida; hand, trump, tricks,
scores y los demás campos de la vista son lo que puedes ver.]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards} por {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "ronda",
    reason = "razón",
    total = "total",
    empty = "Todavía no se ha apuntado nada.",
  },


  solve = {
    best = {
      you = "A cartas vistas y sin errores de nadie, tu equipo aún consigue:",
      other = "A cartas vistas y sin errores de nadie, el equipo de {player} "
        .. "aún consigue:",
    },
    best_few = {
      you = "A cartas vistas y sin errores de nadie, tu equipo no consigue más "
        .. "que:",
      other = "A cartas vistas y sin errores de nadie, el equipo de {player} "
        .. "no consigue más que:",
    },
    dealt = "{game}, semilla {seed}, tras {at} decisiones",
    hand = "El jugador {n} tiene {cards}.",
    nodes = "{nodes} posiciones",
    ["not"] = "Aquí no se conoce el juego perfecto: {problem}.",
    points = {
      one = "{n} punto   {cards}",
      other = "{n} puntos  {cards}",
    },
    posed = "{game}",
    tricks = {
      one = "{n} baza    {cards}",
      other = "{n} bazas   {cards}",
    },
    turn = "Le toca jugar al jugador {n}. Su equipo aún consigue:",
    what = "solve cuenta tricks o points, no «{what}»: solve points",
  },

  replay = {
    game = "{game}, semilla {seed}",
    played = "{rounds} rondas, {decisions} decisiones, todas según el registro",
    unfinished =
      "La partida no ha acabado: tenace play --resume {file} la continúa.",
  },

  simulate = {
    game = "{game}, semilla {seed}, bots {bots}",
    played = "{games} partidas, {rounds} rondas, {decisions} decisiones",
    speed = "{seconds} segundos, {rate} rondas por segundo",
    side = "equipo",
    wins = "ganadas",
    share = "parte",
    mean = "media",
    deviation = "desviación",
    draws = "empates",
    side_seats = "{side} (puestos {seats})",
    side_seat = "{side} (puesto {seats})",
    length = "Una ronda tiene {n} decisiones de media.",
  },

  fail = {
    command_line = "{command}: {problem}: mira tenace {command} --help",
    command_line_near = "{command}: {problem} Mira tenace {command} --help",
    unknown_option = "no hay ninguna opción {option}",
    unknown_option_near =
      "no hay ninguna opción {option}; ¿quieres decir {near}?",
    option_alone = "a la opción {option} le falta una palabra detrás",
    option_short = "a la opción {option} le faltan palabras detrás",
    option_with = "la opción {option} no lleva valor",
    options_together = "las opciones {option} y {other} no van juntas",
    word_missing = "falta {option}",
    too_many_words = "sobran palabras",
    bad_deal = "{file}: línea {n}: se espera un nombre, dos puntos y cartas, "
      .. "como 1: AS 4D",
    bad_position = "{file}: {problem}",
    deal_or_seed = "--deal ya tiene la posición: --seed y --at son para cartas "
      .. "repartidas",
    no_hands = "{file}: no contiene ninguna mano: escribe una línea para cada "
      .. "una, como 1: AS 4D",
    tricks_or_points = "--for: «{what}» no se puede contar, solo tricks o "
      .. "points",
    unsolved = "{problem}",
    one_of = "--{option} toma una de estas palabras: {words}, no «{text}»",
    no_puzzle = "no se ha encontrado ningún problema en {game}; con otra "
      .. "--seed puede que sí",
    no_graded_puzzle = "no se ha encontrado ningún problema {grade} en {game}; "
      .. "con otra --seed puede que sí",
    no_language = "--lang: no hay idioma «{name}»; hay: {list}",
    no_language_near = "--lang: no hay idioma «{name}», ¿querías decir "
      .. "«{near}»? Hay: {list}",
    no_command = "no hay orden «{command}»: mira tenace --help",
    no_command_near = "no hay orden «{command}», ¿querías decir «{near}»? "
      .. "Mira tenace --help",
    no_lesson = "teach: no hay lección «{word}» en {game}, hay {names}",
    no_lessons = "teach: de {game} no se puede hacer ninguna pregunta: rules "
      .. "muestra sus reglas",
    lesson_there = "teach: «{file}» ya existe, indica otro archivo",
    card_or_against = "rules: --card y --against no van juntas, "
      .. "quita una",
    quiz_or_lesson = "teach: --quiz y --lesson no van juntas, "
      .. "quita una",
    play_it = "no hay orden «{game}», pero sí un juego: tenace play {game}",
    number =
      "--{option} es un número entero desde {least}, no «{text}»",
    which_game =
      "{command}: falta el juego; por ejemplo: tenace {command} whist",
    no_game = "{problem}: tenace games enumera los que hay",
    no_game_but_file =
      "{problem}, pero en esta carpeta está {file}: escribe {file}",
    line_first = "esta es la línea con las reglas de una mesa: tenace new con "
      .. "esta línea las toma; después existe aquí {game}",
    no_option = "{problem}: tenace rules {game} las enumera",
    no_cards = "estas cartas no se pueden mostrar como «{how}»: hay {list}",
    no_bot = "no hay bot «{name}»: hay random, search y search:N, "
      .. "N del 1 al {most}",
    bots_seats = "{n} bots no encajan en {players} puestos: nombra 1, o uno "
      .. "por puesto",
    pace = "--pace toma segundos, de 0 a 60, no «{text}»",
    seats = "--seat toma números de puestos, como 1 o 1,3, no «{text}»",
    line_over = "{line}: la partida ha acabado ahí",
    line_wide = "{line}: hay demasiadas jugadas entre las que elegir",
    seed_twice = "{line} ya da su semilla: quita --seed",
    no_seat = "no hay puesto {seat} en este juego: elige del 1 al {players}",
    compare_with = "compare: {game} es un solo juego, nombra otro con que "
      .. "compararlo; por ejemplo: tenace compare skat skat+kontra",
    sweep_one = "compare: --sweep toma un juego, no {n}; por ejemplo: tenace "
      .. "compare bid_whist --sweep min_bid=3..5",
    sweep_duel = "compare: --duel toma dos bots, primero el mejor, no "
      .. "«{text}»; por ejemplo: --duel search:5,random",
    sweep_only = "compare: --{option} solo va con --sweep",
    share = "una parte del trabajo ha fallado: {text}",
    record_there = "«{file}» ya existe: continúalo con --resume {file}, indica "
      .. "otro archivo o reemplázalo con --force",
    there = "«{file}» ya existe y no se ha tocado: indica otro archivo, o "
      .. "reemplázalo con --force",
    no_record = "no hay partida que continuar en {folder}",
    none_to_resume = "{problem}: empieza una con tenace play GAME",
    not_resumed = "{problem}: indica un registro que se pueda leer y escribir "
      .. "y que nadie esté jugando",
    empty_record = "{file}: el registro está vacío, porque el programa acabó "
      .. "antes de escribir nada: empieza de nuevo con --record {file} --force",
    no_home = "no se conoce ninguna carpeta: ni {variable} ni HOME son una "
      .. "ruta completa",
    no_folder = "{problem}: da valor a una de ellas",
    output = "no se puede escribir en la salida estándar: {problem}",
    no_file = "{problem}: indica un registro que se pueda leer",
    bad_record = "{file}: {problem}",
    resume_game = "play: --resume toma el juego del registro, "
      .. "quita «{game}»",
    only_prove = "check: --{option} es para --prove, ponga ambas",
    resume_with = "play: --{option} no va con --resume, quítala",
    no_example = "{why}: tenace rules JUEGO --examples muestra los ejemplos "
      .. "de un juego",
    no_record_there = "no hay archivo ni carpeta {file}: nombre un registro, "
      .. "como lo escribe play, o una carpeta de registros",
    no_records = "no hay registros en {file}: nombre una carpeta con "
      .. "archivos *.record",
    not_kept_there = "{file}: {why}: tenace keep --list JUEGO nombra los "
      .. "registros guardados",
    keep_what = "diga qué guardar: tenace keep velada.record, o una carpeta "
      .. "de registros",
    no_rules = "no hay archivo de reglas «{file}»: indica un archivo o uno de "
      .. "tenace games",
    not_written = "{problem}: indica un archivo que se pueda escribir",
    no_script = "no hay script «{file}»: indica un archivo de Lua",
    which_script =
      "run: falta el script; por ejemplo: tenace run deals.lua",
    script = "{problem}",
    port = "port: «{text}» no es un número de 0 a 65535",
    no_page = "la página no está construida, no hay ninguna en {folder}: make "
      .. "web la construye",
    no_server = "este programa se construyó sin servidor para la página: "
      .. "instala libmicrohttpd (libmicrohttpd-dev en Debian) y ejecuta make",
    bad_server = "no se puede cargar el servidor de la página: {problem}",
    port_taken = "el puerto {port} está ocupado: elige otro con --port N",
    bad_name = "«{name}» no puede ser un nombre: usa minúsculas, cifras y _, "
      .. "con una letra al principio",
    games_search = "games --search: ¿qué palabras?",
    said = "{text}",
    watch_terminal = "check: --watch necesita una terminal",
    new_words = "new: «{word}» sobra: un nombre es una palabra",
    there_already =
      "«{file}» ya existe y no se ha tocado: elige otro nombre, "
      .. "o reemplázalo con --force",
    name_taken = "ya hay «{name}», y el archivo nuevo lo taparía: "
      .. "elige otro nombre",
    no_template = "{problem}: falta el TEMPLATE.lua del programa",
    new_what = "new: di qué ha de ser «{name}»: --of GAME para una regla de la "
      .. "casa, o --game",
  },
}
