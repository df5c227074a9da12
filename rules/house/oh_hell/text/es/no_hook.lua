-- The sentences of no_hook.lua, in Spanish.

return {
  ["No hook"] = "Repartidor libre",
  ["The dealer may bid any number."]
    = "El repartidor puede pujar cualquier número.",
}
