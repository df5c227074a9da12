-- What is wrong with a command line, a file or a deal, in French. See
-- en/fail.lua.

return {
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
  no_seat = "il n’y a pas ici de place {seat} : choisis de 1 à {players}",
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
  search_none = "rien n’a tous ces mots : {words}",
  search_none_near =
    "rien n’a tous ces mots : {words}. Voulais-tu dire {near} ?",
  watch_terminal = "check : --watch demande un terminal",
  new_words = "new : « {word} » est de trop : un nom est un mot",
  there_already = "« {file} » existe déjà et n’a pas été touché : choisis un "
    .. "autre nom, ou remplace-le par --force",
  name_taken = "il y a déjà « {name} », que le nouveau fichier cacherait : "
    .. "choisis un autre nom",
  no_template = "{problem} : il manque le TEMPLATE.lua du programme",
  new_what = "new : dis ce que « {name} » doit être : --of GAME pour une "
    .. "règle maison, ou --game",
}
