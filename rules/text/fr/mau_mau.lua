-- The sentences of mau_mau.lua, in French.

return {
  ["Mau-Mau: match the last card by suit or rank; sevens, eights and jacks "
    .. "act."]
    = "Mau-Mau : suivre la dernière carte par la couleur ou le rang ; sept, "
      .. "huit et valets ont un effet.",
  ["lowest total"] = "total le plus bas",
  ["how many play"] = "combien jouent",
  ["cards dealt to each"] = "cartes distribuées à chacun",
  ["how many cards there are"] = "combien de cartes il y a",
  ["what cards count: jack 20 and the others their pips; or jack 2, and "
    .. "nothing below the ten"]
    = "ce que comptent les cartes : valet 20 et les autres leurs points ; ou "
      .. "valet 2, et rien au-dessous du dix",
  ["who can play a card may not draw"]
    = "celui qui peut jouer une carte ne peut pas piocher",
  ["a card just drawn may be played"]
    = "une carte qu’on vient de piocher peut être jouée",
  ["who draws for sevens plays then"] = "celui qui pioche pour des sept joue "
    .. "ensuite",
  ["a jack may lie on a jack"] = "un valet peut se poser sur un valet",
  ["who goes out with a jack doubles the count"]
    = "celui qui sort avec un valet double le compte",
  ["for a seven as last card the next one draws"]
    = "pour un sept en dernière carte, le suivant pioche",
  ["who plays an ace has another turn"] = "celui qui joue un as rejoue",
  ["a nine turns the direction"] = "un neuf change le sens",
  ["who plays the last card but one must say mau"]
    = "celui qui joue son avant-dernière carte doit dire mau",
  ["Each gets as many cards as hand_size says, and the next is turned up. It "
    .. "shows its suit and rank, and does not act."]
    = "Chacun reçoit autant de cartes que le dit hand_size, et la suivante est "
      .. "retournée. Elle montre sa couleur et son rang, et n’a pas d’effet.",
  ["Each player in turn plays a card or draws, until one has no cards left."]
    = "Chacun à son tour joue une carte ou pioche, jusqu’à ce que l’un n’ait "
      .. "plus de cartes.",
  ["Cards of the suit wished or of the last card's suit and rank, and jacks; "
    .. "on a jack no jack; on a seven that somebody must draw for, sevens "
    .. "alone."]
    = "Les cartes de la couleur demandée ou de la couleur et du rang de la "
      .. "dernière carte, et les valets ; sur un valet, pas de valet ; sur un "
      .. "sept pour lequel quelqu’un doit piocher, seulement des sept.",
  ["A card is played, or one is drawn, which may be played then; or the cards "
    .. "for sevens are drawn."]
    = "On joue une carte, ou l’on en pioche une, qui peut alors être jouée ; "
      .. "ou l’on pioche les cartes des sept.",
  ["A jack that is not the last card needs a suit, the last card but one a "
    .. "mau."]
    = "Un valet qui n’est pas la dernière carte demande une couleur, "
      .. "l’avant-dernière carte un mau.",
  ["you hold a card that fits"] = "tu as une carte qui va",
  ["play the card, or keep it?"] = "joues-tu la carte, ou la gardes-tu ?",
  ["what do you play?"] = "que joues-tu ?",
  ["{card} {suit}"] = "{card} {suit}",
  ["{card} {suit} mau"] = "{card} {suit} mau",
  ["nothing is left to draw"] = "il ne reste rien à piocher",
  ["{suit} or another {rank} is asked for, or a jack"]
    = "il faut {suit} ou un autre {rank}, ou un valet",
  ["only the card just drawn may be played"]
    = "seule la carte qu’on vient de piocher peut être jouée",
  ["a seven, or draw {to_draw}"] = "un sept, ou piocher {to_draw}",
  ["{suit} are asked for, and no jack"] = "il faut {suit}, et pas de valet",
  ["After a seven the next player plays a seven, too, or draws two cards for "
    .. "each seven; an eight skips the next player; by option a nine turns "
    .. "the direction and an ace gives another turn. Whoever does not say a "
    .. "mau that is due draws a card."]
    = "Après un sept, le joueur suivant joue un sept aussi, ou pioche deux "
      .. "cartes pour chaque sept ; un huit fait sauter le joueur suivant ; "
      .. "selon l’option, un neuf change le sens et un as fait rejouer. Celui "
      .. "qui ne dit pas un mau dû pioche une carte.",
  ["That no card fits is known to all."]
    = "Qu’aucune carte ne va est connu de tous.",
  ["Everyone counts the cards left, twice if the winner went out with a jack. "
    .. "For a seven as last card the next player draws before."]
    = "Chacun compte les cartes qui lui restent, deux fois si le gagnant est "
      .. "sorti avec un valet. Pour un sept en dernière carte, le joueur "
      .. "suivant pioche avant.",
  ["cards left"] = "cartes restantes",
  ["five cards each, and one is turned up"]
    = "cinq cartes par joueur, et une retournée",
  ["or more, of 52 cards"] = "ou plus, de 52 cartes",
  ["the suit, the rank or a jack"] = "la couleur, le rang ou un valet",
  ["spades or another 10 is asked for, or a jack"]
    = "il faut pique ou un autre 10, ou un valet",
  ["a jack needs a suit"] = "un valet demande une couleur",
  ["JC is not all: say JC clubs, JC diamonds, JC hearts, JC spades"]
    = "JC ne suffit pas : dis JC trèfle, JC carreau, JC cœur, JC pique",
  ["the suit wished must follow, and no jack"]
    = "la couleur demandée doit suivre, et pas de valet",
  ["hearts are asked for, and no jack"] = "il faut cœur, et pas de valet",
  ["unless jacks may lie on jacks"] = "sauf si les valets vont sur les valets",
  ["hearts or another jack is asked for, or a jack"]
    = "il faut cœur ou un autre valet, ou un valet",
  ["a jack turned up shows its suit"] = "un valet retourné montre sa couleur",
  ["a seven is answered with a seven"] = "à un sept on répond par un sept",
  ["a seven, or draw 2"] = "un sept, ou piocher 2",
  ["and they add up; who draws does not play"]
    = "et ils s’additionnent ; qui pioche ne joue pas",
  ["or does, if one says so"] = "ou joue, si c’est convenu",
  ["an eight skips the next player"] = "un huit fait sauter le joueur suivant",
  ["who draws one card may keep it"] = "celui qui pioche une carte peut la "
    .. "garder",
  ["it stays in the hand, if that is the rule"]
    = "elle reste en main, si c’est la règle",
  ["who can play must, if that is the rule"]
    = "celui qui peut jouer le doit, si c’est la règle",
  ["an ace may give another turn"] = "un as peut faire rejouer",
  ["otherwise it gives none"] = "sinon non",
  ["a nine turns nothing otherwise"] = "un neuf ne change rien sinon",
  ["a nine may turn the direction"] = "un neuf peut changer le sens",
  ["with two players it is a skip"] = "à deux joueurs, il fait sauter",
  ["the last card but one may be played with a mau"]
    = "l’avant-dernière carte peut se jouer avec un mau",
  ["JC clubs mau"] = "JC trèfle mau",
  ["JC diamonds mau"] = "JC carreau mau",
  ["JC hearts mau"] = "JC cœur mau",
  ["JC spades mau"] = "JC pique mau",
  ["no card before it"] = "aucune carte avant elle",
  ["nor where nobody says mau"] = "ni là où personne ne dit mau",
  ["whoever forgets it draws a card"] = "celui qui l’oublie pioche une carte",
  ["whoever says it does not; and a last jack needs no suit"]
    = "celui qui le dit, non ; et un dernier valet n’a pas besoin de couleur",
  ["without cards to draw one must play"]
    = "sans cartes à piocher, il faut jouer",
  ["and may not pass"] = "et l’on ne peut pas passer",
  ["the cards played are drawn again, but for the last"]
    = "les cartes jouées sont piochées de nouveau, sauf la dernière",
  ["one cannot pass while there are cards"]
    = "on ne peut pas passer tant qu’il y a des cartes",
  ["the others count their cards"] = "les autres comptent leurs cartes",
  ["twice if the winner went out with a jack"]
    = "deux fois si le gagnant est sorti avec un valet",
  ["or once"] = "ou une fois",
  ["the next player draws for a seven"]
    = "le joueur suivant pioche pour un sept",
  ["or not"] = "ou non",
  ["what cards count"] = "ce que comptent les cartes",
  ["or as in Skat"] = "ou comme au skat",
  ["of 52 cards the low ones count, too"]
    = "de 52 cartes, les basses comptent aussi",
  ["the lowest total wins"] = "le plus bas total gagne",
  ["equal lowest ones are a draw"]
    = "des totaux les plus bas égaux font une égalité",
  ["below a hundred nobody has won"] = "au-dessous de cent, personne n’a gagné",
  ["with two cards left a player says mau, where that is the rule"]
    = "avec deux cartes, on dit mau, là où c’est la règle",
  ["or draws a card"] = "ou l’on pioche une carte",
  ["with three cards left nobody says it"]
    = "avec trois cartes, personne ne le dit",
  ["where it is no rule nobody draws"]
    = "là où ce n’est pas la règle, personne ne pioche",
  ["a hundred points end nothing where rounds are counted"]
    = "cent points ne finissent rien là où l’on compte les donnes",
  ["without a seven as last card nobody draws"]
    = "sans un sept en dernière carte, personne ne pioche",
  ["a nine counts nine then, an ace eleven"]
    = "un neuf compte alors neuf, un as onze",
  ["the ranges"] = "les étendues",
  ["draw"] = "piocher",
  ["keep"] = "garder",
  ["mau"] = "mau",
  ["Mau-Mau"] = "Mau-Mau",
  ["pass"] = "passe",
  ["discard"] = "défausse",
  ["stock"] = "pioche",
  ["wished"] = "couleur demandée",
  ["to draw"] = "à piocher",
  ["to_draw"] = "à piocher",
  ["matching"] = "cartes qui vont",
  ["draw a card"] = "pioche une carte",
  ["{card} mau"] = "{card} mau",
  ["asked for"] = "ce qu’il faut",
  ["tell no fit"] = "dire que rien ne va",
}
