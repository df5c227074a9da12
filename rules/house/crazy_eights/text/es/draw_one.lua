-- The sentences of draw_one.lua, in Spanish.

return {
  ["Draw one"] = "Robar una",
  ["One card at most is drawn in a turn."]
    = "En un turno se roba como mucho una carta.",
}
