-- The sentences of duplicate.lua, in Spanish.

return {
  ["Duplicate"] = "Duplicado",
  ["Duplicate play: the dealer and the levels are given, and trumps are "
    .. "declared after the last draw."]
    = "Juego duplicado: quien reparte y los niveles están dados, y el triunfo "
      .. "se muestra después de robar la última carta.",
}
