-- The sentences of cassino.lua, in French.

return {
  ["Cassino: a card takes cards that add up to it, and builds made for it."]
    = "Casino : une carte prend les cartes dont la somme la fait, et les "
      .. "constructions faites pour elle.",
  ["a card that can take may not be trailed"]
    = "une carte qui peut prendre ne peut pas être laissée",
  ["a card takes all that it can"] = "une carte prend tout ce qu’elle peut",
  ["how many a court card takes"] = "combien prend une figure",
  ["how many play; four as partners, else each for oneself"]
    = "combien jouent ; à quatre en équipes, sinon chacun pour soi",
  ["points that win the match"] = "points qui gagnent la partie",
  ["whoever clears the table has a point"] = "celui qui vide la table a un "
    .. "point",
  ["Four cards each and four on the table; then four more for each whenever "
    .. "the hands are empty. The dealer's left begins."]
    = "Quatre cartes par joueur et quatre sur la table ; ensuite quatre de "
      .. "plus à chacun chaque fois que les mains sont vides. Le "
      .. "joueur à gauche du donneur commence.",
  ["A player plays one card. It takes cards of its rank, sets that add up to "
    .. "its value, and builds of its value. Or it makes a build with cards of "
    .. "the table, for another card of the hand that takes it later; a build "
    .. "of a single set may be raised, and a set may be added to any. Or the "
    .. "card stays on the table, which an owner of a build may not do. The "
    .. "owner of a build, who made it or changed it last, keeps a card that "
    .. "takes it."]
    = "On joue une carte. Elle prend les cartes de son rang, les groupes dont "
      .. "la somme fait sa valeur, et les constructions de sa valeur. Ou elle "
      .. "fait une construction avec des cartes de la table, pour une autre "
      .. "carte de la main qui la prendra plus tard ; une construction d’un "
      .. "seul groupe peut être augmentée, et un groupe peut s’ajouter à "
      .. "n’importe laquelle. Ou la carte reste sur la table, ce que le "
      .. "propriétaire d’une construction ne peut pas faire. Le propriétaire "
      .. "d’une construction, qui l’a faite ou changée en dernier, garde une "
      .. "carte qui la prend.",
  ["what do you play?"] = "que joues-tu ?",
  ["Cards and builds go to the player's pile. A cleared table is a sweep."]
    = "Cartes et constructions vont à la pile du joueur. Une table vidée est "
      .. "un balayage.",
  ["The card goes to the build, and the cards of the table. The player has a "
    .. "card that takes it."]
    = "La carte va à la construction, et les cartes de la table aussi. Le "
      .. "joueur a une carte qui la prend.",
  ["What is left on the table goes to the player who took last. It is no "
    .. "sweep."]
    = "Ce qui reste sur la table va à qui a pris en dernier. Ce n’est pas un "
      .. "balayage.",
  ["Three points for most cards, one for most spades; equal for most is "
    .. "nobody's. The ten of diamonds counts two, the two of spades and each "
    .. "ace one."]
    = "Trois points pour le plus de cartes, un pour le plus de piques ; à "
      .. "égalité, à personne. Le dix de carreau compte deux, le deux de "
      .. "pique et chaque as un.",
  ["most cards"] = "le plus de cartes",
  ["big casino"] = "grand casino",
  ["little casino"] = "petit casino",
  ["most spades"] = "le plus de piques",
  ["a card takes its like, sums and both"]
    = "une carte prend sa pareille, des sommes et les deux",
  ["these cards do not add up"] = "la somme de ces cartes n’est pas juste",
  ["or one set of several"] = "ou un groupe de plusieurs",
  ["a court card takes one of its rank"]
    = "une figure en prend une de son rang",
  ["KC takes one card of its rank, and nothing else"]
    = "KC prend une carte de même rang, et rien d’autre",
  ["or all of them, if that is the rule"] = "ou toutes, si c’est la règle",
  ["sets become a build for a card in the hand"]
    = "des groupes deviennent une construction pour une carte de la main",
  ["the last card of the value cannot go into the build"]
    = "la dernière carte de la valeur ne peut pas aller dans la construction",
  ["you hold no other 9"] = "tu n’as pas d’autre 9",
  ["nobody makes a build for others"]
    = "personne ne fait une construction pour les autres",
  ["you hold no card that would take the build"]
    = "tu n’as aucune carte qui prendrait la construction",
  ["and another can"] = "et une autre le peut",
  ["the owner keeps that card until it takes the build"]
    = "le propriétaire garde cette carte jusqu’à ce qu’elle prenne la "
      .. "construction",
  ["9D takes build 1"] = "9D prend construction 1",
  ["you own the build of 9"] = "la construction de 9 est à toi",
  ["and leaves no card on the table"]
    = "et ne laisse aucune carte sur la table",
  ["another player may take it"] = "un autre joueur peut la prendre",
  ["9C takes build 1"] = "9C prend construction 1",
  ["4D takes build 1"] = "4D prend construction 1",
  ["a build is taken by a card of its value"]
    = "une construction se prend avec une carte de sa valeur",
  ["or raise it"] = "ou l’augmenter",
  ["the card and the build do not add up"]
    = "la somme de la carte et de la construction n’est pas juste",
  ["and own it then"] = "et la posséder alors",
  ["5C takes build 1"] = "5C prend construction 1",
  ["a multiple build is not raised"]
    = "une construction multiple n’est pas augmentée",
  ["a set is added to it"] = "un groupe s’y ajoute",
  ["you hold no other 5"] = "tu n’as pas d’autre 5",
  ["of one card, too"] = "d’une seule carte aussi",
  ["the card has another value than the build"]
    = "la carte n’a pas la valeur de la construction",
  ["but of no more than one set"] = "mais pas plus d’un groupe",
  ["any card may be left on the table"]
    = "n’importe quelle carte peut être laissée sur la table",
  ["only those that take nothing, if that is the rule"]
    = "seulement celles qui ne prennent rien, si c’est la règle",
  ["it can take something, so it has to"]
    = "elle peut prendre quelque chose, donc elle le doit",
  ["a card takes all that it can, if that is the rule"]
    = "une carte prend tout ce qu’elle peut, si c’est la règle",
  ["these cards are not all that add up"]
    = "ce ne sont pas toutes les cartes qui font la somme",
  ["and of two ways one"] = "et de deux façons, une",
  ["builds, too"] = "les constructions aussi",
  ["whoever clears the table has a sweep"] = "celui qui vide la table a un "
    .. "balayage",
  ["unless that counts nothing"] = "sauf si cela ne compte rien",
  ["not with a card left"] = "pas s’il reste une carte",
  ["nor with a build left"] = "ni s’il reste une construction",
  ["the cards left go to who took last"]
    = "les cartes restantes vont à qui a pris en dernier",
  ["27 cards, the ten and two aces are seven, the rest four"]
    = "27 cartes, le dix et deux as font sept, le reste quatre",
  ["of 26 each nobody has most"] = "à 26 chacun, personne n’a le plus",
  ["of three, two may be equal below the best"]
    = "de trois, deux peuvent être égaux sous le meilleur",
  ["21 points win a match"] = "21 points gagnent une partie",
  ["four cards each, and four on the table"]
    = "quatre cartes par joueur, et quatre sur la table",
  ["of four players two have a pile together"]
    = "à quatre joueurs, deux ont une pile ensemble",
  ["three of one rank may be on the table"]
    = "trois cartes d’un rang peuvent être sur la table",
  ["with a build there are new numbers"]
    = "avec une construction, il y a de nouveaux numéros",
  ["3C takes build 2"] = "3C prend construction 2",
  ["and a number is free again when its build is taken"]
    = "et un numéro est de nouveau libre quand sa construction est prise",
  ["7C takes build 2"] = "7C prend construction 2",
  ["builds of one value are taken together or one by one"]
    = "des constructions d’une valeur se prennent ensemble ou une à une",
  ["9D takes build 1 build 2"] = "9D prend construction 1 construction 2",
  ["9D takes build 2"] = "9D prend construction 2",
  ["but not with one of another"] = "mais pas avec une d’une autre valeur",
  ["whoever adds to a build owns it"]
    = "celui qui ajoute à une construction la possède",
  ["5D takes build 1"] = "5D prend construction 1",
  ["without cards of the table, too"] = "sans cartes de la table aussi",
  ["it is multiple then and cannot be raised"]
    = "elle est alors multiple et ne peut pas être augmentée",
  ["a court card raises nothing"] = "une figure n’augmente rien",
  ["a card and a build may be taken at once"]
    = "une carte et une construction peuvent se prendre à la fois",
  ["the last card of a hand is played, and four more are dealt"]
    = "la dernière carte d’une main est jouée, et quatre autres sont "
      .. "distribuées",
  ["a build that was taken is no build any more"]
    = "une construction prise n’en est plus une",
  ["and a new build has the first number that is free"]
    = "et une nouvelle construction a le premier numéro libre",
  ["eleven points win a short match"] = "onze points gagnent une partie courte",
  ["and 61 a long one"] = "et 61 une longue",
  ["a ten takes what counts ten"] = "un dix prend ce qui compte dix",
  ["nothing is dealt while somebody holds a card"]
    = "rien n’est distribué tant que quelqu’un a une carte",
  ["the values of the options"] = "les valeurs des options",
  ["aces"] = "as",
  ["add"] = "ajouter",
  ["build"] = "construction",
  ["raise"] = "augmenter",
  ["sweep"] = "balayage",
  ["takes"] = "prend",
  ["to"] = "à",
  ["trail"] = "laisser",
  ["Cassino"] = "Casino",
  ["board"] = "table",
  ["taken"] = "prises",
  ["owners"] = "propriétaires",
  ["values"] = "valeurs",
  ["last taker"] = "dernier à prendre",
  ["take"] = "prendre",
  ["make"] = "construire",
  ["end table"] = "reste de la table",
  ["score most"] = "score du plus grand nombre",
}
