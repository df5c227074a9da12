-- Sentences about kept matches, in Spanish.

return {
  kept = "La partida queda guardada como correcta: {file}.",
  other_name = "Se llama {name}: un archivo no puede llamarse {given}.",
  there = "La partida ya está guardada: {file}.",
  not_kept = "La partida no se guarda: {why}.",
  same = {
    one = "Una partida guardada va como fue.",
    other = "{n} partidas guardadas van como fueron.",
  },
  otherwise = {
    one = "Una de {of} partidas guardadas va de otro modo.",
    other = "{n} de {of} partidas guardadas van de otro modo.",
  },
  unread = {
    one = "Una de las {of} partidas guardadas no se puede repetir.",
    other = "{n} de las {of} partidas guardadas no se pueden repetir.",
  },
  because = "por {cause}, {file} línea {line}",
  parts = "{name} se aparta en {place}: {what}",
  as_kept = "Como se guardó",
  as_now = "Con las reglas de hoy",
  which = "Partida {n} de {of}: {file}",
  ask = "¿accept, refuse, drop o quit? ",
  answers = "accept: la partida es correcta como va ahora y se escribe de "
    .. "nuevo; refuse: queda como está, y check la sigue señalando; drop: "
    .. "deja de guardarse; quit: las demás quedan.",
  accepted = "{file} se ha escrito de nuevo.",
  accepted_before = "{file} se ha escrito de nuevo, hasta justo antes de la "
    .. "jugada {decision}.",
  done = "Aceptadas: {accepted}; rechazadas: {refused}; quitadas: {dropped}.",
  not_written = "No se ha escrito: {why}.",
  file_kept = "{file}: guardada como {to}",
  file_there = "{file}: ya guardada como {to}",
  file_not_kept = "{file}: no se guarda: {why}",
  file_accepted = "{file}: escrita de nuevo con las reglas de hoy",
  file_as_it_went = "{file}: va como fue",
  file_dropped = "{file}: ya no se guarda",
  join = ": ",
  as_it_went = "va como fue",
  none = "{game}: no hay partidas guardadas",
  none_parts = {
    one = "{game}: la partida guardada va como fue",
    other = "{game}: las {n} partidas guardadas van como fueron",
  },
}
