-- The sentences of last_card.lua, in German.

return {
  ["Last card"] = "Letzte Karte",
  ["Whoever has too few cards for a war turns the last one."] =
    "Wer für einen Krieg zu wenige Karten hat, deckt die letzte auf.",
}
