-- Sentences for a match that is taken back, played in several lines, dealt
-- differently, or continued under changed rules, in Spanish.
-- See en/what_if.lua.
-- luacheck: no max line length

return {
  same = {
    one = "La jugada hecha sigue permitida, y la posición es la misma.",
    other = "Las {n} jugadas hechas siguen permitidas, y la posición es la "
      .. "misma.",
  },
  none = "Todavía no se ha hecho ninguna jugada; la posición es la misma.",
  other = {
    one = "La jugada hecha sigue permitida, pero la posición ha cambiado:",
    other = "Las {n} jugadas hechas siguen permitidas, pero la posición ha "
      .. "cambiado:",
  },
  none_other = "Todavía no se ha hecho ninguna jugada, pero la posición ha "
    .. "cambiado:",
  fails = "La jugada {number} ya no se permite: {player}, {move}, en la ronda "
    .. "{round}: {why}.",
  unseen = "sus cartas están ocultas",
  rule = "Regla: {rule}, {file}, línea {line}.",
  stays = "La partida sigue con las reglas que había. Para volver antes de esa "
    .. "jugada y usar las reglas nuevas: {command}",
  went_back = "La partida ha vuelto a antes de esa jugada, con las reglas "
    .. "nuevas.",
  dealt_back = "La partida ha vuelto a antes de esa jugada.",
  in_error = "Las reglas quedan como estaban: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, ahora {after}",
    new = "ahora {after}",
    gone = "{before}, ahora nada",
    came = "ahora también {cards}",
    went = "ya no {cards}",
    both = "ahora {came} en vez de {went}",
    scores = "Marcador", moves = "Posibles", turn = "Responde",
    trick = "Mesa", question = "Pregunta", winner = "Ganador",
  },

  back_number = "«atrás» toma un número de decisiones, desde 1: «atrás 3»",
  no_back = "No hay nada que deshacer.",
  goto_what = "Di adónde: «ve baza 5», «ve ronda 2» o «ve decisión 12».",
  give_what = "Di quién recibe qué carta: «da 2 QS», o «da 2 QS for 3D».",
  swap_what = "Di qué dos cartas cambian de sitio: «intercambia QS 3D»",
  fix_what = "Di qué montón recibe qué cartas: «fija hand 1 AS KS *»",
  over = "La partida ha acabado: vuelve antes atrás, o pasa a otra línea con "
    .. "«cambia».",

  watching_files = "Bajo vigilancia: {files}. Cuando guardes cambios, las "
    .. "reglas se leen otra vez.",
  watching_not = "La vigilancia ha terminado.",
  changed = "{file} ha cambiado.",
  news = {
    rules = "Qué dicen ahora las reglas",
    lines = "{name}: las líneas de este paso han cambiado, su texto no.",
    more = {
      one = "y una diferencia más",
      other = "y {n} diferencias más",
    },
    played = {
      one = "Un reparto de bots al azar, antes y ahora",
      other = "Los mismos {deals} repartos de bots al azar, antes y ahora",
    },
    same = {
      one = "Un reparto de bots al azar se juega y se puntúa como antes.",
      other = "Los mismos {deals} repartos de bots al azar se juegan y se "
        .. "puntúan como antes.",
    },
    before = "antes", now = "ahora",
    difference = "diferencia, intervalo del 95 %",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    always = "{by} {told}",
    single = {
      one = "De los {of} primeros repartos, uno es distinto: {deals}.",
      other = "De los {of} primeros repartos, {n} son distintos: {deals}.",
    },
    none = "De los {of} primeros repartos, ninguno es distinto.",
    failed = "No se puede mostrar qué cambia: {problem}",
  },
  files_join = " y ",

  line = "línea {name}",
  branched = "Aquí empieza la línea {name}; «cambia {other}» vuelve a la línea "
    .. "{other}.",
  branch_taken = "Ya hay una línea {name}: elige otro nombre.",
  branch_name = "El nombre de una línea es una palabra: letras, cifras y _.",
  switched = "Línea {name}.",
  no_line = "No hay ninguna línea {name}: {names}.",
  no_line_near = "No hay ninguna línea {name}, ¿querías decir {near}?",
  one_line = "Solo hay una línea: «rama» empieza otra.",
  lines = {
    of = "{side}: {what}",
    name = "línea", moves = "jugadas", round = "ronda", tricks = "bazas",
    score = "marcador", state = "estado",
    turn = "responde {player}", over = "acabada: {side}",
    draw = "acabada: empate",
    won = "ganador: {side}",
  },
  alike = {
    zero = "Las líneas son distintas desde la primera jugada:",
    one = "La primera jugada es la misma; después:",
    other = "Las {n} primeras jugadas son las mismas; después:",
  },
  move = "{player} {move}",
  more = "y {n} más",
  ended = "(la línea acaba)",

  open = "Todas las manos están a la vista; «oculta manos» las oculta otra "
    .. "vez.",
  hidden = "Las demás manos están ocultas otra vez.",
  show_what = "«muestra manos» muestra todas las manos, «oculta manos» las "
    .. "oculta otra "
    .. "vez.",
}
