-- The sentences of revolution.lua, in French.

return {
  ["Four of a rank reverse the order of the ranks, jokers apart."]
    = "Quatre cartes d’un rang renversent l’ordre des rangs, sauf celui des "
      .. "jokers.",
  ["While the order is reversed, the rules compare the cards themselves."]
    = "Tant que l’ordre est renversé, les règles comparent elles-mêmes les "
      .. "cartes.",
  ["play lower cards than those there"]
    = "joue des cartes plus basses que celles-là",
  ["four cards turn the order round"] = "quatre cartes renversent l’ordre",
}
