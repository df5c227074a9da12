-- The sentences of no_sweeps.lua, in Spanish.

return {
  ["No sweeps"] = "Sin limpias",
  ["Nobody has a point for clearing the table."]
    = "Nadie tiene un punto por limpiar la mesa.",
}
