-- The sentences of short.lua, in German.

return {
  ["Short game"] = "Kurzes Spiel",
  ["A short game, to 2500 points."] = "Ein kurzes Spiel, bis 2500 Punkte.",
  ["2,500 points win"] = "2.500 Punkte gewinnen",
}
