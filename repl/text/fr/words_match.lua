-- The help on matches, views, positions and records in French:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["A new match."] = "Une nouvelle partie.",
  ["The seat that must decide, and the question."] =
    "La place qui doit décider, et la question.",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "Les coups du joueur dont c’est le tour, en texte, dans un ordre fixe, "
      .. "1000 au plus.",
  ["May the player to act make this move?"] =
    "Le joueur dont c’est le tour peut-il faire ce coup ?",
  ["The player to act makes this move."] =
    "Le joueur dont c’est le tour fait ce coup.",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "La réponse des règles sur un coup du joueur dont c’est le tour : s’il "
      .. "est permis, le nom de la règle, sa phrase avec les cartes de cette "
      .. "position, son endroit, et les coups permis.",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "Annule n décisions (1), ou toutes s’il y en a moins.",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "Refait n décisions (1) après `m:undo`, ou toutes s’il y en a moins.",
  ["Goes back to the start of a trick or round, or to a decision; or "
    .. "forward to it after `m:undo`."] =
    "Revient au début d’un pli ou d’une donne, ou à une décision ; ou avance "
      .. "jusqu’à elle après `m:undo`.",
  ["Bots play to the end of the match, or a number of rounds."] =
    "Les bots jouent jusqu’à la fin de la partie, ou un nombre de donnes.",
  ["The move that a bot would make for the player to act."] =
    "Le coup que ferait un bot pour le joueur dont c’est le tour.",
  ["What that player may see: everything that a face or a bot should get."] =
    "Ce que ce joueur peut voir : tout ce que doit recevoir un écran ou un "
      .. "bot.",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "Ce que ce joueur a vu se passer dans la partie jusqu’ici, à partir de "
      .. "l’entrée n + 1.",
  ["All hands as text, by player, for study."] =
    "Toutes les mains en texte, par joueur, pour l’étude.",
  ["Every decision so far, in order, secret answers too: enough to play "
    .. "the match again."] =
    "Toutes les décisions jusqu’ici, dans l’ordre, réponses secrètes "
      .. "comprises : de quoi rejouer la partie.",
  ["The number of decisions so far, with the forced ones."] =
    "Le nombre de décisions jusqu’ici, forcées comprises.",
  ["The totals by side."] = "Les totaux par camp.",
  ["Every line of the score, in the order written."] =
    "Chaque ligne de la marque, dans l’ordre où elle a été écrite.",
  ["Tells whether the match is over, and who has won."] =
    "Dit si la partie est finie, et qui a gagné.",
  ["An independent match in the same position."] =
    "Une partie indépendante dans la même position.",
  ["Starts the match again with another seed."] =
    "Recommence la partie avec une autre graine.",
  ["Reads the rules again and makes the moves so far again under them."] =
    "Relit les règles et refait sous elles les coups joués jusqu’ici.",
  ["Gives the match other options or further house rules, and makes the "
    .. "moves so far again under them, as `m:reload` does."] =
    "Donne à la partie d’autres options ou d’autres règles maison, et refait "
      .. "sous elles les coups joués jusqu’ici, comme `m:reload`.",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "Les cartes de la donne en cours, sous la forme que prend tenace.new.",
  ["Deals the present round anew, with these cards."] =
    "Redistribue la donne en cours, avec ces cartes.",
  ["Two cards of this round's deal change places."] =
    "Deux cartes de cette donne changent de place.",
  ["Gives a player these cards in this round's deal; those who had them "
    .. "get as many of that player's cards."] =
    "Donne à un joueur ces cartes dans cette donne ; ceux qui les avaient en "
      .. "reçoivent autant des siennes.",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "Met ces cartes dans une pile de cette donne, dans cet ordre.",
  ["The games in the rules folders."] = "Les jeux des dossiers de règles.",
  ["Looks for what is wrong with a game or house rule."] =
    "Cherche ce qui ne va pas dans un jeu ou une règle maison.",
  ["Bots play many matches."] = "Les bots jouent beaucoup de parties.",
  ["Compares games: the same bots play the same deals under each."] =
    "Compare des jeux : les mêmes bots jouent les mêmes donnes sous chacun.",
  ["Opens a deal of the comparison: a match for each game, at its "
    .. "beginning."] =
    "Ouvre une donne de la comparaison : une partie pour chaque jeu, à son "
      .. "début.",
  ["Puts a game together with its house rules and options, and checks it."] =
    "Réunit un jeu, ses règles maison et ses options, et le vérifie.",
  ["The rules of a table as one line: the game with house rules and "
    .. "options, and behind a colon eight signs worked out from the texts "
    .. "of their files."] =
    "Les règles d’une table en une ligne : le jeu avec règles maison et "
      .. "options, et derrière un deux-points huit signes calculés d’après "
      .. "les textes de leurs fichiers.",
  ["Which decisions of a match cost most, from what their player could "
    .. "know."] =
    "Quelles décisions d’une partie ont coûté le plus, d’après ce que leur "
      .. "joueur pouvait savoir.",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots "
    .. "the same matches, and a better bot plays duels against a worse "
    .. "one: matches with the same deals, in which it has each side once."] =
    "Que fait une option à un jeu, valeur par valeur, ou une règle maison "
      .. "après l’autre ? Les bots jouent les mêmes donnes sous chacune, les "
      .. "bots au hasard les mêmes parties, et un meilleur bot joue des "
      .. "duels contre un moins bon : des parties aux mêmes donnes, où il "
      .. "est une fois dans chaque camp.",
  ["Why the bot would make its move, from what the player to act could "
    .. "know."] =
    "Pourquoi le bot ferait son coup, d’après ce que le joueur dont c’est le "
      .. "tour pouvait savoir.",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of "
    .. "decisions."] =
    "La position en une ligne, `whist+american#2@17` : le jeu avec règles "
      .. "maison et options, `#` et la graine, `@` et le nombre de décisions.",
  ["Gives the match other rules: all its house rules and options are those "
    .. "of `game` now."] =
    "Donne à la partie d’autres règles : toutes ses règles maison et options "
      .. "sont maintenant celles de `game`.",
  ["What that player could have counted in this round from what was seen."] =
    "Ce que ce joueur a pu compter dans cette donne d’après ce qu’on a vu.",
  ["number: whose view it is"] = "nombre : de qui est la vue",
  ["number: the round, from 1"] = "nombre : la donne, à partir de 1",
  ["number: the seat that deals"] = "nombre : la place qui distribue",
  ["number: the seat that must decide"] = "nombre : la place qui doit décider",
  ["text: the player's cards"] = "texte : les cartes du joueur",
  ["list: cards held, by seat"] =
    "liste : combien de cartes en main, par place",
  ["list: the present trick in the order played: { player, cards }"] =
    "liste : le pli en cours, dans l’ordre joué : { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "texte : la lettre d’une couleur ; \"trump\" là où les atouts ne sont "
      .. "pas une couleur ; nil sans atouts",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "table : les cartes montrées à tous et non jouées depuis, par les piles "
      .. "où elles peuvent être",
  ["table: other cards that this player has seen go where others cannot "
    .. "see them, such as cards passed on: by their piles; nil if there "
    .. "are none"] =
    "table : d’autres cartes que ce joueur a vues aller où d’autres ne les "
      .. "voient pas, comme des cartes passées : par leurs piles ; nil s’il "
      .. "n’y en a pas",
  ["list: tricks won in this round, by side"] =
    "liste : les plis remportés dans cette donne, par camp",
  ["table: the last trick: { winner, cards = list of { player, cards }, "
    .. "why }"] =
    "table : le dernier pli : { winner, cards = liste de { player, cards }, "
      .. "why }",
  ["list: the points that each side has counted by self:count, as text; "
    .. "nil if there are none"] =
    "liste : les points que chaque camp a comptés par self:count, en texte ; "
      .. "nil s’il n’y en a pas",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "liste : par camp : les points des cartes prises dans les plis de cette "
      .. "donne, d’après le fait `points` ; nil si elles ne comptent rien, ou "
      .. "si l’étape `standing` ou le fait `camps` le dit",
  ["list: totals, by side"] = "liste : les totaux, par camp",
  ["list: the seats of each side"] = "liste : les places de chaque camp",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "liste : par place : le nom du camp du joueur dans cette donne, \"\" si "
      .. "`player` ne le sait pas ; nil s’il n’y a pas de tels camps",
  ["number: the option of that name, if there is one"] =
    "nombre : l’option de ce nom, s’il y en a une",
  ["number: cards left in the stock"] =
    "nombre : les cartes qui restent au talon",
  ["list: in games with melds: the melds on the table, oldest first, { "
    .. "side, kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as "
    .. "= where wild cards are named: the cards for which they stand, "
    .. "size, wild = wild cards in it, points, full = false or its sort: "
    .. "\"natural\", \"mixed\", \"wild\" }"] =
    "liste : dans les jeux à combinaisons : celles de la table, la plus "
      .. "ancienne d’abord, { side, kind = \"set\", \"run\" ou \"wild\", "
      .. "rank ou suit, cards, as = là où l’on nomme les passe-partout : les "
      .. "cartes dont ils tiennent lieu, size, wild = ses passe-partout, "
      .. "points, full = false ou sa sorte : \"natural\", \"mixed\", "
      .. "\"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the "
    .. "number of its cards under the pile's name"] =
    "texte : la carte du dessus de la pile dont tous voient le dessus ; la "
      .. "vue a le nombre de ses cartes sous le nom de la pile",
  ["table: in games where melds stay in the hand: the player's hand laid "
    .. "out so that the cards left over count least, { melds = list of "
    .. "cards, left, points }"] =
    "table : dans les jeux où les combinaisons restent dans la main : la "
      .. "main du joueur rangée de sorte que les cartes de reste comptent le "
      .. "moins, { melds = liste de cartes, left, points }",
  ["flag: whether the discard pile is frozen"] =
    "vrai ou faux : si la pile de défausse est gelée",
  ["list: by side: the least that its first meld must count, or false once "
    .. "it has melded"] =
    "liste : par camp : le moins que doit compter sa première pose, ou false "
      .. "s’il a posé",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "liste : par camp : les cartes étalées d’après le fait `laid_down`",
  ["flag: whether the match is over"] =
    "vrai ou faux : si la partie est finie",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "table : la question, si c’est le tour de ce joueur : voir `m:turn`",
  ["list: the moves, if it is this player's turn"] =
    "liste : les coups, si c’est le tour de ce joueur",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "texte : ce qui ne va pas dans les règles, si leur étape `standing` ou "
      .. "une de leurs questions échoue pendant que la vue se fait",
  ["any: the fields of the game, and its own piles: the cards if the "
    .. "player may see them, else their number"] =
    "divers : les champs du jeu et ses propres piles : les cartes si le "
      .. "joueur peut les voir, sinon leur nombre",
  ["a round begins"] = "une donne commence",
  ["cards were dealt: their numbers, by seat"] =
    "des cartes ont été distribuées : leur nombre, par place",
  ["cards came from the stock later; `cards` if they were seen; `drawing` "
    .. "if all draw in turn and may declare"] =
    "des cartes sont venues du talon plus tard ; `cards` si on les a vues ; "
      .. "`drawing` si tous piochent tour à tour et peuvent montrer l’atout",
  ["a player laid down cards by the fact `laid_down`"] =
    "un joueur a étalé des cartes d’après le fait `laid_down`",
  ["face-down cards were turned up; `player` owns their pile"] =
    "des cartes face cachée ont été retournées ; leur pile est à `player`",
  ["cards of an open pile went to the player's open pile"] =
    "des cartes d’une pile ouverte sont allées à la pile ouverte du joueur",
  ["cards from a face-down pile that is nobody's; who takes them up sees "
    .. "them"] =
    "des cartes d’une pile face cachée qui n’est à personne ; qui les prend "
      .. "les voit",
  ["cards that lay open went to the player's face-down pile"] =
    "des cartes qui étaient visibles sont allées à la pile face cachée du "
      .. "joueur",
  ["the discards were turned over and became the stock"] =
    "la défausse a été retournée et forme le talon",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "toutes les cartes ont été réunies et mélangées, et sont redistribuées : "
      .. "voir self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "le talon a été mélangé au milieu de la donne",
  ["cards were shown to all; if only to some, `to` is their seats and `n` "
    .. "the number of cards, and others do not get `cards`"] =
    "des cartes ont été montrées à tous ; si c’est à quelques-uns, `to` est "
      .. "leurs places et `n` le nombre de cartes, et les autres n’ont pas "
      .. "`cards`",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "un joueur a dit ce que les règles demandent : voir self:say et "
      .. "self:holder_says",
  ["cards went from the hand of `from` to that of `player`; `cards` if "
    .. "they were seen; `drawn` if the player drew them unseen"] =
    "des cartes sont passées de la main de `from` à celle de `player` ; "
      .. "`cards` si on les a vues ; `drawn` si le joueur les a tirées sans "
      .. "les voir",
  ["what all have answered who were asked together: a list of { player, "
    .. "move }"] =
    "ce qu’ont répondu tous ceux qu’on a interrogés ensemble : une liste de "
      .. "{ player, move }",
  ["the player learns who is of which party: a list of { player, party = "
    .. "its name }, which may be empty"] =
    "le joueur apprend qui est de quel camp : une liste de { player, party = "
      .. "son nom }, qui peut être vide",
  ["a field of the game got a value; false only if it was true"] =
    "un champ du jeu a reçu une valeur ; false seulement s’il valait true",
  ["a decision; `forced` if nothing else was possible, which only this "
    .. "player learns; `played` if it is a card to the trick, `drawing` if "
    .. "it was made while all draw in turn; `taken`: the cards taken from "
    .. "the discard pile, of which `top` was on top; `thrown` if it was a "
    .. "throw that failed, `chooses` if it says which part is led instead; "
    .. "`dummy`: the player from whose open hand another plays the card."] =
    "une décision ; `forced` si rien d’autre n’était possible, ce que seul "
      .. "ce joueur apprend ; `played` si c’est une carte au pli, `drawing` "
      .. "si elle a été prise pendant que tous piochent ; `taken` : les "
      .. "cartes prises à la pile de défausse, dont `top` était au-dessus ; "
      .. "`thrown` si c’était un lancer qui a échoué, `chooses` si elle dit "
      .. "quelle partie est entamée à la place ; `dummy` : le joueur dont un "
      .. "autre joue la carte, de sa main ouverte.",
  ["cards that are led instead of a throw that has failed"] =
    "les cartes entamées à la place d’un lancer qui a échoué",
  ["a trick was won: the plays, and the reason in words"] =
    "un pli a été remporté : les cartes jouées, et la raison en mots",
  ["a line of the score sheet"] = "une ligne de la marque",
  ["totals after a round"] = "les totaux après une donne",
  ["the winning side, 0 for a draw"] = "le camp gagnant, 0 en cas d’égalité",
  ["The order by which a game plays."] =
    "L’ordre selon lequel se joue un jeu.",
  ["The moves allowed in a trick."] = "Les coups permis dans un pli.",
  ["May this move be made in a trick?"] =
    "Ce coup peut-il être fait dans un pli ?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of "
    .. "the rule, and the moves that are allowed."] =
    "La réponse des règles sur un coup dans un pli, comme la donne `m:why` "
      .. "dans une partie : s’il est permis, par quelle règle, l’endroit de "
      .. "la règle, et les coups permis.",
  ["Which of the plays wins the trick, and why."] =
    "Quelle carte remporte le pli, et pourquoi.",
  ["The value of a result, from the game's step `value`."] =
    "La valeur d’un résultat, d’après l’étape `value` du jeu.",
  ["Are these cards a meld?"] = "Ces cartes sont-elles une combinaison ?",
  ["The melds that a hand can make, up to 1,000."] =
    "Les combinaisons qu’une main peut faire, 1000 au plus.",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "Le jeu parfait d’une position dans un pli, quand tous voient toutes les "
      .. "cartes.",
  ["Runs one step of the rules in a round that the caller describes."] =
    "Exécute une étape des règles dans une donne que décrit l’appelant.",
  ["Perfect play from here to the last trick, when everyone sees all "
    .. "cards: what the camp of the player in turn still gets, this trick "
    .. "included, with each card that may be played."] =
    "Le jeu parfait d’ici au dernier pli, quand tous voient toutes les "
      .. "cartes : ce que le camp du joueur dont c’est le tour prend encore, "
      .. "ce pli compris, avec chaque carte qui peut être jouée.",
  ["Plays a record again, and verifies it against the results in it."] =
    "Rejoue un enregistrement, et le vérifie d’après ses résultats.",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "La partie en enregistrement : règles, graine, décisions, résultats, une "
      .. "ligne chacun.",
  ["the first line: a record, and the version of its form"] =
    "la première ligne : un enregistrement, et la version de sa forme",
  ["the game, house rules and options"] =
    "le jeu, les règles maison et les options",
  ["the match's seed"] = "la graine de la partie",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "des cartes fixées d’avance : donne (0 : toutes), pile, cartes",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "un fichier de règles, son chemin et son nom ; ses lignes suivent "
      .. "derrière `| `",
  ["the decisions follow"] = "les décisions suivent",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "la décision de la place 1 ; avec `=`, rien d’autre n’était possible",
  ["totals by side after round 1"] = "les totaux par camp après la donne 1",
  ["side 1 has won; 0 is a draw"] = "le camp 1 a gagné ; 0 : égalité",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "une somme de contrôle du texte jusqu’ici, qui révèle une ligne abîmée ; "
      .. "un enregistrement écrit à la main peut s’en passer",
  ["a comment"] = "un commentaire",
}
