-- Sentences about studies in parts, in French.

return {
  parts_apart = "{one} et {other} ne vont pas ensemble : {why}",
  parts_version = "l’un est de la version {one}, l’autre de la {other}",
  parts_differ = "{name} vaut {one} dans l’un et {other} dans l’autre",
  parts_number = "l’un est de {one} parties, l’autre de {other}",
  parts_other = "c’est la partie {one}, pas la {other}",
  part_version = "{name} est de la version {its}, et ceci est la version {own}",
  part_damaged = "{name} est endommagé : ses chiffres ne sont pas ceux de son étude",
  part_twice = "{one} et {other} sont tous deux la partie {n} sur {of}",
  part_unfinished = "{name} est la partie {n} sur {of}, dont {done} sur "
    .. "{all} sont faits : continue avec --keep",
  parts_missing = {
    one = "sur {of} parties, il manque la {list}",
    other = "sur {of} parties, il manque {list}",
  },
  tournament_bots = "un tournoi a de 2 à {most} bots, pas {n}",
  board_hand = "distribution {n} : '{hand}' n’est pas une main",
  board_none = "il n’y a pas de distribution dans le texte : PBN, LIN ou des "
    .. "lignes comme 'hand 1: AS KS' sont attendus",
  board_format = "write_deals : le format est pbn, lin ou text, pas {format}",
  board_cards = "distribution {n} : {format} contient quatre mains de treize "
    .. "cartes ; le format text contient toute distribution",
  board_call = "distribution {n} : '{call}' n’est pas une enchère",
  board_card = "distribution {n} : '{card}' n’est pas une carte d’un jeu de 52",
  board_move = "distribution {n} : {move} ne peut pas être joué ici : {why}",
  board_trick = "distribution {n} : les cartes du pli {trick} ne "
    .. "peuvent pas faire un pli",
  board_missing = "il n’y a pas de donne {n} dans le texte",
  board_none_over = "aucune manche n’est encore finie : il n’y a rien à écrire",
  tables_two = "compare_tables : deux parties ou plus d’un même jeu sont "
    .. "attendues",
  tables_cards = "compare_tables : les tables n’ont pas les mêmes cartes dans "
    .. "la donne {n}",
  tournament_twice = "« {name} » est là deux fois",
  tournament_sides = "{game} n’a qu’un camp : personne ne joue contre un autre",
  odd_word = "le mot « {old} » s’appelle maintenant « {new} »",
  odd_word_advice = "écris « {new} » ; la prochaine version ne connaîtra plus « "
    .. "{old} »",
  odd_option = "l’option « {name} » n’est jamais lue",
  odd_option_advice = "lis-la par self.option.{name}, ou enlève-la",
  odd_field = "le champ « {name} » n’est ni fixé ni lu",
  odd_field_advice = "enlève-le de « {scope} »",
  odd_not_set = "le champ « {name} » est lu mais jamais fixé",
  odd_not_set_advice = "fixe-le par self.{name} = …, ou enlève-le de "
    .. "« {scope} »",
  odd_not_read = "le champ « {name} » est fixé mais jamais lu",
  odd_not_read_advice = "lis-le par self.{name}, ou enlève-le de « {scope} »",
  odd_step = "l’étape « {name} » n’est jamais appelée",
  odd_step_advice = "appelle-la par self:{name}(), ou enlève-la",
  odd_step_near = "l’étape « {name} » n’est jamais appelée, voulais-tu dire "
    .. "« {near} » ?",
  odd_step_near_advice = "le programme appelle « {near} » ; toute autre "
    .. "s’appelle par self:{name}()",
  odd_not_reached = "l’étape « {name} » n’a été appelée dans aucune de "
    .. "{rounds} donnes",
  odd_not_reached_advice = "vérifie si la condition de son appel peut être "
    .. "vraie",
  odd_obligation = "l’obligation « {name} » n’a interdit aucune carte en "
    .. "{rounds} donnes",
  odd_obligation_advice = "vérifie qu’un joueur peut avoir les cartes qu’elle "
    .. "nomme, et que les obligations d’avant en laissent",
  odd_obligation_excludes_advice = "« {one} » et « {other} » ne sont jamais "
    .. "vrais ensemble",
  odd_obligation_no_trick_advice = "aucune levée n’a été jouée, et les "
    .. "obligations ne lient que dans les levées",
  odd_obligation_behind_advice = "elle vient après {names} : qui peut y obéir "
    .. "n’est lié que par cela ; place « {name} » devant si les deux doivent "
    .. "lier ; vérifie aussi qu’un joueur peut avoir les cartes qu’elle nomme",
  odd_revealed = "l’étape « {step} » suit des cartes que certains joueurs ne "
    .. "voient pas : la suite, comme des points ou celui qui entame, les "
    .. "révèle à tous. Dans {percent} distributions sur 100 qu’un joueur voit "
    .. "pareilles, cela se serait passé autrement",
  odd_revealed_advice = "suis ce que tous voient ; ou dis tout haut ce que "
    .. "tous savent alors : show, tell_holds, tell_count, holder_of, ou holds "
    .. "dans choose",
  odd_revealed_here = "ce qui se passe ici suit des cartes que certains "
    .. "joueurs ne voient pas : la suite, comme des points ou celui qui "
    .. "entame, les révèle à tous. Dans {percent} distributions sur 100 qu’un "
    .. "joueur voit pareilles, cela se serait passé autrement",
  odd_revealed_here_advice = "suis ce que tous voient ; ou dis tout haut ce "
    .. "que tous savent alors : show, tell_holds, tell_count, holder_of, ou "
    .. "holds dans choose",
  odd_contradicted = "les bots rejettent {percent} distributions imaginées sur "
    .. "100 : ce que les règles ont dit des mains laisse rarement une "
    .. "distribution",
  odd_contradicted_advice = "dis moins de choses de la même main",
  leak_question = "on demande autre chose au joueur {player} si des cartes "
    .. "cachées sont ailleurs : « {here} » dans une distribution, « {there} » "
    .. "dans l’autre",
  leak_moves = "que le joueur {player} puisse choisir {move} dépend de cartes "
    .. "qu’il ne voit pas",
  leak_rule = "l’obligation « {rule} » tient compte de cartes que le joueur "
    .. "{player} ne voit pas : elle interdit {move} dans une distribution et "
    .. "pas dans l’autre",
  leak_reasons = "la raison pour laquelle {move} est refusé révèle au joueur "
    .. "{player} des cartes cachées : « {here} » dans une distribution, « "
    .. "{there} » dans l’autre",
  leak_advice = "fais-le dépendre seulement de ce que ce joueur voit : la "
    .. "main, le pli et ce que tous ont vu",
  leak_view = "« {name} » révèle au joueur {player} des cartes cachées : « "
    .. "{here} » dans une distribution, « {there} » dans l’autre",
  leak_story = "le récit révèle au joueur {player} des cartes cachées : « "
    .. "{here} » dans une distribution, « {there} » dans l’autre",
  leak_shown_advice = "montre-le seulement à ceux qui peuvent le savoir ; si "
    .. "tous le peuvent, dis-le par tell_count ou tell_holds",
  leak_asked = "on demande « {prompt} » au joueur {asked} ; mais si des "
    .. "cartes que le joueur {player} ne voit pas étaient ailleurs, on "
    .. "demanderait « {other_prompt} » au joueur {other_asked}",
  leak_asked_same = "qu’on demande « {prompt} » ou « {other_prompt} » au "
    .. "joueur {asked} dépend de cartes que le joueur {player} ne voit pas",
  leak_by_house = "{text} (la question est dans {file}, ligne {line} ; sans "
    .. "cette règle maison, rien de caché n’y joue)",
  leak_asked_or_not = "qu’on demande « {prompt} » au joueur {asked} dépend de "
    .. "cartes que le joueur {player} ne voit pas",
  leak_told = "tous apprennent combien de {cards} le joueur {player} a en "
    .. "main, car on ne demande « {prompt} » qu’à certains ; mais la réponse "
    .. "« {move} » n’a pas à le montrer",
  leak_asked_advice = "demande à tous les joueurs et refuse par 'unless' ce "
    .. "qui ne peut être dit : qui n’a qu’une réponse n’a pas à la donner "
    .. "lui-même",
  leak_scored = "des points avant la fin d’une donne dépendent de cartes que "
    .. "le joueur {player} ne voit pas : la marque les trahit",
  leak_scored_advice = "fais-le dépendre de ce que tous voient ; ou montre "
    .. "d’abord les cartes, ou dis ce que tous savent alors : show, "
    .. "tell_holds, tell_count",
  odd_compared = "'has' répond nil, jamais 0, s’il n’y a pas de carte pareille",
  odd_compared_advice = "écris : if not pile:has(card)",
  odd_name_advice =
    "aucune partie n’est venue à cette ligne ; celle qui y vient s’arrête là",
  odd_none = "le champ « {name} » vide est nil, jamais \"none\"",
  odd_none_advice = "écris : if not self.{name}",
  odd_answer = "'ask' ne répond jamais '{text}', mais le premier mot d’une "
    .. "forme",
  odd_answer_advice = "compare avec '{first}'",
  odd_no_question = "rien n’est jamais demandé à personne",
  odd_no_question_advice = "play_tricks, choose et d’autres mots interrogent "
    .. "les joueurs",
  odd_examples = "il n’y a pas de fichier de règles « {file} » : rien ne vérifie ces exemples",
  odd_examples_advice = "donnez au fichier le nom du fichier de règles dont il a les exemples",
  odd_kept = "il n’y a pas de fichier de règles « {file} » : rien ne rejoue "
    .. "ces parties gardées",
  odd_kept_advice = "si ses règles ont maintenant un autre nom, donnez ce nom "
    .. "au dossier",
  odd_placeholder = "la première phrase est encore celle du nouveau fichier",
  odd_placeholder_advice = "dites en une phrase ce qui est différent : les joueurs la lisent",
  odd_lost = "la réponse de base.{step} est perdue",
  odd_lost_advice = "écrivez return base.{step}(self)",
  odd_mix = "l’exemple '{name}' n’est pas vrai avec les autres règles maison",
  odd_mix_advice = "s’il doit l’être, l’une d’elles change plus que ne dit "
    .. "son texte",
  odd_stale = "les phrases de l’étape '{step}' sont peut-être fausses, car la "
    .. "règle '{house}' change '{what}'",
  odd_stale_advice = "redites-les : says = { {step} = \"…\" }",
  odd_number = "la phrase de « {step} » dit « {said} », mais avec les règles "
    .. "maison c’est {now}",
  odd_number_advice = "redites-la : says = { {step} = \"…\" }",
  odd_condition = "'{name}' entre crochets n’est ni option, ni fait, ni étape",
  odd_condition_advice = "écrivez [OPTION=VALEUR] avant la phrase, ou enlevez "
    .. "les crochets",
  odd_silenced = "l’option '{name}' est sans effet avec la règle '{house}', "
    .. "qui remplace l’étape qui la lit",
  odd_silenced_advice = "appelez-y base.NAME, ou enlevez l’option : options = "
    .. "{ without = \"{name}\" }",
  odd_narrower = "l’option '{name}' accepte aussi les valeurs d’avant",
  odd_narrower_advice = "pour la restreindre, enlevez-la et déclarez-la de nouveau : "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "l’option '{name}' n’a rien changé en {rounds} manches",
  odd_unfelt_advice = "vérifiez si quelque chose en dépend encore",
  example_no_name = "un exemple a un nom : example \"seule la couleur jouée "
    .. "oblige\"",
  example_bad_name = "le nom d’un exemple est une ligne de {most} lettres au "
    .. "plus",
  example_there = "il y a déjà un exemple « {name} », {file} ligne {line} : "
    .. "choisissez un autre nom",
  example_changed = "{file} a changé depuis que ses règles ont été lues : "
    .. "faites d’abord reload",
  example_not_there = "son fichier ne l’aurait pas",
  example_which_move = "dites quel coup : may 3D, ou may not 3D",
  example_allowed = "les règles permettent {move} ici : changez-les d’abord, "
    .. "puis écrivez qu’il est refusé",
  example_no_such = "{move} n’est pas un coup ici ({why}) : un exemple ne peut "
    .. "le montrer ni permis ni refusé",
  example_refused = "les règles refusent {move} ici ({why}) : changez-les "
    .. "d’abord, puis écrivez qu’il est permis",
  example_no_move = "aucun coup n’a encore été joué",
  example_none_moves = "on ne peut pas faire d’exemple de cette position",
  example_nothing = "aucune règle ne refuse de carte ici, un exemple ne "
    .. "dirait rien : allez là où la règle agit, ou choisissez ce que montre "
    .. "l’exemple",
  example_none_wins = "aucun pli n’a été gagné qu’un exemple puisse montrer",
  example_none_score = "aucune donne n’a été comptée qu’un exemple puisse "
    .. "montrer",
  example_shows = "un exemple montre moves, may CARTE, may not CARTE, wins, "
    .. "score ou last, pas « {what} »",
  example_too_many = "trop de réponses sont possibles ici pour un exemple : "
    .. "dites may COUP ou may not COUP",
  example_unknown = "{game} n’a pas d’exemple « {name} »",
  example_unknown_near = "{game} n’a pas d’exemple « {name} » ; vouliez-vous "
    .. "dire « {near} » ?",
  example_twice = "l’exemple « {name} » y est deux fois, d’abord ligne {line} "
    .. ": donne-lui un autre nom",
  example_no_position = "l’exemple « {name} » ne donne ni pli ni coups : il "
    .. "n’y a pas de position à ouvrir",
  example_not_found = "aucune partie n’a été trouvée qui arrive à la "
    .. "position de l’exemple « {name} »",
  kept_damaged = "elle est abîmée ou a été modifiée : sous ses propres règles "
    .. "aussi elle s’arrête au coup {decision}, {move}",
  kept_other_rules = "c’est une partie d’autres règles, {rules}",
  kept_changed = "{file} a changé entre-temps",
  none_yet = "aucun",
  kept_group = {
    [1] = "une des {of} parties gardées va autrement à cause de {cause} : "
      .. "{name}, {place} : {what}",
    other = "{n} des {of} parties gardées vont autrement à cause de {cause} "
      .. "; la première est {name}, {place} : {what}",
  },
  kept_group_alone = {
    [1] = "une des {of} parties gardées va autrement : {name}, {place} : "
      .. "{what}",
    other = "{n} des {of} parties gardées vont autrement ; la première est "
      .. "{name}, {place} : {what}",
  },
  kept_by_rule = "« {name} »",
  kept_by_step = "l’étape « {name} »",
  kept_by_fact = "la donnée « {name} »",
  kept_by_error = "une erreur",
  kept_place = "donne {round}, coup {decision}",
  kept_place_trick = "donne {round}, pli {trick}, coup {decision}",
  kept_place_round = "donne {round}",
  kept_refused = "la place {player} ne peut pas jouer {move} : {why}",
  kept_asked = "c’est à la place {now} de répondre, pas à la place {player}",
  kept_over = "la partie est finie avant que la place {player} dise {move}",
  kept_score = "les totaux sont {after}, pas {before}",
  kept_end = "le camp {after} a gagné, pas le camp {before}",
  kept_goes_on = "la partie continue",
  kept_error = "les règles échouent : {why}",
  kept_unread = "la partie gardée ne peut pas être rejouée : {why}",
  kept_advice = "une par une : tenace keep --review {game}",
  kept_no_folder = "le fichier n’est dans aucun dossier de parties gardées",
  prove_too_few = "les mains de {n} demandent {need} cartes en tout, et le "
    .. "paquet en a {have}",
  prove_two_parts = "les cartes sont données en deux parties, donc chaque "
    .. "main en a deux au moins",
  prove_none_ends = "sur {n} donnes au hasard, aucune n’est allée à sa fin",
  prove_no_move = "le joueur qui doit jouer n’a aucun coup",
  prove_no_move_advice = "laisse-en un qui soit toujours permis, par exemple "
    .. "passer",
  prove_endless = "à partir d’ici, aucune suite de coups ne finit : la même "
    .. "position revient sans cesse",
  prove_endless_advice = "fais que quelque chose s’épuise, ou termine la "
    .. "donne quand personne ne peut plus rien",
  prove_leak = "le joueur {player} voit la même chose dans deux "
    .. "distributions, et peut {one} dans l’une, mais {other} dans l’autre",
  prove_leak_asked = "le joueur {player} voit la même chose dans deux "
    .. "distributions, et on lui demande « {asked} » ({one}) dans l’une, "
    .. "mais « {also} » ({other}) dans l’autre",
  prove_leak_advice = "que rien de ce qu’on demande ou permet à un joueur ne "
    .. "dépende de cartes qu’il ne peut pas voir",
  prove_not_bound = "l’obligation « {name} » n’interdit aucune carte dans "
    .. "aucune suite de coups",
  prove_not_bound_advice = "une autre passe peut-être toujours avant elle ; ou "
    .. "le paquet n’a pas les cartes qu’il lui faut",
  prove_not_reached = "l’étape « {name} » n’est atteinte dans aucune suite "
    .. "de coups",
  prove_not_reached_advice = "sa condition n’est peut-être jamais vraie ; ou "
    .. "le paquet n’a pas les cartes qu’il lui faut",
  prove_never_wins = "le camp {side} ne marque mieux que les autres dans "
    .. "aucune suite de coups",
  prove_never_wins_advice = "regarde ce qu’il lui faudrait pour gagner ; plus "
    .. "de cartes par main le montreront peut-être",

  -- random matches
  check_left_over = "{n} cartes restent dans une donne, et sans la règle "
    .. "maison aucune : faut-il en distribuer davantage ?",
  check_endless = "aucune partie n’a fini en {rounds} donnes : qui marque, et "
    .. "qu’est-ce qui la finit ?",
  check_left = "des cartes restent : le joueur {player} en a {n}, le joueur "
    .. "{other} {less}, et un pli en prend une à chacun",
  check_left_advice = "distribues-en autant à chacun, ou laisse écarter qui en "
    .. "a trop",
  check_total = "la somme des points d’une donne est {sum}, pas {total}",
  check_total_advice = "regarde les étapes qui marquent, ou round_total",
  check_too_long = "veille à ce que les joueurs puissent mener la donne à sa "
    .. "fin",
  check_for_ever = "veille à ce que chaque boucle finisse",
  check_no_choice = "ne demande que s’il y a quelque chose à choisir, ou "
    .. "laisse passer",
  check_no_cards = "ne demande que si la condition accepte des cartes, ou "
    .. "laisse n’en choisir aucune",

  -- oddities of rules
  word_gone = "le mot « {old} » n’existe plus, il s’appelle « {new} »",

  -- worked examples
  example_kind = "« {name} » doit être : {kind}",
  example_numbers = "« {name} » doit être {sides} nombres entiers, un par camp",
  example_needs = "« {name} » demande aussi {needs}",
  example_moves = "« {name} » ne va pas avec 'moves', qu’une partie joue "
    .. "depuis son début",
  example_dealer = "avec ces options la place {seat} ne donne jamais la "
    .. "première",
  example_move = "coup {n}, « {move} » : c’est le tour de "
    .. "la place {seat} : {text}",
  example_move_over = "coup {n}, « {move} » : {text}",
  example_forced = "{text} (avant « {move} » ceci a été joué de soi-même : "
    .. "{moves})",
  example_field = "« {name} » est un mot des exemples et un champ de ce jeu : "
    .. "pour donner sa valeur au champ, écris fields = { {name} = … }",
  example_empty = "il n’attend rien : donne legal, winner, …",
  example_deal = "les cartes de « {pile} » sont du texte, ou une liste de "
    .. "textes",
  example_cards = "« {name} » doit être des cartes, en texte",
  example_winner = "le gagnant doit être un nombre de 1 à {plays}",
  example_held = "held doit avoir les cartes de {players} joueurs",
  example_differs = "{name} devrait être « {expected} », mais est « {found} »",
  example_leaves = "« {name} » n’est ni un champ ni une pile de ce jeu",
  example_no_card = "il n’y a pas de carte « {card} »",
  card_too_often = "la carte « {card} » y est plus souvent que dans le jeu",

  -- lines of play to try
  try_text = "'try' attend des coups sous forme de texte : try \"7C QS\"",
  try_table = "essai « {name} » : entre accolades vient le départ et ce qui est attendu, mais pas de coups",
  try_rule = "{text} (règle {rule}, {file}:{line})",
  try_allowed = "{text} ; permis : {moves}",
}
