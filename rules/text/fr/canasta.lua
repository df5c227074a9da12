-- The sentences of canasta.lua, in French.

return {
  ["Canasta"] = "Canasta",
  ["Canasta: two partnerships meld cards of one rank and build canastas, "
    .. "which are melds of seven cards."]
    = "Canasta : deux équipes posent des combinaisons d’un même rang et en "
      .. "font des canastas, qui sont des combinaisons de sept cartes.",
  ["points that win the game"] = "points qui gagnent la partie",
  ["natural cards that a meld needs for each wild card in it; 0: just two"]
    = "cartes naturelles qu’il faut dans une combinaison pour chaque "
      .. "passe-partout ; 0 : deux seulement",
  ["a black three freezes the pile, or only stops the next player"]
    = "un trois noir gèle la pile, ou arrête seulement le joueur suivant",
  ["a side that has not melded may take the pile"]
    = "un camp qui n’a pas ouvert peut prendre la pile",
  ["cards are drawn for seats and first turn"]
    = "on tire des cartes pour les places et le premier tour",
  ["before melding a player may ask the partner: may I go out?"]
    = "avant de poser, on peut demander à son partenaire : puis-je sortir ?",
  ["three to seven wild cards may be a meld"]
    = "de trois à sept passe-partout peuvent faire une combinaison",
  ["canastas that a side needs to go out"]
    = "canastas qu’il faut à un camp pour sortir",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or "
    .. "a three gets another card on top of it, and so on; but a black three "
    .. "that blocks stays there and stops the first player. Then each in turn "
    .. "lays down red threes and draws as many cards."]
    = "Onze cartes par joueur, une à une. Une carte est retournée. Un joker, "
      .. "un deux ou un trois est couvert d’une autre carte, et ainsi de "
      .. "suite ; mais un trois noir qui bloque y reste et arrête le premier "
      .. "joueur. Ensuite chacun à son tour étale ses trois rouges et pioche "
      .. "autant de cartes.",
  ["What a side's first melds, those of one turn together, must count. With a "
    .. "total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, "
    .. "from 3000 on 120."]
    = "Ce que doit valoir l’ouverture d’un camp, tout ce qu’il pose à ce tour "
      .. "ensemble. Avec un total sous 0, seulement 15 ; à partir de 0, 50, à "
      .. "partir de 1500, 90, à partir de 3000, 120.",
  ["Before the first round cards may be drawn for partners and the first "
    .. "turn. Else the first dealer is drawn at random."]
    = "Avant la première donne, on peut tirer des cartes pour les partenaires "
      .. "et le premier tour. Sinon le premier donneur est tiré au sort.",
  ["drawn for seats"] = "tirée pour les places",
  ["Each player in turn, first the dealer's left, draws or takes the "
    .. "pile, may meld, and discards, until one of them has no cards left: "
    .. "the last one may be melded or discarded. A player who can neither "
    .. "draw nor take ends the round, and so does a red three as the last "
    .. "card of the stock. The dealer's left deals the next round."] =
    "Chacun à son tour, d’abord le joueur à gauche du donneur, pioche ou prend "
    .. "la pile, peut poser, et jette une carte, jusqu’à ce que l’un n’ait "
    .. "plus de cartes : la dernière peut être posée ou jetée. Celui qui ne "
    .. "peut ni piocher ni prendre finit la donne, et un trois rouge en "
    .. "dernière carte du talon aussi. Le joueur à gauche du donneur distribue "
    .. "la donne suivante.",
  ["Red threes count for a side that has melded, against one that has "
    .. "not: 100 each, or 800 all four. Cards on the table, those in "
    .. "canastas too, count for their side, cards in hand against it. "
    .. "Whoever melds the whole hand in one turn, with a canasta and "
    .. "nothing added to melds on the table, is concealed."] =
    "Les trois rouges comptent pour un camp qui a ouvert, contre un camp qui "
    .. "ne l’a pas fait : 100 chacun, 800 les quatre. Les cartes posées, "
    .. "celles des canastas aussi, comptent pour leur camp, les cartes en main "
    .. "contre lui. Celui qui pose toute sa main en un seul tour, avec une "
    .. "canasta et sans rien ajouter à ce qui est posé, sort main cachée.",
  ["natural canastas"] = "canastas pures",
  ["mixed canastas"] = "canastas impures",
  ["canastas of wild cards"] = "canastas de passe-partout",
  ["red threes"] = "trois rouges",
  ["going out"] = "sortie",
  ["cards melded"] = "cartes posées",
  ["cards in hand"] = "cartes en main",
  ["natural canastas {1}"] = "canastas pures {1}",
  ["mixed canastas {1}"] = "canastas impures {1}",
  ["canastas of wild cards {1}"] = "canastas de passe-partout {1}",
  ["red threes {1}"] = "trois rouges {1}",
  ["red threes -{1}"] = "trois rouges -{1}",
  ["going out {1}"] = "sortie {1}",
  ["concealed {1}"] = "main cachée {1}",
  ["cards melded {1}"] = "cartes posées {1}",
  ["cards in hand -{1}"] = "cartes en main -{1}",
  ["canasta"] = { one = "canasta", other = "canastas", gender = "f" },
  ["all red threes"] = "les quatre trois rouges",
  ["red three"] = "chaque trois rouge",
  ["concealed"] = "main cachée",
  ["mixed"] = "impure",
  ["natural"] = "pure",
  ["wild"] = "passe-partout",
  ["lines"] = "lignes du score",
  ["discard"] = "jeter",
  ["done"] = "fini",
  ["draw"] = "piocher",
  ["meld"] = "poser",
  ["on"] = "sur",
  ["take"] = "prendre",

  -- examples
  ["Both sides score."] = "Les deux camps marquent.",
  ["two natural cards and one wild card"]
    = "deux cartes naturelles et un passe-partout",
  ["one natural card is too few"] = "une seule carte naturelle est trop peu",
  ["two wild cards need four naturals"]
    = "deux passe-partout demandent quatre naturelles",
  ["or just two"] = "ou seulement deux",
  ["four wild cards are too many"] = "quatre passe-partout sont trop",
  ["black threes are melded without wild cards"]
    = "les trois noirs se posent sans passe-partout",
  ["wild cards alone are no meld"]
    = "des passe-partout seuls ne font pas une combinaison",
  ["unless they may be"] = "sauf s’ils le peuvent",
  ["a first meld of three kings counts too little"]
    = "une ouverture de trois rois vaut trop peu",
  ["three aces are enough, or two and a wild card"]
    = "trois as suffisent, ou deux et un passe-partout",
  ["queens and fives count 45"] = "des dames et des cinq valent 45",
  ["queens and eights count 60"] = "des dames et des huit valent 60",
  ["a pair takes a frozen pile"] = "une paire prend une pile gelée",
  ["one king and a wild card do not"] = "un roi et un passe-partout, non",
  ["a natural canasta"] = "une canasta pure",
  ["a mixed canasta"] = "une canasta impure",
  ["five nines and three twos"] = "cinq neuf et trois deux",
  ["where naturals do not count"] = "là où les naturelles ne comptent pas",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"]
    = "une canasta pure, deux trois rouges, la sortie, et 35 dans la main du "
      .. "partenaire",
  ["red threes count against a side that has not melded"]
    = "les trois rouges comptent contre un camp qui n’a pas ouvert",
  ["what one card of each rank counts"]
    = "ce que compte une carte de chaque rang",
  ["two cards are no meld"] = "deux cartes ne font pas une combinaison",
  ["three wild cards may be melded, but not with one natural"]
    = "trois passe-partout peuvent être posés, mais pas avec une seule "
      .. "naturelle",
  ["two naturals are always needed"] = "il faut toujours deux naturelles",
  ["two wild cards are never a meld"]
    = "deux passe-partout ne font jamais une combinaison",
  ["eight wild cards are too many"] = "huit passe-partout sont trop",
  ["seven wild cards are a canasta of 2,000"]
    = "sept passe-partout font une canasta de 2000",
  ["six cards are no canasta"] = "six cartes ne font pas une canasta",
  ["going out concealed counts 200"] = "sortir main cachée compte 200",
  ["three red threes count 100 each"]
    = "trois trois rouges comptent 100 chacun",
  ["all four count 800"] = "les quatre comptent 800",
  ["one red three costs 100 without a meld"]
    = "un trois rouge coûte 100 sans ouverture",
  ["below nothing the first meld must count 15"]
    = "sous zéro, l’ouverture doit valoir 15",
  ["with nothing it must count 50"] = "à zéro, elle doit valoir 50",
  ["just below 1,500 points it must still count 50"]
    = "juste sous 1500 points, elle doit encore valoir 50",
  ["with 1,500 points it must count 90"] = "à 1500 points, elle doit valoir 90",
  ["just below 3,000 points it must still count 90"]
    = "juste sous 3000 points, elle doit encore valoir 90",
  ["with 3,000 points it must count 120"]
    = "à 3000 points, elle doit valoir 120",
  ["eleven cards each; no joker, two or three begins the pile"]
    = "onze cartes par joueur ; ni joker, ni deux, ni trois ne commence la "
      .. "pile",
  ["a black three that blocks is left on the pile"]
    = "un trois noir qui bloque reste sur la pile",
  ["a black three freezes the pile"] = "un trois noir gèle la pile",
  ["going out counts 100, and the others' cards count against them"]
    = "sortir compte 100, et les cartes des autres comptent contre eux",
  ["the values of the options"] = "les valeurs des options",
  ["seats {1} and {2}"] = "places {1} et {2}",
  ["total"] = "score",
}
