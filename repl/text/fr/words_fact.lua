-- The help on the facts of a game, on examples and lessons in French:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "nombre : combien jouent ; à omettre si une option le dit",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "un paquet : les cartes : french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or "
    .. "lists of seats; { [4] = \"partners\" }: where four play; left out: "
    .. "each for oneself"] =
    "texte ou listes de places : \"partners\" (ceux qui se font face), ou "
      .. "des listes de places ; { [4] = \"partners\" } : seulement à quatre "
      .. "; omis : chacun pour soi",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "texte : \"clockwise\" ou \"anticlockwise\"",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "texte : les rangs de bas en haut ; omis : comme dans le paquet",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "table : les points de rangs, de couleurs ou de cartes ; un nom peut en "
      .. "citer plusieurs, [\"K Q J\"] = 10 ; `trumps = { J = 20 }` sont ceux "
      .. "des atouts, et le nom d’un champ a ceux qui dépendent de sa valeur "
      .. ": contract = { high = { A = 19 } } ; `trick = 1` est ce que compte "
      .. "chaque pli, `last_trick = 10` ce que compte le dernier, et "
      .. "`last_trick = { 10, 20 }` l’avant-dernier et le dernier, pour "
      .. "self:count_cards ; `halves = true` : deux de ces points en font un "
      .. "à la table",
  ["table: what the contracts are worth, by name: a number, or a number "
    .. "with how often it may count, { 12, from = 2, to = 18 }, and with "
    .. "`trump`, `top` and `ranks`, which cards are higher in it, as the "
    .. "step `order` says it otherwise; `trump = true`: the suit of its "
    .. "name."] =
    "table : ce que valent les contrats, par nom : un nombre, ou un nombre "
      .. "et combien de fois il peut compter, { 12, from = 2, to = 18 }, et "
      .. "avec `trump`, `top` et `ranks`, quelles cartes y sont plus fortes, "
      .. "comme le dit sinon l’étape `order` ; `trump = true` : la couleur "
      .. "de son nom.",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points "
    .. "= 90 }; the first has a word for each party if it can be said; see "
    .. "the parts of an announcement, and self:count_announcements"] =
    "liste : ce que les deux camps de self:form_parties peuvent annoncer ou "
      .. "atteindre sans un mot, étape par étape, à partir de la plus basse "
      .. ": { \"no 90\", points = 90 } ; la première a un mot pour chaque "
      .. "camp si on peut la dire ; voir les parties d’une annonce, et "
      .. "self:count_announcements",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its "
    .. "cards like a hand; counted = true: the screen only counts them, as "
    .. "cards that were taken and lie face down; if each side or player "
    .. "has one: { sees = …, each = \"side\" }; a row of seven piles: { "
    .. "sees = …, n = 7 }, which rules read as self.NAME[1] to "
    .. "self.NAME[7]; whose cards lie on those of a face-down row: { sees "
    .. "= \"all\", n = 7, on = \"NAME\" }"] =
    "table : les piles propres au jeu, par nom : qui les voit (\"none\", "
      .. "\"owner\", \"all\" ; \"top\" : tous voient chaque carte quand on "
      .. "la pose dessus) ; { sees = \"all\", sorted = true } : l’écran "
      .. "range ses cartes comme une main ; counted = true : l’écran ne fait "
      .. "que les compter, comme des cartes prises, face cachée ; si chaque "
      .. "camp ou chaque joueur en a une : { sees = …, each = \"side\" } ; "
      .. "une rangée de sept piles : { sees = …, n = 7 }, que les règles "
      .. "lisent de self.NAME[1] à self.NAME[7] ; quand leurs cartes sont "
      .. "sur celles d’une rangée face cachée : { sees = \"all\", n = 7, on "
      .. "= \"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "table : un joueur contre les autres, aux points des cartes : { "
      .. "\"declarer\", \"defenders\", needs = 61 }.",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "liste : ce qu’un joueur doit faire dans un pli, dans l’ordre ; dans une "
      .. "règle maison, `without = \"NAME\"` retire des obligations du jeu",
  ["table: players play several cards at once, as pairs or tractors: { "
    .. "throws = true (or \"allowed\" and \"forbidden\"), short_tractors = "
    .. "true, pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare "
    .. "= \"by_format\" or \"highest\" }"] =
    "table : on joue plusieurs cartes à la fois, comme des paires ou des "
      .. "tracteurs : { throws = true (ou \"allowed\" et \"forbidden\"), "
      .. "short_tractors = true, pairs_over_triple = \"no\", \"one\" ou "
      .. "\"two\", kill_compare = \"by_format\" ou \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "table : ce qu’est une combinaison : voir les parties de `melds`",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts "
    .. "of a pattern"] =
    "table : quels groupes de cartes comptent, listes par nom, pour "
      .. "self:patterns : { show = { { \"pair\", same = 2, points = 2 }, … } "
      .. "} ; voir les parties d’un motif",
  ["table: what a card takes from the table in games where cards are "
    .. "fished, for self:ask_capture: see the parts of `captures`"] =
    "table : ce qu’une carte prend sur la table dans les jeux de prise, pour "
      .. "self:ask_capture : voir les parties de `captures`",
  ["cards: ranks or cards that a player lays down as soon as they come, "
    .. "into the pile `side.laid_down`"] =
    "cartes : les rangs ou cartes qu’un joueur étale dès qu’il les reçoit, "
      .. "dans la pile `side.laid_down`",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "table : comment on prend la pile de défausse : voir les parties de "
      .. "`taking`",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "table : ce que font plusieurs cartes ensemble dans un jeu où l’on "
      .. "surenchérit de combinaisons, liste de bas en haut de { \"pair\", "
      .. "of = 2 } et semblables : voir ses parties",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "table : les niveaux que chaque camp gravit d’une donne à l’autre, et "
      .. "garde dans `side.level` : { of = des mots de bas en haut, first = "
      .. "le niveau de départ, ou un par camp, last = le plus haut, stops = "
      .. "les niveaux où s’arrête chaque montée } ; voir self:climb",
  ["text: who wins when the match ends: \"highest total\" (if not given, "
    .. "and \"highest level\" where the sides climb levels), \"lowest "
    .. "total\"; or, after the option `rounds`, by a number or choice that "
    .. "each side keeps, \"highest level\": choices are from low to high"] =
    "texte : qui gagne à la fin de la partie : \"highest total\" (si rien "
      .. "n’est dit, et \"highest level\" là où les camps gravissent des "
      .. "niveaux), \"lowest total\" ; ou, après l’option `rounds`, selon un "
      .. "nombre ou un choix que garde chaque camp, \"highest level\" : les "
      .. "choix vont de bas en haut",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or "
    .. "the match is a \"draw\""] =
    "texte : ce qui se passe quand un camp a atteint l’option `target` et "
      .. "que plusieurs ont le meilleur total : on continue, \"play on\" (si "
      .. "rien n’est dit), ou la partie est nulle, \"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the "
    .. "other facts tell"] =
    "texte : où une liste de jeux range celui-ci : \"tricks\", \"bidding\", "
      .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
      .. "\"fishing\", \"patience\", \"others\" ; si rien n’est dit, les "
      .. "autres faits le disent",
  ["text: why a round may end without points for anybody, as the table "
    .. "says it behind `Nobody scores:`: \"both have 60 points\"."] =
    "texte : pourquoi une donne peut finir sans points pour personne, comme "
      .. "le dit la table après « Personne ne marque : » : \"both have 60 "
      .. "points\".",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "comment commencent, ou continuent, les réponses qui désignent un joueur "
      .. "par sa place : \"ask {player}\" ; ou plusieurs joueurs : \"double "
      .. "{players}\".",
  ["number: how many rounds a match has where the option `rounds` is 0; "
    .. "then the highest total wins, or what else the fact `wins` says"] =
    "nombre : combien de donnes a une partie quand l’option `rounds` vaut 0 "
      .. "; le total le plus haut gagne alors, ou ce que dit le fait `wins`",
  ["number: how many cards the deal needs: options for which the pack has "
    .. "too few are refused"] =
    "nombre : combien de cartes demande la donne : les options pour "
      .. "lesquelles le paquet n’en a pas assez sont refusées",
  ["number: the sum of the points of every round; only check uses it"] =
    "nombre : la somme des points de chaque donne ; seul check s’en sert",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "table : des faits propres au jeu, lus comme self.facts.NAME",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "table : les champs qu’une donne fixe, avec leur sorte ; ils sont de "
      .. "nouveau vides quand la suivante commence",
  ["table: fields that last from round to round, with their defaults"] =
    "table : les champs qui durent d’une donne à l’autre, avec leurs valeurs "
      .. "de départ",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "table : ce que les joueurs peuvent choisir : number, choice, flag ou "
      .. "text { … }",
  ["function: gets the options, and answers a text if their values do not "
    .. "go together: there is no match then"] =
    "fonction : reçoit les options, et répond par un texte si leurs valeurs "
      .. "ne vont pas ensemble : il n’y a alors pas de partie",
  ["the name of the pack"] = "le nom du paquet",
  ["letters of the suits"] = "les lettres des couleurs",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 "
    .. "2 3\", T = \"1 2 3 4 5\" }"] =
    "les rangs, de bas en haut ; si des couleurs ont leurs propres rangs, "
      .. "une table : { \"1 2 3\", T = \"1 2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "les jokers de chaque paquet ; deux du même nom sont pareils",
  ["the number of packs that are shuffled together"] =
    "le nombre de paquets mélangés ensemble",
  ["how often a pack has a card, where it is not once: cards, ranks or "
    .. "suits by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number "
    .. "comes before that of its rank or suit"] =
    "combien de fois un paquet a une carte, si ce n’est pas une : cartes, "
      .. "rangs ou couleurs par nom, { [\"1T 9T\"] = 2, P = 3 } ; le nombre "
      .. "d’une carte passe avant celui de son rang ou de sa couleur",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "ce qui est encore imprimé sur les cartes : { poem = \"1R 2R\" }, pour "
      .. "cards:tagged",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "les cartes ou rangs qui ne sont pas dans le paquet ; selon le nombre de "
      .. "joueurs : { [3] = \"2D\", [5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "rangs : les rangs ou cartes pour les groupes, des cartes d’un même rang",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards "
    .. "of one suit that follow each other; a rank may be at both ends"] =
    "rangs qui se suivent : la rangée des rangs pour les suites, de bas en "
      .. "haut ; une suite, ce sont des cartes d’une couleur qui se suivent "
      .. "; un rang peut être aux deux bouts",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "cartes : les rangs, cartes ou jokers qui peuvent tenir la place d’autres",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it "
    .. "stands for that as long as it lies"] =
    "vrai ou faux : qui pose une carte passe-partout nomme une carte, comme "
      .. "dans BJ=5H, et elle en tient lieu tant qu’elle est là",
  ["number: cards in a meld, at least (3)"] =
    "nombre : cartes d’une combinaison, au moins (3)",
  ["number: cards in a meld, at most"] =
    "nombre : cartes d’une combinaison, au plus",
  ["number: natural cards in a meld, at least (2)"] =
    "nombre : cartes naturelles d’une combinaison, au moins (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "nombre : cartes naturelles pour chaque passe-partout, au moins (0)",
  ["number: wild cards in a meld, at most"] =
    "nombre : cartes passe-partout d’une combinaison, au plus",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; "
    .. "left out: none"] =
    "deux nombres : les combinaisons de passe-partout seuls : { 3, 7 } pour "
      .. "trois à sept ; omis : aucune",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "cartes : les cartes qu’un joueur ne pose qu’en sortant avec elles, et "
      .. "sans passe-partout",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "vrai ou faux : un camp a une seule combinaison d’un rang, et l’allonge",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "nombre : ce que compte une carte du plus bas rang au début d’une suite, "
      .. "quand `runs` a ce rang aux deux bouts ; omis : ses points",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "vrai ou faux : on ne sort qu’en défaussant : une pose laisse une carte",
  ["flag: no suit is in a set twice"] =
    "vrai ou faux : aucune couleur n’est deux fois dans un groupe",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "texte : qui allonge une combinaison : \"side\", son propre camp, ou "
      .. "\"all\"",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "texte : les combinaisons restent dans la main ; c’est le nom de ce que "
      .. "comptent les autres cartes, et la table montre les deux",
  ["text: the word for a knock that leaves nothing over"] =
    "texte : le mot pour frapper sans rien de reste",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "texte : le mot pour étaler toutes ses cartes sans défausse ; omis : "
      .. "personne ne le peut",
  ["number: how many cards make a meld full; rules may count it more"] =
    "nombre : à combien de cartes une combinaison est complète ; les règles "
      .. "peuvent la compter davantage",
  ["text: the name of a full meld"] =
    "texte : le nom d’une combinaison complète",
  ["number: full melds that a side needs to go out (0)"] =
    "nombre : les combinaisons complètes qu’il faut à un camp pour sortir (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or "
    .. "`joker` for all of them (the game's ranks)"] =
    "rangs : les rangs de bas en haut, les jokers par leur nom, ou `joker` "
      .. "pour tous (les rangs du jeu)",
  ["ranks: the row of ranks for combinations of several ranks, low to "
    .. "high; a rank may be at both ends (the ranks)"] =
    "rangs : la rangée des rangs pour les combinaisons de plusieurs rangs, "
      .. "de bas en haut ; un rang peut être aux deux bouts (les rangs)",
  ["text: the suits from low to high, which decide between equal ranks; "
    .. "left out: suits do not count"] =
    "texte : les couleurs de bas en haut, qui départagent des rangs égaux ; "
      .. "omis : les couleurs ne comptent pas",
  ["cards: cards that are never attached together"] =
    "cartes : les cartes qu’on n’ajoute jamais ensemble",
  ["number: cards of each rank (1)"] = "nombre : cartes de chaque rang (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "nombre ou deux : combien de rangs qui se suivent : un nombre, ou { au "
      .. "moins, au plus } ; omis : un seul rang",
  ["flag or number: all cards are of one suit; a number: so many cards, in "
    .. "a row or not"] =
    "vrai ou faux, ou nombre : toutes les cartes sont d’une couleur ; un "
      .. "nombre : tant de cartes, qui se suivent ou non",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "nombre : cartes ajoutées pour chaque rang, qui ne comptent pas ; ou "
      .. "paires, si with_of vaut 2",
  ["number: how many cards of a rank are attached at once (1)"] =
    "nombre : combien de cartes d’un rang s’ajoutent à la fois (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "vrai ou faux : les cartes ajoutées peuvent être pareilles, jusqu’à "
      .. "trois d’un rang",
  ["cards: just these cards"] = "cartes : exactement ces cartes",
  ["flag: compared by suit, then by rank"] =
    "vrai ou faux : comparées par couleur, puis par rang",
  ["flag: one that is as high beats it, too"] =
    "vrai ou faux : une aussi forte la bat aussi",
  ["flag: a longer one beats a shorter one of its kind"] =
    "vrai ou faux : une plus longue bat une plus courte de sa sorte",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one "
    .. "has three ranks in a row or more"] =
    "texte ou liste : ce qu’elle bat encore : \"all\" ; ou une liste de "
      .. "sortes, où { \"single\", rank = \"2\", run = 3 } est un deux seul, "
      .. "si celle-ci a au moins trois rangs qui se suivent",
  ["text: the discard pile"] = "texte : la pile de défausse",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "vrai ou faux : un joueur la prend toute et pose aussitôt la carte du "
      .. "dessus ; si rien n’est dit, seule la carte du dessus va dans la "
      .. "main",
  ["flag: a player takes any card of the pile with all that lie on top of "
    .. "it, and melds that card at once; the others go to the hand"] =
    "vrai ou faux : un joueur prend n’importe quelle carte de la pile avec "
      .. "toutes celles du dessus, et la pose aussitôt ; les autres vont "
      .. "dans la main",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "vrai ou faux : avec `down` : la carte du dessus seule peut aussi aller "
      .. "dans la main",
  ["cards: while one of these is in the pile, a player takes it only with "
    .. "two natural cards of the top card's rank"] =
    "cartes : tant que l’une d’elles est dans la pile, on ne la prend "
      .. "qu’avec deux cartes naturelles du rang de celle du dessus",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "vrai ou faux : un camp qui n’a rien posé peut la prendre aussi : avec "
      .. "deux cartes naturelles, et si la première pose compte assez (true)",
  ["flag: the top card that was taken may be discarded in the same turn "
    .. "(true)"] =
    "vrai ou faux : la carte du dessus qu’on a prise peut être défaussée au "
      .. "même tour (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "nombre : combien de points des cartes il faut au premier camp ; il faut "
      .. "aux autres le reste et un de plus.",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "nombre : ce qu’il lui faut à la place dès que le champ `announced` a "
      .. "une valeur",
  ["text: a pile whose cards count for the first camp at the end; views "
    .. "only name it"] =
    "texte : une pile dont les cartes comptent à la fin pour le premier camp "
      .. "; les vues ne font que la nommer",
  ["list: the values of the field `contract` with which no card counts"] =
    "liste : les valeurs du champ `contract` où aucune carte ne compte",
  ["text: the pile where the cards lie"] =
    "texte : la pile où sont les cartes",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets "
    .. "at once"] =
    "texte : une carte prend des cartes dont la somme vaut la sienne, "
      .. "d’après le fait `points` : \"one\", un tel groupe (si rien n’est "
      .. "dit), ou \"several\", plusieurs à la fois",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "vrai ou faux : si une carte seule y vaut autant, on ne prend pas de "
      .. "somme",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "texte : une carte qui ne compte rien prend une carte de son rang, "
      .. "\"one\", ou toutes, \"all\" (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "vrai ou faux : une carte qui peut prendre quelque chose ne peut rester "
      .. "sur la table",
  ["flag: a card takes all that it can"] =
    "vrai ou faux : une carte prend tout ce qu’elle peut",
  ["cards: cards that take all that lies there, and nothing less"] =
    "cartes : les cartes qui prennent tout ce qui est là, et rien de moins",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "table : ce que des rangs comptent aussi, { A = 14 } : d’une façon ou de "
      .. "l’autre",
  ["text: the word before a card that stays; left out: the card alone"] =
    "texte : le mot devant une carte qui reste ; omis : la carte seule",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is "
    .. "}"] =
    "table : on peut construire avec des cartes ce qu’une autre prendra plus "
      .. "tard : { piles = la rangée de piles où sont les constructions, "
      .. "values et owners = les champs de la donne, des listes, qui gardent "
      .. "ce que vaut chaque construction et à qui elle est }",
  ["number: a player may say it before a card, who has played so many "
    .. "cards at most; left out: nobody says it."] =
    "nombre : peut le dire, avant une carte, un joueur qui a joué au plus "
      .. "tant de cartes ; omis : personne ne le dit.",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "nombre : une fois que les autres ont dit quelque chose, peut le dire "
      .. "qui a joué tant de cartes de plus que n’en permet leur dernière "
      .. "étape",
  ["number: what it counts that a party has said it (1)"] =
    "nombre : ce que compte le fait qu’un camp l’ait dit (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "nombre ou deux : c’est atteint si les autres ont moins de points ; deux "
      .. "nombres : si le premier camp en a moins, et si le second",
  ["number: it is reached if the others have fewer tricks"] =
    "nombre : c’est atteint si les autres ont moins de plis",
  ["number: with so many points the others get 1 if it was said"] =
    "nombre : avec tant de points les autres reçoivent 1 si cela avait été "
      .. "dit",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "texte : dans la première étape : pourquoi personne ne peut rien dire "
      .. "tant que les camps ne sont pas fixés",
  ["cards: no step: it goes by itself with the first of these trumps that "
    .. "a player plays who holds them all."] =
    "cartes : pas une étape : cela vaut de soi-même avec le premier de ces "
      .. "atouts que joue celui qui les a tous.",
  ["number: cards that count this sum, by the fact `points`"] =
    "nombre : des cartes qui font cette somme, d’après le fait `points`",
  ["number: this many cards of a rank, no more and no fewer"] =
    "nombre : exactement tant de cartes d’un rang",
  ["number: a run of this many cards or more, of any suits, that is not "
    .. "part of a longer one"] =
    "nombre : une suite d’au moins tant de cartes, de couleurs quelconques, "
      .. "qui ne fait pas partie d’une plus longue",
  ["number: all of the cards are of one suit, and this many or more"] =
    "nombre : toutes les cartes sont d’une couleur, et il y en a au moins "
      .. "tant",
  ["number: what the pattern counts"] = "nombre : ce que compte le motif",
  ["number: what each of its cards counts"] =
    "nombre : ce que compte chacune de ses cartes",
  ["table: fields of the round, as the steps would have set them; the "
    .. "example itself may have them, too"] =
    "table : les champs de la donne, comme les étapes les auraient fixés ; "
      .. "l’exemple lui-même peut aussi les avoir",
  ["table: values of options that are not the default"] =
    "table : les valeurs d’options autres que les habituelles",
  ["cards: the player's hand"] = "cartes : la main du joueur",
  ["plays: the plays to the trick so far, first to last; a list where "
    .. "players play several cards at once"] =
    "cartes jouées : ce qui est déjà joué au pli, de la première à la "
      .. "dernière ; une liste là où l’on joue plusieurs cartes à la fois",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "cartes : cartes jouées aux plis précédents, même d’autres couleurs ; "
      .. "sans elles, c’est le premier pli",
  ["list of cards: the other players' cards, from the next player on"] =
    "liste de cartes : les cartes des autres joueurs, à partir du suivant",
  ["cards: cards of a meld"] = "cartes : les cartes d’une combinaison",
  ["table: a fixed deal: hands and piles by name"] =
    "table : une donne fixée : mains et piles par nom",
  ["list of moves: the moves from the start of the match"] =
    "liste de coups : les coups depuis le début de la partie",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "texte : l’étape à exécuter ; pour `scores`, c’est `score_round`",
  ["list: the arguments of the step besides the match; `player 1` and "
    .. "`side 1` name a player and a side"] =
    "liste : les arguments de l’étape outre la partie ; `player 1` et `side "
      .. "1` désignent un joueur et un camp",
  ["list of numbers: totals by side at the start of the round"] =
    "liste de nombres : les totaux par camp au début de la donne",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "liste de nombres : les plis remportés par camp ; si un camp a plusieurs "
      .. "joueurs, aussi par joueur",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "liste de cartes : les cartes distribuées à chaque joueur, pour autant "
      .. "qu’elles importent",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "liste de cartes : les cartes remportées par chaque camp, pour autant "
      .. "qu’elles importent",
  ["list of seats: the seat that has won the last trick; or two, those of "
    .. "the last trick but one and of the last"] =
    "liste de places : celle qui a remporté le dernier pli ; ou deux, celles "
      .. "de l’avant-dernier et du dernier",
  ["list of seats: the seats of the first party; all others are the second"] =
    "liste de places : les places du premier camp ; toutes les autres sont "
      .. "le second",
  ["number: the number of the round"] = "nombre : le numéro de la donne",
  ["number: the dealer's seat"] = "nombre : la place du donneur",
  ["moves: all allowed moves; a list if a move has several words"] =
    "coups : tous les coups permis ; une liste si un coup a plusieurs mots",
  ["moves: moves that are allowed, others may be too"] =
    "coups : des coups permis, d’autres peuvent l’être aussi",
  ["moves: moves that are not allowed"] =
    "coups : des coups qui ne sont pas permis",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "texte : le nom de la règle qui les refuse, ou sa phrase",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "cartes : les cartes à entamer à la place d’un lancer qui échoue",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "nombre : quelle carte remporte le pli : 1 est la première",
  ["number: the value of the result"] = "nombre : la valeur du résultat",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "texte, ou vrai ou faux : quelle sorte de combinaison font les cartes ; "
      .. "false : aucune",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "nombre : les points de la combinaison ; sans `meld`, ceux des cartes",
  ["list of numbers: totals by side after the step"] =
    "liste de nombres : les totaux par camp après l’étape",
  ["number or flag: the side that has then won the match; 0: a draw; "
    .. "false: the match goes on"] =
    "nombre, ou vrai ou faux : le camp qui a alors gagné la partie ; 0 : "
      .. "égalité ; false : la partie continue",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for "
    .. "a player or a side"] =
    "valeur : la réponse de l’étape ; \"none\" pour nil, `player 1` ou `side "
      .. "1` pour un joueur ou un camp",
  ["words: the step's answers in round 1, 2, …"] =
    "mots : les réponses de l’étape à la donne 1, 2, …",
  ["table: fields after the step or the moves, players and sides by "
    .. "number; the number of cards in a pile, or its cards, bottom first; "
    .. "a list where there are several; `counts`: the number in each hand; "
    .. "`dealer`; `next_dealer`: whom `pass_deal_to` has named; `counted`: "
    .. "what each side has counted"] =
    "table : les champs après l’étape ou les coups, joueurs et camps par "
      .. "leur numéro ; le nombre de cartes d’une pile, ou ses cartes, celle "
      .. "du dessous d’abord ; une liste là où il y en a plusieurs ; "
      .. "`counts` : le nombre dans chaque main ; `dealer` ; `next_dealer` : "
      .. "qui `pass_deal_to` a désigné ; `counted` : ce que chaque camp a "
      .. "compté",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, "
    .. "the lowest and the highest"] =
    "table : la valeur d’une option si personne ne la fixe ; pour un nombre, "
      .. "une liste : la plus petite, l’habituelle et la plus grande ; pour "
      .. "un champ à intervalle, la plus petite et la plus grande",
  ["A lesson: the deal, and step by step what the learner reads, which "
    .. "moves are right, and which are wrong and why."] =
    "Une leçon : la donne, et pas à pas ce que lit l’élève, quels coups sont "
      .. "bons, lesquels sont faux et pourquoi.",
  ["The lessons of a game that authors have written."] =
    "Les leçons d’un jeu écrites par des auteurs.",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "Une position d’une première donne où un coup est nettement le meilleur, "
      .. "et que des joueurs pressés manquent : ils réfléchissent dans une "
      .. "donne ou dans trois.",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "texte : le jeu, avec des règles maison s’il lui en faut : \"JEU+RÈGLE\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "texte : le sujet de la leçon, que l’élève lit d’abord",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "texte : le nom de la leçon après laquelle elle est rangée ; si rien "
      .. "n’est dit, elle vient en dernier",
  ["table: values of options"] = "table : des valeurs d’options",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "table : les cartes, comme les prend tenace.new ; `*` est une carte "
      .. "quelconque",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "nombre : distribue les cartes que la leçon ne fixe pas (1)",
  ["number: where the learner sits (1)"] = "nombre : où est assis l’élève (1)",
  ["moves: moves made before the lesson begins: words, or a list where a "
    .. "move is several words"] =
    "coups : les coups faits avant que la leçon commence : des mots, ou une "
      .. "liste si un coup a plusieurs mots",
  ["list: what the learner is to do, in order"] =
    "liste : ce que l’élève doit faire, dans l’ordre",
  ["text: the sentence at the end"] = "texte : la phrase de la fin",
  ["text: what the learner reads before the move"] =
    "texte : ce que lit l’élève avant le coup",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "coups : les bons coups : un texte, ou une liste de plusieurs ; le "
      .. "premier est joué quand l’élève demande la réponse",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "table : des coups permis mais non voulus, avec la raison : { AS = \"…\" "
      .. "} ; l’élève essaie encore",
  ["text: the sentence for every other move that the rules allow"] =
    "texte : la phrase pour tout autre coup que les règles permettent",
  ["text: the sentence after a right move"] =
    "texte : la phrase après un bon coup",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "coups : les coups des autres ensuite, dans l’ordre ; si rien n’est dit, "
      .. "les bots jouent",
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A "
    .. "to Z"] =
    "comme en Lua ; `pairs` va dans un ordre fixe : les nombres, puis les "
      .. "noms de A à Z",
  ["as in Lua, but `find` looks for plain text, and no result is longer "
    .. "than 65536 letters"] =
    "comme en Lua, mais `find` cherche le texte tel quel, et aucun résultat "
      .. "ne dépasse 65536 lettres",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "comme en Lua ; `sort` garde l’ordre des éléments égaux",
  ["as in Lua; chance is `self:random`"] =
    "comme en Lua ; le hasard, c’est `self:random`",
}
