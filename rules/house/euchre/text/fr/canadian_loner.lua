-- The sentences of canadian_loner.lua, in French.

return {
  ["A player who orders up a dealing partner must play alone."]
    = "Celui qui fait prendre la carte à un partenaire donneur doit jouer "
      .. "seul.",
  ["Canadian loner"] = "Seul à la canadienne",
}
