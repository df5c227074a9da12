-- The sentences of crazy_eights.lua, in French.

return {
  ["Crazy Eights: match the last card by suit or rank; eights go on anything."]
    = "Huit américain : suivre la dernière carte par la couleur ou le rang ; "
      .. "les huit vont sur tout.",
  ["highest total"] = "total le plus haut",
  ["lowest total"] = "total le plus bas",
  ["how many play"] = "combien jouent",
  ["cards dealt to each; 0: seven to two players, else five"]
    = "cartes distribuées à chacun ; 0 : sept à deux joueurs, sinon cinq",
  ["cards drawn in a turn"] = "cartes piochées à un tour",
  ["whoever can play a card may draw instead"]
    = "celui qui peut jouer une carte peut piocher quand même",
  ["the discards are shuffled to a new stock"]
    = "la défausse est mélangée en nouvelle pioche",
  ["the winner counts the others' cards, or each the own: the least wins"]
    = "le gagnant compte les cartes des autres, ou chacun les siennes : le "
      .. "moins gagne",
  ["what an eight counts"] = "ce que compte un huit",
  ["Seven cards each for two players, else five. One is turned up; an eight "
    .. "is put back, the stock is shuffled, and another is turned."]
    = "Sept cartes par joueur à deux, sinon cinq. Une est retournée ; un "
      .. "huit est remis, la pioche est mélangée, et une autre est retournée.",
  ["Each in turn plays a card or draws, until one is out, or all have passed."]
    = "Chacun à son tour joue une carte ou pioche, jusqu’à ce que l’un soit "
      .. "sorti, ou que tout le monde ait passé.",
  ["Eights fit, and cards of the suit named, or of the top card's suit or "
    .. "rank."]
    = "Vont les huit, et les cartes de la couleur nommée, ou de la couleur ou "
      .. "du rang de celle du dessus.",
  ["Cards are drawn until one is played; whoever has drawn enough keeps them, "
    .. "and whoever has nothing to draw passes."]
    = "On pioche des cartes jusqu’à en jouer une ; qui en a pioché assez les "
      .. "garde, et qui n’a rien à piocher passe.",
  ["Whoever plays an eight names a suit, unless it is the last card."]
    = "Celui qui joue un huit nomme une couleur, sauf si c’est sa dernière "
      .. "carte.",
  ["you hold a card that fits"] = "tu as une carte qui va",
  ["what do you play?"] = "que joues-tu ?",
  ["{suit}, another {rank} or an eight is asked for"]
    = "il faut {suit}, un autre {rank} ou un huit",
  ["only an eight names a suit"] = "seul un huit nomme une couleur",
  ["{card} {suit}"] = "{card} {suit}",
  ["nothing is left to draw"] = "il ne reste rien à piocher",
  ["you have drawn enough"] = "tu as pioché assez",
  ["you have not drawn enough cards"] = "tu n’as pas pioché assez de cartes",
  ["keep the card, or play one that fits"]
    = "garde la carte, ou joues-en une qui va",
  ["there are cards to draw"] = "il y a des cartes à piocher",
  ["An empty stock is made anew: all discards but the top one, shuffled."]
    = "Une pioche vide est refaite : toute la défausse sauf celle du dessus, "
      .. "mélangée.",
  ["The card lies on the discards; the suit named for an eight must follow it."]
    = "La carte est sur la défausse ; la couleur nommée pour un huit doit "
      .. "suivre.",
  ["Whoever cannot play a card tells everyone that none fits."]
    = "Celui qui ne peut jouer aucune carte dit à tous que rien ne va.",
  ["Whoever is out counts the cards of the others; or each counts what is "
    .. "left."]
    = "Celui qui est sorti compte les cartes des autres ; ou chacun compte ce "
      .. "qui lui reste.",
  ["cards left"] = "cartes restantes",
  ["If nobody can move, the lowest hand counts the differences to the others; "
    .. "several equally low share what the others' differences add up to."]
    = "Si personne ne peut jouer, la main la plus basse compte les différences "
      .. "avec les autres ; plusieurs mains également basses se partagent la "
      .. "somme des différences.",
  ["the lowest hand"] = "la main la plus basse",
  ["five cards each, and one is turned up"]
    = "cinq cartes par joueur, et une retournée",
  ["seven for two players"] = "sept à deux joueurs",
  ["two packs for six"] = "deux jeux à six",
  ["one pack for five"] = "un jeu à cinq",
  ["as many as one likes"] = "autant qu’on veut",
  ["an eight turned up is put back"] = "un huit retourné est remis",
  ["the suit, the rank or an eight"] = "la couleur, le rang ou un huit",
  ["clubs, another 6 or an eight is asked for"]
    = "il faut trèfle, un autre 6 ou un huit",
  ["an eight needs a suit"] = "un huit demande une couleur",
  ["8H is not all: say 8H clubs, 8H diamonds, 8H hearts, 8H spades"]
    = "8H ne suffit pas : dis 8H trèfle, 8H carreau, 8H cœur, 8H pique",
  ["also if it is the last card but one"]
    = "aussi si c’est l’avant-dernière carte",
  ["and no other card names one"] = "et aucune autre carte n’en nomme",
  ["'hearts' is too much: say 4C"] = "« cœur » est de trop : dis 4C",
  ["the suit named must follow"] = "la couleur nommée doit suivre",
  ["spades, another 8 or an eight is asked for"]
    = "il faut pique, un autre 8 ou un huit",
  ["the last card may be an eight, which names nothing"]
    = "la dernière carte peut être un huit, qui ne nomme rien",
  ["one may draw until one plays"] = "on peut piocher jusqu’à en jouer une",
  ["one cannot pass while there are cards"]
    = "on ne peut pas passer tant qu’il y a des cartes",
  ["or keep them before enough are drawn"]
    = "ni les garder avant d’en avoir pioché assez",
  ["one card is drawn, and played or kept"]
    = "une carte est piochée, et jouée ou gardée",
  ["then it is the next player's turn"] = "ensuite c’est au joueur suivant",
  ["whoever has drawn enough keeps, and does not pass"]
    = "celui qui a pioché assez garde, et ne passe pas",
  ["three cards may be drawn"] = "on peut piocher trois cartes",
  ["and no fourth"] = "et pas une quatrième",
  ["whoever can play must, if one says so"]
    = "celui qui peut jouer le doit, si c’est convenu",
  ["an eight that must be played"] = "un huit qui doit être joué",
  ["the discards but the top one become the stock"]
    = "la défausse sauf celle du dessus devient la pioche",
  ["one card alone is no stock"] = "une carte seule n’est pas une pioche",
  ["whoever then holds a card that fits must play it"]
    = "celui qui a alors une carte qui va doit la jouer",
  ["whoever does not passes; also if the discards stay"]
    = "celui qui n’en a pas passe ; aussi si la défausse reste",
  ["whoever goes out counts the others' cards"]
    = "celui qui sort compte les cartes des autres",
  ["or each counts the own"] = "ou chacun compte les siennes",
  ["an eight may count twenty"] = "un huit peut compter vingt",
  ["what the other ranks count"] = "ce que comptent les autres rangs",
  ["the lowest hand counts the differences"]
    = "la main la plus basse compte les différences",
  ["several share them, rounded down"]
    = "plusieurs se les partagent, arrondi vers le bas",
  ["or all count their own"] = "ou tous comptent les leurs",
  ["the first to a hundred has won"] = "le premier à cent a gagné",
  ["where each counts the own, the lowest total wins"]
    = "là où chacun compte les siennes, le plus bas total gagne",
  ["the ranges"] = "les étendues",
  ["draw"] = "piocher",
  ["keep"] = "garder",
  ["Crazy Eights"] = "Huit américain",
  ["pass"] = "passe",
  ["discard"] = "défausse",
  ["stock"] = "pioche",
  ["named"] = "couleur nommée",
  ["matching"] = "cartes qui vont",
  ["can draw"] = "peut piocher",
  ["tell no fit"] = "dire que rien ne va",
  ["score blocked"] = "score si personne ne peut jouer",
  ["most drawn"] = "cartes piochées au plus",
}
