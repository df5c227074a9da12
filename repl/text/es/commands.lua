-- What a person types at the table, in Spanish. See en/commands.lua.

return {
  verbs = {
    again = "otra", back = "atrás atras", branch = "rama", branches = "ramas",
    cards = "cartas", counts = "cuenta", edit = "edita", example = "ejemplo",
    finish = "termina", fix = "fija", give = "da", ["goto"] = "ve",
    help = "ayuda", hide = "oculta", hint = "pista", keep = "conserva",
    last = "última ultima", moves = "jugadas", play = "juega",
    position = "posición posicion", quit = "salir", redo = "rehacer",
    reload = "recarga", ["repeat"] = "repite", review = "repaso",
    rules = "reglas reglamento", save = "guarda guardar", score = "marcador",
    set = "pon", show = "muestra", solve = "resuelve", source = "fuente",
    swap = "intercambia", switch = "cambia", trace = "traza", try = "prueba",
    undo = "deshacer", view = "vista", watch = "vigila", why = "porqué porque",
  },

  words = {
    all = "todo", decision = "decisión decision", frozen = "congelado",
    hands = "manos", lines = "líneas lineas", match = "partida", off = "no",
    on = "sí si", round = "ronda mano", score = "marcador", table = "mesa",
    trick = "baza", trump = "triunfo",
  },

  lessons = { lessons = "lecciones", skip = "salta", stop = "fin" },
}
