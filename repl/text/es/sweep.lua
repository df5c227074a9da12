-- Sentences about an option over its values, in Spanish. See en/sweep.lua.
-- luacheck: no max line length

return {
  option = "{game}: qué cambia {option}",
  house = "{game}: qué cambia cada regla de la casa",
  played = "{deals} repartos y {matches} partidas de bots al azar, los mismos "
    .. "para todos; semilla {seed}.",
  played_by = "{deals} repartos jugados por {bots} y {matches} partidas de "
    .. "bots al azar, los mismos para todos; semilla {seed}.",
  duels = {
    one = "Un reparto de duelos, {better} contra {worse}: una partida por cada "
      .. "equipo que puede tener {better}.",
    other = "{n} repartos de duelos, {better} contra {worse}: una partida por "
      .. "cada equipo que puede tener {better}.",
  },
  cut = {
    one = "Una partida no había acabado tras 200 rondas, y se paró.",
    other = "{n} partidas no habían acabado tras 200 rondas, y se pararon.",
  },
  rule = "regla",
  differences = "diferencia con {first}, intervalo del 95 %",

  title = {
    gap = "Mejor puntuación de una ronda menos la peor",
    length = "Decisiones en una ronda",
    played = "Rondas que tienen declarante",
    made = "Contratos cumplidos: el declarante puntuó más",
    match = "Decisiones en una partida",
    rounds = "Rondas en una partida",
    won = "Partidas ganadas por {better} contra {worse}: {share} es azar, más "
      .. "es habilidad",
  },
  name = {
    gap = "margen", length = "decisiones", played = "declaradas",
    made = "cumplidos", match = "por partida", rounds = "rondas",
    won = "habilidad",
  },
}
