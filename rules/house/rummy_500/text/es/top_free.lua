-- The sentences of top_free.lua, in Spanish.

return {
  ["Free top"] = "La de arriba, libre",
  ["The top card of the discards may simply be taken into the hand."]
    = "La carta de arriba del pozo se puede tomar sin más en la mano.",
  ["a card that fits nothing is taken"]
    = "se toma una carta que no va con nada",
}
