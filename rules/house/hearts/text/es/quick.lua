-- The sentences of quick.lua, in Spanish.

return {
  ["Quick hearts"] = "Corazones rápido",
  ["Fifty points end the match."] = "Cincuenta puntos acaban la partida.",
}
