-- Sentences about a match, in French. See en/match.lua.

return {
  -- fields of a match
  no_such_field = "une partie n’a pas de « {name} »",
  field_gone = "une partie n’a plus de « {name} » : voir « {instead} »",
  no_hand = "une partie n’a pas de « hand », chaque joueur a la sienne ; et "
    .. "une étape qui reçoit un joueur s’écrit avec deux-points, function "
    .. "game:after_trick(winner)",
  cannot_set_field = "« {name} » n’est déclaré ni dans round ni dans keeps",

  -- moves
  needs_colon = "{word} appartient à une partie : écris-le avec deux-points, "
    .. "m:{word}(…)",
  match_over = "la partie est finie",
  not_again = "la décision {decision}, « {move} », ne peut pas être refaite : "
    .. "les règles ne la permettent plus",
  no_such_card = "« {card} » n’est pas une carte de ce jeu",
  not_held = "tu n’as pas {card}",
  dummy_lacks = "le mort n’a pas {card}",
  in_dummy = "dans la main du mort : {reason}",
  not_held_again = "tu n’as pas {card} en double",
  held_too_few = "de {card} tu n’as que {n}, pas {need}",
  not_so_many = "{card} ne peut pas être choisi deux fois",
  not_there = "{card} n’est pas parmi les cartes à choisir",
  word_late = "trop tard : il faut {n} cartes",
  word_with = "tu ne peux jouer aucune des cartes ({cards}) avec lesquelles on "
    .. "dit {word}",
  after_word = "après cette annonce, tu dois jouer {cards}",
  one_card = "il faut une carte, comme {card}",
  some_cards = { one = "il faut {n} carte, pas {given}",
    other = "il faut {n} cartes, pas {given}" },
  some_cards_range = "il faut de {least} à {most} cartes, pas {given}",
  cards_not_accepted = "ces cartes ne peuvent pas être choisies ensemble",
  holds_none = "tu n’as aucune de ces cartes : {cards}",
  holds_few = "tu as moins de {n} de ces cartes : {cards}",
  a_choice = "tu peux répondre : {choices}",
  a_choice_of_many = "il y a {n} réponses possibles, comme {choices}",
  slot_called = "CARTE",
  slot_card = "CARTE",
  slot_cards = "CARTES",
  slot_copy = "LAQUELLE",
  slot_count = "COMBIEN",
  slot_n = "NOMBRE",
  slot_number = "NOMBRE",
  slot_place = "PLACE",
  slot_player = "JOUEUR",
  slot_rank = "VALEUR",
  slot_suit = "COULEUR",
  form_card = "{card} ne peut pas se dire ici",
  form_count = "il faut de {least} à {most} cartes",
  form_count_one = { by = "least", one = "il faut {least} carte",
    other = "il faut {least} cartes" },
  form_said = { one = "tu as dit une carte et tu en poses {laid}",
    other = "tu as dit {n} cartes et tu en poses {laid}" },
  form_no_play = "{cards} n’est pas une combinaison : il y a {names}",
  form_sum = "ces cartes ne font pas la bonne somme",
  form_sum_all = "ce ne sont pas toutes les cartes qui font la somme",
  capture_one = "une carte en prend une de sa valeur, ou sinon plusieurs dont "
    .. "la somme fait cette valeur",
  capture_rank_one = "{card} prend une carte de même rang, et rien d’autre",
  capture_rank_all = "{card} prend toutes les cartes de même rang, et rien "
    .. "d’autre",
  capture_whole = "{card} prend toute la table, ou rien",
  capture_no_build = "cette construction n’existe pas",
  capture_other_build = "une construction se prend avec une carte de sa valeur",
  capture_not_builds = "la carte prend tout ce qu’elle peut",
  capture_owns = "la construction de {rank} est à toi",
  capture_no_taker = "tu n’as aucune carte qui prendrait la construction",
  capture_no_other = "tu n’as pas d’autre {rank}",
  capture_one_of_two = "une carte ne prend qu’une des deux constructions",
  capture_no_raise = "la somme de la carte et de la construction n’est pas "
    .. "juste",
  capture_not_single = "une construction de plusieurs groupes ne peut pas être "
    .. "augmentée",
  capture_not_added = "la carte n’a pas la valeur de la construction",
  capture_no_room = "il y a trop de constructions",
  capture_can_take = "elle peut prendre quelque chose, donc elle le doit",
  form_row_gap = "{cards} n’est pas une combinaison « {combination} » : les "
    .. "rangs doivent se suivre dans {row}",
  form_row_least = "{combination} : il faut au moins {least} rangs qui se "
    .. "suivent",
  form_row_most = "{combination} : au plus {most} rangs qui se suivent",
  form_row_exactly = "{combination} : il faut {least} rangs qui se suivent",
  form_carries_nothing = "rien",
  form_carries_cards = { [1] = "une carte", other = "{n} cartes" },
  form_carries_pairs = { [1] = "une paire", other = "{n} paires" },
  form_load = "{core} peut porter {loads}, d’autres rangs et tous différents",
  form_load_any = "{core} peut porter {loads}, d’autres rangs",
  form_apart = "{cards} : ces cartes ne peuvent pas être attachées ensemble",
  form_lower = "{cards} ne bat pas ce qui est joué ({combination}) : il faut "
    .. "plus haut que {top}",
  form_lower_equal = "{cards} ne bat pas ce qui est joué ({combination}) : il "
    .. "faut {top} ou plus haut",
  form_other = "{cards} est d’une autre sorte, {kind} : il faut la même chose "
    .. "en plus haut ({combination})",
  form_other_or = "{cards} est d’une autre sorte, {kind} : il faut la même "
    .. "chose en plus haut ({combination}), ou {names}",
  form_count_as = { by = "least",
    one = "il faut {least} carte, comme sur la table ({combination})",
    other = "il faut {least} cartes, comme sur la table ({combination})" },
  form_count_or = { by = "least",
    one = "il faut {least} carte, comme sur la table ({combination}), sauf pour "
      .. "{names}",
    other = "il faut {least} cartes, comme sur la table ({combination}), sauf "
      .. "pour {names}" },
  form_must = "{cards} doit être parmi les cartes",
  form_more = "{said} ne suffit pas : dis {choices}",
  form_extra = "« {word} » est de trop : dis {said}",
  form_nothing = "dis {choices}",
  lowest_bid = "l’enchère la plus basse est {bid}",
  higher_bid = "une enchère doit dépasser {bid}",
  higher_bid_next = "une enchère doit dépasser {bid} ; la suivante possible "
    .. "est {next}",
  no_bid_to_double = "il n’y a pas d’enchère à contrer",
  own_bid = "la dernière enchère est celle de ton camp",
  bidding_closed = "{bid} est contré, on n’enchérit plus",
  doubled_already = "{bid} est déjà contré",
  nothing_doubled = "rien à toi n’est contré",
  redoubled_already = "{bid} est déjà surcontré",
  no_bid = "{given} ne peut pas être annoncé ; la prochaine enchère possible "
    .. "est {bid}",
  must_open = "le premier joueur doit enchérir",
  over_partner = "sur l’enchère de ton partenaire, {bid} est le minimum",
  must_bid = "tous les autres ont passé, tu dois donc annoncer",
  promises = "elle promet {promise}",
  promised_points = "{n} points",
  not_stronger = "{cards} n’est pas plus fort que {standing}",
  declare_not_held = "tu n’as pas {cards}",
  own_declaration = "c’est toi qui as montré {standing} : tu peux seulement en "
    .. "montrer davantage",
  a_number = "il faut un nombre de {least} à {most}",
  yes_or_no = "réponds oui ou non",
  card_prompt = "quelle carte ?",
  dummy_prompt = "quelle carte le mort joue-t-il ?",

  -- turns with melds
  draw_stage = "tu pioches, ou tu prends la pile ?",
  draw_stage_top = "tu pioches, ou tu prends la carte du dessus ?",
  draw_stage_down = "tu pioches, ou tu prends la pile jusqu’à une carte ?",
  offer_stage = "tu prends la carte du dessus de la pile ?",
  meld_stage = "que poses-tu ?",
  discard_stage = "quelle carte jettes-tu ?",
  out_stage = "demande de ton partenaire : puis-je sortir ?",
  move_verb = "« {card} » n’est pas un coup ici : dis {choices}",
  move_too_many = "« {card} » est de trop",
  knock_which = "dis quelle carte, comme dans {example}",
  discard_which = "dis quelle carte, comme dans {example}",
  meld_no_cards = "dis quelles cartes, comme dans {example}",
  meld_card = "{card} ne peut pas être posé",
  meld_mixed = "ces cartes ne sont ni d’un même rang ni d’une suite",
  meld_mixed_sets = "une combinaison est d’un seul rang",
  meld_mixed_runs = "une combinaison est une suite dans une couleur",
  meld_corner = "une suite ne continue pas du roi à l’as",
  meld_unnamed = "dis quelle carte {card} remplace, comme dans {card}=5H",
  meld_stands = "aucun passe-partout ne peut remplacer {card} ici",
  meld_suits = "aucune couleur ne peut être deux fois dans une combinaison",
  meld_few = "une combinaison a au moins {need} cartes, ici il y en a {n}",
  meld_many = "une combinaison a au plus {need} cartes, ici il y en aurait {n}",
  meld_all_wild = "des passe-partout seuls ne font pas une combinaison : dis à "
    .. "laquelle tu les ajoutes, comme dans {example}",
  meld_all_wild_plain = "des passe-partout seuls ne font pas une combinaison",
  meld_most_wild = "une combinaison a au plus {need} passe-partout, celle-ci "
    .. "en aurait {n}",
  meld_naturals = "une combinaison a au moins {need} cartes naturelles, "
    .. "celle-ci en a {n}",
  meld_per_wild = "il faut {per} naturelles par passe-partout : {need} pour "
    .. "{wild}, celle-ci en a {n}",
  meld_with_wild = "il faut {need} naturelles pour un passe-partout, celle-ci "
    .. "en a {n}",
  meld_more_wild = "une combinaison a plus de naturelles que de passe-partout "
    .. ": {need} pour {wild}, celle-ci en a {n}",
  meld_last_wild = "aucun passe-partout ne va avec {card}",
  meld_run_wild = "il n’y a pas de passe-partout dans une suite",
  meld_long = "une suite a au plus {need} cartes, et cela en ferait {n}",
  meld_rank = "ton camp a déjà {need} combinaisons de ce rang ({rank}), et "
    .. "ces cartes ne vont avec aucune",
  meld_no_two = "ton camp n’a pas deux combinaisons de ce rang à réunir",
  meld_not_there = "il n’y a pas de combinaison « {card} » à compléter",
  meld_no_room = "il n’y a plus de place pour d’autres combinaisons",
  meld_not_last = "{card} ne se pose que pour sortir, et il peut alors rester "
    .. "au plus une autre carte",
  meld_over = "c’était ta dernière combinaison : jette une carte",
  meld_first = "l’ouverture de ton camp doit valoir au moins {need}, celle-ci "
    .. "vaut {n}",
  take_nothing = "il n’y a pas de pile à prendre",
  take_top = "{card} est sur le dessus, la pile ne peut donc pas être prise",
  take_frozen_none = "la pile est gelée, et tu n’as aucune carte de rang {rank}",
  take_frozen_one = "la pile est gelée, et tu n’as qu’une carte de rang {rank}",
  take_frozen = "la pile est gelée : montre deux cartes naturelles du rang de "
    .. "{card}",
  take_unopened_none = "ton camp n’a pas ouvert, il te faut donc deux cartes "
    .. "naturelles pour prendre {card}, et tu n’as aucune carte de rang {rank}",
  take_unopened_one = "ton camp n’a pas ouvert, il te faut donc deux cartes "
    .. "naturelles pour prendre {card}, et tu n’as qu’une carte de rang {rank}",
  take_unopened = "ton camp n’a pas ouvert : montre deux cartes naturelles du "
    .. "rang de {card}",
  take_not_yet = "ton camp n’a pas encore ouvert, tu ne peux donc pas prendre "
    .. "la pile",
  take_with = "dis quelles cartes vont avec {card} : deux de son rang, ou une "
    .. "et un passe-partout",
  take_with_pair = "dis quelles deux cartes naturelles de son rang vont avec "
    .. "{card} ; seule, elle ne va que sur une combinaison de ton camp qui "
    .. "n’est pas pleine",
  take_with_top = "la carte du dessus va dans la main : dis take tout court",
  take_one = "tu n’as qu’une carte, tu ne peux donc pas prendre une pile d’une "
    .. "carte",
  take_which = "dis jusqu’à quelle carte de la pile, et comment elle est "
    .. "posée, comme dans {example}",
  take_lacks = "il n’y a pas {card} dans la pile",
  take_at_once = "{card} devrait être posé tout de suite et ne va dans aucune "
    .. "combinaison : dis avec quelles cartes, comme dans {example}",
  draw_none = "le talon est épuisé",
  pass_stock = "tu dois piocher, ou prendre la pile",
  end_full_none = {
    m = "ton camp n’a aucun {full} : tu dois garder une carte",
    other = "ton camp n’a aucune {full} : tu dois garder une carte",
  },
  end_full = "il faut {need} {full} pour sortir, ton camp en a {n} : tu dois "
    .. "garder une carte",
  end_natural = "il faut {need} {full} sans passe-partout pour sortir, ton "
    .. "camp en a {n} : tu dois garder une carte",
  end_mixed = "il faut {need} {full} avec passe-partout pour sortir, ton camp "
    .. "en a {n} : tu dois garder une carte",
  end_second = "ton partenaire n’a pas encore pris sa seconde main, tu dois "
    .. "donc garder une carte",
  end_unasked = "personne ne sort avant que le partenaire ait dit oui "
    .. "({example}), tu dois donc garder une carte",
  end_discard = "on sort en jetant une carte, tu dois donc en garder une",
  end_keep = "ton partenaire a dit non, tu dois donc garder une carte",
  end_out = "ton partenaire a dit oui, tu dois donc encore pouvoir sortir",
  out_not_asked = "tu ne peux pas demander maintenant",
  out_never = "tu ne peux pas sortir à ce tour",
  discard_taken = "tu viens de prendre {card} : jette une autre carte",
  draw_offered = "la carte du dessus de la pile est d’abord proposée : "
    .. "prends-la, ou passe",
  take_refused = "personne n’a voulu de la carte du dessus, tu dois donc "
    .. "piocher",
  knock_never = "personne ne peut finir la donne ainsi",
  knock_left = "{left} : tu as {n}, le maximum est {need}",
  knock_all = "{left} : tu as {n}, et il faudrait 0",
  layout_which = "quelles combinaisons étales-tu ?",
  layout_name = "disposition {n}",
  layout_line = "\n  {name} : {melds}",
  layout_added = "{cards} sur {meld}",
  layout_left = "reste {cards}",
  layout_points = "points restants",
  layout_told = "{parts} : {name} {n}",
  move_stage_draw = "ton tour commence : pioche, ou prends la pile",
  move_stage_meld = "dis {example} avant de jeter",
  move_stage_drawn = "tu as pioché : pose, ou dis {example}",
  move_stage_discard_held = "tu as ta carte : jettes-en une maintenant, ou "
    .. "frappe",
  move_stage_discard = "tu as déjà pioché et posé : jette une carte",
  number_0 = "0",
  number_1 = "1",
  number_2 = "2",
  number_3 = "3",
  number_4 = "4",
  number_5 = "5",
  number_6 = "6",
  number_7 = "7",

  -- obligations of the library
  follow_suit = "tu as {cards}, tu dois donc fournir à {suit}",
  beat_led = "tu as {cards}, tu dois donc battre {best}",
  beat_led_always = "tu as {cards}, tu dois donc battre {best}",
  play_trump = "tu n’as rien à {suit} mais tu as {cards}, tu dois donc couper",
  overtrump = "tu n’as rien à {suit} mais tu as {cards} : tu dois mettre un "
    .. "atout plus fort que ceux du pli",
  binding = "la règle « {rule} » demande {cards}",
  lead_anything = "tu entames : joue ce que tu veux",
  no_suit_left = "tu n’as rien à {suit} : joue ce que tu veux",
  nothing_led = "aucune couleur n’est encore demandée : joue ce que tu veux",
  nothing_binds = "rien ne t’oblige : joue ce que tu veux",
  meets_follow_suit = "c’est bien fournir à {suit}",
  meets_rule = "cela fait ce que demande la règle « {rule} »",
  is_allowed = "c’est une des réponses possibles",
  only_one = "c’est la seule réponse possible",
  last_card_left = "c’est la dernière carte de la main",

  -- plays of several cards
  lead_prompt = "avec quoi entames-tu ?",
  answer_prompt = "que joues-tu sur {led} ?",
  forced_prompt = "le lancer ne tient pas : avec quoi faut-il entamer ?",
  no_suit = "des cartes sans couleur",
  one_suit = "on entame dans une seule couleur",
  one_component = "on entame une seule figure à la fois, pas {led}",
  owes_suit = "tu as {cards}, tu dois donc tout jouer à {suit}",
  owes_it = "tu as {cards} : à {led}, c’est ce qu’il faut répondre",
  owes_them = "tu as {cards} : à {led}, c’est ce qu’il faut répondre",
  owes_such = "tu as {cards} : à {led}, il faut répondre par {owed}",
  owes_run = "{owed}, dont {n} qui se suivent",
  throw_fails = "le lancer ne tient pas : quelqu’un peut battre {forced}",
  throw_counts = "un lancer de {led} : tout est entamé si personne ne peut en "
    .. "battre une partie",
  answers_led = "cela répond à {led} aussi bien que tu le peux",
  suit_runs_out = "tu n’as plus rien à {suit} : complète comme tu veux",
  single = { [1] = "une carte seule", other = "{n} cartes seules" },
  pair = { [1] = "une paire", other = "{n} paires" },
  triple = { [1] = "un brelan", other = "{n} brelans" },
  quad = { [1] = "un carré", other = "{n} carrés" },
  tractor = {
    [1] = "un tracteur de {length} paires",
    other = "{n} tracteurs de {length} paires",
  },
  bulldozer = {
    [1] = "un bulldozer de {length} brelans",
    other = "{n} bulldozers de {length} brelans",
  },
  quads_bulldozer = {
    [1] = "un bulldozer de {length} carrés",
    other = "{n} bulldozers de {length} carrés",
  },
  play_kills = "{cards} coupe",
  play_unkilled = "personne n’a coupé le lancer {cards}",
  play_unbeaten = "personne n’a battu {cards}",
  play_highest = "{cards} : le plus fort",

  -- ranks
  rank_A = "as",
  rank_K = "roi",
  rank_Q = "dame",
  rank_J = "valet",
  ranks_2 = "deux", ranks_3 = "trois", ranks_4 = "quatre", ranks_5 = "cinq",
  ranks_6 = "six", ranks_7 = "sept", ranks_8 = "huit", ranks_9 = "neuf",
  ranks_10 = "dix", ranks_J = "valets", ranks_Q = "dames", ranks_K = "rois",
  ranks_A = "as",

  -- suits
  clubs = "trèfle",
  diamonds = "carreau",
  hearts = "cœur",
  spades = "pique",
  coins = "deniers",
  cups = "coupes",
  swords = "épées",
  batons = "bâtons",
  trumps = "atout",
  red = "rouge",
  yellow = "jaune",
  green = "vert",
  blue = "bleu",

  -- why a trick was won
  only_trump = "{card} est le seul atout",
  highest_trump = "{card} est le plus fort atout",
  highest_of_suit = "{card} est la plus forte carte à {suit}",
  nobody_followed = "personne d’autre n’a fourni à {suit}",
  first_of_equals = "{card} a été joué avant l’autre carte égale",
  last_of_equals = "{card} a été joué après l’autre carte égale",
  cannot_win = "aucune carte jouée ne peut gagner, le pli revient donc à "
    .. "l’entame",

  -- errors of steps
  camp_points = "{points} points",
  camp_needs = "{points} points sur {needs}",
  camp_with = "{points} points sur {needs}, et aussi : {pile}",
  camp_reached = "{points} points ; {needs} suffisent",
  camp_reached_with = "{points} points, et aussi : {pile} ; {needs} suffisent",
  has_compared = "'has' dit combien, et nil s’il n’y a pas de carte pareille, "
    .. "ce qui ne se compare à aucun nombre ; écris : if hand:has(card) then "
    .. "; ou : (hand:has(card) or 0) > 1",
  loops_over = "for … in parcourt des cartes, un texte ou une liste : for card "
    .. "in hand do ; for _, item in ipairs(list) do",
  standing_table = "l’étape « standing » doit rendre une table de textes, de "
    .. "nombres et de listes de ceux-ci : {wrong}",
  in_step = "jeu « {game} », étape « {step} » : {text}",
  in_game = "jeu « {game} » : {text}",
  rounds_used_up = "jeu « {game} » : {text}. Il se peut que les bots ne "
    .. "gagnent jamais les points qui la finissent : joue plutôt un nombre de "
    .. "donnes",

  -- positions
  no_value = "{game} n’a pas d’étape « value »",
  solve_camp = "camp : la personne dont c’est le tour doit en être",
  solve_camps = "{game} ne peut pas être résolu : ses joueurs ne forment pas "
    .. "deux camps",
  solve_cards = "cette position ne peut pas être résolue : il reste plus de 64 "
    .. "cartes",
  solve_counts = "{game} ne peut pas être résolu : ses cartes valent trop au "
    .. "total",
  solve_draws = "{game} ne peut pas être résolu tant qu’il y a un talon : ses "
    .. "règles font piocher entre les plis",
  solve_for = "for : « {name} » ne peut pas être compté",
  solve_hands = "on attend une position, comme { hands = { \"…\", … } }",
  solve_no_card = "aucune carte n’est à jouer dans un pli maintenant",
  solve_no_memory = "il n’y a pas assez de mémoire pour résoudre cela",
  solve_no_points = "les cartes de {game} ne valent pas de points",
  solve_own_rule = "{game} ne peut pas être résolu : une de ses obligations "
    .. "est une fonction de son fichier de règles",
  solve_score = "ce que marque une donne ne peut pas être résolu : demande "
    .. "\"tricks\" ou \"points\"",
  solve_several = "{game} ne peut pas être résolu : on joue plusieurs cartes à "
    .. "la fois",
  solve_stopped = "{game} : {n} positions n’ont pas suffi pour résoudre cela ; "
    .. "plus tard dans la donne, il y en a moins",
  solve_uneven = "cette position ne peut pas être résolue : les mains n’ont "
    .. "pas une carte pour chaque pli qui reste",
  no_melds = "{game} n’a pas de combinaisons",
  lacks_fact = "les champs ne disent pas « {name} », d’où : {text}",
  no_such_fact = "{game} n’a pas de champ ni d’option « {name} »",
  no_position = "on attend une position, comme { hand = \"…\", trick = { … } }",
  no_plays = "aucune carte n’a été jouée",
  many_plays = "un pli de {game} a {players} cartes, pas {n}",
  scored_before = "avant",

  -- words
  cycle_number = "cycle compte à partir de 1",
  cycle_words = "cycle : le texte n’a pas de mots",
  bowers_suit = "bowers : on attend 'C', 'D', 'H' ou 'S', pas « {suit} »",
  copies_number = "copies : on attend un nombre entier de 1 à 64",
  rows_number = "rows : on attend un nombre entier de cartes, 1 au moins",
  set_cards = "{n} cartes",
  set_of = "de {rank}",
  set_to = "jusqu’à {rank}",
  set_in_trumps = "à l’atout",
  stays_in_hand = "{card} ne peut pas être écarté",
  goes_last = "{card} ne s’écarte que s’il ne reste rien d’autre",
  went_last = "il ne restait rien d’autre à écarter",
  put_away_key = "put_away : la table a keep et last, pas '{key}'",
  call_no_suit = "cette couleur ne peut pas être appelée",
  call_own = "tu as {card} toi-même",
  call_void = "tu n’as aucune carte de cette couleur",
  call_without = "tu n’as pas {card}",
  call_first = "appelle {rank} d’une couleur : tu ne les as pas tous",
  call_not_under = "tu as une carte d’une couleur que tu peux appeler",
  call_under = "quelle carte est dessous ?",
  called_card = "la couleur appelée est entamée : tu dois jouer {cards}",
  called_suit = "garde une carte de la couleur appelée : tu peux jouer {cards}",
  called_lead = "la première entame ne peut pas être dans la couleur appelée",
  announced_already = "ton camp l’a déjà dit",
  announced_other = "tu es {own}, pas {other}",
  announced = "annonce : {word}",
  announced_against = "{points} contre {word}",
  no_announcements = "le jeu n’a pas de fait « announcements »",
  won = "gagné",
  lost = "perdu",
  first_party = "premier camp",
  second_party = "second camp",
  no_parties = "aucun camp ne s’est formé dans cette donne",
  paid_points = "{word} : les points sont un nombre entier",
  party_share = "score_parties : {points} points ne se divisent pas entre "
    .. "{players} joueurs : nomme le preneur, qui reçoit le reste",
  place_of = "place : « {word} » n’est pas sur l’échelle",
  climbed = "{reason}, niveau {level}",
  climbed_out = "{reason}, la partie",
  duel_ask = "combien annonces-tu ? Ton jeu doit valoir au moins autant",
  duel_hold = "tiens-tu {bid} ? Ton jeu doit valoir au moins autant",
  counted_cards = "points des cartes",
  counted_tricks = "plis",
  counted_last = "dernier pli",
  counted_last_but_one = "avant-dernier pli",
  items_wanted = "{word} : on attend les mots d’un texte ou d’une liste, pas "
    .. "{kind}",

  -- fixed deals
  deal_pile = "deal : il n’y a pas de pile « {name} »",
  deal_hands = "deal : il y a {n} mains, pas {given}",
  deal_cards = "deal : les cartes d’une pile sont du texte, pas {given}",
  deal_card = "deal : « {card} » n’est pas une carte de ce jeu",
  deal_too_long = "deal : la place {seat} reçoit {n} cartes, pas {given}",
  deal_too_many = "deal : de {card}, il n’y en a que {n}",
  deal_more_cards = "deal : il n’y a que {n} cartes",
  deal_seat = "deal : il n’y a pas de place {seat}",
  deal_rounds = "deal : plus de {n} donnes",
  deal_table = "deal : on attend une table de piles, comme { hands = { … } }",

  deal_unknown = "les cartes ont été mélangées de nouveau dans cette donne, sa "
    .. "distribution n’est donc pas connue",
  deal_no_card = "deal : il n’y a pas {card} dans cette donne",
  swap_two = "swap : nomme deux cartes qui changent de place",
  give_as_many = "give : {n} pour {given} : il faut rendre le même nombre de "
    .. "cartes",
  give_nothing_back = "give : aucune carte ne peut revenir en échange",
  give_not_held = "give : la place {player} n’a pas {card}",
  fix_too_many = "fix : {pile} a {n} cartes, pas {given}",

  -- going to another time
  go_to_what = "go_to : dis trick, round ou decision, et son numéro",
  go_to_no_trick = "pli {n} : la partie n’en est pas encore là",
  go_to_no_round = "donne {n} : la partie n’en est pas encore là",
  go_to_no_decision = "décision {n} : la partie n’en est pas encore là",

  -- arguments of the library's functions
  in_call = "{word} : {text}",
  no_table = "{word} : on attend une table, pas {given}",
  no_count = "{word} : {name} est un nombre entier à partir de {least}, pas "
    .. "« {given} »",
  no_count_to = "{word} : {name} est un nombre entier de {least} à {most}, pas "
    .. "« {given} »",
  no_text = "{word} : on attend un texte, pas {given}",
  set_what = "set : on attend des options, en table par nom ou en texte",
  no_seat = "il n’y a pas de place « {seat} », seulement de 1 à {players}",

  -- bots and seeds
  bot_refused = "le coup du bot « {move} » n’est pas permis : {why}",
  no_such_bot = "il n’y a pas de bot « {name} » : il y a random, search et "
    .. "search:N, N de 1 à {most}",
  games_number = "games est un nombre entier à partir de 1, pas « {given} »",
  rounds_number = "rounds est un nombre entier à partir de 1, pas « {given} »",
  sure_number = "sure est un pourcentage, un nombre entier de 1 à 99, pas "
    .. "« {given} »",
  review_match = "review : on attend une partie",
  no_grade = "un problème est easy, medium ou hard, pas {grade}",
  games_in_list = "compare : nomme les jeux l’un après l’autre, pas dans une "
    .. "liste : compare(\"GAME\", \"GAME+HOUSE_RULE\")",
  no_seed = "une graine est un nombre entier, pas « {seed} »",
  seed_twice = "« {line} » donne déjà sa graine ; enlève l’autre",
  over_before = "la partie est finie après {n} décisions, avant {asked}",
  position_dealt = "des cartes ont été données ; un enregistrement les garde",
  position_played = "il n’y a pas que des bots qui ont décidé ; un "
    .. "enregistrement garde les coups",

  -- comparisons
  open_which = "open : dis le numéro d’une donne, 1 pour la première",
  open_matches = "open : on a comparé des parties entières ; compare des "
    .. "donnes pour en ouvrir une",
  compare_either = "compare : rounds compare des donnes et matches des "
    .. "parties entières : enlève l’un des deux",
  sweep_what = "sweep : nomme une option et ses valeurs, ou des règles "
    .. "maison : sweep(\"GAME\", \"rounds=1,3,5\")",
  sweep_two = "sweep : {what} n’a qu’une valeur ; nommes-en au moins deux, "
    .. "comme dans rounds=1,3,5",
  sweep_many = "sweep : {what} a {n} valeurs ; nommes-en au plus {most}, comme "
    .. "dans rounds=1,3,5",
  compare_two = "compare demande au moins deux jeux",
  compare_players = "{one} et {other} ne peuvent pas être comparés donne par "
    .. "donne : {first} joueurs et {second}",
  compare_sides = "{one} et {other} ne peuvent pas être comparés : les camps "
    .. "diffèrent, places {first} et {second}",

  -- replays
  too_few = "l’enregistrement finit avant que la partie ait pu commencer",

  -- records
  record_first = "ligne 1 : ce n’est pas un enregistrement : il commencerait "
    .. "par 'tenace record 1'",
  record_newer = "ligne 1 : l’enregistrement est plus récent : sa forme est "
    .. "{n}, et cette version lit 1 et 2",
  record_word = "ligne {line} : « {word} » n’est pas connu ici",
  record_check = "ligne {line} : abîmée ou changée : sa somme de contrôle "
    .. "n’est pas juste",
  record_missing = "ligne {line} : il manque à l’enregistrement : {what}",
  record_twice = "ligne {line} : {what} pour la deuxième fois",
  record_value = "ligne {line} : {what} ne peut pas être « {value} »",
  record_seat = "ligne {line} : ce n’est pas au joueur {given} de jouer, mais "
    .. "au joueur {due}",
  record_move = "ligne {line} : {move} : {why}",
  record_mark = "ligne {line} : {move} : {why} ; d’anciennes versions "
    .. "pouvaient écrire cela après un changement de règles ou de cartes : un "
    .. "tel enregistrement peut être joué une fois que le ~ et les chiffres "
    .. "qui le suivent sont enlevés de ses lignes",
  record_over = "ligne {line} : la partie était finie avant ce coup",
  record_result = "ligne {line} : le résultat de la donne {round} est {found}, "
    .. "l’enregistrement dit {given}",
  record_forced = "seul {move} était possible ici",
  record_not_forced = "il y avait un choix ici",
  record_place = "ligne {line} : le résultat de la donne {round} a sa place "
    .. "ailleurs",
  record_size = "ligne 1 : un enregistrement de plus de {n} millions d’octets "
    .. "n’est pas lu",
  record_rounds = "ligne {line} : des cartes sont fixées dans {n} donnes au "
    .. "plus",
  record_files = "ligne {line} : un enregistrement a {n} fichiers de règles au "
    .. "plus",
  record_decisions = "ligne {line} : un enregistrement a {n} décisions au plus",
  record_lines = "ligne {line} : les règles d’un enregistrement ont {n} lignes "
    .. "au plus",
  record_unused = "ligne {line} : ces règles n’utilisent pas le fichier",
  record_path = "ligne {line} : un enregistrement n’ouvre aucun fichier, ses "
    .. "règles doivent donc y être : {path}",
  record_fails = "ligne {line} : {why}",
  record_winner = "ligne {line} : la partie n’a pas été gagnée par {given}",
  record_rules = "ligne {line} : les règles de l’enregistrement ont des "
    .. "erreurs : {why}",
}
