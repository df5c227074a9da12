-- Sentences about rules files, and requests for games, in French. See en/rules.lua.

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} « {title} » : {text}",
  of_option = "option « {name} » : {text}",
  of_field = "champ « {name} » : {text}",
  of_example = "exemple « {name} » : {text}",
  of_try = "essai « {name} » : {text}",
  suggestion = "{text}, voulais-tu dire « {near} » ?",
  quoted = "« {name} »",

  -- what rules may not do
  key_without_order = "une clé ne peut pas être de la sorte {kind} ici : elle "
    .. "n’a pas d’ordre fixe",
  frozen = "« {name} » ne peut pas recevoir de valeur : c’est en lecture seule",
  frozen_item = "l’élément {name} de cette liste ne peut pas recevoir de "
    .. "valeur : donne au champ une nouvelle liste ; ce qu’a chaque joueur ou "
    .. "camp se fixe par player.NAME ou side.NAME",
  too_deep = "les tables s’emboîtent sur {most} niveaux au plus",
  state_local = "« {name} » ne peut pas recevoir de valeur ici, parce qu’il "
    .. "dure plus longtemps que la partie : déclare un champ dans 'round' ou "
    .. "'keeps', et fixe self.{name}",
  state_table = "« {name} » ne peut pas être fixé dans une table qui dure plus "
    .. "longtemps que la partie : déclare un champ dans 'round' ou 'keeps' "
    .. "pour ce qui change",
  state_list = "« {name} » ne peut pas changer une liste qui dure plus "
    .. "longtemps que la partie : copie-la d’abord, ou déclare un champ dans "
    .. "'round' ou 'keeps' pour ce qui change",
  state_held = "« {name} » contient quelque chose ({kind}) qui se souvient de "
    .. "son emploi et dure plus longtemps que la partie : fais-le dans "
    .. "l’étape qui l’emploie",
  order_reads = "un ordre ne peut dépendre que de champs, d’options et de "
    .. "faits, pas de « {name} »",
  state_unknown = "ce Lua compile les fonctions sous une forme inconnue, des "
    .. "règles pourraient donc se souvenir de ce qu’elles ne doivent pas",
  not_plain = "seuls du texte, des nombres, true, false et des tables de "
    .. "ceux-ci vont ici",
  no_such_name = "il n’y a pas de nom « {name} »",
  cards_of_text = "un texte n’a pas de « {name} » : écris "
    .. "self:cards_in(…):{name}(…), avec le texte entre les parenthèses de "
    .. "cards_in",
  word_of_text = "un texte n’a pas de « {name} » : écris {name}(…), avec le "
    .. "texte entre les parenthèses",
  text_is_no_list = "un texte n’est pas une liste : écris « for word in TEXT do » "
    .. "ou words(TEXT)[1]",
  no_such_of_text = "un texte n’a pas de « {name} »",
  no_self = "il n’y a pas de 'self' ici : une étape s’écrit avec deux-points, "
    .. "function game:step()",
  name_not_local = "« {name} » n’est pas déclaré, écris d’abord 'local {name}'",
  name_taken = "« {name} » est un mot de la bibliothèque et ne peut pas "
    .. "recevoir de valeur",
  not_text = "c’est du code compilé, un fichier de règles est du texte",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} est un guillemet courbe : écris-en de droits, \"text\"",
  slip_capital = "{said} : écris « {part} » en minuscules ; un commentaire "
    .. "commence par --",
  slip_elseif = "{said} : 'elseif' est un seul mot",
  slip_unequal = "{said} : différent s’écrit ~=",
  slip_equal = "{said} : pour comparer, écris ==",
  slip_brackets = "{said} : le nom d’une étape est suivi de parenthèses, "
    .. "function game:step()",
  slip_missing = "{said} : il manque '{part}' devant",
  slip_set = "{said} : pour donner une valeur, écris =",
  slip_order = "{said} : écris {part}",
  slip_card = "{said} : écris une carte entre guillemets, \"{part}\"",
  slip_key = "{said} : écris un rang ou une carte qui commence par un chiffre "
    .. "ainsi : [\"{part}\"] =",
  slip_call = "{said} : écris () après un mot à qui rien n’est donné",
  slip_comma = "{said} : il manque une virgule devant",
  slip_value = "{said} : il manque une valeur devant",
  slip_named = "{said} : des valeurs avec des noms vont entre accolades, { "
    .. "{part} = … }",
  slip_to = "{said} : des nombres de 1 à 3 s’écrivent for i = 1, 3 do",
  slip_braces = "{said} : un bloc est entre '{part}' et 'end', pas entre "
    .. "accolades",
  slip_step = "{said} : Lua n’a pas de {part}, écris x = x + 1",
  slip_open = "{said} : il n’y a pas de bloc à finir",
  slip_comment = "{said} : les mots devant ne sont pas du Lua ; un commentaire "
    .. "commence par --",
  slip_end = "{said} : il manque un 'end', ou une parenthèse",
  slip_return = "{said} : rien ne vient après la ligne qui commence par "
    .. "'return' ; écris-le avant cette ligne",

  error_not_text = "le message d’une erreur est du texte, pas {kind}",
  pairs_of_what = "pairs parcourt des tables, pas {kind}",
  text_too_long = "« {name} » prendrait plus de {limit} lettres",
  text_expected = "« {name} » attend du texte, pas {kind}",
  number_expected = "« {name} » attend un nombre entier, pas {kind}",
  format_letter = "'%{letter}' n’est pas connu de format ici",
  list_expected = "« {name} » attend une liste à soi, pas {kind}",
  list_too_long = "« {name} » prend {limit} éléments au plus",
  place_expected = "« {name} » attend une place de {from} à {to}, pas "
    .. "« {given} »",
  insert_arguments = "'insert' attend une liste, une place si ce n’est pas la "
    .. "fin, et une valeur",
  require_name = "require prend le nom seul d’un fichier de règles, pas "
    .. "« {name} »",
  nested_too_deep = "des parenthèses ou des fonctions sont emboîtées trop "
    .. "profondément",
  too_many = "il y a {most} {what} au plus",
  too_many_of_game = "un jeu avec ses règles maison a {most} {what} au plus",
  file_too_big = "un fichier de règles a {most} octets au plus, celui-ci en a "
    .. "{bytes}",
  not_lua = "« {path} » n’est pas lu comme règles : le nom d’un fichier de "
    .. "règles finit par .lua",
  name_not_path = "« {name} » doit être un nom, pas un chemin",
  of_cycle = "« {of} » n’est pas un jeu, mais appartient à lui-même",
  require_cycle = "« {name} » est déjà en train d’être chargé, par {files}",
  require_nothing = "le fichier ne rend rien qui puisse se charger par require",
  no_base_step = "'base' n’a pas d’étape « {name} »",

  -- translations
  catalogue_table = "un catalogue rend une table de phrases",
  catalogue_entry = "« {name} » : chaque phrase est un texte, ou une table de "
    .. "textes dont un s’appelle other",
  po_line = "chaque ligne commence par msgctxt, msgid, msgstr, un guillemet "
    .. "ou #",
  po_text = "un texte est entre guillemets, sur une seule ligne ; à "
    .. "l’intérieur, seuls n, t, r, un guillemet ou \\ peuvent suivre \\",
  po_order = "{name} n’est pas à sa place : une entrée est msgid puis msgstr, "
    .. "précédés de msgctxt si un mot a des formes",
  po_unfinished = "il manque msgstr à cette entrée",
  po_twice = "« {name} » a deux entrées",
  po_utf8 = "le fichier n’est pas en UTF-8",

  -- a file as a whole
  no_definition = "le fichier ne définit ni jeu ni règle maison",
  examples_of = "le fichier a des exemples de « {file} » : vérifiez celui-ci",
  examples_only = "un fichier d’exemples ne définit rien lui-même",
  examples_none = "le fichier n’a pas d’exemples",
  not_returned = "le fichier ne rend pas ce qu’il définit ({kind}), finis-le "
    .. "par 'return' et son nom",
  two_definitions = "{kind} « {title} » : un fichier définit un jeu ou une "
    .. "règle maison, et celui-ci a déjà {other_kind} « {other} »",
  title_first = "« {word} » attend d’abord son nom : {word} \"Name\" { … }",
  definition_table = "ce qu’il définit doit être entre accolades : { players = "
    .. "4, … }",
  example_table = "l’exemple « {name} » doit être entre accolades : { hand = "
    .. "\"…\", … }",
  obligation_table = "l’obligation « {name} » doit être entre accolades : { "
    .. "says = \"…\", play = \"…\" }",
  not_readable = "le fichier de « {name} » ne peut pas être lu",
  other_kind = "il faut ici : {kind}",
  other_game = "son dossier a les règles maison de « {game} », mais il dit of "
    .. "= '{of}'",
  of_missing = "'of' doit nommer le jeu auquel elle appartient",

  -- fields, options and facts
  unknown_field = "champ inconnu « {name} »",
  opening_field = "champ inconnu « {name} » : écris-le en commentaire, dans la "
    .. "première ligne du fichier",
  table_expected = "le champ « {name} » doit être une table",
  names_expected = "le champ « {name} » doit être un nom ou une liste de noms",
  name_expected = "« {name} » n’est pas un nom : prends des lettres, des "
    .. "chiffres et _",
  field_kind = "il manque sa sorte ou sa valeur de départ, comme dans 'suit', "
    .. "'player', 0",
  field_choice = "un choix demande ses valeurs : choice \"a b\"",
  field_listed = "'listed' est le nom de la liste de tous : du texte",
  field_taken = "pour {owner} il y a de toute façon un « {name} »",
  field_each = "ce qu’a chaque camp ou joueur est un texte, un nombre, un oui "
    .. "ou non, un choix, une liste ou des joueurs",
  field_each_needs = "'needs' est pour un champ de la partie, pas pour ce qu’a "
    .. "chaque camp ou joueur",
  field_each_value = "le champ « {name} » est une liste avec un élément pour "
    .. "chacun ({each}) : {n}",
  no_own_field = "pour {owner} il n’y a pas de champ « {name} » qui puisse "
    .. "recevoir une valeur",
  new_own_field = "pour {owner} il n’y a pas de champ « {name} » qui puisse "
    .. "recevoir une valeur : déclare {name} = each_{owner}(…) dans round ou "
    .. "keeps",
  field_twice = "le champ « {name} » est déjà déclaré",
  field_is_step = "le champ « {name} » a le nom d’une étape",
  field_is_word = "le champ « {name} » a le nom d’un mot de la bibliothèque",
  field_value = "le champ « {name} » doit être {expected}, pas {given}",
  field_suit = "une couleur du jeu",
  field_text = "du texte",
  field_flag = "true ou false",
  field_number = "un nombre entier",
  field_needs_other = "le champ « {name} » demande {other}={value}",
  no_needed_field = "il n’y a pas de champ « {name} »",
  field_player = "un joueur",
  field_side = "un camp",
  field_card = "une carte",
  field_cards = "des cartes, en texte",
  field_list = "une table de données simples",
  field_players = "une liste de joueurs",
  option_kind = "ce doit être number, choice, flag ou text { … }",
  option_sentence = "il lui faut sa valeur de départ et, en dernier, une "
    .. "phrase sur elle",
  option_silences = "'silences' nomme des options, en texte ou en liste de "
    .. "textes",
  option_needs = "'needs' doit être une table : needs = { other = value }",
  option_twice = "l’option « {name} » est déjà déclarée",
  default_value = "sa valeur habituelle doit être {expected}, pas « {given} »",
  option_value = "l’option « {name} » doit être {expected}, pas « {given} »",
  no_such_option = "il n’y a pas d’option « {name} »",
  declaration_table = "ce qui est donné à {kind} doit être entre accolades",
  number_names = "dans un champ, ses « names » sont des textes pour des "
    .. "nombres de son étendue : { [2] = \"doubled\" }",
  number_part = "sa « {part} » doit être un nombre entier",
  number_range = "son étendue de {from} à {to} est vide",
  choice_from = "son 'from' doit être un des mots de son 'of'",
  text_of = "son 'of' doit être du texte : les mots dont il peut être fait",
  items_too_many = "{kind} a une seule valeur de départ et une seule phrase",
  choice_words = "son 'of' doit être du texte, des mots séparés par des "
    .. "espaces, ou une liste",
  choice_of = "'of' donne ses valeurs, il ne peut donc avoir qu’une phrase en "
    .. "plus",
  choice_values = "il lui faut au moins deux valeurs, et une phrase sur elles",
  choice_value = "« {value} » doit être du texte ou un nombre entier, et une "
    .. "seule fois",
  expected_number = "un nombre de {from} à {to}",
  expected_flag = "true ou false",
  expected_text = "du texte",
  expected_text_of = "des mots de {of}",
  expected_text_count = "{count} mots de {of}",
  fact_missing = "il manque le champ « {name} »",
  fact_players = "ce doit être un nombre entier de 1 à {most}",
  fact_partners = "partners veut 4, 6 ou 8 joueurs, pas {players}",
  fact_sides = "ce doit être \"partners\", des listes de toutes les places par "
    .. "camp, ou selon le nombre de joueurs { [4] = \"partners\" }",
  fact_seat = "« {seat} » n’est pas une place, ou y est deux fois",
  fact_turn = "ce doit être \"clockwise\" ou \"anticlockwise\"",
  fact_ranks = "ce doit être du texte : les rangs de bas en haut",
  fact_rank = "le jeu n’a pas de rang « {rank} », ou il y est deux fois",
  fact_rank_missing = "il manque le rang « {rank} » du jeu",
  fact_points = "ce doit être une table avec les points des rangs ou des cartes",
  fact_points_halves = "halves est true ou absent : alors deux de ces "
    .. "points en font un à la table",
  fact_plays = "plays est une table, { throws = true, … }",
  fact_plays_copies = "'plays' demande un jeu avec au plus {most} exemplaires "
    .. "d’une carte",
  fact_plays_obligations = "là où plusieurs cartes se jouent à la fois, il n’y "
    .. "a pas d’obligations",
  fact_plays_value = "plays : « {name} » est {values}",
  fact_points_last = "last_trick est un nombre, ou deux : ceux de "
    .. "l’avant-dernier pli et du dernier",
  fact_points_twice = "« {name} » a ses points deux fois",
  fact_points_name = "« {name} » n’est ni carte, ni rang, ni couleur du jeu : "
    .. "écris une carte ainsi : QS, un rang : Q, une couleur : S",
  fact_points_field = "les points dépendent de « {name} », qui n’est pas un "
    .. "champ",
  fact_points_of_value = "« {name} » ne peut pas être {value}",
  fact_points_value = "les points de « {name} » doivent être un nombre entier "
    .. "jusqu’à {most}",
  fact_too_many = "« {name} » : il y a de la place pour {most}",
  fact_many_piles = "« {name} » : il y a de la place pour {most}, celles de "
    .. "chaque camp ou joueur comptées une à une",
  fact_piles = "ce doit être une table de piles par nom",
  fact_pile = "qui la voit doit être \"none\", \"owner\", \"all\" ou \"top\"",
  fact_pile_each = "'each' doit être \"side\" ou \"player\"",
  fact_pile_row = "une rangée a de 1 à {most} piles, et n’appartient à "
    .. "personne : { sees = \"all\", n = 7 }",
  fact_pile_on = "elle ne peut être que sur une rangée d’autant de piles que "
    .. "personne ne voit, et tout le monde doit la voir : { sees = \"all\", n "
    .. "= 7, on = \"hidden\" }",
  fact_pile_owner = "elle n’appartient à personne : dis each = \"player\", ou "
    .. "qui d’autre la voit",
  fact_once_empty = "il n’y a pas de pile « {name} » commune à tous les joueurs",
  once_empty_obligation = "once_empty prend une pile et une obligation, comme "
    .. "dans once_empty(\"stock\", follow_suit)",
  when_obligation = "when prend une condition et une obligation, comme dans "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless prend une condition et une obligation, comme dans "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt prend des cartes et une obligation, comme dans "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "ce doit être une table de contrats et de leurs valeurs",
  fact_contract = "la valeur de « {name} » doit être un nombre entier, ou un "
    .. "nombre avec celui de fois qu’il peut compter : { 12, from = 2, to = "
    .. "18 }",
  fact_contract_order = "« {part} » du contrat « {name} » doit être {part} du "
    .. "jeu, en texte",
  fact_captures = "ce doit être une table : voir les parties de captures",
  fact_captures_part = "« {name} » dans captures doit être : {kind}, comme le "
    .. "dit son aide",
  fact_captures_from = "'from' doit nommer une pile seule du jeu lui-même",
  fact_captures_card = "« {word} » n’est ni rang ni carte du jeu",
  fact_captures_also = "ce qu’un rang compte en plus doit être un nombre entier",
  fact_captures_builds = "il faut nommer une rangée de piles et deux champs de "
    .. "la donne : { piles = …, values = …, owners = … }",
  fact_patterns = "ce doit être une table de listes de figures, par nom",
  fact_pattern = "ce doit être une figure : { \"name\", sum, same, run ou "
    .. "suited = un nombre, points ou each = un nombre }",
  fact_pattern_number = "« {name} » doit être un nombre entier, 1 ou plus",
  fact_camps = "ce doit être { \"FIELD\", \"OTHERS\", … }, le champ du joueur "
    .. "qui joue contre les autres, et un mot pour ceux-ci ; il y faut le "
    .. "fait 'points'",
  fact_camps_part = "« {name} » doit être un nombre entier à partir de 1, pour "
    .. "'with' une pile du jeu, pour 'unless' des valeurs du champ 'contract'",
  fact_camps_field = "« {name} » n’est pas un champ d’un joueur",
  fact_camps_announced = "il n’y a pas de champ 'announced'",
  fact_announcements = "ce doit être une liste d’annonces",
  fact_announcement = "ce doit être une annonce : { \"word\", … }, ou avec un "
    .. "second mot pour le second camp",
  fact_announcement_part = "« {name} » doit être un nombre entier, ou des "
    .. "cartes pour 'holds'",
  fact_announcement_words = "le premier degré qui se dit demande deux mots, un "
    .. "pour chaque camp",
  no_contract_field = "les contrats disent comment les cartes se classent, il "
    .. "faut donc dans 'round' un champ 'contract' qui dit lequel est joué",
  fact_levels = "ce doit être une table, comme dans levels = { of = \"2 3 4 "
    .. "5\" }",
  fact_levels_of = "'of' doit être un texte de deux mots ou plus, chacun une "
    .. "fois",
  fact_levels_words = "« {part} » doit être fait de mots de 'of'",
  no_levels = "le jeu n’a pas de fait 'levels'",
  duel_bids = "auction avec holder demande des enchères, ou un fait 'contracts' dont elles "
    .. "découlent",
  fact_obligations = "ce doit être une liste d’obligations, entre accolades : "
    .. "{ follow_suit }",
  fact_obligation = "une obligation doit être un mot comme follow_suit, ou "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "l’obligation « {name} » demande un de play = …, "
    .. "avoid = … et une fonction",
  fact_obligation_both = "l’obligation « {name} » n’a droit qu’à un de play = "
    .. "…, avoid = … et une fonction : écris deux obligations",
  fact_obligation_says = "l’obligation « {name} » demande la phrase qui "
    .. "refuse une carte : says = \"…\"",
  fact_obligation_name = "ce que dit l’obligation « {duty} » a un nom "
    .. "inconnu, « {name} »",
  fact_obligation_value = "l’obligation « {duty} » attend ce qui ne peut être "
    .. ": {text}",
  fact_obligation_card = "« {name} » n’est ni carte, ni couleur, ni rang du "
    .. "jeu, ou en désigne deux ; ce n’est pas non plus une sorte de cartes : "
    .. "écris une carte ainsi : QS, un rang : Q, une couleur : S",
  fact_obligation_cards = "des cartes doivent être un texte comme \"H, QS\", "
    .. "pas {name}",
  fact_obligation_until = "jusqu’à quand elle oblige se dit par des cartes, "
    .. "des couleurs ou des rangs, pas par « {name} »",
  fact_obligation_when = "« {name} » doit être un texte comme \"leading\", ou "
    .. "une liste avec des champs : { \"leading\", trump = \"H\" }",
  fact_obligation_fact = "il n’y a pas de condition « {name} »",
  fact_obligation_suit = "« {name} » est le mot d’une couleur : écris "
    .. "\"{letter}\"",
  fact_obligation_field = "une obligation dépend de « {name} », qui n’est pas "
    .. "un champ",
  fact_obligation_field_kind = "une obligation ne peut pas dépendre de "
    .. "« {name} » : seulement de couleurs, de nombres, de oui ou non, de "
    .. "choix, de texte et de cartes de la partie",
  fact_obligation_fields = "les obligations peuvent dépendre de {most} valeurs "
    .. "de champs au plus",
  fact_obligations_name = "« {name} » n’a pas sa place dans une liste "
    .. "d’obligations ; une règle maison en enlève une par without = \"NAME\"",
  fact_obligations_form = "le jeu a « {name} » avec d’autres conditions ; dis "
    .. "aussi without = \"{name}\" pour la remplacer",
  fact_without = "without doit être un nom, ou une liste de noms",
  fact_without_none = "le jeu n’a pas d’obligation « {name} » à enlever",
  fact_amends_none = "il n’y a pas ici d’obligation « {name} » à soumettre à une "
    .. "condition",
  fact_obligation_twice = "l’obligation « {name} » y est deux fois",
  fact_melds = "ce doit être une table avec sets = …, runs = … ou les deux",
  fact_laid_down = "ce doit être du texte : des rangs ou des cartes",
  fact_taking = "ce doit être une table : taking = { pile = \"discard\", … }",
  meld_word = "« {word} » dans « {name} » n’est ni rang ni carte du jeu",
  meld_joker = "« {word} » dans « {name} » est un joker : il n’a pas de rang, "
    .. "mais il peut être passe-partout",
  meld_part = "« {name} » doit être {kind}",
  meld_by = "'by' doit être \"side\" ou \"all\"",
  fact_combinations = "les combinaisons sont une liste de sortes, { \"pair\", "
    .. "of = 2 }, 24 au plus",
  combination_name = "une sorte de combinaison commence par son nom, comme "
    .. "dans { \"pair\", of = 2 }",
  combination_part = "« {name} » dans combinations doit être : {kind}",
  combination_word = "« {word} » n’est ni rang, ni carte, ni sorte de ces "
    .. "combinaisons",
  combination_least = "« {name} » dans combinations vaut {least} ou plus",
  combination_beats = "« {name} » dans combinations bat au plus {most} autres "
    .. "sortes",
  combination_row = "la rangée de ces combinaisons a {n} rangs, et {most} au "
    .. "plus sont possibles : row = \"…\" en nomme moins",
  combination_suits = "suits dans combinations a chaque couleur du jeu une "
    .. "fois, comme dans \"{suits}\"",
  meld_call = "« {name} » doit être un mot ou deux en minuscules, 15 lettres "
    .. "au plus",
  meld_in_hand = "les combinaisons ne restent en main que dans des jeux à un "
    .. "seul paquet, sans passe-partout",
  meld_named = "named demande des passe-partout ; ils ne se posent pas seuls, "
    .. "et un camp peut avoir plusieurs combinaisons d’un rang",
  meld_named_many = "au plus 8 passe-partout peuvent être nommés, et le jeu en "
    .. "a {n}",
  meld_low = "low_counts demande des suites avec un rang aux deux bouts, comme "
    .. "dans runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "un camp qui a une seule combinaison par rang n’a pas de "
    .. "suites",
  meld_of_a_rank = "of_a_rank est un nombre au-dessus de 0, pour des brelans "
    .. "que seul leur camp complète, et ne va pas avec one_of_a_rank, named, "
    .. "in_hand, different_suits, wild_melds, natural_to_go_out ni "
    .. "mixed_to_go_out",
  taking_by_pair = "by_pair va avec une pile qui se prend entière : whole = "
    .. "true",
  taking_pile = "il n’y a pas de pile « {name} » commune à tous les joueurs",
  taking_most = "most est un nombre de cartes d’une pile qui se prend entière "
    .. ": whole = true",
  taking_second = "il n’y a pas de pile « {name} » pour chaque joueur : piles "
    .. "= { … = each_player \"none\" }",
  taking_down = "une pile qui se prend jusqu’à une carte n’est ni prise "
    .. "entière ni gelée",
  taking_others_help = "les cartes du dessus n’aident qu’avec down = true",
  taking_top_free = "la carte du dessus seule n’est libre que là où la pile se "
    .. "prend jusqu’à une carte : down = true",
  fact_total = "ce doit être un nombre entier",
  fact_wins = "ce doit être \"highest\" ou \"lowest\" et de quoi : \"lowest "
    .. "total\", ou un champ que garde chaque camp",
  fact_unscored = "ce doit être une ligne sans point final",
  fact_family = "ce doit être l’une de celles-ci : {list}",
  fact_ties = "ce doit être \"play on\" ou \"draw\"",
  no_field_to_win_by = "il n’y a pas de champ « {name} » que garde chaque camp",
  field_to_win_by = "« {name} » doit être un nombre ou un choix",
  fact_own = "ce doit être une table de faits par nom",
  fact_own_name = "« {name} » est le nom d’un autre champ",
  deck_table = "ce doit être un jeu de cartes : french(52), spanish(40) ou "
    .. "deck { … }",
  deck_size = "il n’y a pas de jeu {name} de {cards} cartes, seulement de "
    .. "{sizes}",
  deck_how_many = "« {part} » doit être un texte de 1 à {most} noms",
  deck_name = "« {name} » ne peut pas être ici ({part}), ou y est deux fois",
  deck_packs = "'packs' doit être un nombre de 1 à {most}",
  deck_jokers = "'jokers' doit être des noms comme BJ et LJ",
  deck_empty = "il ne reste aucune carte dans le jeu",
  deck_copies = "il y a plus de {most} cartes « {name} »",
  deck_kinds = "il y a plus de {most} cartes différentes",
  deck_cards = "il y a {cards} cartes ; un jeu en a {most} au plus",
  deck_no_suit = "« {suit} » n’est pas une couleur du jeu",
  deck_tags = "'tags' doit être une table de cartes par nom : { poem = \"1R "
    .. "2R\" }",
  deck_many_tags = "un jeu a {most} noms de cartes au plus, de {letters} "
    .. "lettres au plus",
  deck_left_out = "ce doit être des cartes en texte, ou des textes selon le "
    .. "nombre de joueurs : { [3] = \"2D\" }",
  deck_no_card = "« {name} » n’est ni carte ni rang du jeu",

  -- steps
  no_round = "il n’y a pas d’étape 'round', qui joue une donne",
  no_such_step = "il n’y a pas d’étape « {name} »",
  no_step_beneath = "« {game} » n’a pas d’étape « {name} »",
  step_is_word = "l’étape « {name} » a le nom d’un mot de la bibliothèque",
  step_name = "« {name} » n’est pas un nom pour une étape",
  step_not_function = "« {name} » doit être une étape, une fonction ; les "
    .. "faits vont entre les accolades",
  step_twice = "l’étape « {name} » est écrite une seconde fois",
  step_too_late = "l’étape « {name} » ne peut plus être fixée",

  -- requests
  no_game_named = "aucun jeu n’est nommé",
  other_signature = "les règles de {spec} sont différentes ici, leur "
    .. "signature est {signature}",
  no_game = "il n’y a pas de jeu « {name} »",
  no_house_rule = "il n’y a pas de règle maison « {name} » pour {game}",
  no_house_rule_in = "il n’y a pas de règle maison « {name} » pour "
    .. "{game} dans {folders}",
  lesson_kind = "« {name} » doit être {kind}",
  lesson_expects = "un pas attend un coup : expect = \"7C\"",
  lesson_blocked = "'blocked' demande le coup et la raison : blocked = { AS = "
    .. "\"the king is still out\" }",
  lesson_steps = "une leçon a des pas : steps = { { says = \"…\", expect = "
    .. "\"7C\" } }",
  course_lessons =
    "un cours a des leçons : lessons = { { name = \"tricks\", … } }",
  course_lesson =
    "une leçon d’un cours demande name, title, text et des questions",
  course_ask =
    "« {text} » n’est pas un sujet avec un nombre : ask = \"trick 4, voids 2\"",
  course_none = "les règles n’ont ni questions ni exemple « {text} »",
  lesson_returned = "le fichier ne rend pas sa leçon, commence-la par 'return "
    .. "lesson'",
  lesson_turn = "au pas {n}, c’est le tour de la place {turn}, pas de l’élève "
    .. "à la place {seat} (le programme joue lui-même un coup qui est le seul "
    .. "possible)",
  lesson_move = "« {move} » n’y est pas permis : {reason}",
  no_file = "il n’y a pas de fichier de règles « {name} »",
  option_value_is_house_rule = "il n’y a pas d’option « {name} » dans {game} ; "
    .. "« {house} » est une règle maison, {game}+{house}",
  no_option = "il n’y a pas d’option « {name} » dans {game}",
  -- files and folders
  disk_system = "{path} : {system}",
  disk_missing = "{path} : {system}",
  system_missing = "cela n’existe pas",
  system_no_folder = "une partie du chemin n’est pas un dossier",
  system_denied = "ce n’est pas permis",
  system_read_only = "on ne peut rien écrire ici",
  system_full = "il n’y a plus de place sur le disque",
  disk_folder = "{path} : un dossier, pas un fichier",
  disk_special = "{path} : un périphérique ou un tube, pas un fichier",
  disk_large = "{path} : plus de {most} Mo",
  disk_there = "{path} : existe déjà",
  disk_busy = "{path} : un autre programme l’a ouvert et y écrit",
  disk_changed = "{path} : changé entre-temps par un autre programme",

  cannot_read_file = "impossible de lire {message}",
  cannot_read = "impossible de lire « {path} » : {message}",
  game_is_house_rule = "« {name} » est une règle maison : {game}+{name}",
  option_is_house_rule = "« {name} » est une règle maison : {game}+{name}",
  house_rule_is_option = "« {name} » est une option, donne-lui une valeur : "
    .. "{name}=…",
  refuses_function = "'refuses' doit être une fonction des options",
  first_dealer_sits = "l’option 'first_dealer' est {first}, mais l’option "
    .. "'players' est {players}",
  option_needs_other = "l’option « {name} » demande {other}={value}",
  fact_pile_sorted = "sorted = true ou \"suits\" est pour une pile seule que "
    .. "tout le monde voit",
  fact_pile_counted = "counted = true est pour une pile que tout le monde voit "
    .. "et qui n’est pas triée",
  fact_pile_pairs = "pairs = true est pour une pile seule que tout le monde "
    .. "voit et qui n’est ni rangée ni comptée",
  fact_pile_under = "under = \"stock\" est pour une pile seule que tout le "
    .. "monde voit",
  fact_names_players = "ce doit être des mots puis {player} ou {players}, "
    .. "comme dans \"ask {player}\", ou une liste de tels textes",
  fact_decimals = "decimals est un nombre de décimales, de 1 à 3",
  fact_match_rounds = "match_rounds est un nombre de donnes",
  fact_cards_needed = "cards_needed est un nombre de cartes",
  too_few_cards = "il faut {need} cartes à distribuer, et le jeu en a {cards}",
  plus_alone = "un signe plus se met entre deux noms, et l’un "
    .. "d’eux manque",
  house_given_twice = "la règle maison « {name} » est donnée deux fois",
  option_given_twice = "l’option « {name} » est donnée deux fois",
  with_cycle = "la règle maison « {name} » s’ajoute elle-même par son 'with'",
  top_cycle = "la règle maison « {name} » se pose sur elle-même",
  many_hearers = "étape '{name}' : plus de {most} règles l’entendent",
  change_wanted = "il faut un changement des points, comme { times = 2, "
    .. "because = \"Bock\" }, et non '{value}'",
  change_number = "'{name}' doit être un nombre entier, et non '{value}'",
  change_because = "il manque la raison du changement des points : because = "
    .. "\"…\"",
  clash_lost = "{text} ; avec l’autre au-dessus, ceci serait perdu : {lost}",
  clash_sentence = "« {text} » de « {house} »",
  replaces_none = "rien en dessous n’a '{name}', il n’y a donc rien à "
    .. "remplacer",
  replaces_not_given = "elle remplace '{name}' sans dire par quoi",
  fact_no_longer = "avec ce '{by}', '{name}' du jeu est faux ; donnez-le "
    .. "aussi : {text}",
  fact_without_no_part = "'{fact}' n’a pas de '{name}' à enlever",
  says_text = "la phrase pour '{name}' n’est pas un texte",
  says_step = "il n’y a pas d’étape '{name}' dont la phrase pourrait être "
    .. "autre",
  clash_step_dropped = "les règles maison '{one}' et '{other}' ne vont pas "
    .. "ensemble : '{other}' remplace l’étape '{name}', à laquelle '{one}' "
    .. "ajoute",
  clash_not_with = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : « {one} » ne peut pas se jouer avec « {other} »",
  clash_step = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux remplacent l’étape « {name} »",
  clash_set = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : elles mettent l’option « {name} » à « {first} » et à "
    .. "« {second} »",
  clash_silenced = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : l’option « {name} », fixée par « {one} », laisse sans "
    .. "effet l’option « {silenced} », fixée par « {other} »",
  clash_obligation = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux ont une obligation « {name} »",
  clash_field = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux déclarent un champ « {name} »",
  clash_option = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux déclarent une option « {name} »",
  clash_pile = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux ont une pile « {name} »",
  clash_fact = "les règles maison « {one} » et « {other} » ne vont pas "
    .. "ensemble : les deux changent « {name} »",
}
