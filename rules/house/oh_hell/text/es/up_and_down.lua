-- The sentences of up_and_down.lua, in Spanish.

return {
  ["Up and down"] = "Subir y bajar",
  ["The hands grow from one card to the largest, and shrink again."]
    = "Las manos crecen de una carta hasta el máximo, y vuelven a bajar.",
}
