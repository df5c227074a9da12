-- The sentences of twelve_rounds.lua, in French.

return {
  ["The match has twelve rounds, and the higher total wins."]
    = "La partie a douze donnes, et le total le plus élevé gagne.",
  ["Twelve rounds"] = "Douze donnes",
}
