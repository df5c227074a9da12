-- The sentences of refill_five.lua, in French.

return {
  ["A player without cards draws five."]
    = "Un joueur sans cartes en pioche cinq.",
  ["Refill five"] = "Piocher cinq",
}
