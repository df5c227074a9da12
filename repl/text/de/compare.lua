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
  differences = "Unterschied zu A, {sure}-%-Intervall",
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
  few = "?",
  fewest = "Weniger als zehn Verteilungen oder Partien sagen nichts: es gibt "
    .. "keine Intervalle.",
  sure = "Gespielt, bis die Ergebnisse etwas sagen, oder bis zum Ende: wann "
    .. "immer man hinsieht, gelten diese Intervalle mit {sure} %.",

  differ = "Verteilungen, in denen {letter} anders ist als A",
  decisions = "Entscheidungen",
  cards = "gewählte Karten",
  scores = "Ergebnisse",
  winner = "Sieger",

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

  whole = {
    in_turn = {
      one = "Eine Partie, für alle dieselbe; Startwert {seed}, Bots {bots}.",
      other = "{deals} Partien, für alle dieselben, jeder Platz gibt reihum "
        .. "zuerst; Startwert {seed}, Bots {bots}.",
    },
    played = {
      one = "Eine Partie, für alle dieselbe; Startwert {seed}, Bots {bots}.",
      other = "{deals} Partien, für alle dieselben; Startwert {seed}, Bots {bots}.",
    },
    sure = "Gespielt, bis jede Zahl etwas sagt, oder bis zum Ende: wann immer "
      .. "man hinsieht, gelten diese Intervalle mit {sure} %.",
    rounds = "Runden in einer Partie",
    match = "Entscheidungen in einer Partie",
    total = "Endstand einer Partei",
    gap = "Bester Endstand minus der schlechteste",
    dealer = "Partien, die die Partei des ersten Gebers gewinnt",
    first = "Partien, die die Partei von Platz 1 gewinnt",
    differ = "Partien, in denen {letter} anders ist als A",
    nothing = "{letter} war in allen Partien wie A: eine Entscheidung oder "
      .. "das Ergebnis ist in höchstens {share} aller Partien anders.",
    same_in_all = "{letter} war in allen Partien wie A.",
    too_few = "Zu wenige Partien, um zu sagen, ob {letter} anders ist als A "
      .. "in: {what}.",
    needed = "{what} (etwa {deals} Partien würden reichen)",
    name = {
      rounds = "Runden",
      match = "Entscheidungen",
      total = "Endstand",
      gap = "Bester minus Schlechtester",
      dealer = "Siege des ersten Gebers",
      first = "Siege von Platz 1",
    },
    svg_title = "{games}: {deals} Partien",
  },
}
