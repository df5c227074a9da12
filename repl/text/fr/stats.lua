-- Sentences about one's own matches, in French. See en/stats.lua.

return {
  heads = {
    "jeu",
    "parties",
    "gagnées",
    "nulles",
    "perdues",
    "ouvertes",
    "donnes",
    "toi",
    "autres",
    "preneur",
  },
  heads_reviewed = {
    "jeu",
    "parties",
    "gagnées",
    "nulles",
    "perdues",
    "ouvertes",
    "donnes",
    "toi",
    "autres",
    "preneur",
    "moins bon",
  },
  none = "Il n’y a pas encore d’enregistrement d’une partie dans {folder}.",
  from = "toi, autres : points par donne ; preneur : contrats réussis, sur "
    .. "tous ceux que tu as pris. D’après les enregistrements de {folder}.",
  unread = {
    [1] = "Un enregistrement ne peut pas être lu : {first}.",
    other = "{n} enregistrements ne peuvent pas être lus, comme {first}.",
  },
}
