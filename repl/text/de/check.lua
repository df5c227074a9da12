-- Sentences of the command check, in German. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: Bemerkung: {text}",
  remark_no_line = "{file}: Bemerkung: {text}",
  advice = "  {advice}",
  record = "  siehe: tenace replay {file}",
  deal_here = "  in dieser Verteilung: {piles}",
  deal_there = "  in der anderen: {piles}",
  fine = "{game}: kein Fehler gefunden",
  rarer = "  Was sich einmal in Tausenden von Spielen zeigt: tenace check "
    .. "{game} --prove, oder --deals N",
  fine_in = "{game}: kein Fehler gefunden in {n} Runden",
  remarks = {
    one = "{game}: kein Fehler gefunden, 1 Bemerkung",
    other = "{game}: kein Fehler gefunden, {n} Bemerkungen",
  },
  in_error = "fehlerhaft: {text}",
  see = "So sieht es jetzt aus: tenace play {game} --lang {code}"
    .. " und tenace rules {game} --lang {code}",
  text_missing = "{file}: {key} fehlt: {text}",
  text_changed = "{file}: {key}: das Englische hat sich geändert: {text}",
  seen = "{file} geschrieben: alle Übersetzungen passen zum jetzigen Englisch",
  text_unused = "{file}: {key} wird nicht gebraucht",
  text_other_kind = "{file}: {key} ist in einer Sprache ein Satz, in der "
    .. "anderen mehrere",
  text_part = "{file}: {key}: der Teil {part} steht nur in einer der beiden "
    .. "Sprachen: {text}",
  updated = "{file}: mit dem Englischen abgeglichen",
  not_merged = "{file}: msgmerge kann sie nicht abgleichen",
  no_msgmerge = "msgmerge fehlt: installiere gettext",
  sentence_changed = "{file}:{line}: das Englisch hat sich geändert: {text}",
  sentence_missing = "{file}:{line}: nicht übersetzt: {text}",
  said_missing = "{game}: im Spiel gesagt und nicht übersetzt: {text}",
  sentence_unused = "{file}: die Regeln haben keinen solchen Satz: {text}",
  sentence_part = "{file}: der Teil {part} steht nur in einer der beiden "
    .. "Sprachen: {text}",
  language = {
    one = "{name}: an {n} Satz ist noch zu arbeiten",
    other = "{name}: an {n} Sätzen ist noch zu arbeiten",
  },
  proof_whole = "{game}, {n} auf jeder Hand: alle {deals} Verteilungen von "
    .. "{cards} Karten ({pack}), {lines} Spielverläufe, {seconds} s",
  proof_part = "{game}, {n} auf jeder Hand: {deals} von {all} Verteilungen "
    .. "von {cards} Karten ({pack}), {lines} Spielverläufe, {seconds} s",
  proof_skipped = "{game}, {n} auf jeder Hand: nicht durchgegangen: {why}",
  proof_proved = "Bewiesen für {game} mit {n} auf jeder Hand, im Ganzen "
    .. "{cards} Karten:",
  proof_holds_legal = "  in jeder Stellung hat jemand einen erlaubten Zug",
  proof_holds_ends = "  jeder Spielverlauf kommt zu einem Ende",
  proof_holds_known = "  wann immer ein Spieler gefragt wird: wer dasselbe "
    .. "sieht, wird dasselbe gefragt und darf dasselbe",
  proof_nothing = "{game}: nichts ist bewiesen, da keine Größe ganz "
    .. "durchgegangen wurde",
  proof_not = "Nicht bewiesen:",
  proof_open_time = "  was die Verteilungen zeigen würden, die nicht "
    .. "durchgegangen wurden; --seconds gibt mehr Zeit",
  proof_open_answers = "  andere Ansagen vor den Stichen: wo es viele gibt, "
    .. "wurden einige versucht",
  proof_open_long = "  dass Spielverläufe enden, die länger als 100 "
    .. "Entscheidungen sind",
  proof_open_chance = "  anderes Mischen und andere Zufallszahlen mitten in "
    .. "der Runde",
  proof_open_many = "  was aus Fragen mit zu vielen Zügen wird",
  proof_open_known = "  dass Spieler genug wissen für das, was sie gefragt "
    .. "werden: es waren zu viele Fragen zum Vergleichen",
  proof_open_noticed = "  dass verdeckte Karten weder bestimmen, wer gefragt "
    .. "wird, noch Punkte, noch neues Geben, was alle merken, noch warum "
    .. "eine Karte abgelehnt wird",
  proof_open_longer = "  längere Hände, andere Karten, spätere Runden",
  proof_deal = "  Karten {deal}",
  proof_moves = "  Züge {moves}",
  watching = "Die Dateien werden beobachtet; eine Taste beendet es.",
}
