-- The sentences of strict.lua, in German.

return {
  ["Strict"] = "Streng",
  ["Whoever can play a card may not draw."] =
    "Wer eine Karte spielen kann, darf nicht ziehen.",
}
