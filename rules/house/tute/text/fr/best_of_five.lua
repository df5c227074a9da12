-- The sentences of best_of_five.lua, in French.

return {
  ["Best of five"] = "Au meilleur des cinq",
  ["The match goes to the side that first wins three games."]
    = "La partie va au camp qui gagne le premier trois jeux.",
  ["three games win"] = "trois jeux gagnent",
}
