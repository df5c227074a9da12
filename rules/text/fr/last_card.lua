-- The sentences of last_card.lua, in French.

return {
  ["Last Card: match the last card by colour or sign; wild cards go on "
    .. "anything."]
    = "Dernière carte : suivre la dernière carte par la teinte ou le signe ; "
      .. "les jokers vont sur tout.",
  ["how many play"] = "combien jouent",
  ["W4 beside the colour in force can be challenged, refused, or is free"]
    = "W4 à côté de la teinte en cours peut être contesté, est refusé, ou est "
      .. "libre",
  ["who can play a card may not draw"]
    = "celui qui peut jouer une carte ne peut pas piocher",
  ["who plays the last card but one must say last"]
    = "celui qui joue son avant-dernière carte doit dire dernière",
  ["cards drawn in a turn"] = "cartes piochées à un tour",
  ["Seven cards each, and one is turned up, which may be no W4. The player on "
    .. "the dealer's left begins. Each in turn plays a card or draws, until "
    .. "one has no cards left, or nobody can do either."]
    = "Sept cartes par joueur, et une retournée, qui ne peut pas être W4. Le "
      .. "joueur à gauche du donneur commence. Chacun à son tour joue une "
      .. "carte ou pioche, jusqu’à ce que l’un n’ait plus de cartes, ou que "
      .. "personne ne puisse rien faire.",
  ["The card turned up acts as if the dealer had played it. But after a V the "
    .. "dealer begins, and for a W the first player names the colour."]
    = "La carte retournée agit comme si le donneur l’avait jouée. Mais après "
      .. "un V le donneur commence, et pour un W le premier joueur nomme la "
      .. "teinte.",
  ["which colour?"] = "quelle teinte ?",
  ["Cards of the colour in force and of the number or sign of the last card, "
    .. "and wild cards; where it is checked, no W4 beside a card of the "
    .. "colour."]
    = "Les cartes de la teinte en cours et du chiffre ou du signe de la "
      .. "dernière carte, et les jokers ; là où on le vérifie, pas de W4 à "
      .. "côté d’une carte de la teinte.",
  ["A card is played, or one is drawn, which may be played then."]
    = "On joue une carte, ou l’on en pioche une, qui peut alors être jouée.",
  ["A wild card needs a colour, unless it is the last card. With the last "
    .. "card but one the player may have to say last."]
    = "Un joker demande une teinte, sauf si c’est la dernière carte. Avec "
      .. "l’avant-dernière carte, il peut falloir dire dernière.",
  ["you hold {cards}: {suit} is in force"]
    = "tu as {cards} : la teinte en cours est {suit}",
  ["{suit}, a card like {top} or a wild one is asked for"]
    = "il faut {suit}, une carte comme {top} ou un joker",
  ["One card is drawn, or cards until one fits, W4 always. Only the last of "
    .. "them may be played."]
    = "On pioche une carte, ou des cartes jusqu’à ce qu’une aille, W4 "
      .. "toujours. Seule la dernière d’entre elles peut être jouée.",
  ["Whoever does not say last draws two cards, after what the card does."]
    = "Celui qui ne dit pas dernière pioche deux cartes, après ce que fait la "
      .. "carte.",
  ["S skips the next player. V turns the direction; with two players it "
    .. "skips. For D the next player draws two cards and is skipped, for W4 "
    .. "four."]
    = "S fait passer le joueur suivant. V change le sens ; à deux joueurs, il "
      .. "fait passer. Pour D, le joueur suivant pioche deux cartes et passe, "
      .. "pour W4 quatre.",
  ["Whoever is challenged and holds a card of the colour that was in force "
    .. "draws the four cards; if there is none, the challenger draws six."]
    = "Celui qui est contesté et a une carte de la teinte qui était en cours "
      .. "pioche les quatre cartes ; s’il n’en a pas, qui a contesté en pioche "
      .. "six.",
  ["accept W4, or challenge it?"] = "acceptes-tu W4, ou le contestes-tu ?",
  ["Whoever has no cards left scores the cards of the others. If nobody is "
    .. "out, the lowest hand scores the differences; equal lowest hands score "
    .. "nothing."]
    = "Celui qui n’a plus de cartes marque celles des autres. Si personne "
      .. "n’est sorti, la main la plus basse marque les différences ; des "
      .. "mains également basses ne marquent rien.",
  ["cards left"] = "cartes restantes",
  ["seven cards each, and one is turned up"]
    = "sept cartes par joueur, et une retournée",
  ["a W4 turned up is put back"] = "un W4 retourné est remis",
  ["an S turned up skips the first player"]
    = "un S retourné fait passer le premier joueur",
  ["after a V the dealer begins, and the direction turns"]
    = "après un V, le donneur commence, et le sens change",
  ["with two players the first one is skipped"]
    = "à deux joueurs, le premier passe",
  ["for a D the first player draws two and is skipped"]
    = "pour un D, le premier joueur en pioche deux et passe",
  ["for a W the first player names the colour, then plays"]
    = "pour un W, le premier joueur nomme la teinte, puis joue",
  ["red, a card like W or a wild one is asked for"]
    = "il faut rouge, une carte comme W ou un joker",
  ["the colour, the number or a wild card"]
    = "la teinte, le chiffre ou un joker",
  ["red, a card like 7R or a wild one is asked for"]
    = "il faut rouge, une carte comme 7R ou un joker",
  ["a wild card needs a colour"] = "un joker demande une teinte",
  ["W is not all: say W red, W yellow, W green, W blue"]
    = "W ne suffit pas : dis W rouge, W jaune, W vert, W bleu",
  ["the colour named must follow"] = "la teinte nommée doit suivre",
  ["an S skips the next player"] = "un S fait passer le joueur suivant",
  ["a V turns the direction"] = "un V change le sens",
  ["with two players the same one plays again"]
    = "à deux joueurs, le même rejoue",
  ["for a D the next player draws two and is skipped"]
    = "pour un D, le joueur suivant en pioche deux et passe",
  ["who accepts a W4 draws four and is skipped"]
    = "celui qui accepte un W4 en pioche quatre et passe",
  ["a challenge that is wrong costs six"] = "contester à tort en coûte six",
  ["one that is right costs the other four, and the challenger plays"]
    = "contester à raison en coûte quatre à l’autre, et l’on joue",
  ["where it is checked, W4 is refused beside the colour"]
    = "là où on le vérifie, W4 est refusé à côté de la teinte",
  ["you hold 3R: red is in force"] = "tu as 3R : la teinte en cours est rouge",
  ["and allowed without it, and nobody is challenged"]
    = "et permis sans elle, et personne n’est contesté",
  ["or always"] = "ou toujours",
  ["the card drawn, and no other, may be played"]
    = "la carte piochée, et aucune autre, peut être jouée",
  ["only the card just drawn may be played"]
    = "seule la carte qu’on vient de piocher peut être jouée",
  ["if it does not fit it is kept"] = "si elle ne va pas, elle est gardée",
  ["or cards are drawn until one fits"]
    = "ou l’on pioche jusqu’à ce qu’une aille",
  ["who can play must, if that is the rule"]
    = "celui qui peut jouer le doit, si c’est la règle",
  ["you hold a card that fits"] = "tu as une carte qui va",
  ["nobody passes while there are cards"]
    = "personne ne passe tant qu’il y a des cartes",
  ["with two cards left a player says last, where that is the rule"]
    = "avec deux cartes, on dit dernière, là où c’est la règle",
  ["or draws two cards"] = "ou l’on pioche deux cartes",
  ["with three cards nobody says it"] = "avec trois cartes, personne ne le dit",
  ["where it is no rule nobody draws"]
    = "là où ce n’est pas la règle, personne ne pioche",
  ["who is out scores the others' cards"]
    = "celui qui est sorti marque les cartes des autres",
  ["the last card, a D, is drawn for first"]
    = "pour la dernière carte, un D, on pioche d’abord",
  ["if nobody can play the lowest hand scores the differences"]
    = "si personne ne peut jouer, la main la plus basse marque les différences",
  ["and equal lowest hands score nothing"]
    = "et des mains également basses ne marquent rien",
  ["what cards count"] = "ce que comptent les cartes",
  ["the first to five hundred has won"] = "le premier à cinq cents a gagné",
  ["below that nobody has"] = "au-dessous, personne",
  ["the ranges"] = "les étendues",
  ["a challenge"] = "une contestation",
  ["accept"] = "accepter",
  ["challenge"] = "contester",
  ["draw"] = "piocher",
  ["keep"] = "garder",
  ["with"] = "avec",
  ["Last Card"] = "Dernière carte",
  ["pass"] = "passe",
  ["last"] = "dernière",
  ["red"] = "rouge",
  ["yellow"] = "jaune",
  ["green"] = "vert",
  ["blue"] = "bleu",
  ["colour"] = "teinte",
  ["discard"] = "défausse",
  ["stock"] = "pioche",
  ["turn up"] = "carte retournée",
  ["matching"] = "cartes qui vont",
  ["card forms"] = "comment se dit une carte",
  ["draw to play"] = "piocher et jouer",
  ["act"] = "ce que fait la carte",
}
