-- The sentences of a class before one board, in German.

return {
  play = "Was darf gespielt werden",
  worth = "Was zählt das",
  quiz = "Quiz",
  puzzle = "Aufgabe",
  no_pupil = "Die Tafel beantwortet keine Fragen.",
  only_teacher = "Das darf nur die Lehrkraft.",
  full = "Die Klasse ist voll.",
  closed = "Diese Frage ist geschlossen.",
  nobody = "Diese Nummer hat niemand.",
  looking = "Suche, was gefragt wird …",
  fewer = {
    one = "Nur 1 Frage wurde gefunden.",
    other = "Nur {n} Fragen wurden gefunden.",
  },
  board = "Die Tafel für den Projektor: {url}",
  phones = "Die Telefone öffnen {url}",
  open_to_all = "Die Klasse ist in diesem Netz offen: wer die Adresse hat, "
    .. "kann ohne Passwort kommen. Es ist unverschlüsseltes HTTP auf Port "
    .. "{port}, andere im Netz könnten also mitlesen.",
  here_alone = "Die Klasse ist nur für die Browser dieses Rechners offen; "
    .. "--lan öffnet sie für Telefone.",
  writes = "Namen und Antworten werden nach {file} geschrieben.",
  writes_nothing = "Namen und Antworten werden nirgends aufgeschrieben; "
    .. "--results FILE schreibt sie.",
  ends = "Ctrl-C beendet sie.",
  ends_kept = "Ctrl-C beendet sie; mit {command} geht sie weiter.",
  nothing = "class: es wurde nichts zu fragen gefunden; ein anderes --seed "
    .. "findet vielleicht etwas",
  resume_what = "class: --resume führt die Klasse einer Datei fort: nenne "
    .. "sie mit --results FILE",
  resume_alone = "class: --resume führt die Klasse fort, wie sie war: lass "
    .. "das Spiel weg und was gefragt wird",
  no_class = "class: neben {file} ist keine Klasse, die weitergehen könnte: "
    .. "sie ist zu Ende oder hat nie begonnen",
  other_rules = "class: diese Klasse kann nicht weitergehen: ihre Fragen "
    .. "sind nicht mehr dieselben, weil Regeln oder Programm sich geändert "
    .. "haben",
  not_kept = "Die Ergebnisse lassen sich nicht schreiben: {problem}. Die "
    .. "Klasse geht weiter; die nächste Antwort versucht es wieder.",
  kept_again = "Die Ergebnisse werden wieder geschrieben, nach {file}.",
  page = {
    class_title = "Eine Klasse: {game}",
    class_name = "Dein Name für diese Stunde",
    class_come = "Hinein",
    class_language = "Sprache",
    class_hello = "Hallo {name}. Es beginnt gleich: schau auf die Tafel.",
    class_look = "Schau auf die Tafel.",
    class_open = "Öffne diese Adresse auf deinem Telefon",
    class_here = { one = "{n} ist da", other = "{n} sind da" },
    class_nobody = "Noch ist niemand da.",
    class_begin = "Beginnen",
    class_close = "Die Frage schließen",
    class_time = "In {n} Sekunden schließen",
    class_left = { one = "noch {n} Sekunde", other = "noch {n} Sekunden" },
    class_next = "Weiter",
    class_end = "Die Ergebnisse",
    class_keys = "Die Leertaste geht weiter.",
    class_number = "{n} von {all}",
    class_answered = "{n} von {all} haben geantwortet",
    class_right = "{n} von {all} richtig",
    class_yours = "Deine Antwort: {answer}",
    class_change = "Du kannst sie ändern, bis die Frage geschlossen wird.",
    class_changed = "Antwort ändern",
    class_none = "keine",
    class_missed = "Diese hast du nicht beantwortet.",
    class_score = "{right} von {n} richtig",
    class_thanks = "Das war alles, {name}.",
    class_over = "Das war alles.",
    class_result = "{title}: {asks}",
    class_table = "Ergebnisse als Tabelle",
    class_remove = "{name} wegschicken",
    class_people = "Wer da ist",
    class_leave = "Gehen",
    class_lost = "Keine Verbindung. Neuer Versuch …",
    class_join = "Dazukommen: {url}",
  },
}
