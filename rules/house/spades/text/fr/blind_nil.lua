-- The sentences of blind_nil.lua, in French.

return {
  ["A player of a side that is 100 points behind may bid nil before looking."]
    = "Un joueur d’un camp à 100 points derrière peut annoncer zéro avant de "
      .. "regarder.",
  ["Blind nil"] = "Zéro à l’aveugle",
}
