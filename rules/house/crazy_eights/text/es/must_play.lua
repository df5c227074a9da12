-- The sentences of must_play.lua, in Spanish.

return {
  ["Must play"] = "Hay que jugar",
  ["Whoever can play a card may not draw."]
    = "Quien puede jugar una carta no puede robar.",
}
