-- The sentences of tournament.lua, in German.

return {
  ["Tournament"] = "Turnier",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as "
    .. "Seeger and Fabian do."] =
    "Eine Turnierliste von 36 Spielen, zu viert 48, nach Seeger-Fabian.",
  ["36 rounds are played"] = "36 Spiele werden gespielt",
  ["with four players 48"] = "zu viert 48",
}
