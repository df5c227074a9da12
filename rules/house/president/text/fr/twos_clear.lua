-- The sentences of twos_clear.lua, in French.

return {
  ["A single two goes on any cards, and its player leads anew."]
    = "Un deux seul se pose sur n’importe quelles cartes, et qui l’a joué "
      .. "entame de nouveau.",
  ["Twos clear"] = "Le deux coupe",
  ["A two may be played alone where several cards lie."]
    = "On peut jouer un deux seul là où plusieurs cartes sont jouées.",
  ["{card} does not go on these cards"] = "{card} ne va pas sur ces cartes",
  ["All others count as having passed."]
    = "Tous les autres comptent comme ayant passé.",
  ["a two is played on two cards, and its player leads"]
    = "un deux est joué sur deux cartes, et son joueur entame",
  ["all others are passed over"] = "tous les autres sont sautés",
  ["you lead"] = "tu entames",
}
