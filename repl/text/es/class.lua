-- The sentences of a class before one board, in Spanish.

return {
  play = "Qué se puede jugar",
  worth = "Cuánto vale",
  quiz = "Cuestionario",
  puzzle = "Problema",
  no_pupil = "La pizarra no responde preguntas.",
  only_teacher = "Eso solo puede hacerlo el profesor.",
  full = "La clase está llena.",
  closed = "Esta pregunta está cerrada.",
  nobody = "Nadie tiene ese número.",
  looking = "Buscando qué preguntar …",
  fewer = {
    one = "Solo se encontró 1 pregunta.",
    other = "Solo se encontraron {n} preguntas.",
  },
  board = "La pizarra para el proyector: {url}",
  phones = "Los teléfonos abren {url}",
  open_to_all = "La clase está abierta a esta red: quien tenga la dirección "
    .. "puede entrar, sin contraseña. Es HTTP sin cifrar en el puerto "
    .. "{port}, así que otros en la red podrían leerlo.",
  here_alone = "La clase está abierta solo a los navegadores de este equipo; "
    .. "--lan la abre a los teléfonos.",
  writes = "Los nombres y las respuestas se escriben en {file}.",
  writes_nothing = "Los nombres y las respuestas no se escriben en ninguna "
    .. "parte; --results FILE los escribe.",
  ends = "Ctrl-C la termina.",
  ends_kept = "Ctrl-C la termina; con {command} continúa.",
  nothing = "class: no se encontró nada que preguntar; otro --seed quizá "
    .. "encuentre algo",
  resume_what = "class: --resume continúa la clase de un archivo: nómbralo "
    .. "con --results FILE",
  resume_alone = "class: --resume continúa la clase como estaba: quita el "
    .. "juego y lo que se pregunta",
  no_class = "class: junto a {file} no hay clase que continuar: ha terminado "
    .. "o nunca empezó",
  other_rules = "class: esta clase no puede continuar: sus preguntas ya no "
    .. "son las mismas, porque cambiaron las reglas o el programa",
  not_kept = "No se pueden escribir los resultados: {problem}. La clase "
    .. "sigue; la próxima respuesta lo intenta de nuevo.",
  kept_again = "Los resultados se escriben de nuevo, en {file}.",
  page = {
    class_title = "Una clase: {game}",
    class_name = "Tu nombre para esta hora",
    class_come = "Entrar",
    class_language = "Idioma",
    class_hello = "Hola, {name}. Empieza pronto: mira la pizarra.",
    class_look = "Mira la pizarra.",
    class_open = "Abre esta dirección en tu teléfono",
    class_here = { one = "{n} presente", other = "{n} presentes" },
    class_nobody = "Aún no hay nadie.",
    class_begin = "Empezar",
    class_close = "Cerrar la pregunta",
    class_time = "Cerrar en {n} segundos",
    class_left = { one = "queda {n} segundo",
      other = "quedan {n} segundos" },
    class_next = "Siguiente",
    class_end = "Los resultados",
    class_keys = "La barra espaciadora avanza.",
    class_number = "{n} de {all}",
    class_answered = "{n} de {all} han respondido",
    class_right = "{n} de {all} bien",
    class_yours = "Tu respuesta: {answer}",
    class_change = "Puedes cambiarla hasta que se cierre la pregunta.",
    class_changed = "Cambiar la respuesta",
    class_none = "ninguna",
    class_missed = "Esta no la respondiste.",
    class_score = "{right} de {n} bien",
    class_thanks = "Eso es todo, {name}.",
    class_over = "Eso es todo.",
    class_result = "{title}: {asks}",
    class_table = "Resultados como tabla",
    class_remove = "Echar a {name}",
    class_people = "Quién está",
    class_leave = "Salir",
    class_lost = "Sin conexión. Otro intento …",
    class_join = "Entrar: {url}",
  },
}
