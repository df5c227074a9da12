-- The sentences of seven_zero.lua, in French.

return {
  ["For a 7 the player changes hands with another one, who is named; for a 0 "
    .. "all hands go on to the next player."]
    = "Pour un 7, on échange sa main avec un autre joueur, qu’on nomme ; pour "
      .. "un 0, toutes les mains vont au joueur suivant.",
  ["Seven zero"] = "Sept et zéro",
  ["with {player}"] = "avec {player}",
  ["A 7 needs a player, unless it is the last card."]
    = "Un 7 demande un joueur, sauf si c’est la dernière carte.",
  ["All players, in the direction of play."]
    = "Tous les joueurs, dans le sens du jeu.",
  ["The hand of each goes to the next one, and that of the last to the first."]
    = "La main de chacun va au suivant, et celle du dernier au premier.",
  ["a 7 changes hands with the player named"]
    = "un 7 échange la main avec le joueur nommé",
  ["it needs a name"] = "il demande un nom",
  ["last is said before the name"] = "dernière se dit avant le nom",
  ["a 0 sends all hands on"] = "un 0 fait passer toutes les mains",
  ["in the direction of play"] = "dans le sens du jeu",
  ["another card changes nothing"] = "une autre carte ne change rien",
  ["nor does the last card"] = "la dernière carte non plus",
}
