-- The sentences of ace_again.lua, in German.

return {
  ["Ace again"] = "Ass: noch einmal",
  ["Whoever plays an ace has another turn."] =
    "Wer ein Ass spielt, ist noch einmal dran.",
}
