-- The sentences of three_down.lua, in Spanish.

return {
  ["Three down"] = "Tres boca abajo",
  ["Three cards face down in a war."]
    = "En una guerra, tres cartas boca abajo.",
}
