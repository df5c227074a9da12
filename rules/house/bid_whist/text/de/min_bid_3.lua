-- The sentences of min_bid_3.lua, in German.

return {
  ["Three at least"] = "Mindestens drei",
  ["The risky version: nobody may bid less than three."] =
    "Die gewagte Fassung: keiner darf weniger als drei bieten.",
  ["an opening bid of 1 or 2 is refused"] =
    "ein erstes Gebot von 1 oder 2 ist nicht erlaubt",
  ["2 no trump"] = "2 ohne Trumpf",
  ["an opening bid of 3 is allowed"] = "ein erstes Gebot von 3 ist erlaubt",
  ["7 no trump"] = "7 ohne Trumpf",
}
