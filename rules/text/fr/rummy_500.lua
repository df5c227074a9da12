-- The sentences of rummy_500.lua, in French.

return {
  ["Rummy 500: melds lie open, discards may be taken, and all that lies "
    .. "counts."]
    = "Rami 500 : les combinaisons sont ouvertes, on peut prendre dans la "
      .. "défausse, et tout ce qui est posé compte.",
  ["how many play"] = "combien jouent",
  ["points that win the match"] = "points qui gagnent la partie",
  ["cards dealt to each; 0: 13 for two players, otherwise seven"]
    = "cartes distribuées à chacun ; 0 : 13 à deux joueurs, sinon sept",
  ["two jokers in each pack stand for other cards"]
    = "deux jokers par jeu remplacent d’autres cartes",
  ["what cards from two to nine count"]
    = "ce que comptent les cartes de deux à neuf",
  ["the top discard alone may simply be taken"]
    = "la carte du dessus seule peut être prise simplement",
  ["aces are also below the two, and count 1 there"]
    = "les as sont aussi sous le deux, et y comptent 1",
  ["going out needs a last discard"]
    = "pour sortir, il faut une dernière carte à jeter",
  ["One pack for up to four players, two packs for more. Thirteen cards each "
    .. "for two players, seven for more, or as many as are chosen. The next "
    .. "one is turned up and begins the discards, which lie spread: all may "
    .. "look at all of them."]
    = "Un jeu jusqu’à quatre joueurs, deux jeux à plus. Treize cartes par "
      .. "joueur à deux, sept à plus, ou autant qu’on l’a choisi. La "
      .. "suivante est retournée et commence la défausse, qui est étalée : "
      .. "tout le monde peut la regarder toute.",
  ["The dealer's left begins. Whoever is in turn draws a card or takes "
    .. "discards, then melds and adds to any melds as often as wanted, and "
    .. "discards a card, if one is left. Discards are taken down to a card "
    .. "that is melded at once with cards of the hand, or added to a meld; "
    .. "the cards taken with it do not help there. The round ends when a "
    .. "player has no cards left, or when the stock is empty and whoever is "
    .. "in turn takes no discards."]
    = "Le joueur à gauche du donneur commence. À son tour, on pioche une "
      .. "carte ou l’on en prend dans la défausse, puis l’on pose et complète "
      .. "n’importe quelles combinaisons autant qu’on veut, et l’on jette une "
      .. "carte, s’il en reste. La défausse se prend jusqu’à une carte qui "
      .. "est posée aussitôt avec des cartes de la main, ou ajoutée à une "
      .. "combinaison ; les cartes prises avec elle n’y aident pas. La donne "
      .. "finit quand un joueur n’a plus de cartes, ou quand le talon est "
      .. "vide et que celui dont c’est le tour ne prend rien à la défausse.",
  ["What a player has laid counts for that player, wherever it lies. Cards "
    .. "left in the hand count against it. The total may fall below zero."]
    = "Ce qu’un joueur a posé compte pour lui, où que ce soit. Les cartes qui "
      .. "restent en main comptent contre lui. Le total peut tomber sous zéro.",
  ["cards laid down"] = "cartes posées",
  ["cards in hand"] = "cartes en main",
  ["What the players have laid so far."]
    = "Ce que les joueurs ont posé jusqu’ici.",
  ["13 cards each for two players, and one begins the discards"]
    = "13 cartes par joueur à deux, et une commence la défausse",
  ["seven for three"] = "sept à trois",
  ["four play with one pack"] = "à quatre, on joue avec un jeu",
  ["five with two"] = "à cinq, avec deux",
  ["as many cards as are chosen"] = "autant de cartes qu’on l’a choisi",
  ["up to thirteen"] = "jusqu’à treize",
  ["two jokers in a pack"] = "deux jokers dans un jeu",
  ["and in each of two packs"] = "et dans chacun de deux jeux",
  ["eleven cards may be left as the stock"]
    = "onze cartes peuvent rester au talon",
  ["three of a rank are a set"] = "trois d’un rang font un brelan",
  ["two are not"] = "deux, non",
  ["no card is in a set twice where there is one pack"]
    = "aucune carte n’est deux fois dans un brelan quand il y a un seul jeu",
  ["with two packs it may be"] = "avec deux jeux, elle peut l’être",
  ["court cards and tens count 10"] = "les figures et les dix comptent 10",
  ["an ace below the two counts 1"] = "un as sous le deux compte 1",
  ["above the king 15"] = "au-dessus du roi 15",
  ["and in a set"] = "et dans un brelan",
  ["no run goes round the corner"] = "aucune suite ne tourne le coin",
  ["where aces are high only, no run begins with one"]
    = "là où les as ne sont que hauts, aucune suite ne commence par un as",
  ["they count 15 as ever"] = "ils comptent 15 comme toujours",
  ["what the thirteen ranks count"] = "ce que comptent les treize rangs",
  ["or where small cards count five"]
    = "ou là où les petites cartes comptent cinq",
  ["an ace below the two counts 1 there, too"]
    = "un as sous le deux compte 1 là aussi",
  ["a joker stands for a card, and counts 15"]
    = "un joker remplace une carte, et compte 15",
  ["without its name it is no meld"]
    = "sans son nom, ce n’est pas une combinaison",
  ["a joker below the two counts 15"] = "un joker sous le deux compte 15",
  ["two jokers need a natural card"]
    = "deux jokers demandent une carte naturelle",
  ["three jokers are no meld"] = "trois jokers ne font pas une combinaison",
  ["the discards down to the nine go with two more nines"]
    = "la défausse jusqu’au neuf va avec deux autres neuf",
  ["a single jack does not take the jack"]
    = "un valet seul ne prend pas le valet",
  ["JD would have to be melded at once, and fits no meld: say with which "
    .. "cards, as in take 9H: 9H 9C 9D"]
    = "JD devrait être posé tout de suite et ne va dans aucune combinaison : "
      .. "dis avec quelles cartes, comme dans take 9H: 9H 9C 9D",
  ["the nines count 27, and the other three cards go to the hand"]
    = "les neuf comptent 27, et les trois autres cartes vont dans la main",
  ["cards on top of the lowest do not help to meld it"]
    = "les cartes au-dessus de la plus basse n’aident pas à la poser",
  ["cards added to another's meld count for whoever lays them"]
    = "des cartes ajoutées à la combinaison d’un autre comptent pour qui les "
      .. "pose",
  ["a discard is added to a meld, too"]
    = "une carte de la défausse s’ajoute aussi à une combinaison",
  ["a card goes to the meld that is named"]
    = "une carte va à la combinaison qui est nommée",
  ["cards of a wrong suit or rank are not added"]
    = "des cartes d’une autre couleur ou d’un autre rang ne s’ajoutent pas",
  ["an ace below a two that lies there counts 1"]
    = "un as sous un deux déjà posé compte 1",
  ["three queens, three hearts and a fourth less 25: 27"]
    = "trois dames, trois cœurs et un quatrième moins 25 : 27",
  ["whoever has melded the last card discards nothing"]
    = "celui qui a posé la dernière carte ne jette rien",
  ["unless going out needs a discard"]
    = "sauf si pour sortir il faut jeter une carte",
  ["the top card alone may simply be taken, if that is played"]
    = "la carte du dessus seule peut être prise simplement, si c’est convenu",
  ["usually it is melded, or not taken"]
    = "d’habitude elle est posée, ou n’est pas prise",
  ["a joker among the discards is named when it is taken"]
    = "un joker de la défausse est nommé quand il est pris",
  ["when the stock is empty, take or pass"]
    = "quand le talon est vide, prends ou passe",
  ["a pass then ends the round, and nobody went out"]
    = "passer finit alors la donne, et personne n’est sorti",
  ["with discards the round goes on"] = "avec la défausse, la donne continue",
  ["whoever can take nothing then ends the round"]
    = "celui qui ne peut alors rien prendre finit la donne",
  ["60 points in hand, and nothing laid"]
    = "60 points en main, et rien de posé",
  ["a joker in hand costs 15"] = "un joker en main coûte 15",
  ["of 510 and 505 the higher wins"] = "de 510 et 505, le plus haut gagne",
  ["with 505 each another round is played"]
    = "à 505 chacun, on joue encore une donne",
  ["500 are enough"] = "500 suffisent",
  ["499 are not"] = "499 non",
  ["the values of the options"] = "les valeurs des options",
  ["discard"] = "défausse",
  ["done"] = "fini",
  ["draw"] = "piocher",
  ["meld"] = "poser",
  ["on"] = "sur",
  ["pass"] = "passe",
  ["take"] = "prendre",
  ["Rummy 500"] = "Rami 500",
  ["laid"] = "posées",
  ["above a king 15"] = "au-dessus d’un roi 15",
  ["in two packs all jokers may stand for cards that are there twice"] =
    "avec deux jeux, les jokers peuvent remplacer des cartes présentes deux "
    .. "fois",
}
