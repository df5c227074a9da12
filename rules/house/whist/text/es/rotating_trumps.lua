-- The sentences of rotating_trumps.lua, in Spanish.

return {
  ["Rotating trumps"] = "Triunfos rotatorios",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."]
    = "Los triunfos rotan: corazones, diamantes, picas, tréboles y otra vez "
      .. "corazones.",
  ["six rounds of rotating trumps"] = "seis rondas de triunfos rotatorios",
}
