-- The sentences of checked.lua, in French.

return {
  ["Nobody may play W4 who holds a card of the colour in force."]
    = "Personne ne peut jouer W4 s’il a une carte de la teinte en cours.",
}
