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
    short = "{plant} ({kind})",
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
    call = "{player}: {cards}",
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
    how = "Escribe una carta por su nombre, o su número; ayuda muestra qué más "
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
    unseen = {
      you = "Tú: {move}, boca abajo.",
      other = "{player}: {move}, boca abajo.",
    },
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
    looks_at = {
      you = "Miras {cards}.",
      other = "{player} mira {cards}.",
    },
    looks_at_because = {
      you = "Miras {cards}: {reason}.",
      other = "{player} mira {cards}: {reason}.",
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
    after = "La partida ha acabado. Intro sale; «marcador», «última» y "
      .. "«deshacer» siguen "
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
    and_cut = "{moves}, y más: «jugadas» las enumera",
    steps = "{first}, {second} y así hasta {last}",
    choices_and = "Puedes decir: {moves}, o",
    promised = "{move}: {promise}",
    promised_to = "y así hasta {last}",
    choices_more = "Puedes decir, entre otras cosas: {moves}.",

    which_of_two = "{word}: ¿{one} o {other}?",
    refused = "No vale: {reason}.",
    allowed = "Vale: {moves}.",
    ask_why = "Escribe porqué {move} para ver la regla.",
    no_number = {
      one = "Ninguna carta tiene el número {number}: solo hay el 1.",
      other = "Ninguna carta tiene el número {number}: van del 1 al {n}.",
    },
    no_numbers = "Ninguna carta tiene el número {number}: aquí las cartas no "
      .. "llevan número.",
    pause = "Intro sigue con la ronda siguiente.",
    asked_else = "«{move}» no responde a esta pregunta: {prompt}",
    not_yours = "No te toca: pulsa Intro para seguir.",
    elsewhere = "«{word}» se dice fuera de la mesa: «salir», y luego tenace "
      .. "{word}.",
    unknown = "«{word}» no es ni una jugada ni una orden: ayuda muestra las "
      .. "que "
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
    why_closed = "Las razones revelarían cartas ocultas: «muestra manos» "
      .. "destapa "
      .. "todas las manos para estudiarlas.",
    solve_closed = "«resuelve» mira todas las manos: «muestra manos» las "
      .. "destapa "
      .. "para estudiarlas.",
    view_table = "La mesa se dibuja.",
    view_lines = "La mesa se cuenta en líneas.",
    view_what = "Di «vista mesa» o «vista líneas».",
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
      .. "escribe una jugada tras porqué.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "El registro está en {file}.",
    save_where = "Indica un archivo: «guarda ARCHIVO».",
    save_there = "Ya hay un archivo «{file}»: indica otro.",
    not_saved = "No se ha guardado: {problem}.",
    not_written = "No se puede escribir el registro: {problem}. El juego "
      .. "sigue; la próxima jugada lo intenta otra vez, y «guarda ARCHIVO» "
      .. "lo escribe "
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
      "Corrige las reglas y escribe «recarga»; o sal con «salir».",
    unfinished = "La entrada acabó en medio de «{line}».",

    help_words = "Las órdenes van en español o en inglés: {words}.",
    help = [[
Para jugar una carta, escríbela (7 de copas, 7♣) o escribe el número que tiene
debajo. Puedes jugar las cartas marcadas con *. Si las respuestas son
palabras, 2 da la respuesta que lleva (2) detrás. {none} dice que no eliges
ninguna carta. Intro muestra la mesa otra vez.

  porqué 3d  qué dicen las reglas de una jugada; «porqué» solo: de la jugada
            recién rechazada, o si no, de la última baza; «porqué triunfo»: de
            dónde sale el triunfo; «porqué marcador»: cómo se hizo la
            puntuación
  jugadas   todo lo que puedes decir ahora, mientras se pueda enumerar
  pista     qué jugaría el bot, y por qué; «pista 3d»: cuánto vale 3d
            comparado con eso; «porqué izquierda», con las manos abiertas: por qué
            Izquierda jugó su última carta
  cuenta    qué cartas quedan fuera y a quién le falta un palo; «cuenta sí» lo
            muestra antes de cada decisión, «cuenta no» lo oculta otra vez
  repite    da la misma respuesta mientras la pregunta sea la misma
  deshacer  vuelve a tu última decisión; «rehacer» va adelante; «atrás 3»
            retrocede tres decisiones; «ve baza 5», «ve ronda 2»
  rama      empieza aquí otra línea de juego; «ramas» muestra las líneas una
            junto a otra; «cambia 1» sigue en la línea 1; «termina»: los bots
            acaban la ronda; «otra random»: bots al azar juegan lo mismo
  muestra manos  abre todas las manos, «oculta manos» las oculta; «resuelve»
            dice cuánto vale entonces cada carta; «da 2 QS», «intercambia QS
            3D» y «fija hand 1 AS * KS» cambian este reparto
  repaso    qué costó más en la última ronda, y por qué; «repaso partida»: en
            todas; «repaso 1» va al primer error, en una línea propia
  traza     qué regla hizo qué en esta ronda, y dónde está; «traza 3» en su
            tercera baza; «traza marcador»: sumando a sumando; «edita follow
            suit» abre ahí tu editor
  última    la última baza, y por qué se ganó
  marcador  la hoja de puntuación, con las razones
  vista CÓMO  «vista mesa» dibuja la mesa, «vista líneas» la cuenta en líneas
  cartas CÓMO  muestra las cartas: signs, letters, french, german, spanish,
            italian
  reglas    el reglamento de este juego
  recarga   lee otra vez el archivo de reglas y sigue el juego con él;
            «vigila» lo hace cada vez que se guarda; «pon target=7» cambia una
            opción
  prueba 7C QS  qué saldría de ello: los bots responden en medio, y la partida
            se queda donde está
  ejemplo   lo que hay en la mesa, como ejemplo en el archivo de reglas:
            «ejemplo "NOMBRE"»; detrás may 3D, may not 3D, wins, score o last
  conserva  guarda esta partida como correcta: check la juega otra vez
  guarda ARCHIVO  escribe ahí el registro; «guarda» solo dice dónde se guarda;
            «posición» nombra el reparto en una línea, whist#7, para que otros
            lo abran
  guarda rules as NAME  guarda las reglas de la casa y opciones de esta mesa
            con un nombre: tenace play GAME+NAME las juega
  salir     sale; tenace play --resume sigue la partida

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
    what = "«resuelve» cuenta tricks o points, no «{what}»: «resuelve points»",
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
}
