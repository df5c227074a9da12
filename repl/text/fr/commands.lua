-- What a person types at the table, in French. See en/commands.lua.

return {
  verbs = {
    again = "encore", back = "retour", branch = "branche",
    branches = "branches", cards = "cartes", counts = "compte",
    edit = "modifie", example = "exemple", finish = "finis", fix = "fixe",
    give = "donne", ["goto"] = "va", help = "aide", hide = "cache",
    hint = "conseil", keep = "conserve", last = "dernier", moves = "coups",
    play = "joue", position = "position", quit = "quitter", redo = "refaire",
    reload = "recharge", ["repeat"] = "répète repete", review = "bilan",
    rules = "règles regles", save = "enregistre", score = "score marque",
    set = "mets", show = "montre", solve = "résous resous", source = "source",
    swap = "échange echange", switch = "change", trace = "trace",
    try = "essaie", undo = "annuler", view = "vue", watch = "surveille",
    why = "pourquoi",
  },

  words = {
    all = "tout", decision = "décision decision",
    frozen = "gelée gelé gelee gele", hands = "mains jeux", lines = "lignes",
    match = "partie", off = "non", on = "oui", round = "donne",
    score = "score marque", table = "table", trick = "pli", trump = "atout",
  },

  lessons = { lessons = "leçons lecons", skip = "saute", stop = "stop fin" },
}
