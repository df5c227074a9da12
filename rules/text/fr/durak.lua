-- The sentences of durak.lua, in French.

return {
  ["Durak: attack and defend with the cards; whoever keeps some is the fool."]
    = "Durak : on attaque et l’on se défend avec ses cartes ; qui en garde est "
      .. "l’idiot.",
  ["nobody is left with cards"] = "personne ne reste avec des cartes",
  ["how many play"] = "combien jouent",
  ["how many cards there are"] = "combien de cartes il y a",
  ["who attacks first"] = "qui attaque le premier",
  ["attacking cards in bout 1"] = "cartes d’attaque à la première manche",
  ["who throws in"] = "qui ajoute des cartes",
  ["after a take more may be thrown in"]
    = "après une prise, on peut encore en ajouter",
  ["attacks may be transferred to the next player"]
    = "une attaque peut être renvoyée au joueur suivant",
  ["the six of trumps may get the card turned up"]
    = "le six d’atout peut obtenir la retourne",
  ["rounds to play"] = "donnes à jouer",
  ["Six cards each. The next one, drawn last, or else the last dealt makes "
    .. "trump."]
    = "Six cartes par joueur. La suivante, piochée en dernier, ou sinon la "
      .. "dernière distribuée, fixe l’atout.",
  ["it makes trump"] = "elle fixe l’atout",
  ["Whoever shows the lowest trump attacks first, or else the dealer's left; "
    .. "with after_fool it is from round 2 on the player on the fool's right."]
    = "Celui qui montre le plus petit atout attaque le premier, ou sinon le "
      .. "joueur à gauche du donneur ; avec after_fool, c’est à partir de la "
      .. "deuxième donne le joueur à droite de l’idiot.",
  ["the lowest trump attacks first"] = "le plus petit atout attaque le premier",
  ["After a bout hands are filled up to six cards, the attacker's first and "
    .. "the defender's last. Whoever has beaten an attack attacks next; after "
    .. "a take the next player does. The last with cards is the fool; after "
    .. "300 bouts nobody is."]
    = "Après une manche, les mains sont complétées à six cartes, celle de "
      .. "l’attaquant d’abord et celle du défenseur en dernier. Celui qui a "
      .. "repoussé une attaque attaque ensuite ; après une prise, c’est le "
      .. "joueur suivant. Le dernier qui a des cartes est l’idiot ; après 300 "
      .. "manches, personne ne l’est.",
  ["A card, or several of a rank, attack the next player. When they are "
    .. "beaten, others throw in more. Then all are put away, or the defender "
    .. "takes them."]
    = "Une carte, ou plusieurs d’un rang, attaquent le joueur suivant. Quand "
      .. "elles sont battues, les autres en ajoutent. Ensuite toutes sont "
      .. "écartées, ou le défenseur les prend.",
  ["attack with what?"] = "avec quoi attaques-tu ?",
  ["you attack, so you play a card"]
    = "tu attaques, tu dois donc jouer une carte",
  ["Six cards may attack, five in the first bout, but not more than were held."]
    = "Six cartes peuvent attaquer, cinq à la première manche, mais pas plus "
      .. "que le défenseur n’en avait.",
  ["the defender holds only {n}"] = "le défenseur n’en a que {n}",
  ["The defender beats card after card, with a higher one of the suit or a "
    .. "trump, or takes all. Before that, cards of the same rank may transfer "
    .. "the attack."]
    = "Le défenseur bat carte après carte, avec une plus forte de la couleur "
      .. "ou un atout, ou prend tout. Avant cela, des cartes du même rang "
      .. "peuvent renvoyer l’attaque.",
  ["how do you defend?"] = "comment te défends-tu ?",
  ["{card} on {attack}"] = "{card} sur {attack}",
  ["{card} does not beat {attack}: a higher card of the suit does, or a trump"]
    = "{card} ne bat pas {attack} : il faut une plus forte carte de la "
      .. "couleur, ou un atout",
  ["transfer {cards}"] = "renvoyer {cards}",
  ["only cards of the same rank transfer an attack"]
    = "seules des cartes du même rang renvoient une attaque",
  ["a card has been beaten"] = "une carte a été battue",
  ["nobody else holds cards"] = "personne d’autre n’a de cartes",
  ["The six of trumps may be exchanged for the card turned up before the "
    .. "answer."]
    = "Le six d’atout peut s’échanger contre la retourne avant la réponse.",
  ["The attacker first, then the others clockwise, or only one beside the "
    .. "defender, may throw in a card of a rank that lies there."]
    = "L’attaquant d’abord, puis les autres dans le sens des aiguilles d’une "
      .. "montre, ou seulement qui est à côté du défenseur, peuvent ajouter "
      .. "une carte d’un rang qui est sur la table.",
  ["do you throw in a card?"] = "ajoutes-tu une carte ?",
  ["no card of that rank lies there"]
    = "aucune carte de ce rang n’est sur la table",
  ["The fool loses a point."] = "L’idiot perd un point.",
  ["the fool"] = "l’idiot",
  ["of the lowest trump, and of several cards of a rank"]
    = "avec le plus petit atout, et avec plusieurs cartes d’un rang",
  ["7S 9C is no combination: these are single, pair, triple, four"]
    = "7S 9C n’est pas une combinaison : il y a carte seule, paire, brelan, "
      .. "carré",
  ["of three or four, too"] = "avec trois ou quatre aussi",
  ["whoever attacks may not pass"] = "celui qui attaque ne peut pas passer",
  ["a higher card of the suit beats, or a trump"]
    = "une plus forte carte de la couleur bat, ou un atout",
  ["KD does not beat 7S: a higher card of the suit does, or a trump"]
    = "KD ne bat pas 7S : il faut une plus forte carte de la couleur, ou un "
      .. "atout",
  ["a trump is beaten by a higher trump alone"]
    = "un atout n’est battu que par un atout plus fort",
  ["cards of the ranks that lie there may be thrown in"]
    = "on peut ajouter des cartes des rangs qui sont sur la table",
  ["six cards each, and one is turned up"]
    = "six cartes par joueur, et une retournée",
  ["six players have all cards"] = "six joueurs ont toutes les cartes",
  ["of 52 cards more are left"] = "de 52 cartes, il en reste plus",
  ["of 24 cards fewer"] = "de 24 cartes, moins",
  ["without a trump the dealer's left does"]
    = "sans atout, la gauche du donneur attaque",
  ["it attacks first even where somebody was the fool"]
    = "elle attaque d’abord même là où quelqu’un était l’idiot",
  ["unless the player on the fool's right attacks"]
    = "sauf si le joueur à droite de l’idiot attaque",
  ["and if nobody was the fool the lowest trump does"]
    = "et si personne n’était l’idiot, c’est le plus petit atout",
  ["two cards attack a defender who holds two"]
    = "deux cartes attaquent un défenseur qui en a deux",
  ["but not three"] = "mais pas trois",
  ["cards that lie there count, too"]
    = "les cartes déjà sur la table comptent aussi",
  ["six cards may attack"] = "six cartes peuvent attaquer",
  ["seven may not"] = "sept, non",
  ["in the first bout six may, too"] = "à la première manche aussi, six",
  ["or five, if that is the rule"] = "ou cinq, si c’est la règle",
  ["and that many are five"] = "et c’en sont cinq",
  ["but in the second bout six"] = "mais à la deuxième manche, six",
  ["whoever has beaten all attacks next, when hands are full again"]
    = "celui qui a tout battu attaque ensuite, quand les mains sont complétées",
  ["whoever takes the cards does not"] = "celui qui prend les cartes, non",
  ["nothing is thrown in after a take, if that is the rule"]
    = "on n’ajoute rien après une prise, si c’est la règle",
  ["the attacker throws in first, then the others"]
    = "l’attaquant ajoute d’abord, puis les autres",
  ["only those beside the defender, if that is the rule"]
    = "seulement ceux à côté du défenseur, si c’est la règle",
  ["the attacker and the player behind the defender"]
    = "l’attaquant et le joueur derrière le défenseur",
  ["or only the attacker"] = "ou seulement l’attaquant",
  ["an attack is transferred to the next player"]
    = "une attaque est renvoyée au joueur suivant",
  ["who defends it then, and may attack next"]
    = "qui se défend alors, et peut attaquer ensuite",
  ["not after a card has been beaten"] = "pas après qu’une carte a été battue",
  ["and not, where that is not played"] = "ni là où cela ne se joue pas",
  ["the six of trumps gets the card turned up, if that is the rule"]
    = "le six d’atout obtient la retourne, si c’est la règle",
  ["and not otherwise"] = "et sinon, non",
  ["nor where no card is turned up"] = "ni là où aucune carte n’est retournée",
  ["nobody else can do so"] = "personne d’autre ne le peut",
  ["the fool loses a point"] = "l’idiot perd un point",
  ["and nobody does if the last two run out together"]
    = "et personne si les deux derniers finissent ensemble",
  ["the least often fool wins"] = "celui qui est le moins souvent l’idiot "
    .. "gagne",
  ["and equal ones are a draw"] = "et des totaux égaux font une égalité",
  ["the values of the options"] = "les valeurs des options",
  ["on"] = "sur",
  ["pass"] = "passe",
  ["take"] = "prendre",
  ["transfer"] = "renvoyer",
  ["Durak"] = "Durak",
  ["single"] = "carte seule",
  ["pair"] = "paire",
  ["triple"] = "brelan",
  ["four"] = "carré",
  ["discard"] = "écartées",
  ["first attacker"] = "premier attaquant",
  ["bout"] = "manche",
  ["ask or swap"] = "échange",
  ["has room"] = "nombre de cartes",
  ["throw in"] = "cartes ajoutées",
  ["defend"] = "défense",
  ["attack"] = "attaque",
  ["bouts"] = "manches",
  ["fool"] = "idiot",
}
