-- The sentences of once_round.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Once round"] = "Una sola vuelta",
  ["Each player bids or passes once, the dealer last; the highest bid wins."]
    = "Cada jugador puja o pasa una vez, quien reparte el último; gana la puja "
      .. "más alta.",
  ["after four have spoken the highest bid names its trump"]
    = "cuando han hablado los cuatro, la puja más alta nombra su triunfo",
  ["4 no trump"] = "4 sin triunfo",
}
