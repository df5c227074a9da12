-- The sentences of all_tricks.lua, in Spanish.

return {
  ["All tricks"] = "Todas las bazas",
  ["All 26 tricks count."] = "Cuentan las 26 bazas.",
}
