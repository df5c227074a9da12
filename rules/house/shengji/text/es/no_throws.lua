-- The sentences of no_throws.lua, in Spanish.

return {
  ["No throws"] = "Sin lanzamientos",
  ["Only one format may be led at a time."]
    = "Solo se puede salir con una figura a la vez.",
}
