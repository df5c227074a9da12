-- The sentences of checked.lua, in Spanish.

return {
  ["Checked"] = "W4 vigilado",
  ["Nobody may play W4 who holds a card of the colour in force."]
    = "No puede jugar W4 quien tiene una carta del color pedido.",
}
