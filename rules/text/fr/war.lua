-- The sentences of war.lua, in French.

return {
  ["War: both turn their top cards, and the higher takes both."]
    = "Bataille : chacun retourne sa carte du dessus, et la plus forte prend "
      .. "les deux.",
  ["cards that each lays face down in a war"]
    = "cartes que chacun pose face cachée dans une bataille",
  ["they are shown when they are taken"]
    = "elles sont montrées quand elles sont prises",
  ["how the cards that were won go under the winner's stack"]
    = "comment les cartes gagnées vont sous le paquet du gagnant",
  ["whoever has too few cards for a war: loses, or turns the last one"]
    = "celui qui a trop peu de cartes pour une bataille : perd, ou retourne la "
      .. "dernière",
  ["cards in the pack"] = "cartes du jeu",
  ["battles after which the player with more cards wins"]
    = "tours après lesquels gagne qui a le plus de cartes",
  ["the players turn card by card, to watch"]
    = "les joueurs retournent carte par carte, pour regarder",
  ["rounds of a match"] = "donnes d’une partie",
  ["All cards are dealt, one at a time, face down: a stack for each player."]
    = "Toutes les cartes sont distribuées, une à une, face cachée : un paquet "
      .. "par joueur.",
  ["the cards"] = "les cartes",
  ["Battle after battle, until one player has no cards, or too few for a war, "
    .. "and has lost. A war is a part of its battle."]
    = "Tour après tour, jusqu’à ce que l’un n’ait plus de cartes, ou trop peu "
      .. "pour une bataille, et ait perdu. Une bataille fait partie de son "
      .. "tour.",
  ["A player may turn card by card, or let it play on; nothing is to be "
    .. "decided."]
    = "On peut retourner carte par carte, ou laisser jouer ; il n’y a rien à "
      .. "décider.",
  ["play on"] = "laisser jouer",
  ["your top card?"] = "ta carte du dessus ?",
  ["When the stack is used up, the cards that were won follow in their order."]
    = "Quand le paquet est épuisé, les cartes gagnées suivent dans leur ordre.",
  ["Both turn their top cards, and the higher takes all. Equal cards make a "
    .. "war, and another war if the next ones are equal, too."]
    = "Chacun retourne sa carte du dessus, et la plus forte prend tout. Des "
      .. "cartes égales font une bataille, et une autre si les suivantes sont "
      .. "égales aussi.",
  ["A war needs cards to lay down and one to turn; or, by the option, any "
    .. "card."]
    = "Une bataille demande des cartes à poser et une à retourner ; ou, selon "
      .. "l’option, une carte quelconque.",
  ["In a war both lay a card face down and turn another. A last card is "
    .. "turned."]
    = "Dans une bataille, chacun pose une carte face cachée et en retourne une "
      .. "autre. Une dernière carte est retournée.",
  ["All cards of the battle go under the winner's stack: the winner's own "
    .. "first, each card that was turned before those laid face down after it."]
    = "Toutes les cartes du tour vont sous le paquet du gagnant : d’abord les "
      .. "siennes, chaque carte retournée avant celles posées face cachée "
      .. "après elle.",
  ["laid face down"] = "posées face cachée",
  ["all cards are dealt, face down"]
    = "toutes les cartes sont distribuées, face cachée",
  ["the pack may have 32"] = "le jeu peut en avoir 32",
  ["the higher card takes both, its own first"]
    = "la plus forte carte prend les deux, la sienne d’abord",
  ["or the other's first"] = "ou celle de l’autre d’abord",
  ["shuffled, they come in some order"]
    = "mélangées, elles viennent dans un ordre quelconque",
  ["aces are high"] = "les as sont hauts",
  ["equal cards make a war, and who wins it takes all"]
    = "des cartes égales font une bataille, et qui la gagne prend tout",
  ["a war may cost three cards more"]
    = "une bataille peut coûter trois cartes de plus",
  ["equal again, another war"] = "encore égales, encore une bataille",
  ["whoever has too few cards for a war has lost"]
    = "celui qui a trop peu de cartes pour une bataille a perdu",
  ["also with three cards face down"] = "aussi avec trois cartes face cachée",
  ["or turns the last one"] = "ou retourne la dernière",
  ["whoever has no card left keeps the one that lies there"]
    = "celui qui n’a plus de carte garde celle qui est là",
  ["the other player has won the match"] = "l’autre joueur a gagné la partie",
  ["with the last card the higher one still wins"]
    = "avec la dernière carte, la plus forte gagne encore",
  ["equal to the last card: a draw"]
    = "égaux jusqu’à la dernière carte : égalité",
  ["both too short: a draw"] = "trop peu tous les deux : égalité",
  ["whoever takes the last cards has won"]
    = "celui qui prend les dernières cartes a gagné",
  ["three cards for a war are just enough"]
    = "trois cartes pour une bataille suffisent tout juste",
  ["with the last card the king wins"] = "avec la dernière carte, le roi gagne",
  ["the pack is used up, and what lies under it follows in its order"]
    = "le paquet est épuisé, et ce qui est dessous suit dans son ordre",
  ["both are asked, and one of them may let it play on"]
    = "on demande aux deux, et l’un d’eux peut laisser jouer",
  ["both let it play on: the match is over"]
    = "les deux laissent jouer : la partie est finie",
  ["after a hundred battles the player with more cards has won"]
    = "après cent tours, qui a le plus de cartes a gagné",
  ["what may be set"] = "ce qui peut être choisi",
  ["on"] = "continuer",
  ["play"] = "laisser",
  ["turn"] = "retourner",
  ["War"] = "Bataille",
  ["stack"] = "paquet",
  ["under"] = "dessous",
  ["up"] = "face visible",
  ["down"] = "face cachée",
  ["fight"] = "combat",
  ["ask to turn"] = "retourner",
  ["next card"] = "carte suivante",
  ["battle"] = "tour",
  ["can go on"] = "assez de cartes",
  ["lay"] = "bataille",
  ["take"] = "prise",
}
