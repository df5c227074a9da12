-- Sentences of lessons, in Spanish. See en/teach.lua.
-- luacheck: no max line length

return {
  sentence = "{text}.",
  your_hand = "Tu mano",
  apart = "; ",
  no_suit = { m = "ninguno", f = "ninguna", other = "ninguno" },
  play = "{letter} puesto {n}",
  all = "todas",
  none = "ninguna",
  draw = "nadie: empate",
  goes_on = "nadie todavía",
  seat = "puesto {n}",
  score_line = "{side}: {points}, {reason}",
  meld_is = "{kind}, {n} puntos",
  is_allowed = "eso se permite",
  not_asked = "eso no responde a esta pregunta",
  asked_else = "la pregunta es otra: «{prompt}»",
  higher = "{card} está por encima de {other}",
  higher_trump = "{card} es un triunfo por encima de {other}",

  asks = {
    cards = "¿Qué cartas se pueden jugar?",
    dummy = "¿Qué cartas de {player} se pueden jugar?",
    plays = "¿Cuál de estas jugadas vale?",
    say_to = "Te preguntan: «{prompt}» ¿Cuáles de estas respuestas valen?",
    winner = "¿Qué carta gana la baza?",
    winner_play = "¿Qué jugada gana la baza?",
    value = "¿Cuánto vale esto?",
    scores = { one = "¿Cuál es entonces el marcador?",
      other = "¿Cuál es entonces el marcador, empezando por el {first}?" },
    won_by = "¿Quién ha ganado entonces la partida?",
    meld = "¿Es esto una combinación?",
    by_round = "Ronda {n}, {step}: ¿qué hay entonces?",
    higher = "¿Qué carta es más alta?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "todas", m = "todos" },
    none = { other = "ninguna", m = "ninguno" },
    yes = { other = "sí", plain = "si", short = "s" },
    no = { other = "no", short = "n" },
  },

  how = {
    cards = "(cartas separadas por espacios, el nombre de un palo, {all} o "
      .. "{none})",
    items = "(letras, {all} o {none})",
    one = "(una letra)",
    numbers = { one = "(un número)",
      other = "({n} números separados por espacios)" },
    yes_no = "({yes} o {no})",
  },

  not_in_hand = "«{word}» no es una carta de esta mano.",
  type_letters =
    "Escribe las letras de todas las correctas, como a c; o {none}.",
  type_one = "Escribe una letra, de «a» a «{last}».",
  type_numbers = { one = "Escribe un número.", other = "Escribe {n} números." },
  type_yes_no = "Escribe {yes} o {no}.",

  topic = {
    rank = "Qué carta gana a cuál",
    say = "Qué se puede decir",
    cards = "Qué cartas se pueden elegir",
    trick = "Quién gana la baza",
    count = "Cuánto vale",
    meld = "Qué es una combinación",
    step = "Qué fijan las reglas",
    play = "Qué se puede jugar",
    hard = "Dos reglas a la vez",
    free = "Cuándo se puede jugar cualquier cosa",
    house = "Regla de la casa: {title}",
    lesson = "{title}",
    counting = "Contar lo que falta",
    voids = "A quién no le queda ninguna",
    best_card = "Donde pierde la carta evidente",
  },

  text = {
    hard = "Cartas que cuentan como de otro palo que el impreso en ellas, o "
      .. "una segunda obligación tras la primera.",
    free = "Quizá aquí nada te obliga. ¿O sí?",
    counting = "Falta una carta si no está en tu mano ni se ha jugado: la "
      .. "tiene otra persona. Quien cuenta un palo mientras se juega sabe más "
      .. "que los demás.",
    voids = "A quien no asiste no le queda ninguna carta de ese palo. Todos "
      .. "lo han visto: recuerda quién.",
    best_card = "Las reglas permiten aquí más de una carta, y quien va deprisa "
      .. "suele elegir mal.",
  },

  title = { one = "{title}: 1 lección. {played}",
    other = "{title}: {n} lecciones. {played}" },
  played_as = "Como se juega aquí: {spec}",
  not_begun = { one = "1 pregunta", other = "{n} preguntas" },
  done = "{right} de {n} bien",
  by_teacher = "una lección guiada",
  done_by_teacher = "hecha",
  begin = "Lección {n} de {all}: {title}",
  number = "{n}/{all}",
  example_name = "Las reglas traen esto como ejemplo resuelto: {name}.",
  how_it_goes = "Responde, o escribe «muestra», «salta», «fin»; «ayuda» dice "
    .. "más.",

  right = { "Correcto.", "Sí.", "Eso es." },
  wrong = "No del todo.",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} no es correcto.",
  missing = { one = "Falta una correcta.", other = "Faltan {n} correctas." },
  try_again = "Prueba otra vez, o: «muestra», «salta», «fin».",
  shown = "La respuesta: {answer}.",
  because = "{says}",
  cite = "Regla: {rule}, {file}, línea {line}.",
  cite_place = "{file}, línea {line}.",
  general = "{rule}: {text}",
  no_place = "No lo dice ninguna línea concreta de las reglas.",
  no_lessons_now = "Esto es un cuestionario: tenace teach GAME sin --quiz "
    .. "tiene lecciones.",
  skipped = "Omitida.",
  understood = "«{text}» no es una respuesta aquí. {how}",

  summary = "Lección {n}: {right} de {all} bien a la primera.",
  look_at = "Mira otra vez: {names}.",
  perfect = "Todo bien a la primera.",
  stopped = "Parado: la lección se puede empezar otra vez con "
    .. "--lesson {name}.",
  stopped_quiz = "Parado tras {n} de {all} preguntas.",
  finished = "Estas eran todas las lecciones. --quiz 10 mezcla preguntas de "
    .. "todas; con otra --seed salen otras preguntas.",
  review = {
    one = "Primero, 1 pregunta que antes no salió bien.",
    other = "Primero, {n} preguntas que antes no salieron bien." },
  review_summary = "{right} de {n} están bien ahora.",
  stopped_review = "Parado: estas preguntas vuelven la próxima vez.",
  once_more = "Otra vez",
  next = "Siguiente: lección {n}, {title}. Intro sigue; «fin» sale.",
  quiz = {
    one = "{title}: 1 pregunta de todas las lecciones, semilla {seed}.",
    other = "{title}: {n} preguntas de todas las lecciones, semilla {seed}." },
  quiz_summary = "{right} de {n} bien a la primera.",
  all_done = "Todas las lecciones están hechas: --lesson NAME empieza una de "
    .. "nuevo.",
  none_found = "Con la semilla {seed} no se ha encontrado ninguna posición "
    .. "así; con otra --seed puede que sí.",
  not_kept = "No se puede guardar tu progreso: {problem}",

  stands = "Solo se ven las cartas que importan: las demás no cambian nada.",

  drill = {
    trick = "Baza {n}",
    play = "{player} {cards}",
    trumps = "triunfos",
    trick_label = "La baza",
    out = { one = "falta 1: {cards}", other = "faltan {n}: {cards}" },
    above = "{card} aún no ha salido",
    nothing_above = "ninguna de las que faltan está por encima",
    best = { one = "la más alta que queda de su palo: {cards}",
      other = "las más altas que quedan de sus palos: {cards}" },
    shown_void = "{player}: en la baza {n} no ha asistido ({suit})",
    not_shown = "nada lo ha mostrado todavía",
    counts = "{card} {n}",
    cards = "Cartas",
    rank_out = "{all} en la baraja, {held} en tu mano, {melded} combinadas: "
      .. "quedan {n}",
    asks = {
      trumps_out = "Triunfos: ¿cuántos faltan, ni en tu mano ni jugados?",
      suit_out = "{suit}: ¿cuántas cartas faltan, ni en tu mano ni jugadas?",
      highest = "¿Qué cartas tuyas son ahora las más altas de sus palos?",
      rank_out = "{rank}: ¿cuántas no están ni en tu mano ni combinadas?",
      voids = "{suit}: ¿a quién no le puede quedar ninguna carta?",
      points = "¿Cuántos puntos valen juntas estas cartas?",
    },
  },

  recorded = {
    head = "-- Una lección grabada jugando a {title}. Escribe lo que lee quien "
      .. "aprende\n-- en says (antes de una jugada), right (después), text y "
      .. "done.",
    title = "Una ronda de {title}",
    nothing = "No has hecho ninguna jugada, así que {file} no se ha escrito.",
    written = "La lección está en {file}. Escribe sus frases y ponla en "
      .. "lessons/{game} de tu carpeta de reglas.",
  },

  guided = {
    blocked = "{move} se permite, pero {why}",
    not_this = "{move} se permite, pero esta lección pide otra jugada.",
    refused = "No se permite: {reason}.",
    hint = "{hint}",
    plays = "{player} juega {cards}.",
  },

  help = [[
Escribe las cartas como en la mesa, por su nombre,
separadas por espacios; el nombre
de un palo son todas las cartas de ese palo en la mano. Si las respuestas llevan
letras, escribe las letras.

  muestra   muestra la respuesta, y la regla que la explica
  salta     pasa a la pregunta siguiente
  porqué    muestra la regla y su lugar antes de responder
  lecciones  las lecciones, y tus resultados
  fin       sale; tu progreso se guarda]],
}
