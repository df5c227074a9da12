-- The sentences of strict.lua, in Spanish.

return {
  ["Strict"] = "Estricto",
  ["Whoever can play a card may not draw."]
    = "Quien puede jugar una carta no puede robar.",
}
