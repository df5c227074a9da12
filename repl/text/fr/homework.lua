-- The sentences of homework, in French.

return {
  made = {
    one = "Devoir {mark}, 1 tâche. Envoie ce lien :",
    other = "Devoir {mark}, {n} tâches. Envoie ce lien :",
  },
  say_address = "Le lien mène à la page de tenace web sur la machine de "
    .. "chaque élève. --address dit où les élèves ont la page ailleurs.",
  too_much = "homework : au plus {n} tâches et un texte de 2000 lettres",
  which_files = "homework : dis quels fichiers --marks doit lire",
  csv_marks = "homework : --csv va avec --marks",
  nothing_in = "{file} : rien n’y a été rendu ; cela commence par "
    .. "tenace-homework",
  unread = "{file} : {problem}",
  damaged = "le texte a été abîmé en route : redemande-le, en fichier",
  no_answer = "le texte n’est pas celui que fait la page",
  refused = "refusé : coup {n}, {move} : {reason}",
  not_the_bot = "{bot} ne joue pas cela ; le texte a été changé, ou vient "
    .. "d’une autre version",
  unfinished = "pas joué jusqu’à la fin de la manche",
  missing = "pas fait",
  solved = { one = "résolu du premier coup", other = "résolu à l’essai {n}" },
  not_solved = "pas résolu",
  no_puzzle = "refusé : ce problème n’existe pas",
  pupil = "{name} (devoir {mark})",
  row_deal = "  {n}  distribution {game}#{seed} : {text}",
  row_puzzle = "  {n}  problème {game}#{seed} : {text}",
  row_bot = " ; le bot {text}",
  row_tries = { one = " ; 1 essai", other = " ; {n} essais" },
}
