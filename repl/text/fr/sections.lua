-- The sentences of the faces, in French. See en/sections.lua.

return {
  seat = {
    you = "Toi", left = "Gauche",
    right = "Droite", far_left = "Tout à gauche",
    far_right = "Tout à droite", across = "En face",
    partner = "Partenaire",
    opponent = "Adversaire", dummy = "Mort",
    number = "Place {n}", join = " et ",
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
    short = "{plant} ({kind})",
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
    call = "{player} : {cards}",
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
    how = "Tape une carte par son nom, ou son numéro ; aide liste les "
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
    unseen = {
      you = "Toi : {move}, face cachée.",
      other = "{player} : {move}, face cachée.",
    },
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
    looks_at = {
      you = "Tu regardes {cards}.",
      other = "{player} regarde {cards}.",
    },
    looks_at_because = {
      you = "Tu regardes {cards} : {reason}.",
      other = "{player} regarde {cards} : {reason}.",
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
    after = "La partie est finie. Entrée quitte ; « score », « dernier » et "
      .. "« annuler » marchent "
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
    and_cut = "{moves}, et d’autres : « coups » les énumère",
    steps = "{first}, {second} et ainsi de suite jusqu’à {last}",
    choices_and = "Tu peux dire : {moves}, ou",
    promised = "{move} : {promise}",
    promised_to = "et ainsi de suite, jusqu’à {last}",
    choices_more = "Tu peux dire, entre autres : {moves}.",

    which_of_two = "{word} : {one} ou {other} ?",
    refused = "Interdit : {reason}.",
    allowed = "Permis : {moves}.",
    ask_why = "Tape pourquoi {move} pour voir la règle.",
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
    elsewhere = "« {word} » se dit hors de la table : « quitter », puis "
      .. "tenace {word}.",
    unknown = "« {word} » n’est ici ni un coup ni une commande : aide en "
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
    why_closed = "Les raisons dévoileraient des cartes cachées : « montre "
      .. "mains » "
      .. "étale toutes les mains pour les étudier.",
    solve_closed = "« résous » regarde toutes les mains : « montre mains » "
      .. "les étale pour "
      .. "les étudier.",
    view_table = "La table est dessinée.",
    view_lines = "La table est racontée ligne par ligne.",
    view_what = "Dis « vue table » ou « vue lignes ».",
    view_narrow = "Cet écran est trop étroit pour un dessin de la table.",
    undone = "Coup annulé.",
    no_undo = "Tu n’as aucun coup à annuler.",
    redone = "Coup rejoué.",
    no_redo = "Aucun coup n’a été annulé.",
    nothing_to_repeat = "Tu n’as pas encore répondu à cette question.",
    last = "Le dernier pli : {plays}",
    nothing_settled = "Rien n’a encore été fixé dans cette donne.",
    no_last = "Aucun pli n’a été remporté dans cette donne.",
    nothing_to_explain = "Rien n’a été refusé, et aucun pli remporté : nomme "
      .. "un coup après pourquoi.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "L’enregistrement est dans {file}.",
    save_where = "Nomme un fichier : « enregistre FICHIER ».",
    save_there = "Il y a déjà un fichier « {file} » : nommes-en un autre.",
    not_saved = "Rien n’est sauvegardé : {problem}.",
    not_written = "L’enregistrement ne peut pas être écrit : {problem}. Le jeu "
      .. "continue ; le prochain coup essaie de nouveau, et « enregistre "
      .. "FICHIER » l’écrit "
      .. "ailleurs.",
    written_again = "Tout l’enregistrement a été écrit de nouveau, dans "
      .. "{file}.",
    not_kept = "Les derniers coups de la partie ne sont pas gardés : "
      .. "{problem}.",
    position_line = "{line} ouvre cette position : tenace play {line}.",
    no_position = "Aucune ligne n’ouvre cette position : {why}.",
    thinks = "{player} réfléchit…",
    looks = "Le bot cherche un coup…",
    opening = "Les bots prennent {n} décisions…",
    torn = "La dernière ligne de l’enregistrement a été coupée pendant "
      .. "l’écriture. Elle est laissée de côté ; on reprend avant elle.",
    quit = "La partie est gardée : tenace play --resume la continue.",
    quit_named = "La partie est gardée : tenace play --resume {file} la "
      .. "continue.",
    stopped = "Arrêté. Entrée continue.",
    in_error = "Corrige les règles et tape « recharge » ; ou quitte par « "
      .. "quitter ».",
    unfinished = "L’entrée a fini au milieu de « {line} ».",

    help_words = "Les commandes se tapent en français ou en anglais : {words}.",
    help = [[
Pour jouer une carte, tape-la (7 de trèfle, 7♣) ou tape le numéro écrit dessous.
Tu peux jouer les cartes marquées *. Si les réponses sont des mots, 2 donne
la réponse suivie de (2). {none} : pas de carte. Entrée
montre la table de nouveau.

  pourquoi 3d  ce que disent les règles d’un coup ; « pourquoi » seul : du
            coup qui vient d’être refusé, ou sinon du dernier pli ; « pourquoi
            atout » : d’où vient l’atout ; « pourquoi score » : comment le
            score s’est fait
  coups     tout ce que tu peux dire maintenant, si cela s’énumère
  conseil   ce que le bot jouerait, et pourquoi ; « conseil 3d » : ce que 3d
            rapporte en comparaison ; « pourquoi gauche », quand les mains sont
            ouvertes : pourquoi Gauche a joué sa dernière carte
  compte    quelles cartes manquent encore, et qui n’a plus d’une couleur ;
            « compte oui » le montre avant chaque décision, « compte non » le
            cache
  répète    donne la même réponse tant que la question est la même
  annuler   revient à ta dernière décision ; « refaire » avance ; « retour 3 »
            recule de trois décisions ; « va pli 5 », « va donne 2 »
  branche   commence ici une autre variante ; « branches » les montre côte à
            côte ; « change 1 » continue dans la variante 1 ; « finis » : des
            bots finissent la donne ; « encore random » : des bots au hasard
            la rejouent
  montre mains  ouvre toutes les mains, « cache mains » les cache ; « résous »
            dit alors ce que vaut chaque carte ; « donne 2 QS », « échange QS
            3D » et « fixe hand 1 AS * KS » changent cette donne
  bilan     ce qui a coûté le plus dans la dernière donne, et pourquoi ;
            « bilan partie » : dans toutes ; « bilan 1 » va à la première
            erreur, dans une variante à part
  trace     quelle règle a fait quoi dans cette manche, et où elle est ;
            « trace 3 » dans le troisième pli ; « trace score » : terme par
            terme ; « modifie follow suit » ouvre là ton éditeur
  dernier   le dernier pli, et pourquoi il a été remporté
  score     la feuille de score, avec les raisons
  vue FORME  « vue table » dessine la table, « vue lignes » la raconte en
            lignes
  cartes FORME  montre les cartes : signs, letters, french, german, spanish,
            italian
  règles    les règles de ce jeu
  recharge  relit le fichier de règles et continue avec lui ; « surveille » le
            fait chaque fois qu’il est sauvegardé ; « mets target=7 » change
            une option
  essaie 7C QS  ce qui en viendrait : les robots répondent entre-temps, et la
            partie reste où elle est
  exemple   ce qui est sur la table, comme exemple dans le fichier de règles :
            « exemple "NOM" » ; derrière, may 3D, may not 3D, wins, score ou
            last
  conserve  garde cette partie comme juste : check la rejoue
  enregistre FICHIER  y écrit l’enregistrement ; « enregistre » seul dit où il
            est ; « position » nomme la donne en une ligne, whist#7, que
            d’autres peuvent ouvrir
  enregistre rules as NAME  garde les règles maison et options de cette table
            sous un nom : tenace play GAME+NAME les joue
  quitter   quitte ; tenace play --resume continue la partie

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
    what = "« résous » compte tricks ou points, pas « {what} » : « résous "
      .. "points »",
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
}
