-- The sentences of american.lua, in Spanish.

return {
  ["American whist"] = "Whist americano",
  ["The American game is played to seven points."]
    = "El juego americano se juega a siete puntos.",
  ["seven points win"] = "siete puntos ganan",
  ["six do not"] = "seis no",
}
