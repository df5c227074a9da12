-- The sentences of ace_again.lua, in French.

return {
  ["Whoever plays an ace has another turn."] = "Celui qui joue un as rejoue.",
  ["Ace again"] = "L’as rejoue",
}
