-- The sentences of top_free.lua, in French.

return {
  ["The top card of the discards may simply be taken into the hand."]
    = "La carte du dessus de la défausse peut être prise simplement en main.",
  ["Free top"] = "Dessus libre",
  ["a card that fits nothing is taken"]
    = "une carte qui ne va avec rien est prise",
}
