-- The help on words in French: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "Le fichier ajoute les étapes du jeu au résultat et le rend.",
  ["the game, for `function whist:round() … end`"] =
    "le jeu, pour `function whist:round() … end`",
  ["the braces have an unknown name or a wrong value"] =
    "les accolades ont un nom inconnu ou une valeur fausse",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "Ses étapes remplacent celles du jeu ; `base.choose_trump(self)` "
      .. "appelle l’étape qu’elle remplace.",
  ["the house rule, to put steps on and to return"] =
    "la règle maison, à laquelle on ajoute des étapes et que l’on rend",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "comme pour un jeu ; aussi si deux règles maison changent la même "
      .. "chose et qu’aucune ne va par-dessus l’autre",
  ["It is a test of the file and a line of the rulebook."] =
    "C’est un test du fichier et une ligne des règles du jeu.",
  ["Each pack contains the `jokers`."] = "Chaque paquet contient les `jokers`.",
  ["the differences: see the facts of a deck"] =
    "les différences : voir les faits d’un paquet",
  ["there is no such pack, or it has no such card to leave out"] =
    "il n’y a pas de tel paquet, ou il n’a pas la carte à retirer",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "Les couleurs peuvent avoir leurs propres rangs, une carte peut y "
      .. "être plusieurs fois, et les cartes peuvent avoir des marques.",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "il y a plus de 128 cartes différentes, 256 cartes, 12 couleurs, 24 "
      .. "rangs dans une couleur ou 16 exemplaires d’une carte",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "Les règles le lisent et l’écrivent comme `side.NAME`. Le champ NAME "
      .. "de la partie est la liste de tous, par camp, pour les vues, les "
      .. "exemples et les faits.",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "la même chose que pour un seul : le mot de son genre (`text`, "
      .. "`number`, `flag`, `list`, `players`), le constructeur d’une option, "
      .. "une valeur par défaut, qui voit une pile ; ou { what, listed = \"le "
      .. "nom de la liste\" }. Les listes de `keeps` sont vides au début",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "Les règles le lisent et l’écrivent comme `player.NAME`. Le champ "
      .. "NAME de la partie est la liste de tous, par place, pour les vues, "
      .. "les exemples et les faits.",
  ["see `each_side`"] = "voir `each_side`",
  ["lists, or single items; nil and false are left out"] =
    "des listes, ou des éléments seuls ; nil et false sont omis",
  ["a new list"] = "une nouvelle liste",
  ["a text, or a list of texts"] = "un texte, ou une liste de textes",
  ["the same; with the text \"\" the first word is alone"] =
    "de même ; avec le texte \"\" le premier mot est seul",
  ["such as a bid"] = "comme une enchère",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "les mots par lesquels le texte peut commencer : un texte, des mots "
      .. "séparés par des blancs ; ou une liste de textes",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "le mot, et le reste s’il y en a un ; le texte entier s’il ne "
      .. "commence par aucun des mots",
  ["a text, or a list"] = "un texte, ou une liste",
  ["their letters; \"C D H S\", if they are left out"] =
    "leurs lettres ; \"C D H S\" si elles sont omises",
  ["a text, a number or a player; nil is never among them"] =
    "un texte, un nombre ou un joueur ; nil n’en fait jamais partie",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "un texte de mots séparés par des blancs ; ou une liste, dont les "
      .. "éléments peuvent contenir des blancs",
  ["true or false"] = "true ou false",
  ["After the last word it begins again; `none` gives nil."] =
    "Après le dernier mot on recommence ; `none` donne nil.",
  ["words with blanks between, from low to high"] =
    "des mots séparés par des blancs, du plus bas au plus haut",
  ["one of them"] = "l’un d’eux",
  ["the place, from 1"] = "le rang, à partir de 1",
  ["the ladder has no such word"] = "l’échelle n’a pas ce mot",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "La montée s’achève au dernier mot, ou au premier arrêt en chemin.",
  ["words with blanks between"] = "des mots séparés par des blancs",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "le mot par où commencer ; si c’est un arrêt, la montée le passe",
  ["the number of places"] = "le nombre de rangs",
  ["words that no climb passes: one text or several"] =
    "des mots qu’aucune montée ne passe : un texte ou plusieurs",
  ["the word, and the number of places climbed"] =
    "le mot, et le nombre de rangs montés",
  ["the number of times, up to 64"] = "le nombre de fois, jusqu’à 64",
  ["text, words with blanks between; or a list of such texts"] =
    "un texte, des mots séparés par des blancs ; ou une liste de tels "
      .. "textes",
  ["the text, or a list with a text for each"] =
    "le texte, ou une liste avec un texte pour chacun",
  ["the ranks in a row, low to high: words with blanks between"] =
    "les rangs d’une rangée, du plus bas au plus haut : des mots séparés "
      .. "par des blancs",
  ["how many cards each row has"] = "combien de cartes a chaque rangée",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "une liste de textes : les rangées de la première couleur, puis "
      .. "celles de la suivante",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "Ils sont dans l’ordre des genres ; ceux d’un genre d’après leur "
      .. "plus haute carte, puis la couleur `first` vient d’abord.",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "le meilleur genre d’abord : { points, run = combien à la suite } ou "
      .. "{ points, same = ranks }",
  ["a suit's letter"] = "la lettre d’une couleur",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "une liste de { cards, points, combien de cartes, la plus haute "
      .. "carte, si elle est de cette couleur }, les trois derniers comme "
      .. "texte",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "la lettre d’une couleur française ; nil sans atout : pas de bowers",
  ["a card above both, such as a joker; false or nil for none"] =
    "une carte au-dessus des deux, comme un joker ; false ou nil s’il "
      .. "n’y en a pas",
  ["a list of cards, low to high"] =
    "une liste de cartes, de la plus basse à la plus haute",
  ["there is no such suit"] = "il n’y a pas de telle couleur",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "Le rang d’une carte est son mois, de 1 à 12, sa couleur le genre : "
      .. "light (`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, deux "
      .. "fois ; `12P` trois fois). Les rubans à poème ont la marque `poem`, "
      .. "les bleus `blue`, l’homme de la pluie `rain`, la coupe de saké "
      .. "`cup`.",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "La marque `oudler` est sur 1T, 21T et EX.",
  ["Views have it."] = "Les vues l’ont.",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "la même chose que pour tout champ : le mot de son genre (`text`, "
      .. "`number`, `player`), le constructeur d’une option, ou une valeur "
      .. "par défaut",
  ["The file is loaded once, and its result cannot be changed."] =
    "Le fichier est chargé une fois, et son résultat ne peut être changé.",
  ["a name with a path in it; a file that requires itself"] =
    "un nom qui contient un chemin ; un fichier qui se demande lui-même",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "Un champ n’a besoin que de l’étendue, `number(0, 13)` ; `number` "
      .. "seul admet tout nombre entier. Dans un champ, `names` sont les mots "
      .. "que la table dit pour certains de ses nombres.",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "Le premier est la valeur par défaut, et le dernier texte est le "
      .. "sens. Avec `of`, les mots sont ceux d’un texte ou d’une liste ; "
      .. "`from` omet les mots qui précèdent celui-là, et `default` peut en "
      .. "nommer un autre que le premier. Un champ n’a besoin que des mots, "
      .. "`choice \"up down\"` ; les mots d’une règle maison pour un champ du "
      .. "jeu s’ajoutent à ceux du jeu. Un champ peut avoir besoin de "
      .. "certaines valeurs dans d’autres : `choice { of = \"small grand\", "
      .. "needs = { bold = true } }`.",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "Avec `of`, le texte se compose de ces mots, séparés par des blancs "
      .. "ou des virgules ; `count` est leur nombre.",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "Les contrats qui ont cela en commun vont ensemble : { hearts = 10, "
      .. "spades = 11, from = 2, to = 18, trump = true }. Le champ `contract` "
      .. "nomme celui qui est joué ; les règles lisent le nombre par "
      .. "self.facts.contracts.NAME",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "Le premier est un champ avec ce joueur, et tous voient combien de "
      .. "points ont pris les deux camps dès que tous savent qui en est ; "
      .. "voir ses parties",
  ["Where all have passed the table says so without it"] =
    "Là où tous ont passé, la table le dit sans cela",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "La table met à la place les noms des joueurs, et les comprend. Une "
      .. "liste s’il y en a plusieurs ; elle peut aussi nommer des champs "
      .. "dont le texte est des places",
  ["Not given: nobody is told"] = "Non donné : personne n’en est averti",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "Les champs qui portent les noms de la première étape gardent ce que "
      .. "chaque camp a dit en dernier",
  ["All see them, and the field of its name keeps the player"] =
    "Tous les voient, et le champ de ce nom garde le joueur",
  ["the name of a field of the round, a card"] =
    "le nom d’un champ de la donne, une carte",
  ["Write it behind `follow_suit`."] = "Écris-la derrière `follow_suit`.",
  ["the name of a field of the round, the player who has called it"] =
    "le nom d’un champ de la donne : le joueur qui l’a appelée",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "Seules comptent les cartes de la main du joueur : s’il n’en a "
      .. "aucune qui puisse être jouée, l’obligation ne lie pas. Là où des "
      .. "noms de cartes ne suffisent pas, une fonction dit quelles cartes il "
      .. "faut jouer : un texte, une liste, des cartes, une couleur pour "
      .. "toutes ses cartes, ou nil pour aucune.",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "la phrase ; pour `play`, `avoid` et les autres, voir les parties "
      .. "d’une obligation",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "reçoit `self`, la main du joueur dont c’est le tour, et le joueur ; "
      .. "elle ne peut ni changer la partie ni interroger personne",
  ["Given a list of obligations, all wait for the pile."] =
    "Avec une liste d’obligations, toutes attendent la pile.",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "le nom d’une pile commune à tous les joueurs : `\"stock\"`, ou une "
      .. "pile du jeu",
  ["one, or a list of them"] = "une, ou une liste d’entre elles",
  ["one of the list that binds from the start; false for none"] =
    "celle de la liste qui lie dès le début ; false pour aucune",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "des noms de circonstances séparés par des virgules, comme "
      .. "`\"leading, first trick\"` ; ou une liste de tels noms, avec des "
      .. "valeurs de champs ou d’options : `{ \"leading\", trump = \"H\" }`",
  ["see `when`"] = "voir `when`",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "des cartes, des rangs, des couleurs, ou `\"J of trumps\"`, séparés "
      .. "par des virgules",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "Tout jeu a cette étape. Avant elle, le moteur mélange les cartes "
      .. "dans le talon et vide les champs de la donne",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` est un texte, avec `=` entre des cartes égales ; ou une "
      .. "liste, où plusieurs cartes à un même rang sont égales, mais celle "
      .. "de la couleur d’atout est au-dessus des autres. Non donné : les "
      .. "`ranks` du jeu, et le champ `trump`",
  ["Views have the table, and the screen shows it"] =
    "Les vues ont le tableau, et l’écran le montre",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "Non donné : le joueur que self:pass_deal_to a nommé, ou le suivant",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "Sans cette étape : voir `base.over`. Si self:win_match a nommé un "
      .. "camp, ce camp a gagné",
  ["the player to begin with (player 1)"] =
    "le joueur par qui commencer (le joueur 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "le joueur par qui commencer (le suivant après le donneur)",
  ["as many players as take part"] =
    "autant de joueurs qu’il y en a qui participent",
  ["a player or a seat"] = "un joueur ou une place",
  ["how many seats (1)"] = "combien de places (1)",
  ["a player"] = "un joueur",
  ["a player; nil if there is none"] = "un joueur ; nil s’il n’y en a pas",
  ["the cards as text"] = "les cartes comme texte",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "À employer avant de distribuer, ou dis où vont les cartes du joueur.",
  ["the pile into which the player lays the hand first"] =
    "la pile où le joueur pose d’abord sa main",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "le joueur a des cartes, des plis sont en cours, ou personne d’autre "
      .. "ne participe",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "Le premier camp a les joueurs nommés, et tous ceux qui tiennent ou "
      .. "ont joué une des cartes de `holds` ; le second a tous les autres. "
      .. "Tous connaissent les joueurs nommés. Qui tient une telle carte "
      .. "reste secret jusqu’à ce qu’elle soit jouée ou que `reveal_party` le "
      .. "dise ; ni les vues, ni les récits, ni les bots ne le disent avant. "
      .. "Chaque joueur a désormais `player.party`, le même pour tout son "
      .. "camp : voir là.",
  ["the first party, as text for the players"] =
    "le premier camp, comme texte pour les joueurs",
  ["the second party, as text for the players"] =
    "le second camp, comme texte pour les joueurs",
  ["a player of the first party, or a list of them"] =
    "un joueur du premier camp, ou une liste d’entre eux",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "des cartes, comme texte : qui en tient une est aussi du premier camp",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true : il n’y a pas encore de camps, et personne ne peut dire ce "
      .. "que contient le fait `announcements` ; le jeu rappelle ceci quand "
      .. "ils sont fixés",
  ["there are no parties"] = "il n’y a pas de camps",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` sont les cartes que ses joueurs ont gagnées, "
      .. "`party.points` ce qu’elles comptent, `party.tricks` le nombre de "
      .. "leurs plis, `party.count` ce qu’ils ont compté, `party.players` "
      .. "leur liste ; `self:score` donne des points à chacun d’eux.",
  ["1 or 2"] = "1 ou 2",
  ["a party; nil if none have been formed"] =
    "un camp ; nil si aucun n’a été formé",
  ["how many places (1)"] = "combien de rangs (1)",
  ["the seat, from 1"] = "la place, à partir de 1",
  ["a number from 1, or a player"] = "un nombre à partir de 1, ou un joueur",
  ["a side"] = "un camp",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "Qui tire un joker, ou la même carte qu’un autre, tire encore. Le "
      .. "joueur qui a la plus haute carte, par le rang puis par la couleur, "
      .. "joue le premier ; celui qui a la deuxième est son partenaire. Si "
      .. "les deux ne sont pas face à face, deux joueurs changent de place ; "
      .. "la première place reste. Toutes les cartes sont mélangées de "
      .. "nouveau.",
  ["the name of a pile that each player has and all see, for the cards"] =
    "le nom d’une pile que chaque joueur a et que tous voient, pour ces "
      .. "cartes",
  ["why they are shown, as text for the players"] =
    "pourquoi elles sont montrées, comme texte pour les joueurs",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "le joueur qui joue le premier, aux nouvelles places ; et les deux "
      .. "qui ont changé, si quelqu’un a changé",
  ["there are not two sides of two players each"] =
    "il n’y a pas deux camps de deux joueurs",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "une carte, comme texte ; ou une liste, dont compte la première que "
      .. "quelqu’un tient",
  ["why, as text for the players: then the card is shown"] =
    "pourquoi, comme texte pour les joueurs : la carte est alors montrée",
  ["the player, or nil if nobody holds the card"] =
    "le joueur, ou nil si personne ne tient la carte",
  ["Nobody is told: it is for the end of a round."] =
    "Personne n’en est averti : c’est pour la fin d’une donne.",
  ["text, a list of texts, cards or a pile"] =
    "un texte, une liste de textes, des cartes ou une pile",
  ["the first such player in turn after the dealer, or nil"] =
    "le premier joueur de ce genre après le donneur, ou nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` l’écrit",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "la carte, comme texte ; ou `clubs`, `diamonds`, `hearts`, `spades`, "
      .. "`oros`, `copas`, `espadas`, `bastos`, aussi comme dernier mot de "
      .. "plusieurs",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "une lettre : `suit \"QS\"` est `\"S\"`, et de même `suit "
      .. "\"spades\"` et `suit \"7 spades\"` ; d’un joker, et de tout autre "
      .. "nom, nil",
  ["the card, as text"] = "la carte, comme texte",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "son nom : `rank \"10H\"` est `\"10\"`, d’un joker `\"joker\"`",
  ["a number; nil if there is none"] = "un nombre ; nil s’il n’y en a pas",
  ["its letter, as `\"S\"`"] = "sa lettre, comme `\"S\"`",
  ["cards"] = "des cartes",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "son nom, comme `\"10\"` ou `\"joker\"` ; ou une liste de noms",
  ["there is no such rank"] = "il n’y a pas de tel rang",
  ["its name"] = "son nom",
  ["the deck has no such tag"] = "le paquet n’a pas cette marque",
  ["Jokers have none."] = "Les jokers n’en ont pas.",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "seulement les rangs dont il y a exactement n cartes (dont il y en a)",
  ["a list of their names"] = "une liste de leurs noms",
  ["Others that are not among them do not matter."] =
    "D’autres, qui n’y sont pas, ne gênent pas.",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "Une carte qui est dans les deux y est autant de fois que là où il y "
      .. "en a le plus.",
  ["a list of texts"] = "une liste de textes",
  ["a number"] = "un nombre",
  ["it is no card of the deck"] = "ce n’est pas une carte du paquet",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "un texte, des listes de textes, des cartes, des piles ou des "
      .. "rangées de piles, une ou plusieurs ; nil est omis",
  ["piles, or rows of piles, one or several"] =
    "des piles, ou des rangées de piles, une ou plusieurs",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1 : seulement celles qui sont d’un rang plus haut ; -1 : seulement "
      .. "celles d’un rang plus bas",
  ["the step is neither 1 nor -1"] = "le pas n’est ni 1 ni -1",
  ["cards with blanks between, written in any way"] =
    "des cartes séparées par des blancs, écrites de n’importe quelle "
      .. "façon",
  ["a deck or its name (\"french\")"] = "un paquet ou son nom (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "il n’y a pas de tel paquet",
  ["the card played later, as text"] = "la carte jouée après, comme texte",
  ["the card played before it"] = "la carte jouée avant elle",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "la couleur demandée, comme lettre ou comme une de ses cartes (`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "la lettre d’une couleur, `\"trump\"` pour des atouts qui ne sont "
      .. "pas une couleur, nil pour une carte qui n’est d’aucune",
  ["text or a list of texts, in the order played"] =
    "un texte ou une liste de textes, dans l’ordre du jeu",
  ["its place, 1 for the first"] = "son rang, 1 pour la première",
  ["a letter, or `\"trump\"`"] = "une lettre, ou `\"trump\"`",
  ["text"] = "un texte",
  ["a whole number"] = "un nombre entier",
  ["the game has no fact `points`"] = "le jeu n’a pas le fait `points`",
  ["a number; nil if there is none, so that it can be a condition"] =
    "un nombre ; nil s’il n’y en a pas, pour que ce puisse être une "
      .. "condition",
  ["A hand has no top."] = "Une main n’a pas de dessus.",
  ["the card as text; nil if the pile is empty"] =
    "la carte comme texte ; nil si la pile est vide",
  ["the pile is a hand"] = "la pile est une main",
  ["They stay the same when the pile changes."] =
    "Elles restent les mêmes quand la pile change.",
  ["That is not always the suit printed on them."] =
    "Ce n’est pas toujours la couleur imprimée sur elles.",
  ["a letter, or `\"trump\"` for all trumps"] =
    "une lettre, ou `\"trump\"` pour tous les atouts",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "la pile, et son numéro si elle est d’une rangée ; nil si la carte "
      .. "n’est dans aucune",
  ["a pile that is no hand"] = "une pile qui n’est pas une main",
  ["a list of texts, that card first"] =
    "une liste de textes, cette carte d’abord",
  ["the card is not in the pile"] = "la carte n’est pas dans la pile",
}
