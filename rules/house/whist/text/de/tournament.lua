-- The sentences of tournament.lua, in German.

return {
  ["Tournament"] = "Turnier",
  ["A tournament of eight rounds; the higher total wins."] =
    "Ein Turnier von acht Runden; die höhere Punktzahl gewinnt.",
  ["after the eighth round the higher total wins"] =
    "nach der achten Runde gewinnt die höhere Punktzahl",
  ["after the seventh it goes on"] = "nach der siebten geht es weiter",
}
