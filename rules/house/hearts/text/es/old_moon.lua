-- The sentences of old_moon.lua, in Spanish.

return {
  ["Old moon"] = "La luna de antes",
  ["Whoever takes all points has 26 less, and the others none."]
    = "Quien se lleva todos los puntos tiene 26 menos, y los demás ninguno.",
}
