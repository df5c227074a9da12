-- The sentences of honours.lua, in German.

return {
  ["Honours"] = "Honneurs",
  ["honours"] = "Honneurs",
  ["The old English honours: ace, king, queen and jack of trump count for the side that was dealt three or four of them."] =
    "Die alten englischen Honneurs: Ass, König, Dame und Bube in Trumpf zählen für "
    .. "die Partei, die drei oder vier davon bekommen hat.",
  ["Three honours in the two hands of a side count 2, all four 4. Without trump they count nothing. In a match to a target they count nothing for a side that began the round one point short of it."] =
    "Drei Honneurs in den beiden Händen einer Partei zählen 2, alle vier 4. Ohne "
    .. "Trumpf zählen sie nichts. In einer Partie bis zu einem Punktziel zählen sie "
    .. "nichts für eine Partei, der zu Beginn der Runde nur ein Punkt dazu fehlte.",
  ["How many of the cards are honours: A K Q J of trump."] =
    "Wie viele der Karten Honneurs sind: A K Q J in Trumpf.",
  ["Tricks are scored before honours."] =
    "Stiche werden vor Honneurs gezählt.",
  ["If both sides reach the target in one round, the one that scored tricks has won."] =
    "Erreichen beide Parteien das Punktziel in einer Runde, so hat die gewonnen, die "
    .. "Punkte für Stiche bekommen hat.",
  ["three honours in the two hands of a side count 2"] =
    "drei Honneurs in den beiden Händen einer Partei zählen 2",
  ["all four count 4"] = "alle vier zählen 4",
  ["two honours each are nothing"] = "je zwei Honneurs zählen nichts",
  ["there are no honours without trump"] = "ohne Trumpf gibt es keine Honneurs",
  ["one point short of the target honours count nothing"] =
    "fehlt nur ein Punkt zum Ziel, zählen Honneurs nichts",
  ["in a tournament honours always count"] =
    "in einem Turnier zählen Honneurs immer",
  ["if both reach the target, the side that scored tricks has won"] =
    "erreichen beide das Punktziel, hat die Partei mit den Stichpunkten gewonnen",
}
