-- Sentences of rulebooks, in French. See en/rulebook.lua.

return {
  table = "La table", melds_title = "Combinaisons",
  taking_title = "La pile", ranking = "Ordre des cartes",
  steps = "Déroulement", scoring = "Décompte des points",
  match = "La partie",
  headings = {
    deal = "La donne", trumps = "L’atout", bidding = "Les enchères",
    contract = "Le contrat", exchange = "L’échange", lead = "L’entame",
    before_play = "Avant l’entame", before_turn = "Avant chaque tour",
    play = "Le jeu", turn = "Un tour", after_trick = "Après chaque pli",
    after_round = "Après la donne", dealer = "Le donneur",
    ending = "La fin de la partie",
  },
  obligations = "Obligations", options = "Options de ce jeu",
  house = "Règles maison", examples = "Exemples",
  examples_left = {
    one = "1 exemple n’est pas sur cette page : tenace rules {spec} "
      .. "--examples le montre.",
    other = "{n} exemples ne sont pas sur cette page : tenace rules "
      .. "{spec} --examples les montre.",
  },
  played_as = "On joue : {spec}", written = "écrit : {file}",
  against = "{one} contre {other}",
  against_sentence = "Les règles de {one} (-), et celles de {other} (+).",
  fails = "Ces règles échouent pendant la partie ; il manque donc à cette "
    .. "page ce qu’on n’a pas pu leur demander : {problem}",
  no_difference = "Ces règles ne diffèrent pas.",
  same_page = "Les règles du jeu disent la même chose des deux. Elles n’ont que les "
    .. "étapes au-dessus desquelles il y a un commentaire.",
  ["end"] = {
    rounds = {
      [1] = "La partie se termine après 1 donne ; le plus haut total gagne.",
      other = "La partie se termine après {n} donnes ; le plus haut total gagne.",
    },
    rounds_lowest = {
      [1] = "La partie se termine après 1 donne ; le plus bas total gagne.",
      other = "La partie se termine après {n} donnes ; le plus bas total gagne.",
    },
    rounds_highest_of = {
      [1] = "La partie se termine après 1 donne ; on gagne par le plus grand "
        .. "nombre : {what}.",
      other = "La partie se termine après {n} donnes ; on gagne par le plus "
        .. "grand nombre : {what}.",
    },
    rounds_lowest_of = {
      [1] = "La partie se termine après 1 donne ; on gagne par le plus petit "
        .. "nombre : {what}.",
      other = "La partie se termine après {n} donnes ; on gagne par le plus "
        .. "petit nombre : {what}.",
    },
    total = "La partie se termine quand un total atteint {n} ; le total le "
      .. "plus élevé gagne.",
    total_lowest = "La partie se termine quand un total atteint {n} ; le plus "
      .. "bas total gagne.",
    ties = "Si plusieurs ont alors le meilleur total, la partie finit à "
      .. "égalité.",
    ties_of = "Si plusieurs sont alors premiers, la partie finit à égalité.",
    floor_ends = "Elle se termine aussi quand un camp a {n} ou moins : ce "
      .. "camp a perdu.",
  },
  camps = {
    needs = "Il faut {needs} points des cartes ({first}) ; avec moins, "
      .. "l’autre camp gagne ({others}).",
    announced_least = "Avec toute annonce, il en faut au moins {announced} "
      .. "({first}).",
    with = "À la fin s’y ajoutent ({first}) ces cartes : {with}.",
    unless = "Les points des cartes ne comptent pas dans : {contracts}.",
  },
  tricks = {
    trumps = "Chacun à son tour joue une carte. Le plus fort atout remporte le "
      .. "pli ou, s’il n’y en a pas, la plus forte carte de la couleur "
      .. "demandée. Celui qui remporte le pli entame le suivant.",
    plain = "Chacun à son tour joue une carte. La plus forte carte de la "
      .. "couleur demandée remporte le pli, et son gagnant entame le suivant.",
    several = "Celui qui remporte le pli entame le suivant.",
  },
  left_out = "{pack}, sans {cards}",
  first_deal = {
    drawn = "Le premier donneur est tiré au sort.",
  },
  next_deal = {
    drawn = "Le premier donneur est tiré au sort. {next}",
    other = "Les joueurs donnent chacun à leur tour, donne après donne.",
    clockwise = "Le joueur à gauche du donneur distribue la donne suivante.",
    anticlockwise = "Le joueur à droite du donneur distribue la donne "
      .. "suivante.",
  },
  letters_row = "lettres",
  letters = {
    jokers = "BJ le grand joker, LJ le petit joker", joker = "BJ un joker",
    spanish = "A as, S sota (valet), C caballo (cavalier), R rey (roi) ; comme "
      .. "couleurs O deniers (oros), C coupes (copas), E épées (espadas), B "
      .. "bâtons (bastos)",
    italian = "A as, S valet (fante), C cavalier (cavallo), R roi (re) ; "
      .. "comme couleurs O deniers, C coupes, E épées, B bâtons",
    tarot = "J valet, N cavalier, Q dame, K roi ; T un atout, EX l’excuse",
    colours = "R rouge, Y jaune, G vert, B bleu ; S passe ton tour, V "
      .. "changement de sens, D plus deux ; W joker, W4 joker plus quatre",
    flower = "le numéro d’une carte est son mois : 1 pin, 2 prunier, 3 "
      .. "cerisier, 4 glycine, 5 iris, 6 pivoine, 7 lespédèze, 8 herbe "
      .. "susuki, 9 chrysanthème, 10 érable, 11 saule, 12 paulownia ; L "
      .. "lumières, A animaux, R rubans, P cartes simples",
  },
  tags = "cartes nommées", no_limit = "n’importe quel nombre",
  change = {
    section = "{section}, {label}", was = "- {text}",
    is = "+ {text}", cite = "{file} ligne {line}",
  },
  players = "joueurs", turn = "tour",
  deck = "cartes", ranks = "rangs, de bas en haut",
  combinations_title = "Combinaisons",
  combinations = {
    cards = "{cards}", loose = "{n} cartes quelconques d’une couleur",
    rank = { [1] = "une carte", other = "{n} cartes d’un même rang" },
    row = {
      [1] = "{run} cartes qui se suivent",
      other = "{n} cartes de chacun de {run} rangs qui se suivent",
    },
    exactly = "{least}",
    from_to = "{least} à {most}",
    one_suit = "d’une couleur",
    with = { [1] = "avec une autre carte", other = "avec {n} autres cartes" },
    with_pairs = { [1] = "avec une paire", other = "avec {n} paires" },
    with_each = {
      [1] = "avec une autre carte par rang",
      other = "avec {n} autres cartes par rang",
    },
    with_pairs_each = {
      [1] = "avec une paire par rang",
      other = "avec {n} paires par rang",
    },
    any = "qui peuvent être pareilles",
    suit_first = "comparée par couleur, puis par rang",
    equal = "une aussi haute la bat aussi",
    longer = "une plus longue la bat aussi",
    all = "bat toutes les autres combinaisons",
    all_but = "bat toutes les autres combinaisons, sauf : {names}",
    beats = "bat {names}",
    over = "{name}",
    over_run = "{name} (à partir de {run} rangs)",
    over_rank = "{name} de {rank}",
    over_rank_run = "{name} de {rank} (à partir de {run} rangs)",
    part = " ; ",
    join = ", ",
    attached = "cartes attachées",
    attached_other = "d’autres rangs que celles auxquelles elles sont attachées",
    attached_different = "de rangs tous différents, et autres que ceux des "
      .. "cartes auxquelles elles sont attachées",
    attached_apart = "{ranks} ; {cards} pas ensemble",
    rank_order = "de bas en haut",
    row_of = "rangs qui se suivent",
    beating = "ce qui bat quoi",
    higher = "la même combinaison avec autant de cartes, si elle est plus haute",
    higher_core = "la même combinaison avec autant de cartes, si elle est plus "
      .. "haute ; les cartes attachées ne comptent pas",
    suits = "couleurs, de bas en haut",
    suits_decide = "{suits} ; à rangs égaux, la couleur de la plus "
      .. "haute carte décide",
  },
  points = "points des cartes",
  points_trumps = "points des atouts",
  points_case = "points si {field} : {value}",
  points_trumps_case = "points des atouts si {field} : {value}",
  ["and"] = " et ",
  against_side = " contre ",
  each_alone = "{n}, chacun pour soi",
  sides_form = "{n} ; les camps se forment à chaque donne, chacun a ses "
    .. "propres points",
  in_named_sides = "{n} : {sides}",
  named_side = "camp {side} (places {seats})",
  else_alone = "{players} ; à {numbers}, chacun pour soi",
  clockwise = "dans le sens des aiguilles d’une montre, dans l’ordre des places",
  anticlockwise_seats = "dans le sens inverse des aiguilles d’une montre, "
    .. "places dans cet ordre : {seats}",
  pack = "{n} cartes : {suits}",
  packs = "{n} cartes de {packs} jeux : {suits}",
  suit_names = {
    tarot = { T = "atouts" },
    flower = {
      L = "lumières",
      A = "animaux",
      R = "rubans",
      P = "cartes simples",
    },
  },
  with_wild = ", dont {n} jokers",
  with_excuse = ", dont l’excuse",
  with_jokers = { [1] = ", dont un joker", other = ", dont {n} jokers" },
  points_of = "{rank} : {n}",
  points_each_trick = "chaque pli",
  points_last_trick = "dernier pli",
  points_last_but_one = "avant-dernier pli",
  points_others = "les autres",
  points_own = "{rank} : leur chiffre",
  points_number = "leur chiffre",
  points_range = "{first} à {last}",
  levels = "niveaux",
  levels_alone = "de {first} à {last} ; chaque joueur a le sien et marque 1 "
    .. "pour chaque niveau dont il monte ; une montée s’arrête à {stops}, et "
    .. "qui monte au-delà de {last} a gagné la partie",
  levels_score = "de {first} à {last} ; chaque camp a le sien et marque 1 "
    .. "pour chaque niveau dont il monte ; une montée s’arrête à {last}, et "
    .. "qui monte au-delà de {last} a gagné la partie",
  levels_score_stop = "de {first} à {last} ; chaque camp a le sien et marque "
    .. "1 pour chaque niveau dont il monte ; une montée s’arrête à {stops} et "
    .. "{last}, et qui monte au-delà de {last} a gagné la partie",
  own_fact = "{name} {value}",
  own_facts = "{name} : {value}",
  contracts = "contrats",
  contract = "{name} {value}",
  contract_times = "valeur de base, comptée {from} à {to} fois : {list}",
  contract_fixed = "valeur fixe : {list}",
  contract_value = "{value}",
  contract_value_times = "{value}, comptée {from} à {to} fois",
  contents = "Sommaire",
  captures = {
    row = "ce que prend une carte",
    one = "Une carte en prend une qui compte autant, ou plusieurs dont la "
      .. "somme fait autant.",
    several = "Une carte prend les cartes qui comptent autant, et les groupes "
      .. "dont la somme fait autant : un seul, ou plusieurs à la fois.",
    rank_one = "Une carte qui ne compte rien en prend une de son rang.",
    rank_all = "Une carte qui ne compte rien prend toutes les cartes de son "
      .. "rang.",
    one_first = "Tant qu’une seule carte compte autant, on ne prend pas de "
      .. "somme.",
    all = "Elle prend tout ce qu’elle peut.",
    must = "Une carte qui peut prendre quelque chose ne peut pas rester sur la "
      .. "table.",
    also_row = "comptées aussi autrement",
    also = "{rank} {n}",
    whole_row = "toute la table",
    whole = "chacune de celles-ci prend tout ce qui est sur la table, et rien "
      .. "de moins : {cards}",
    whole_own_first = "chacune de celles-ci prend tout ce qui est sur la "
      .. "table, ou une de son rang s’il y en a une : {cards}",
    builds_row = "constructions",
    builds = "Une carte de la main et des cartes de la table dont la somme est "
      .. "juste forment une construction, en un groupe ou plusieurs, si le "
      .. "joueur a une autre carte qui la prend. Une construction d’un seul "
      .. "groupe est augmentée par une carte qui la fait compter davantage ; "
      .. "des cartes de la table qui font la même somme peuvent s’y joindre. "
      .. "Un groupe avec une carte de la main peut s’ajouter à n’importe "
      .. "quelle construction. Celui qui a fait cela en dernier possède la "
      .. "construction, garde une carte qui la prend, et ne laisse aucune "
      .. "carte sur la table. N’importe qui peut prendre une construction.",
    said_row = "ce que l’on dit",
    said_takes = "`CARTE prend CARTES`, la carte de la main d’abord.",
    said_stays = "`CARTE` seule : elle reste sur la table.",
    said_stays_word = "`{word} CARTE` : elle reste sur la table.",
    said_builds = "`CARD takes CARDS build NUMBER` : chaque construction a un "
      .. "numéro. `build VALUE CARD CARDS` : une nouvelle construction. "
      .. "`raise NUMBER to VALUE CARD`. `add CARD CARDS to NUMBER` : un "
      .. "groupe se joint à cette construction.",
  },
  announcements_title = "Annonces",
  reached_title = "Comment compte une donne gagnée",
  patterns = {
    row = "ce qui compte : {name}",
    sum = "{name} : des cartes dont la somme fait {n}, {counts}",
    same = "{name} : {n} d’un rang, {counts}",
    run = "{name} : une suite de {n} ou plus, {counts}",
    suited = "{name} : toutes d’une couleur, {n} ou plus, {counts}",
    points = "{n}",
    each = "{n} par carte",
  },
  instead = "Règle maison {house} : {text}",
  step = "{name} : {text}",
  flag = "true (oui) ou false (non)",
  any_text = "un texte quelconque",
  words_of = "parmi {words}",
  from_to = "de {from} à {to}",
  preset = "{value} (règle maison {by})",
  changes_part = "La règle maison {house} en change une partie.",
  silenced_by_house = "{value}, sans effet à cause de la règle maison {by}",
  silenced = "{value}, sans effet à cause de {by}",
  chosen = "{value} (choisi)",
  is_allowed = "{move} est permis",
  is_refused = "{move} est refusé : {reason}",
  nobody_yet = "encore personne",
  nobody = "personne : égalité",
  nothing = "rien",
  seat = "place {seat}",
  hand_of = "en main, place {seat}",
  side = "camp {side}",
  example_each = "{what} {whose}",
  -- "taken by" "side 1"
  answer = "{label} {text}",
  answer_why = "{text} ({why})",
  of_side = "camp {side} : {value}",
  of_seat = "place {seat} : {cards}",
  yes = "oui",
  no = "non",
  is_meld = {
    set = "oui, un groupe",
    run = "oui, une suite",
    wild = "oui, de passe-partout",
  },
  with_others = "{cards} et d’autres",
  part_named = {
    turned = "retourne",
    hole = "cartes du fond",
    counts = "cartes en main",
    discard = "pile",
    players = "joueurs",
    first_dealer = "donneur",
  },
  part = {
    given = "{name} {value}",
    join = ", ",
    both = "avec {given} : {gives}",
    gives = "{gives}",
    left = "{name} {value}",
  },
  example = {
    step = "calcul", with = "avec",
    option = "option {name}",
    fields = "champs",
    options = "options",
    hand = "en main",
    trick = "joué",
    played = "joué avant",
    others = "les autres ont",
    cards = "cartes",
    deal = "distribué",
    moves = "dit et joué",
    before = "score avant",
    tricks = "plis",
    held = "donné à",
    won = "remporté par",
    last_won = "derniers plis remportés par",
    party = "premier camp",
    round_number = "donne",
    dealer = "donneur",
    counted = "déjà compté",
    legal = "on peut jouer",
    possible = "possible",
    allowed = "permis",
    refused = "refusé",
    because = "selon la règle",
    forced = "forcé",
    winner = "gagne",
    value = "vaut",
    meld = "est une combinaison",
    points = "points",
    scores = "score après",
    won_by = "gagné par",
    gives = "donne",
    by_round = "donne par donne",
    leaves = "puis",
    why = "pourquoi",
  },
  rank = {
    always = "toujours",
    trumps = "atouts de haut en bas : {cards}",
    of_trump = "{ranks} d’atout",
    of_one_suit = "{ranks} à {suit}",
    other_of_rank = "{rank} de chaque autre couleur, tous égaux",
    special_of_trump = "{rank} d’atout",
    of_trump_without = "{ranks} d’atout, sans {rank}",
    of_any = "{ranks}",
    of_any_without = "{ranks}, sans {rank}",
    any = "tout {fact}",
    all_of_rank = "{rank} de chaque couleur, tous égaux",
    equal = " = ",
    join = ", ",
    part = " ; ",
    no_trumps = "pas d’atouts",
    alone = {
      one = "pas d’atouts ; {cards} n’est d’aucune couleur et bat toutes "
        .. "les autres",
      other = "pas d’atouts ; {cards} ne sont d’aucune couleur et battent "
        .. "toutes les autres, la première étant la plus forte",
    },
    other_suits = "les autres couleurs : {ranks}",
    each_suit = "chaque couleur de haut en bas : {ranks}",
    of_suit = "{suit} : {ranks}",
    worthless = {
      one = "{cards} n’est d’aucune couleur et ne gagne jamais",
      other = "{cards} ne sont d’aucune couleur et ne gagnent jamais",
    },
    later = "de deux {cards} dans un pli, la dernière jouée gagne",
    fact = "{fact} {value}",
    fact_or_none = "{fact} {value}, ou aucun",
    without = "sans {fact}",
    ["or"] = "{first} ou {last}",
    case = " ; ",
  },
  plays_title = "Plusieurs cartes à la fois",
  plays = {
    led = "à l’entame",
    formats_alike = "une carte ; une paire, ou trois ou plus : des cartes de "
      .. "même rang et de même couleur ; un tracteur : deux paires ou plus "
      .. "qui se suivent dans l’ordre d’une couleur, ou autant de groupes de "
      .. "trois, un bulldozer, ou de quatre. Ce sont les figures",
    throws = "plusieurs d’entre elles ensemble, d’une couleur : un lancer. On "
      .. "entame du tout si aucune autre main ne peut en battre une partie ; "
      .. "sinon le lancer ne tient pas, et une partie qui peut être battue "
      .. "doit être entamée seule : s’il y en a plusieurs, le joueur suivant "
      .. "en choisit une",
    no_throws = "une seule d’entre elles à la fois",
    owed = "les autres",
    owes_suit = "jouent le même nombre de cartes, et des cartes de la couleur tant "
      .. "qu’ils en ont, quelle que soit la figure",
    owes = "jouent le même nombre de cartes, et des cartes de la couleur tant "
      .. "qu’ils en ont ; parmi elles les figures entamées, autant que la "
      .. "main en a : d’abord les tracteurs, puis les paires",
    short = "tracteurs courts",
    any_pairs = "une main sans tracteur aussi long que celui de l’entame doit "
      .. "des paires, pas un tracteur plus court",
    short_too = "une main sans tracteur aussi long que celui de l’entame doit "
      .. "ses tracteurs plus courts",
    triples = "pour trois qui se suivent",
    pairs_one = "deux paires qui se suivent passent avant un brelan",
    pairs_two = "deux paires qui se suivent passent avant deux brelans",
    wins = "ce qui gagne",
    beaten = "les mêmes figures dans la couleur demandée, plus hautes ; ou à "
      .. "l’atout, de qui n’a rien dans la couleur : c’est couper. À cartes "
      .. "égales, les premières jouées gagnent",
    by_format = " ; si deux joueurs coupent un lancer, la plus haute de sa "
      .. "plus grande figure décide",
    by_highest = " ; si deux joueurs coupent un lancer, la plus haute carte "
      .. "décide",
  },
  option_text = "{says} ({values} ; par défaut : {default})",
  option = {
    on_card = "{value} : {says}",
    name = "option",
    value = "ici",
    values = "possible",
    default = "par défaut",
    says = "ce que cela veut dire",
  },
  obligation = {
    follow_suit = "il faut fournir tant qu’on a de la couleur demandée",
    beat_led_untrumped = "tant que le pli n’a pas été coupé, il faut si "
      .. "possible monter sur la meilleure carte de la couleur demandée, dans "
      .. "cette couleur",
    beat_led_trumps = "il faut si possible monter sur le plus fort atout du "
      .. "pli, quel qu’en soit le joueur",
    beat_led_always = "il faut si possible monter sur la meilleure carte de la "
      .. "couleur demandée, dans cette couleur, même si le pli a été coupé",
    play_trump = "si l’on ne peut pas fournir, il faut couper",
    overtrump_or_free = "si l’on ne peut pas fournir, il faut couper plus haut "
      .. "que les atouts du pli ; sans atout assez fort, on n’est pas tenu de "
      .. "couper",
    overtrump_or_lower = "si l’on ne peut pas fournir, il faut couper, et plus "
      .. "haut que les atouts du pli si l’on peut",
    play_lower = "si l’on ne peut pas fournir et n’a pas d’atout plus haut, il "
      .. "faut jouer un atout plus bas",
    play_called = "quand sa couleur est entamée, qui a la carte appelée doit la jouer",
    keep_called = "jusqu’à ce que la carte appelée soit jouée, qui l’a en main la garde et n’entame d’aucune autre carte de sa couleur, et qui l’a appelée garde une carte de la couleur",
    lead_called = "la première entame ne peut pas être dans la couleur de la carte appelée, mais peut être cette carte",
  },
  duty = {
    free_row = "sinon",
    free = "on peut jouer n’importe quelle carte",
    sort_suit_led = "la couleur demandée",
    sort_higher = "les cartes qui battent la meilleure de la couleur demandée",
    sort_trumps = "des atouts",
    rank_of_trumps = "{rank} d’atout",
    sort_higher_trumps = "des atouts plus forts que le meilleur joué",
    sort_lower_trumps = "des atouts plus faibles que le meilleur joué",
    play = "il faut jouer {cards} si l’on en a",
    avoid = "on ne peut pas jouer {cards} si l’on a d’autres cartes",
    only = "on ne peut pas jouer {cards} si l’on a d’autres cartes que {only}",
    case = "{conditions} : {text}",
    exempt = "{text}, mais on peut toujours jouer {cards}",
    once_empty = "une fois épuisé : {pile}",
    pile_stock = "le talon",
    pile_turned = "la retourne",
    pile_discard = "la pile",
    pile_any = "{name}",
    until_played = "tant qu’on n’a pas joué {cards}",
    until_thrown = "tant qu’on n’a pas joué {cards} sur une autre couleur",
    trumps_one_suit = "{text} ; tous les atouts ensemble font une seule couleur, quelle que soit celle qui y est imprimée",
    when_leading = "à l’entame",
    when_first_trick = "au premier pli",
    when_trump_led = "quand atout est demandé",
    when_trumped = "quand le pli a été coupé",
    when_partner_wins = "quand son camp est maître",
    when_void = "sans carte de la couleur demandée",
    unless_leading = "sauf à l’entame",
    unless_first_trick = "après le premier pli",
    unless_trump_led = "sauf si atout est demandé",
    unless_trumped = "sauf si le pli a été coupé",
    unless_partner_wins = "sauf si son camp est maître",
    unless_void = "sauf sans carte de la couleur demandée",
    when_flag = "si c’est le cas : {name}",
    unless_flag = "sauf si c’est le cas : {name}",
    when_empty = "s’il n’y a pas : {name}",
    unless_empty = "sauf s’il n’y a pas : {name}",
    when_value = "si {name} : {values}",
    unless_value = "sauf si {name} : {values}",
    some_cards = "certaines cartes",
    best = "la meilleure carte",
  },
}
