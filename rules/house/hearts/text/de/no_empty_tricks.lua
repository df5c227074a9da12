-- The sentences of no_empty_tricks.lua, in German.

return {
  ["No empty tricks"] = "Keine leeren Stiche",
  ["When nobody holds a card that counts any more, no more tricks are played."]
    = "Hält niemand mehr eine Karte, die zählt, wird nicht weitergespielt.",
  ["The jack of diamonds counts, too, where it is worth ten points less."]
    = "Auch der Karo-Bube zählt, wo er zehn Punkte weniger bringt.",
  ["nobody holds a heart or the queen of spades"] =
    "keiner hat noch ein Herz oder die Pik-Dame",
  ["somebody holds a heart"] = "jemand hat noch ein Herz",
  ["the jack of diamonds is waited for"] = "auf den Karo-Buben wird gewartet",
}
