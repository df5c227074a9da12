-- The help on words in French: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "Chacune est une forme, `{ \"{card} {suit}\", … }` : un modèle de "
      .. "mots et, entre accolades, de cases. Ce que prend une case porte son "
      .. "nom dans la table de la forme : une liste de textes, de nombres ou "
      .. "de joueurs ; ou des cartes. `{card}` et `{cards}` sont des cartes "
      .. "de la main du joueur : toutes, ou celles que nomme `card = cards`. "
      .. "`{suit}` prend les couleurs du paquet et `{rank}` ses rangs, si "
      .. "rien d’autre n’est dit. `{player}` prend un joueur d’une liste, et "
      .. "`{players}` un ou plusieurs, dont la liste est sa valeur ; parmi "
      .. "tous les autres s’il n’y a pas de liste. Une forme sans cases peut "
      .. "être un simple texte, et les formes qui sont false sont omises. "
      .. "Outre les cases, une forme peut avoir : `n`, combien de cartes "
      .. "prend `{cards}`, un nombre ou `{ least, most }` ; `from`, une pile "
      .. "à la place de la main (mais une `{card}` à côté de `{cards}` est de "
      .. "la main) ; `adds`, ce que font `{cards}` au total d’après le fait "
      .. "`points`, en un groupe ou en plusieurs : un nombre ou le nom de la "
      .. "case qui le dit (avec `\"card\"` chaque groupe compte autant que "
      .. "cette carte, sinon cette carte est dans les groupes) ; `once`, "
      .. "true : en un seul groupe ; `all`, true : parmi les autres cartes de "
      .. "là, aucunes ne font ce total ; `also`, une seconde valeur que les "
      .. "rangs peuvent alors avoir, `{ A = 14 }` ; `fits`, une fonction des "
      .. "valeurs qui dit si elles vont ensemble : true, ou false et la "
      .. "raison ; ou une table de raisons, par la première valeur, pour "
      .. "lesquelles certaines ne peuvent être dites ; `plays`, true : la "
      .. "carte est de celles que les obligations permettent dans le pli ; "
      .. "`seldom`, true : les bots au hasard la disent une fois sur vingt ; "
      .. "`bold`, true : de même, et les bots qui pensent ne la disent que si "
      .. "elle vaut à coup sûr mieux que la réponse ordinaire ; `idle`, "
      .. "true : les bots qui pensent ne la disent que si elle vaut nettement "
      .. "mieux que le reste, comme là où l’on peut piocher au lieu de "
      .. "jouer ; `because`, que dire d’une carte que la case ne prend pas, "
      .. "avec `{card}` pour elle, ou d’une autre valeur là où la forme "
      .. "commence par un mot ; `unless`, pourquoi personne ne peut dire "
      .. "cette forme maintenant, ou false. Dans ces textes, le nom d’un "
      .. "champ entre accolades est sa valeur. `because`, `unless` et la "
      .. "raison que donne `fits` peuvent être une table qui a d’autres "
      .. "parties : `{ \"{suit} or a {rank}\", suit = \"S\", rank = \"Q\" }`.",
  ["the player who answers"] = "le joueur qui répond",
  ["the question; `{name}` is replaced by a field of the match"] =
    "la question ; `{name}` est remplacé par un champ de la partie",
  ["a list of what may be said"] = "une liste de ce qui peut être dit",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "le nom de la forme dite, qui est son premier mot ou, sans mots, sa "
      .. "première case ; et la valeur de chaque case : des cartes comme "
      .. "texte, une couleur comme sa lettre, le reste comme l’a la liste",
  ["nothing can be said"] = "rien ne peut être dit",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "les textes à choisir ; elle peut contenir des listes de textes ; "
      .. "les valeurs false sont omises ; `refused = { hearts = \"hearts were "
      .. "turned down\" }` y dit pourquoi quelque chose n’en est pas",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "ce que les choix disent de la main : `{ holds = { TEXT = cards } "
      .. "}`. Un joueur qui ne tient aucune de ces cartes ne peut choisir le "
      .. "texte, et qui le choisit dit à tous qu’au moins une d’elles est "
      .. "dans la main ; `{ 2, cards }` : au moins deux. `says` est le refus "
      .. "pour tous les autres, avec {cards}",
  ["the text chosen"] = "le texte choisi",
  ["the list is empty"] = "la liste est vide",
  ["the lowest number allowed"] = "le plus petit nombre permis",
  ["the highest number allowed"] = "le plus grand nombre permis",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "des nombres entre eux que le joueur ne peut pas dire : une table "
      .. "avec la raison de chacun, `{ [3] = \"the bids would add up to 10\" "
      .. "}`",
  ["The card is not played yet: see `play_card`."] =
    "La carte n’est pas encore jouée : voir `play_card`.",
  ["no trick has been begun, or it is another player's turn"] =
    "aucun pli n’a été commencé, ou c’est le tour d’un autre joueur",
  ["how many, or `{ least, most }`"] = "combien, ou `{ least, most }`",
  ["the pile, or a player for the hand"] = "la pile, ou un joueur pour sa main",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "une fonction des cartes (texte) qui dit si elles peuvent être "
      .. "choisies ; elle rend true, ou false et la raison",
  ["the cards as text; they stay where they are"] =
    "les cartes comme texte ; elles restent où elles sont",
  ["the suit's letter"] = "la lettre de la couleur",
  ["Nobody else sees which cards they are."] =
    "Personne d’autre ne voit quelles cartes ce sont.",
  ["the pile, or the player who gets them"] =
    "la pile, ou le joueur qui les reçoit",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "une fonction des cartes (texte) qui dit si elles peuvent être "
      .. "choisies ; elle rend true, ou false et la raison. Ou une table, `{ "
      .. "keep = cards, last = cards }` : le joueur écarte une carte après "
      .. "l’autre ; celles à garder restent dans la main, et les dernières ne "
      .. "partent, vues de tous, que s’il ne reste rien d’autre. Tous savent "
      .. "alors ce que la pile ne peut pas avoir",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "Un joueur qui passe reste dehors. Les enchères finissent quand tous "
      .. "les autres ont passé, ou aussitôt sur la plus haute enchère de la "
      .. "liste.",
  ["what may be bid: a list of texts, low to high"] =
    "ce qui peut être annoncé : une liste de textes, du plus bas au plus "
      .. "haut",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "la question dès qu’il y a une enchère, qui y remplace `{bid}`",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "ce que promettent les enchères : une fonction (`self`, une enchère) "
      .. "qui le dit, ou une table de textes, ou des points que compte chaque "
      .. "enchère",
  ["the lowest bid that may be made (the first of the list)"] =
    "la plus basse enchère possible (la première de la liste)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "le joueur qui parle le premier (le suivant après le donneur)",
  ["true: each speaks once, and the highest bid wins"] =
    "true : chacun parle une fois, et la plus haute enchère gagne",
  ["a player who may not pass when all others have"] =
    "un joueur qui ne peut passer quand tous les autres ont passé",
  ["a player who has the lowest bid if all pass"] =
    "un joueur qui a la plus basse enchère si tous passent",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "un joueur qui peut faire la même enchère que la plus haute, et la "
      .. "tient alors ; même quand il n’y en a pas de plus haute",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true : un joueur qui a passé peut reparler plus tard ; les enchères "
      .. "finissent quand tous les autres ont passé après la dernière",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true : on peut répondre `double` à la dernière enchère de l’autre "
      .. "camp, et `redouble` au contre de la sienne ; une enchère plus haute "
      .. "annule les deux. Ici aussi, un joueur qui a passé peut reparler",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "les deux mots pour cela, si ce sont d’autres : { \"double\", "
      .. "\"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true : personne n’enchérit après un contre ; seuls parlent, à leur "
      .. "tour, les joueurs du camp contré, pour surcontrer ou passer",
  ["true: a double is not doubled again"] =
    "true : un contre n’est pas contré à son tour",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "une enchère qui ne peut être faite que par-dessus certaines "
      .. "autres : { l’enchère, la première et la dernière de celles-ci, "
      .. "pourquoi elle est refusée sinon }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true : les enchères qui commencent par le même mot, comme `90 "
      .. "clubs` et `90 hearts`, sont de même hauteur",
  ["the question once the bid is doubled (`over`)"] =
    "la question dès que l’enchère est contrée (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "la question dès qu’elle est surcontrée (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true : une enchère est un nombre et une couleur, ou un autre mot, "
      .. "et dans le camp du plus offrant gagne le joueur qui a nommé "
      .. "celle-ci le premier",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "la plus haute enchère et le joueur qui l’a gagnée ; avec `doubles`, "
      .. "combien elle compte, 1, 2 ou 4 fois ; rien si tous ont passé",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "Le cadet nomme un nombre plus haut que le dernier, ou passe. L’aîné "
      .. "dit `yes`, et ainsi le tient, ou passe. Le duel finit quand l’un "
      .. "d’eux a passé.",
  ["the player who names numbers"] = "le joueur qui nomme des nombres",
  ["the question to the junior; if not given, which value to bid"] =
    "la question au cadet ; si elle n’est pas donnée, quelle valeur "
      .. "annoncer",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "la question à l’aîné ; si elle n’est pas donnée, s’il tient ; dans "
      .. "les deux questions le nombre nommé remplace `{bid}`",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "les nombres qui peuvent être nommés, du plus bas au plus haut, "
      .. "comme texte ; s’ils ne sont pas donnés, toutes les valeurs des "
      .. "contrats du jeu, d’après son fait `contracts`",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "une fonction de `self` et d’un nombre qui dit ce que promet le "
      .. "nombre, comme texte ; si elle n’est pas donnée, les contrats qui "
      .. "valent autant",
  ["the last number named before, if there was one"] =
    "le dernier nombre nommé avant, s’il y en a eu un",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "le joueur qui reste, et le dernier nombre que quelqu’un a nommé ; "
      .. "nil s’il n’y en a pas eu",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "Si le joueur ne déclare rien, les partenaires sont interrogés à "
      .. "leur tour. On interroge tout le monde, quoi qu’on tienne, pour "
      .. "qu’une question ne dise rien d’une main : le moteur répond pour "
      .. "ceux qui ne peuvent rien déclarer. Les cartes restent où elles "
      .. "sont : voir `show` et `move`. Une entrée de la liste peut aussi "
      .. "avoir des points et une raison, `{ \"hearts\", \"KH QH\", 20, \"a "
      .. "marriage\" }`. Ses cartes sont alors montrées, les points comptent "
      .. "pour le camp (voir `count`), et un camp ne peut la déclarer qu’une "
      .. "fois par donne. `unless = \"spades\"` dans une entrée : seul peut "
      .. "la déclarer un joueur qui ne peut déclarer `spades`, qui vient "
      .. "avant elle dans la liste ; qui la déclare le dit à tous.",
  ["the player who is asked first"] = "le joueur interrogé le premier",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "ce qui peut être déclaré : `{ { \"hearts\", \"KH QH\" }, … }` ; les "
      .. "entrées false sont omises",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "une fonction qui dit si une entrée peut être déclarée ; elle reçoit "
      .. "self, un joueur qui tient les cartes, les mots, les cartes, et les "
      .. "mots des entrées d’avant qui peuvent être déclarées (comme un seul "
      .. "texte)",
  ["cards that do not count as held, such as those just drawn"] =
    "des cartes qui ne comptent pas comme tenues, comme celles qu’on "
      .. "vient de piocher",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "les mots déclarés, les cartes qu’ils prennent, et le joueur ; rien "
      .. "si personne n’a rien déclaré",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "Ce qu’une carte peut prendre est le fait `captures`. Le joueur dit "
      .. "`8H takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 "
      .. "to 9 4C`, `add 4C AH to 1`, ou seulement la carte qui reste, après "
      .. "le mot que le fait a pour elle. Rien n’est déplacé.",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", la carte, les cartes qu’elle prend et les numéros des "
      .. "constructions qu’elle prend, le tout comme texte ; ou \"build\", "
      .. "\"raise\" ou \"add\", la carte, les cartes de la table qui s’y "
      .. "joignent, le numéro de la construction et sa valeur ; ou, pour une "
      .. "carte qui reste, son mot dans le fait, sans cela \"card\", et la "
      .. "carte",
  ["the game has no fact `captures`"] = "le jeu n’a pas le fait `captures`",
  ["a list of forms: see `ask`"] = "une liste de formes : voir `ask`",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "Alors les cartes écartées vont à leur place, et seul les connaît "
      .. "qui les y voit, ou les a vues avant. Toutes les autres réponses "
      .. "sont ouvertes. La fonction ne peut qu’interroger : les champs sont "
      .. "écrits, et les cartes déplacées, ensuite.",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "une fonction qui interroge le joueur qu’elle reçoit, et répond ce "
      .. "qu’il a dit",
  ["what the function has answered, by seat; false for who sits out"] =
    "ce que la fonction a répondu, par place ; false pour qui ne "
      .. "participe pas",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "Elle est du premier de certains rangs dont le joueur n’a pas toutes "
      .. "les cartes. Avec `others` c’est une carte d’un autre joueur, nommée "
      .. "par sa couleur : le joueur a une carte de cette couleur, mais pas "
      .. "celle qu’il appelle. Si toutes les cartes du premier rang sont au "
      .. "joueur, elle est du deuxième, et le joueur tient celle du premier "
      .. "dans sa couleur. On dit à tous ce que cela montre.",
  ["the player who calls"] = "le joueur qui appelle",
  ["ranks with blanks between, the first to call first"] =
    "des rangs séparés par des blancs, le premier à appeler d’abord",
  ["letters of the suits that may be called, with blanks between"] =
    "les lettres des couleurs qui peuvent être appelées, séparées par "
      .. "des blancs",
  ["true: the card called is not the player's own"] =
    "true : la carte appelée n’est pas au joueur lui-même",
  ["with `others`: a pile whose cards are the player's, too"] =
    "avec `others` : une pile dont les cartes sont aussi au joueur",
  ["with `others`: true: the player may call nobody"] =
    "avec `others` : true : le joueur peut n’appeler personne",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "avec `others` : une pile. Sans carte d’une couleur à appeler, le "
      .. "joueur peut y poser une carte face cachée, qui tient lieu d’une "
      .. "telle carte",
  ["the card, as text; nil if nobody was called"] =
    "la carte, comme texte ; nil si personne n’a été appelé",
}
