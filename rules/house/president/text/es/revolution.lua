-- The sentences of revolution.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Revolution"] = "Revolución",
  ["Four of a rank reverse the order of the ranks, jokers apart."]
    = "Cuatro del mismo valor invierten el orden de los valores, salvo los "
      .. "jokers.",
  ["While the order is reversed, the rules compare the cards themselves."]
    = "Mientras el orden está invertido, las reglas comparan ellas mismas las "
      .. "cartas.",
  ["play lower cards than those there"]
    = "juega cartas más bajas que las que hay",
  ["four cards turn the order round"] = "cuatro cartas invierten el orden",
}
