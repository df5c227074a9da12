-- Studies in parts at the command line, in French.

return {
  part = "--part prend son numéro et le nombre de parties, comme 3/8, pas « "
    .. "{text} »",
  other = "« {file} » contient un autre travail : {why} ; nomme un autre "
    .. "fichier",
  unreadable = "{problem} : nomme un fichier que --part ou --keep a écrit",
  none = "« {file} » n’est pas une partie d’une simulation ou d’une "
    .. "comparaison, ou il est abîmé",
  what = "merge : aucune partie nommée ; par exemple : tenace merge "
    .. "part1.json part2.json",
  drawing = "merge : --svg dessine des comparaisons, et ce sont les parties "
    .. "d’une autre étude",
  sure = "--sure prend un pourcentage de 1 à 99, par exemple 95, pas "
    .. "« {text} »",
  sure_alone = "--sure s’arrête où les résultats le disent : retire --part et "
    .. "--keep",
  sweep_sure = "compare : --sure compare des jeux : retire-le avec --sweep",
  not_merged = "pas réuni : {problem}",
  divided = "compare : un balayage en parties, à plusieurs processus ou "
    .. "avec --keep demande --matches et --duels ; par exemple : --matches "
    .. "200 --duels 0",
  sweep_deal = "compare : --deal ouvre une donne de deux jeux : enlève-le "
    .. "avec --sweep",
  deal_alone = "compare : --deal ouvre une donne : enlève --json, --csv, "
    .. "--svg, --part et --keep",
  matches_alone = "compare : --matches joue des parties entières : enlève "
    .. "--{option}",
  matches_none = "compare : --matches prend un nombre supérieur à 0",
}
