-- The sentences of barbu.lua, in French.

return {
  ["Barbu: each dealer plays seven contracts, most of them against taking "
    .. "cards."]
    = "Barbu : chaque donneur joue sept contrats, la plupart pour ne pas "
      .. "prendre de cartes.",
  ["last two"] = "deux derniers",
  ["no tricks"] = "sans plis",
  ["double {players}"] = "contre {players}",
  ["redouble {players}"] = "surcontre {players}",
  ["players may double"] = "on peut contrer",
  ["how often each must double a dealer in the seven contracts"]
    = "combien de fois chacun doit contrer un donneur dans ses sept contrats",
  ["each deals seven rounds, or one"] = "chacun donne sept fois, ou une",
  ["hearts may be led at any time"] = "on peut entamer à cœur à tout moment",
  ["rounds to play; 0: 28"] = "donnes à jouer ; 0 : 28",
  ["hearts wait"] = "cœur attend",
  ["hearts, barbu"] = "cœur, barbu",
  ["only a hand of hearts may lead one; you hold {cards}"]
    = "seule une main toute en cœur peut en entamer un ; tu as {cards}",
  ["trump led"] = "atout demandé",
  ["Thirteen cards each. The dealer names the contract, the others may "
    .. "double, and the dealer leads, or plays the first card of domino."]
    = "Treize cartes par joueur. Le donneur nomme le contrat, les autres "
      .. "peuvent contrer, et le donneur entame, ou pose la première carte du "
      .. "domino.",
  ["The dealer names one of no tricks, hearts, queens, barbu, last two, "
    .. "trumps, and domino, each once; with trumps the suit of trumps, too, "
    .. "with domino the rank that begins each suit. The dealer deals again "
    .. "until all seven are played (or the deal passes each time); then the "
    .. "next one on the left deals seven."]
    = "Le donneur nomme l’un de ceux-ci : sans plis, cœur, dames, barbu, deux "
      .. "derniers, atout et domino, chacun une fois ; avec atout, aussi la "
      .. "couleur d’atout, avec domino le rang qui commence chaque couleur. "
      .. "Le même donne encore jusqu’à ce que les sept soient joués (ou la "
      .. "donne passe chaque fois) ; puis le suivant à gauche donne ses sept.",
  ["you have played it"] = "tu l’as déjà joué",
  ["which contract?"] = "quel contrat ?",
  ["trumps {suit}"] = "atout {suit}",
  ["domino {rank}"] = "domino {rank}",
  ["From the dealer's left each may double any others, but in trumps and "
    .. "domino only the dealer. Last, the dealer may redouble whoever doubled "
    .. "the dealer."]
    = "À partir de la gauche du donneur, chacun peut contrer qui il veut, mais "
      .. "à atout et au domino seulement le donneur. À la fin, le donneur "
      .. "peut surcontrer qui l’a contré.",
  ["Each must double each dealer twice, or as often as the option says: when "
    .. "no more contracts are left than doubles owed, nobody who owes one may "
    .. "pass."]
    = "Chacun doit contrer chaque donneur deux fois, ou autant que le dit "
      .. "l’option : quand il ne reste pas plus de contrats que de contres "
      .. "dus, qui en doit un ne peut pas passer.",
  ["you owe this dealer a double in each contract that is left"]
    = "tu dois à ce donneur un contre dans chaque contrat qui reste",
  ["When all queens or the king of hearts are taken, no more tricks are "
    .. "played."]
    = "Quand toutes les dames ou le roi de cœur sont pris, on ne joue plus de "
      .. "plis.",
  ["In turn each lays a card, until only one player has cards. Whoever is out "
    .. "first has 40, then 25 and 10; the last one loses 10."]
    = "Chacun à son tour pose une carte, jusqu’à ce qu’un seul en ait encore. "
      .. "Le premier sorti a 40, les suivants 25 et 10 ; le dernier perd 10.",
  ["A card fits if it is of the rank that begins, or next to a card of its "
    .. "suit. Only a player who holds none passes."]
    = "Une carte va si elle est du rang qui commence, ou voisine d’une carte "
      .. "de sa couleur. Seul qui n’en a aucune passe.",
  ["which card do you lay?"] = "quelle carte poses-tu ?",
  ["{card} is no {begins}, and next to no card of its suit"]
    = "{card} n’est pas un {begins}, ni la voisine d’une carte de sa couleur",
  ["you hold a card that fits"] = "tu as une carte qui va",
  ["Cards and tricks count as the contract says. For each double the lower of "
    .. "the two players pays the difference to the higher once more."]
    = "Les cartes et les plis comptent selon le contrat. Pour chaque contre, "
      .. "le moins bon des deux paie encore une fois la différence à l’autre.",
  ["in hearts a heart waits"] = "à cœur, un cœur attend",
  ["only a hand of hearts may lead one; you hold KC"]
    = "seule une main toute en cœur peut en entamer un ; tu as KC",
  ["in barbu, too"] = "au barbu aussi",
  ["a hand of hearts leads one"] = "une main toute en cœur en entame un",
  ["elsewhere any card is led"]
    = "ailleurs, on entame de n’importe quelle carte",
  ["where hearts may be led at any time"]
    = "là où l’on peut entamer à cœur à tout moment",
  ["the suit led must be followed, high or low"]
    = "il faut fournir, haut ou bas",
  ["without it any card is played"]
    = "sans la couleur, on joue n’importe quelle carte",
  ["a trump that is led must be beaten"] = "il faut monter sur un atout entamé",
  ["if that cannot be, any trump follows"]
    = "si l’on ne peut pas, n’importe quel atout suit",
  ["a plain suit need not be beaten"]
    = "dans une autre couleur, on n’est pas obligé de monter",
  ["without it a trump must be played"] = "sans elle, il faut couper",
  ["and overtrump"] = "et surcouper",
  ["whoever cannot overtrump plays any card"]
    = "celui qui ne peut pas surcouper joue n’importe quelle carte",
  ["without trumps the highest card of the suit led wins"]
    = "sans atout, la plus forte carte de la couleur demandée gagne",
  ["thirteen cards each, and the dealer names a contract"]
    = "treize cartes par joueur, et le donneur nomme un contrat",
  ["trumps clubs"] = "atout trèfle",
  ["the dealer deals again, and names another contract"]
    = "le même donne encore, et nomme un autre contrat",
  ["trumps hearts"] = "atout cœur",
  ["both are written down"] = "les deux sont notés",
  ["trumps spades"] = "atout pique",
  ["the last contract is the one that is left; then the deal passes"]
    = "le dernier contrat est celui qui reste ; puis la donne passe",
  ["the others may double anybody"]
    = "les autres peuvent contrer n’importe qui",
  ["in trumps only the dealer"] = "à atout, seulement le donneur",
  ["in domino, too"] = "au domino aussi",
  ["the dealer redoubles those who have doubled the dealer"]
    = "le donneur surcontre ceux qui l’ont contré",
  ["if nobody has, the dealer leads at once"]
    = "si personne ne l’a fait, le donneur entame tout de suite",
  ["a redouble is not held against the dealer"]
    = "un surcontre n’est pas à la charge du donneur",
  ["whoever owes seven doubles must double the dealer each time"]
    = "celui qui doit sept contres doit contrer le donneur chaque fois",
  ["two doubles are due in the sixth contract"]
    = "deux contres sont dus au sixième contrat",
  ["not in the fifth"] = "pas au cinquième",
  ["one that is left in the seventh"] = "un seul qui reste, au septième",
  ["not in the sixth"] = "pas au sixième",
  ["nor one that is owed another dealer"]
    = "ni un contre dû à un autre donneur",
  ["the dealer owes none"] = "le donneur n’en doit aucun",
  ["where nobody must double"] = "là où personne ne doit contrer",
  ["the twelfth trick costs ten, the thirteenth twenty"]
    = "le douzième pli coûte dix, le treizième vingt",
  ["one player may take both"] = "un même joueur peut prendre les deux",
  ["last tricks cost nothing elsewhere"]
    = "ailleurs, les derniers plis ne coûtent rien",
  ["the tricks end with the last queen"]
    = "on ne joue plus après la dernière dame",
  ["not with the third"] = "pas avec la troisième",
  ["and with the king of hearts in barbu"] = "et avec le roi de cœur au barbu",
  ["with sevens: the neighbours of 7S, 8S and 7H, and two sevens"]
    = "avec les sept : les voisines de 7S, 8S et 7H, et deux sept",
  ["10S is no 7, and next to no card of its suit"]
    = "10S n’est pas un 7, ni la voisine d’une carte de sa couleur",
  ["whoever holds a card that fits may not pass"]
    = "celui qui a une carte qui va ne peut pas passer",
  ["whoever holds none must pass, as the first and the third here"]
    = "celui qui n’en a aucune doit passer, comme le premier et le troisième "
      .. "ici",
  ["nothing is below a two"] = "rien n’est sous un deux",
  ["AC is no 2, and next to no card of its suit"]
    = "AC n’est pas un 2, ni la voisine d’une carte de sa couleur",
  ["out first, second, third; and last"]
    = "sorti premier, deuxième, troisième ; et dernier",
  ["each trick costs two"] = "chaque pli coûte deux",
  ["four hearts with the ace cost twelve"]
    = "quatre cœurs avec l’as coûtent douze",
  ["all hearts cost thirty"] = "tous les cœurs coûtent trente",
  ["each queen costs six"] = "chaque dame coûte six",
  ["a double is worth the difference"] = "un contre vaut la différence",
  ["the king of hearts costs twenty"] = "le roi de cœur coûte vingt",
  ["a trick in trumps counts five"] = "un pli à atout compte cinq",
  ["doubled by a player with four tricks fewer"]
    = "contré par un joueur qui a quatre plis de moins",
  ["and redoubled"] = "et surcontré",
  ["one may double several"] = "on peut en contrer plusieurs",
  ["the highest total wins after 28 rounds"]
    = "le total le plus élevé gagne après 28 donnes",
  ["two share it"] = "deux le partagent",
  ["27 rounds do not end it"] = "27 donnes ne la finissent pas",
  ["or as many rounds as one likes"] = "ou autant de donnes qu’on veut",
  ["what may be set"] = "ce qui peut être choisi",
  ["barbu"] = "barbu",
  ["do you double?"] = "contres-tu ?",
  ["do you redouble?"] = "surcontres-tu ?",
  ["domino"] = "domino",
  ["double"] = "contre",
  ["doubles"] = "contres",
  ["last"] = "derniers",
  ["pass"] = "passe",
  ["queens"] = "dames",
  ["redouble"] = "surcontre",
  ["Barbu"] = "Barbu",
  ["hearts"] = "cœur",
  ["trumps"] = "atout",
  ["clubs"] = "trèfle",
  ["diamonds"] = "carreau",
  ["spades"] = "pique",
  ["played"] = "joués",
  ["tricks"] = "plis",
  ["begins"] = "commence",
  ["done"] = "joués",
  ["doubled by"] = "contré par",
  ["laid"] = "posées",
  ["choose contract"] = "choix du contrat",
  ["lay card"] = "carte posée",
  ["owed"] = "contres dus",
  ["play domino"] = "domino en jeu",
}
