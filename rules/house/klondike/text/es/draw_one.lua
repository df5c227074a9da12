-- The sentences of draw_one.lua, in Spanish.

return {
  ["Draw one"] = "De una en una",
  ["One card is drawn at a time."] = "Las cartas se roban de una en una.",
}
