-- Sentences of the command check, in French. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: remarque : {text}",
  remark_no_line = "{file}: remarque : {text}",
  advice = "  {advice}",
  record = "  voir : tenace replay {file}",
  deal_here = "  dans cette distribution : {piles}",
  deal_there = "  dans l’autre : {piles}",
  fine = "{game} : rien à redire",
  rarer = "  Ce qui se voit dans une donne sur mille : tenace check {game} "
    .. "--prove, ou --deals N",
  fine_in = "{game} : rien à redire en {n} manches",
  remarks = {
    [1] = "{game} : rien à redire, 1 remarque",
    other = "{game} : rien à redire, {n} remarques",
  },
  in_error = "en erreur : {text}",
  see = "Tel qu’il est maintenant : tenace play {game} --lang {code} et "
    .. "tenace rules {game} --lang {code}",
  text_missing = "{file} : il manque {key} : {text}",
  text_changed = "{file} : {key} : l’anglais a changé : {text}",
  seen = "{file} est écrit : toutes les traductions vont à l’anglais de "
    .. "maintenant",
  text_unused = "{file} : {key} ne sert pas",
  text_other_kind = "{file} : {key} est une seule phrase dans une langue et "
    .. "plusieurs dans l’autre",
  text_part = "{file} : {key} : la partie {part} n’est que dans une des deux "
    .. "langues : {text}",
  updated = "{file} : à jour avec l’anglais",
  not_merged = "{file} : msgmerge ne peut pas le mettre à jour",
  no_msgmerge = "msgmerge manque : installez gettext",
  sentence_changed = "{file}:{line} : l’anglais a changé : {text}",
  sentence_missing = "{file}:{line}: pas traduit : {text}",
  said_missing = "{game} : dit pendant le jeu et pas traduit : {text}",
  sentence_unused = "{file} : les règles n’ont pas cette phrase : {text}",
  sentence_part = "{file} : la partie {part} n’est que dans une des deux "
    .. "langues : {text}",
  language = {
    one = "{name} : {n} phrase est à revoir",
    other = "{name} : {n} phrases sont à revoir",
  },
  proof_whole = "{game}, mains de {n} : les {deals} distributions de {cards} "
    .. "cartes ({pack}), {lines} suites de coups, {seconds} s",
  proof_part = "{game}, mains de {n} : {deals} distributions de {cards} "
    .. "cartes sur {all} ({pack}), {lines} suites de coups, {seconds} s",
  proof_skipped = "{game}, mains de {n} : non parcouru : {why}",
  proof_proved = "Prouvé pour {game} avec des mains de {n}, {cards} cartes "
    .. "en tout :",
  proof_holds_legal = "  dans chaque position quelqu’un a un coup permis",
  proof_holds_ends = "  chaque suite de coups finit",
  proof_holds_known = "  chaque fois qu’un joueur est interrogé : qui voit la "
    .. "même chose reçoit la même question et a les mêmes coups",
  proof_nothing = "{game} : rien n’est prouvé, car aucune taille n’a été "
    .. "parcourue en entier",
  proof_not = "Non prouvé :",
  proof_open_time = "  ce que montreraient les distributions qui n’ont pas "
    .. "été parcourues ; --seconds donne plus de temps",
  proof_open_answers = "  d’autres réponses avant les plis : là où il y en a "
    .. "beaucoup, quelques-unes ont été essayées",
  proof_open_long = "  que finissent les suites de plus de 100 décisions",
  proof_open_chance = "  d’autres mélanges et nombres tirés au hasard au "
    .. "milieu d’une donne",
  proof_open_many = "  la suite des questions qui ont trop de coups",
  proof_open_known = "  que les joueurs en sachent assez pour ce qu’on leur "
    .. "demande : il y avait trop de questions à comparer",
  proof_open_noticed = "  que les cartes cachées ne décident ni qui est "
    .. "interrogé, ni les points, ni une nouvelle donne, ce que tous "
    .. "remarquent, ni pourquoi une carte est refusée",
  proof_open_longer = "  des mains plus longues, d’autres cartes, les donnes "
    .. "suivantes",
  proof_deal = "  distribution {deal}",
  proof_moves = "  coups {moves}",
  watching = "Les fichiers sont surveillés ; une touche y met fin.",
}
