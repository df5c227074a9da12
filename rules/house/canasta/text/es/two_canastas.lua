-- The sentences of two_canastas.lua, in Spanish.

return {
  ["Two canastas"] = "Dos canastas",
  ["A side needs two canastas to go out."]
    = "Una pareja necesita dos canastas para cerrar.",
  ["two canastas are needed"] = "hacen falta dos canastas",
}
