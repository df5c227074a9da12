-- Sentences of check --coverage, in French.

return {
  head = "{game} : {n} donnes",
  file = "{file} : combien de fois chaque partie a été exécutée",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} (sur {matches} parties)",
  record = "         voir : tenace replay {file} ({place})",
  record_set =
    "         voir : tenace replay {file} ({place}), {setting}",
  obligations = "Obligations : dans combien de {deals} donnes chacune a "
    .. "interdit une carte",
  options = "Options : dans combien de parties une autre valeur a changé "
    .. "quelque chose",
  steps = "Étapes : combien de fois chacune a été appelée",
  never_obligations = "l’obligation « {name} » n’a interdit "
    .. "aucune carte en {deals} donnes",
  never_options =
    "l’option « {name} » n’a rien changé en {matches} parties",
  never_steps = "l’étape « {name} » n’a jamais été appelée en "
    .. "{deals} donnes",
  never_lines = "jamais exécuté en {deals} donnes : {text}",
  all = "{game} : tout s’est produit",
}
