-- The sentences of best_of_five.lua, in Hindi.

return {
  ["Best of five"] = "पाँच में से तीन",
  ["The match goes to the side that first wins three games."] =
    "मैच वह टीम जीतती है जो पहले तीन खेल जीते।",
  ["three games win"] = "तीन खेलों पर जीत",
}
