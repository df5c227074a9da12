-- The sentences of doubles.lua, in German.

return {
  ["Doubles"] = "Mit Faktoren",
  ["Black suits count twice, games without trumps three times, and 2500 win."] =
    "Schwarze Farben zählen doppelt, Spiele ohne Trumpf dreifach, und 2500 "
    .. "gewinnen.",
}
