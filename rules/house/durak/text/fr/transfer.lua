-- The sentences of transfer.lua, in French.

return {
  ["An attack may be transferred to the next player."]
    = "Une attaque peut être renvoyée au joueur suivant.",
}
