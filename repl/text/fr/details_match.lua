-- The help on words in French: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "son nom avec règles maison et options, `whist+american+rounds=3`, un "
      .. "chemin vers un fichier, ou une variante ; ou une position en une "
      .. "ligne, `whist+american#2@17` : avec `#` et une graine, `@` et le "
      .. "nombre de décisions que prennent d’abord des bots de force "
      .. "ordinaire",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "une table ; chaque nom peut en être omis : `seed`, un nombre entier (au "
      .. "hasard) ; `options` par nom ; `deal`, des cartes fixées : { hands "
      .. "= { \"AS KS\", … }, stock = \"…\" } et des piles par nom, ou une "
      .. "liste de telles tables, donne par donne ; un `*`, et toute carte "
      .. "omise, est au hasard ; `traced = true` garde le journal depuis le "
      .. "début, ce qui rend les vues et les récits plus rapides",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "il n’y a pas de tel jeu, son fichier est en erreur, la donne est "
      .. "impossible, la graine est donnée deux fois, la partie est finie "
      .. "avant autant de décisions",
  ["Nil when the match is over."] = "Nil quand la partie est finie.",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "la place (1…) et { kind = \"card\", \"cards\", \"choice\", \"number\" ou "
      .. "\"yes_no\", prompt, from = le nom d’une pile, min, max, n, "
      .. "promises = la promesse de chaque enchère, stage = \"draw\", "
      .. "\"meld\", \"discard\" ou \"out\" d’un tour avec combinaisons, "
      .. "forms = les modèles de ce qui peut être dit, comme \"{card} "
      .. "{suit}\", closed = ceux de ce qui ne peut pas être dit "
      .. "maintenant, say = les mots qui peuvent être dits avant la carte, "
      .. "words = ceux par lesquels commence tout ce qui peut être dit à un "
      .. "moment ou à un autre, bids = toutes les enchères possibles, à "
      .. "partir de la plus basse, y compris celles qu’on ne peut pas faire "
      .. "maintenant, drawing = true pendant que les cartes sont piochées "
      .. "une à une, dummy = la place dont une carte est à jouer, de sa "
      .. "main ouverte, qui est dummy_hand }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "la liste, et true si d’autres coups (comme des lancers) sont permis "
      .. "aussi ; ou, s’il y a trop de coups pour les énumérer, nil, leur "
      .. "nombre, et true s’il peut y en avoir plus",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "comme texte : `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "la raison en mots, et le nom de la règle qui dit non",
  ["as text"] = "comme texte",
  ["the match, so that calls can be chained"] =
    "la partie, pour que les appels puissent s’enchaîner",
  ["the move is not allowed: the reason"] =
    "le coup n’est pas permis : la raison",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also` énumère d’autres obligations qui interdisent une carte, { rule, "
      .. "says, file, line } chacune.",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "Les décisions forcées ne comptent pas : le programme les refait de "
      .. "lui-même.",
  ["Tricks are those of the present round."] =
    "Les plis sont ceux de la donne en cours.",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" ou \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "le pli ou la donne, à partir de 1 ; ou le nombre de décisions prises, à "
      .. "partir de 0",
  ["the match has not reached it yet"] = "la partie n’en est pas encore là",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "des noms par place, `{ \"random\", \"search\", \"random\", \"search:50\" "
      .. "}` ; un seul nom vaut pour toutes les places ; une place sans nom "
      .. "est celle d’une personne, et les bots s’y arrêtent",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = une fonction appelée après chaque décision d’un bot "
      .. "qui pense }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "les règles échouent ; la partie est alors comme elle était avant la "
      .. "décision après laquelle elles ont échoué",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` laisse son rapport dans `m.thought` : { moves, points = le "
      .. "résultat moyen de chacun, outcomes = une liste de résultats pour "
      .. "chacun, un par donne, worlds = le nombre de donnes, compared = "
      .. "les donnes qui ont été comparées à ce que le joueur a vu, dropped "
      .. "= celles d’entre elles qui ne s’y accordaient pas, share = la "
      .. "part des donnes comparées qui a été écartée (0 à 1), told = les "
      .. "lignes des règles qui l’ont dit }.",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (pense dans 50 mondes), ou une "
      .. "fonction d’une vue et de la liste des coups",
  ["The parts are listed under \"What a player sees\"."] =
    "Ses éléments sont énumérés sous \"What a player sees\".",
  ["a seat, from 1"] = "une place, à partir de 1",
  ["the number of entries to skip (0), a whole number"] =
    "le nombre d’entrées à sauter (0), un nombre entier",
  ["Bots never get them."] = "Les bots ne les reçoivent jamais.",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "Les coups joués jusqu’ici sont perdus. Cela coûte moins qu’une nouvelle "
      .. "partie.",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "les règles échouent ; si elles échouent avant la première question, la "
      .. "partie recommence avec sa graine d’avant",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true } : si une décision n’est plus permise, la partie revient "
      .. "juste avant elle, sous les nouvelles règles ; sinon elle reste "
      .. "sous les anciennes",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "ce qui est différent maintenant, { what, before, after } pour chaque "
      .. "différence : `scores`, un champ, une pile, `moves`, … ; avec "
      .. "`back`, aussi l’échec",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, le numéro de la première décision qui n’est plus permise, la "
      .. "raison, et une table avec les deux et `move`, `player`, `round`, "
      .. "`rule`, `file` et `line` ; la partie reste alors sous les "
      .. "anciennes règles",
  ["a rules file is in error"] = "un fichier de règles est en erreur",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "par nom, { target = 7 } ; ou un texte, \"american target=7\"",
  ["as in `m:reload`"] = "comme pour `m:reload`",
  ["there is no such option or house rule"] =
    "il n’y a pas de telle option ni de telle règle maison",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = par joueur, dans l’ordre de distribution, stock = la carte du "
      .. "dessus d’abord } et les propres piles du jeu par nom ; ou nil et "
      .. "pourquoi la donne est inconnue",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "Les donnes d’avant restent, et les coups joués jusqu’ici sont refaits, "
      .. "comme par `m:reload`.",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "comme dans `tenace.new`, pour cette donne : `m:dealt` la rend, à modifier",
  ["a card or pile does not exist, or a card is used too often"] =
    "une carte ou une pile n’existe pas, ou une carte sert trop souvent",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "Les coups joués jusqu’ici sont refaits ; si l’un d’eux n’est plus "
      .. "permis, la partie revient juste avant lui.",
  ["a card as text"] = "une carte comme texte",
  ["another card"] = "une autre carte",
  ["the card is not in the deal"] = "la carte n’est pas dans la donne",
  ["Then it continues as `m:swap` does."] =
    "Puis cela continue comme `m:swap`.",
  ["the cards given in return, as text; the first dealt if left out"] =
    "les cartes rendues en échange, comme texte ; si elles sont omises, les "
      .. "premières distribuées",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "Les cartes qu’elles remplacent vont là d’où elles sont venues. Puis cela "
      .. "continue comme `m:swap`.",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock`, ou une pile par son nom",
  ["as text; a `*` keeps the card that is there"] =
    "comme texte ; un `*` garde la carte qui est là",
  ["there is no such pile, or it has fewer cards"] =
    "il n’y a pas de telle pile, ou elle a moins de cartes",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "{ name, title, sentence, file, family, house, options } chacun, où "
      .. "`family` dit ce qu’on joue : voir le fait de ce nom ; `house` est "
      .. "une liste des règles maison du jeu ; `problem` si le fichier est "
      .. "en erreur",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "Cela charge les fichiers, exécute leurs exemples, et joue des parties au "
      .. "hasard où se rencontrent les valeurs d’options, deux à deux. Cela "
      .. "cherche aussi des bizarreries : options, étapes, champs et "
      .. "obligations sans effet.",
  ["`whist+american`, or a path to a file"] =
    "`whist+american`, ou un chemin vers un fichier",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "une table : `told`, une fonction appelée pendant le travail avec son "
      .. "stade (\"examples\", \"matches\", \"settings\", \"rare\" : étapes "
      .. "et obligations qui se présentent rarement), la part qui est "
      .. "faite, et le tout, si on le connaît",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "les problèmes et les remarques, des listes de { file, line, text, "
      .. "advice, record }, où `record` est le texte d’une partie qui "
      .. "montre le problème ; les deux sont vides pour un jeu sans faute ; "
      .. "et combien a été joué : { rounds, decisions, settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "une table : `games`, combien (100), ou `rounds` ; `seed`, un nombre "
      .. "entier (au hasard) ; `bots`, un nom ou des noms par place "
      .. "(\"random\") ; `options` ; `told`, une fonction appelée de temps "
      .. "en temps avec le nombre de parties ou de donnes jouées jusque-là, "
      .. "et le nombre en tout",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= par camp, draws, scores = { mean, deviation } par camp, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "Une donne est la première manche d’une partie à elle.",
  ["the first game is the one that the others are compared with"] =
    "le premier jeu est celui auquel les autres sont comparés",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "une table : `rounds`, le nombre de donnes (10000 par des bots au hasard, "
      .. "sinon 100) ; `seed`, un nombre entier (au hasard) ; `bots`, un "
      .. "nom ou des noms par place (\"random\") ; `options` pour tous les "
      .. "jeux ; `told`, une fonction appelée de temps en temps avec le "
      .. "nombre de donnes jouées jusque-là, et le nombre en tout",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = { value, low, high, difference } par jeu }, seats = de "
      .. "même par place à partir de la gauche du donneur, differ = les "
      .. "parts des donnes où `decisions`, `cards` ou `scores` diffèrent, "
      .. "apart = { deal, apart, scores } pour les donnes dont les "
      .. "résultats diffèrent le plus } ; une différence a `told` : "
      .. "\"more\", \"less\", \"alike\" ou \"unknown\" ; avec \"unknown\" "
      .. "vient `needed`, le nombre de donnes qui le dirait",
  ["the games differ in their players or sides"] =
    "les jeux diffèrent par leurs joueurs ou leurs camps",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` refait les décisions des bots, une à une ou toutes.",
  ["its number"] = "son numéro",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, ou un chemin vers un fichier",
  ["the variant; or nil, problem"] = "la variante ; ou nil et le problème",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "Deux tables qui ont la même ligne jouent avec les mêmes règles. Là où "
      .. "l’on nomme un jeu, une telle ligne peut se mettre aussi : c’est "
      .. "une erreur si les règles d’ici en diffèrent.",
  ["its name with house rules and options, or a variant"] =
    "son nom avec règles maison et options, ou une variante",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "Chacune est regardée par une recherche courte, et celles qui semblent "
      .. "coûter le plus par une longue. Donne par donne, cela dit aussi ce "
      .. "que marque `search:20` à toutes les places avec les mêmes cartes.",
  ["a match; it stays as it is"] = "une partie ; elle reste comme elle est",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "une table ; chaque nom peut en être omis : `player`, une place "
      .. "(toutes) ; `round`, son numéro (toutes) ; `most`, le plus "
      .. "d’erreurs à dire (5) ; `worlds`, les donnes de la recherche "
      .. "courte (60) ; `names` et `you` pour les textes, comme dans "
      .. "`m:explain` ; `told`, une fonction appelée avec le travail fait "
      .. "et tout le travail, comptés en pas",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = { player, decisions, same = prises comme le bot "
      .. "les aurait prises, alike = d’autres qui ne sont pas nettement "
      .. "moins bonnes } chacun, mistakes = les pires d’abord, rounds = { "
      .. "round, scores, bots } chacune, par camp, unseen = les décisions "
      .. "qui n’ont pas été regardées et unplayed = les donnes que des bots "
      .. "n’ont pas rejouées, parce que le tout d’une longue partie "
      .. "prendrait trop de temps }. Une erreur est { decision, round, "
      .. "player, made, better, cost, interval = la moitié de la largeur de "
      .. "l’intervalle à 95 % du coût, au score de la donne, explained = "
      .. "comme le donne `m:explain`, perfect = ce qu’obtient encore un jeu "
      .. "parfait, toutes les cartes vues : { made, better, for }, si cela "
      .. "se sait vite }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "une option avec des valeurs, `min_bid=3..7` ou `rounds=1,3,5` ; une "
      .. "option seule, pour toutes ses valeurs ; ou des règles maison, "
      .. "`american,kingless` : la première ligne est alors le jeu sans "
      .. "elles",
  ["a list of values of the option `what`"] =
    "une liste de valeurs de l’option `what`",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "une table ; chaque nom peut en être omis : `rounds`, le nombre de donnes "
      .. "(2000), et `bots`, un nom ou des noms par place (\"random\") ; "
      .. "`matches` et `duels` (autant qu’il s’en joue en quelques "
      .. "secondes ; 0 : aucun) ; `better` (\"search:2\") et `worse` "
      .. "(\"random\"), des bots ; `seed`, un nombre entier (au hasard) ; "
      .. "`told`, une fonction appelée pendant le travail avec son stade, "
      .. "la part qui est faite, et le tout, si on le connaît",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "une liste avec une ligne pour chaque valeur : { value, length = les "
      .. "décisions dans une donne, gap = le meilleur score moins le plus "
      .. "mauvais, played = la part des donnes qui ont un preneur, made = "
      .. "parmi celles-ci, les contrats réussis, match = les décisions dans "
      .. "une partie, rounds = les donnes dans une partie, won = la part "
      .. "des duels que gagne le meilleur bot }. La liste a aussi { game, "
      .. "option, values, games, deals, bots, matches, duels, cut = les "
      .. "parties arrêtées après 200 donnes, seed, better, worse, sides, "
      .. "measures = comme les a `tenace.compare` }",
  ["a value that the option does not take; fewer than two values"] =
    "une valeur que l’option ne prend pas ; moins de deux valeurs",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "Les autres coups lui sont comparés dans les donnes que le bot a "
      .. "imaginées.",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "une table ; chaque nom peut en être omis : `bot`, \"search\" ou "
      .. "\"search:50\" ; `decision`, le numéro d’une décision déjà prise : "
      .. "il s’agit alors d’elle, d’après ce que son joueur pouvait "
      .. "savoir ; `names`, les noms des joueurs par place, pour le texte ; "
      .. "`you`, la place de la personne qui le lit ; `short = true` : "
      .. "seulement les phrases qui importent le plus",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, le coup du bot ; `made`, le coup de cette décision ; `player`, "
      .. "qui décide ; `deals`, le nombre de donnes regardées ; "
      .. "`alternatives`, les coups comparés, celui du bot d’abord : { move, "
      .. "value, interval, less, clear, costs, play, made, trick } chacun, "
      .. "dans l’unité `unit` : `\"tricks\"` ou `\"points\"` (points des "
      .. "cartes) du camp du joueur, `\"chance\"` (les donnes où il remporte "
      .. "la donne, en pour cent) ou `\"score\"` (de la donne : celui de son "
      .. "camp moins celui des autres). `less` dit de combien un coup fait "
      .. "moins bien, `interval` la moitié de la largeur de son intervalle à "
      .. "95 %, pour le premier celle de sa valeur ; `clear` dit si la "
      .. "différence est plus grande ; `costs`, s’il rapporte sûrement moins "
      .. "dans la donne ; `play` et `made`, dans combien des donnes, en pour "
      .. "cent, le camp a le contrat et le réussit ; `trick`, dans combien il "
      .. "remporte le pli en cours, là où cela peut se dire. `cause`, s’il en "
      .. "a été trouvé une : { what, share, with, without, move, … }, un fait "
      .. "sur les cartes cachées, dans quelle part des donnes il est vrai, et "
      .. "combien le coup du bot rapporte alors de plus que `move`, et combien "
      .. "sinon. `cost`, d’une décision déjà prise : { value, interval, clear "
      .. "}, de combien elle fait moins bien que le coup du bot au score de la "
      .. "donne, et si c’est net. `plan` : ce que le joueur jouerait alors le "
      .. "plus souvent, { contract ou trump, share en pour cent } ; `voids` : "
      .. "les couleurs que les cartes écartées laissent vides. `text` : tout "
      .. "cela en phrases",
  ["there is no question, or the bot is none that has reasons"] =
    "il n’y a pas de question, ou le bot n’est pas de ceux qui ont des raisons",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "Il y en a une pour chaque donne, et pour les positions où `tenace.new` "
      .. "est arrivé par une telle ligne : celles où des bots ont pris "
      .. "toutes les décisions.",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "nil et pourquoi il n’y en a pas, si une personne a décidé ou si des "
      .. "cartes ont été données",
  ["The moves so far are made again, as `m:reload` does."] =
    "Les coups joués jusqu’ici sont refaits, comme par `m:reload`.",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, ou une liste de tels mots",
  ["there is no such game, or a rules file is in error"] =
    "il n’y a pas de tel jeu, ou un fichier de règles est en erreur",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, celles qui sont encore dehors, comme texte : elles sont dans la "
      .. "main des autres, dans le talon, ou face cachée là où le joueur ne "
      .. "les a pas vues aller ; `n`, combien elles sont ; `held`, les "
      .. "cartes de chaque main, par joueur ; `void`, par joueur, une liste "
      .. "des couleurs qui sont dehors et que ce joueur ne peut pas tenir, "
      .. "et là où le jeu en a : `trumps`, les atouts qui sont dehors, et "
      .. "`points`, les points des cartes qui sont dehors",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "Un coup secret d’un autre joueur a `secret` et `n`, le nombre de cartes",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "Comme texte, cela a une ligne par couleur, les atouts d’abord, avec les "
      .. "cartes de la plus basse à la plus haute.",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "ce qu’une donne a fixé, comme { trump = \"H\" }",
  ["an order: see there"] = "un ordre : voir là",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } } ; le pli peut être un "
      .. "texte, et qui entame n’en a pas ; là où l’on joue plusieurs "
      .. "cartes à la fois, c’est une liste de ce qui a été joué, { \"4H "
      .. "4H\", \"7H 8H\" }, ou le texte d’un seul coup. `played` sont des "
      .. "cartes de plis précédents : sans elles, c’est le premier pli",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = } ; là où l’on entame de plusieurs cartes à "
      .. "la fois, `others` est une liste des mains des autres joueurs, et "
      .. "elles décident si un lancer réussit",
  ["a card, or several, as text"] = "une carte, ou plusieurs, comme texte",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "la raison en mots, et le nom de la règle qui interdit le coup ; pour un "
      .. "lancer qui échoue, aussi les cartes à entamer à la place, une "
      .. "liste si le joueur suivant choisit entre plusieurs",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "une carte, comme texte",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "un texte ou une liste, dans l’ordre joué ; une liste là où l’on joue "
      .. "plusieurs cartes à la fois",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "le numéro du coup, 1 pour le premier, et la raison en mots",
  ["the result, as fields and options that the step reads"] =
    "le résultat, en champs et options que lit l’étape",
  ["the game has no such step"] = "le jeu n’a pas de telle étape",
  ["options of the game"] = "des options du jeu",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` ou `wild`, les points des cartes, et pour une combinaison "
      .. "complète `natural`, `mixed` ou `wild` ; ou la raison en mots, et "
      .. "le nom de la partie des faits qui l’interdit",
  ["the game has no melds"] = "le jeu n’a pas de combinaisons",
  ["Of card choices with the same effect the list has only one."] =
    "De choix de cartes qui ont le même effet, la liste n’en a qu’un.",
  ["the cards, as text"] = "les cartes, comme texte",
  ["melds that the player may add to, a list of their cards"] =
    "les combinaisons que le joueur peut compléter, une liste de leurs cartes",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 } : ce que les joueurs "
      .. "tiennent encore, les cartes du pli, et qui l’a entamé ; et ce que "
      .. "prend `m:solve` : `for`, `camp`, `fewest`, `last`, `trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "ce que le camp du joueur dont c’est le tour obtient de ce qui reste, et "
      .. "de même pour chaque carte, la meilleure d’abord ; ou nil et ce "
      .. "qui empêche une réponse",
  ["Worked examples use it."] = "Les exemples travaillés s’en servent.",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = nom, with = liste d’arguments, scores = totaux d’avant, tricks "
      .. "= gagnés par camp, held = mains par joueur, won = cartes par "
      .. "camp, last_won = la place qui a remporté le dernier pli, ou les "
      .. "deux derniers, en une liste, party = les places du premier camp "
      .. "de la donne, round_number, dealer, leaves = true pour `leaves` "
      .. "dans le résultat }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "les totaux, si la partie est alors finie et qui a gagné, la réponse de "
      .. "l’étape, et comme `sheet` les lignes de la marque qu’elle a "
      .. "écrites ; comme `leaves` les champs et les nombres de cartes "
      .. "d’après, sous la forme des exemples",
  ["For study only: it looks at all hands."] =
    "Pour l’étude seulement : cela regarde toutes les mains.",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for` : ce qui est compté, `\"tricks\"` ou `\"points\"` des cartes (les "
      .. "points, là où les cartes du jeu en ont et qu’aucun pli ne met fin "
      .. "au jeu) ; `camp` : une liste des joueurs qui jouent ensemble (des "
      .. "partenaires, le camp du preneur, ou tous sauf le preneur) ; "
      .. "`fewest = true` : le camp veut prendre le moins possible (là où "
      .. "un pli met fin au jeu de quelqu’un qui n’en veut aucun) ; "
      .. "`last` : ce que le dernier pli compte en plus (0) ; "
      .. "`trick_counts` : ce que chaque pli compte en plus de ses cartes "
      .. "(0) ; `most` : le plus de positions à regarder (100 millions, "
      .. "environ une minute)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, ce qui est atteint au mieux ; `moves`, une liste de { move, "
      .. "value }, le meilleur d’abord ; `nodes`, les positions regardées ; "
      .. "`fewest = true` si le camp veut prendre le moins possible ; ou "
      .. "nil et la règle ou le fait qui empêche une réponse",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "un enregistrement, comme le donne `m:record` et l’écrit `play`",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "la partie à la fin de l’enregistrement ; ou nil et un message qui nomme "
      .. "la ligne fausse",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "Il contient le texte des fichiers de règles, il peut donc être rejoué "
      .. "après qu’ils ont changé.",
}
