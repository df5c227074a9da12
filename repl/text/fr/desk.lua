-- The sentences of the author's desk on the page, in French. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "sous les règles d’aujourd’hui cette partie va comme elle est "
    .. "gardée : il n’y a rien à décider",
  seat = "{n} ({name})",
  sits = "Ouverte à la table, vous êtes {name}.",
  open_time = "ce que montreraient les donnes non parcourues ; avec plus de "
    .. "temps, ce serait fait",
  page = {
    desk_examples = "Exemples",
    desk_hold = {
      one = "1 est vrai",
      other = "{n} sont vrais",
    },
    desk_fail = {
      one = "1 est faux",
      other = "{n} sont faux",
    },
    desk_no_examples = "Ce fichier n’a pas encore d’exemple. Jouez jusqu’à "
      .. "une position qui montre votre règle, nommez-la ici, et elle en "
      .. "devient un.",
    desk_shows = "Il montre",
    desk_shows_usual = "ce qui vient de se passer",
    desk_shows_moves = "tout ce qu’on peut répondre maintenant",
    desk_shows_wins = "qui a gagné le dernier pli",
    desk_shows_score = "ce que la donne a marqué",
    desk_shows_last = "que mon dernier coup était permis",
    desk_shows_may = "qu’un coup est permis",
    desk_shows_may_not = "qu’un coup est refusé",
    desk_shows_move = "Coup, par exemple 3D",
    desk_faulty = "Le texte est enregistré, mais il a une erreur : la table "
      .. "suit les règles d’avant.",
    desk_examples_later = "Ils tournent dès que l’erreur est corrigée.",
    desk_kept_later = "Vos parties gardées sont là. Elles sont rejouées dès "
      .. "que l’erreur est corrigée.",
    desk_example_holds = "{name} : vrai. L’ouvrir à la table.",
    desk_example_fails = "{name} : faux. L’ouvrir à la table.",
    desk_running = "Les exemples sont essayés …",
    desk_open = "Ouvrir à la table",
    desk_at_table = "{name} est à la table.",
    desk_back = "Revenir à votre partie",
    desk_kept = "Parties justes",
    desk_kept_about = "Une partie que vous marquez comme juste est rejouée "
      .. "à chaque enregistrement, pour voir si votre changement la touche.",
    desk_keep_ten = "Faire jouer dix parties aux robots et les garder",
    desk_keeping = "Les robots jouent : {n}",
    desk_is_kept = "La partie est gardée comme juste. Parties gardées : {n}.",
    desk_there = "Cette partie est déjà gardée comme juste.",
    desk_unkept_full = "La partie n’est pas gardée : ce navigateur n’a plus "
      .. "de place. Enregistrez-la comme fichier, ou retirez des parties "
      .. "dont vous n’avez plus besoin.",
    desk_unkept_forbidden = "La partie n’est pas gardée : le navigateur ne "
      .. "laisse rien garder à cette page. Enregistrez-la comme fichier.",
    desk_unkept_damaged = "Ce que ce navigateur garde de vos parties est "
      .. "illisible et reste tel quel. Enregistrez la partie comme fichier.",
    desk_unkept_other = "Une autre fenêtre a changé ce qui est gardé de "
      .. "cette partie. Enregistrez les règles encore une fois.",
    desk_replaying = "Les parties gardées sont rejouées : {n}",
    desk_accept = "Juste comme maintenant",
    desk_refuse = "Juste comme avant",
    desk_refused = "Elle reste comme avant : changez la règle.",
    desk_accepted = "Elle est gardée comme maintenant.",
    desk_beside = "Les deux côtés",
    desk_see_kept = "Ouvrir comme avant",
    desk_see_now = "Ouvrir comme maintenant",
    desk_drop = "Retirer",
    desk_drop_it = "Retirer {name}",
    desk_all_kept = "Toutes les parties gardées : {n}",
    desk_often = "Combien de fois ?",
    desk_often_head = "Combien de fois les règles agissent en {n} donnes",
    desk_often_at = "Donnes : {done} sur {all}",
    desk_options_at = "Options : {done} sur {all}",
    desk_often_times = "{what} : dans {n} donnes sur {of}. Ouvrez une donne où "
      .. "cela arrive.",
    desk_often_set = "{what} : seulement avec d’autres options. Ouvrez une "
      .. "donne où cela arrive.",
    desk_steps = "Étapes : dans combien de {deals} donnes chacune a été "
      .. "appelée",
    desk_never = "jamais en {n} donnes",
    desk_never_head = "Ce qui n’est jamais arrivé",
    desk_all_happened = "Tout est arrivé.",
    desk_of = "{n} sur {of}",
    desk_prove = "Prouver",
    desk_proving = "Toutes les donnes, tous les coups : {n}",
    desk_proof = "Preuve sur un petit paquet",
    desk_proof_again = "Une carte de plus par main",
    desk_fault_here = "Ouvrir cette donne",
    desk_fault_there = "Ouvrir l’autre donne",
    sets_search = "Chercher : des mots, ou ce qu’elles changent",
    sets_none = "Aucune règle maison ne convient.",
    sets_name = "Nom de ces règles, comme Comme nous jouons",
    sets_keep = "Garder comme ensemble",
    sets_kept = "{name} est gardé dans ce navigateur, comme règle maison à "
      .. "vous.",
    sets_send = "Envoyer ces règles par un lien",
  },
}
