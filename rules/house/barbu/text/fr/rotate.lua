-- The sentences of rotate.lua, in French.

return {
  ["The deal passes after each round."]
    = "La donne passe après chaque donne jouée.",
  ["Rotating deal"] = "Donne tournante",
}
