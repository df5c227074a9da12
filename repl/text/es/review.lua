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
  bots = "bots",
  total = "total",
  rounds = "Junto a cada puntuación está lo que consigue el bot en todos los "
    .. "puestos con las mismas cartas: eso es la suerte de las cartas, y lo "
    .. "demás es juego.",
  how_to_go = "review 1 va al primero de ellos, en una línea nueva.",
  not_yet = "Todavía no ha acabado ninguna ronda.",
  first = "Escribe primero review.",
  no_such = {
    one = "Solo se ha encontrado 1 error.",
    other = "Se han encontrado {n} errores, no más.",
  },
  what = "Di review para la última ronda, review match para todas las rondas, "
    .. "o review 2 para ir al segundo error.",
}
