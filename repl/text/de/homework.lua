-- The sentences of homework, in German.

return {
  made = {
    one = "Hausaufgabe {mark}, 1 Aufgabe. Schick diesen Link:",
    other = "Hausaufgabe {mark}, {n} Aufgaben. Schick diesen Link:",
  },
  say_address = "Der Link führt zur Seite von tenace web auf dem Rechner "
    .. "jedes Schülers. --address sagt, wo die Schüler die Seite sonst haben.",
  too_much = "homework: höchstens {n} Aufgaben und ein Text von 2000 "
    .. "Buchstaben",
  which_files = "homework: sag, welche Dateien --marks lesen soll",
  csv_marks = "homework: --csv gehört zu --marks",
  nothing_in = "{file}: dort wurde nichts abgegeben; es beginnt mit "
    .. "tenace-homework",
  unread = "{file}: {problem}",
  damaged = "der Text wurde unterwegs beschädigt: lass ihn noch einmal "
    .. "schicken, als Datei",
  no_answer = "der Text ist nicht der, den die Seite macht",
  refused = "abgelehnt: Zug {n}, {move}: {reason}",
  not_the_bot = "{bot} spielt das nicht; der Text wurde geändert oder kommt "
    .. "von einer anderen Version",
  unfinished = "nicht bis zum Ende der Runde gespielt",
  missing = "nicht gemacht",
  solved = { one = "gleich gelöst", other = "gelöst beim {n}. Versuch" },
  not_solved = "nicht gelöst",
  no_puzzle = "abgelehnt: diese Aufgabe gibt es nicht",
  pupil = "{name} (Hausaufgabe {mark})",
  row_deal = "  {n}  Verteilung {game}#{seed}: {text}",
  row_puzzle = "  {n}  Aufgabe {game}#{seed}: {text}",
  row_bot = "; der Bot {text}",
  row_tries = { one = "; 1 Versuch", other = "; {n} Versuche" },
}
