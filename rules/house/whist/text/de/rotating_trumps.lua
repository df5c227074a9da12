-- The sentences of rotating_trumps.lua, in German.

return {
  ["Rotating trumps"] = "Wechselnder Trumpf",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "Trumpf wechselt reihum: Herz, Karo, Pik, Kreuz, dann wieder Herz.",
  ["six rounds of rotating trumps"] = "sechs Runden mit wechselndem Trumpf",
}
