-- The sentences of refill_five.lua, in Spanish.

return {
  ["Refill five"] = "Cinco cartas nuevas",
  ["A player without cards draws five."]
    = "Un jugador sin cartas roba cinco.",
}
