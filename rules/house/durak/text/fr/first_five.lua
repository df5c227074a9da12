-- The sentences of first_five.lua, in French.

return {
  ["No more than five cards attack in the first bout of a round."]
    = "Pas plus de cinq cartes n’attaquent à la première manche d’une donne.",
  ["First five"] = "D’abord cinq",
}
