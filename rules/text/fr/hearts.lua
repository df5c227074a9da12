-- The sentences of hearts.lua, in French.

return {
  ["Hearts: every heart counts a point, the queen of spades thirteen."]
    = "Dame de pique : chaque cœur compte un point, la dame de pique treize.",
  ["lowest total"] = "total le plus bas",
  ["left right across"] = "left right across",
  ["how many play"] = "combien jouent",
  ["points of a player that end the match"]
    = "points d’un joueur qui finissent la partie",
  ["how many cards each passes"] = "combien de cartes passe chacun",
  ["to whom cards go: to the left, to the right, four players also across, "
    .. "then nowhere; or always to the left"]
    = "à qui vont les cartes : à gauche, à droite, à quatre joueurs aussi en "
      .. "face, puis nulle part ; ou toujours à gauche",
  ["what taking all points does: 26 for all others, 26 less for oneself, or "
    .. "which of them one likes"]
    = "ce que fait le chelem, tous les points : 26 pour tous les autres, 26 de "
      .. "moins pour soi, ou au choix",
  ["the queen of spades breaks hearts, too"]
    = "la dame de pique ouvre aussi cœur",
  ["queen_breaks queen_or_hearts"] = "queen_breaks queen_or_hearts",
  ["hearts may not be led before they are broken"]
    = "on ne peut pas entamer à cœur avant qu’il soit ouvert",
  ["whoever has only hearts and the queen of spades may lead hearts before "
    .. "they are broken"]
    = "celui qui n’a que des cœurs et la dame de pique peut entamer à cœur "
      .. "avant qu’il soit ouvert",
  ["penalty cards may be played to the first trick"]
    = "on peut jouer des cartes à points au premier pli",
  ["whoever takes it has ten points less"]
    = "celui qui le prend a dix points de moins",
  ["rounds to play, the lowest total wins; 0: to target"]
    = "donnes à jouer, le plus bas total gagne ; 0 : jusqu’à target",
  ["seat that deals first; 0: drawn at random"]
    = "place qui donne la première ; 0 : tirée au sort",
  ["the lowest club leads"] = "le plus petit trèfle entame",
  ["leading, first trick"] = "à l’entame, au premier pli",
  ["{cards} must be led"] = "il faut entamer avec {cards}",
  ["hearts are not broken"] = "cœur n’est pas ouvert",
  ["hearts are not broken; you hold {cards}"]
    = "cœur n’est pas ouvert ; tu as {cards}",
  ["no penalty card"] = "pas de carte à points",
  ["first trick"] = "au premier pli",
  ["no penalty card in the first trick"]
    = "pas de carte à points au premier pli",
  ["All cards are dealt, one at a time. Three players leave out 2D, five "
    .. "2D and 2C."] =
    "Toutes les cartes sont distribuées, une à une. À trois on retire 2D, "
    .. "à cinq 2D et 2C.",
  ["After the pass the player with the lowest club leads it to the first "
    .. "trick."]
    = "Après le passage, qui a le plus petit trèfle l’entame au premier pli.",
  ["Everybody passes three cards, or as many as the option says, before "
    .. "anybody sees what has come."]
    = "Chacun passe trois cartes, ou autant que le dit l’option, avant que "
      .. "personne voie ce qui lui arrive.",
  ["which cards do you pass? They go {passing}."]
    = "quelles cartes passes-tu ? Elles vont : {passing}.",
  ["Four pass to the left, to the right, across, and not at all, round by "
    .. "round; three or five pass to the left, to the right, and not at all."]
    = "À quatre, on passe à gauche, à droite, en face, et pas du tout, donne "
      .. "après donne ; à trois ou cinq, à gauche, à droite, et pas du tout.",
  ["left right across none"] = "left right across none",
  ["left right none"] = "left right none",
  ["Each has the points of the cards taken. A player who takes all 26 shoots "
    .. "the moon: the others have 26, or that player 26 less."]
    = "Chacun a les points des cartes qu’il a prises. Celui qui prend les 26 "
      .. "fait le chelem : les autres ont 26, ou lui 26 de moins.",
  ["penalty cards"] = "cartes à points",
  ["the moon"] = "le chelem",
  ["the jack of diamonds"] = "le valet de carreau",
  ["Where the option lets them choose, whoever shot the moon says what it "
    .. "does."]
    = "Là où l’option laisse le choix, qui a fait le chelem dit ce qu’il fait.",
  ["add 26 to the others, or subtract them?"]
    = "ajouter 26 aux autres, ou te les enlever ?",
  ["the two of clubs is led"] = "on entame avec le deux de trèfle",
  ["2C must be led"] = "il faut entamer avec 2C",
  ["of five players the three"] = "à cinq joueurs, avec le trois",
  ["unless the hand has nothing else"] = "sauf si la main n’a rien d’autre",
  ["where points may fall at once"]
    = "là où des points peuvent tomber tout de suite",
  ["later they may be thrown"] = "plus tard, on peut s’en défausser",
  ["hearts are not led before one has been played"]
    = "on n’entame pas à cœur avant qu’il en soit joué un",
  ["hearts are not broken; you hold KC"] = "cœur n’est pas ouvert ; tu as KC",
  ["then they are"] = "ensuite oui",
  ["whoever has only hearts leads one"] = "celui qui n’a que des cœurs en "
    .. "entame un",
  ["the queen goes before hearts"] = "la dame passe avant les cœurs",
  ["where either may be led"] = "là où l’on peut entamer de l’un ou de l’autre",
  ["the queen does not break hearts"] = "la dame n’ouvre pas cœur",
  ["where she does"] = "là où elle l’ouvre",
  ["where hearts may be led at any time"]
    = "là où l’on peut entamer à cœur à tout moment",
  ["the highest card of the suit led wins"]
    = "la plus forte carte de la couleur demandée gagne",
  ["three go to the left, and the two of clubs is led"]
    = "trois vont à gauche, et le deux de trèfle est entamé",
  ["three cards are passed, not two"] = "on passe trois cartes, pas deux",
  ["seventeen cards each for three"] = "dix-sept cartes par joueur à trois",
  ["ten for five"] = "dix à cinq",
  ["where none are passed"] = "là où l’on ne passe rien",
  ["the two of clubs says who leads"] = "le deux de trèfle dit qui entame",
  ["of five players the three does"] = "à cinq joueurs, le trois",
  ["four pass left, right, across, and not"]
    = "à quatre, on passe à gauche, à droite, en face, et pas du tout",
  ["left right across none left"] = "left right across none left",
  ["three pass left, right, and not"]
    = "à trois, à gauche, à droite, et pas du tout",
  ["left right none left"] = "left right none left",
  ["or always to the left"] = "ou toujours à gauche",
  ["left left left left"] = "left left left left",
  ["the left of the fourth player is the first"]
    = "la gauche du quatrième joueur est le premier",
  ["the right of the first is the fourth"]
    = "la droite du premier est le quatrième",
  ["the first sits across from the third"]
    = "le premier est en face du troisième",
  ["points as they were taken"] = "les points comme ils ont été pris",
  ["twenty-five points are no moon"]
    = "vingt-cinq points ne font pas un chelem",
  ["all twenty-six are"] = "tous les vingt-six en font un",
  ["they may count less for who took them"]
    = "ils peuvent compter moins pour qui les a pris",
  ["the jack of diamonds is no part of the moon"]
    = "le valet de carreau n’est pas du chelem",
  ["elsewhere it counts nothing"] = "ailleurs il ne compte rien",
  ["the lowest total wins when one passes a hundred"]
    = "le plus bas total gagne quand l’un dépasse cent",
  ["two share it"] = "deux le partagent",
  ["ninety-nine points do not end it"]
    = "quatre-vingt-dix-neuf points ne la finissent pas",
  ["a hundred do"] = "cent, si",
  ["after the last round the lowest wins"]
    = "après la dernière donne, le plus bas gagne",
  ["what may be set"] = "ce qui peut être choisi",
  ["Hearts"] = "Dame de pique",
  ["pass cards"] = "passage des cartes",
  ["left"] = "à gauche",
  ["right"] = "à droite",
  ["across"] = "en face",
  ["passing"] = "passage",
  ["receiver"] = "qui reçoit",
  ["holder"] = "qui a le plus petit trèfle",
  ["moon"] = "chelem",
  ["add"] = "ajouter",
  ["subtract"] = "enlever",
  ["broken"] = "ouvert",
  ["The penalty cards that each has taken so far, for all to see."] =
    "Les cartes de pénalité que chacun a ramassées, visibles de tous.",
}
