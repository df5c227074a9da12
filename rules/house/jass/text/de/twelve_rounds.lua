-- The sentences of twelve_rounds.lua, in German.

return {
  ["Twelve rounds"] = "Zwölf Runden",
  ["The match has twelve rounds, and the higher total wins."] =
    "Die Partie hat zwölf Runden, und die höhere Punktzahl gewinnt.",
}
