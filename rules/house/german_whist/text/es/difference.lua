-- The sentences of difference.lua, in Spanish.

return {
  ["Difference"] = "Por diferencia",
  ["The winner of a round scores the difference in tricks; 21 points win."]
    = "Quien gana una ronda se apunta la diferencia de bazas; se gana con 21 "
      .. "puntos.",
}
