-- The sentences of go_fish.lua, in French.

return {
  ["Go Fish: players ask each other for ranks, to make books of four."]
    = "La pêche : on se demande des cartes d’un rang, pour faire des familles "
      .. "de quatre.",
  ["ask {player}"] = "demande {player}",
  ["how many play"] = "combien jouent",
  ["cards of a rank that make a book"]
    = "cartes d’un rang qui font une famille",
  ["fished cards that let a player go on: of the rank asked for; for a book, "
    .. "too; none"]
    = "cartes pêchées qui laissent continuer : celles du rang demandé ; pour "
      .. "une famille aussi ; aucune",
  ["who is next: the player to the left, or who was asked last"]
    = "qui est le suivant : le joueur à gauche, ou le dernier interrogé",
  ["cards that an empty hand draws"] = "cartes que pioche une main vide",
  ["rounds to play"] = "donnes à jouer",
  ["first to deal; 0: drawn"] = "donne le premier ; 0 : tiré au sort",
  ["Seven cards each for two or three players, else five."]
    = "Sept cartes par joueur à deux ou trois, sinon cinq.",
  ["Whoever has all four cards of a rank, a book, lays them down."]
    = "Celui qui a les quatre cartes d’un rang, une famille, les étale.",
  ["A player whose turn it is and who has no cards draws first."]
    = "Celui qui n’a pas de cartes à son tour en pioche d’abord.",
  ["One asks another for a rank of which one holds a card."]
    = "On demande à un autre un rang dont on a soi-même une carte.",
  ["whom do you ask, and for what?"] = "à qui demandes-tu, et quoi ?",
  ["The other hands over all cards of the rank; then the player asks again."]
    = "L’autre donne toutes ses cartes de ce rang ; puis on demande encore.",
  ["If there are none, the player draws a card, and asks again if it is of "
    .. "that rank; it is shown then."]
    = "S’il n’y en a pas, on pioche une carte, et l’on demande encore si elle "
      .. "est de ce rang ; elle est alors montrée.",
  ["what was asked for"] = "ce qui était demandé",
  ["The dealer's left begins. A player asks as long as that brings cards; "
    .. "then it is the next one's turn. Whoever finds nobody to ask draws a "
    .. "card."]
    = "Le joueur à gauche du donneur commence. On demande tant que cela "
      .. "rapporte des cartes ; ensuite c’est au suivant. Celui qui ne trouve "
      .. "personne à qui demander pioche une carte.",
  ["When all books are laid down each counts a point. It is also over when, "
    .. "with the stock gone, 26 questions in a row for each player have "
    .. "brought nothing."]
    = "Quand toutes les familles sont étalées, chacune compte un point. C’est "
      .. "fini aussi quand, le talon épuisé, 26 demandes de suite par joueur "
      .. "n’ont rien rapporté.",
  ["five cards each"] = "cinq cartes par joueur",
  ["seven for three players"] = "sept à trois joueurs",
  ["whoever asks for a rank holds a card of it"]
    = "celui qui demande un rang en a une carte",
  ["all cards of the rank are handed over, a book is laid down"]
    = "toutes les cartes du rang sont données, une famille est étalée",
  ["whoever fishes the rank goes on"] = "celui qui pêche le rang continue",
  ["any other card ends the turn"] = "toute autre carte finit le tour",
  ["even the rank, where fishing never lets one go on"]
    = "même le rang, là où pêcher ne laisse jamais continuer",
  ["a fished card that makes a book ends the turn, too"]
    = "une carte pêchée qui fait une famille finit aussi le tour",
  ["but not where any book lets one go on"]
    = "mais pas là où toute famille laisse continuer",
  ["nor does another card there"]
    = "une autre carte ne le fait pas non plus là",
  ["the turn goes to the left"] = "le tour passe à gauche",
  ["or to who was asked"] = "ou à qui a été interrogé",
  ["a book that is dealt is laid down before the first turn"]
    = "une famille reçue à la distribution est étalée avant le premier tour",
  ["whoever has no cards draws one and goes on"]
    = "celui qui n’a pas de cartes en pioche une et continue",
  ["or five"] = "ou cinq",
  ["of three cards two make a pair, the lowest"]
    = "de trois cartes, deux font une paire, les plus basses",
  ["the round ends with the last book"]
    = "la donne finit avec la dernière famille",
  ["or when nobody has got anything for a long time"]
    = "ou quand personne n’a rien reçu depuis longtemps",
  ["whoever has no cards, and can draw none, is passed over"]
    = "celui qui n’a pas de cartes, et ne peut pas en piocher, est sauté",
  ["with nobody to ask even the last card is drawn"]
    = "sans personne à qui demander, on pioche même la dernière carte",
  ["all cards laid down"] = "toutes les cartes étalées",
  ["who has no cards draws one"] = "celui qui n’a pas de cartes en pioche une",
  ["even the last one"] = "même la dernière",
  ["but not from an empty stock"] = "mais pas dans un talon vide",
  ["the last card of the stock is fished, too"]
    = "la dernière carte du talon se pêche aussi",
  ["nothing is fished from an empty stock"]
    = "on ne pêche rien dans un talon vide",
  ["nobody is asked who has no cards"]
    = "on ne demande pas à qui n’a pas de cartes",
  ["whoever finds nobody to ask draws a card"]
    = "celui qui ne trouve personne à qui demander pioche une carte",
  ["six players, of whom each may be asked"]
    = "six joueurs, que l’on peut tous interroger",
  ["what may be set"] = "ce qui peut être choisi",
  ["a book"] = "une famille",
  ["ask"] = "demande",
  ["books"] = "familles",
  ["for"] = "les",
  ["Go Fish"] = "La pêche",
  ["laid"] = "étalées",
  ["lay books"] = "étaler",
  ["refill"] = "main vide",
  ["ask another"] = "demander",
  ["take"] = "recevoir",
  ["fish"] = "pêcher",
}
