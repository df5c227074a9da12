-- Sentences about other lines and other rules of a match, in German. See
-- en/what_if.lua.

return {
  same = {
    one = "Der bisherige Zug ist noch erlaubt, und die Stellung ist dieselbe.",
    other = "Alle {n} bisherigen Züge sind noch erlaubt, und die Stellung ist "
      .. "dieselbe.",
  },
  none = "Noch ist kein Zug gemacht; die Stellung ist dieselbe.",
  other = {
    one = "Der bisherige Zug ist noch erlaubt, aber die Stellung hat sich "
      .. "geändert:",
    other = "Alle {n} bisherigen Züge sind noch erlaubt, aber die Stellung hat "
      .. "sich geändert:",
  },
  none_other = "Noch ist kein Zug gemacht, aber die Stellung hat sich "
    .. "geändert:",
  fails = "Zug {number} ist nicht mehr erlaubt: {player}, {move}, in Runde "
    .. "{round}: {why}.",
  unseen = "die Karten sind verdeckt",
  rule = "Regel: {rule}, {file}, Zeile {line}.",
  stays = "Die Partie geht nach den Regeln weiter, wie sie waren. Um vor "
    .. "diesen Zug zurückzugehen und die neuen zu nehmen: {command}",
  went_back = "Die Partie ist wieder vor diesem Zug, nach den neuen Regeln.",
  dealt_back = "Die Partie ist wieder vor diesem Zug.",
  in_error = "Die Regeln bleiben, wie sie waren: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, jetzt {after}",
    new = "jetzt {after}",
    gone = "{before}, jetzt nichts",
    came = "jetzt auch {cards}",
    went = "nicht mehr {cards}",
    both = "jetzt {came} statt {went}",
    scores = "Stand", moves = "Möglich", turn = "Am Zug",
    trick = "Auf dem Tisch", question = "Frage", winner = "Sieger",
  },

  back_number = "„zurück“ nimmt eine Zahl von Entscheidungen, ab 1: „zurück 3“",
  no_back = "Es gibt nichts zurückzunehmen.",
  goto_what = "Sag, wohin: „geh stich 5“, „geh runde 2“ oder „geh "
    .. "entscheidung 12“.",
  give_what = "Sag, wer welche Karte bekommt: „gib 2 QS“; oder „gib 2 QS for "
    .. "3D“.",
  swap_what = "Sag, welche zwei Karten den Platz tauschen: „tausch QS 3D“",
  fix_what = "Sag, welcher Stapel welche Karten bekommt: „festlegen hand 1 "
    .. "AS KS *“",
  over = "Die Partie ist zu Ende: geh zuerst zurück, oder wechsle in eine "
    .. "andere Linie.",

  watching_files = "Beobachtet: {files}. Bei jedem Speichern werden die "
    .. "Regeln neu gelesen.",
  watching_not = "Das Beobachten ist zu Ende.",
  changed = "{file} hat sich geändert.",
  news = {
    rules = "Was die Regeln jetzt sagen",
    lines = "{name}: die Zeilen dieses Schritts haben sich geändert, sein Text "
      .. "nicht.",
    more = {
      one = "und noch ein Unterschied",
      other = "und noch {n} Unterschiede",
    },
    played = {
      one = "Eine Verteilung, von Zufallsbots gespielt, vorher und jetzt",
      other = "Dieselben {deals} Verteilungen, von Zufallsbots gespielt, "
        .. "vorher und jetzt",
    },
    same = {
      one = "Eine Verteilung wird von Zufallsbots gespielt und abgerechnet wie "
        .. "vorher.",
      other = "Dieselben {deals} Verteilungen werden von Zufallsbots gespielt "
        .. "und abgerechnet wie vorher.",
    },
    before = "vorher", now = "jetzt",
    difference = "Unterschied, 95-%-Intervall",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    always = "{by} {told}",
    single = {
      one = "Von den ersten {of} Verteilungen ist eine anders: {deals}.",
      other = "Von den ersten {of} Verteilungen sind {n} anders: {deals}.",
    },
    none = "Keine der ersten {of} Verteilungen ist anders.",
    failed = "Was sich ändert, lässt sich nicht zeigen: {problem}",
  },
  files_join = " und ",

  line = "Linie {name}",
  branched = "Hier beginnt Linie {name}; „wechsle {other}“ geht zurück in "
    .. "Linie "
    .. "{other}.",
  branch_taken = "Eine Linie {name} gibt es schon: wähl einen anderen Namen.",
  branch_name = "Der Name einer Linie ist ein Wort: Buchstaben, Ziffern und _.",
  switched = "Linie {name}.",
  no_line = "Es gibt keine Linie {name}: {names}.",
  no_line_near = "Es gibt keine Linie {name}, meinst du {near}?",
  one_line = "Es gibt nur eine Linie: „linie“ beginnt eine zweite.",
  lines = {
    of = "{side}: {what}",
    name = "Linie", moves = "Züge", round = "Runde", tricks = "Stiche",
    score = "Stand", state = "Lage",
    turn = "{player} am Zug", over = "zu Ende: {side}",
    draw = "zu Ende: unentschieden",
    won = "gewonnen: {side}",
  },
  alike = {
    zero = "Die Linien unterscheiden sich vom ersten Zug an:",
    one = "Der erste Zug ist derselbe; dann:",
    other = "Die ersten {n} Züge sind dieselben; dann:",
  },
  move = "{player} {move}",
  more = "und noch {n}",
  ended = "(hier endet die Linie)",

  open = "Alle Hände liegen offen; „verdeck blätter“ verdeckt sie wieder.",
  hidden = "Die anderen Hände sind wieder verdeckt.",
  show_what = "„zeig blätter“ deckt alle Hände auf, „verdeck blätter“ "
    .. "verdeckt sie "
    .. "wieder.",
}
