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
  drawing = "merge : --csv et --svg vont avec les comparaisons, et ce sont "
    .. "les parties d’une simulation",
  not_merged = "pas réuni : {problem}",
  divided = "compare : un balayage en parties, à plusieurs processus ou "
    .. "avec --keep demande --matches et --duels ; par exemple : --matches "
    .. "200 --duels 0",
  sweep_deal = "compare : --deal ouvre une donne de deux jeux : enlève-le "
    .. "avec --sweep",
  deal_alone = "compare : --deal ouvre une donne : enlève --json, --csv, "
    .. "--svg, --part et --keep",
}
