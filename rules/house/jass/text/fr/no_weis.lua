-- The sentences of no_weis.lua, in French.

return {
  ["Only tricks count: no Weis and no Stöck."]
    = "Seuls les plis comptent : ni annonces ni stöck.",
}
