-- The sentences of no_empty_tricks.lua, in German.

return {
  ["No empty tricks"] = "Keine leeren Stiche",
  ["When nobody holds a card that counts any more, no more tricks are played."]
    = "Hält niemand mehr eine Karte, die zählt, wird nicht weitergespielt.",
  ["The jack of diamonds counts, too, where it is worth ten points less."]
    = "Auch der Karo-Bube zählt, wo er zehn Punkte weniger bringt.",
}
