-- Sentences about tournaments of bots, in German.

return {
  title = "{game}: {deals} Verteilungen, für alle dieselben; Startwert {seed}",
  bot = "Bot",
  rating = "Punkte je Runde",
  interval = "{sure} %",
  share = "gewonnen",
  meeting = "Begegnung",
  margin = "Punkte je Runde",
  won = "gewonnen",
  drawn = "gleich",
  lost = "verloren",
  pair = "{first} gegen {second}",
  told = "Je zwei Bots spielen jede Verteilung von allen Seiten. Punkte je "
    .. "Runde sind die, die ein Bot im Mittel mehr macht als die anderen; "
    .. "dahinter steht das Intervall, das die wahre Zahl in {sure} von 100 "
    .. "Fällen enthält.",
  faults = "Fehler",
  whom = "tournament: keine Bots genannt; zum Beispiel: tenace tournament "
    .. "whist --bots search:5,search:2,random",
}
