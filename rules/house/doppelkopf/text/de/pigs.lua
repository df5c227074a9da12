-- The sentences of pigs.lua, in German.

return {
  ["Pigs"] = "Schweine",
  ["Both aces of diamonds in one hand are the highest trumps."] =
    "Beide Karo-Asse in einer Hand sind die höchsten Trümpfe.",
}
