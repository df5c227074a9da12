-- Sentences about rules files, and about requests for games, in Spanish.
-- See en/rules.lua.
-- luacheck: no max line length

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} «{title}»: {text}",
  of_option = "opción «{name}»: {text}",
  of_field = "campo «{name}»: {text}",
  of_example = "ejemplo «{name}»: {text}",
  of_try = "prueba «{name}»: {text}",
  suggestion = "{text}, ¿querías decir «{near}»?",
  quoted = "«{name}»",

  -- what rules may not do
  key_without_order = "aquí no puede haber claves de tipo {kind}: no tienen un "
    .. "orden fijo",
  frozen = "a «{name}» no se le puede dar valor: es solo de lectura",
  frozen_item = "al elemento {name} de esta lista no se le puede dar valor: da "
    .. "al campo una lista nueva; lo que tiene cada jugador o equipo se fija "
    .. "como player.NAME o side.NAME",
  too_deep = "las tablas se pueden anidar en {most} niveles como mucho",
  state_local = "a «{name}» no se le puede dar valor aquí, porque dura más que "
    .. "la partida: declara un campo en 'round' o en 'keeps', y usa "
    .. "self.{name}",
  state_table = "«{name}» no se puede fijar en una tabla que dura más que la "
    .. "partida: declara un campo en 'round' o en 'keeps' para lo que cambia",
  state_list = "«{name}» no puede cambiar una lista que dura más que la "
    .. "partida: cópiala antes, o declara un campo en 'round' o en 'keeps' "
    .. "para lo que cambia",
  state_held = "«{name}» guarda un valor de tipo {kind} que recuerda cómo se "
    .. "usó y dura más que la partida: créalo en el paso que lo usa",
  order_reads = "un orden solo puede depender de campos, opciones y datos, no "
    .. "de «{name}»",
  state_unknown = "este Lua compila las funciones en un formato desconocido, "
    .. "así que las reglas podrían recordar lo que no deben",
  not_plain = "aquí solo caben textos, números, true, false y tablas de ellos",
  no_such_name = "no existe el nombre «{name}»",
  cards_of_text = "un texto no tiene «{name}»: escribe "
    .. "self:cards_in(…):{name}(…), con el texto entre los paréntesis de "
    .. "cards_in",
  word_of_text = "un texto no tiene «{name}»: escribe {name}(…), con el "
    .. "texto entre los paréntesis",
  text_is_no_list = "un texto no es una lista: escribe «for word in TEXT do» o "
    .. "words(TEXT)[1]",
  no_such_of_text = "un texto no tiene «{name}»",
  no_self = "aquí no hay 'self': un paso se escribe con dos puntos, "
    .. "function game:step()",
  name_not_local = "«{name}» no está declarado, escribe antes 'local {name}'",
  name_taken = "«{name}» es una palabra de la biblioteca y no se le puede dar "
    .. "valor",
  not_text = "esto es código compilado, y un archivo de reglas es texto",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} es una comilla tipográfica: escríbelas rectas, "
    .. "\"text\"",
  slip_capital = "{said}: escribe '{part}' en minúsculas; un comentario "
    .. "empieza con --",
  slip_elseif = "{said}: 'elseif' es una sola palabra",
  slip_unequal = "{said}: distinto se escribe ~=",
  slip_equal = "{said}: para comparar, escribe ==",
  slip_brackets = "{said}: tras el nombre de un paso van paréntesis, "
    .. "function game:step()",
  slip_missing = "{said}: antes falta '{part}'",
  slip_set = "{said}: para dar un valor, escribe =",
  slip_order = "{said}: escribe {part}",
  slip_card = "{said}: escribe las cartas entre comillas, \"{part}\"",
  slip_key = "{said}: un valor o una carta que empieza por cifra se escribe "
    .. "[\"{part}\"] =",
  slip_call = "{said}: escribe () tras una palabra que no recibe nada",
  slip_comma = "{said}: antes falta una coma",
  slip_value = "{said}: antes falta un valor",
  slip_named = "{said}: los valores con nombre van entre llaves, { {part} = … "
    .. "}",
  slip_to = "{said}: los números del 1 al 3 son for i = 1, 3 do",
  slip_braces = "{said}: un bloque va entre '{part}' y 'end', no entre llaves",
  slip_step = "{said}: Lua no tiene {part}, escribe x = x + 1",
  slip_open = "{said}: no hay ningún bloque que cerrar",
  slip_comment = "{said}: las palabras de antes no son Lua; un comentario "
    .. "empieza con --",
  slip_end = "{said}: falta un 'end' o un paréntesis",
  slip_return = "{said}: tras la línea que empieza por 'return' no va nada; "
    .. "escríbelo antes de esa línea",

  error_not_text = "el mensaje de un error es texto, no {kind}",
  pairs_of_what = "pairs recorre tablas, no {kind}",
  text_too_long = "«{name}» ocuparía más de {limit} letras",
  text_expected = "«{name}» espera texto, no {kind}",
  number_expected = "«{name}» espera un número entero, no {kind}",
  format_letter = "format no conoce aquí '%{letter}'",
  list_expected = "«{name}» espera una lista propia, no {kind}",
  list_too_long = "«{name}» toma {limit} elementos como mucho",
  place_expected =
    "«{name}» espera una posición del {from} al {to}, no «{given}»",
  insert_arguments =
    "'insert' espera una lista, una posición si no es el final, y un valor",
  require_name =
    "require toma el nombre solo de un archivo de reglas, no «{name}»",
  nested_too_deep = "hay demasiados paréntesis o funciones unos dentro de "
    .. "otros",
  too_many = "{what}: hay {most} como mucho",
  too_many_of_game = "{what}: un juego con sus reglas de la casa tiene {most} "
    .. "como mucho",
  file_too_big = "un archivo de reglas tiene {most} bytes como mucho, y este "
    .. "tiene {bytes}",
  not_lua = "«{path}» no se lee como reglas: el nombre de un archivo de reglas "
    .. "acaba en .lua",
  name_not_path = "«{name}» debe ser un nombre, no una ruta",
  of_cycle = "«{of}» no es un juego, sino que pertenece a sí mismo",
  require_cycle = "«{name}» ya se está cargando, por {files}",
  require_nothing = "el archivo no devuelve nada que require pueda usar",
  no_base_step = "'base' no tiene paso «{name}»",

  -- translations
  catalogue_table = "un catálogo devuelve una tabla de frases",
  catalogue_entry = "«{name}»: cada frase es un texto, o una tabla de textos "
    .. "con uno llamado other",
  po_line = "cada línea empieza con msgctxt, msgid, msgstr, comillas o #",
  po_text = "un texto va entre comillas, en una sola línea; dentro, tras \\ "
    .. "solo puede ir n, t, r, una comilla o \\",
  po_order = "{name} está fuera de lugar: una entrada es msgid y luego "
    .. "msgstr, con msgctxt delante si una palabra tiene formas",
  po_unfinished = "a esta entrada le falta msgstr",
  po_twice = "«{name}» tiene dos entradas",
  po_utf8 = "el archivo no está en UTF-8",

  -- a file as a whole
  no_definition = "el archivo no define ningún juego ni regla de la casa",
  examples_of = "el archivo tiene ejemplos de «{file}»: compruebe ese",
  examples_only = "un archivo de ejemplos no define nada propio",
  examples_none = "el archivo no tiene ejemplos",
  not_returned =
    "el archivo no devuelve lo que define ({kind}): acábalo con 'return' y su "
    .. "nombre",
  two_definitions = "{kind} «{title}»: un archivo define un solo juego o regla "
    .. "de la casa, y en este ya está: {other_kind} «{other}»",
  title_first = "'{word}' espera primero su nombre: {word} \"Name\" { … }",
  definition_table = "lo que define debe ir entre llaves: { players = 4, … }",
  example_table = "el ejemplo «{name}» debe ir entre llaves: { hand = \"…\", "
    .. "… }",
  obligation_table = "la obligación «{name}» debe ir entre llaves: { says = "
    .. "\"…\", play = \"…\" }",
  not_readable = "el archivo de «{name}» no se puede leer",
  other_kind = "aquí se espera: {kind}",
  other_game = "su carpeta tiene las reglas de la casa de «{game}», pero dice "
    .. "of = '{of}'",
  of_missing = "'of' debe nombrar el juego al que pertenece",

  -- fields, options and facts
  unknown_field = "no existe el campo «{name}»",
  opening_field = "no existe el campo «{name}»: escríbelo como "
    .. "comentario, en la primera línea del archivo",
  table_expected = "el campo «{name}» debe ser una tabla",
  names_expected = "el campo «{name}» debe ser un nombre o una lista de "
    .. "nombres",
  name_expected = "«{name}» no es un nombre: usa letras, cifras y _",
  field_kind = "falta su tipo o su valor inicial, como en 'suit', 'player', 0",
  field_choice = "un choice necesita sus valores: choice \"a b\"",
  field_listed = "'listed' es el nombre de la lista de todos: text",
  field_taken = "cada {owner} tiene «{name}» de por sí",
  field_each = "lo que tiene cada equipo o jugador es text, number, flag, "
    .. "choice, list o players",
  field_each_needs = "'needs' es para un campo de la partida, no para lo que "
    .. "tiene cada equipo o jugador",
  field_each_value = "el campo «{name}» es una lista con un elemento por cada "
    .. "{each}: {n}",
  no_own_field = "en {owner} no hay ningún campo «{name}» al que se pueda dar "
    .. "valor",
  new_own_field = "en {owner} no hay ningún campo «{name}» al que se pueda dar "
    .. "valor: declara {name} = each_{owner}(…) en round o en keeps",
  field_twice = "el campo «{name}» ya está declarado",
  field_is_step = "el campo «{name}» se llama como un paso",
  field_is_word = "el campo «{name}» se llama como una palabra de la "
    .. "biblioteca",
  field_value = "el campo «{name}» debe ser {expected}, no {given}",
  field_suit = "un palo de la baraja",
  field_text = "un texto",
  field_flag = "true o false",
  field_number = "un número entero",
  field_needs_other = "el campo «{name}» necesita {other}={value}",
  no_needed_field = "no hay ningún campo «{name}»",
  field_player = "un jugador",
  field_side = "un equipo",
  field_card = "una carta",
  field_cards = "cartas, como texto",
  field_list = "una tabla de datos simples",
  field_players = "una lista de jugadores",
  option_kind = "debe ser number, choice, flag o text { … }",
  option_sentence = "necesita su valor inicial y, al final, una frase que la "
    .. "explique",
  option_silences = "'silences' nombra opciones, como texto o lista de textos",
  option_needs = "'needs' debe ser una tabla: needs = { other = value }",
  option_twice = "la opción «{name}» ya está declarada",
  default_value = "su valor habitual debe ser {expected}, no «{given}»",
  option_value = "la opción «{name}» debe ser {expected}, no «{given}»",
  no_such_option = "no hay ninguna opción «{name}»",
  declaration_table = "lo que recibe {kind} debe ir entre llaves",
  number_names = "en un campo, sus «names» son textos para números de su "
    .. "intervalo: { [2] = \"doubled\" }",
  number_part = "su '{part}' debe ser un número entero",
  number_range = "su intervalo del {from} al {to} está vacío",
  choice_from = "su 'from' debe ser una de las palabras de su 'of'",
  text_of = "su 'of' debe ser texto: las palabras de que puede constar",
  items_too_many = "{kind} tiene un solo valor inicial y una sola frase",
  choice_words = "su 'of' debe ser texto, palabras separadas por espacios, o "
    .. "una lista",
  choice_of = "'of' da sus valores, así que además solo puede tener una frase",
  choice_values = "necesita al menos dos valores, y una frase que los explique",
  choice_value = "«{value}» debe ser texto o un número entero, y solo una vez",
  expected_number = "un número del {from} al {to}",
  expected_flag = "true o false",
  expected_text = "un texto",
  expected_text_of = "palabras de {of}",
  expected_text_count = "{count} palabras de {of}",
  fact_missing = "falta el campo «{name}»",
  fact_players = "debe ser un número entero del 1 al {most}",
  fact_partners = "partners son 4, 6 u 8 jugadores, no {players}",
  fact_sides = "debe ser \"partners\", listas de todos los puestos por equipo, "
    .. "o según cuántos juegan { [4] = \"partners\" }",
  fact_seat = "«{seat}» no es un puesto, o está dos veces",
  fact_turn = "debe ser \"clockwise\" o \"anticlockwise\"",
  fact_ranks = "debe ser texto: los valores de menor a mayor",
  fact_rank = "la baraja no tiene el valor «{rank}», o está dos veces",
  fact_rank_missing = "falta el valor «{rank}» de la baraja",
  fact_points = "debe ser una tabla con los puntos de valores o cartas",
  fact_points_halves =
    "halves es true o falta: entonces dos de los puntos son uno en la mesa",
  fact_plays = "plays es una tabla, { throws = true, … }",
  fact_plays_copies =
    "'plays' necesita una baraja con {most} cartas iguales como mucho",
  fact_plays_obligations =
    "donde se juegan varias cartas a la vez no hay obligaciones",
  fact_plays_value = "plays: «{name}» es {values}",
  fact_points_last = "last_trick es un número, o dos: los de la penúltima baza "
    .. "y de la última",
  fact_points_twice = "«{name}» tiene sus puntos dos veces",
  fact_points_name = "«{name}» no es carta, valor ni palo de la baraja: "
    .. "escribe una carta como QS, un valor como Q, un palo como S",
  fact_points_field = "los puntos dependen de «{name}», que no es un campo",
  fact_points_of_value = "«{name}» no puede ser {value}",
  fact_points_value = "los puntos de «{name}» deben ser un número entero hasta "
    .. "{most}",
  fact_too_many = "«{name}»: caben {most}",
  fact_many_piles = "«{name}»: caben {most}, contando uno a uno los de cada "
    .. "equipo o jugador",
  fact_piles = "debe ser una tabla de montones por nombre",
  fact_pile =
    "quién lo ve debe ser \"none\", \"owner\", \"all\" o \"top\"",
  fact_pile_each = "'each' debe ser \"side\" o \"player\"",
  fact_pile_row = "una fila tiene de 1 a {most} montones y no es de nadie: "
    .. "{ sees = \"all\", n = 7 }",
  fact_pile_on = "solo puede estar sobre una fila con otros tantos montones "
    .. "que nadie vea, y deben verlo todos: { sees = \"all\", n = 7, on = "
    .. "\"hidden\" }",
  fact_pile_owner =
    "no es de nadie: di each = \"player\", o quién más lo ve",
  fact_once_empty = "no hay ningún montón «{name}» común a todos los jugadores",
  once_empty_obligation = "once_empty toma un montón y una obligación, como en "
    .. "once_empty(\"stock\", follow_suit)",
  when_obligation = "when toma una condición y una obligación, como en "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless toma una condición y una obligación, como en "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt toma cartas y una obligación, como en "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "debe ser una tabla de contratos y sus valores",
  fact_contract = "el valor de «{name}» debe ser un número entero, o uno con "
    .. "el número de veces que puede contar: { 12, from = 2, to = 18 }",
  fact_contract_order = "'{part}' del contrato «{name}» debe ser {part} de la "
    .. "baraja, como texto",
  fact_captures = "debe ser una tabla: mira las partes de captures",
  fact_captures_part = "«{name}» en captures es {kind}, como dice su ayuda",
  fact_captures_from = "'from' debe nombrar un solo montón propio del juego",
  fact_captures_card = "«{word}» no es un valor ni una carta de la baraja",
  fact_captures_also = "lo que un valor cuenta además debe ser un número "
    .. "entero",
  fact_captures_builds = "debe nombrar una fila de montones y dos campos de la "
    .. "ronda: { piles = …, values = …, owners = … }",
  fact_patterns = "debe ser una tabla de listas de patrones, por nombre",
  fact_pattern = "debe ser un patrón: { \"name\", sum, same, run o suited = un "
    .. "número, points o each = un número }",
  fact_pattern_number = "«{name}» debe ser un número entero, 1 o más",
  fact_camps = "debe ser { \"FIELD\", \"OTHERS\", … }, el campo del jugador "
    .. "que juega contra los demás y una palabra para estos; necesita el dato "
    .. "'points'",
  fact_camps_part = "«{name}» debe ser un número entero desde 1; para 'with', "
    .. "un montón del juego; para 'unless', valores del campo 'contract'",
  fact_camps_field = "«{name}» no es un campo de jugador",
  fact_camps_announced = "no hay ningún campo 'announced'",
  fact_announcements = "debe ser una lista de anuncios",
  fact_announcement = "debe ser un anuncio: { \"palabra\", … }, o con una "
    .. "segunda palabra para el segundo partido",
  fact_announcement_part = "«{name}» debe ser un número entero, o cartas si es "
    .. "'holds'",
  fact_announcement_words = "el primer paso que se puede decir necesita dos "
    .. "palabras, una para cada partido",
  no_contract_field = "los contratos dicen cómo se ordenan las cartas, así que "
    .. "'round' necesita un campo 'contract' que diga cuál se juega",
  fact_levels = "debe ser una tabla, como en levels = { of = \"2 3 4 5\" }",
  fact_levels_of = "'of' debe ser texto con dos palabras o más, cada una una "
    .. "sola vez",
  fact_levels_words = "'{part}' debe ser palabras de 'of'",
  no_levels = "el juego no tiene el dato 'levels'",
  duel_bids = "auction con holder necesita pujas, o un dato 'contracts' del que "
    .. "salgan",
  fact_obligations =
    "debe ser una lista de obligaciones, entre llaves: { follow_suit }",
  fact_obligation = "una obligación debe ser una palabra como follow_suit, u "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "la obligación «{name}» necesita play = …, avoid = "
    .. "… o una función",
  fact_obligation_both = "la obligación «{name}» solo puede tener una cosa: "
    .. "play = …, avoid = … o una función; escribe dos obligaciones",
  fact_obligation_says = "la obligación «{name}» necesita la frase que "
    .. "rechaza una carta: says = \"…\"",
  fact_obligation_name = "lo que dice la obligación «{duty}» tiene un nombre "
    .. "desconocido, «{name}»",
  fact_obligation_value = "la obligación «{duty}» espera lo que no puede ser: "
    .. "{text}",
  fact_obligation_card = "«{name}» no es carta, palo ni valor de la baraja, o "
    .. "significa dos de ellos; tampoco es una clase de cartas: escribe una "
    .. "carta como QS, un valor como Q, un palo como S",
  fact_obligation_cards = "las cartas deben ser texto como \"H, QS\", no "
    .. "{name}",
  fact_obligation_until = "hasta cuándo obliga se dice con cartas, palos o "
    .. "valores, no con «{name}»",
  fact_obligation_when =
    "«{name}» debe ser texto como \"leading\", o una lista con campos: { "
    .. "\"leading\", trump = \"H\" }",
  fact_obligation_fact = "no hay ninguna condición «{name}»",
  fact_obligation_suit = "«{name}» es la palabra de un palo: escribe "
    .. "\"{letter}\"",
  fact_obligation_field = "una obligación depende de «{name}», que no es un "
    .. "campo",
  fact_obligation_field_kind = "una obligación no puede depender de «{name}»: "
    .. "solo de palos, números, flags, choices, textos y cartas de la partida",
  fact_obligation_fields =
    "las obligaciones pueden depender de {most} valores de campos como mucho",
  fact_obligations_name = "«{name}» no es una posición de una lista de "
    .. "obligaciones; una regla de la casa quita una con without = \"NAME\"",
  fact_obligations_form = "el juego tiene «{name}» con otras condiciones; para "
    .. "sustituirla di también without = \"{name}\"",
  fact_without = "without debe ser un nombre, o una lista de nombres",
  fact_without_none = "el juego no tiene ninguna obligación «{name}» que "
    .. "quitar",
  fact_amends_none = "aquí no hay ninguna obligación «{name}» a la que poner una "
    .. "condición",
  fact_obligation_twice = "la obligación «{name}» está dos veces",
  fact_melds = "debe ser una tabla con sets = …, runs = … o ambos",
  fact_laid_down = "debe ser texto: valores o cartas",
  fact_taking = "debe ser una tabla: taking = { pile = \"discard\", … }",
  meld_word = "«{word}» en «{name}» no es un valor ni una carta de la baraja",
  meld_joker = "«{word}» en «{name}» es un joker: no tiene valor, pero puede "
    .. "ser comodín",
  meld_part = "«{name}» debe ser {kind}",
  meld_by = "'by' debe ser \"side\" o \"all\"",
  fact_combinations = "combinations es una lista de clases, { \"pair\", of = 2 "
    .. "}, 24 como mucho",
  combination_name = "una clase de combinación empieza con su nombre, como en "
    .. "{ \"pair\", of = 2 }",
  combination_part = "«{name}» en combinations es {kind}",
  combination_word = "«{word}» no es valor, carta ni clase de estas "
    .. "combinaciones",
  combination_least = "«{name}» en combinations es {least} o más",
  combination_beats = "«{name}» en combinations gana a {most} clases más como "
    .. "mucho",
  combination_row = "la fila de estas combinaciones tiene {n} valores, y se "
    .. "admiten {most} como mucho: row = \"…\" nombra menos",
  combination_suits = "suits en combinations tiene cada palo de la baraja una "
    .. "vez, como en \"{suits}\"",
  meld_call = "«{name}» debe ser una o dos palabras en minúsculas, 15 letras "
    .. "como mucho",
  meld_in_hand = "las combinaciones solo quedan en la mano en juegos de una "
    .. "baraja y sin comodines",
  meld_named = "named necesita comodines; estos no se bajan solos, y un equipo "
    .. "puede tener varias combinaciones de un valor",
  meld_named_many = "pueden nombrarse 8 comodines como mucho, y la baraja "
    .. "tiene {n}",
  meld_low = "low_counts necesita runs con un mismo valor en los dos extremos, "
    .. "como en runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "un equipo que tiene una sola combinación de cada valor no "
    .. "tiene escaleras",
  meld_of_a_rank = "of_a_rank es un número mayor que 0, para grupos a los que "
    .. "añade solo su pareja, y no va con one_of_a_rank, named, in_hand, "
    .. "different_suits, wild_melds, natural_to_go_out ni mixed_to_go_out",
  taking_by_pair = "by_pair es para un montón que se levanta entero: whole = "
    .. "true",
  taking_pile = "no hay ningún montón «{name}» común a todos los jugadores",
  taking_most = "most es un número de cartas de un montón que se levanta "
    .. "entero: whole = true",
  taking_second = "ningún montón «{name}» es de cada jugador: piles = { … = "
    .. "each_player \"none\" }",
  taking_down = "un montón que se toma hasta una carta ni se levanta entero ni "
    .. "se congela",
  taking_others_help = "las cartas de encima solo ayudan con down = true",
  taking_top_free = "la carta de arriba sola solo es libre donde el montón se "
    .. "toma hasta una carta: down = true",
  fact_total = "debe ser un número entero",
  fact_wins = "debe ser \"highest\" o \"lowest\" y de qué: \"lowest total\", o "
    .. "un campo que conserva cada equipo",
  fact_unscored = "debe ser una línea sin punto final",
  fact_family = "debe ser uno de estos: {list}",
  fact_ties = "debe ser \"play on\" o \"draw\"",
  no_field_to_win_by = "no hay ningún campo «{name}» que conserve cada equipo",
  field_to_win_by = "«{name}» debe ser number o choice",
  fact_own = "debe ser una tabla de datos por nombre",
  fact_own_name = "«{name}» es el nombre de otro campo",
  deck_table = "debe ser una baraja: french(52), spanish(40) o deck { … }",
  deck_size = "no hay baraja {name} de {cards} cartas, solo de {sizes}",
  deck_how_many = "'{part}' debe ser texto con 1 a {most} nombres",
  deck_name = "«{name}» no puede estar en {part}, o está dos veces",
  deck_packs = "'packs' debe ser un número del 1 al {most}",
  deck_jokers = "'jokers' debe ser nombres como BJ y LJ",
  deck_empty = "en la baraja no queda ninguna carta",
  deck_copies = "hay más de {most} cartas «{name}»",
  deck_kinds = "hay más de {most} cartas distintas",
  deck_cards = "hay {cards} cartas; una baraja tiene {most} como mucho",
  deck_no_suit = "«{suit}» no es un palo de la baraja",
  deck_tags = "'tags' debe ser una tabla de cartas por nombre: { poem = \"1R "
    .. "2R\" }",
  deck_many_tags = "una baraja tiene {most} tags como mucho, con nombres de "
    .. "{letters} letras como mucho",
  deck_left_out = "debe ser cartas como texto, o textos según cuántos juegan: "
    .. "{ [3] = \"2D\" }",
  deck_no_card = "«{name}» no es una carta ni un valor de la baraja",

  -- steps
  no_round = "no hay ningún paso 'round', que juega una ronda",
  no_such_step = "no hay ningún paso «{name}»",
  no_step_beneath = "«{game}» no tiene paso «{name}»",
  step_is_word = "el paso «{name}» se llama como una palabra de la biblioteca",
  step_name = "«{name}» no es nombre para un paso",
  step_not_function =
    "«{name}» debe ser un paso, una función; los datos van entre las llaves",
  step_twice = "el paso «{name}» está escrito por segunda vez",
  step_too_late = "el paso «{name}» ya no se puede escribir",

  -- requests
  no_game_named = "no se nombra ningún juego",
  other_signature = "las reglas de {spec} son otras aquí, su firma es "
    .. "{signature}",
  no_game = "no hay ningún juego «{name}»",
  no_house_rule = "no hay ninguna regla de la casa «{name}» para {game}",
  no_house_rule_in = "no hay ninguna regla de la casa «{name}» para "
    .. "{game} en {folders}",
  lesson_kind = "«{name}» debe ser {kind}",
  lesson_expects = "un paso espera una jugada: expect = \"7C\"",
  lesson_blocked = "'blocked' necesita una jugada y la razón: blocked = { AS = "
    .. "\"falta por salir el rey\" }",
  lesson_steps = "una lección tiene pasos: steps = { { says = \"…\", "
    .. "expect = \"7C\" } }",
  course_lessons =
    "un curso tiene lecciones: lessons = { { name = \"tricks\", … } }",
  course_lesson =
    "una lección de un curso necesita name, title, text y preguntas",
  course_ask =
    "«{text}» no es un tema con un número: ask = \"trick 4, voids 2\"",
  course_none = "las reglas no tienen preguntas ni ejemplo «{text}»",
  lesson_returned = "el archivo no devuelve su lección, empiézala con "
    .. "'return lesson'",
  lesson_turn = "en el paso {n} le toca al puesto {turn}, no a quien aprende, "
    .. "en el puesto {seat} (una jugada que es la única posible la hace el "
    .. "programa)",
  lesson_move = "«{move}» no se permite ahí: {reason}",
  no_file = "no hay ningún archivo de reglas «{name}»",
  option_value_is_house_rule = "no hay ninguna opción «{name}» en {game}; "
    .. "«{house}» es una regla de la casa, {game}+{house}",
  no_option = "no hay ninguna opción «{name}» en {game}",
  -- files and folders
  disk_system = "{path}: {system}",
  disk_missing = "{path}: {system}",
  system_missing = "no existe",
  system_no_folder = "una parte de la ruta no es una carpeta",
  system_denied = "no está permitido",
  system_read_only = "aquí no se puede escribir",
  system_full = "no queda espacio en el disco",
  disk_folder = "{path}: una carpeta, no un archivo",
  disk_special = "{path}: un dispositivo o una tubería, no un archivo",
  disk_large = "{path}: más de {most} MB",
  disk_there = "{path}: ya existe",
  disk_busy = "{path}: otro programa lo tiene abierto y escribe en él",
  disk_changed = "{path}: otro programa lo ha cambiado entretanto",

  cannot_read_file = "no se puede leer {message}",
  cannot_read = "no se puede leer «{path}»: {message}",
  game_is_house_rule = "«{name}» es una regla de la casa: {game}+{name}",
  option_is_house_rule = "«{name}» es una regla de la casa: {game}+{name}",
  house_rule_is_option = "«{name}» es una opción, dale un valor: {name}=…",
  refuses_function = "'refuses' debe ser una función de las opciones",
  first_dealer_sits = "la opción 'first_dealer' es {first}, pero la opción "
    .. "'players' es {players}",
  option_needs_other = "la opción «{name}» necesita {other}={value}",
  fact_pile_sorted = "sorted = true o \"suits\" es para un solo montón que "
    .. "todos ven",
  fact_pile_counted = "counted = true es para un montón que todos ven y que no "
    .. "está ordenado",
  fact_pile_pairs = "pairs = true es para un solo montón que todos ven y que "
    .. "no se ordena ni se cuenta",
  fact_pile_under = "under = \"stock\" es para un solo montón que todos ven",
  fact_names_players = "debe ser unas palabras y luego {player} o {players}, "
    .. "como en \"ask {player}\", o una lista de textos así",
  fact_decimals = "decimals es un número de decimales, de 1 a 3",
  fact_match_rounds = "match_rounds es un número de rondas",
  fact_cards_needed = "cards_needed es un número de cartas",
  too_few_cards = "el reparto necesita {need} cartas, y la baraja tiene "
    .. "{cards}",
  plus_alone = "un signo más va entre dos nombres, y falta uno de "
    .. "ellos",
  house_given_twice = "la regla de la casa «{name}» se da dos veces",
  option_given_twice = "la opción «{name}» se da dos veces",
  with_cycle = "la regla de la casa «{name}» se añade a sí misma por su 'with'",
  top_cycle = "la regla de la casa «{name}» va encima de sí misma",
  many_hearers = "paso '{name}': lo oyen más de {most} reglas",
  change_wanted = "se espera un cambio de los puntos, como { times = 2, "
    .. "because = \"Bock\" }, y no '{value}'",
  change_number = "'{name}' debe ser un número entero, no '{value}'",
  change_because = "falta por qué cambian los puntos: because = \"…\"",
  clash_lost = "{text}; con la otra encima se perdería esto: {lost}",
  clash_sentence = "«{text}» de «{house}»",
  replaces_none = "debajo no hay '{name}', así que no hay nada que reemplazar",
  replaces_not_given = "reemplaza '{name}' pero no dice con qué",
  fact_no_longer = "con este '{by}' el '{name}' del juego no vale; indíquelo "
    .. "también: {text}",
  fact_without_no_part = "'{fact}' no tiene '{name}' que quitar",
  says_text = "la frase para '{name}' no es un texto",
  says_step = "no hay paso '{name}' cuya frase pudiera ser otra",
  clash_step_dropped = "las reglas de la casa '{one}' y '{other}' no van "
    .. "juntas: '{other}' reemplaza el paso '{name}', al que '{one}' añade "
    .. "algo",
  clash_not_with = "las reglas de la casa «{one}» y «{other}» no van juntas: "
    .. "«{one}» no se puede jugar con «{other}»",
  clash_step = "las reglas de la casa «{one}» y «{other}» no van juntas: las "
    .. "dos sustituyen el paso «{name}»",
  clash_set = "las reglas de la casa «{one}» y «{other}» no van juntas: dan a "
    .. "la opción «{name}» los valores «{first}» y «{second}»",
  clash_silenced = "las reglas de la casa «{one}» y «{other}» no van juntas: "
    .. "la opción «{name}», que fija «{one}», deja sin efecto la opción "
    .. "«{silenced}», que fija «{other}»",
  clash_obligation = "las reglas de la casa «{one}» y «{other}» no van juntas: "
    .. "las dos tienen una obligación «{name}»",
  clash_field = "las reglas de la casa «{one}» y «{other}» no van juntas: las "
    .. "dos declaran un campo «{name}»",
  clash_option = "las reglas de la casa «{one}» y «{other}» no van juntas: las "
    .. "dos declaran una opción «{name}»",
  clash_pile = "las reglas de la casa «{one}» y «{other}» no van juntas: las "
    .. "dos tienen un montón «{name}»",
  clash_fact = "las reglas de la casa «{one}» y «{other}» no van juntas: las "
    .. "dos cambian «{name}»",
}
