-- Sentences of rulebooks, in Spanish. See en/rulebook.lua.
-- luacheck: no max line length

return {
  table = "La mesa",
  melds_title = "Combinaciones",
  taking_title = "El pozo",
  ranking = "Orden de las cartas",
  steps = "Cómo se juega",
  scoring = "Puntuación",
  match = "La partida",
  headings = {
    deal = "El reparto",
    trumps = "El triunfo",
    bidding = "La subasta",
    contract = "El contrato",
    exchange = "El cambio",
    lead = "La primera salida",
    before_play = "Antes de la primera salida",
    before_turn = "Antes de cada turno",
    play = "El juego",
    turn = "Un turno",
    after_trick = "Después de cada baza",
    after_round = "Después de la ronda",
    dealer = "Quién reparte",
    ending = "El final de la partida",
  },
  obligations = "Obligaciones",
  options = "Opciones de este juego",
  house = "Reglas de la casa",
  examples = "Ejemplos",
  examples_left = {
    one = "Falta en esta página 1 ejemplo: tenace rules {spec} "
      .. "--examples lo muestra.",
    other = "Faltan en esta página {n} ejemplos: tenace rules {spec} "
      .. "--examples los muestra.",
  },
  played_as = "Se juega: {spec}",
  written = "escrito: {file}",
  against = "{one} frente a {other}",
  against_sentence = "Las reglas de {one} (-), y las de {other} (+).",
  fails = "Estas reglas fallan al jugarlas, así que a esta página le falta "
    .. "lo que no se les pudo preguntar: {problem}",
  no_difference = "Estas reglas no se diferencian.",
  same_page = "El reglamento dice lo mismo de ambas. Solo tiene los pasos que "
    .. "llevan un comentario encima.",
  ["end"] = {
    rounds = {
      one = "La partida acaba tras 1 ronda; gana el total más alto.",
      other = "La partida acaba tras {n} rondas; gana el total más alto." },
    rounds_lowest = {
      one = "La partida acaba tras 1 ronda; gana el total más bajo.",
      other = "La partida acaba tras {n} rondas; gana el total más bajo." },
    rounds_highest_of = {
      one = "La partida acaba tras 1 ronda; gana quien tiene más: {what}.",
      other = "La partida acaba tras {n} rondas; gana quien tiene más: "
        .. "{what}." },
    rounds_lowest_of = {
      one = "La partida acaba tras 1 ronda; gana quien tiene menos: {what}.",
      other = "La partida acaba tras {n} rondas; gana quien tiene menos: "
        .. "{what}." },
    total = "Gana la partida quien antes llega a {n}; si llegan varios a la "
      .. "vez, el total más alto.",
    total_lowest = "La partida acaba cuando un total llega a {n}; gana el "
      .. "total más bajo.",
    ties = "Si entonces varios tienen el mejor total, la partida es un empate.",
    ties_of = "Si entonces varios van primeros por igual, es un empate.",
    floor_ends = "También acaba cuando un equipo llega a {n} o menos: ese "
      .. "equipo ha perdido.",
  },
  camps = {
    needs = "Puntos de las cartas que hacen falta: {first}, {needs}; con menos "
      .. "ganan los otros ({others}).",
    announced_least = "Con cualquier anuncio hacen falta al menos: {first}, "
      .. "{announced}.",
    with = "Al final, estas cartas ({with}) cuentan para: {first}.",
    unless = "Los puntos de las cartas no importan en: {contracts}.",
  },
  tricks = {
    trumps = "Cada jugador, por turno, juega una carta. Gana la baza el "
      .. "triunfo más alto o, si no hay ninguno, la carta más alta del palo de "
      .. "salida. Quien gana una baza sale a la siguiente.",
    plain = "Cada jugador, por turno, juega una carta. Gana la baza la carta "
      .. "más alta del palo de salida, y quien la gana sale a la siguiente.",
    several = "Quien gana una baza sale a la siguiente.",
  },
  left_out = "{pack}, sin {cards}",
  first_deal = { drawn = "Se sortea quién reparte primero." },
  next_deal = {
    drawn = "Se sortea quién reparte primero. {next}",
    other = "Los jugadores reparten por turno, ronda a ronda.",
    clockwise = "La ronda siguiente la reparte el jugador a la izquierda "
      .. "de quien ha repartido.",
    anticlockwise = "La ronda siguiente la reparte el jugador a la derecha "
      .. "de quien ha repartido.",
  },
  letters_row = "letras",
  letters = {
    jokers = "BJ el joker grande, LJ el joker pequeño",
    joker = "BJ un joker",
    spanish = "A as, S sota, C caballo, R rey; como palos, O oros, C copas, "
      .. "E espadas, B bastos",
    italian = "A as, S sota (fante), C caballo (cavallo), R rey (re); como "
      .. "palos, O oros, C copas, E espadas, B bastos",
    tarot = "J jota, N caballo, Q dama, K rey; T un triunfo, EX la excusa",
    colours = "R rojo, Y amarillo, G verde, B azul; S salto, V cambio de "
      .. "sentido, D robar dos; W comodín, W4 comodín robar cuatro",
    flower = "el número de una carta es su mes: 1 pino, 2 ciruelo, 3 cerezo, "
      .. "4 glicinia, 5 lirio, 6 peonía, 7 trébol japonés, 8 hierba susuki, "
      .. "9 crisantemo, 10 arce, 11 sauce, 12 paulonia; L luces, A animales, "
      .. "R cintas, P cartas sencillas",
  },
  tags = "cartas con nombre",
  no_limit = "cualquier número",
  change = { section = "{section}, {label}", was = "- {text}",
    is = "+ {text}", cite = "{file}, línea {line}" },
  players = "jugadores",
  turn = "turno",
  deck = "cartas",
  ranks = "valores, de menor a mayor",
  combinations_title = "Combinaciones",
  combinations = {
    cards = "{cards}",
    loose = "cualesquiera {n} cartas de un palo",
    rank = { one = "una carta", other = "{n} cartas del mismo valor" },
    row = {
      one = "{run} cartas seguidas",
      other = "{n} cartas de cada valor, {run} valores seguidos",
    },
    exactly = "{least}",
    from_to = "de {least} a {most}",
    one_suit = "de un palo",
    with = { one = "con otra carta", other = "con otras {n} cartas" },
    with_pairs = { one = "con un par", other = "con {n} pares" },
    with_each = {
      one = "con otra carta por cada valor",
      other = "con otras {n} cartas por cada valor",
    },
    with_pairs_each = {
      one = "con un par por cada valor",
      other = "con {n} pares por cada valor",
    },
    any = "que pueden ser iguales",
    suit_first = "se compara por palo, después por valor",
    equal = "también la supera una igual de alta",
    longer = "también la supera una más larga",
    all = "supera a todas las demás combinaciones",
    all_but = "supera a todas las demás combinaciones, salvo: {names}",
    beats = "supera: {names}",
    over = "{name}",
    over_run = "{name} (desde {run} valores)",
    over_rank = "{name} de {rank}",
    over_rank_run = "{name} de {rank} (desde {run} valores)",
    part = "; ",
    join = ", ",
    attached = "cartas que acompañan",
    attached_other = "de otros valores que las cartas a las que acompañan",
    attached_different = "de valores distintos entre sí, y de otros que las "
      .. "cartas a las que acompañan",
    attached_apart = "{ranks}; {cards} no juntas",
    rank_order = "de menor a mayor",
    row_of = "valores seguidos",
    beating = "qué supera a qué",
    higher = "la misma combinación con el mismo número de cartas, si es más "
      .. "alta",
    higher_core = "la misma combinación con el mismo número de cartas, si es "
      .. "más alta; las cartas que la acompañan no cuentan",
    suits = "palos, de menor a mayor",
    suits_decide = "{suits}; a igual valor decide el palo de la carta más alta",
  },
  points = "puntos de las cartas",
  points_trumps = "puntos de los triunfos",
  points_case = "puntos si {field} es {value}",
  points_trumps_case = "puntos de los triunfos si {field} es {value}",
  ["and"] = " y ",
  against_side = " contra ",
  each_alone = "{n}, cada uno por su cuenta",
  sides_form = "{n}; los equipos se forman en cada ronda, y cada uno "
    .. "tiene sus puntos",
  in_named_sides = "{n}: {sides}",
  named_side = "equipo {side} (puestos {seats})",
  else_alone = "{players}; si son {numbers}, cada uno juega por su cuenta",
  clockwise = "en sentido horario, como se numeran los puestos",
  anticlockwise_seats = "en sentido antihorario, con los puestos en este "
    .. "orden: {seats}",
  pack = "{n} cartas: {suits}",
  packs = "{n} cartas de {packs} barajas: {suits}",
  suit_names = {
    tarot = { T = "triunfos" },
    flower = { L = "luces", A = "animales", R = "cintas",
      P = "cartas sencillas" },
  },
  with_wild = ", {n} de ellas comodines",
  with_excuse = ", una de ellas la excusa",
  with_jokers = { one = ", una de ellas un joker",
    other = ", {n} de ellas jokers" },
  points_of = "{rank}: {n}",
  points_each_trick = "cada baza",
  points_last_trick = "última baza",
  points_last_but_one = "penúltima baza",
  points_others = "las demás",
  points_own = "{rank}: su número",
  points_number = "su número",
  points_range = "de {first} a {last}",
  levels = "niveles",
  levels_alone = "de {first} a {last}; cada jugador tiene el suyo y se apunta "
    .. "1 por cada nivel que sube; una subida se detiene en {stops}, y quien "
    .. "sube desde {last} ha ganado la partida",
  levels_score = "de {first} a {last}; cada equipo tiene el suyo y se apunta 1 "
    .. "por cada nivel que sube; una subida se detiene en {last}, y quien "
    .. "sube desde {last} ha ganado la partida",
  levels_score_stop = "de {first} a {last}; cada equipo tiene el suyo y se "
    .. "apunta 1 por cada nivel que sube; una subida se detiene en {stops} y "
    .. "{last}, y quien sube desde {last} ha ganado la partida",
  own_fact = "{name} {value}",
  own_facts = "{name}: {value}",
  contracts = "contratos",
  contract = "{name} {value}",
  contract_times = "valor base, que cuenta de {from} a {to} veces: {list}",
  contract_fixed = "valor fijo: {list}",
  contract_value = "{value}",
  contract_value_times = "{value}, de {from} a {to} veces",
  contents = "Contenido",
  captures = {
    row = "qué toma una carta",
    one = "Una carta toma una carta que vale lo mismo, o varias que suman su "
      .. "valor.",
    several = "Una carta toma cartas que valen lo mismo y grupos que suman su "
      .. "valor: uno de ellos, o varios a la vez.",
    rank_one = "Una carta que no suma toma una carta de su mismo valor.",
    rank_all = "Una carta que no suma toma todas las cartas de su mismo valor.",
    one_first = "Mientras haya una carta que valga lo mismo, no se toma "
      .. "ninguna suma.",
    all = "Toma todo lo que puede.",
    must = "Una carta que puede tomar algo no puede quedarse en la mesa.",
    also_row = "también vale de otro modo",
    also = "{rank} {n}",
    whole_row = "toda la mesa",
    whole = "cada una de estas toma todo lo que hay, y nada menos: {cards}",
    whole_own_first = "cada una de estas toma todo lo que hay, o una de su "
      .. "valor si la hay: {cards}",
    builds_row = "montones",
    builds = "Una carta de la mano y cartas de la mesa que suman forman un "
      .. "montón, de un grupo o varios, si el jugador tiene otra carta con que "
      .. "tomarlo. Un montón de un grupo se sube con una carta que lo hace "
      .. "valer más; pueden unirse a él cartas de la mesa que suman lo mismo. "
      .. "A cualquier montón se le puede añadir un grupo con una carta de la "
      .. "mano. El montón es de quien hizo lo último, que guarda una carta con "
      .. "que tomarlo y no deja ninguna carta en la mesa. Cualquier jugador "
      .. "puede tomar un montón.",
    said_row = "qué se dice",
    said_takes = "`CARTA toma CARTAS`, primero la carta de la mano.",
    said_stays = "`CARTA` sola: se queda en la mesa.",
    said_stays_word = "`{word} CARTA`: se queda en la mesa.",
    said_builds = "`CARD takes CARDS build NUMBER`: cada montón tiene un "
      .. "número. `build VALUE CARD CARDS`: un montón nuevo. "
      .. "`raise NUMBER to VALUE CARD`. `add CARD CARDS to NUMBER`: un grupo "
      .. "se une a ese montón.",
  },
  announcements_title = "Anuncios",
  reached_title = "Con qué altura se gana una ronda",
  patterns = {
    row = "qué vale: {name}",
    sum = "{name}: cartas que juntas valen {n}, {counts}",
    same = "{name}: {n} del mismo valor, {counts}",
    run = "{name}: una escalera de {n} o más, {counts}",
    suited = "{name}: todas de un palo, {n} o más, {counts}",
    points = "{n}",
    each = "{n} por carta",
  },
  instead = "Regla de la casa {house}: {text}",
  step = "{name}: {text}",
  flag = "true (sí) o false (no)",
  any_text = "cualquier texto",
  words_of = "de {words}",
  from_to = "de {from} a {to}",
  preset = "{value} (regla de la casa {by})",
  changes_part = "La regla de la casa {house} cambia una parte de esto.",
  silenced_by_house = "{value}, sin efecto por la regla de la casa {by}",
  silenced = "{value}, sin efecto por {by}",
  chosen = "{value} (elegido)",
  is_allowed = "{move} se permite",
  is_refused = "{move} no se permite: {reason}",
  nobody_yet = "nadie todavía",
  nobody = "nadie: empate",
  nothing = "nada",
  seat = "puesto {seat}",
  hand_of = "en la mano, puesto {seat}",
  side = "equipo {side}",
  example_each = "{what} {whose}",
  answer = "{label} {text}",
  answer_why = "{text} ({why})",
  of_side = "equipo {side}: {value}",
  of_seat = "puesto {seat}: {cards}",
  yes = "sí",
  no = "no",
  is_meld = { set = "sí, un grupo", run = "sí, una escalera",
    wild = "sí, de comodines" },
  with_others = "{cards} y otras",
  part_named = { turned = "carta vuelta", hole = "cartas del fondo",
    counts = "cartas en la mano", discard = "pozo", players = "jugadores",
    first_dealer = "reparte primero" },
  part = {
    given = "{name} {value}",
    join = ", ",
    both = "con {given}: {gives}",
    gives = "{gives}",
    left = "{name} {value}",
  },
  example = {
    step = "cálculo", with = "con",
    option = "opción {name}",
    fields = "campos",
    options = "opciones",
    hand = "en la mano",
    trick = "jugado",
    played = "jugado antes",
    others = "los otros tienen",
    cards = "cartas",
    deal = "reparto",
    moves = "dicho y jugado",
    before = "marcador antes",
    tricks = "bazas",
    held = "repartidas a",
    won = "ganadas por",
    last_won = "últimas bazas ganadas por",
    party = "primer partido",
    round_number = "ronda",
    dealer = "reparte",
    counted = "contado antes",
    legal = "se puede jugar",
    possible = "posible",
    allowed = "se permite",
    refused = "no se permite",
    because = "por la regla",
    forced = "obligado",
    winner = "gana",
    value = "vale",
    meld = "es una combinación",
    points = "puntos",
    scores = "marcador después",
    won_by = "gana la partida",
    gives = "da",
    by_round = "por rondas",
    leaves = "después",
    why = "por qué",
  },
  rank = {
    always = "siempre",
    trumps = "triunfos de mayor a menor: {cards}",
    of_trump = "{ranks} del palo de triunfo",
    of_one_suit = "{ranks} de {suit}",
    other_of_rank = "{rank} de cada uno de los otros palos, todas iguales",
    special_of_trump = "{rank} del palo de triunfo",
    of_trump_without = "{ranks} del palo de triunfo, sin {rank}",
    of_any = "{ranks}",
    of_any_without = "{ranks}, sin {rank}",
    any = "cualquier {fact}",
    all_of_rank = "{rank} de cada palo, todas iguales",
    equal = " = ",
    join = ", ",
    part = "; ",
    no_trumps = "sin triunfos",
    alone = {
      one = "sin triunfos; {cards} no es de ningún palo y gana a todas las "
        .. "demás",
      other = "sin triunfos; {cards} no son de ningún palo y ganan a todas "
        .. "las demás, la primera la más alta",
    },
    other_suits = "los otros palos: {ranks}",
    each_suit = "cada palo de mayor a menor: {ranks}",
    of_suit = "{suit}: {ranks}",
    worthless = { one = "{cards} no es de ningún palo y nunca gana",
      other = "{cards} no son de ningún palo y nunca ganan" },
    later = "de dos {cards} en una baza gana la segunda",
    fact = "{fact} {value}",
    fact_or_none = "{fact} {value}, o nada",
    without = "sin {fact}",
    ["or"] = "{first} o {last}",
    case = "; ",
  },
  plays_title = "Varias cartas a la vez",
  plays = {
    led = "con qué se sale",
    formats_alike = "una carta; un par, o tres o más: cartas del mismo valor "
      .. "y del mismo palo; un tractor: dos o más pares vecinos en el orden "
      .. "de un palo, o grupos vecinos de tres, un bulldozer, o de cuatro. "
      .. "Estas son las figuras",
    throws = "varias de ellas juntas, de un palo: un lanzamiento. Se sale con "
      .. "todo si ninguna otra mano puede superar una parte; si no, falla, y "
      .. "hay que salir solo con una parte que se puede superar: si hay "
      .. "varias, elige el jugador siguiente",
    no_throws = "solo una de estas a la vez",
    owed = "los demás",
    owes_suit = "juegan el mismo número de cartas, y cartas del palo mientras las "
      .. "tengan, en cualquier figura",
    owes = "juegan el mismo número de cartas, y cartas del palo mientras las "
      .. "tengan; entre estas, las figuras de la salida, hasta donde la mano "
      .. "las tenga: primero tractores, después pares",
    short = "tractores cortos",
    any_pairs = "una mano sin un tractor tan largo como el de la salida debe "
      .. "jugar pares, no un tractor más corto",
    short_too = "una mano sin un tractor tan largo como el de la salida debe "
      .. "jugar los suyos más cortos",
    triples = "a tres seguidos",
    pairs_one = "dos pares seguidos van antes que un grupo de tres",
    pairs_two = "dos pares seguidos van antes que dos grupos de tres",
    wins = "qué gana",
    beaten = "las mismas figuras en el palo de salida, más altas; o en "
      .. "triunfos, de un jugador que no tiene nada del palo: eso mata. Entre "
      .. "cartas iguales ganan las jugadas primero",
    by_format = "; si dos jugadores matan un lanzamiento, decide su figura más "
      .. "grande, la más alta",
    by_highest = "; si dos jugadores matan un lanzamiento, decide la carta más "
      .. "alta",
  },
  option_text = "{says} ({values}; por defecto: {default})",
  option = { on_card = "{value}: {says}",
    name = "opción", value = "aquí", values = "posible",
    default = "por defecto", says = "qué significa" },
  obligation = {
    follow_suit = "quien tenga una carta del palo de salida debe asistir",
    beat_led_untrumped = "mientras no se haya fallado la baza, hay que "
      .. "superar, si se puede, la mejor carta del palo de salida con otra de "
      .. "ese palo",
    beat_led_trumps = "hay que superar, si se puede, el triunfo más alto de "
      .. "la baza, sea de quien sea",
    beat_led_always =
      "si se puede, hay que superar la mejor carta del palo de salida con otra "
      .. "de ese palo, aunque se haya fallado la baza",
    play_trump = "quien no pueda asistir debe jugar un triunfo",
    overtrump_or_free = "quien no pueda asistir debe fallar con un triunfo más "
      .. "alto que los ya jugados; si no tiene ninguno más alto, no está "
      .. "obligado a fallar",
    overtrump_or_lower = "quien no pueda asistir debe jugar un triunfo, más "
      .. "alto que los ya jugados si puede",
    play_lower = "quien no pueda asistir ni tenga un triunfo más alto debe "
      .. "jugar uno más bajo",
    lead_called = "la primera salida no puede ser del palo de la carta "
      .. "llamada, pero sí esa carta",
    play_called = "si se sale con su palo, quien tenga la carta llamada debe "
      .. "jugarla",
    keep_called = "hasta que se juega la carta llamada, quien la tiene la "
      .. "guarda y no sale con otra carta de su palo, y quien la ha llamado "
      .. "guarda una carta del palo",
  },
  duty = {
    free_row = "si no",
    free = "se puede jugar cualquier carta",
    sort_suit_led = "el palo de salida",
    sort_higher = "cartas que superan la mejor del palo de salida",
    sort_trumps = "triunfos",
    rank_of_trumps = "{rank} de triunfo",
    sort_higher_trumps = "triunfos por encima del mejor jugado",
    sort_lower_trumps = "triunfos por debajo del mejor jugado",
    play = "hay que jugar {cards}, si se tiene",
    avoid = "quien tenga otras cartas no puede jugar {cards}",
    only = "quien tenga otras cartas que {only} no puede jugar {cards}",
    case = "{conditions}: {text}",
    exempt = "{text}; siempre se puede jugar {cards}",
    once_empty = "cuando se ha acabado {pile}",
    pile_stock = "el mazo",
    pile_turned = "la carta vuelta",
    pile_discard = "el pozo",
    pile_any = "el montón «{name}»",
    until_played = "mientras nadie haya jugado {cards}",
    until_thrown = "mientras nadie haya echado {cards} a otro palo",
    trumps_one_suit = "{text}; todos los triunfos juntos son un solo palo, "
      .. "sea cual sea el palo impreso en ellos",
    when_leading = "al salir",
    when_first_trick = "en la primera baza",
    when_trump_led = "si se ha salido con triunfo",
    when_trumped = "si se ha fallado la baza",
    when_partner_wins = "si va ganando la baza el propio equipo",
    when_void = "sin cartas del palo de salida",
    unless_leading = "si no se sale",
    unless_first_trick = "después de la primera baza",
    unless_trump_led = "si no se ha salido con triunfo",
    unless_trumped = "si no se ha fallado la baza",
    unless_partner_wins = "si no va ganando la baza el propio equipo",
    unless_void = "si se tiene alguna carta del palo de salida",
    when_flag = "si es así: {name}",
    unless_flag = "si no es así: {name}",
    when_empty = "si no hay: {name}",
    unless_empty = "si hay: {name}",
    when_value = "si {name} es {values}",
    unless_value = "si {name} no es {values}",
    some_cards = "ciertas cartas",
    best = "la mejor carta",
  },
}
