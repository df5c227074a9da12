-- The sentences of strict_levels.lua, in German.

return {
  ["Strict levels"] = "Strenge Stufen",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."] =
    "Beide Parteien müssen die Stufen 5, 10 und K spielen: kein Aufstieg geht darüber hinweg.",
}
