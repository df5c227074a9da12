-- The sentences of long_whist.lua, in German.

return {
  ["Long whist"] = "Langes Whist",
  ["honours"] = "Honneurs",
  ["Long whist: ten points win, and honours count."] =
    "Langes Whist: zehn Punkte gewinnen, und Honneurs zählen.",
  ["tricks count before honours, so side 1 has won"] =
    "Stiche zählen vor Honneurs, also hat Partei 1 gewonnen",
  ["at nine points honours count nothing"] =
    "bei neun Punkten zählen Honneurs nichts",
}
