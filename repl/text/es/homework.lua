-- The sentences of homework, in Spanish.

return {
  made = {
    one = "Deberes {mark}, 1 tarea. Envía este enlace:",
    other = "Deberes {mark}, {n} tareas. Envía este enlace:",
  },
  say_address = "El enlace lleva a la página de tenace web en el equipo de "
    .. "cada alumno. --address dice en qué otro lugar tienen la página.",
  too_much = "homework: como mucho {n} tareas y un texto de 2000 letras",
  which_files = "homework: di qué archivos debe leer --marks",
  csv_marks = "homework: --csv va con --marks",
  nothing_in = "{file}: ahí no se entregó nada; empieza por tenace-homework",
  unread = "{file}: {problem}",
  damaged = "el texto se dañó por el camino: pídelo otra vez, como archivo",
  no_answer = "el texto no es el que hace la página",
  refused = "rechazado: jugada {n}, {move}: {reason}",
  not_the_bot = "{bot} no juega eso; el texto fue cambiado, o viene de otra "
    .. "versión",
  unfinished = "no jugado hasta el final de la ronda",
  missing = "no hecho",
  solved = { one = "resuelto a la primera", other = "resuelto al intento {n}" },
  not_solved = "no resuelto",
  no_puzzle = "rechazado: no existe ese problema",
  pupil = "{name} (deberes {mark})",
  row_deal = "  {n}  reparto {game}#{seed}: {text}",
  row_puzzle = "  {n}  problema {game}#{seed}: {text}",
  row_bot = "; el bot {text}",
  row_tries = { one = "; 1 intento", other = "; {n} intentos" },
}
