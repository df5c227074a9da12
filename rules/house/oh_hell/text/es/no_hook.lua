-- The sentences of no_hook.lua, in Spanish.

return {
  ["No hook"] = "Quien reparte puja libre",
  ["The dealer may bid any number."]
    = "Quien reparte puede pujar cualquier número.",
}
