-- The sentences of sechsundsechzig.lua, in German.

return {
  ["Sechsundsechzig"] = "Sechsundsechzig",
  ["The game to 66 with the nines: six cards each, and ten points for the "
    .. "last trick."]
    = "Das Spiel bis 66 mit den Neunen: je sechs Karten, und zehn Augen für "
      .. "den letzten Stich.",
  ["six cards each, and one is turned up"] =
    "je sechs Karten, und eine wird aufgedeckt",
  ["the nine is the lowest trump"] = "die Neun ist der niedrigste Trumpf",
  ["it counts nothing"] = "sie zählt nichts",
  ["the nine of trumps is exchanged by who has won a trick"] =
    "die Trumpfneun tauscht aus, wer einen Stich gewonnen hat",
  ["not before"] = "vorher nicht",
  ["you have won no trick yet"] = "du hast noch keinen Stich gewonnen",
  ["with ten points for the last trick, 66 win"] =
    "mit zehn Augen für den letzten Stich gewinnen 66",
  ["65 each win nothing, and the next round counts one more"] =
    "je 65 gewinnen nichts, und die nächste Runde zählt eins mehr",
  ["then that point is won"] = "dann ist dieser Punkt gewonnen",
}
