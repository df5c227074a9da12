-- The sentences of the page in a browser, in French. See en/web.lua.

return {
  no_match = "il n’y a pas encore de partie : commences-en une d’abord",
  no_number = "il n’y a pas de coup numéro {n}",
  no_line_said = "il n’y a pas de ligne {n} dans ce qui a été dit",
  no_line = "il n’y a pas de variante nommée « {name} »",
  line_name = "Le nom d’une variante a de une à {n} lettres.",
  line_taken = "Il y a déjà une variante nommée {name} : choisis un autre "
    .. "nom.",
  no_branch = "{move} n’est pas permis là, aucune variante ne commence donc "
    .. "par ce coup.",
  many_lines = "Il y a déjà {n} variantes. Retires-en d’abord une.",
  kept_stopped = "Les règles ont changé depuis que cette partie a été "
    .. "gardée. Le coup {n}, {move}, n’est plus permis, la partie continue "
    .. "donc avant lui.",
  kept_changed = "Les règles ont changé depuis que cette partie a été "
    .. "gardée. Tous les coups joués sont permis aussi par les nouvelles.",
  no_file = "il n’y a pas de fichier de règles {path}",
  not_rules = "{path} n’est pas le chemin d’un fichier de règles : "
    .. "rules/NAME.lua ou rules/house/GAME/NAME.lua",
  too_long = "{path} est trop long pour un fichier de règles",
  name_taken = "il y a déjà des règles nommées {name} : choisis un autre nom",
  bad_link = "Ce lien est abîmé, ou ce n’est pas un lien vers une partie.",
  link_stopped = "Le coup {n} du lien, {move}, n’est pas permis par ses "
    .. "règles, la partie s’arrête donc avant lui.",
  no_bot = "personne n’est interrogé : la partie est finie",
  no_lesson = "il n’y a pas de leçon ou de question de ce numéro",
  served = "La page est à {url} pour les navigateurs de cette machine. Ctrl-C "
    .. "y met fin.",
  page = {
    title = "Tenace",
    about = "Des jeux de cartes aux règles que tu peux lire et changer",
    choose = "Choisis un jeu",
    back = "Tous les jeux",
    ready_offline = "Tout est là : la page marche maintenant hors ligne.",
    undo = "Annuler",
    redo = "Refaire",
    again = "Redonner",
    keep_match = "C’est juste",
    hand = "Ta main",
    hand_of = "Main : {player}",
    trick = "Sur la table",
    empty_trick = "Il n’y a pas de cartes sur la table.",
    said = "Ce qui a été dit",
    table_then = "Voir la table d’alors",
    no_rule_told = "Aucune règle n’a fait cela : cela se fait tout seul.",
    players = "Joueurs",
    seat = { [1] = "{player} : 1 carte", other = "{player} : {n} cartes" },
    to_move = "à jouer",
    question = "À toi",
    waiting = "{player} réfléchit …",
    ["not"] = "{card}, pas permis",
    play = "Jouer {cards}",
    play_none = "Aucune carte",
    clear = "Effacer",
    number = "Nombre",
    say_it = "Le dire",
    bid = "Annoncer",
    in_words = "En mots",
    others = "Cartes à choisir",
    promise = "{bid} ({promise})",
    why = "Règle : {rule}",
    line = "{file}, ligne {line}",
    refused = "Non : {reason}",
    hung = "Le programme ne répondait pas, il a donc été relancé. La partie "
      .. "est comme avant.",
    missing = "Une partie de la page n’est pas arrivée. Recharge la page quand "
      .. "tu es en ligne.",
    match_stays = "Ce navigateur garde toujours la partie.",
    match_apart = "Une autre fenêtre continue aussi cette partie. La vôtre est "
      .. "gardée à partir d’ici comme une partie à part.",
    match_unkept = "Cette partie n’est pas gardée, car ce navigateur n’a plus "
      .. "de place. Oublie dans la liste des jeux les parties dont tu n’as pas "
      .. "besoin.",
    dismiss = "Fermer",
    tools = "Ce que tu peux faire",
    drawer_learn = "Apprendre",
    drawer_analyse = "Analyser",
    drawer_lab = "Labo",
    drawer_more = "Plus",
    rules_more_in_force = "et {n} de plus",
    hint = "Conseil",
    panel_why = "Pourquoi ?",
    panel_counts = "Cartes qui restent",
    panel_sheet = "Feuille de score",
    panel_review = "Revue",
    panel_people = "Personnes",
    panel_settings = "Réglages",
    won = "remporte le pli",
    last_trick = "Le dernier pli",
    stock = "Talon",
    pile = "{pile} : {n}",
    frozen = "{pile}, gelée",
    owned = "{pile}, {owner}",
    empty_pile = "Emplacement {n}, vide",
    meld = "{cards}",
    full_meld = "{cards}, complète",
    lay_on = "Ajouter à {cards}",
    melds = "Combinaisons : {side}",
    lower = "Plus bas",
    higher = "Plus haut",
    level = "Niveau",
    bid_name = "Nom de l’annonce",
    say_bid = "Dire {bid}",
    picked = "Choisies : {cards}",
    can_add = "Tu peux ajouter {cards}",
    no_more = "On ne peut rien ajouter.",
    seat_number = "Joueur {n}",
    give_screen = "Les mains sont cachées. L’écran est pour : {player}.",
    show_hand = "{player}, c’est moi : montrer ma main",
    thinking = "Un moment…",
    reviewing = "Décision {done} sur {all}…",
    allowed = "Oui : {reason}",
    play_hint = "Jouer cela",
    why_settled = "Comment l’atout a-t-il été fixé ?",
    why_made = "{player} : pourquoi le dernier coup ?",
    why_move = "Puis-je jouer… ?",
    ask = "Demander",
    round = "Donne {n}",
    total = "Total",
    no_score = "Rien n’a encore été marqué.",
    side_points = "{side} {points}",
    next_deal = "Donne suivante",
    round_over = "La donne {n} est finie. {points}",
    no_review = "Il n’y a rien à revoir avant la fin d’une donne.",
    go_there = "Y aller",
    who_plays = "Qui joue à cet écran ? Des bots jouent aux autres places. "
      .. "Entre les tours de plusieurs personnes, toutes les mains sont "
      .. "cachées.",
    speed = "Vitesse",
    speed_slow = "Lente",
    speed_normal = "Normale",
    speed_fast = "Rapide",
    speed_once = "Immédiate",
    sounds = "Sons",
    motion = "Les cartes bougent",
    german_faces = "Cartes allemandes : glands, feuilles, cœurs, grelots",
    four_colors = "Quatre couleurs : trèfles verts, carreaux bleus",
    dealer = "donneur",
    rules = "Règles",
    rules_view_choices = "Règles maison",
    rules_view_file = "Fichier de règles",
    rules_view_share = "Partager",
    rules_close = "Retour à la table",
    rules_play_on = "Continuer avec ces règles",
    rules_new_deal = "Redonner avec ces règles",
    rules_house = "Règles maison",
    rules_options = "Options",
    rules_own = "à toi",
    rules_along = "vient avec une autre règle maison",
    rules_silenced = "est sans effet à cause de {name}",
    rules_held = "Tous les coups joués sont permis aussi par les nouvelles "
      .. "règles.",
    rules_went_back = "La partie est revenue au coup qui n’était plus permis. "
      .. "De là, elle continue avec les nouvelles règles.",
    rules_fails = "Le coup {n} n’est pas permis par les nouvelles règles : "
      .. "{player}, {move} : {why}",
    rules_go_back = "Y revenir",
    rules_stay = "Garder les règles d’avant",
    rules_file = "Fichier",
    rules_file_own = "{file} (à toi)",
    rules_text = "Texte des règles",
    rules_save = "Sauvegarder et continuer",
    rules_check = "Vérifier",
    rules_checking = "Des bots jouent avec ces règles pour les vérifier : {n}",
    rules_stop = "Arrêter",
    rules_dirty = "pas encore sauvegardé",
    rules_fine = "Rien à redire.",
    rules_problems = "Erreurs",
    rules_remarks = "Remarques",
    rules_completions = "Mots",
    rules_help = "Aide",
    rules_more = "Nouvelle, renommer, supprimer, sauvegarder dans un fichier",
    rules_name = "Nom",
    rules_example_name = "Nom de l’exemple",
    rules_example = "Ce que montre la table, comme exemple",
    rules_begin = "Nouvelle règle maison",
    rules_begun = "C’est une règle maison pour commencer : change une ligne, "
      .. "et sauvegarde-la.",
    rules_rename = "Renommer",
    rules_remove = "Supprimer ce fichier à toi",
    rules_removed = "Le fichier est supprimé. S’il remplaçait un fichier du "
      .. "programme, celui du programme vaut de nouveau.",
    rules_saved = "Le fichier est gardé dans ce navigateur.",
    rules_lost = "Des règles à toi n’ont pas pu être chargées : {files}. Ce "
      .. "navigateur les garde toujours. {problem}",
    rules_unread = "Ce que ce navigateur garde de tes règles est illisible. "
      .. "Cela reste tel quel. Sauvegarde dans des fichiers ce que tu écris "
      .. "maintenant.",
    rules_unkept_full = "Pas gardé : ce navigateur n’a plus de place. "
      .. "Sauvegarde le texte dans un fichier. Ou supprime des fichiers et "
      .. "oublie des parties dont tu n’as pas besoin, et sauvegarde encore une "
      .. "fois.",
    rules_unkept_forbidden = "Pas gardé : le navigateur ne laisse rien garder "
      .. "à cette page. Le texte disparaît quand tu pars : sauvegarde-le dans "
      .. "un fichier.",
    rules_unkept_damaged = "Pas gardé : ce que ce navigateur garde de tes "
      .. "règles est illisible et reste donc tel quel. Sauvegarde le texte "
      .. "dans un fichier.",
    rules_unkept_other = "Pas encore gardé : ce navigateur a un autre texte de "
      .. "{file}, d’une autre fenêtre ou d’avant. Pour garder les deux, "
      .. "sauvegarde d’abord le tien dans un fichier. Si tu sauvegardes ou "
      .. "supprimes encore une fois, l’autre disparaît.",
    rules_download = "Sauvegarder dans un fichier",
    rules_link = "Un lien vers cette partie",
    rules_link_about = "Le lien contient le jeu, tes règles, les options, la "
      .. "distribution et tous les coups joués. Rien n’est envoyé nulle part : "
      .. "qui a le lien a tout.",
    rules_make_link = "Faire un lien",
    rules_the_link = "Lien",
    rules_length = "Caractères : {n}",
    rules_copy = "Copier",
    rules_copied = "Le texte est copié.",
    rules_copy_yourself = "Le navigateur ne le permet pas : sélectionne le "
      .. "texte et copie-le.",
    rules_files = "Fichiers",
    rules_open = "Ouvrir des règles (.lua) ou un enregistrement",
    rules_record_opened = "L’enregistrement est ouvert.",
    rules_save_record = "Sauvegarder la partie comme enregistrement",
    rules_report = "Signaler un problème",
    rules_report_about = "Le rapport contient ce qui a été dit en dernier et "
      .. "l’enregistrement de la partie, pour que d’autres voient aussi le "
      .. "problème. Envoie-le comme tu veux.",
    rules_make_report = "Écrire le rapport",
    rules_bad_link = "Ce lien est abîmé, ou ce n’est pas un lien vers une "
      .. "partie.",
    rules_guests = "Le lien a apporté ses propres règles : {files}. Elles "
      .. "disparaissent quand tu pars, sauf si tu les gardes. Elles remplacent "
      .. "alors tes règles du même nom.",
    rules_keep = "Garder ces règles",
    rules_kept = "Les règles sont gardées dans ce navigateur.",
  },
}
