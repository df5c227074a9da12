-- The sentences of hidden_odd.lua, in Spanish.

return {
  ["Hidden odd card"] = "Carta oculta",
  ["A card that nobody has seen is put away, so nobody knows the odd one."]
    = "Se aparta una carta que nadie ha visto, así que nadie sabe cuál queda "
      .. "sin pareja.",
}
