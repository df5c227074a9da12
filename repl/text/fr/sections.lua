-- The sentences of the faces, in French. See en/sections.lua.

return {
  seat = {
    you = "Toi", left = "Gauche",
    right = "Droite", far_left = "Tout à gauche",
    far_right = "Tout à droite",
    across = "En face",
    partner = "Partenaire",
    opponent = "Adversaire", dummy = "Mort",
    number = "Place {n}",
    join = " et ",
    sits = "{player} : place {n}",
  },

  side = {
    we = "Nous",
    they = "Eux",
    we_in_line = "nous",
    with_partners = "{player} et partenaire",
    seats = "Places {seats}",
    value = "{side} {value}",
    value_alone = "{side} : {value}",
    join = ", ",
  },

  suit = { C = "trèfle", D = "carreau", H = "cœur", S = "pique" },
  spanish_suit = { O = "deniers", C = "coupes", E = "épées", B = "bâtons" },
  italian_suit = { O = "deniers", C = "coupes", E = "épées", B = "bâtons" },
  colour = { R = "rouge", Y = "jaune", G = "vert", B = "bleu" },
  flower = {
    card = "{plant} : {kind}, mois {month}",
    L = "lumière", A = "animal", R = "ruban", P = "carte simple",
    m1 = "pin", m2 = "prunier", m3 = "cerisier", m4 = "glycine", m5 = "iris",
    m6 = "pivoine", m7 = "lespédèze", m8 = "herbe susuki", m9 = "chrysanthème",
    m10 = "érable", m11 = "saule", m12 = "paulownia",
  },

  status = {
    round = "Donne {round}.",
    round_of = "Donne {round} sur {rounds}.",
    dealt = { you = "Tu as donné.", other = "Donneur : {player}." },
    trump = "Atout : {trump}.",
    no_trump = "Sans atout.",
    no_trump_suit = "Pas de couleur d’atout.",
    contract = "Contrat : {contract}.",
    problem = "Les règles échouent : {problem}.",
    declarer = "Preneur : {player}.",
    role = "{role} : {player}.",
    tricks = "Plis : {tricks}.",
    score = "Score : {score}.",
    score_of = "Score : {score} ; on gagne à {target}.",
    score_games = "Score : {score} ; une manche se gagne à {target}, la partie "
      .. "à {games} manches.",
    score_to = "Score : {score} ; la partie finit à {target}.",
    play = "{player} {cards}",
    play_join = ", ",
    party = "{party} : {players}",
    groups_join = " ; ",
    table = "Table",
    hand = "Main",
    melds = "Combinaisons",
    left_over = "{name} {n}",
    no_cards = "aucune carte",
    shown = "Visible",
    calls = "Enchères",
    dummy = "{player} (mort)",
    known = "Tu connais",
    stock = "Talon",
    held = "Cartes",
    held_by = "{cards} ({places})",
    ["or"] = " ou ",
  },

  table = {
    titled = "{title}.",
    welcome = "{title} : {sentence}",
    silenced = "L’option {name} est sans effet ici, à cause de l’option {by}.",
    silenced_in = "{game} : l’option {name} est sans effet avec {by}.",
    with_house = "Règle maison : {title}. {sentence}",
    seating = "Tu es à la place {seat} ; {others}.",
    several = "Des personnes sont aux places {seats}, des bots aux autres.",
    makes_room = "C’est à {player}. Entrée cache tes cartes.",
    sits_down = "C’est à {player}. Entrée montre les cartes de {player}.",
    big_and_little = "BJ est le grand joker, LJ le petit.",
    big_joker = "BJ est un joker.",
    alone = "Tu joues en solitaire. Graine : {seed}.",
    bots = "Bots : {bots}. Graine : {seed}.",
    more = {
      [1] = "Entrée affiche encore une ligne.",
      other = "Entrée affiche les {n} autres lignes.",
    },
    cards_now = "Les cartes s’affichent ainsi : {how}. Il y a : {list}.",
    cards_no = "Ces cartes ne s’affichent pas en « {how} ». Il y a : {list}.",
    named = "Tu peux taper une carte par son nom ou par ses lettres : {name} "
      .. "est aussi {card}.",
    how = "Tape une carte (7 de trèfle ou 7♣) ou son numéro ; help liste les "
      .. "commandes.",

    round = "Donne {round}.",
    deals = { you = "C’est toi qui donnes.", other = "Donneur : {player}." },
    dealt_each = {
      [1] = "Une carte par joueur.",
      other = "{n} cartes par joueur.",
    },
    dealt = "Cartes distribuées : {counts}.",
    cards = { [1] = "une carte", other = "{n} cartes" },
    draws = { you = "Tu pioches {cards}.", other = "{player} pioche {cards}." },
    turns = {
      you = "Tu retournes {cards}.",
      other = "{player} retourne {cards}.",
    },
    is_turned = "La retourne est {cards}.",
    takes_cards = {
      you = "Tu prends {cards}.",
      other = "{player} prend {cards}.",
    },
    shows = { you = "Tu montres {cards}.", other = "{player} montre {cards}." },
    dealt_again = "Toutes les cartes sont mélangées et redistribuées.",
    shuffled = "Le talon est mélangé.",
    shows_because = {
      you = "Tu montres {cards} : {reason}.",
      other = "{player} montre {cards} : {reason}.",
    },
    shown = "Visible : {cards}.",
    shown_because = "Visible : {cards}, {reason}.",
    settled = "{name} : {value}.",
    is_so = "{name}.",
    party = "{party} : {players}.",
    none = { m = "aucun", f = "aucune", other = "aucun" },
    yes = "oui",
    no = "non",
    leads = {
      you = "Tu entames avec {cards}.",
      other = "{player} entame avec {cards}.",
    },
    plays = { you = "Tu joues {cards}.", other = "{player} joue {cards}." },
    leads_dummy = {
      you = "Tu entames avec {cards} de la main de {dummy}.",
      other = "{player} entame avec {cards} de la main de {dummy}.",
    },
    plays_dummy = {
      you = "Tu joues {cards} de la main de {dummy}.",
      other = "{player} joue {cards} de la main de {dummy}.",
    },
    leads_yours = { other = "{player} entame avec {cards} de ta main." },
    plays_yours = { other = "{player} joue {cards} de ta main." },
    leads_only = {
      you = "Tu entames avec {cards}, seule carte possible.",
    },
    plays_only = { you = "Tu joues {cards}, seule carte possible." },
    answers = { you = "Toi : {move}.", other = "{player} : {move}." },
    secret = {
      you = "Tu écartes {cards}, face cachée.",
      other = "{player} écarte {cards}, face cachée.",
    },
    shows_to = {
      you = "Tu montres {cards} à {to}.",
      other = "{player} montre {cards} à {to}.",
    },
    shows_to_because = {
      you = "Tu montres {cards} à {to} : {reason}.",
      other = "{player} montre {cards} à {to} : {reason}.",
    },
    to_you = "toi",
    drawn_from_you = "{to} te prend {cards}.",
    you_draw_from = "Tu tires {cards} de la main de {from}.",
    drawn_from = "{to} tire {cards} de la main de {from}.",
    you_give = "Tu donnes {cards} à {to}.",
    you_get = "{from} te donne {cards}.",
    given = "{from} donne {cards} à {to}.",
    wins = {
      you = "Tu remportes le pli.",
      other = "{player} remporte le pli.",
    },
    has_trick = {
      you = "Cela te vaut un pli.",
      other = "Cela vaut un pli à {player}.",
    },
    wins_because = {
      you = "Tu remportes le pli : {why}.",
      other = "{player} remporte le pli : {why}.",
    },
    round_over = "Fin de la donne {round}.",
    tricks = "Plis : {tricks}.",
    nobody_scores = "Personne ne marque.",
    unscored = "Personne ne marque : {reason}.",
    all_passed = "Personne ne marque : tout le monde a passé.",
    scores = {
      we = "Nous marquons {points} : {reason}.",
      they = "L’autre camp marque {points} : {reason}.",
      you = "Tu marques {points} : {reason}.",
      one = "{side} marque {points} : {reason}.",
      several = "{side} marquent {points} : {reason}.",
    },
    climbs = {
      we = { one = "Nous montons d’un niveau : {reason}.",
        other = "Nous montons de {n} niveaux : {reason}." },
      they = { one = "L’autre camp monte d’un niveau : {reason}.",
        other = "L’autre camp monte de {n} niveaux : {reason}." },
      you = { one = "Tu montes d’un niveau : {reason}.",
        other = "Tu montes de {n} niveaux : {reason}." },
      one = { one = "{side} monte d’un niveau : {reason}.",
        other = "{side} monte de {n} niveaux : {reason}." },
      several = { one = "{side} montent d’un niveau : {reason}.",
        other = "{side} montent de {n} niveaux : {reason}." },
    },
    scored_part = "{points} pour : {reason}",
    score_each = "{sides} et {last} marquent {points} chacun : {reason}.",
    lose_each = "{sides} et {last} perdent {points} chacun : {reason}.",
    loses = {
      we = "Nous perdons {points} : {reason}.",
      they = "L’autre camp perd {points} : {reason}.",
      you = "Tu perds {points} : {reason}.",
      one = "{side} perd {points} : {reason}.",
      several = "{side} perdent {points} : {reason}.",
    },
    total = "Score : {scores}.",
    match_won = {
      we = "Nous gagnons la partie.",
      they = "L’autre camp gagne la partie.",
      you = "Tu gagnes la partie.",
      one = "{side} gagne la partie.",
      several = "{side} gagnent la partie.",
    },
    draw = "La partie finit à égalité.",
    share_first = "{sides} et {last} se partagent la première place.",
    no_single_winner = "Cette partie n’a pas un seul gagnant.",
    after = "La partie est finie. Entrée quitte ; score, last et undo marchent "
      .. "encore.",

    type_cards = "Tape les cartes, ou leurs numéros, séparés par des espaces.",
    no_more_asked = "{word} passe jusqu’à la fin de la pioche.",
    type_or_none = "Tape les cartes, ou leurs numéros, séparés par des "
      .. "espaces ; {none} : aucune carte.",
    numbered = "{move} ({n})",
    no_answer_number = "Aucune réponse n’a le numéro {number} : les numéros "
      .. "vont de 1 à {n}.",
    too_many = "{n} réponses sont possibles : tapes-en une.",
    range = "Un nombre de {min} à {max}.",
    choices = "Tu peux dire : {moves}.",
    or_say = "Avant la carte, tu peux dire : {words}.",
    marked = "Tu peux jouer une carte marquée.",
    choices_some = "{n} choix sont possibles, comme : {moves}.",
    marked_or = "Tu peux jouer une carte marquée, ou : {moves}.",
    and_others = "{moves}, et d’autres",
    and_cut = "{moves}, et d’autres : moves les énumère",
    steps = "{first}, {second} et ainsi de suite jusqu’à {last}",
    choices_and = "Tu peux dire : {moves}, ou",
    promised = "{move} : {promise}",
    promised_to = "et ainsi de suite, jusqu’à {last}",
    choices_more = "Tu peux dire, entre autres : {moves}.",

    refused = "Interdit : {reason}.",
    allowed = "Permis : {moves}.",
    ask_why = "Tape why {move} pour voir la règle.",
    no_number = {
      [1] = "Aucune carte n’a le numéro {number} : il n’y a que le numéro 1.",
      other = "Aucune carte n’a le numéro {number} : les numéros vont de 1 à "
        .. "{n}.",
    },
    no_numbers = "Aucune carte n’a le numéro {number} : ici les cartes n’ont "
      .. "pas de numéro.",
    pause = "Entrée passe à la donne suivante.",
    asked_else = "« {move} » ne répond pas à cette question : {prompt}",
    not_yours = "Ce n’est pas à toi : appuie sur Entrée.",
    elsewhere = "« {word} » se dit hors de la table : quit, puis tenace {word}.",
    unknown = "« {word} » n’est ici ni un coup ni une commande : help en "
      .. "donne la liste.",
    unknown_near = "« {word} » n’est ici ni un coup ni une commande, "
      .. "voulais-tu dire « {near} » ?",

    why_allowed = "{move} est permis : {says}.",
    why_refused = "{move} est interdit : {says}.",
    scored_in = "Le score est écrit dans {file}, ligne {line}.",
    why_also = "Une autre règle s’y oppose aussi : {says} ({rule}, {file}, "
      .. "ligne {line}).",
    rule = "Règle : {rule}, {file}, ligne {line}.",
    hint_cards = "Le bot choisirait {move}.",
    hint = "Le bot jouerait {move}.",
    hint_pause = "Il n’y a rien à décider maintenant : la donne est finie. "
      .. "review dit ce qui y a coûté le plus, et Entrée continue.",
    against_same = "C’est justement ce coup.",
    against_worse = "{made} coûte {cost} au score de la donne (±{interval}).",
    against_alike = "{made} vaut à peu près autant : la différence est de "
      .. "{cost} au score de la donne (±{interval}).",
    against_unknown = "On ne peut pas savoir ce que rapporte {made}.",
    hint_say = "Le bot choisirait : {move}.",
    chose_so = {
      you = "Tu as choisi {made}, comme l’aurait fait le bot.",
      other = "{player} a choisi {made}, comme l’aurait fait le bot.",
    },
    chose_other = {
      you = "Tu as choisi {made} ; le bot aurait choisi {move}.",
      other = "{player} a choisi {made} ; le bot aurait choisi {move}.",
    },
    played_so = {
      you = "Tu as joué {made}, comme l’aurait fait le bot.",
      other = "{player} a joué {made}, comme l’aurait fait le bot.",
    },
    played_other = {
      you = "Tu as joué {made} ; le bot aurait joué {move}.",
      other = "{player} a joué {made} ; le bot aurait joué {move}.",
    },
    played_nothing = "Rien n’a encore été décidé.",
    why_closed = "Les raisons dévoileraient des cartes cachées : show hands "
      .. "étale toutes les mains pour les étudier.",
    solve_closed = "solve regarde toutes les mains : show hands les étale pour "
      .. "les étudier.",
    view_table = "La table est dessinée.",
    view_lines = "La table est racontée ligne par ligne.",
    view_what = "Dis view table ou view lines.",
    view_narrow = "Cet écran est trop étroit pour un dessin de la table.",
    undone = "Coup annulé.",
    no_undo = "Tu n’as aucun coup à annuler.",
    redone = "Coup rejoué.",
    no_redo = "Aucun coup n’a été annulé.",
    nothing_to_repeat = "Tu n’as pas encore répondu à cette question.",
    last = "Le dernier pli : {plays}",
    nothing_settled = "Rien n’a encore été fixé dans cette donne.",
    no_last = "Aucun pli n’a été remporté dans cette donne.",
    nothing_to_explain = "Rien n’a été refusé, et aucun pli remporté : nomme "
      .. "un coup après why.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "L’enregistrement est dans {file}.",
    save_where = "Nomme un fichier : save FILE.",
    save_there = "Il y a déjà un fichier « {file} » : nommes-en un autre.",
    not_saved = "Rien n’est sauvegardé : {problem}.",
    not_written = "L’enregistrement ne peut pas être écrit : {problem}. Le jeu "
      .. "continue ; le prochain coup essaie de nouveau, et save FILE l’écrit "
      .. "ailleurs.",
    written_again = "Tout l’enregistrement a été écrit de nouveau, dans {file}.",
    not_kept = "Les derniers coups de la partie ne sont pas gardés : {problem}.",
    position_line = "{line} ouvre cette position : tenace play {line}.",
    no_position = "Aucune ligne n’ouvre cette position : {why}.",
    thinks = "{player} réfléchit…",
    looks = "Le bot cherche un coup…",
    opening = "Les bots prennent {n} décisions…",
    torn = "La dernière ligne de l’enregistrement a été coupée pendant "
      .. "l’écriture. Elle est laissée de côté, et la partie continue avant "
      .. "elle.",
    quit = "La partie est gardée : tenace play --resume la continue.",
    quit_named = "La partie est gardée : tenace play --resume {file} la "
      .. "continue.",
    stopped = "Arrêté. Entrée continue.",
    in_error = "Corrige les règles et tape reload ; ou quitte par quit.",
    unfinished = "L’entrée a fini au milieu de « {line} ».",

    help = [[
Pour jouer une carte, tape-la (7 de trèfle, 7♣) ou tape le numéro écrit dessous.
Tu peux jouer les cartes marquées *. Si les réponses sont des mots, 2 donne
la réponse suivie de (2). {none} : pas de carte. Entrée
montre la table de nouveau.

  why 3d    ce que disent les règles d’un coup ; why seul : du coup qui vient
            d’être refusé, ou sinon du dernier pli ; why trump : d’où vient
            l’atout ; why score : comment le score s’est fait
  moves     tout ce que tu peux dire maintenant, si cela s’énumère
  hint      ce que le bot jouerait, et pourquoi ; hint 3d : ce que 3d rapporte
            en comparaison ; why left, quand les mains sont ouvertes :
            pourquoi Gauche a joué sa dernière carte
  counts    quelles cartes manquent encore, et qui n’a plus d’une couleur ;
            counts on le montre avant chaque décision, counts off le cache
  repeat    donne la même réponse tant que la question est la même
  undo      revient à ta dernière décision ; redo avance ; back 3 recule de
            trois décisions ; goto trick 5, goto round 2
  branch    commence ici une autre variante ; branches les montre côte à
            côte ; switch 1 continue dans la variante 1 ; finish : des bots
            finissent la donne ; again random : des bots au hasard la rejouent
  show hands  ouvre toutes les mains, hide hands les cache ; solve dit alors
            ce que vaut chaque carte ; give 2 QS, swap QS 3D et
            fix hand 1 AS * KS changent cette donne
  review    ce qui a coûté le plus dans la dernière donne, et pourquoi ;
            review match : dans toutes ; review 1 va à la première erreur,
            dans une variante à part
  trace     quelle règle a fait quoi dans cette manche, et où elle est ;
            trace 3 dans le troisième pli ; trace score : terme par terme ;
            edit follow suit ouvre là ton éditeur
  last      le dernier pli, et pourquoi il a été remporté
  score     la feuille de score, avec les raisons
  view HOW  view table dessine la table, view lines la raconte en lignes
  cards HOW montre les cartes : signs, letters, french, german, spanish, italian
  rules     les règles de ce jeu
  reload    relit le fichier de règles et continue avec lui ; watch le fait
            chaque fois qu’il est sauvegardé ; set target=7 change une option
  try 7C QS ce qui en viendrait : les robots répondent entre-temps, et la
            partie reste où elle est
  example   ce qui est sur la table, comme exemple dans le fichier de règles :
            example "NOM" ; derrière, may 3D, may not 3D, wins, score ou last
  keep      garde cette partie comme juste : check la rejoue
  save FILE y écrit l’enregistrement ; save seul dit où il est ; position
            nomme la donne en une ligne, whist#7, que d’autres peuvent ouvrir
  save rules as NAME garde les règles maison et options de cette table sous
            un nom : tenace play GAME+NAME les joue
  quit      quitte ; tenace play --resume continue la partie

Tout le reste est essayé comme du Lua : m est la partie ; hand, trump, tricks,
scores et les autres champs de la vue sont ce que tu peux voir.]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n} : {cards}",
    build = "{cards} pour {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "donne",
    reason = "raison",
    total = "total",
    empty = "Rien n’a encore été marqué.",
  },


  solve = {
    best = {
      you = "Toutes les cartes étant vues, et personne ne se trompant, ton "
        .. "camp obtient encore :",
      other = "Toutes les cartes étant vues, et personne ne se trompant, le "
        .. "camp de {player} obtient encore :",
    },
    best_few = {
      you = "Toutes les cartes étant vues, et personne ne se trompant, ton "
        .. "camp n’obtient pas plus de :",
      other = "Toutes les cartes étant vues, et personne ne se trompant, le "
        .. "camp de {player} n’obtient pas plus de :",
    },
    dealt = "{game}, graine {seed}, après {at} décisions",
    hand = "Joueur {n} : {cards}.",
    nodes = "{nodes} positions",
    ["not"] = "Le jeu parfait n’est pas connu ici : {problem}.",
    points = { one = "{n} point   {cards}", other = "{n} points  {cards}" },
    posed = "{game}",
    tricks = { one = "{n} pli     {cards}", other = "{n} plis    {cards}" },
    turn = "C’est au joueur {n}. Son camp obtient encore :",
    what = "solve compte tricks ou points, pas « {what} » : solve points",
  },

  replay = {
    game = "{game}, graine {seed}",
    played = "{rounds} donnes, {decisions} décisions, toutes comme enregistré",
    unfinished = "La partie n’est pas finie : tenace play --resume {file} la "
      .. "continue.",
  },

  simulate = {
    game = "{game}, graine {seed}, bots {bots}",
    played = "{games} parties, {rounds} donnes, {decisions} décisions",
    speed = "{seconds} secondes, {rate} donnes par seconde",
    side = "camp",
    wins = "gagné",
    share = "part",
    mean = "score moyen",
    deviation = "écart-type",
    draws = "nul",
    side_seats = "{side} (places {seats})",
    side_seat = "{side} (place {seats})",
    length = "Une donne a {n} décisions en moyenne.",
  },

  fail = {
    command_line = "{command} : {problem} : voir tenace {command} --help",
    command_line_near = "{command} : {problem} Voir tenace {command} --help",
    unknown_option = "il n’y a pas d’option {option}",
    unknown_option_near = "il n’y a pas d’option {option}, voulais-tu dire "
      .. "{near} ?",
    option_alone = "l’option {option} demande un mot derrière elle",
    option_short = "l’option {option} demande plus de mots derrière elle",
    option_with = "l’option {option} n’a pas de valeur",
    options_together = "les options {option} et {other} ne vont pas ensemble",
    word_missing = "il manque {option}",
    too_many_words = "ce sont trop de mots",
    bad_deal = "{file} : ligne {n} : on attend un nom, un deux-points et des "
      .. "cartes, comme 1: AS 4D",
    bad_position = "{file} : {problem}",
    deal_or_seed = "la position est dans --deal : --seed et --at sont pour des "
      .. "cartes distribuées",
    no_hands = "{file} : il n’y a pas de main : écris une ligne pour chacune, "
      .. "comme 1: AS 4D",
    tricks_or_points = "--for : « {what} » ne se compte pas, seulement tricks "
      .. "ou points",
    unsolved = "{problem}",
    one_of = "--{option} prend un de {words}, pas « {text} »",
    no_puzzle = "aucun problème n’a été trouvé dans {game} ; un autre --seed "
      .. "peut en trouver un",
    no_graded_puzzle = "aucun problème {grade} n’a été trouvé dans {game} ; un "
      .. "autre --seed peut en trouver un",
    no_language = "--lang : il n’y a pas de langue « {name} » ; il y a : {list}",
    no_language_near = "--lang : il n’y a pas de langue « {name} », voulais-tu "
      .. "dire « {near} » ? Il y a : {list}",
    no_command = "il n’y a pas de commande « {command} » : voir tenace --help",
    no_command_near = "il n’y a pas de commande « {command} », voulais-tu dire "
      .. "« {near} » ? Voir tenace --help",
    no_lesson = "teach : il n’y a pas de leçon « {word} » dans {game}, il y a "
      .. "{names}",
    no_lessons = "teach : aucune question ne peut être tirée de {game} : rules "
      .. "montre ses règles",
    lesson_there = "teach : « {file} » existe déjà, nomme un autre fichier",
    card_or_against = "rules : --card et --against ne vont pas ensemble, "
      .. "enlève l’un des deux",
    quiz_or_lesson = "teach : --quiz et --lesson ne vont pas ensemble, enlève "
      .. "l’un des deux",
    play_it = "il n’y a pas de commande « {game} », mais c’est un jeu : tenace "
      .. "play {game}",
    number = "--{option} est un nombre entier à partir de {least}, pas "
      .. "« {text} »",
    which_game = "{command} : aucun jeu n’est nommé ; par exemple : tenace "
      .. "{command} whist",
    no_game = "{problem} : tenace games énumère ce qu’il y a",
    no_game_but_file =
      "{problem}, mais ce dossier contient {file} : écris {file}",
    line_first = "c’est la ligne des règles d’une table : tenace new avec "
      .. "cette ligne les prend, ensuite {game} existe ici",
    no_option = "{problem} : tenace rules {game} les énumère",
    no_cards = "ces cartes ne s’affichent pas en « {how} » : il y a {list}",
    no_bot = "il n’y a pas de bot « {name} » : il y a random, search et "
      .. "search:N, N de 1 à {most}",
    bots_seats = "{n} bots ne vont pas pour {players} places : nommes-en 1, ou "
      .. "un par place",
    pace = "--pace prend des secondes, de 0 à 60, pas « {text} »",
    seats = "--seat prend des numéros de places, comme 1 ou 1,3, pas « {text} »",
    line_over = "{line} : la partie y est finie",
    line_wide = "{line} : il y a trop de coups entre lesquels choisir",
    seed_twice = "{line} donne déjà sa graine : enlève --seed",
    no_seat = "il n’y a pas de place {seat} dans ce jeu : choisis de 1 à "
      .. "{players}",
    compare_with = "compare : {game} est un seul jeu, nomme-en un autre à "
      .. "comparer ; par exemple : tenace compare skat skat+kontra",
    sweep_one = "compare : --sweep prend un jeu, pas {n} ; par exemple : "
      .. "tenace compare bid_whist --sweep min_bid=3..5",
    sweep_duel = "compare : --duel prend deux bots, le meilleur d’abord, pas "
      .. "« {text} » ; par exemple : --duel search:5,random",
    sweep_only = "compare : --{option} va avec --sweep",
    share = "une part du travail a échoué : {text}",
    record_there = "« {file} » existe déjà : continue-le par --resume {file}, "
      .. "nomme un autre fichier, ou remplace-le par --force",
    there = "« {file} » existe déjà et n’a pas été touché : nomme un autre "
      .. "fichier, ou remplace-le par --force",
    no_record = "il n’y a pas de partie à continuer dans {folder}",
    none_to_resume = "{problem} : commences-en une avec tenace play GAME",
    not_resumed = "{problem} : nomme un enregistrement qui peut être lu et "
      .. "écrit, et où personne ne joue",
    empty_record = "{file} : l’enregistrement est vide, parce que le programme "
      .. "a fini avant d’y écrire : recommence avec --record {file} --force",
    no_home = "aucun dossier n’est connu : ni {variable} ni HOME n’est un "
      .. "chemin complet",
    no_folder = "{problem} : donne une valeur à l’un des deux",
    output = "la sortie standard ne peut pas être écrite : {problem}",
    no_file = "{problem} : nomme un enregistrement qui peut être lu",
    bad_record = "{file} : {problem}",
    resume_game = "play : --resume prend son jeu dans l’enregistrement, enlève "
      .. "« {game} »",
    only_prove = "check : --{option} va avec --prove, donnez les deux",
    resume_with = "play : --{option} ne va pas avec --resume, enlève-le",
    no_example = "{why} : tenace rules JEU --examples montre les exemples "
      .. "d’un jeu",
    no_record_there = "il n’y a ni fichier ni dossier {file} : nommez un "
      .. "enregistrement, comme play l’écrit, ou un dossier d’enregistrements",
    no_records = "il n’y a pas d’enregistrements dans {file} : nommez un "
      .. "dossier avec des fichiers *.record",
    not_kept_there = "{file} : {why} : tenace keep --list JEU nomme les "
      .. "enregistrements gardés",
    keep_what = "dites quoi garder : tenace keep soiree.record, ou un "
      .. "dossier d’enregistrements",
    no_rules = "il n’y a pas de fichier de règles « {file} » : nomme un "
      .. "fichier ou un des jeux de tenace games",
    not_written = "{problem} : nomme un fichier qui peut être écrit",
    no_script = "il n’y a pas de script « {file} » : nomme un fichier Lua",
    which_script = "run : aucun script n’est nommé ; par exemple : tenace run "
      .. "deals.lua",
    script = "{problem}",
    port = "port : « {text} » n’est pas un nombre de 0 à 65535",
    no_page = "la page n’est pas faite, il n’y en a pas dans {folder} : make "
      .. "web la fait",
    no_server = "ce programme a été fait sans serveur pour la page : installe "
      .. "libmicrohttpd (libmicrohttpd-dev sous Debian) et lance make",
    bad_server = "le serveur de la page ne peut pas être chargé : {problem}",
    port_taken = "le port {port} est pris : choisis-en un autre avec --port N",
    bad_name = "« {name} » ne peut pas être un nom : prends des minuscules, "
      .. "des chiffres et _, une lettre d’abord",
    games_search = "games --search : quels mots ?",
    said = "{text}",
    watch_terminal = "check : --watch demande un terminal",
    new_words = "new : « {word} » est de trop : un nom est un mot",
    there_already = "« {file} » existe déjà et n’a pas été touché : choisis un "
      .. "autre nom, ou remplace-le par --force",
    name_taken = "il y a déjà « {name} », que le nouveau fichier cacherait : "
      .. "choisis un autre nom",
    no_template = "{problem} : il manque le TEMPLATE.lua du programme",
    new_what = "new : dis ce que « {name} » doit être : --of GAME pour une "
      .. "règle maison, ou --game",
  },
}
