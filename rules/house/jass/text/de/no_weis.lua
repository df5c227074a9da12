-- The sentences of no_weis.lua, in German.

return {
  ["No Weis"] = "Ohne Weis",
  ["Only tricks count: no Weis and no Stöck."] =
    "Nur Stiche zählen: kein Weis und keine Stöck.",
}
