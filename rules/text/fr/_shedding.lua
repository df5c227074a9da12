-- The sentences of _shedding.lua, in French.

return {
  ["What games share in which cards are shed by suit or rank: turns until one "
    .. "is out, what a player may say, and a stock made anew from the "
    .. "discards."]
    = "Ce qu’ont en commun les jeux où l’on se défait de cartes par la couleur "
      .. "ou le rang : des tours jusqu’à ce que l’un soit sorti, ce qu’on "
      .. "peut dire, et une pioche refaite de la défausse.",
  ["So many cards each, and one is turned up. One of these is put back, the "
    .. "stock is shuffled, and another is turned."]
    = "On distribue les cartes, et l’on en retourne une. L’une de celles-ci "
      .. "est remise, la pioche est mélangée, et une autre est retournée.",
  ["Each player in turn plays a card or draws, until one has no cards left, "
    .. "who is the answer, or nobody can do either."]
    = "Chacun à son tour joue une carte ou pioche, jusqu’à ce que l’un n’ait "
      .. "plus de cartes, et c’est la réponse, ou que personne ne puisse rien "
      .. "faire.",
  ["The players whose hands count least, and what these count."]
    = "Les joueurs dont les mains comptent le moins, et ce qu’elles comptent.",
  ["The discards but the top one are shuffled when the stock is used up. If "
    .. "there are too few cards, all of them are drawn. Answers the last card "
    .. "drawn."]
    = "La défausse sauf celle du dessus est mélangée quand la pioche est "
      .. "épuisée. S’il y a trop peu de cartes, on les pioche toutes. La "
      .. "réponse est la dernière carte piochée.",
  ["A wild card needs a suit, unless it is the last card. With the last card "
    .. "but one the player may have to say a word."]
    = "Une carte joker demande une couleur, sauf si c’est la dernière carte. "
      .. "Avec l’avant-dernière carte, il peut falloir dire un mot.",
  ["{card} {suit}"] = "{card} {suit}",
  ["A card is played, or one is drawn; who can do neither passes."]
    = "On joue une carte, ou l’on en pioche une ; qui ne peut ni l’un ni "
      .. "l’autre passe.",
  ["you hold a card that fits"] = "tu as une carte qui va",
  ["nothing is left to draw"] = "il ne reste rien à piocher",
  ["what do you play?"] = "que joues-tu ?",
  ["The card just drawn, and no other, may be played. Or it is kept."]
    = "La carte qu’on vient de piocher, et aucune autre, peut être jouée. Ou "
      .. "elle est gardée.",
  ["only the card just drawn may be played"]
    = "seule la carte qu’on vient de piocher peut être jouée",
  ["play the card, or keep it?"] = "joues-tu la carte, ou la gardes-tu ?",
}
