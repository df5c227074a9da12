-- Sentences about comparisons of rules, in German. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "Eine Verteilung, für alle dieselbe; Startwert {seed}, Bots {bots}.",
    other = "{deals} Verteilungen, für alle dieselben; Startwert {seed}, Bots "
      .. "{bots}.",
  },
  other_cards = "Die Karten sind verschieden; nur die Reihenfolge beim Mischen "
    .. "ist gleich.",
  differences = "Unterschied zu A, 95-%-Intervall",
  range = "{low} bis {high}",
  about = "±{half}",

  score = "Ergebnis einer Partei in einer Runde",
  gap = "Bestes Ergebnis einer Runde minus das schlechteste",
  length = "Entscheidungen in einer Runde",
  played_share = "Runden mit einem Alleinspieler",
  made = "Gewonnene Spiele: der Alleinspieler hatte das beste Ergebnis",
  seat = "Ergebnis von Platz {seats}, links vom Geber gezählt",
  seats = "Ergebnis der Plätze {seats}, links vom Geber gezählt",
  dealer = "{seat}: der Geber",

  more = "mehr",
  less = "weniger",
  alike = "gleich",
  unknown = "?",

  differ = "Verteilungen, in denen {letter} anders ist als A",
  decisions = "Entscheidungen",
  cards = "gewählte Karten",
  scores = "Ergebnisse",

  nothing = "{letter} war in allen Verteilungen wie A: eine Entscheidung oder "
    .. "das Ergebnis ist in höchstens {share} aller Verteilungen anders. Was "
    .. "nach einer Runde kommt, etwa das Ende einer Partie, zählt hier nicht.",
  same_in_all = "{letter} war in allen Verteilungen wie A.",
  too_few = "Zu wenige Verteilungen, um zu sagen, ob {letter} anders ist als A "
    .. "in: {what}.",
  needed = "{what} (etwa {deals} Verteilungen würden reichen)",
  not_told = "{what}",
  name = {
    score = "Ergebnis", gap = "Bestes minus Schlechtestes",
    length = "Entscheidungen", played = "Runden mit Alleinspieler",
    made = "gewonnene Spiele", seat = "Platz {seats}",
    seats = "Plätze {seats}",
  },
  ["and"] = " und ",
  join = ", ",

  apart = "Die Verteilungen mit dem größten Unterschied, mit den Ergebnissen "
    .. "nach Parteien",
  deal = "Verteilung",
  open = "Öffne eine: {command}",

  opened = {
    one = "{letter} ist die Partie {game}",
    join = ", ",
    all = "{list}. Tipp einen Namen, um die Partie zu wählen; redo trifft ihre "
      .. "nächste Entscheidung noch einmal, redo 100 alle, undo geht zurück.",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "{winner} bekommt dafür einen Stich",
  trick = "{seat} spielt {cards} aus, {winner} gewinnt",
  scored = "Partei {side} {points}: {reason}",
  total = "Stand {scores}",
  svg_title = "{games}: {deals} Verteilungen",
}
