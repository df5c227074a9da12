-- The help on words in French: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "Voir `who_is_out`. Les tours peuvent être changés en chemin : voir "
      .. "`skip_turn`, `turn_again`, `give_turn` et `reverse_turns`.",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "le joueur par qui commencer (le suivant après le donneur) ; ou `{ "
      .. "first = player, play_on = true }` : qui n’a plus de cartes n’a plus "
      .. "de tour, et les autres continuent jusqu’à ce qu’un seul tienne des "
      .. "cartes",
  ["the player before (whose turn it is in `each_turn`)"] =
    "le joueur d’avant (celui dont c’est le tour dans `each_turn`)",
  ["a player; that same player if nobody else holds cards"] =
    "un joueur ; le même si personne d’autre ne tient de cartes",
  ["a list of players"] = "une liste de joueurs",
  ["a player; nil if everyone who takes part has cards"] =
    "un joueur ; nil si tous ceux qui participent ont des cartes",
  ["Before the first turn of a round it is the player who would begin."] =
    "Avant le premier tour d’une donne, c’est le joueur qui commencerait.",
  ["how many (1)"] = "combien (1)",
  ["The turns go on from there."] = "Les tours continuent à partir de là.",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "Derrière eux viennent ceux qui n’ont plus de cartes sans avoir eu "
      .. "de tour, puis ceux qui en tiennent encore, chacun à son tour après "
      .. "le donneur.",
  ["a function (`self`, a player); it may also ask the player"] =
    "une fonction (`self`, un joueur) ; elle peut aussi interroger le "
      .. "joueur",
  ["cards for each player, 1 at least"] =
    "des cartes pour chaque joueur, 1 au moins",
  ["how many cards at a time (1)"] = "combien de cartes à la fois (1)",
  ["the stock is too small"] = "le talon est trop petit",
  ["no card has been dealt in this round"] =
    "aucune carte n’a été distribuée dans cette donne",
  ["a pile or a player"] = "une pile ou un joueur",
  ["how many cards (1)"] = "combien de cartes (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "une pile dont les cartes, sauf celle du dessus, sont mélangées en "
      .. "un nouveau talon chaque fois que le talon est vide ; s’il y en a "
      .. "encore trop peu, on pioche celles qu’il y a",
  ["the cards drawn, as text"] = "les cartes piochées, comme texte",
  ["the stock has not enough cards, and no discards are given"] =
    "le talon n’a pas assez de cartes, et aucune défausse n’est donnée",
  ["text, a list of texts, cards, or a whole pile"] =
    "un texte, une liste de textes, des cartes, ou une pile entière",
  ["a card is not in the pile"] = "une carte n’est pas dans la pile",
  ["If a player is given, it is the whole hand."] =
    "Si un joueur est donné, c’est la main entière.",
  ["one or several cards, or a player"] =
    "une ou plusieurs cartes, ou un joueur",
  ["why, as text for the players; may be left out"] =
    "pourquoi, comme texte pour les joueurs ; peut être omis",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "la pile où elles sont, ou le joueur qui les tient ; nécessaire "
      .. "seulement si le paquet a une carte deux fois",
  ["the cards that were shown"] = "les cartes qui ont été montrées",
  ["Each round begins this way, so rules say it only to deal again."] =
    "Chaque donne commence ainsi, les règles ne le disent donc que pour "
      .. "redistribuer.",
  ["a list of numbers, and of { number, pile }"] =
    "une liste de nombres, et de { number, pile }",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "Une main qui en a autant ne pioche rien, et une main reste plus "
      .. "petite quand il n’y a plus de cartes.",
  ["how many cards a hand is to have"] =
    "combien de cartes une main doit avoir",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "une pile où l’on pioche quand le talon est vide, comme la "
      .. "retourne ; nil : aucune",
  ["who draws, in this order"] = "qui pioche, dans cet ordre",
  ["a hand is no such pile"] = "une main n’est pas une telle pile",
  ["text, a list of texts, or cards"] =
    "un texte, une liste de textes, ou des cartes",
  ["the pile where they lie"] = "la pile où elles sont posées",
  ["the pile for those that lay there before"] =
    "la pile pour celles qui y étaient avant",
  ["a card is not in the hand"] = "une carte n’est pas dans la main",
  ["the card of the hand, as text"] = "la carte de la main, comme texte",
  ["the card taken, as text"] = "la carte prise, comme texte",
  ["the player does not hold the card, or the pile is empty"] =
    "le joueur ne tient pas la carte, ou la pile est vide",
  ["The lowest is drawn next."] = "La plus basse est piochée la prochaine.",
  ["a pile of the game's own"] = "une pile du jeu lui-même",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "combien de cartes restent, celles du dessus (1) ; 0 : toutes sont "
      .. "retournées",
  ["the pile that they are laid on, in place of the stock"] =
    "la pile où elles sont posées, à la place du talon",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "Si une pile est donnée, ses cartes, sauf celle du dessus, sont "
      .. "d’abord mises au talon.",
  ["a pile of the game's own that becomes part of the stock"] =
    "une pile du jeu qui devient une part du talon",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "Il dépend de la graine de la partie, pour qu’elle puisse être "
      .. "rejouée. Ce n’est pas un secret : tous les joueurs peuvent le "
      .. "savoir aussitôt.",
  ["a whole number, 1 at least"] = "un nombre entier, 1 au moins",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "Avec une échelle de déclarations, le joueur qui a pioché peut en "
      .. "faire une plus forte que la dernière, ou passe. Quand toutes les "
      .. "cartes sont piochées, chacun peut déclarer à son tour, jusqu’à ce "
      .. "que tous aient passé de suite. On interroge tout le monde, quoi "
      .. "qu’on tienne, pour qu’une question ne dise rien d’une main : le "
      .. "moteur répond pour ceux qui ne peuvent rien déclarer. Les "
      .. "déclarations sont montrées. Le joueur qui a fait la dernière ne "
      .. "peut qu’y ajouter d’autres exemplaires de la même carte.",
  ["how many each player draws"] = "combien en pioche chaque joueur",
  ["the player who draws first (the next in turn after the dealer)"] =
    "le joueur qui pioche le premier (le suivant après le donneur)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "ce qui peut être déclaré, du plus bas au plus haut : une liste de "
      .. "cartes d’une sorte, comme texte ; ou de listes de telles cartes, de "
      .. "même force ; false est omis",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true : on peut déclarer plus d’exemplaires que n’en nomme "
      .. "l’échelle ; plus de cartes battent moins, et à nombre égal gagne le "
      .. "plus haut de l’échelle",
  ["the question"] = "la question",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "la question dès qu’il y a une déclaration, qui y remplace `{cards}`",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true : personne ne déclare avant que la dernière carte soit "
      .. "piochée ; ou le joueur qui est alors interrogé le premier",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "le joueur interrogé le premier quand toutes les cartes sont "
      .. "piochées (celui qui a pioché le premier)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "les cartes de la dernière déclaration, comme texte, et le joueur "
      .. "qui l’a faite ; rien s’il n’y en a pas",
  ["the stock has not enough cards"] = "le talon n’a pas assez de cartes",
  ["It counts as a decision that has one answer."] =
    "Cela compte comme une décision à une seule réponse.",
  ["the player who gives"] = "le joueur qui donne",
  ["cards of the hand: text, a list of texts, or cards"] =
    "des cartes de la main : un texte, une liste de textes, ou des cartes",
  ["a player, for the hand, or a pile"] =
    "un joueur, pour sa main, ou une pile",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "des cartes dont celui qui reçoit sait maintenant que le joueur n’en "
      .. "tient aucune, comme toutes les plus hautes",
  ["the player does not hold the cards"] = "le joueur ne tient pas ces cartes",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "La main est mélangée avant, si bien que le rang, un nombre à partir "
      .. "de 1, ne dit rien ; mais c’est au joueur de le choisir. Eux deux "
      .. "seuls voient quelle carte c’est.",
  ["the player who draws"] = "le joueur qui tire",
  ["the player who holds the cards"] = "le joueur qui tient les cartes",
  ["the hand is empty"] = "la main est vide",
  ["the player who holds them"] = "le joueur qui les tient",
  ["the player who gets them"] = "le joueur qui les reçoit",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "Si un joueur est donné à la place des cartes, c’est la main entière.",
  ["who sees them"] = "qui les voit",
  ["why, as text for the players; may be nil"] =
    "pourquoi, comme texte pour les joueurs ; peut être nil",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "la pile où elles sont, ou le joueur qui les tient ; inutile pour "
      .. "une main entière",
  ["a card is not there"] = "une carte n’y est pas",
  ["What was to come after this word is left out."] =
    "Ce qui devait venir après ce mot est omis.",
  ["a trick has been played"] = "un pli a été joué",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "des cartes que tous connaissent : un texte, une liste de textes, "
      .. "des cartes, ou une pile",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "Ce que les règles trouvent dans une main, et ce qu’un choix en "
      .. "montre, est à dire : les bots n’imaginent que des mains qui s’y "
      .. "accordent.",
  ["how many at least (1)"] = "combien au moins (1)",
  ["the cards that came last, which do not count"] =
    "les cartes venues en dernier, qui ne comptent pas",
  ["how many, 1 at least"] = "combien, 1 au moins",
  ["only these cards count (all)"] = "seules ces cartes comptent (toutes)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "une liste de textes, chacun les cartes d’un groupe ; jusqu’à 512",
  ["a set has some of its cards more often than others"] =
    "un groupe a certaines de ses cartes plus souvent que d’autres",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "Cherche si c’est une de certaines cartes, et dit la réponse à tous.",
  ["the card that came last"] = "la carte venue en dernier",
  ["the card is not there"] = "la carte n’y est pas",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "Dit à tous combien de celles qui sont venues sont restées. De vieux "
      .. "fichiers donnent le nombre en troisième argument, ce qui ne change "
      .. "rien : les coups disent combien sont restées.",
  ["the pile that the cards came from and went back to"] =
    "la pile d’où les cartes sont venues et où elles sont retournées",
  ["how many stayed"] = "combien sont restées",
  ["the last moves were not between the hand and the pile"] =
    "les derniers déplacements n’étaient pas entre la main et la pile",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "Celui qui entame joue une carte, les autres suivent à leur tour "
      .. "comme le disent les obligations, la meilleure carte gagne, et le "
      .. "gagnant entame le pli suivant. Après chaque pli, l’étape "
      .. "`after_trick(winner)` du jeu est appelée, s’il y en a une ; si elle "
      .. "rend true, on ne joue plus de pli. Les mots que permet `may_say` "
      .. "peuvent être dits avant une carte.",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "le joueur qui entame le premier pli (le suivant après le donneur) ; "
      .. "s’il ne participe pas, le suivant entame",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "combien de plis (jusqu’à ce que personne n’ait de cartes, même si "
      .. "`after_trick` fait piocher)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "un joueur qui met fin au jeu en gagnant un pli (personne)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "une fonction appelée avant chaque carte, comme dans `play_trick` ; "
      .. "alors les mots de `may_say` ne sont pas entendus, et il n’y a pas "
      .. "de mort",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "un joueur qui étale sa main dès que la première carte est jouée, et "
      .. "ne décide de rien",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "le joueur qui choisit les cartes du mort, au tour du mort",
  ["the winner of the last trick"] = "le gagnant du dernier pli",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "Appelle ensuite `ask_card` et `play_card` pour chaque joueur, et "
      .. "`end_trick`. `play_tricks` fait tout cela, et plus vite.",
  ["the player who plays first"] = "le joueur qui joue le premier",
  ["the player whose turn it is"] = "le joueur dont c’est le tour",
  ["it is not the player's turn, or the card is not in the hand"] =
    "ce n’est pas le tour du joueur, ou la carte n’est pas dans la main",
  ["the player who won it"] = "le joueur qui l’a gagné",
  ["not all have played"] = "tous n’ont pas joué",
  ["That is much faster."] = "C’est bien plus rapide.",
  ["a side, or a player for the side; if left out, all sides"] =
    "un camp, ou un joueur pour le camp ; si omis, tous les camps",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "la lettre d’une couleur, `\"trump\"` là où les atouts ne sont pas "
      .. "une couleur, nil avant la première carte",
  ["the card as text and the player; nothing before the first card"] =
    "la carte comme texte et le joueur ; rien avant la première carte",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "un texte, comme `\"10C KC\"` ; vide là où aucun pli n’est joué",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "un texte, des cartes, une pile ; un joueur pour toutes les cartes "
      .. "qu’il a tenues dans cette donne ; plusieurs arguments sont pris "
      .. "ensemble",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "le nombre, et true s’ils sont parmi les cartes, false s’ils manquent",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "Le joueur joue alors comme dans `play_tricks`, et l’étape "
      .. "`after_trick(winner)` est appelée, s’il y en a une. Les mots de "
      .. "`may_say` ne sont pas entendus.",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "une fonction qui reçoit `self` et le joueur dont c’est le tour, "
      .. "avec le pli tel qu’il est sur la table ; si elle répond une carte "
      .. "de la main, celle-ci est jouée, sinon le joueur est interrogé",
  ["the winner; and what `after_trick` has answered"] =
    "le gagnant ; et ce que `after_trick` a répondu",
  ["a player has no card to play, or `before` plays one itself"] =
    "un joueur n’a pas de carte à jouer, ou `before` en joue une lui-même",
  ["the players; nothing if nobody has"] =
    "les joueurs ; rien si personne ne l’a fait",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "Ils remplacent ceux d’un appel précédent. Tous entendent un mot. Le "
      .. "moteur appelle l’étape `said(player, word)`, puis demande la carte, "
      .. "ou un autre mot. Les bots au hasard en disent rarement un ; les "
      .. "bots qui pensent n’en disent un que si cela paie à coup sûr.",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "une liste de { \"word\", … } ; les entrées qui sont false sont "
      .. "omises. Une entrée peut avoir `cards`, combien de cartes le joueur "
      .. "doit encore tenir, au moins, avec celle à jouer ; `late`, que dire "
      .. "s’il y en a moins ; `with`, des cartes : l’une d’elles doit être "
      .. "jouée juste après le mot ; `always`, true : le joueur n’a pas "
      .. "besoin de le dire, cela va de soi avec chacune de ces cartes ; "
      .. "`unless`, pourquoi le joueur ne peut pas le dire, ou false",
  ["the game has no step `said`"] = "le jeu n’a pas d’étape `said`",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "Avec la première, tous apprennent si la main a aussi les autres, "
      .. "car le silence parle aussi. Le mot ne compte rien : voir "
      .. "`who_has_held`.",
  ["two or more cards, as text, a list of texts, or cards"] =
    "deux cartes ou plus, comme texte, liste de textes, ou cartes",
  ["what is said with the first of them, as text; false for nothing"] =
    "ce qui est dit avec la première, comme texte ; false pour rien",
  ["what is said with the last of them; left out: nothing"] =
    "ce qui est dit avec la dernière ; omis : rien",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "le paquet a deux fois une des cartes ; ou il y a plus de 8 groupes "
      .. "de ce genre",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "Ce que cela dit d’une main est à dire aussi : voir `tell_holds`.",
  ["who says it"] = "qui le dit",
  ["what is said"] = "ce qui est dit",
  ["text or a list of texts, in the order in which they are named"] =
    "un texte ou une liste de textes, dans l’ordre où on les nomme",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "une liste de { kind = \"single\", \"pair\", \"triple\", \"quad\", "
      .. "\"tractor\" ou \"bulldozer\", cards, width = exemplaires de "
      .. "chacune, length = combien côte à côte } ; nil si les cartes ne sont "
      .. "pas d’une couleur",
  ["a whole number; 0 before the first play of a match"] =
    "un nombre entier ; 0 avant le premier coup d’une partie",
  ["a list; empty before the first play of a round"] =
    "une liste ; vide avant le premier coup d’une donne",
  ["a side, its number, or one of its players"] =
    "un camp, son numéro, ou un de ses joueurs",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "une liste de { kind, cards, width, length } ; nil si elles ne sont "
      .. "pas d’une couleur",
}
