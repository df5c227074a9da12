-- The prompt: its verbs, its help and its messages, in French. See en/prompt.lua.

return {
  greeting = "Tenace {version} : help énumère les mots, quit quitte.",
  ready = "> ",
  more = ">> ",
  stopped = "Arrêté.",
  rest = {
    [1] = "Entrée affiche encore une ligne ; q les laisse.",
    other = "Entrée affiche encore {n} lignes ; q les laisse.",
  },
  turn = "À {player} de répondre : {prompt}",
  table = "Sur la table : {plays}",
  no_match = "il n’y a pas encore de partie, commences-en une : deal \"whist\"",
  which_game = "quel jeu ? par exemple : deal \"whist\"",
  which_games = "quels jeux ? par exemple : compare skat skat+kontra",
  which_sweep = "essayer quoi ? par exemple : sweep bid_whist min_bid=3..5",
  which_move = "quel coup ? par exemple : why \"3d\"",
  no_lua = "« {word} » n’est pas du Lua : mets les cartes entre guillemets, "
    .. "play \"{word}\"",
  in_line = "ligne {n}, `{line}` : {said}",
  suit_letter = "{said} : écris \"{letter}\" pour {suit}",
  card_name = "{said} : écris \"{card}\"",
  no_function = "il n’y a pas de « {name} » à appeler ici",
  no_function_near = "il n’y a pas de « {name} » à appeler ici, voulais-tu "
    .. "dire « {near} » ?",
  no_command = "il n’y a pas de commande « {word} » : help dit ce qui se tape",
  no_command_near = "il n’y a pas de commande « {word} », voulais-tu dire "
    .. "« {near} » ?",
  in_quotes = "« {name} » est un nom : mets-le entre guillemets, \"{name}\"",
  was_local = "« {name} » n’existait que pour sa ligne : sans local, il reste",
  one_equal = "« {name} » reçoit une valeur avec un seul = : { {name} = … }",
  over_list = "{said} : for … in parcourt pairs(list) ou ipairs(list) ; pour "
    .. "des nombres, for i = 1, 3 do",
  join_texts = "{said} : les textes se joignent par ..",
  not_whole = "la ligne n’est pas complète",
  one_game = "{game} est un seul jeu, compare-le avec un autre : compare "
    .. "{base} {game}",
  how_many = "{verb} de combien de décisions ? par exemple : {verb} 2",
  no_value = "« {name} » est nil : il n’a pas de champs",
  plot_wins = "Parties gagnées par chaque camp, {game}",
  which_plot = "dessiner quoi ? par exemple : plot({ 3, 5, 8 })",
  which_mean = "la moyenne de quoi ? par exemple : mean({ 3, 5, 8 })",
  which_share = "la part de quoi ? par exemple : share({ true, false }) ou "
    .. "share(3, 8)",
  which_histogram = "l’histogramme de quoi ? par exemple : "
    .. "histogram({ 3, 5, 8 }, 5)",
  which_json = "quoi en JSON ? par exemple : json(it) ou "
    .. "json(it, \"it.json\")",
  which_csv = "quoi en CSV ? par exemple : csv(it) ou csv(it, \"it.csv\")",
  plot_counted = "Combien de fois chacun est dans la liste",
  plot_interval = "{inside} et {outside} sont l’intervalle : le vrai nombre y "
    .. "est 95 fois sur 100.",
  plot_intervals = "{interval} est l’intervalle : le vrai nombre y est 95 fois "
    .. "sur 100.",
  no_plot = "il n’y a pas de nombres à dessiner : donne une liste de nombres "
    .. "ou de mots, une table de nombres par nom, une liste de points { x, y "
    .. "} ou un résultat",
  here = "{line} est cette position : position {line} l’ouvre ici, tenace play "
    .. "{line} à une table.",
  nowhere = "Aucune ligne n’ouvre cette position : {why}.",
  plot_where = "nomme un fichier : plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "C’est dans {file}.",
  plotted = "Le dessin est dans {file}.",
  which_line = "mesurer quoi ? par exemple : time finish search",
  took = "{passed} secondes, dont {cpu} sur le processeur.",
  took_decisions = "{passed} secondes, dont {cpu} sur le processeur ; {count} "
    .. "décisions, {rate} par seconde.",
  took_each = "{times} fois, {each} secondes chacune.",
  no_name = "il n’y a pas de nom « {name} » ici : help énumère les mots",
  no_name_near = "il n’y a pas de nom « {name} » ici, voulais-tu dire "
    .. "« {near} » ?",
  no_help = "L’aide de la bibliothèque manque : `make` la fait.",
  no_word = "Pas d’aide pour « {word} » : help library énumère tous les mots.",
  no_word_near = "Pas d’aide pour « {word} », voulais-tu dire « {near} » ?",
  inside = "Aucun mot ne s’appelle « {word} ». Ceux-ci l’ont dans leur nom ou "
    .. "dans leur texte :",
  inside_more = { [1] = "et 1 de plus", other = "et {n} de plus" },
  source = "{file}, ligne {line}",
  which_word = "la source de quoi ? par exemple : ??order",
  no_source = "{file}, ligne {line} : ce fichier ne vient pas avec le "
    .. "programme installé.",
  no_lines = "Il n’y a rien à montrer de « {word} ».",
  typed_here = "Cela a été tapé ici.",
  save_where = "nomme un fichier : save lesson.lua",
  saved = {
    [1] = "1 ligne est dans {file} : tenace run {file}",
    other = "{n} lignes sont dans {file} : tenace run {file}",
  },
  script = "-- Une séance à l’invite de Tenace : tenace run la refait.\n-- "
    .. "see(…) montre les valeurs comme le fait l’invite.\n\nlocal _ENV = "
    .. "require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- Ici une partie à la table a été commencée : {text}",

  is_step = "{name} : une étape de {game}. {text}",
  is_option = "{name}={value} : une option de {game} : {says} ({values} ; "
    .. "par défaut : {default}).",
  is_field_round = "{name} : un champ de {game}, fixé de nouveau à chaque "
    .. "donne ({kind}).",
  is_field_keeps = "{name} : un champ de {game}, gardé toute la partie "
    .. "({kind}).",
  is_pile_all = "{name} : une pile de {game} que tout le monde voit.",
  is_pile_owner = "{name} : une pile de {game} que voit qui la possède.",
  is_pile_none = "{name} : une pile de {game} que personne ne voit.",
  is_pile_top = "{name} : une pile de {game} dont tout le monde voit la carte "
    .. "du dessus.",
  is_rule = "{name} : une obligation de {game} : {says}.",
  is_game = "{title} : {sentence} new \"{name}\" le distribue.",
  is_house = "{title}, une règle maison de {game} : {sentence} new "
    .. "\"{game}+{name}\" distribue avec elle.",
  verb = {
    games = "games : tous les jeux par familles ; games skat : ses règles maison et ce que change chacune ; games search play trump : ceux qui ont ces mots.",
    play = "play \"whist\" : assied à une table ; quit revient ici. play "
      .. "\"7c\" : joue une carte dans la partie en cours.",
    new = "new(game [, how]) : une nouvelle partie, qui est alors m.",
    deal = "deal \"whist\" : une nouvelle partie, toutes les mains ouvertes ; "
      .. "deal seul redistribue le même jeu.",
    hands = "hands : montre toutes les mains de la partie en cours.",
    moves = "moves : énumère les réponses possibles maintenant.",
    why = "why \"3d\" : ce que disent les règles d’un coup : la règle, sa "
      .. "phrase, sa ligne, et les coups permis. why seul : pourquoi le "
      .. "dernier coup a été joué ; why \"2\" : le dernier de la place 2.",
    hint = "hint : le coup que jouerait le bot search, et pourquoi ; hint "
      .. "\"random\" interroge un autre bot.",
    solve = "solve : ce que vaut chaque carte quand toutes sont vues ; solve "
      .. "\"points\" compte les points, solve \"tricks\" les plis. Pour une "
      .. "position sans partie : solve(\"whist\", {}, { hands = { \"AS\", … } "
      .. "}).",
    undo = "undo [n] : reprend une décision, ou n.",
    redo = "redo [n] : refait une décision après undo, ou n.",
    score = "score : la feuille de score de la partie en cours, avec les "
      .. "raisons.",
    rules = "rules \"whist\" : les règles d’un jeu ; rules seul : de "
      .. "la partie en cours.",
    back = "back [n] : reprend une décision, ou n, comme undo.",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12 : va là où cela a "
      .. "commencé, en arrière ou en avant.",
    branch = "branch [name] : commence ici une autre variante de la partie ; "
      .. "celle d’avant reste comme elle est.",
    branches = "branches : montre les variantes de la partie côte à côte, avec "
      .. "leurs résultats.",
    switch = "switch 1 : continue dans la variante 1 ; switch seul continue "
      .. "dans celle d’avant.",
    finish = "finish [bots] : des bots jouent la donne jusqu’à sa fin ; par "
      .. "défaut search.",
    again = "again [bots] : des bots rejouent la même donne depuis le début, "
      .. "dans une variante à part.",
    review = "review : les décisions de la dernière donne qui ont coûté le "
      .. "plus, et pourquoi ; review match : celles de toutes les donnes ; "
      .. "review 2 : va à la deuxième, dans une variante à part.",
    swap = "swap QS 3D : deux cartes de cette donne changent de place ; les "
      .. "coups déjà joués sont refaits tant qu’ils sont permis.",
    give = "give 2 QS, give 2 QS for 3D : quelqu’un reçoit une carte dans "
      .. "cette donne, et en rend une.",
    fix = "fix hand 1 AS * KS : une pile de cette donne reçoit ces cartes, "
      .. "dans cet ordre ; * garde la carte qui y est.",
    show = "show hands : ouvre toutes les mains.",
    hide = "hide hands : ne montre que la main de qui doit jouer.",
    position = "position : la position en une ligne, jeu, donne et nombre de "
      .. "décisions, si les bots habituels y mènent ; position whist#2@17 "
      .. "ouvre celle qui a cette ligne.",
    set = "set target=7 : la partie continue avec une autre option, ou avec "
      .. "une règle maison : set american. set seul énumère les options.",
    reload = "reload : relit les règles et refait les coups sous elles ; "
      .. "reload back revient au premier coup qui n’est plus permis.",
    watch = "watch : recharge chaque fois qu’un fichier de règles est "
      .. "sauvegardé ; watch encore l’arrête.",
    trace =
      "trace : quelle règle a fait quoi dans cette manche, avec étape, "
      .. "fichier et ligne ; trace 3 : dans son troisième pli, et ce que les "
      .. "règles ont exclu de chaque main ; trace score : les derniers "
      .. "scores, terme par terme ; trace all : dans toutes les manches.",
    edit =
      "edit follow suit : ouvre ton éditeur à une règle, une étape ou une "
      .. "option, puis relit les règles ; edit seul : à la dernière règle "
      .. "citée.",
    try = "try 7c qs : raconte comment iraient ces coups, de toutes les places à tour de rôle ; où l’un est refusé, pourquoi, par quelle règle, et ce qui est permis. La partie reste où elle est.",
    example = "example \"NOM\" : écrit ce que m montre à présent dans son "
      .. "fichier de règles, comme exemple, aussi court que possible ; "
      .. "derrière le nom : may 3D, may not 3D, wins, score, last. Sans nom, "
      .. "il est seulement montré.",
    keep = "keep : garde m comme juste ; check et reload la rejouent sous "
      .. "les règles changées et disent où elle va autrement. keep soiree "
      .. "lui donne un nom.",
    compare = "compare skat skat+kontra : joue les mêmes donnes sous plusieurs "
      .. "règles et montre ce qui diffère ; it:open(58) donne ensuite les "
      .. "parties de la donne 58. compare(\"skat\", \"skat+kontra\", { rounds "
      .. "= 2000, seed = 7 }) choisit le nombre de donnes et la graine. "
      .. "{ matches = 200 } compare des parties entières.",
    simulate = "simulate whist, simulate skat kontra : les bots jouent "
      .. "beaucoup de parties ; on voit combien elles durent et qui gagne. "
      .. "simulate(\"whist\", { games = 1000, seed = 7 }) choisit leur nombre "
      .. "et la graine.",
    counts = "counts : qui tient combien de cartes dans m, et ce que pouvait "
      .. "compter qui décide : quelles cartes manquent, qui n’en a pas.",
    histogram = "histogram(list) : combien de nombres d’une liste à partir de "
      .. "0, 10, 20 …, en barres ; histogram(list, 5) : par pas de 5.",
    mean = "mean({ 3, 5, 8 }) : la moyenne de nombres, et les bouts de son "
      .. "intervalle à 95 % s’il y en a dix ou plus.",
    share = "share({ true, false, true }), share(2, 3) : quelle part d’une "
      .. "liste est vraie, ou 2 sur 3, et les bouts de son intervalle à 95 %.",
    json = "json(it) : toute valeur en JSON ; json(it, \"FILE\") l’écrit dans "
      .. "un fichier.",
    csv = "csv(it) : une comparaison, une liste ou une table pour tableurs ; "
      .. "csv(it, \"FILE\") l’écrit dans un fichier.",
    plot = "plot({ 3, 5, 8 }) : des barres pour une liste de nombres, des "
      .. "nombres par nom, ou le nombre de fois que chaque mot est dans une "
      .. "liste ; plot({ { 1, 3 }, { 2, 5 } }) : une ligne par les points x, "
      .. "y ; plot(it) : ce que compare, sweep ou simulate a trouvé, avec des "
      .. "intervalles ; plot(it, { svg = \"FILE\" }) dessine dans un fichier.",
    time = "time finish search : exécute une ligne et dit combien de temps "
      .. "elle a pris, et combien de décisions par seconde ; time 100 "
      .. "m:moves() : cent fois.",
    clear = "clear : vide l’écran.",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock : joue les "
      .. "mêmes donnes avec chaque valeur d’une option ou chaque règle "
      .. "maison : longueur, contrats réussis, et combien de fois le meilleur "
      .. "bot gagne. sweep(\"skat\", \"rounds\", { 1, 3 }, { duels = 20, seed "
      .. "= 7 }) donne une liste de lignes.",
    save = "save FILE : écrit l’enregistrement de m, comme à la table. save "
      .. "lesson.lua écrit la séance comme script, et tenace run lesson.lua la "
      .. "refait. save rules as NAME garde les règles maison et les options "
      .. "de m.",
    tour = "tour : montre l’invite en dix minutes, pas à pas ; tour 3 commence "
      .. "au pas 3, tour off l’arrête.",
    source = "source order, ou ??order : montre les lignes qui font un mot, "
      .. "une étape des règles ou tout un fichier de règles.",
    help = "help \"order\" : ce que fait un mot ; help seul dit ce qui se "
      .. "tape, help library énumère tous les mots.",
    quit = "quit : quitte l’invite, ou la table.",
  },
  help_group = "{group} : {names}",

  help_first = "Une ligne est du Lua, et sa valeur s’affiche. Un mot seul "
    .. "s’exécute : deal, hands, quit.",
  help_rows = {
    {
      "games",
      "énumère tous les jeux ; games skat : ses règles maison et ses options",
    },
    { "play \"whist\"", "assied à une table ; quit revient ici" },
    {
      "deal \"whist\"",
      "distribue et montre toutes les mains ; la partie s’appelle m ; new "
        .. "distribue sans les montrer",
    },
    {
      "play \"7c\"",
      "joue une carte dans m ; moves, hands, score, counts : ce qu’il y a ; undo, "
        .. "redo : une décision en arrière, en avant",
    },
    {
      "why \"3d\"",
      "ce que disent les règles d’un coup ; hint : ce que ferait un bot ; "
        .. "solve : ce que vaut chaque carte",
    },
    {
      "goto trick 5",
      "y revient, back 3 de trois décisions ; branch, branches, switch : "
        .. "plusieurs variantes",
    },
    {
      "finish",
      "des bots jouent la donne jusqu’à sa fin ; again : ils rejouent la même "
        .. "donne depuis le début",
    },
    {
      "give 2 QS",
      "change la donne, comme swap et fix ; show hands ouvre toutes les mains, "
        .. "hide les ferme",
    },
    {
      "review",
      "ce qui a coûté le plus dans la dernière donne ; review 1 y va",
    },
    { "position", "m en une ligne que d’autres peuvent ouvrir" },
    { "rules \"whist\"", "les règles du jeu" },
    {
      "set target=7",
      "une autre option, ou une règle maison, dans m ; reload : relit les "
        .. "règles de m ; watch : chaque fois qu’elles sont sauvegardées",
    },
    { "trace",
      "quelle règle a fait quoi, et où elle est ; trace 3, trace score "
      .. "; edit follow suit : ouvre là ton éditeur" },
    { "try 7c qs", "comment cela irait ; la partie reste où elle est" },
    { "example \"NOM\"", "ce que m montre, comme exemple dans ses règles" },
    { "keep", "m est juste : check la rejoue si les règles changent" },
    { "simulate whist",
      "les bots jouent beaucoup de donnes ; les chiffres s’affichent" },
    {
      "compare",
      "les mêmes donnes sous plusieurs règles : compare skat skat+kontra ; "
        .. "sweep bid_whist min_bid=3..5 : sous chaque valeur d’une option",
    },
    { "plot(it)", "des barres ou une ligne, pour une liste ou un résultat" },
    { "mean(list)", "mean, share, histogram : d’une liste ; json, "
      .. "csv : pour d’autres programmes" },
    { "time finish", "exécute une ligne et dit combien de temps elle a pris" },
    {
      "?order",
      "l’aide sur un mot de la bibliothèque ou de ce jeu ; ??order est source "
        .. "order : les lignes qui le font",
    },
    {
      "help hist",
      "trouve des mots par une de leurs parties ; help library : tous les mots",
    },
    {
      "save FILE",
      "écrit comme script ce que tu as tapé ; clear vide l’écran",
    },
    { "tour", "montre tout cela en dix minutes" },
  },
  help_last = "Le dernier résultat s’appelle it. Ctrl-C arrête ce qui tourne ; "
    .. "quit quitte.",
  help_library = "help order dit ce que fait un mot. Ces questions se passent "
    .. "de partie : order, legal, allows, winner, value, solve. Par exemple : "
    .. "winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
