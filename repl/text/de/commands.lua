-- What a person types at the table, in German. See en/commands.lua.

return {
  verbs = {
    again = "erneut", back = "zurück zurueck", branch = "linie",
    branches = "linien", cards = "karten", counts = "zählen zaehlen",
    edit = "bearbeite", example = "beispiel", finish = "zuende",
    fix = "festlegen", give = "gib", ["goto"] = "geh", help = "hilfe",
    hide = "verdeck verdecke", hint = "tipp", keep = "behalte",
    last = "letzter letzte", moves = "züge zuege", play = "spiel spiele",
    position = "stellung", quit = "ende schluss", redo = "vor",
    reload = "neuladen", ["repeat"] = "wiederhole",
    review = "rückblick rueckblick", rules = "regeln",
    save = "speichere speichern", score = "stand", set = "setze",
    show = "zeig zeige", solve = "löse loese", source = "quelle",
    swap = "tausch", switch = "wechsle", trace = "verlauf", try = "probier",
    undo = "rückgängig rueckgaengig", view = "ansicht", watch = "beobachte",
    why = "warum wieso",
  },

  words = {
    all = "alles alle", decision = "entscheidung zug", frozen = "eingefroren",
    hands = "blätter hände blaetter haende", lines = "zeilen", match = "partie",
    off = "aus", on = "an ein", round = "runde spiel", score = "stand",
    table = "tisch", trick = "stich", trump = "trumpf",
  },

  lessons = { lessons = "lektionen", skip = "weiter", stop = "schluss" },
}
