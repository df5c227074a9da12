-- The sentences of scopa.lua, in French.

return {
  ["Scopa and Scopone: a card takes one of its value, or several that add up "
    .. "to it; whoever clears the table has a scopa."]
    = "Scopa et Scopone : une carte en prend une de sa valeur, ou plusieurs "
      .. "dont la somme la fait ; qui vide la table a une scopa.",
  ["one card of the same value is taken before several that add up to it"]
    = "une seule carte de même valeur se prend avant plusieurs qui en font la "
      .. "somme",
  ["how many play; four as partners, else each for oneself"]
    = "combien jouent ; à quatre en équipes, sinon chacun pour soi",
  ["three cards each, again and again; nine each; ten each and none open"]
    = "trois cartes par joueur, encore et encore ; neuf ; dix et aucune sur "
      .. "la table",
  ["points that win the match"] = "points qui gagnent la partie",
  ["the last card of a round may make a scopa"]
    = "la dernière carte d’une donne peut faire une scopa",
  ["without a card of some suit there is no primiera"]
    = "sans carte d’une couleur, il n’y a pas de primiera",
  ["rounds to play, the higher total wins; 0: to target"]
    = "donnes à jouer, le total le plus élevé gagne ; 0 : jusqu’à target",
  ["first dealer; 0: drawn"] = "premier donneur ; 0 : tiré au sort",
  ["Four cards are open on the table, in scientific Scopone none. With three "
    .. "or four kings among them the cards are dealt again."]
    = "Quatre cartes sont ouvertes sur la table, au Scopone scientifique "
      .. "aucune. S’il y a trois ou quatre rois parmi elles, on redistribue.",
  ["Three cards each, and three more whenever the hands are empty; in Scopone "
    .. "all at once. The dealer's right begins."]
    = "Trois cartes par joueur, et trois de plus chaque fois que les mains "
      .. "sont vides ; au Scopone, toutes à la fois. Le joueur à droite du "
      .. "donneur commence.",
  ["A card takes one of its value, or several that add up to it. One that can "
    .. "take something must do so; which cards, the player says. Any other "
    .. "card stays on the table."]
    = "Une carte en prend une de sa valeur, ou plusieurs dont la somme la "
      .. "fait. Celui qui peut prendre le doit ; quelles cartes, il le dit. "
      .. "Toute autre carte reste sur la table.",
  ["which card?"] = "quelle carte ?",
  ["The cards go to the player's pile, the one played too."]
    = "Les cartes vont à la pile du joueur, celle qu’il a jouée aussi.",
  ["To clear the table is a scopa, a point; but not with the round's last "
    .. "card."]
    = "Vider la table est une scopa, un point ; mais pas avec la dernière "
      .. "carte de la donne.",
  ["What is left on the table goes to the player who took last. It is no "
    .. "scopa."]
    = "Ce qui reste sur la table va à qui a pris en dernier. Ce n’est pas une "
      .. "scopa.",
  ["A point each for most cards, most coins, the seven of coins, and the best "
    .. "primiera; equal for most is nobody's."]
    = "Un point chacun pour le plus de cartes, le plus de deniers, le sept de "
      .. "deniers et la meilleure primiera ; à égalité, à personne.",
  ["most cards"] = "le plus de cartes",
  ["most coins"] = "le plus de deniers",
  ["seven of coins"] = "sept de deniers",
  ["The primiera of a side adds up what its best card of each suit counts "
    .. "there."]
    = "La primiera d’un camp est la somme de ce qu’y compte sa meilleure carte "
      .. "de chaque couleur.",
  ["a seven takes the seven, a knave one of two sums, a king a sum"]
    = "un sept prend le sept, un valet une de deux sommes, un roi une somme",
  ["a knight finds no sum and stays, and a four takes the four"]
    = "un cavalier ne trouve pas de somme et reste, et un quatre prend le "
      .. "quatre",
  ["a sum may be taken although one card is there, if that is allowed"]
    = "une somme peut se prendre bien qu’une seule carte y soit, si c’est "
      .. "permis",
  ["whoever clears the table has a scopa"] = "celui qui vide la table a une "
    .. "scopa",
  ["not with a card left on it"] = "pas s’il y reste une carte",
  ["seven six ace beats seven six six: the better primiera"]
    = "sept six as bat sept six six : la meilleure primiera",
  ["which counts less"] = "ce qui compte moins",
  ["three sevens without a fourth suit are no primiera"]
    = "trois sept sans quatrième couleur ne font pas de primiera",
  ["unless that suit counts nothing"] = "sauf si cette couleur ne compte rien",
  ["courts, fives, fours, threes and twos"]
    = "figures, cinq, quatre, trois et deux",
  ["and kings, knights and knaves alike"]
    = "et rois, cavaliers et valets pareillement",
  ["cards, coins, the seven of coins and the primiera"]
    = "cartes, deniers, sept de deniers et primiera",
  ["equal for most is nobody's"] = "à égalité, à personne",
  ["of three, two may be equal below the best"]
    = "de trois, deux peuvent être égaux sous le meilleur",
  ["of three, two may be equal at the top"]
    = "de trois, deux peuvent être égaux en tête",
  ["whoever took last gets what is left on the table"]
    = "celui qui a pris en dernier reçoit ce qui reste sur la table",
  ["three cards each, and four on the table"]
    = "trois cartes par joueur, et quatre sur la table",
  ["nine each in Scopone"] = "neuf par joueur au Scopone",
  ["ten each in scientific Scopone, and nothing on the table"]
    = "dix au Scopone scientifique, et rien sur la table",
  ["fives take fives, and sixes take sixes"]
    = "les cinq prennent les cinq, et les six les six",
  ["the last card of a round makes no scopa"]
    = "la dernière carte d’une donne ne fait pas de scopa",
  ["unless that is allowed"] = "sauf si c’est permis",
  ["the last but one does"] = "l’avant-dernière en fait une",
  ["of four players two have a pile together"]
    = "à quatre joueurs, deux ont une pile ensemble",
  ["one side has most cards, the other most coins"]
    = "un camp a le plus de cartes, l’autre le plus de deniers",
  ["the seven of coins is a point besides"]
    = "le sept de deniers est un point à part",
  ["four poor suits are better than none"]
    = "quatre couleurs faibles valent mieux qu’aucune",
  ["where nobody has a coin, coins are no point"]
    = "là où personne n’a de deniers, ils ne font pas de point",
  ["eleven points win a match"] = "onze points gagnent une partie",
  ["eleven each do not"] = "onze chacun, non",
  ["the values of the options"] = "les valeurs des options",
  ["primiera"] = "primiera",
  ["scopa"] = "scopa",
  ["takes"] = "prend",
  ["napola"] = "napola",
  ["Scopa"] = "Scopa",
  ["last taker"] = "dernier à prendre",
  ["score most"] = "score du plus grand nombre",
  ["counts"] = "compte",
  ["board"] = "table",
  ["taken"] = "prises",
  ["coins"] = "deniers",
  ["lay table"] = "cartes de la table",
  ["leave"] = "laisser sur la table",
  ["capture"] = "prendre",
  ["is scopa"] = "scopa",
  ["end table"] = "reste de la table",
}
