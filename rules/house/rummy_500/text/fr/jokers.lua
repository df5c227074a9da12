-- The sentences of jokers.lua, in French.

return {
  ["Two jokers in each pack stand for other cards."]
    = "Deux jokers par jeu remplacent d’autres cartes.",
  ["a joker stands for the card that is named"]
    = "un joker remplace la carte qui est nommée",
}
