-- Manual pages, in French: what the texts of --help do not say.

return {
  name = "NOM",
  synopsis = "SYNOPSIS",
  description = "DESCRIPTION",
  arguments = "ARGUMENTS",
  options = "OPTIONS",
  examples = "EXEMPLES",
  see = "VOIR AUSSI",
  commands = "COMMANDES",
  environment = "ENVIRONNEMENT",
  status = "CODE DE RETOUR",
  summary = "des jeux de cartes par leurs règles : jouer, changer, apprendre",
  text = "Tenace joue à des jeux de cartes d’après des fichiers de règles que "
    .. "chacun peut changer. Sans commande, il ouvre une invite où l’on essaie "
    .. "cartes et règles. Avec une commande, il joue à une table, imprime les "
    .. "règles exactes que l’on joue, vérifie des règles, les compare sur des "
    .. "milliers de donnes ou enseigne un jeu.",
  exit = "0 : fait. 1 : la réponse est non : une vérification a échoué, un "
    .. "enregistrement est faux. 2 : la ligne de commande est fausse. 3 : un "
    .. "fichier de règles a une erreur.",
  variable = {
    TENACE_LANG = "La langue, comme --lang la nomme.",
    TENACE_RULES = "Un dossier où les règles sont cherchées d’abord.",
    NO_COLOR = "Si elle est définie, rien n’est coloré.",
  },
}
