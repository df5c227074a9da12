-- Sentences of reviews, in Spanish. See en/review.lua.
-- luacheck: no max line length

return {
  title = "{game}, semilla {seed}",
  looked = {
    you = {
      none = "No tenías nada que decidir.",
      some = {
        one = "Has tomado 1 decisión. {same}",
        other = "Has tomado {n} decisiones. {same}",
      },
    },
    other = {
      none = "{player} no tenía nada que decidir.",
      some = {
        one = "{player} ha tomado 1 decisión. {same}",
        other = "{player} ha tomado {n} decisiones. {same}",
      },
    },
  },
  same = "Iguales a las del bot: {same}; casi igual de buenas: "
    .. "{alike}.",
  same_only = "Iguales a las del bot: {same}.",
  unseen = {
    one = "No se ha mirado 1 decisión: todas llevarían demasiado tiempo.",
    other = "No se han mirado {n} decisiones: todas llevarían demasiado "
      .. "tiempo.",
  },
  unplayed = {
    one = "Los bots no han jugado de nuevo 1 ronda: llevaría demasiado tiempo.",
    other = "Los bots no han jugado de nuevo {n} rondas: llevarían demasiado "
      .. "tiempo.",
  },
  hint_pause = "Ahora no hay nada que decidir: la ronda ha acabado. «repaso» "
    .. "dice qué costó más en ella, e Intro sigue.",
  against_same = "Esa es la jugada por la que preguntas.",
  against_worse = "{made} cuesta {cost} en la puntuación de la ronda "
    .. "(±{interval}).",
  against_better = "{made} vale {cost} más en la puntuación de la ronda "
    .. "(±{interval}).",
  against_alike = "{made} es más o menos igual de bueno: la diferencia es de "
    .. "{cost} en la puntuación de la ronda (±{interval}).",
  against_less = "{made} da menos, pero apenas cambia la puntuación de la "
    .. "ronda: en {cost} (±{interval}).",
  against_unknown = "No se puede saber cuánto vale {made}.",
  none = "No se ha encontrado ningún error claro.",
  costs = {
    you = "{n}. Ronda {round}, decisión {decision}: elegiste {made}; {better} "
      .. "daría de media {cost} puntos más (±{interval}).",
    other = "{n}. Ronda {round}, decisión {decision}: {player} eligió {made}; "
      .. "{better} daría de media {cost} puntos más (±{interval}).",
  },
  answer = "{made} («{prompt}»)",
  all_seen = {
    points = "A cartas vistas y con juego perfecto, {better} aún consigue "
      .. "{value} puntos, {made} {less}.",
    tricks = "A cartas vistas y con juego perfecto, {better} aún consigue "
      .. "{value} bazas, {made} {less}.",
    same_points = "A cartas vistas y con juego perfecto, ambas consiguen los "
      .. "mismos puntos: {value}.",
    same_tricks = "A cartas vistas y con juego perfecto, ambas consiguen el "
      .. "mismo número de bazas: {value}.",
  },
  round = "ronda",
  total = "total",
  side = "equipo",
  result = "resultado",
  cards = "cartas",
  play = "juego",
  rounds = "El resultado es la suma de cartas y juego. Cartas: lo que "
    .. "consiguen de media los bots en todos los puestos con las mismas cartas "
    .. "(veces jugadas: {n}). Juego: lo demás, con su intervalo del 95 %.",
  how_to_go = "«repaso 1» va al primero de ellos, en una línea nueva.",
  not_yet = "Todavía no ha acabado ninguna ronda.",
  first = "Escribe primero «repaso».",
  no_such = {
    one = "Solo se ha encontrado 1 error.",
    other = "Se han encontrado {n} errores, no más.",
  },
  what = "Di «repaso» para la última ronda, «repaso partida» para todas las "
    .. "rondas, "
    .. "o «repaso 2» para ir al segundo error.",
}
