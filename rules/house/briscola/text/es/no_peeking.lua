-- The sentences of no_peeking.lua, in Spanish.

return {
  ["No peeking"] = "Sin mirar",
  ["Partners never see each other's hands."]
    = "Los compañeros no se ven nunca las manos.",
}
