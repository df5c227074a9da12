-- Sentences about the progress of long work, in Spanish. See en/progress.lua.

return {
  line = "{done} de {all} ({percent} %), faltan {left}",
  seconds = { one = "1 segundo", other = "{n} segundos" },
  check = {
    examples = "{game}: ejemplo {done} de {all}",
    kept = "{game}: partida guardada {done} de {all}",
    matches = "{game}: partida {done} de {all}",
    settings = "{game}: opciones, combinación {done}",
    knowledge = "{game}: cartas ocultas repartidas de nuevo, ronda {done} de "
      .. "{all}",
    rare = "{game}: partida {done} de {all} como mucho, hasta que hayan salido "
      .. "todos los pasos y obligaciones",
    deals = "{game}: reparto {done} de {all}",
  },
  coverage = {
    deals = "{game}: reparto {done} de {all}",
    options = "{game}: opción {done} de {all}",
  },
  sweep = {
    rounds = "reparto {done} de {all}",
    matches = "partida {done}",
    duels = "duelo {done}",
  },
  minutes = { one = "1 minuto", other = "{n} minutos" },
}
