-- What the options ask that the engine itself has, in Spanish. See
-- en/options.lua.
-- luacheck: no max line length

return {
  usual_rounds = "rondas de una partida",
  usual_rounds_or_none = "rondas de una partida; 0: sin límite",
  usual_rounds_or_target =
    "rondas que se juegan, gana el total más alto; 0: hasta target",
  usual_rounds_or_target_lowest =
    "rondas que se juegan, gana el total más bajo; 0: hasta target",
  usual_first_dealer = "puesto que reparte primero; 0: por sorteo",
  usual_target = "puntos que ganan la partida",
  usual_target_lowest = "puntos que acaban la partida, gana el total más bajo",
  usual_floor = "puntos que pierden la partida",
  usual_packs = "número de barajas",
  usual_throws = "salir con varias figuras a la vez",
  usual_owed = "a qué obliga la salida: a su figura o solo al palo",
  usual_short_tractors =
    "un tractor más largo obliga también a los más cortos que se tengan",
  usual_pairs_over_triple =
    "un bulldozer obliga a pares contiguos antes que a un trío, o a dos",
  usual_kill_compare =
    "de dos que matan, gana quien tiene más alta la figura mayor, o la carta",
}
