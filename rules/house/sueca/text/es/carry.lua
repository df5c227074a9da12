-- The sentences of carry.lua, in Spanish.

return {
  ["Carry"] = "Con arrastre",
  ["After 60 points each the next round counts one game more."]
    = "Tras 60 puntos cada una, la ronda siguiente vale un juego más.",
}
