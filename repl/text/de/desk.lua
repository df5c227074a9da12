-- The sentences of the author's desk on the page, in German. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "unter den Regeln von heute geht diese Partie, wie sie "
    .. "aufgehoben ist: es gibt nichts zu entscheiden",
  seat = "{n} ({name})",
  sits = "Am Tisch bist du dort {name}.",
  open_time = "was die Spiele zeigen würden, die nicht durchgegangen "
    .. "wurden; mehr Zeit würde reichen",
  page = {
    desk_examples = "Beispiele",
    desk_hold = {
      one = "1 stimmt",
      other = "{n} stimmen",
    },
    desk_fail = {
      one = "1 stimmt nicht",
      other = "{n} stimmen nicht",
    },
    desk_no_examples = "Diese Datei hat noch kein Beispiel. Spiele bis zu "
      .. "einer Stellung, die deine Regel zeigt, gib ihr hier einen Namen, "
      .. "und sie wird eines.",
    desk_shows = "Es zeigt",
    desk_shows_usual = "was eben geschehen ist",
    desk_shows_moves = "alles, was jetzt geantwortet werden darf",
    desk_shows_wins = "wer den letzten Stich gewonnen hat",
    desk_shows_score = "was die Runde gezählt hat",
    desk_shows_last = "dass mein letzter Zug erlaubt war",
    desk_shows_may = "dass ein Zug erlaubt ist",
    desk_shows_may_not = "dass ein Zug verboten ist",
    desk_shows_move = "Zug, etwa 3D",
    desk_faulty = "Der Text ist gespeichert, hat aber einen Fehler: Am Tisch "
      .. "gelten weiter die Regeln davor.",
    desk_examples_later = "Sie laufen, sobald der Fehler behoben ist.",
    desk_kept_later = "Deine aufgehobenen Partien sind da. Sie werden wieder "
      .. "gespielt, sobald der Fehler behoben ist.",
    desk_example_holds = "{name}: stimmt. Am Tisch öffnen.",
    desk_example_fails = "{name}: stimmt nicht. Am Tisch öffnen.",
    desk_running = "Die Beispiele laufen …",
    desk_open = "Am Tisch öffnen",
    desk_at_table = "{name} ist am Tisch.",
    desk_back = "Zurück zu deiner Partie",
    desk_kept = "Partien, die richtig sind",
    desk_kept_about = "Eine Partie, die du als richtig markierst, wird bei "
      .. "jedem Speichern noch einmal gespielt: So siehst du, ob deine "
      .. "Änderung sie berührt.",
    desk_keep_ten = "Bots zehn spielen lassen und behalten",
    desk_keeping = "Bots spielen: {n}",
    desk_is_kept = "Die Partie wird als richtig behalten. Behaltene "
      .. "Partien: {n}.",
    desk_there = "Diese Partie wird schon als richtig behalten.",
    desk_unkept_full = "Die Partie wird nicht behalten: Dieser Browser hat "
      .. "keinen Platz mehr. Speichere die Mitschrift als Datei, oder "
      .. "lege Partien weg, die du nicht mehr brauchst.",
    desk_unkept_forbidden = "Die Partie wird nicht behalten: Der Browser "
      .. "lässt diese Seite nichts behalten. Speichere die Mitschrift als "
      .. "Datei.",
    desk_unkept_damaged = "Was dieser Browser von deinen Partien behält, "
      .. "ist nicht lesbar und bleibt, wie es ist. Speichere die "
      .. "Mitschrift als Datei.",
    desk_unkept_other = "Ein anderes Fenster hat geändert, was von dieser "
      .. "Partie behalten wird. Speichere die Regeln noch einmal.",
    desk_replaying = "Behaltene Partien werden noch einmal gespielt: {n}",
    desk_accept = "Richtig, wie sie jetzt geht",
    desk_refuse = "Richtig, wie sie ging",
    desk_refused = "Sie bleibt, wie sie ging: Ändere die Regel.",
    desk_accepted = "Sie wird behalten, wie sie jetzt geht.",
    desk_beside = "Beide Seiten",
    desk_see_kept = "Öffnen, wie sie ging",
    desk_see_now = "Öffnen, wie sie jetzt geht",
    desk_drop = "Weglegen",
    desk_drop_it = "{name} weglegen",
    desk_all_kept = "Alle behaltenen Partien: {n}",
    desk_often = "Wie oft?",
    desk_often_head = "Wie oft Regeln in {n} Spielen wirken",
    desk_often_at = "Spiele: {done} von {all}",
    desk_options_at = "Optionen: {done} von {all}",
    desk_often_times = "{what}: in {n} von {of} Spielen. Öffne ein Spiel, in "
      .. "dem es vorkommt.",
    desk_often_set = "{what}: nur mit anderen Optionen. Öffne ein Spiel, in "
      .. "dem es vorkommt.",
    desk_steps = "Schritte: in wie vielen von {deals} Spielen jeder aufgerufen "
      .. "wurde",
    desk_never = "nie in {n} Spielen",
    desk_never_head = "Was nie vorkam",
    desk_all_happened = "Alles ist vorgekommen.",
    desk_of = "{n} von {of}",
    desk_prove = "Beweisen",
    desk_proving = "Alle Spiele, jede Zugfolge: {n}",
    desk_proof = "Beweis mit kleinem Blatt",
    desk_proof_again = "Eine Karte mehr in jeder Hand",
    desk_fault_here = "Dieses Spiel öffnen",
    desk_fault_there = "Das andere Spiel öffnen",
    sets_search = "Suchen: Wörter, oder was sie ändern",
    sets_none = "Keine Hausregel passt.",
    sets_name = "Name für diese Regeln, etwa Wie wir spielen",
    sets_keep = "Als Satz behalten",
    sets_kept = "{name} ist in diesem Browser behalten, als eigene Hausregel.",
    sets_send = "Diese Regeln als Link senden",
  },
}
