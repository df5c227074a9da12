-- The sentences of exchange.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Exchange"] = "Cambio",
  ["Whoever has won a trick may exchange a low trump for the card turned up."]
    = "Quien ha ganado una baza puede cambiar un triunfo bajo por la carta "
      .. "vuelta.",
}
