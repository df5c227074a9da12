-- The help on words of a rules file in French: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "définitions",
  ["facts"] = "faits",
  ["house rules"] = "règles maison",
  ["options"] = "options",
  ["obligations"] = "obligations",
  ["steps"] = "étapes",
  ["self"] = "self : la partie",
  ["dealing"] = "distribution",
  ["questions"] = "questions",
  ["tricks"] = "plis",
  ["plays"] = "plusieurs cartes à la fois",
  ["melds"] = "combinaisons",
  ["sets"] = "groupes de cartes",
  ["scoring"] = "décompte",
  ["turns"] = "tours",
  ["players"] = "joueurs",
  ["piles"] = "piles",
  ["cards"] = "cartes",
  ["orders"] = "ordres",
  ["examples"] = "exemples",
  ["lessons"] = "leçons",
  ["lua"] = "Lua",
  ["matches"] = "parties",
  ["views"] = "vues",
  ["stories"] = "récits",
  ["positions"] = "positions",
  ["records"] = "enregistrements",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "Définit un jeu : ses faits entre accolades, chacun vérifié au "
      .. "chargement du fichier.",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "Définit une règle maison : le jeu auquel elle appartient, les options "
      .. "qu’elle fixe (`set`), les règles maison qu’elle apporte (`with`) "
      .. "ou peut changer (`on_top_of`), et ses propres options, champs, "
      .. "obligations et faits.",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "Un exemple travaillé des règles : une situation, et ce qui en découle.",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "Le jeu français de 52 cartes, de 54 (avec le petit et le grand joker) "
      .. "ou de 32 (à partir du sept).",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "Le jeu espagnol de 40 cartes, ou de 48 avec les huit et les neuf.",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "Un paquet quelconque : les lettres de ses couleurs, ses rangs de bas en "
      .. "haut, les jokers, le nombre de paquets, et les cartes ou rangs à "
      .. "retirer.",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "Dans `round`, `keeps` ou `piles` : chaque camp a le sien.",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "Dans `round`, `keeps` ou `piles` : chaque joueur a le sien.",
  ["The words of a text, as a list."] = "Les mots d’un texte, en liste.",
  ["One list of the items of several, in their order."] =
    "Une liste des éléments de plusieurs, dans leur ordre.",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "Parcourt les mots d’un texte, ou les cartes d’une pile.",
  ["Each of some words followed by each of others, with a blank between."] =
    "Chacun de certains mots suivi de chacun d’autres, avec une espace entre "
      .. "eux.",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "Sépare ce que `combine` a réuni : le premier mot, et le reste.",
  ["The cards of one rank or several, in one suit or several."] =
    "Les cartes d’un rang ou de plusieurs, dans une couleur ou plusieurs.",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "`x` est-il un des mots d’un texte, ou un des éléments d’une liste ?",
  ["The n-th word of a text."] = "Le n-ième mot d’un texte.",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "La place d’un mot sur une échelle : 1 pour le plus bas.",
  ["The word n places higher on a ladder, from low to high."] =
    "Le mot n places plus haut sur une échelle, de bas en haut.",
  ["Each card n times, for several packs."] =
    "Chaque carte n fois, pour plusieurs paquets.",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "Toutes les rangées de n cartes d’une couleur dont les rangs se suivent.",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "Tous les groupes de certaines sortes, pour self:sets_in, self:tell_best "
      .. "et self:best_of : des cartes d’une couleur qui se suivent, et les "
      .. "quatre d’un rang.",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "Les valets de la teinte de l’atout, pour `top` d’un ordre : le gauche, "
      .. "et au-dessus le valet d’atout, le droit.",
  ["The Japanese flower cards."] = "Les cartes japonaises à fleurs.",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "Le tarot français : quatre couleurs de 14 rangs, dont le cavalier N ; "
      .. "les atouts de `1T` à `21T` ; l’excuse, un joker `EX`.",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "Dans `round` ou `keeps` : la table ne dit pas que le champ a une "
      .. "nouvelle valeur, et n’a pas de ligne pour lui, parce que c’est "
      .. "déjà dit, ou que seules les règles en ont besoin.",
  ["The result of another rules file, by its name in the rules folders."] =
    "Le résultat d’un autre fichier de règles, par son nom dans les dossiers "
      .. "de règles.",

  ["text: the game that it belongs to"] =
    "texte : le jeu auquel elle appartient",
  ["table: options that it presets; a function gets the options before it"] =
    "table : les options qu’elle fixe ; une fonction reçoit les options "
      .. "d’avant",
  ["list: house rules that it adds"] =
    "liste : les règles maison qu’elle ajoute",
  ["text or list: house rules whose steps and options it may change"] =
    "texte ou liste : les règles maison dont elle peut changer étapes et "
      .. "options",
  ["text or list: house rules that do not go together with it"] =
    "texte ou liste : les règles maison qui ne vont pas avec elle",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "Une option ou un champ qui est un nombre entier : sa valeur habituelle, "
      .. "son intervalle et son sens.",
  ["An option or field that is one of several words or numbers."] =
    "Une option ou un champ qui est un de plusieurs mots ou nombres.",
  ["An option or field that is true or false: its default and its meaning."] =
    "Une option ou un champ qui est true ou false : sa valeur habituelle et "
      .. "son sens.",
  ["An option or field that is any text: its default and its meaning."] =
    "Une option ou un champ qui est un texte quelconque : sa valeur "
      .. "habituelle et son sens.",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "Celui qui a la carte que nomme un champ doit la jouer quand on entame "
      .. "dans sa couleur.",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "Tant que la carte que nomme un champ n’est pas jouée, qui l’a la garde "
      .. "et n’entame d’aucune autre carte de sa couleur ; et qui l’a "
      .. "appelée garde une carte de la couleur.",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "La première carte d’une donne n’est pas de la couleur de la carte que "
      .. "nomme un champ, sauf si c’est elle.",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "Un devoir dans un pli que le fichier définit lui-même : son nom, la "
      .. "phrase pour une carte refusée, et les cartes dont il s’agit : "
      .. "celles qu’il faut jouer (`play`) ou éviter (`avoid`).",
  ["An obligation that binds only once a pile is empty."] =
    "Une obligation qui ne vaut qu’une fois une pile vide.",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "Une obligation, ou une liste, qui ne vaut que si les faits sont réunis.",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "Une obligation, ou une liste, qui ne vaut pas si l’un des faits est "
      .. "vrai.",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "Une obligation, ou une liste, dont certaines cartes sont libres : elles "
      .. "peuvent toujours être jouées, et une main qui ne pourrait obéir "
      .. "qu’avec elles n’y est pas tenue.",
  ["cards of the suit led"] = "les cartes de la couleur demandée",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "les cartes de la couleur demandée qui battent la meilleure jusqu’ici ; "
      .. "aucune dès que le pli d’une autre couleur est coupé",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "les cartes de la couleur demandée qui battent la meilleure jusqu’ici, "
      .. "pli coupé ou non",
  ["trumps"] = "les atouts",
  ["trumps above the best trump so far"] =
    "les atouts au-dessus du meilleur jusqu’ici",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "texte : la phrase qui refuse une carte : `{cards}` celles qui peuvent "
      .. "être jouées, `{suit}` la couleur demandée, `{best}` la carte qui "
      .. "gagne, `{trump}` un champ quelconque",
  ["cards: the cards that must be played; see the names of cards"] =
    "cartes : celles qu’il faut jouer ; voir les noms de cartes",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "cartes : celles que ne peut jouer qui en a d’autres ; les obligations "
      .. "suivantes valent aussi",
  ["cards: it does not bind a hand that has only such cards"] =
    "cartes : ne vaut pas pour une main qui n’a que ces cartes",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "cartes : celles qui peuvent toujours être jouées ; une main qui ne "
      .. "pourrait obéir qu’avec elles n’y est pas tenue",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "faits : ne vaut que si tout cela est vrai : des noms de faits, avec des "
      .. "virgules, et des valeurs de champs ou d’options : { \"leading\", "
      .. "contract = \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "faits : ne vaut pas si l’un d’eux est vrai",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "cartes : vaut jusqu’à ce que l’une d’elles soit jouée à un pli",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "cartes : vaut jusqu’à ce que l’une d’elles soit jouée à un pli d’une "
      .. "autre couleur",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "vrai ou faux : true : les obligations suivantes choisissent parmi les "
      .. "cartes que celle-ci a laissées",
  ["the player leads to the trick"] = "le joueur entame le pli",
  ["no trick has been played in this round"] =
    "aucun pli n’a encore été joué dans cette donne",
  ["trumps were led"] = "on a entamé à l’atout",
  ["another suit was led, and a trump is winning"] =
    "on a entamé dans une autre couleur, et un atout gagne",
  ["the player's side is winning the trick"] = "le camp du joueur gagne le pli",
  ["the player has no card of the suit led"] =
    "le joueur n’a pas de carte de la couleur demandée",
  ["the cards of the suit led"] = "les cartes de la couleur demandée",
  ["those of the suit led that beat its best so far"] =
    "celles de la couleur demandée qui battent sa meilleure jusqu’ici",
  ["all trumps"] = "tous les atouts",
  ["trumps below the best trump so far"] =
    "les atouts sous le meilleur jusqu’ici",
  ["the cards of that rank that are trumps"] =
    "les cartes de ce rang qui sont des atouts",

  ["plays one round: deals, asks, plays, scores."] =
    "joue une donne : distribue, demande, joue, compte.",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "appelée après chaque pli avec le joueur qui l’a remporté ; "
      .. "`self:trick()` a les cartes du pli ; si l’étape répond true, on ne "
      .. "joue plus de plis",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "appelée quand un lancer du joueur a échoué, avant la partie qu’il "
      .. "entame à la place",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "appelée quand un joueur a dit un des mots que self:may_say permet, "
      .. "avant que la carte soit jouée",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "quelles cartes battent lesquelles ; appelée quand un champ de la donne "
      .. "change : { trump = une couleur, ranks = de bas en haut, top = "
      .. "cartes au-dessus de l’atout, worthless = cartes qui ne gagnent "
      .. "jamais, joins = { H = cartes qui comptent comme les plus forts "
      .. "cœurs }, later = cartes dont la seconde de deux pareilles gagne, "
      .. "counts_as = { S = cartes qui sont les plus petits piques } }, "
      .. "chacun seulement au besoin.",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "où en est la donne, pour ce que tous peuvent savoir : { attackers = "
      .. "\"45 of 80\" }, une liste si chaque camp a une valeur, ou { "
      .. "[side.number] = … } si certains en ont.",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "ce que compte le résultat d’une donne, calculé d’après ses champs, pour "
      .. "pouvoir le demander sans partie ; ou, pour des champs impossibles, "
      .. "nil et la raison en texte",
  ["who deals the next round."] = "qui distribue la donne suivante.",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "appelée après chaque donne : false pour continuer, ou true et le camp "
      .. "qui a gagné (0 : égalité).",

  ["player: who deals this round"] = "joueur : qui distribue cette donne",
  ["number: the round in the match, from 1"] =
    "nombre : la donne dans la partie, à partir de 1",
  ["the value of an option; read only"] =
    "la valeur d’une option ; en lecture seule",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "un fait du jeu, comme `players` ou `points` ; en lecture seule",
  ["pile: the cards that have not been dealt"] =
    "pile : les cartes qui n’ont pas été distribuées",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "pile ou champ : une pile déclarée dans `piles` ; un champ déclaré dans "
      .. "`round` ou `keeps`, nil tant qu’il est vide",

  ["Goes through the sides, from side 1 on."] =
    "Parcourt les camps, à partir du camp 1.",
  ["Goes through the players who take part, in turn."] =
    "Parcourt tour à tour les joueurs qui participent.",
  ["The players who take part, in turn, all at once."] =
    "Les joueurs qui participent, tour à tour, tous à la fois.",
  ["The player on the left, or `n` seats to the left."] =
    "Le joueur de gauche, ou `n` places à gauche.",
  ["The player on the right, or `n` seats to the right."] =
    "Le joueur de droite, ou `n` places à droite.",
  ["The other player of the side."] = "L’autre joueur du camp.",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "Les cartes que le joueur a eues dans cette donne : celles en main, et "
      .. "celles déjà jouées à des plis.",
  ["The player gets no cards and no turn in this round."] =
    "Le joueur n’a ni cartes ni tour dans cette donne.",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "Les joueurs forment deux camps pour cette donne ; les totaux restent "
      .. "aux joueurs.",
  ["Tells everyone of which party a player is; for announcements."] =
    "Dit à tous de quel camp est un joueur ; pour les annonces.",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "Un camp de cette donne : 1 est celui que nomme `form_parties`, 2 les "
      .. "autres.",
  ["Makes the player the dealer of this round from now on."] =
    "Fait du joueur le donneur de cette donne désormais.",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "Fait du joueur le donneur de la donne suivante, sauf si une étape "
      .. "`next_dealer` dit autre chose.",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "Parcourt tour à tour les autres joueurs qui participent, à partir du "
      .. "suivant.",
  ["The player whose turn is next, or `n` turns later."] =
    "Le joueur dont c’est ensuite le tour, ou `n` tours plus tard.",
  ["The player in a seat."] = "Le joueur d’une place.",
  ["A side by its number, or the side of a player."] =
    "Un camp par son numéro, ou le camp d’un joueur.",
  ["Four players draw a card each, in the order of their seats."] =
    "Quatre joueurs tirent une carte chacun, dans l’ordre de leurs places.",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "Regarde qui a une carte, et le dit à tous : le premier joueur à partir "
      .. "de la gauche du donneur qui l’a.",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "Regarde qui a eu toutes ces cartes dans cette donne, en main ou jouées "
      .. "à des plis.",
  ["number: the seat, from 1; of a side, its number"] =
    "nombre : la place, à partir de 1 ; d’un camp, son numéro",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "camp : le camp du joueur ; qui joue seul est aussi un camp",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "camp de la donne : celui du joueur dans cette donne : voir "
      .. "self:form_parties ; nil s’il n’y en a pas",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "divers : `number`, `name`, `others`, qui est l’autre camp ; et de ses "
      .. "joueurs ensemble : `players`, une liste ; `tricks`, un nombre ; "
      .. "`won`, les cartes remportées ; `points`, ce qu’elles comptent ; "
      .. "`count`, ce qu’ils ont compté : voir self:count",
  ["pile: the cards in hand"] = "pile : les cartes en main",
  ["number: tricks won in this round"] =
    "nombre : les plis remportés dans cette donne",
  ["list of players: the side's players"] =
    "liste de joueurs : les joueurs du camp",
  ["number: tricks won in this round by all its players"] =
    "nombre : les plis remportés dans cette donne par tous ses joueurs",
  ["number: what the side counts in this round: see self:count"] =
    "nombre : ce que compte le camp dans cette donne : voir self:count",
  ["number: the side's total so far"] = "nombre : le total du camp jusqu’ici",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "pile : les cartes des plis que le camp a remportés dans cette donne",
  ["cards: the cards that its players hold, taken together"] =
    "cartes : celles que ses joueurs ont en main, ensemble",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "table : les points de ses combinaisons sur la table : voir "
      .. "self:count_melds",
  ["pile: a pile of the game's own that each player or side has"] =
    "pile : une pile propre au jeu qu’a chaque joueur ou chaque camp",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "champ : ce que each_player ou each_side déclare dans `round` ou `keeps` "
      .. "; nil tant qu’il est vide.",

  ["What its cards count by the game's fact `points`."] =
    "Ce que comptent ses cartes par le fait `points`.",
  ["How many of that card are in the pile."] =
    "Combien la pile a de cette carte.",
  ["The card on top."] = "La carte du dessus.",
  ["The cards in the pile now, as `cards` has them."] =
    "Les cartes qui sont dans la pile, comme les donne `cards`.",
  ["Its cards that count as a suit in the present order."] =
    "Ses cartes qui comptent comme une couleur dans l’ordre présent.",
  ["The first of some piles in which a card is."] =
    "La première de certaines piles où est une carte.",
  ["The cards of a pile from one of them to the top."] =
    "Les cartes d’une pile, de l’une d’elles jusqu’à celle du dessus.",
  ["number: how many cards are in it; the same for `cards`"] =
    "nombre : combien de cartes elle a ; de même pour `cards`",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "texte : ses cartes séparées par des espaces, celle du dessous d’abord ; "
      .. "de même pour `cards`",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "La couleur imprimée sur une carte, ou la couleur de ce nom, qui peut "
      .. "finir une enchère.",
  ["The rank of a card."] = "Le rang d’une carte.",
  ["How many of that card there are among them."] =
    "Combien il y a de cette carte parmi elles.",
  ["The cards with a suit printed on them."] =
    "Les cartes sur lesquelles est imprimée une couleur.",
  ["The cards of a rank, or of several."] =
    "Les cartes d’un rang, ou de plusieurs.",
  ["The cards with a tag of the deck."] =
    "Les cartes qui ont une marque du paquet.",
  ["The ranks of the cards, in the deck's order."] =
    "Les rangs des cartes, dans l’ordre du paquet.",
  ["The cards that are left without the others."] =
    "Les cartes qui restent sans les autres.",
  ["The cards together with others."] = "Les cartes avec d’autres.",
  ["Their texts, by suit and rank."] = "Leurs textes, par couleur et rang.",
  ["How many of that card the deck has."] =
    "Combien le paquet a de cette carte.",
  ["All its cards."] = "Toutes ses cartes.",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "Le texte d’une carte comme l’écrit le paquet (`\"QS\"`), depuis "
      .. "n’importe quelle écriture (`sq`, `♠Q`, `10h`, `th`) ; nil s’il ne "
      .. "nomme aucune carte du paquet.",
  ["Cards of the deck as one value, with the methods of cards."] =
    "Des cartes du paquet en une valeur, avec les méthodes des cartes.",
  ["The top cards of piles; an empty pile has none."] =
    "Les cartes du dessus de piles ; une pile vide n’en a pas.",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "Les cartes du paquet voisines d’une de certaines cartes dans sa couleur "
      .. ": une de plus ou de moins dans l’ordre présent.",
  ["A set of cards to try things with."] = "Des cartes pour faire des essais.",
  ["A pack of cards."] = "Un paquet de cartes.",

  ["Does card `a` beat card `b`?"] = "La carte `a` bat-elle la carte `b` ?",
  ["The suit that a card counts as."] =
    "La couleur comme laquelle compte une carte.",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "Quelle hauteur a la carte dans sa couleur, à partir de 1 ; des cartes "
      .. "égales ont la même.",
  ["Which of the cards wins, if they are played one after the other."] =
    "Laquelle des cartes gagne, si elles sont jouées l’une après l’autre.",
  ["The cards that count as a suit, low to high."] =
    "Les cartes qui comptent comme une couleur, de bas en haut.",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "La couleur d’atout : `\"trump\"` si les atouts ne sont d’aucune "
      .. "couleur, nil s’il n’y en a pas.",
}
