-- Sentences about an option over its values, in German. See en/sweep.lua.

return {
  option = "{game}: was {option} bewirkt",
  house = "{game}: was jede Hausregel bewirkt",
  played = "{deals} Verteilungen und {matches} Partien von Zufallsbots, für "
    .. "alle dieselben; Startwert {seed}.",
  played_by = "{deals} Verteilungen mit {bots} und {matches} Partien von "
    .. "Zufallsbots, für alle dieselben; Startwert {seed}.",
  duels = {
    one = "Eine Verteilung für Duelle, {better} gegen {worse}: eine Partie für "
      .. "jede Seite, die {better} haben kann.",
    other = "{n} Verteilungen für Duelle, {better} gegen {worse}: eine Partie "
      .. "für jede Seite, die {better} haben kann.",
  },
  cut = {
    one = "Eine Partie war nach 200 Runden nicht zu Ende und wurde "
      .. "abgebrochen.",
    other = "{n} Partien waren nach 200 Runden nicht zu Ende und wurden "
      .. "abgebrochen.",
  },
  rule = "Regel",
  differences = "Unterschied zu {first}, 95-%-Intervall",

  title = {
    gap = "Bestes Ergebnis einer Runde minus das schlechteste",
    length = "Entscheidungen in einer Runde",
    played = "Runden mit einem Alleinspieler",
    made = "Gewonnene Spiele: der Alleinspieler hatte das beste Ergebnis",
    match = "Entscheidungen in einer Partie",
    rounds = "Runden in einer Partie",
    won = "Partien, die {better} gegen {worse} gewinnt: {share} ist Zufall, "
      .. "mehr ist Können",
  },
  name = {
    gap = "Abstand", length = "Entscheidungen", played = "angesagt",
    made = "gewonnen", match = "je Partie", rounds = "Runden",
    won = "Können",
  },
}
