-- The sentences of no_peeking.lua, in French.

return {
  ["Partners never see each other's hands."]
    = "Les partenaires ne voient jamais leurs mains.",
}
