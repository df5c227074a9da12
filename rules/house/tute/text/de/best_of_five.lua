-- The sentences of best_of_five.lua, in German.

return {
  ["Best of five"] = "Drei Gewinnspiele",
  ["The match goes to the side that first wins three games."] =
    "Die Partie gewinnt, wer zuerst drei Spiele gewonnen hat.",
  ["three games win"] = "drei Spiele gewinnen",
}
