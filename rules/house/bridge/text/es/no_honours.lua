-- The sentences of no_honours.lua, in Spanish.

return {
  ["No honours"] = "Sin honores",
  ["A rubber without honours."] = "Un rubber sin honores.",
}
