-- The help on words of a step in French: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "Distribue `n` cartes à chaque joueur qui participe, à partir de la "
      .. "gauche du donneur, une à une ou par paquets.",
  ["The last card that was dealt to a player."] =
    "La dernière carte distribuée à un joueur.",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "Mène la carte du dessus du talon à une pile, ou dans la main d’un "
      .. "joueur.",
  ["Moves cards from one pile to another; a player means the hand."] =
    "Mène des cartes d’une pile à une autre ; un joueur veut dire sa main.",
  ["Shows cards to everyone; they stay where they are."] =
    "Montre des cartes à tous ; elles restent où elles sont.",
  ["Puts every card back into the stock and shuffles it."] =
    "Remet toutes les cartes au talon et le mélange.",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "Distribue paquet après paquet : plusieurs cartes à la fois à chaque "
      .. "joueur qui participe, à partir de la gauche du donneur ; ou à une "
      .. "pile.",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "Les joueurs piochent l’un après l’autre, chacun jusqu’à avoir `n` "
      .. "cartes en main.",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "Un joueur joue des cartes de la main sur celles d’une pile, qui sont "
      .. "écartées : seules les dernières jouées y restent.",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "Un joueur met une carte de la main à la place de celle du dessus d’une "
      .. "pile, et prend celle-ci.",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "Fait un nouveau talon quand l’ancien est épuisé : toutes les cartes "
      .. "d’une pile sauf celle du dessus sont retournées, dans leur ordre, "
      .. "et sont le talon.",
  ["Shuffles the cards of the stock, and no others."] =
    "Mélange les cartes du talon, et aucune autre.",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "Montre à tous la dernière carte distribuée à un joueur ; elle y reste.",
  ["A random number from 1 to n."] = "Un nombre au hasard de 1 à n.",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "Chaque joueur à son tour pioche une carte, jusqu’à ce que tous en aient "
      .. "autant que dit `cards`.",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "Un joueur donne des cartes de la main à une autre main ou à une pile, "
      .. "sans que les autres les voient, parce que les règles les demandent "
      .. ": les plus fortes, par exemple.",
  ["The player draws one card from another's hand without seeing it."] =
    "Le joueur tire une carte de la main d’un autre sans la voir.",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "Passe des cartes de la main d’un joueur à celle d’un autre, pour que "
      .. "tous voient lesquelles.",
  ["Shows cards to one player only; they stay where they are."] =
    "Montre des cartes à un seul joueur ; elles restent où elles sont.",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "Les cartes sont réunies et mélangées, et la donne recommence : ses "
      .. "champs sont vides, le même joueur distribue, et l’étape `round` "
      .. "est appelée de nouveau.",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "Dit à tous combien de ces cartes a un joueur ou une pile, mais pas "
      .. "lesquelles.",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "Regarde si un joueur ou une pile a au moins `n` de ces cartes, et dit à "
      .. "tous la réponse.",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "Regarde si un joueur ou une pile a `n` cartes d’un même rang, et dit à "
      .. "tous de quels rangs.",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "Regarde si un joueur ou une pile a toutes les cartes d’au moins un de "
      .. "plusieurs groupes, et dit à tous la réponse, mais pas quel groupe.",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "Une carte vient d’arriver dans une main ou sur une pile, sans que "
      .. "d’autres la voient.",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "Des cartes sont venues d’une pile dans la main d’un joueur, puis "
      .. "certaines sont reparties.",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "Demande au joueur de dire une de plusieurs choses : des mots, des "
      .. "cartes, ou les deux.",
  ["Asks the player to choose one of a list of texts."] =
    "Demande au joueur de choisir un texte d’une liste.",
  ["Asks the player a question with the answers yes and no."] =
    "Pose au joueur une question à réponse oui ou non.",
  ["Asks the player for a whole number in a range."] =
    "Demande au joueur un nombre entier d’un intervalle.",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "Demande au joueur dont c’est le tour quelle carte jouer au pli, parmi "
      .. "celles que les obligations permettent.",
  ["Asks the player for cards of a pile."] =
    "Demande au joueur des cartes d’une pile.",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "Demande au joueur de nommer une couleur par son mot : clubs, diamonds, "
      .. "hearts, spades; coins, cups, swords, batons.",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "Demande au joueur `n` cartes de la main et les met face cachée sur une "
      .. "pile, ou les donne à un autre joueur.",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "Le joueur prend toutes les cartes d’une pile, et y en met autant de la "
      .. "main, sans que les autres les voient.",
  ["The players bid in turn, each higher than the last."] =
    "Les joueurs enchérissent tour à tour, chacun plus haut que le dernier.",
  ["Two players bid against each other."] =
    "Deux joueurs enchérissent l’un contre l’autre.",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "Demande au joueur de déclarer une de plusieurs choses, chacune avec "
      .. "certaines cartes en main, ou de dire `continue`.",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "Demande au joueur une carte de la main qui prend des cartes de la "
      .. "table, en assemble quelques-unes, ou y reste.",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "Le joueur pourrait-il dire maintenant une de ces formes ?  Personne "
      .. "n’est interrogé.",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "Interroge en même temps tous les joueurs qui participent : personne ne "
      .. "voit une réponse avant que tous aient répondu.",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "Le joueur appelle une carte : qui l’a est le partenaire, voir "
      .. "self:form_parties.",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "Joue des plis jusqu’à ce que les mains soient vides, ou autant que dit "
      .. "`tricks`.",
  ["Begins a trick by hand."] = "Commence un pli à la main.",
  ["The player plays a card of the hand to the trick."] =
    "Le joueur joue au pli une carte de la main.",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "Donne le pli à qui l’a remporté, dont le camp reçoit les cartes.",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "Pour `after_trick` : les plis restants se jouent sans l’appeler, ou "
      .. "ceux qu’un camp remporte, parce qu’elle n’aurait rien à faire.",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "Demande une carte au joueur dont c’est le tour, comme `ask_card`, et la "
      .. "joue au pli.",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "La couleur à fournir dans le pli présent ; dans l’étape `after_trick`, "
      .. "la couleur demandée au pli qui vient d’être remporté.",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "La carte qui gagne le pli présent, et qui l’a jouée ; dans l’étape "
      .. "`after_trick`, celle qui l’a remporté.",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "Les cartes du pli présent dans l’ordre joué ; dans l’étape "
      .. "`after_trick`, celles du pli qui vient d’être remporté.",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "Combien des plus forts atouts, de haut en bas sans trou, sont tous "
      .. "parmi les cartes, ou manquent tous.",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "Toutes les cartes qui comptent par le fait `points` ont-elles été "
      .. "prises ?  Alors personne n’en a plus.",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "Joue un pli dans lequel chaque joueur peut faire autre chose avant de "
      .. "jouer : déclarer, montrer ou échanger des cartes.",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "Qui a joué une de ces cartes au pli présent, ou au dernier : chaque "
      .. "joueur, dans l’ordre joué.",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "Une de ces cartes a-t-elle été jouée à un pli de cette donne, y compris "
      .. "le présent ?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "Les mots qu’un joueur peut dire désormais, dans cette donne, quand "
      .. "c’est à lui de jouer une carte dans `play_tricks`.",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "Celui qui a toutes ces cartes le dit en les jouant à des plis, dans cette "
      .. "donne : `first` avec la première, `last` avec la dernière.",
  ["The player says something that the rules demand, and that everyone hears."] =
    "Le joueur dit quelque chose que les règles demandent, et que tous "
      .. "entendent.",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "Donne au camp d’un joueur un pli de plus qui n’a pas été joué, comme un "
      .. "chien.",

  ["The components of cards played at once, the largest first."] =
    "Les parties de cartes jouées à la fois, la plus grande d’abord.",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "Le nombre de cartes de la plus grande partie de l’entame du pli "
      .. "présent, ou du dernier : 1 pour une carte seule, 2 pour une paire, "
      .. "4 pour un tracteur de deux paires.",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "Ce qui a été joué au pli présent, ou au dernier : une liste de { "
      .. "player, cards } dans l’ordre joué.",
  ["How many throws of a side have failed in this round."] =
    "Combien de lancers d’un camp ont échoué dans cette donne.",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "Les parties de cartes jouées à la fois, selon l’ordre présent : voir "
      .. "`order:format`.",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "Chaque joueur a tour à tour un tour entier, comme `play_turn`, encore "
      .. "et encore, jusqu’à ce que l’un n’ait plus de cartes, ou ne puisse "
      .. "ni piocher ni prendre.",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "Un tour entier : ce que font `draw_or_take`, `ask_melds` et "
      .. "`ask_discard`, l’un après l’autre.",
  ["Begins the player's turn."] = "Commence le tour du joueur.",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "Laisse le joueur poser de la main : des combinaisons nouvelles, et des "
      .. "cartes ajoutées à celles de la table, jusqu’à ce qu’il dise `done` "
      .. "ou que la main soit vide.",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "Demande au joueur une carte de la main et la met sur la défausse.",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "Écarte les cartes que nomme le fait `laid_down` : elles vont de la main "
      .. "à `side.laid_down` à la vue de tous, et le joueur en pioche "
      .. "autant, jusqu’à ce que la main n’en ait plus.",
  ["The melds on the table, in the order in which they were laid."] =
    "Les combinaisons de la table, dans l’ordre où elles ont été posées.",
  ["Counts the melds of a side, or those of a list."] =
    "Compte les combinaisons d’un camp, ou celles d’une liste.",
  ["Sets how much a side's first melds in this round must count at least."] =
    "Fixe combien les premières combinaisons d’un camp doivent compter au "
      .. "moins dans cette donne.",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "Le joueur qui vient de sortir a-t-il posé toute la main en ce seul tour "
      .. "?  Il faut une combinaison complète à lui, si le jeu en a, et rien "
      .. "d’ajouté à celles d’avant.",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "Ce que comptent les cartes que le joueur a posées dans cette donne : "
      .. "celles de combinaisons nouvelles, et celles ajoutées aux "
      .. "combinaisons de quiconque.",
  ["Lays a hand open whose melds have stayed in it."] =
    "Étale une main dont les combinaisons y sont restées.",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "La carte `a` bat-elle la carte `b` dans l’ordre présent ?  Voir "
      .. "order:beats.",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "Quelle hauteur a une carte dans sa couleur, dans l’ordre présent : 1 "
      .. "est la plus basse.",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "Les cartes d’un même rang, rang par rang, de bas en haut selon l’ordre "
      .. "présent.",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "Toutes les suites de certaines cartes : des cartes qui se suivent dans "
      .. "l’ordre présent.",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "Tous les groupes de certaines cartes qui comptent ensemble une somme, "
      .. "par le fait `points`.",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "Compte les groupes de cartes que nomme le fait `patterns`.",
  ["Counts the patterns that the last of some cards completes."] =
    "Compte les motifs que complète la dernière de certaines cartes.",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "Toutes les façons de partager des cartes en combinaisons pour que le "
      .. "reste compte le moins, par les faits `melds` et `points`.",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "Combien peu comptent les cartes qui restent quand les autres sont "
      .. "posées au mieux : les points de la première de self:layouts.",
  ["Those of some sets of which all cards are there."] =
    "Ceux de certains groupes dont toutes les cartes sont là.",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "Cherche le meilleur de certains groupes dont le joueur a eu toutes les "
      .. "cartes dans cette donne, et dit à tous ses `n` premières valeurs : "
      .. "qu’il en a eu un avec ces valeurs, et aucun de ceux d’avant dans "
      .. "la liste.",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "Ceux de certains groupes dont le joueur a eu toutes les cartes dans "
      .. "cette donne, comme les donne `sets_in`.",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "Ce que des cartes peuvent être à l’entame, par le fait `combinations`.",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "Les cartes avec lesquelles un joueur peut frapper : une défaussée et "
      .. "les autres posées au mieux, celles qui restent ne comptent pas "
      .. "plus que `most`.",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "De plusieurs joueurs, qui a eu le meilleur de certains groupes de "
      .. "cartes dans cette donne ? Tous apprennent la première valeur du "
      .. "meilleur groupe de chacun.",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "Demande à un joueur qui a certains de ces groupes s’il les déclare, ou "
      .. "dit `pass`.",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "Ajoute des points à un camp (ou à celui d’un joueur), avec une raison "
      .. "pour la feuille de score.",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "Chaque camp reçoit un point pour chaque pli remporté ; ou pour chacun "
      .. "au-dessus d’un nombre.",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "Ajoute à ce que compte un camp (ou celui d’un joueur) dans cette donne.",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "Le plus haut compte d’un camp dans cette donne, le camp, et un texte de "
      .. "la somme : `card points 81, last trick 10 = 91`.",
  ["What some cards count by the game's fact `points`."] =
    "Ce que comptent des cartes par le fait `points`.",
  ["Lines of the score: what counts, and why."] =
    "Des lignes du décompte : ce qui compte, et pourquoi.",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "Additionne des lignes du décompte, comme les donne `lines`, avec un "
      .. "texte de la somme.",
  ["Points for a side (or the side of a player), line by line."] =
    "Des points pour un camp (ou celui d’un joueur), ligne par ligne.",
  ["Counts on from a number by one for each name, and says so."] =
    "Compte à partir d’un nombre, un de plus par nom, et le dit.",
  ["Multiplies a count, and says so."] = "Multiplie un compte, et le dit.",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "Ce que compte un contrat : sa valeur, par le fait `contracts`, seule ; "
      .. "ou fois un nombre qui monte, comme dans `count_on`.",
  ["Ends the round at once, with the points that have been scored."] =
    "Finit la donne aussitôt, avec les points marqués.",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "Finit la partie aussitôt, au milieu d’une donne : le camp l’a gagnée, "
      .. "quels que soient les totaux.",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "Finit la partie avec cette donne : le camp l’a gagnée, quels que soient "
      .. "les totaux.",
  ["What the engine does where a game has no step `over`."] =
    "Ce que fait le programme quand un jeu n’a pas d’étape `over`.",
  ["Points for every side but one."] =
    "Des points pour tous les camps sauf un.",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "Additionne, pour chaque camp, les points des cartes qu’il a remportées, "
      .. "par le fait `points`, et ce que ce fait dit des plis : voir "
      .. "self:count.",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "Un camp reçoit en points ce qu’il a compté dans cette donne, avec le "
      .. "texte de la somme : voir self:count.",
  ["What a round counts for two parties by the fact `announcements`."] =
    "Ce que compte une donne pour deux camps par le fait `announcements`.",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "Les camps d’une donne se paient l’un l’autre, pour que tous les points "
      .. "fassent zéro.",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "Celui qui remporte un pli compte 1 pour chacune de ces cartes, et qui l’a "
      .. "jouée compte 1 de moins : voir self:count.",
  ["One side pays points to another."] = "Un camp paie des points à un autre.",
  ["Every other side pays points to one, which gets them all."] =
    "Tous les autres camps paient des points à un seul, qui les reçoit tous.",
  ["The one side with the highest worth."] =
    "Le seul camp à la plus haute valeur.",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "Un camp est-il à un niveau où s’arrête chaque montée ? Le dernier "
      .. "niveau en est un aussi.",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "Un camp monte de n niveaux, par le fait `levels`, mais pas au-delà du "
      .. "prochain arrêt ou du dernier niveau.",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "Parcourt tour à tour les joueurs qui participent, encore et encore, "
      .. "jusqu’à ce qu’un joueur n’ait plus de cartes après son tour.",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "Le joueur suivant qui a des cartes, dans le sens où vont les tours.",
  ["The players who take part and hold cards, in turn."] =
    "Les joueurs qui participent et ont des cartes, tour à tour.",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "Le joueur qui n’a plus de cartes ; s’ils sont plusieurs, le premier à "
      .. "partir de la gauche du donneur.",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "Le joueur suivant perd ce tour ; ou les `n` suivants.",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "Le joueur dont c’est le tour, dans `each_turn`, a aussi le suivant.",
  ["The next turn of `each_turn` is that player's."] =
    "Le prochain tour de `each_turn` est à ce joueur.",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "Fait aller les tours dans l’autre sens, jusqu’à la fin de la donne ou "
      .. "au prochain renversement.",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "Les joueurs qui participent, dans l’ordre où ils ont fini dans "
      .. "`each_turn` : qui n’a plus eu de cartes le premier après un tour "
      .. "est le premier.",
  ["The players, in turn, for whom a test answers yes."] =
    "Les joueurs, tour à tour, pour qui un test répond oui.",
}
