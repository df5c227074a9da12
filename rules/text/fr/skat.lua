-- The sentences of skat.lua, in French.

return {
  ["Skat"] = "Skat",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."]
    = "Skat : trois joueurs, un contre deux, 32 cartes ; la plus haute enchère "
      .. "joue.",
  ["diamonds"] = "carreau",
  ["hearts"] = "cœur",
  ["spades"] = "pique",
  ["clubs"] = "trèfle",
  ["grand"] = "grand",
  ["null"] = "null",
  ["hand"] = "en main",
  ["pass"] = "passe",
  ["take"] = "prendre",
  ["yes"] = "oui",
  ["schneider"] = "schneider",
  ["schwarz"] = "schwarz",
  ["ouvert"] = "ouvert",
  ["null ouvert"] = "null ouvert",
  ["null hand"] = "null en main",
  ["null ouvert hand"] = "null ouvert en main",
  ["schneider schwarz ouvert"] = "schneider schwarz ouvert",
  ["at the table; with four the dealer sits out"]
    = "à la table ; à quatre, le donneur ne joue pas",
  ["rounds in a match"] = "donnes d’une partie",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "une enchère trop haute perd deux fois le plus petit multiple de sa "
      .. "valeur de base qui atteint l’enchère (least_multiple), ou une seule "
      .. "fois sa valeur de base (base)",
  ["how a round counts"]
    = "comment compte une donne (classic, ou seeger_fabian pour les tournois)",
  ["Three cards each, two to the skat, four each, three each."]
    = "Trois cartes à chacun, deux au skat, quatre à chacun, trois à chacun.",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids "
    .. "any higher value of a game; forehand holds it or passes. Then "
    .. "rearhand, the third, bids so to whoever is left. With no bid "
    .. "forehand may play at 18."] =
    "Le premier en main est à gauche du donneur. Le deuxième passe ou "
    .. "annonce n’importe quelle valeur d’un jeu au-dessus de la précédente "
    .. "; le premier la tient ou passe. Ensuite le troisième annonce de "
    .. "même contre qui reste. Si personne n’a annoncé, le premier passe ou "
    .. "joue à 18.",
  ["nobody has bid: 18, or pass?"] = "personne n’a annoncé : 18, ou passes-tu ?",
  ["The declarer takes the skat and puts any two cards away, or plays hand."]
    = "Le preneur prend le skat et écarte deux cartes quelconques, ou joue en "
      .. "main.",
  ["do you take the skat, or play hand?"] =
    "prends-tu le skat, ou joues-tu en main ?",
  ["which two cards go into the skat?"] = "quelles deux cartes vont au skat ?",
  ["The declarer names the contract: a null game only if it reaches the bid, "
    .. "as it never counts more. In hand games schneider, schwarz or ouvert "
    .. "may be announced, each with those before it. An open hand is laid "
    .. "down at once."]
    = "Le preneur nomme le contrat : un null seulement s’il atteint l’enchère, "
      .. "car il ne compte jamais plus. Dans les jeux en main, on peut "
      .. "annoncer schneider, schwarz ou ouvert, chacun avec ceux qui "
      .. "précèdent. Une main ouverte s’étale aussitôt.",
  ["you have bid {bid}: what do you play?"]
    = "tu as annoncé {bid} : que joues-tu ?",
  ["the hand is open"] = "la main est ouverte",
  ["Nobody scores, and the next dealer deals."]
    = "Personne ne marque, et le donneur suivant distribue.",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "Le premier en main entame. Un pli du preneur met fin à un null.",
  ["A null game is won without a trick. Schneider announced needs 90 "
    .. "points, schwarz or ouvert all tricks. With n, or against n: the "
    .. "base value counts once for each of the n highest trumps in a row "
    .. "that the declarer, skat included, has or lacks; then once for the "
    .. "game, hand, 90 points (schneider) or all tricks (schwarz) of either "
    .. "side, announcing each, and an open hand. What is announced counts "
    .. "though it fails, but nothing above it then."] =
    "Un null est gagné sans un seul pli. Schneider annoncé demande 90 "
    .. "points, schwarz ou ouvert tous les plis. Avec n, ou sans n : la "
    .. "valeur de base compte une fois pour chacun des n plus forts atouts "
    .. "qui se suivent et que le preneur, skat compris, a ou n’a pas ; puis "
    .. "une fois pour le jeu, pour en main, pour 90 points (schneider) ou "
    .. "tous les plis (schwarz) d’un des deux camps, pour l’annonce de "
    .. "chacun, et pour une main ouverte. Ce qui est annoncé compte même "
    .. "manqué, mais alors rien au-delà.",
  ["A game that is won counts its value for the declarer, a lost one costs "
    .. "twice that. A game that is worth less than the bid is always lost."]
    = "Un jeu gagné compte sa valeur pour le preneur, un jeu perdu lui en "
      .. "coûte deux fois autant. Un jeu qui vaut moins que l’enchère est "
      .. "toujours perdu.",
  ["The declarer gets what the game counts. By Seeger and Fabian a win "
    .. "is 50 more; a loss is 50 less, and all others get 40 each, at a "
    .. "table of four 30."] =
    "Le preneur reçoit ce que compte le jeu. Au décompte de Seeger et "
    .. "Fabian, une victoire vaut 50 de plus ; une défaite 50 de moins, et "
    .. "tous les autres reçoivent 40 chacun, à une table de quatre 30.",
  ["game won"] = "jeu gagné",
  ["game lost"] = "jeu perdu",
  ["game lost by the declarer"] = "jeu perdu par le preneur",
  ["with {1}"] = "avec {1}",
  ["against {1}"] = "sans {1}",
  ["announced {1}"] = "annoncé {1}",
  ["game {1}"] = "jeu {1}",
  ["hand {1}"] = "en main {1}",
  ["schneider {1}"] = "schneider {1}",
  ["schwarz {1}"] = "schwarz {1}",
  ["open {1}"] = "ouvert {1}",
  ["null {1}"] = "null {1}",
  ["null hand {1}"] = "null en main {1}",
  ["null ouvert {1}"] = "null ouvert {1}",
  ["null ouvert hand {1}"] = "null ouvert en main {1}",
  ["won"] = "gagné",
  ["lost"] = "perdu",
  ["won with {1}"] = "gagné avec {1}",
  ["twice {1}"] = "deux fois {1}",
  ["lost with {1}"] = "perdu avec {1}",
  ["overbid at {1}"] = "enchère trop haute à {1}",
  ["defenders"] = "défenseurs",
  ["× diamonds {1} = {2}"] = "× carreau {1} = {2}",
  ["× hearts {1} = {2}"] = "× cœur {1} = {2}",
  ["× spades {1} = {2}"] = "× pique {1} = {2}",
  ["× clubs {1} = {2}"] = "× trèfle {1} = {2}",
  ["× grand {1} = {2}"] = "× grand {1} = {2}",
  ["skat"] = "skat",
  ["take skat"] = "prise du skat",

  -- examples
  ["a jack is a trump and never a card of its suit"]
    = "un valet est un atout et jamais une carte de sa couleur",
  ["a trump led is followed with trumps"] = "à l’atout on fournit de l’atout",
  ["the only trump must follow a jack"]
    = "le seul atout doit être fourni sur un valet",
  ["in grand only jacks are trumps"] = "au grand, seuls les valets sont atouts",
  ["the jack of clubs is the highest card"]
    = "le valet de trèfle est la plus forte carte",
  ["the ten stands above the king"] = "le dix est au-dessus du roi",
  ["in a null game the ten loses to the jack"]
    = "au null, le dix perd contre le valet",
  ["with seven is game eight"] = "avec sept, jeu huit",
  ["against one is game two"] = "sans un, jeu deux",
  ["hand and schneider count one each"]
    = "en main et schneider comptent un chacun",
  ["grand ouvert with four is the highest game there is"]
    = "le grand ouvert avec quatre est le plus haut jeu qui soit",
  ["an overbid game is lost, whatever was taken"]
    = "une enchère trop haute est perdue, quoi qu’on ait remporté",
  ["schneider may save a game from being overbid"]
    = "schneider peut sauver une enchère trop haute",
  ["an overbid game may lose its base value alone"]
    = "une enchère trop haute peut ne perdre que sa valeur de base",
  ["a game that is lost counts twice"] = "un jeu perdu compte double",
  ["and schneider counts, whoever it is"]
    = "schneider compte, quel que soit le camp",
  ["60 points are not enough"] = "60 points ne suffisent pas",
  ["schneider made may not be enough for a bid"]
    = "schneider peut ne pas suffire à l’enchère",
  ["an announcement that fails counts as announced"]
    = "une annonce qui échoue compte comme annoncée",
  ["and no level beyond it"] = "une annonce échoue : rien ne compte au-delà",
  ["a null game is won without a trick"] = "un null est gagné sans un pli",
  ["and lost with one"] = "un null est perdu avec un pli",
  ["what one card of each rank counts"]
    = "ce que compte une carte de chaque rang",
  ["ten cards each, and two in the skat"]
    = "dix cartes à chacun, et deux au skat",
  ["of four players the dealer gets none"]
    = "de quatre joueurs, le donneur n’en reçoit aucune",
  ["the values that games can have are bid"]
    = "on annonce les valeurs que les jeux peuvent avoir",
  ["forehand holds what middlehand bids, and rearhand passes"]
    = "le premier tient ce qu’annonce le deuxième, et le troisième passe",
  ["rearhand bids to the one who is left"]
    = "le troisième annonce contre qui reste",
  ["if both pass forehand may play at 18"]
    = "si les deux passent, le premier peut jouer à 18",
  ["and is the declarer then"] = "si le premier joue à 18, il est le preneur",
  ["null schneider"] = "null schneider",
  ["if all pass the next one deals"]
    = "si tout le monde passe, le suivant distribue",
  ["two cards are put into the skat"] = "deux cartes vont au skat",
  ["at 23 a null game may be named"] = "à 23, un null peut être nommé",
  ["at 24 it may not"] = "à 24, un null ne peut pas être nommé",
  ["at 46 an open one may be named"] = "à 46, un null ouvert peut être nommé",
  ["at 48 it may not"] = "à 48, un null ouvert ne peut pas être nommé",
  ["in hand null reaches 35"] = "en main, un null va jusqu’à 35",
  ["but not 36"] = "en main, un null ne va pas jusqu’à 36",
  ["and an open hand 59"] = "un null ouvert en main va jusqu’à 59",
  ["but not 60"] = "un null ouvert en main ne va pas jusqu’à 60",
  ["in hand a level may be announced"] = "en main, on peut annoncer un degré",
  ["grand schneider"] = "grand schneider",
  ["an open null game announces nothing"] = "un null ouvert n’annonce rien",
  ["in an open null game too the ten loses to the jack"]
    = "au null ouvert aussi, le dix perd contre le valet",
  ["61 points are enough"] = "61 points suffisent",
  ["89 points are not schneider"] = "89 points ne font pas schneider",
  ["with 30 points the declarer is schneider"]
    = "avec 30 points, le preneur est schneider",
  ["with 31 not"] = "avec 31 points, le preneur n’est pas schneider",
  ["schneider announced and 89 points are lost"]
    = "schneider annoncé et 89 points : perdu",
  ["with 90 they are won"] = "schneider annoncé et 90 points : gagné",
  ["every trick makes schwarz"] = "tous les plis font schwarz",
  ["no trick at all suffers it"] = "aucun pli, c’est le subir",
  ["schwarz announced counts four steps"]
    = "schwarz annoncé compte quatre degrés",
  ["one trick lost is schwarz lost"] = "un pli perdu, et le schwarz est perdu",
  ["schneider announced and every trick is schwarz, too"]
    = "schneider annoncé et tous les plis font aussi schwarz",
  ["an overbid game loses the multiple that reaches the bid: 55"]
    = "une enchère trop haute perd le multiple qui l’atteint : 55",
  ["a null game in hand is worth 35"] = "un null en main vaut 35",
  ["an open one 46"] = "un null ouvert vaut 46",
  ["54 points won and 7 in the skat are enough"]
    = "54 points remportés et 7 au skat suffisent",
  ["in a tournament a game won is 50 more"]
    = "dans un tournoi, un jeu gagné vaut 50 de plus",
  ["a game lost is 50 less, and 40 for the others"]
    = "un jeu perdu 50 de moins, et 40 pour les autres",
  ["with four players 30"] = "à quatre joueurs 30",
  ["a bid that the game's value just reaches is reached"]
    = "une enchère que la valeur du jeu atteint juste est atteinte",
  ["where nothing is said of tricks a null game is won"]
    = "quand rien n’est dit des plis, un null est gagné",
  ["it is never named for a bid that it does not reach"]
    = "on ne le nomme jamais pour une enchère qu’il n’atteint pas",
  ["what may be set"] = "ce qui peut être choisi",
  ["worth"] = "calcul de la valeur",
  ["declarer took"] = "preneur a fait",
  ["defenders took"] = "défenseurs ont fait",
  ["diamonds × {1}"] = "carreau × {1}",
  ["hearts × {1}"] = "cœur × {1}",
  ["spades × {1}"] = "pique × {1}",
  ["clubs × {1}"] = "trèfle × {1}",
  ["grand × {1}"] = "grand × {1}",
  ["higher bid"] = "enchère plus haute",
  ["contracts"] = "contrats",
}
