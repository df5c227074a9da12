-- The sentences of tournament.lua, in Spanish.

return {
  ["Tournament"] = "Torneo",
  ["A tournament of eight rounds; the higher total wins."]
    = "Un torneo de ocho rondas; gana el total más alto.",
  ["after the eighth round the higher total wins"]
    = "tras la octava ronda gana el total más alto",
  ["after the seventh it goes on"] = "tras la séptima se sigue",
}
