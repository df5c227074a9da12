-- The sentences of short.lua, in Spanish.

return {
  ["Short game"] = "Partida corta",
  ["A short game, to 2500 points."] = "Una partida corta, a 2500 puntos.",
  ["2,500 points win"] = "2500 puntos ganan",
}
