-- The help on words in French: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 point ne laisse pas de ligne. Un camp de la donne n’a pas de "
      .. "points à lui : chacun de ses joueurs les reçoit.",
  ["a side, its number, a player, or a party"] =
    "un camp, son numéro, un joueur, ou un camp de la donne (party)",
  ["a whole number, which may be negative"] =
    "un nombre entier, qui peut être négatif",
  ["why, as text"] = "pourquoi, comme texte",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "les points ne sont pas un nombre entier : 7 / 2 n’en est pas un, 7 "
      .. "// 2 est 3",
  ["how many tricks count nothing (0)"] =
    "combien de plis ne comptent rien (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "Le compte n’est pas encore marqué : `side.count` est son total, et "
      .. "`most_counted` dit quel camp a le plus. Il commence à 0 dans chaque "
      .. "donne. 0 point ne laisse pas de trace.",
  ["what counts, as text"] = "ce qui compte, comme texte",
  ["the count; and the side and the text, if no other side has as much"] =
    "le compte ; et le camp et le texte, si aucun autre camp n’a autant",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "Les lignes qui sont false sont omises, et aussi celles dont les "
      .. "points sont false, nil ou 0.",
  ["the lines that count, for self:score_lines and count_lines"] =
    "les lignes qui comptent, pour self:score_lines et count_lines",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "une ligne n’est pas { points, \"reason\" } avec un nombre entier de "
      .. "points",
  ["lines: { points, \"reason\" }"] = "des lignes : { points, \"reason\" }",
  ["the sum, and its text"] = "la somme, et son texte",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "des lignes, comme `lines` les donne : { points, \"reason\" } ; "
      .. "celles qui sont false ou comptent 0 sont omises",
  ["False and nil are left out."] = "false et nil sont omis.",
  ["the number where the count begins"] = "le nombre où commence le compte",
  ["the name of that number"] = "le nom de ce nombre",
  ["the last number, and the text of the count"] =
    "le dernier nombre, et le texte du compte",
  ["the number to multiply by"] = "le nombre par lequel multiplier",
  ["the name of the factor"] = "le nom du facteur",
  ["a number, as `count_on` gives it"] = "un nombre, comme `count_on` le donne",
  ["its text, as `count_on` gives it"] = "son texte, comme `count_on` le donne",
  ["the product, and its text"] = "le produit, et son texte",
  ["the contract"] = "le contrat",
  ["where the count begins"] = "où commence le compte",
  ["what the beginning is called"] = "comment s’appelle le commencement",
  ["what counts one more; what is false or nil is left out"] =
    "ce qui compte un de plus ; ce qui est false ou nil est omis",
  ["the number, and the text of it"] = "le nombre, et son texte",
  ["the game has no such contract"] = "le jeu n’a pas de tel contrat",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "Ce qui devait venir après ce mot est omis, aussi dans les étapes "
      .. "qui ont appelé celle-ci.",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "Ce qui devait venir après ce mot est omis. Pour une partie qui "
      .. "finit avec la donne, voir `win_match`.",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "Si l’option `rounds` n’est pas 0, la partie finit après autant de "
      .. "donnes : le total le plus élevé gagne, et l’égalité est nulle. Sinon "
      .. "elle finit quand un camp a atteint l’option `target`, ou est tombé "
      .. "à `floor`, et qu’un total est le plus haut ; avec le fait `ties = "
      .. "\"draw\"` l’égalité est nulle alors aussi. Le fait `wins` peut "
      .. "mettre à sa place le plus bas total, ou un champ que garde chaque "
      .. "camp.",
  ["another number in place of the option; false: no total wins"] =
    "un autre nombre à la place de l’option ; false : aucun total ne "
      .. "gagne",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "le nom d’un champ qu’a chaque camp : un camp qui y a une valeur ne "
      .. "peut pas encore gagner",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "un camp qui gagne s’il a l’objectif, quoi qu’aient les autres ; là "
      .. "où `target` est false, lui seul gagne ainsi, avec l’objectif de "
      .. "l’option",
  ["false, or true and the winning side (0: a draw)"] =
    "false, ou true et le camp gagnant (0 : partie nulle)",
  ["the one that gets none: a side, its number, or a player"] =
    "celui qui n’en reçoit pas : un camp, son numéro, ou un joueur",
  ["a whole number, negative too"] = "un nombre entier, négatif aussi",
  ["a side, its number, or a player; if left out, each side"] =
    "un camp, son numéro, ou un joueur ; si omis, chaque camp",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "Un camp qui a annoncé des points ou des plis ne gagne que si les "
      .. "autres restent en dessous ; sinon les autres gagnent, sauf s’ils "
      .. "ont échoué de même. Si aucun n’a annoncé cela, le premier gagne "
      .. "avec les points qu’il lui faut. Le gagnant reçoit 1, 1 pour chaque "
      .. "degré atteint, annoncé ou non, et ce que compte chaque degré que "
      .. "l’un ou l’autre camp a dit. Quel que soit le gagnant, un camp "
      .. "reçoit 1 pour chaque degré dit par les autres contre lequel il a "
      .. "les points.",
  ["the points with which the first party wins"] =
    "les points avec lesquels le premier camp gagne",
  ["the first party, or a table: its points and tricks"] =
    "le premier camp, ou une table : ses points et ses plis",
  ["the second party, likewise"] = "le second camp, de même",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "les lignes de la marque telles que les voit le premier camp, pour "
      .. "count_lines ; et le camp qui a gagné, 1 ou 2, ou nil",
  ["the game has no announcements"] =
    "le jeu n’a pas d’annonces (announcements)",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "Chaque joueur du second camp paie les points. Dans le premier, "
      .. "chaque partenaire du preneur en reçoit autant, et le preneur reçoit "
      .. "le reste ; sans preneur tous reçoivent des parts égales. Des points "
      .. "sous 0 vont dans l’autre sens.",
  ["what each player of the second party pays"] =
    "ce que paie chaque joueur du second camp",
  ["the player of the first party who gets the rest"] =
    "le joueur du premier camp qui reçoit le reste",
  ["true: the declarer's partners get and pay nothing"] =
    "true : les partenaires du preneur ne reçoivent et ne paient rien",
  ["there are no parties; or the points cannot be divided"] =
    "il n’y a pas de camps ; ou les points ne peuvent être divisés",
  ["Between players of one party that comes to nothing."] =
    "Entre joueurs d’un même camp cela ne donne rien.",
  ["the player who has won the trick"] = "le joueur qui a gagné le pli",
  ["text, a list of texts, or cards; false or nil: none"] =
    "un texte, une liste de textes, ou des cartes ; false ou nil : aucune",
  ["Points below 0 go the other way."] =
    "Des points sous 0 vont dans l’autre sens.",
  ["who pays: a side, its number, or a player"] =
    "qui paie : un camp, son numéro, ou un joueur",
  ["who gets them: likewise"] = "qui les reçoit : de même",
  ["why the other gets them (the same)"] =
    "pourquoi l’autre les reçoit (la même raison)",
  ["the points are no whole number"] =
    "les points ne sont pas un nombre entier",
  ["the one who gets them: a side, its number, or a player"] =
    "celui qui les reçoit : un camp, son numéro, ou un joueur",
  ["what each other side pays, a whole number"] =
    "ce que paie chaque autre camp, un nombre entier",
  ["Equal ones get nothing, so then there is none."] =
    "Les égaux ne reçoivent rien, il n’y en a donc alors pas.",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "une fonction d’un camp qui répond un nombre ; un camp pour lequel "
      .. "elle répond false ou nil est omis",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "le camp et le nombre ; nil s’il n’y en a pas, ou si plusieurs ont "
      .. "autant",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "Elle marque un point pour chacun. Un camp qui monte depuis le "
      .. "dernier niveau a gagné la partie.",
  ["the number of levels; with 0 nothing happens"] =
    "le nombre de niveaux ; avec 0 il ne se passe rien",
  ["the game has no fact `levels`"] = "le jeu n’a pas le fait `levels`",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "Un fichier de `lessons/GAME/` dans les dossiers de règles la rend.",
  ["its name, without house rules"] = "son nom, sans règles maison",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "{ name, title, of, text, file, … } chacune, comme les a le "
      .. "fichier ; `problem` si le fichier est en erreur",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "Le meilleur coup est prouvé dans des centaines de donnes compatibles "
      .. "avec ce que le joueur a vu, les derniers plis joués "
      .. "parfaitement. Cela prend jusqu’à quelques secondes.",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "une table ; chaque nom peut en être omis : `seed`, un nombre entier "
      .. "(au hasard) : le même trouve le même problème ; `grade`, \"easy\", "
      .. "\"medium\" ou \"hard\" (n’importe lequel) ; `told`, une fonction "
      .. "appelée de temps en temps avec le travail fait jusque-là, et le "
      .. "travail après lequel on ne cherche plus",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = dans la position, player, move = le meilleur, moves = "
      .. "tous, missed = la part des joueurs pressés qui le manquent, grade, "
      .. "explained = comme le donne `m:explain` } ; nil si aucun n’a été "
      .. "trouvé en un temps raisonnable",
}
