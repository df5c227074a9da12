-- The sentences of the author's desk on the page, in Spanish. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "con las reglas de hoy esta partida va como se guardó: no hay "
    .. "nada que decidir",
  seat = "{n} ({name})",
  sits = "Abierto en la mesa, eres {name}.",
  open_time = "lo que mostrarían los repartos que no se recorrieron; con "
    .. "más tiempo se haría",
  page = {
    desk_examples = "Ejemplos",
    desk_hold = {
      one = "1 se cumple",
      other = "{n} se cumplen",
    },
    desk_fail = {
      one = "1 no se cumple",
      other = "{n} no se cumplen",
    },
    desk_no_examples = "Este archivo aún no tiene ejemplos. Juega hasta una "
      .. "posición que muestre tu regla, ponle nombre aquí y será uno.",
    desk_shows = "Muestra",
    desk_shows_usual = "lo que acaba de pasar",
    desk_shows_moves = "todo lo que se puede responder ahora",
    desk_shows_wins = "quién ha ganado la última baza",
    desk_shows_score = "lo que ha puntuado la ronda",
    desk_shows_last = "que mi última jugada estaba permitida",
    desk_shows_may = "que una jugada está permitida",
    desk_shows_may_not = "que una jugada se rechaza",
    desk_shows_move = "Jugada, como 3D",
    desk_faulty = "El texto está guardado, pero tiene un error: la mesa "
      .. "sigue con las reglas de antes.",
    desk_examples_later = "Se ejecutan cuando el error esté corregido.",
    desk_kept_later = "Tus partidas guardadas siguen ahí. Se juegan de nuevo "
      .. "cuando el error esté corregido.",
    desk_example_holds = "{name}: se cumple. Ábrelo en la mesa.",
    desk_example_fails = "{name}: no se cumple. Ábrelo en la mesa.",
    desk_running = "Se prueban los ejemplos …",
    desk_open = "Abrir en la mesa",
    desk_at_table = "{name} está en la mesa.",
    desk_back = "Volver a tu partida",
    desk_kept = "Partidas correctas",
    desk_kept_about = "Una partida que marcas como correcta se juega de "
      .. "nuevo cada vez que guardas, para ver si tu cambio la afecta.",
    desk_keep_ten = "Que los bots jueguen diez, y guardarlas",
    desk_keeping = "Juegan los bots: {n}",
    desk_is_kept = "La partida queda guardada como correcta. Partidas "
      .. "guardadas: {n}.",
    desk_there = "Esta partida ya está guardada como correcta.",
    desk_unkept_full = "La partida no se guarda: este navegador ya no tiene "
      .. "sitio. Guarda el registro como archivo o quita partidas que ya no "
      .. "necesites.",
    desk_unkept_forbidden = "La partida no se guarda: el navegador no deja "
      .. "que esta página guarde nada. Guarda el registro como archivo.",
    desk_unkept_damaged = "No se puede leer lo que este navegador guarda de "
      .. "tus partidas, así que queda como está. Guarda el registro como "
      .. "archivo.",
    desk_unkept_other = "Otra ventana ha cambiado lo que se guarda de esta "
      .. "partida. Guarda las reglas otra vez.",
    desk_replaying = "Se juegan de nuevo las partidas guardadas: {n}",
    desk_accept = "Correcta como va ahora",
    desk_refuse = "Correcta como fue",
    desk_refused = "Queda como fue: cambia la regla.",
    desk_accepted = "Queda guardada como va ahora.",
    desk_beside = "Los dos lados",
    desk_see_kept = "Abrir como fue",
    desk_see_now = "Abrir como va ahora",
    desk_drop = "Quitar",
    desk_drop_it = "Quitar {name}",
    desk_all_kept = "Todas las partidas guardadas: {n}",
    desk_often = "¿Cuántas veces?",
    desk_often_head = "Cuántas veces actúan las reglas en {n} repartos",
    desk_often_at = "Repartos: {done} de {all}",
    desk_options_at = "Opciones: {done} de {all}",
    desk_often_times = "{what}: en {n} de {of} repartos. Abre un reparto en "
      .. "que ocurre.",
    desk_often_set = "{what}: solo con otras opciones. Abre un reparto en que "
      .. "ocurre.",
    desk_steps = "Pasos: en cuántos de {deals} repartos se llamó a cada uno",
    desk_never = "nunca en {n} repartos",
    desk_never_head = "Lo que nunca ocurrió",
    desk_all_happened = "Todo ha ocurrido.",
    desk_of = "{n} de {of}",
    desk_prove = "Demostrar",
    desk_proving = "Todos los repartos, todas las jugadas: {n}",
    desk_proof = "Demostración con pocas cartas",
    desk_proof_again = "Una carta más en cada mano",
    desk_fault_here = "Abrir este reparto",
    desk_fault_there = "Abrir el otro reparto",
    sets_search = "Buscar: palabras, o lo que cambian",
    sets_none = "Ninguna regla de la casa encaja.",
    sets_name = "Nombre para estas reglas, como Como jugamos",
    sets_keep = "Guardar como conjunto",
    sets_kept = "{name} queda en este navegador, como regla propia de la casa.",
    sets_send = "Enviar estas reglas como enlace",
  },
}
