-- The sentences of jass.lua, in French.

return {
  ["Schieber Jass: forehand or the partner names the game; rows of cards "
    .. "count."]
    = "Chibre : le premier en main ou son partenaire nomme le jeu ; des suites "
      .. "de cartes comptent.",
  ["spades and clubs count twice, obenabe and undenufe three times"]
    = "pique et trèfle comptent deux fois, obenabe et undenufe trois fois",
  ["Weis and Stöck count"] = "les annonces et le stöck comptent",
  ["when the target ends a match"] = "quand l’objectif finit une partie",
  ["what is first"] = "ce qui passe d’abord",
  ["forehand may leave the naming to the partner"]
    = "le premier en main peut chibrer : laisser le choix au partenaire",
  ["more than five in a row count more than 100"]
    = "plus de cinq cartes qui se suivent comptent plus de 100",
  ["target stop"] = "target stop",
  ["lower trumps"] = "atouts plus petits",
  ["no lower trump"] = "pas d’atout plus petit",
  ["you may not play a lower trump"] = "tu ne peux pas sous-couper",
  ["J of trumps"] = "valet d’atout",
  ["trump led"] = "atout demandé",
  ["follow or trump"] = "fournir ou couper",
  ["suit led"] = "couleur demandée",
  ["you must follow {suit} or trump"] = "tu dois fournir à {suit} ou couper",
  ["In trumps the jack and the nine are the highest. With undenufe low cards "
    .. "win."]
    = "À l’atout, le valet et le neuf sont les plus forts. À undenufe, les "
      .. "basses cartes gagnent.",
  ["Nine cards each. Forehand, the dealer's right, leads; later the winner."]
    = "Neuf cartes par joueur. Le premier en main, à droite du donneur, "
      .. "entame ; ensuite le gagnant.",
  ["Forehand names trumps, or a game without: obenabe, where high cards win, "
    .. "or undenufe, where low ones do. Forehand may push: then the partner "
    .. "names."]
    = "Le premier en main nomme l’atout, ou un jeu sans : obenabe, où les "
      .. "hautes cartes gagnent, ou undenufe, où les basses gagnent. Il peut "
      .. "chibrer : alors son partenaire nomme.",
  ["what is played?"] = "que joue-t-on ?",
  ["your side must name: it was pushed to you"]
    = "ton camp doit choisir : on t’a chibré",
  ["With the first card each player may say what the best Weis in hand "
    .. "counts. Four jacks are a Weis of 200, four nines 150, four of another "
    .. "rank 100; three of a suit in a row 20, four 50, five 100, and each "
    .. "one more 50 more."]
    = "Avec la première carte, chacun peut dire ce que compte la meilleure "
      .. "annonce de sa main. Quatre valets font une annonce de 200, quatre "
      .. "neuf 150, quatre d’un autre rang 100 ; trois d’une couleur qui se "
      .. "suivent 20, quatre 50, cinq 100, et chacune de plus 50 de plus.",
  ["say your Weis?"] = "dis-tu ton annonce ?",
  ["Of a trick the Stöck count first, then Weis, then its cards. The last "
    .. "trick counts 5 more, and all nine 100."]
    = "Dans un pli compte d’abord le stöck, puis les annonces, puis ses "
      .. "cartes. Le dernier pli compte 5 de plus, et tous les neuf 100.",
  ["last trick"] = "dernier pli",
  ["all tricks"] = "tous les plis",
  ["King and queen of trumps from one hand are the Stöck: 20, with the second."]
    = "Le roi et la dame d’atout d’une même main font le stöck : 20, avec la "
      .. "seconde carte.",
  ["The side of the best Weis shows and counts all that it has said, the "
    .. "other nothing. Of equal ones more cards are better; then the higher "
    .. "top card, with undenufe the lower; then trumps; then whoever is "
    .. "nearer to forehand."]
    = "Le camp de la meilleure annonce montre et compte tout ce qu’il a dit, "
      .. "l’autre rien. À valeur égale, plus de cartes sont meilleures ; puis "
      .. "la plus haute carte du dessus, à undenufe la plus basse ; puis "
      .. "l’atout ; puis qui est plus près du premier en main.",
  ["What counts, counts at once. A side that reaches the target has won."]
    = "Ce qui compte, compte tout de suite. Un camp qui atteint l’objectif a "
      .. "gagné.",
  ["a suit led is followed, or trumped"]
    = "on fournit à la couleur demandée, ou l’on coupe",
  ["who has no card of the suit led may play any"]
    = "celui qui n’a rien dans la couleur demandée joue n’importe quelle carte",
  ["a lower trump may not be played"] = "on ne peut pas sous-couper",
  ["nor by who could follow with nothing else"]
    = "pas non plus qui ne pourrait fournir avec rien d’autre",
  ["unless all cards of the hand are trumps"]
    = "sauf si toutes les cartes de la main sont des atouts",
  ["on trumps that were led lower ones may be played"]
    = "sur atout entamé, on peut en jouer de plus petits",
  ["the jack of trumps need not follow"]
    = "le valet d’atout n’est pas obligé de fournir",
  ["but frees no other trump"] = "mais ne libère aucun autre atout",
  ["without trumps suits are followed"] = "sans atout, on fournit",
  ["the jack of trumps is the highest, the nine the next"]
    = "le valet d’atout est le plus fort, le neuf le suivant",
  ["the nine of trumps beats the ace"] = "le neuf d’atout bat l’as",
  ["the nine and the jack are low in other suits"]
    = "le neuf et le valet sont bas dans les autres couleurs",
  ["with obenabe another suit never wins"]
    = "à obenabe, une autre couleur ne gagne jamais",
  ["with undenufe the lowest card wins"]
    = "à undenufe, la plus basse carte gagne",
  ["with undenufe the ace is the lowest"]
    = "à undenufe, l’as est la plus basse",
  ["what trumps count"] = "ce que comptent les atouts",
  ["what other suits count"] = "ce que comptent les autres couleurs",
  ["what a suit counts with obenabe"] = "ce que compte une couleur à obenabe",
  ["what a suit counts with undenufe"] = "ce que compte une couleur à undenufe",
  ["with undenufe it is the six that counts"]
    = "à undenufe, c’est le six qui compte",
  ["with undenufe the ace counts nothing"] = "à undenufe, l’as ne compte rien",
  ["forehand names the game, or pushes"]
    = "le premier en main nomme le jeu, ou chibre",
  ["then the partner must name it"] = "alors son partenaire doit le nommer",
  ["pushing may be left out"] = "chibrer peut être laissé de côté",
  ["forehand leads though the partner has named"]
    = "le premier en main entame même si son partenaire a nommé",
  ["a Weis need not be said"] = "on n’est pas obligé de dire une annonce",
  ["without Weis nobody is asked"] = "sans annonces, on ne demande à personne",
  ["four nines, 150, against five in a row, 100"]
    = "quatre neuf, 150, contre cinq qui se suivent, 100",
  ["who said nothing has no Weis"] = "celui qui n’a rien dit n’a pas d’annonce",
  ["five cards against four aces, 100 each"]
    = "cinq cartes contre quatre as, 100 chacun",
  ["two equal rows: that in trumps"] = "deux suites égales : celle à l’atout",
  ["50, 4 cards, to K"] = "50, 4 cartes, au roi",
  ["50, 4 cards, to K, in trumps"] = "50, 4 cartes, au roi, à l’atout",
  ["without trumps the one nearer to forehand"]
    = "sans atout, qui est plus près du premier en main",
  ["king and queen of trumps count with the second of them"]
    = "le roi et la dame d’atout comptent avec la seconde des deux",
  ["they do not count before"] = "ils ne comptent pas avant",
  ["a Weis counts beside the trick"] = "une annonce compte à côté du pli",
  ["Weis count before the trick, and win at once"]
    = "les annonces comptent avant le pli, et gagnent tout de suite",
  ["or the trick counts first"] = "ou le pli compte d’abord",
  ["999 are not enough"] = "999 ne suffisent pas",
  ["the round may be played to its end"]
    = "la donne peut se jouer jusqu’au bout",
  ["with rounds to play nobody wins before the last"]
    = "avec un nombre de donnes, personne ne gagne avant la dernière",
  ["all tricks count 257, with spades twice under Swiss multipliers"]
    = "tous les plis comptent 257, à pique deux fois avec les multiplicateurs "
      .. "suisses",
  ["nine in a row are 300, and king and queen 20"]
    = "neuf qui se suivent font 300, et le roi et la dame 20",
  ["or 100, where more than five count no more"]
    = "ou 100, là où plus de cinq ne comptent pas plus",
  [", where five are as good as more"]
    = ", là où cinq valent autant que davantage",
  ["all Weis of a side count together, though the first would do"]
    = "toutes les annonces d’un camp comptent ensemble, même si la première "
      .. "suffirait",
  ["four kings against four aces"] = "quatre rois contre quatre as",
  ["a row to the king against one to the ace"]
    = "une suite au roi contre une à l’as",
  ["six in a row against five, where they count as much"]
    = "six qui se suivent contre cinq, là où elles comptent autant",
  ["seven in a row against six there"] = "sept qui se suivent contre six là",
  ["nine in a row against eight there"] = "neuf qui se suivent contre huit là",
  ["eight in a row against seven there"] = "huit qui se suivent contre sept là",
  ["with undenufe the lower top card is better"]
    = "à undenufe, la plus basse carte du dessus est meilleure",
  ["a player who said nothing counts nothing"]
    = "celui qui n’a rien dit ne compte rien",
  ["the partner of the best counts, too"]
    = "le partenaire du meilleur compte aussi",
  ["the last trick counts five, and eight tricks no more"]
    = "le dernier pli compte cinq, et huit plis pas plus",
  ["the values of the options"] = "les valeurs des options",
  ["Stöck {1}"] = "stöck {1}",
  ["Weis"] = "annonce",
  ["Weis {1}"] = "annonce {1}",
  ["cards {1}"] = "cartes {1}",
  ["cards {1} = {2}"] = "cartes {1} = {2}",
  ["last trick {1} = {2}"] = "dernier pli {1} = {2}",
  ["obenabe"] = "obenabe",
  ["pass"] = "passe",
  ["push"] = "chibrer",
  ["undenufe"] = "undenufe",
  ["weis"] = "annoncer",
  ["all tricks {1} = {2}"] = "tous les plis {1} = {2}",
  ["last trick {1}"] = "dernier pli {1}",
  ["Schieber Jass"] = "Chibre",
  ["hearts"] = "cœur",
  ["diamonds"] = "carreau",
  ["spades"] = "pique",
  ["clubs"] = "trèfle",
  ["name game"] = "choix du jeu",
  ["first trick"] = "annonces",
  ["count trick"] = "compte du pli",
  ["count stock"] = "stöck",
  ["count weis"] = "compte des annonces",
  ["come"] = "compte",
  ["1000 are"] = "1000, si",
  ["first"] = "premier",
  ["tricks"] = "plis",
  ["stöck"] = "stöck",
  ["clubs under Swiss multipliers"] = "trèfle avec les multiplicateurs suisses",
  ["diamonds under Swiss multipliers"]
    = "carreau avec les multiplicateurs suisses",
  ["hearts under Swiss multipliers"] = "cœur avec les multiplicateurs suisses",
  ["spades under Swiss multipliers"] = "pique avec les multiplicateurs suisses",
  ["obenabe under Swiss multipliers"]
    = "obenabe avec les multiplicateurs suisses",
  ["undenufe under Swiss multipliers"]
    = "undenufe avec les multiplicateurs suisses",
}
