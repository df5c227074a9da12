-- The sentences of colours.lua, in Spanish.

return {
  ["Colours"] = "Colores",
  ["Only two cards of a colour make a pair: two red ones, or two black ones."]
    = "Solo dos cartas del mismo color son pareja: dos rojas, o dos negras.",
}
