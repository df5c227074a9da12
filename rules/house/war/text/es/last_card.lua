-- The sentences of last_card.lua, in Spanish.

return {
  ["Last card"] = "Última carta",
  ["Whoever has too few cards for a war turns the last one."]
    = "Quien no tiene bastantes cartas para una guerra vuelve la última.",
}
