-- The sentences of old_bonuses.lua, in Spanish.

return {
  ["Old bonuses"] = "Primas antiguas",
  ["The older bonuses: gin 20, an undercut 10, a round won 20."]
    = "Las primas antiguas: gin 20, un contracierre 10, una ronda ganada 20.",
}
