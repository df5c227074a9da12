-- Sentences about a match, in Spanish. See en/match.lua.
-- luacheck: no max line length

return {
  -- fields of a match
  no_such_field = "una partida no tiene «{name}»",
  field_gone = "una partida ya no tiene «{name}»: vea «{instead}»",
  no_hand = "una partida no tiene «hand», cada jugador tiene la suya; y un "
    .. "paso que recibe un jugador se escribe con dos puntos, "
    .. "function game:after_trick(winner)",
  cannot_set_field = "«{name}» no está declarado en round ni en keeps",

  -- moves
  needs_colon = "{word} es de una partida: escríbelo con dos puntos, "
    .. "m:{word}(…)",
  match_over = "la partida ha acabado",
  not_again = "la decisión {decision}, «{move}», no se puede repetir: las "
    .. "reglas ya no la permiten",
  no_such_card = "«{card}» no es una carta de esta baraja",
  not_held = "no tienes {card}",
  dummy_lacks = "el muerto no tiene {card}",
  in_dummy = "en la mano del muerto {reason}",
  not_held_again = "no tienes {card} dos veces",
  held_too_few = "de {card} tienes solo {n}, no {need}",
  not_so_many = "{card} no se puede elegir otra vez",
  not_there = "{card} no está entre las cartas que se pueden elegir",
  word_late = "demasiado tarde: hacen falta {n} cartas",
  word_with = "no puedes jugar ninguna de las cartas ({cards}) con las que se "
    .. "dice {word}",
  after_word = "después de lo que has dicho debes jugar {cards}",
  one_card = "hay que dar una carta, como {card}",
  some_cards = { one = "tiene que ser {n} carta, no {given}",
    other = "tienen que ser {n} cartas, no {given}" },
  some_cards_range = "tienen que ser de {least} a {most} cartas, no {given}",
  cards_not_accepted = "estas cartas no se pueden elegir juntas",
  holds_none = "no tienes ninguna de estas cartas: {cards}",
  holds_few = "tienes menos de {n} de estas cartas: {cards}",
  a_choice = "puedes responder: {choices}",
  a_choice_of_many = "hay {n} respuestas posibles, como {choices}",
  slot_called = "CARTA",
  slot_card = "CARTA",
  slot_cards = "CARTAS",
  slot_copy = "CUÁL",
  slot_count = "CUÁNTAS",
  slot_n = "NÚMERO",
  slot_number = "NÚMERO",
  slot_place = "PUESTO",
  slot_player = "JUGADOR",
  slot_rank = "VALOR",
  slot_suit = "PALO",
  form_card = "{card} no se puede decir aquí",
  form_count = "tienen que ser de {least} a {most} cartas",
  form_count_one = { by = "least", one = "tiene que ser {least} carta",
    other = "tienen que ser {least} cartas" },
  form_said = { one = "has dicho una carta y has puesto {laid}",
    other = "has dicho {n} cartas y has puesto {laid}" },
  form_no_play = "{cards} no es una combinación: las que hay son {names}",
  form_sum = "estas cartas no suman lo que hace falta",
  form_sum_all = "faltan cartas de las que suman ese valor",
  capture_one = "una carta toma una de su valor, o si no, una suma de ese "
    .. "valor",
  capture_rank_one = "{card} toma una carta de su mismo valor, y nada más",
  capture_rank_all = "{card} toma todas las cartas de su mismo valor, y nada "
    .. "más",
  capture_whole = "{card} toma toda la mesa, o nada",
  capture_no_build = "no existe ese montón",
  capture_other_build = "un montón se toma con una carta de su valor",
  capture_not_builds = "la carta toma todo lo que puede",
  capture_owns = "el montón de {rank} es tuyo",
  capture_no_taker = "no tienes ninguna carta con que tomar el montón",
  capture_no_other = "no tienes otra carta de {rank}",
  capture_one_of_two = "una carta toma solo uno de los dos montones",
  capture_no_raise = "la carta y el montón no suman ese valor",
  capture_not_single = "un montón de varios grupos no se puede subir",
  capture_not_added = "la carta tiene otro valor que el montón",
  capture_no_room = "hay demasiados montones",
  capture_can_take = "puede tomar algo, así que debe hacerlo",
  form_row_gap = "{cards} no es {combination}: sus valores deben ir seguidos "
    .. "en {row}",
  form_row_least = "{combination}: hacen falta al menos {least} valores "
    .. "seguidos",
  form_row_most = "{combination}: como mucho {most} valores seguidos",
  form_row_exactly = "{combination}: hacen falta {least} valores seguidos",
  form_carries_nothing = "nada",
  form_carries_cards = { one = "una carta", other = "{n} cartas" },
  form_carries_pairs = { one = "un par", other = "{n} pares" },
  form_load = "{core} puede llevar {loads}, de otros valores y distintos entre "
    .. "sí",
  form_load_any = "{core} puede llevar {loads}, de otros valores",
  form_apart = "{cards} no pueden acompañar juntas",
  form_lower = "{cards} no supera lo jugado ({combination}): debe estar por "
    .. "encima de {top}",
  form_lower_equal = "{cards} no supera lo jugado ({combination}): debe ser "
    .. "{top} o más alto",
  form_other = "{cards} es de otra clase, {kind}: se pide lo mismo y más alto "
    .. "({combination})",
  form_other_or = "{cards} es de otra clase, {kind}: se pide lo mismo y más "
    .. "alto ({combination}), o bien {names}",
  form_count_as = { by = "least",
    one = "tiene que ser {least} carta, como en la mesa ({combination})",
    other = "tienen que ser {least} cartas, como en la mesa ({combination})" },
  form_count_or = { by = "least",
    one = "tiene que ser {least} carta, como en la mesa ({combination}), si no "
      .. "es {names}",
    other = "tienen que ser {least} cartas, como en la mesa ({combination}), "
      .. "si no es {names}" },
  form_must = "{cards} debe estar entre las cartas",
  form_more = "con {said} no basta: di {choices}",
  form_extra = "«{word}» sobra: di {said}",
  form_nothing = "di {choices}",
  lowest_bid = "la puja más baja es {bid}",
  higher_bid = "la puja debe ser más alta que {bid}",
  higher_bid_next = "la puja debe ser más alta que {bid}; la siguiente posible "
    .. "es {next}",
  no_bid_to_double = "no hay ninguna puja que doblar",
  own_bid = "la última puja es de tu propio equipo",
  bidding_closed = "{bid} está doblado, así que ya nadie puja",
  doubled_already = "{bid} ya está doblado",
  nothing_doubled = "no hay nada tuyo doblado",
  redoubled_already = "{bid} ya está redoblado",
  no_bid = "{given} no se puede pujar; la siguiente puja posible es {bid}",
  must_open = "el primero debe pujar",
  over_partner = "sobre la puja de tu compañero lo mínimo es {bid}",
  must_bid = "los demás han pasado, así que debes pujar",
  promises = "promete {promise}",
  promised_points = "{n} puntos",
  not_stronger = "{cards} no es más fuerte que {standing}",
  declare_not_held = "no tienes {cards}",
  own_declaration = "{standing} lo has mostrado tú: solo puedes mostrar más de "
    .. "lo mismo",
  a_number = "hay que dar un número del {least} al {most}",
  yes_or_no = "responde sí o no",
  card_prompt = "¿qué carta?",
  dummy_prompt = "¿qué carta juega el muerto?",

  -- turns with melds
  draw_stage = "¿robas o levantas el pozo?",
  draw_stage_top = "¿robas o tomas la carta de arriba del pozo?",
  draw_stage_down = "¿robas o tomas el pozo hasta una carta?",
  offer_stage = "¿tomas la carta de arriba del pozo?",
  meld_stage = "¿qué bajas?",
  discard_stage = "¿qué carta descartas?",
  out_stage = "tu compañero pregunta: ¿puedo cerrar?",
  move_verb = "«{card}» no es una jugada aquí: di {choices}",
  move_too_many = "«{card}» sobra",
  knock_which = "di qué carta, como en {example}",
  discard_which = "di qué carta, como en {example}",
  meld_no_cards = "di qué cartas, como en {example}",
  meld_card = "{card} no se puede bajar",
  meld_mixed = "estas cartas ni son del mismo valor ni van seguidas",
  meld_mixed_sets = "una combinación es de un solo valor",
  meld_mixed_runs = "una combinación es una escalera de un palo",
  meld_corner = "una escalera no da la vuelta del rey al as",
  meld_unnamed = "di en lugar de qué carta va {card}, como en {card}=5H",
  meld_stands = "ningún comodín puede ir aquí en lugar de {card}",
  meld_suits = "ningún palo puede estar dos veces en una combinación",
  meld_few = "una combinación tiene al menos {need} cartas, y esta tiene {n}",
  meld_many = "una combinación tiene como mucho {need} cartas, y estas serían "
    .. "{n}",
  meld_all_wild = "solo comodines no son una combinación: di a cuál se añaden, "
    .. "como en {example}",
  meld_all_wild_plain = "solo comodines no son una combinación",
  meld_most_wild = "una combinación tiene como mucho {need} comodines, y esta "
    .. "tendría {n}",
  meld_naturals = "una combinación tiene al menos {need} cartas naturales, y "
    .. "esta tiene {n}",
  meld_per_wild = "hacen falta {per} naturales por comodín: {need} para "
    .. "{wild}, y esta tiene {n}",
  meld_with_wild = "para un comodín hacen falta {need} naturales, y esta "
    .. "tiene {n}",
  meld_more_wild = "una combinación tiene más naturales que comodines: {need} "
    .. "para {wild}, y esta tiene {n}",
  meld_last_wild = "ningún comodín va con {card}",
  meld_run_wild = "en una escalera no puede haber comodines",
  meld_long = "una escalera tiene como mucho {need} cartas, y serían {n}",
  meld_rank = "tu pareja ya tiene {need} combinaciones de este valor "
    .. "({rank}), y estas cartas no van en ninguna",
  meld_no_two = "tu pareja no tiene dos combinaciones de ese valor que juntar",
  meld_not_there = "no hay ninguna combinación «{card}» a la que puedas añadir",
  meld_no_room = "no caben más combinaciones",
  meld_not_last = "{card} se baja solo para cerrar, y entonces puede quedar "
    .. "como mucho otra carta",
  meld_over = "esa era tu última bajada: descarta",
  meld_first = "la primera bajada de tu pareja debe valer al menos {need}, y "
    .. "esta vale {n}",
  take_nothing = "no hay pozo que levantar",
  take_top = "encima está {card}, así que el pozo no se puede levantar",
  take_frozen_none = "el pozo está congelado, y de {rank} no tienes ninguna "
    .. "carta",
  take_frozen_one = "el pozo está congelado, y de {rank} solo tienes una carta",
  take_frozen = "el pozo está congelado: muestra dos cartas naturales del "
    .. "valor de {card}",
  take_unopened_none = "tu pareja no ha bajado, así que necesitas dos cartas "
    .. "naturales para tomar {card}, y de {rank} no tienes ninguna",
  take_unopened_one = "tu pareja no ha bajado, así que necesitas dos cartas "
    .. "naturales para tomar {card}, y de {rank} solo tienes una",
  take_unopened = "tu pareja no ha bajado: muestra dos cartas naturales del "
    .. "valor de {card}",
  take_not_yet = "tu pareja aún no ha bajado, así que no puedes levantar el "
    .. "pozo",
  take_with = "di qué cartas van con {card}: dos de su valor, o una y un "
    .. "comodín",
  take_with_pair = "di qué dos cartas naturales de su valor van con {card}; "
    .. "sola, va únicamente en una combinación de tu pareja que no esté "
    .. "completa",
  take_with_top = "la carta de arriba va a la mano: di solo take",
  take_one = "tienes una sola carta, así que no puedes levantar un pozo de una "
    .. "carta",
  take_which = "di hasta qué carta del pozo, y cómo se baja, como en "
    .. "{example}",
  take_lacks = "en el pozo no hay {card}",
  take_at_once = "{card} tendría que bajarse en seguida y no va en ninguna "
    .. "combinación: di con qué cartas, como en {example}",
  draw_none = "el mazo se ha acabado",
  pass_stock = "debes robar, o levantar el pozo",
  end_full_none = {
    m = "tu pareja no tiene ningún {full}, así que debes quedarte con una "
      .. "carta",
    other = "tu pareja no tiene ninguna {full}, así que debes quedarte con "
      .. "una carta",
  },
  end_full = "para cerrar hacen falta {need} {full} y tu pareja tiene {n}: "
    .. "debes quedarte con una carta",
  end_natural = "para cerrar hacen falta {need} {full} sin comodines y tu "
    .. "pareja tiene {n}: debes quedarte con una carta",
  end_mixed = "para cerrar hacen falta {need} {full} con comodines y tu "
    .. "pareja tiene {n}: debes quedarte con una carta",
  end_second = "tu compañero aún no ha tomado su segunda mano, así que debes "
    .. "quedarte con una carta",
  end_unasked = "nadie cierra antes de que el compañero diga que sí "
    .. "({example}), así que debes quedarte con una carta",
  end_discard = "se cierra con un descarte, así que debes guardar una carta "
    .. "para él",
  end_keep = "tu compañero ha dicho que no, así que debes quedarte con una "
    .. "carta",
  end_out = "tu compañero ha dicho que sí, así que tienes que poder cerrar en "
    .. "este turno",
  out_not_asked = "ahora no puedes preguntar",
  out_never = "en este turno no puedes cerrar",
  discard_taken = "acabas de tomar {card}: descarta otra carta",
  draw_offered = "primero se ofrece la carta de arriba del pozo: tómala, o "
    .. "pasa",
  take_refused = "nadie ha querido la carta de arriba, así que debes robar",
  knock_never = "nadie puede acabar así la ronda",
  knock_left = "{left}: tienes {n}; {need} es lo máximo",
  knock_all = "{left}: tienes {n}, y tendrías que tener 0",
  layout_which = "¿qué combinaciones muestras?",
  layout_name = "muestra {n}",
  layout_line = "\n  {name}: {melds}",
  layout_added = "{cards} en {meld}",
  layout_left = "{cards} sin combinar",
  layout_points = "puntos sin combinar",
  layout_told = "{parts}: {name} {n}",
  move_stage_draw = "empieza tu turno: roba, o levanta el pozo",
  move_stage_meld = "di {example} antes de descartar",
  move_stage_drawn = "ya has robado: baja, o di {example}",
  move_stage_discard_held = "ya tienes tu carta: ahora descarta una, o "
    .. "cierra",
  move_stage_discard = "ya has robado y bajado: ahora descarta una carta",
  number_0 = "0", number_1 = "1", number_2 = "2", number_3 = "3",
  number_4 = "4", number_5 = "5", number_6 = "6", number_7 = "7",

  -- obligations of the library
  follow_suit = "tienes {cards}, así que debes asistir a {suit}",
  beat_led = "tienes {cards}, así que debes superar {best}",
  beat_led_always = "tienes {cards}, así que debes superar {best}",
  play_trump = "no tienes {suit} pero sí {cards}, así que debes fallar",
  overtrump = "no tienes {suit} pero sí {cards}, así que debes echar un "
    .. "triunfo más alto que los jugados",
  binding = "la regla «{rule}» pide {cards}",
  lead_anything = "sales tú, así que juega lo que quieras",
  no_suit_left = "no tienes {suit}: juega lo que quieras",
  nothing_led = "todavía no hay palo de salida: juega lo que quieras",
  nothing_binds = "nada te obliga: juega lo que quieras",
  meets_follow_suit = "asiste a {suit}",
  meets_rule = "cumple lo que pide la regla «{rule}»",
  is_allowed = "es una de las respuestas posibles",
  only_one = "es la única respuesta posible",
  last_card_left = "es la última carta de la mano",

  -- plays of several cards
  lead_prompt = "¿con qué sales?",
  answer_prompt = "¿qué juegas a {led}?",
  forced_prompt = "el lanzamiento falla: ¿con qué hay que salir?",
  no_suit = "cartas sin palo",
  one_suit = "se sale con cartas de un solo palo",
  one_component = "solo se puede salir con una figura, no con {led}",
  owes_suit = "tienes {cards}, así que debes jugarlo todo a {suit}",
  owes_it = "tienes {cards}, así que debes responder con ello a {led}",
  owes_them = "tienes {cards}, así que debes responder con ello a {led}",
  owes_such = "tienes {cards}, así que a {led} debes responder con {owed}",
  owes_run = "{owed}, {n} de ellos seguidos",
  throw_fails = "el lanzamiento falla: alguien puede superar {forced}",
  throw_counts = "un lanzamiento de {led}: se sale con todo si nadie puede "
    .. "superar una parte",
  answers_led = "responde a {led} lo mejor que puedes",
  suit_runs_out = "no tienes más {suit}: completa con lo que quieras",
  single = { one = "una carta sola", other = "{n} cartas solas" },
  pair = { one = "un par", other = "{n} pares" },
  triple = { one = "un trío", other = "{n} tríos" },
  quad = { one = "un cuarteto", other = "{n} cuartetos" },
  tractor = {
    one = "un tractor de {length} pares",
    other = "{n} tractores de {length} pares",
  },
  bulldozer = {
    one = "un bulldozer de {length} tríos",
    other = "{n} bulldozers de {length} tríos",
  },
  quads_bulldozer = {
    one = "un bulldozer de {length} cuartetos",
    other = "{n} bulldozers de {length} cuartetos",
  },
  play_kills = "{cards} mata",
  play_unkilled = "nadie ha matado el lanzamiento {cards}",
  play_unbeaten = "nadie ha superado {cards}",
  play_highest = "{cards} es lo más alto",

  -- ranks
  rank_A = "as", rank_K = "rey", rank_Q = "dama", rank_J = "jota",
  ranks_2 = "doses", ranks_3 = "treses", ranks_4 = "cuatros",
  ranks_5 = "cincos", ranks_6 = "seises", ranks_7 = "sietes",
  ranks_8 = "ochos", ranks_9 = "nueves", ranks_10 = "dieces",
  ranks_J = "jotas", ranks_Q = "damas", ranks_K = "reyes", ranks_A = "ases",

  -- suits
  clubs = "tréboles", diamonds = "diamantes", hearts = "corazones",
  spades = "picas", coins = "oros", cups = "copas", swords = "espadas",
  batons = "bastos", trumps = "triunfos", red = "rojo", yellow = "amarillo",
  green = "verde", blue = "azul",

  -- why a trick was won
  only_trump = "{card} es el único triunfo",
  highest_trump = "{card} es el triunfo más alto",
  highest_of_suit = "{card} es la carta más alta de {suit}",
  nobody_followed = "nadie más ha asistido a {suit}",
  first_of_equals = "{card} se jugó antes que la otra igual",
  last_of_equals = "{card} se jugó después de la otra igual",
  cannot_win = "no se ha jugado ninguna carta que pueda ganar, así que gana "
    .. "quien salió",

  -- errors of steps
  camp_points = "{points} puntos",
  camp_needs = "{points} de {needs} puntos",
  camp_with = "{points} de {needs} puntos (más: {pile})",
  camp_reached = "{points} puntos; bastan {needs}",
  camp_reached_with = "{points} puntos, y además {pile}; bastan {needs}",
  has_compared = "'has' dice cuántas, y nil si no hay tal carta, que no se "
    .. "compara con números; escribe: if hand:has(card) then; o: "
    .. "(hand:has(card) or 0) > 1",
  loops_over = "for … in recorre cartas, un texto o una lista: for card "
    .. "in hand do; for _, item in ipairs(list) do",
  standing_table = "el paso «standing» debe devolver una tabla de textos, "
    .. "números y listas de ellos: {wrong}",
  in_step = "juego «{game}», paso «{step}»: {text}",
  in_game = "juego «{game}»: {text}",
  rounds_used_up = "juego «{game}»: {text}. Es posible que los bots nunca "
    .. "ganen los puntos que lo acaban: juega en su lugar un número de rondas",

  -- positions
  no_value = "{game} no tiene paso «value»",
  solve_camp = "camp: quien está en turno debe pertenecer a él",
  solve_camps = "{game} no se puede resolver: sus jugadores no forman dos "
    .. "campos",
  solve_cards = "esta posición no se puede resolver: quedan más de 64 cartas",
  solve_counts = "{game} no se puede resolver: sus cartas valen demasiado en "
    .. "total",
  solve_draws = "{game} no se puede resolver mientras haya mazo: sus reglas "
    .. "dejan robar entre bazas",
  solve_for = "for: «{name}» no se puede contar",
  solve_hands = "se espera una posición, como { hands = { \"…\", … } }",
  solve_no_card = "ahora no hay que jugar ninguna carta a una baza",
  solve_no_memory = "no hay memoria suficiente para resolver esto",
  solve_no_points = "las cartas de {game} no valen puntos",
  solve_own_rule = "{game} no se puede resolver: una de sus obligaciones es "
    .. "una función de su archivo de reglas",
  solve_score = "lo que puntúa una ronda no se puede resolver: pide "
    .. "\"tricks\" o \"points\"",
  solve_several = "{game} no se puede resolver: se juegan varias cartas a la "
    .. "vez",
  solve_stopped = "{game}: {n} posiciones no bastaron para resolver esto; más "
    .. "tarde en la ronda son menos",
  solve_uneven = "esta posición no se puede resolver: las manos no tienen una "
    .. "carta para cada baza que queda",
  no_melds = "{game} no tiene combinaciones",
  lacks_fact = "los campos no dicen «{name}», y por eso: {text}",
  no_such_fact = "{game} no tiene campo ni opción «{name}»",
  no_position =
    "se espera una posición, como { hand = \"…\", trick = { … } }",
  no_plays = "no se ha jugado ninguna carta",
  many_plays = "una baza de {game} tiene {players} cartas, no {n}",
  scored_before = "antes",

  -- words
  cycle_number = "cycle cuenta desde 1",
  cycle_words = "cycle: el texto no tiene palabras",
  bowers_suit = "bowers: se espera 'C', 'D', 'H' o 'S', no «{suit}»",
  copies_number = "copies: se espera un número entero del 1 al 64",
  rows_number = "rows: se espera un número entero de cartas, 1 como mínimo",
  set_cards = "{n} cartas",
  set_of = "de {rank}",
  set_to = "hasta {rank}",
  set_in_trumps = "en triunfos",
  stays_in_hand = "{card} no se puede apartar",
  goes_last = "{card} solo se aparta si no queda otra cosa",
  went_last = "no quedaba otra cosa que apartar",
  put_away_key = "put_away: la tabla tiene keep y last, no '{key}'",
  call_no_suit = "ese palo no se puede llamar",
  call_own = "{card} está en tu mano",
  call_void = "no tienes ninguna carta de ese palo",
  call_without = "no tienes {card}",
  call_first = "llama {rank} de un palo: no tienes los de todos",
  call_not_under = "tienes una carta de un palo que puedes llamar",
  call_under = "¿qué carta va debajo?",
  called_card = "se ha salido con el palo llamado: debes jugar {cards}",
  called_suit = "guarda una carta del palo llamado: puedes jugar {cards}",
  called_lead = "la primera salida no puede ser del palo llamado",
  announced_already = "tu equipo ya lo ha dicho",
  announced_other = "eres {own}, no {other}",
  announced = "anuncio: {word}",
  announced_against = "{points} contra {word}",
  no_announcements = "el juego no tiene el dato «announcements»",
  won = "ganado",
  lost = "perdido",
  first_party = "primer partido",
  second_party = "segundo partido",
  no_parties = "en esta ronda no se han formado partidos",
  paid_points = "{word}: los puntos son un número entero",
  party_share = "score_parties: {points} puntos no se pueden dividir entre "
    .. "{players} jugadores: nombra al declarante, que recibe el resto",
  place_of = "place: «{word}» no está en la escala",
  climbed = "{reason}, nivel {level}",
  climbed_out = "{reason}, la partida",
  duel_ask = "¿cuánto pujas? Tu juego debe valer al menos eso",
  duel_hold = "¿aguantas {bid}? Tu juego debe valer al menos eso",
  counted_cards = "puntos de las cartas",
  counted_tricks = "bazas",
  counted_last = "última baza",
  counted_last_but_one = "penúltima baza",
  items_wanted = "{word}: se esperan palabras de un texto o una lista, no "
    .. "{kind}",

  -- fixed deals
  deal_pile = "deal: no hay ningún montón «{name}»",
  deal_hands = "deal: hay {n} manos, no {given}",
  deal_cards = "deal: las cartas de un montón son texto, no {given}",
  deal_card = "deal: «{card}» no es una carta de esta baraja",
  deal_too_long = "deal: el puesto {seat} recibe {n} cartas, no {given}",
  deal_too_many = "deal: de {card} solo hay {n}",
  deal_more_cards = "deal: solo hay {n} cartas",
  deal_seat = "deal: no hay puesto {seat}",
  deal_rounds = "deal: más de {n} rondas",
  deal_table = "deal: se espera una tabla de montones, como "
    .. "{ hands = { … } }",

  deal_unknown = "las cartas se barajaron otra vez en esta ronda, así que su "
    .. "reparto no se conoce",
  deal_no_card = "deal: en esta ronda no hay {card}",
  swap_two = "swap: nombra dos cartas que cambian de lugar",
  give_as_many = "give: {n} por {given}: debe volver el mismo número de cartas",
  give_nothing_back = "give: no hay ninguna carta que vuelva a cambio",
  give_not_held = "give: el puesto {player} no tiene {card}",
  fix_too_many = "fix: {pile} tiene {n} cartas, no {given}",

  -- going to another time
  go_to_what = "go_to: di trick, round o decision, y su número",
  go_to_no_trick = "baza {n}: la partida aún no ha llegado ahí",
  go_to_no_round = "ronda {n}: la partida aún no ha llegado ahí",
  go_to_no_decision = "decisión {n}: la partida aún no ha llegado ahí",

  -- arguments of the library's functions
  in_call = "{word}: {text}",
  no_table = "{word}: se espera una tabla, no {given}",
  no_count = "{word}: {name} es un número entero desde {least}, no «{given}»",
  no_count_to = "{word}: {name} es un número entero del {least} al {most}, no "
    .. "«{given}»",
  no_text = "{word}: se espera un texto, no {given}",
  set_what = "set: se esperan opciones, como tabla por nombres o como texto",
  no_seat = "no hay puesto «{seat}», solo del 1 al {players}",

  -- bots and seeds
  bot_refused = "la jugada del bot «{move}» no se permite: {why}",
  no_such_bot = "no hay bot «{name}»: hay random, search y search:N, N "
    .. "del 1 al {most}",
  games_number = "games es un número entero desde 1, no «{given}»",
  rounds_number = "rounds es un número entero desde 1, no «{given}»",
  sure_number = "sure es un tanto por ciento, un número entero de 1 a 99, no "
    .. "«{given}»",
  review_match = "review: se espera una partida",
  no_grade = "un problema es easy, medium o hard, no {grade}",
  games_in_list = "compare: nombra los juegos uno tras otro, no en una lista: "
    .. "compare(\"GAME\", \"GAME+HOUSE_RULE\")",
  no_seed = "una semilla es un número entero, no «{seed}»",
  seed_twice = "«{line}» ya da su semilla; quita la otra",
  over_before = "la partida acaba tras {n} decisiones, antes de {asked}",
  position_dealt = "se dieron cartas; un registro las guarda",
  position_played = "no solo han decidido bots; un registro guarda las jugadas",

  -- comparisons
  open_which = "open: di el número de un reparto, 1 para el primero",
  open_matches = "open: se compararon partidas enteras; compara repartos para "
    .. "abrir uno",
  compare_either = "compare: rounds compara repartos y matches partidas "
    .. "enteras: quita uno",
  sweep_what = "sweep: nombra una opción y sus valores, o reglas de la casa: "
    .. "sweep(\"GAME\", \"rounds=1,3,5\")",
  sweep_two = "sweep: {what} tiene un solo valor; nombra al menos dos, como en "
    .. "rounds=1,3,5",
  sweep_many = "sweep: {what} tiene {n} valores; nombra como mucho {most}, "
    .. "como en rounds=1,3,5",
  compare_two = "compare necesita al menos dos juegos",
  compare_players = "{one} y {other} no se pueden comparar reparto a reparto: "
    .. "{first} jugadores y {second}",
  compare_sides = "{one} y {other} no se pueden comparar: los equipos son "
    .. "distintos, puestos {first} y {second}",

  -- replays
  too_few = "el registro acaba antes de que la partida pudiera empezar",

  -- records
  record_first = "línea 1: no es un registro: empezaría por 'tenace record 1'",
  record_newer = "línea 1: el registro es más nuevo: su forma es {n}, y esta "
    .. "versión lee 1 y 2",
  record_word = "línea {line}: «{word}» no se conoce aquí",
  record_check = "línea {line}: dañada o cambiada: su suma de control no es "
    .. "correcta",
  record_missing = "línea {line}: al registro le falta {what}",
  record_twice = "línea {line}: {what} aparece por segunda vez",
  record_value = "línea {line}: {what} no puede ser «{value}»",
  record_seat = "línea {line}: no le toca al jugador {given}, sino al jugador "
    .. "{due}",
  record_move = "línea {line}: {move}: {why}",
  record_mark = "línea {line}: {move}: {why}; versiones anteriores podían "
    .. "escribir esto tras un cambio de reglas o cartas: un registro así se "
    .. "puede jugar cuando se quitan de sus líneas el ~ y las cifras que lo "
    .. "siguen",
  record_over = "línea {line}: la partida había acabado antes de esta jugada",
  record_result = "línea {line}: el resultado de la ronda {round} es {found}, "
    .. "el registro dice {given}",
  record_forced = "aquí solo era posible {move}",
  record_not_forced = "aquí se podía elegir",
  record_place = "línea {line}: el resultado de la ronda {round} va en otro "
    .. "sitio",
  record_size = "línea 1: no se lee un registro de más de {n} millones de "
    .. "bytes",
  record_rounds = "línea {line}: se fijan cartas en {n} rondas como mucho",
  record_files = "línea {line}: un registro tiene {n} archivos de reglas como "
    .. "mucho",
  record_decisions = "línea {line}: un registro tiene {n} decisiones como "
    .. "mucho",
  record_lines = "línea {line}: las reglas de un registro tienen {n} líneas "
    .. "como mucho",
  record_unused = "línea {line}: estas reglas no usan el archivo",
  record_path = "línea {line}: un registro no abre ningún archivo, así que sus "
    .. "reglas deben estar en él: {path}",
  record_fails = "línea {line}: {why}",
  record_winner = "línea {line}: no ganó la partida {given}",
  record_rules = "línea {line}: las reglas del registro tienen errores: {why}",
}
