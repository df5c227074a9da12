-- The sentences of one_pass.lua, in Spanish.

return {
  ["One pass"] = "Una sola vuelta",
  ["One card is drawn at a time, and the stock is gone through once."]
    = "Las cartas se roban de una en una, y el mazo se recorre una vez.",
}
