-- The sentences of old_bonuses.lua, in German.

return {
  ["Old bonuses"] = "Alte Prämien",
  ["The older bonuses: gin 20, an undercut 10, a round won 20."] =
    "Die älteren Prämien: Gin 20, unterboten 10, eine gewonnene Runde 20.",
}
