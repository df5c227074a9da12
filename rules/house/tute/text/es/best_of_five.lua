-- The sentences of best_of_five.lua, in Spanish.

return {
  ["Best of five"] = "Al mejor de cinco",
  ["The match goes to the side that first wins three games."]
    = "Gana la partida el equipo que antes gana tres juegos.",
  ["three games win"] = "se gana con tres juegos",
}
