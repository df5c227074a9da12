-- The sentences of rotating_trumps.lua, in French.

return {
  ["Rotating trumps"] = "Atout tournant",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."]
    = "L’atout tourne : cœur, carreau, pique, trèfle, puis de nouveau cœur.",
  ["six rounds of rotating trumps"] = "six donnes à atout tournant",
}
