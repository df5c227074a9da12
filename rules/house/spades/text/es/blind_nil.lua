-- The sentences of blind_nil.lua, in Spanish.

return {
  ["Blind nil"] = "Nulo a ciegas",
  ["A player of a side that is 100 points behind may bid nil before looking."]
    = "Un jugador de una pareja que va 100 puntos por detrás puede pujar nulo "
      .. "antes de mirar.",
}
