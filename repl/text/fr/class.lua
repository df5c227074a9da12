-- The sentences of a class before one board, in French.

return {
  play = "Que peut-on jouer",
  worth = "Combien cela vaut-il",
  quiz = "Quiz",
  puzzle = "Problème",
  no_pupil = "Le tableau ne répond pas aux questions.",
  only_teacher = "Seul le professeur peut le faire.",
  full = "La classe est pleine.",
  closed = "Cette question est close.",
  nobody = "Personne n’a ce numéro.",
  looking = "Recherche de ce qu’on demandera …",
  fewer = {
    one = "Une seule question a été trouvée.",
    other = "Seulement {n} questions ont été trouvées.",
  },
  board = "Le tableau pour le projecteur : {url}",
  phones = "Les téléphones ouvrent {url}",
  open_to_all = "La classe est ouverte à ce réseau : qui a l’adresse peut "
    .. "venir, sans mot de passe. C’est du HTTP non chiffré sur le port "
    .. "{port} : d’autres dans le réseau pourraient lire.",
  here_alone = "La classe n’est ouverte qu’aux navigateurs de cette machine "
    .. "; --lan l’ouvre aux téléphones.",
  writes = "Les noms et les réponses sont écrits dans {file}.",
  writes_nothing = "Les noms et les réponses ne sont écrits nulle part ; "
    .. "--results FILE les écrit.",
  ends = "Ctrl-C la termine.",
  ends_kept = "Ctrl-C la termine ; {command} la reprend.",
  nothing = "class : rien à demander n’a été trouvé ; un autre --seed "
    .. "trouvera peut-être",
  resume_what = "class : --resume continue la classe d’un fichier : nomme-le "
    .. "par --results FILE",
  resume_alone = "class : --resume continue la classe telle quelle : omets "
    .. "le jeu et ce qu’on demande",
  no_class = "class : à côté de {file} il n’y a pas de classe à continuer : "
    .. "elle est finie, ou n’a jamais commencé",
  other_rules = "class : cette classe ne peut pas continuer : ses questions "
    .. "ne sont plus les mêmes, car les règles ou le programme ont changé",
  not_kept = "Les résultats ne peuvent être écrits : {problem}. La classe "
    .. "continue ; la prochaine réponse réessaiera.",
  kept_again = "Les résultats sont de nouveau écrits, dans {file}.",
  page = {
    class_title = "Une classe : {game}",
    class_name = "Ton nom pour cette heure",
    class_come = "Entrer",
    class_language = "Langue",
    class_hello = "Bonjour {name}. Cela commence bientôt : regarde le tableau.",
    class_look = "Regarde le tableau.",
    class_open = "Ouvre cette adresse sur ton téléphone",
    class_here = { one = "{n} présent", other = "{n} présents" },
    class_nobody = "Personne n’est encore là.",
    class_begin = "Commencer",
    class_close = "Clore la question",
    class_time = "Fermer dans {n} secondes",
    class_left = { one = "encore {n} seconde", other = "encore {n} secondes" },
    class_next = "Suivant",
    class_end = "Les résultats",
    class_keys = "La barre d’espace continue.",
    class_number = "{n} sur {all}",
    class_answered = "{n} sur {all} ont répondu",
    class_right = "{n} sur {all} justes",
    class_yours = "Ta réponse : {answer}",
    class_change = "Tu peux la changer tant que la question est ouverte.",
    class_changed = "Changer la réponse",
    class_none = "aucune",
    class_missed = "Tu n’as pas répondu à celle-ci.",
    class_score = "{right} sur {n} justes",
    class_thanks = "C’est tout, {name}.",
    class_over = "C’est tout.",
    class_result = "{title} : {asks}",
    class_table = "Résultats en tableau",
    class_remove = "Renvoyer {name}",
    class_people = "Qui est là",
    class_leave = "Partir",
    class_lost = "Pas de connexion. Nouvel essai …",
    class_join = "Venir : {url}",
  },
}
