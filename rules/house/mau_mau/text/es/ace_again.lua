-- The sentences of ace_again.lua, in Spanish.

return {
  ["Ace again"] = "Otra vez con el as",
  ["Whoever plays an ace has another turn."]
    = "Quien juega un as tiene otro turno.",
}
