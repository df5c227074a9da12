-- The sentences of board_four.lua, in French.

return {
  ["The bids of a side must reach four."]
    = "Les annonces d’un camp doivent atteindre quatre.",
  ["Board four"] = "Quatre au moins",
}
