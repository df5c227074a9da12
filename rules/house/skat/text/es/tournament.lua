-- The sentences of tournament.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Tournament"] = "Torneo",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as "
    .. "Seeger and Fabian do."]
    = "Una serie de torneo de 36 rondas, o de 48 si son cuatro, puntuada según "
      .. "Seeger y Fabian.",
  ["36 rounds are played"] = "se juegan 36 rondas",
  ["with four players 48"] = "si son cuatro, 48",
}
