-- The sentences of hidden_odd.lua, in French.

return {
  ["A card that nobody has seen is put away, so nobody knows the odd one."]
    = "Une carte que personne n’a vue est écartée, personne ne sait donc "
      .. "laquelle est isolée.",
  ["Hidden odd card"] = "Carte isolée cachée",
}
