-- The sentences of bridge.lua, in French.

return {
  ["Bridge: partners bid for a contract; declarer plays dummy's cards."]
    = "Bridge : des partenaires enchérissent pour un contrat ; le déclarant joue les "
      .. "cartes du mort.",
  ["how contracts count"] = "comment comptent les contrats",
  ["who is in duplicate"] = "qui est vulnérable en duplicate",
  ["seat that deals first in a rubber; 0: drawn at random"] =
    "place qui donne en premier dans un robre ; 0 : au hasard",
  ["honours count in a rubber"] = "les honneurs comptent dans un robre",
  ["counts in a rubber cut short by rounds"]
    = "comptent dans un robre abrégé par rounds",
  ["Thirteen cards each. Declarer's left leads; then declarer's partner, "
    .. "dummy, lays the hand open, and declarer plays its cards, too."] =
    "Treize cartes par joueur. Le joueur à gauche du déclarant entame "
    .. "; puis le partenaire du déclarant, le mort, étale sa main, et le "
    .. "déclarant joue aussi ces cartes.",
  ["In duplicate seat 1 deals first, then all deal in turn. A side that is "
    .. "vulnerable wins and "
    .. "loses more: nobody, 1 and 3, 2 and 4, all; each four boards it begins "
    .. "one later. In a rubber: whoever won a game."] =
    "En duplicate, la place 1 donne d’abord, puis chacun à son tour. Un camp "
    .. "vulnérable gagne et "
    .. "perd davantage : personne, 1 et 3, 2 et 4, tous ; toutes les quatre "
    .. "donnes, cela commence un cran plus tard. Dans un robre : qui a gagné "
    .. "une manche.",
  ["The dealer calls first. Each passes, bids more tricks or higher (in "
    .. "clubs, diamonds, hearts, spades, no trump), doubles the others' bid "
    .. "or redoubles; three passes end it. Declarer is whoever of the side "
    .. "first named the suit."]
    = "Le donneur parle le premier. Chacun passe, annonce plus de plis ou plus "
      .. "haut (dans l’ordre trèfle, carreau, cœur, pique, sans-atout), "
      .. "contre l’enchère des autres ou surcontre ; trois qui passent y "
      .. "mettent fin. Le déclarant est celui du camp qui a nommé la couleur "
      .. "le premier.",
  ["what do you call?"] = "que dis-tu ?",
  ["over {bid}, what do you call?"] = "sur {bid}, que dis-tu ?",
  ["over {bid}, doubled, what do you call?"] = "sur {bid} contré, que dis-tu ?",
  ["over {bid}, redoubled, what do you call?"] =
    "sur {bid} surcontré, que dis-tu ?",
  ["A contract promises six tricks and its number. Missing tricks count 50 "
    .. "each for the others, vulnerable 100; doubled 100, 200, 200, then 300 "
    .. "each, vulnerable 200, then 300 each; redoubled twice that."]
    = "Un contrat promet six plis et son nombre. Chaque pli de chute compte 50 "
      .. "pour les autres, vulnérable 100 ; contré 100, 200, 200, puis 300 "
      .. "chacun, vulnérable 200, puis 300 chacun ; surcontré deux fois "
      .. "autant.",
  ["Each trick of the contract counts 20 in clubs and diamonds, else 30, "
    .. "the first without trumps 10 more; doubled twice, redoubled four times "
    .. "that, and 50 or 100 more. Tricks above count the same, or 100 and "
    .. "200, vulnerable 200 and 400. A slam adds 500, vulnerable 750, a grand "
    .. "slam twice that. Duplicate adds 300, vulnerable 500, to tricks of 100 "
    .. "or more: a game; 50 to fewer."] =
    "Chaque pli du contrat compte 20 à trèfle et à carreau, sinon 30, le "
    .. "premier à sans-atout 10 de plus ; contré deux fois, surcontré quatre "
    .. "fois autant, et 50 ou 100 de plus. Les plis de mieux comptent autant, "
    .. "ou 100 et 200, vulnérable 200 et 400. Un petit chelem ajoute 500, "
    .. "vulnérable 750, un grand chelem deux fois autant. En duplicate "
    .. "s’ajoutent 300, vulnérable 500, aux plis qui valent 100 ou plus : une "
    .. "manche ; 50 à moins.",
  ["made doubled"] = "contré et réussi",
  ["small slam"] = "petit chelem",
  ["grand slam"] = "grand chelem",
  ["In a rubber honours count: four of A K Q J 10 of trumps in one hand 100; "
    .. "all five, or four aces without trumps, 150. Contracts made add up "
    .. "below the line; at a hundred a side has won a game, and both begin "
    .. "again at 0."]
    = "Dans un robre, les honneurs comptent : quatre de A K Q J 10 d’atout "
      .. "dans une main 100 ; tous les cinq, ou quatre as à sans-atout, 150. "
      .. "Les contrats réussis s’additionnent sous la ligne ; à cent, un camp "
      .. "a gagné une manche, et les deux repartent de 0.",
  ["The second game ends it and counts 700, or 500 if the others have one. "
    .. "Cut short, a game that one side alone has counts 300, the only "
    .. "part-score 100."]
    = "La deuxième manche y met fin et compte 700, ou 500 si les autres en ont "
      .. "une. Abrégé, une manche qu’un seul camp a compte 300, la seule "
      .. "partielle 100.",
  ["the only game"] = "la seule manche",
  ["the only part-score"] = "la seule partielle",
  ["After the last board, or the second game of a rubber, the higher total "
    .. "wins."]
    = "Après la dernière donne, ou la deuxième manche d’un robre, le "
      .. "total le plus élevé gagne.",
  ["a trump wins over the suit led"]
    = "un atout l’emporte sur la couleur demandée",
  ["a redouble is for the own side's bid"]
    = "on surcontre l’enchère de son propre camp",
  ["nothing of yours is doubled"] = "rien à toi n’est contré",
  ["a bid ends a double, and may be doubled itself"]
    = "une enchère met fin à un contre, et peut être contrée elle-même",
  ["no trump is above spades, and hearts are below"]
    = "sans-atout est au-dessus de pique, et cœur au-dessous",
  ["the responder has named hearts first, and is declarer"]
    = "le répondant a nommé cœur le premier, et il est déclarant",
  ["only the other side's hearts came first: it is East's contract"]
    = "seul le cœur de l’autre camp est venu avant : c’est le contrat d’Est",
  ["1NT, seven tricks"] = "1NT, sept plis",
  ["3NT, nine tricks"] = "3NT, neuf plis",
  ["3NT vulnerable, ten tricks"] = "3NT vulnérable, dix plis",
  ["4S doubled, vulnerable, eleven tricks: 240, 500, 50 and 200"]
    = "4S contré, vulnérable, onze plis : 240, 500, 50 et 200",
  ["a small slam, vulnerable"] = "un petit chelem, vulnérable",
  ["a small slam"] = "un petit chelem",
  ["a grand slam"] = "un grand chelem",
  ["a grand slam, vulnerable"] = "un grand chelem, vulnérable",
  ["2D doubled is a part-score"] = "2D contré est une partielle",
  ["2H doubled is a game"] = "2H contré est une manche",
  ["1C redoubled, vulnerable"] = "1C surcontré, vulnérable",
  ["1C redoubled with an overtrick"] = "1C surcontré avec un pli de mieux",
  ["three down, doubled"] = "trois de chute, contré",
  ["four down, doubled and vulnerable"]
    = "quatre de chute, contré et vulnérable",
  ["four down, doubled"] = "quatre de chute, contré",
  ["one down, doubled and vulnerable"] = "un de chute, contré et vulnérable",
  ["two down"] = "deux de chute",
  ["two down, vulnerable"] = "deux de chute, vulnérable",
  ["three down, redoubled"] = "trois de chute, surcontré",
  ["board 3: West and East are vulnerable, and seat 3 deals"]
    = "donne 3 : Ouest et Est sont vulnérables, et la place 3 donne",
  ["in a rubber a side is vulnerable after a game"]
    = "dans un robre, un camp est vulnérable après une manche",
  ["in a rubber a part-score counts below the line only"]
    = "dans un robre, une partielle ne compte que sous la ligne",
  ["a hundred below the line: the line is drawn for both"]
    = "cent sous la ligne : on tire la ligne pour les deux",
  ["ninety are no game"] = "quatre-vingt-dix ne font pas une manche",
  ["the second game ends a rubber, for 700 if the others have none"]
    = "la deuxième manche finit un robre, pour 700 si les autres n’en ont pas",
  ["the second game against one counts 500"]
    = "la deuxième manche contre une compte 500",
  ["five honours in one hand are 150"] = "cinq honneurs dans une main font 150",
  ["four honours are 100, in a defender's hand, too"]
    = "quatre honneurs font 100, dans la main d’un défenseur aussi",
  ["four aces without trumps are 150"] = "quatre as à sans-atout font 150",
  ["three honours, or honours that do not count, are nothing"]
    = "trois honneurs, ou des honneurs qui ne comptent pas, ne sont rien",
  ["without honours"] = "sans honneurs",
  ["a rubber cut short: the only game, and the only part-score"]
    = "un robre abrégé : la seule manche, et la seule partielle",
  ["a rubber cut short without that bonus"]
    = "un robre abrégé sans cette prime",
  ["a match ends after sixteen boards"] = "une partie finit après seize donnes",
  ["not after fifteen"] = "pas après quinze",
  ["the lowest call and the highest"]
    = "la parole la plus basse et la plus haute",
  ["there is no bid to double"] = "il n’y a pas d’enchère à contrer",
  ["on board 1 seat 1 deals, and nobody is vulnerable"]
    = "à la donne 1, la place 1 donne, et personne n’est vulnérable",
  ["on board 5 seat 1 deals again"]
    = "à la donne 5, la place 1 donne de nouveau",
  ["five down"] = "cinq de chute",
  ["three down, vulnerable"] = "trois de chute, vulnérable",
  ["five down, vulnerable"] = "cinq de chute, vulnérable",
  ["five down, doubled"] = "cinq de chute, contré",
  ["a hundred of the second side are a game, too"]
    = "cent du second camp font aussi une manche",
  ["where all pass, no honours count"]
    = "là où tout le monde passe, les honneurs ne comptent pas",
  ["a rubber that is won is not cut short"] = "un robre gagné n’est pas abrégé",
  ["cut short, a game each and a part-score each count nothing"]
    = "abrégé, une manche chacun et une partielle chacun ne comptent rien",
  ["cut short without any game"] = "abrégé sans aucune manche",
  ["a rubber goes on after sixteen deals"]
    = "un robre continue après seize donnes",
  ["double"] = "contre",
  ["pass"] = "passe",
  ["redouble"] = "surcontre",
  ["undertricks"] = "plis de chute",
  ["Bridge"] = "Bridge",
  ["doubled"] = "contré",
  ["redoubled"] = "surcontré",
  ["vulnerable"] = "vulnérable",
  ["declarer"] = "déclarant",
  ["dummy"] = "mort",
  ["below"] = "sous la ligne",
  ["games"] = "manches",
  ["deals; 0: 16, or a rubber"] = "donnes ; 0 : 16, ou un robre",
  ["begin deal"] = "début de la donne",
  ["end deal"] = "fin de la donne",
  ["end rubber"] = "fin du robre",
  ["over {1}C"] = "sur {1}C",
  ["over {1}D"] = "sur {1}D",
  ["over {1}H"] = "sur {1}H",
  ["over {1}S"] = "sur {1}S",
  ["over {1}NT"] = "sur {1}NT",
  ["score made"] = "contrat réussi",
  ["overtricks"] = "plis de mieux",
  ["contract"] = "contrat",
  ["part-score"] = "partielle",
  ["game"] = "manche",
  ["honours"] = "honneurs",
  ["rubber"] = "robre",
}
