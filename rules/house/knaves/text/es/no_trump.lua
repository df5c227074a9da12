-- The sentences of no_trump.lua, in Spanish.

return {
  ["No trump"] = "Sin triunfo",
  ["There is no trump, but the last card is still turned up."]
    = "No hay triunfo, pero la última carta se vuelve igualmente.",
}
