-- Sentences about studies in parts, in Spanish.

return {
  parts_apart = "{one} y {other} no van juntos: {why}",
  parts_version = "uno es de la versión {one}, el otro de la {other}",
  parts_differ = "{name} es {one} en uno y {other} en el otro",
  parts_number = "uno es de {one} partes, el otro de {other}",
  parts_other = "es la parte {one}, no la {other}",
  part_version = "{name} es de la versión {its}, y esta es la versión {own}",
  part_damaged = "{name} está dañado: sus cifras no son las de su estudio",
  part_twice = "{one} y {other} son ambos la parte {n} de {of}",
  part_unfinished = "{name} es la parte {n} de {of}, de la que hay hechos "
    .. "{done} de {all}: sigue con --keep",
  parts_missing = {
    one = "de {of} partes falta la {list}",
    other = "de {of} partes faltan {list}",
  },
  tournament_bots = "un torneo tiene de 2 a {most} bots, no {n}",
  board_hand = "reparto {n}: '{hand}' no es una mano",
  board_none = "en el texto no hay ningún reparto: se espera PBN, LIN o líneas "
    .. "como 'hand 1: AS KS'",
  board_format = "write_deals: el formato es pbn, lin o text, no {format}",
  board_cards = "reparto {n}: {format} contiene cuatro manos de trece cartas; "
    .. "el formato text contiene cualquier reparto",
  board_call = "reparto {n}: '{call}' no es una voz de la subasta",
  board_card = "reparto {n}: '{card}' no es una carta de una baraja de 52",
  board_move = "reparto {n}: {move} no se puede jugar aquí: {why}",
  board_trick = "reparto {n}: las cartas de la baza {trick} no pueden ser "
    .. "una baza",
  board_missing = "en el texto no hay ninguna mano {n}",
  board_none_over = "aún no ha acabado ninguna ronda: no hay nada que escribir",
  tables_two = "compare_tables: se esperan dos o más partidas de un mismo juego",
  tables_cards = "compare_tables: las mesas no tienen las mismas cartas en la "
    .. "ronda {n}",
  tournament_twice = "«{name}» está dos veces",
  tournament_sides = "{game} solo tiene un equipo: nadie juega contra otro",
  odd_word = "la palabra «{old}» se llama ahora «{new}»",
  odd_word_advice = "escribe «{new}»; la próxima versión ya no conocerá "
    .. "«{old}»",
  odd_option = "la opción «{name}» no se lee nunca",
  odd_option_advice = "léela como self.option.{name}, o quítala",
  odd_field = "el campo «{name}» ni se fija ni se lee",
  odd_field_advice = "quítalo de '{scope}'",
  odd_not_set = "el campo «{name}» se lee pero no se fija nunca",
  odd_not_set_advice = "fíjalo como self.{name} = …, o quítalo de '{scope}'",
  odd_not_read = "el campo «{name}» se fija pero no se lee nunca",
  odd_not_read_advice = "léelo como self.{name}, o quítalo de '{scope}'",
  odd_step = "el paso «{name}» no se llama nunca",
  odd_step_advice = "llámalo como self:{name}(), o quítalo",
  odd_step_near = "el paso «{name}» no se llama nunca, ¿querías decir "
    .. "«{near}»?",
  odd_step_near_advice =
    "el motor llama a '{near}'; a cualquier otro se le llama con self:{name}()",
  odd_not_reached = "el paso «{name}» no se llamó en ninguna de {rounds} "
    .. "rondas",
  odd_not_reached_advice = "comprueba si la condición de su llamada puede "
    .. "cumplirse",
  odd_obligation =
    "la obligación «{name}» no ha prohibido ninguna carta en {rounds} rondas",
  odd_obligation_advice = "comprueba que un jugador puede tener las cartas que "
    .. "nombra, y que las obligaciones anteriores dejan alguna de ellas",
  odd_obligation_excludes_advice = "«{one}» y «{other}» nunca se cumplen a la "
    .. "vez",
  odd_obligation_no_trick_advice = "no se jugó ninguna baza, y las "
    .. "obligaciones solo atan en las bazas",
  odd_obligation_behind_advice = "va detrás de {names}: quien puede cumplir "
    .. "eso solo queda atado por ello; pon «{name}» delante si las dos deben "
    .. "atar; comprueba también que un jugador pueda tener las cartas que "
    .. "nombra",
  odd_revealed = "el paso «{step}» se guía por cartas que algunos jugadores "
    .. "no ven: lo que sigue, como unos puntos o quién sale, las revela a "
    .. "todos. En {percent} de cada 100 repartos iguales a los ojos de un "
    .. "jugador habría ido de otro modo",
  odd_revealed_advice = "que se guíe por lo que todos ven; o di en alto lo "
    .. "que todos saben entonces: show, tell_holds, tell_count, holder_of, o "
    .. "holds en choose",
  odd_revealed_here = "lo que pasa aquí se guía por cartas que algunos "
    .. "jugadores no ven: lo que sigue, como unos puntos o quién sale, las "
    .. "revela a todos. En {percent} de cada 100 repartos iguales a los ojos "
    .. "de un jugador habría ido de otro modo",
  odd_revealed_here_advice = "que se guíe por lo que todos ven; o di en alto "
    .. "lo que todos saben entonces: show, tell_holds, tell_count, holder_of, "
    .. "o holds en choose",
  odd_contradicted = "los bots desechan {percent} de cada 100 repartos que "
    .. "imaginan: lo que las reglas han dicho de las manos rara vez deja un "
    .. "reparto posible",
  odd_contradicted_advice = "di menos cosas de una misma mano",
  leak_question = "al jugador {player} se le pregunta otra cosa si las cartas "
    .. "ocultas están en otro sitio: «{here}» en un reparto, «{there}» en el "
    .. "otro",
  leak_moves = "que el jugador {player} pueda elegir {move} depende de cartas "
    .. "que ese jugador no ve",
  leak_rule = "la obligación «{rule}» se guía por cartas que el jugador "
    .. "{player} no ve: prohíbe {move} en un reparto y en el otro no",
  leak_reasons = "el motivo por el que se rechaza {move} revela al jugador "
    .. "{player} cartas ocultas: «{here}» en un reparto, «{there}» en el otro",
  leak_advice = "haz que dependa solo de lo que ve ese jugador: la mano, la "
    .. "baza y lo que todos han visto",
  leak_view = "«{name}» revela al jugador {player} cartas ocultas: «{here}» "
    .. "en un reparto, «{there}» en el otro",
  leak_story = "el relato revela al jugador {player} cartas ocultas: «{here}» "
    .. "en un reparto, «{there}» en el otro",
  leak_shown_advice = "muéstralo solo a quienes pueden saberlo; si pueden "
    .. "todos, dilo con tell_count o tell_holds",
  leak_asked = "al jugador {asked} se le pregunta «{prompt}»; pero si "
    .. "estuvieran en otro sitio cartas que el jugador {player} no ve, se le "
    .. "preguntaría «{other_prompt}» al jugador {other_asked}",
  leak_asked_same = "que al jugador {asked} se le pregunte «{prompt}» o "
    .. "«{other_prompt}» depende de cartas que el jugador {player} no ve",
  leak_by_house = "{text} (se pregunta en {file}, línea {line}; sin esta "
    .. "regla de la casa no depende de nada oculto)",
  leak_asked_or_not = "que al jugador {asked} se le pregunte «{prompt}» "
    .. "depende de cartas que el jugador {player} no ve",
  leak_told = "todos saben cuántas de {cards} tiene el jugador {player}, "
    .. "porque solo a algunos se les pregunta «{prompt}»; pero la respuesta "
    .. "«{move}» no tiene por qué mostrarlo",
  leak_asked_advice = "pregunta a todos los jugadores y rechaza con 'unless' "
    .. "lo que no se puede decir: quien tiene una sola respuesta no tiene que "
    .. "darla",
  leak_scored = "los puntos antes del final de una ronda dependen de cartas "
    .. "que el jugador {player} no ve: el marcador las delata",
  leak_scored_advice = "que dependa de lo que todos ven; o antes muestra las "
    .. "cartas, o di lo que todos saben entonces: show, tell_holds, tell_count",
  odd_compared = "si no hay tal carta, 'has' responde nil, nunca 0",
  odd_compared_advice = "escribe: if not pile:has(card)",
  odd_name_advice =
    "ninguna partida ha llegado a esta línea; la que llegue acaba ahí",
  odd_none = "el campo «{name}» vacío es nil, nunca \"none\"",
  odd_none_advice = "escribe: if not self.{name}",
  odd_answer = "'ask' nunca responde '{text}', sino la primera palabra de una "
    .. "forma",
  odd_answer_advice = "compara con '{first}'",
  odd_no_question = "nunca se le pregunta nada a nadie",
  odd_no_question_advice =
    "play_tricks, choose y otras palabras preguntan a los jugadores",
  odd_examples = "no hay ningún archivo de reglas «{file}»: nadie comprueba estos ejemplos",
  odd_examples_advice = "dé al archivo el nombre del archivo de reglas cuyos ejemplos tiene",
  odd_kept = "no hay ningún archivo de reglas «{file}»: nadie vuelve a jugar "
    .. "estas partidas guardadas",
  odd_kept_advice = "si las reglas tienen ahora otro nombre, dé ese nombre a "
    .. "la carpeta",
  odd_placeholder = "la primera frase es todavía la del archivo nuevo",
  odd_placeholder_advice = "diga en una frase qué es distinto: los jugadores la leen",
  odd_lost = "la respuesta de base.{step} se pierde",
  odd_lost_advice = "escriba return base.{step}(self)",
  odd_mix = "el ejemplo '{name}' no se cumple con las otras reglas de la casa",
  odd_mix_advice = "si debiera cumplirse, una de ellas cambia más de lo que "
    .. "dice su texto",
  odd_stale = "las frases del paso '{step}' quizá ya no valgan, pues la regla "
    .. "'{house}' cambia '{what}'",
  odd_stale_advice = "dígalas de nuevo: says = { {step} = \"…\" }",
  odd_number = "la frase de '{step}' dice '{said}', pero con las reglas de la "
    .. "casa son {now}",
  odd_number_advice = "dígala de nuevo: says = { {step} = \"…\" }",
  odd_condition = "'{name}' entre corchetes no es opción, hecho ni paso",
  odd_condition_advice = "escriba [OPCIÓN=VALOR] antes de la frase, o quite "
    .. "los corchetes",
  odd_silenced = "la opción '{name}' no tiene efecto con la regla '{house}', "
    .. "que reemplaza el paso que la lee",
  odd_silenced_advice = "llame allí a base.NAME, o quite la opción: options = "
    .. "{ without = \"{name}\" }",
  odd_narrower = "la opción '{name}' admite también los valores de antes",
  odd_narrower_advice = "para estrecharla, quítela y declárela de nuevo: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "la opción '{name}' no ha cambiado nada en {rounds} rondas",
  odd_unfelt_advice = "compruebe si algo depende aún de ella",
  example_no_name = "un ejemplo tiene nombre: example \"solo obliga el palo "
    .. "de salida\"",
  example_bad_name = "el nombre de un ejemplo es una línea de {most} letras "
    .. "como mucho",
  example_there = "ya hay un ejemplo «{name}», {file} línea {line}: elija "
    .. "otro nombre",
  example_changed = "{file} ha cambiado desde que se leyeron las reglas: "
    .. "antes haga reload",
  example_not_there = "su archivo no lo tendría",
  example_which_move = "diga qué jugada: may 3D, o may not 3D",
  example_allowed = "las reglas permiten aquí {move}: cámbielas primero y "
    .. "escriba después que no se permite",
  example_no_such = "{move} no es aquí ninguna jugada ({why}): un ejemplo no "
    .. "puede mostrarla ni permitida ni prohibida",
  example_refused = "las reglas no permiten aquí {move} ({why}): cámbielas "
    .. "primero y escriba después que se permite",
  example_no_move = "todavía no se ha hecho ninguna jugada",
  example_none_moves = "de esta posición no se puede hacer un ejemplo",
  example_nothing = "ninguna regla rechaza aquí una carta, así que un "
    .. "ejemplo no diría nada: ve a donde actúa la regla, o elige qué muestra "
    .. "el ejemplo",
  example_none_wins = "no se ha ganado ninguna baza que un ejemplo pueda "
    .. "mostrar",
  example_none_score = "no se ha puntuado ninguna ronda que un ejemplo pueda "
    .. "mostrar",
  example_shows = "un ejemplo muestra moves, may CARTA, may not CARTA, wins, "
    .. "score o last, no «{what}»",
  example_too_many = "aquí hay demasiadas respuestas para un ejemplo: diga "
    .. "may JUGADA o may not JUGADA",
  example_unknown = "{game} no tiene ningún ejemplo «{name}»",
  example_unknown_near = "{game} no tiene ningún ejemplo «{name}»; ¿quiso "
    .. "decir «{near}»?",
  example_twice = "el ejemplo «{name}» está dos veces, primero en la línea "
    .. "{line}: dale otro nombre",
  example_no_position = "el ejemplo «{name}» no da ni baza ni jugadas: no "
    .. "hay posición que abrir",
  example_not_found = "no se encontró ninguna partida que llegue a la "
    .. "posición del ejemplo «{name}»",
  kept_damaged = "está dañada o se ha cambiado: también con sus propias reglas "
    .. "se detiene en la jugada {decision}, {move}",
  kept_other_rules = "es una partida con otras reglas, {rules}",
  kept_changed = "{file} ha cambiado entretanto",
  none_yet = "ninguno",
  kept_group = {
    one = "una de {of} partidas guardadas va de otro modo por {cause}: "
      .. "{name}, {place}: {what}",
    other = "{n} de {of} partidas guardadas van de otro modo por {cause}; la "
      .. "primera es {name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "una de {of} partidas guardadas va de otro modo: {name}, {place}: "
      .. "{what}",
    other = "{n} de {of} partidas guardadas van de otro modo; la primera es "
      .. "{name}, {place}: {what}",
  },
  kept_by_rule = "«{name}»",
  kept_by_step = "el paso «{name}»",
  kept_by_fact = "el dato «{name}»",
  kept_by_error = "un error",
  kept_place = "ronda {round}, jugada {decision}",
  kept_place_trick = "ronda {round}, baza {trick}, jugada {decision}",
  kept_place_round = "ronda {round}",
  kept_refused = "el asiento {player} no puede jugar {move}: {why}",
  kept_asked = "le toca al asiento {now}, no al {player}",
  kept_over = "la partida acaba antes de que el asiento {player} diga {move}",
  kept_score = "los totales son {after}, no {before}",
  kept_end = "ha ganado el equipo {after}, no el {before}",
  kept_goes_on = "la partida sigue",
  kept_error = "las reglas fallan: {why}",
  kept_unread = "la partida guardada no se puede repetir: {why}",
  kept_advice = "una por una: tenace keep --review {game}",
  kept_no_folder = "el archivo no está en ninguna carpeta de partidas "
    .. "guardadas",
  prove_too_few = "las manos de {n} necesitan {need} cartas en total, y la "
    .. "baraja tiene {have}",
  prove_two_parts = "las cartas se reparten en dos partes, así que cada mano "
    .. "tiene al menos dos",
  prove_none_ends = "de {n} rondas al azar ninguna llegó a su fin",
  prove_no_move = "quien debe jugar no tiene ninguna jugada",
  prove_no_move_advice = "deja una que siempre esté permitida, como pasar",
  prove_endless = "desde aquí ninguna línea de juego acaba: la misma "
    .. "posición vuelve una y otra vez",
  prove_endless_advice = "haz que algo se agote, o acaba la ronda cuando "
    .. "nadie pueda hacer nada más",
  prove_leak = "el jugador {player} ve lo mismo en dos repartos, y en uno "
    .. "puede hacer {one}, pero en el otro {other}",
  prove_leak_asked = "el jugador {player} ve lo mismo en dos repartos, y en "
    .. "uno se le pregunta «{asked}» ({one}), pero en el otro «{also}» "
    .. "({other})",
  prove_leak_advice = "que nada de lo que se pregunta o permite a un jugador "
    .. "dependa de cartas que no puede ver",
  prove_not_bound = "la obligación «{name}» no prohíbe ninguna carta en "
    .. "ninguna línea",
  prove_not_bound_advice = "quizá siempre se le adelanta otra; o a la baraja "
    .. "le faltan las cartas que necesita",
  prove_not_reached = "al paso «{name}» no se llega en ninguna línea",
  prove_not_reached_advice = "quizá su condición no se cumple nunca; o a la "
    .. "baraja le faltan las cartas que necesita",
  prove_never_wins = "el equipo {side} no puntúa mejor que los demás en "
    .. "ninguna línea",
  prove_never_wins_advice = "mira qué necesitaría para ganar; quizá lo "
    .. "muestren más cartas en cada mano",

  -- random matches
  check_left_over = "en una ronda sobran {n} cartas, y sin la regla de la "
    .. "casa, ninguna: ¿habría que repartir más?",
  check_endless = "ninguna partida ha acabado en {rounds} rondas: ¿quién se "
    .. "apunta algo, y qué la acaba?",
  check_left = "sobran cartas: el jugador {player} tiene {n}, el jugador "
    .. "{other} tiene {less}, y una baza le quita una a cada uno",
  check_left_advice = "reparte las mismas a cada uno, o haz que aparte algunas "
    .. "quien tiene demasiadas",
  check_total = "los puntos de una ronda suman {sum}, no {total}",
  check_total_advice = "mira los pasos que puntúan, o round_total",
  check_too_long = "procura que los jugadores puedan llevar la ronda a su fin",
  check_for_ever = "procura que todos los bucles acaben",
  check_no_choice = "pregunta solo si hay algo que elegir, o deja que el "
    .. "jugador pase",
  check_no_cards = "pregunta solo si la condición acepta alguna carta, o deja "
    .. "que el jugador no elija ninguna",

  -- oddities of rules
  word_gone = "la palabra «{old}» ya no existe, se llama «{new}»",

  -- worked examples
  example_kind = "«{name}» no es {kind}",
  example_numbers =
    "«{name}» debe ser {sides} números enteros, uno por equipo",
  example_needs = "«{name}» necesita también {needs}",
  example_moves = "«{name}» no va con 'moves', que juega una partida desde el "
    .. "principio",
  example_dealer = "con estas opciones el puesto {seat} nunca reparte primero",
  example_move = "jugada {n}, «{move}»: le toca al puesto {seat}: {text}",
  example_move_over = "jugada {n}, «{move}»: {text}",
  example_forced = "{text} (antes de «{move}» se jugó por sí solo: {moves})",
  example_field = "«{name}» es una palabra de los ejemplos y un campo de este "
    .. "juego: para dar valor al campo, escribe fields = { {name} = … }",
  example_empty = "no espera nada: di legal, winner, …",
  example_deal = "las cartas de «{pile}» son texto, o una lista de textos",
  example_cards = "«{name}» debe ser cartas, como texto",
  example_winner = "winner debe ser un número del 1 al {plays}",
  example_held = "held debe tener las cartas de {players} jugadores",
  example_differs = "{name} debería ser «{expected}», pero es «{found}»",
  example_leaves = "«{name}» no es campo ni montón de este juego",
  example_no_card = "no existe la carta «{card}»",
  card_too_often = "la carta «{card}» está más veces que en la baraja",

  -- lines of play to try
  try_text = "'try' espera jugadas como texto: try \"7C QS\"",
  try_table = "prueba «{name}»: entre llaves va desde dónde empieza y qué se espera, pero no jugadas",
  try_rule = "{text} (regla {rule}, {file}:{line})",
  try_allowed = "{text}; permitido: {moves}",
}
