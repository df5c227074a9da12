-- The sentences of neighbours.lua, in French.

return {
  ["Only the players beside the defender throw in cards."]
    = "Seuls les joueurs à côté du défenseur ajoutent des cartes.",
}
