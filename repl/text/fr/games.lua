-- The list of games, in French. See en/games.lua.

return {
  tricks = "Plis",
  bidding = "Plis, avec enchères",
  points = "Plis pour les points des cartes",
  avoiding = "Plis à éviter",
  melds = "Combinaisons",
  shedding = "Se débarrasser de ses cartes",
  climbing = "Monter : des combinaisons de plus en plus hautes",
  fishing = "Pêcher : des cartes qui en prennent sur la table",
  patience = "Réussites",
  others = "Autres",
  cut = "{text} …",
  more = {
    [1] = "Entrée : encore une ligne ; q quitte ",
    other = "Entrée : encore {n} lignes ; q quitte ",
  },
  how = "games NAME énumère les règles maison d’un jeu, rules NAME dit comment "
    .. "on y joue.",
}
