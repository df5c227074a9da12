-- The sentences of tournament.lua, in French.

return {
  ["Tournament"] = "Tournoi",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as "
    .. "Seeger and Fabian do."]
    = "Une série de tournoi de 36 donnes, ou de 48 à quatre joueurs, comptée "
      .. "selon Seeger et Fabian.",
  ["36 rounds are played"] = "36 donnes sont jouées",
  ["with four players 48"] = "à quatre joueurs 48",
}
