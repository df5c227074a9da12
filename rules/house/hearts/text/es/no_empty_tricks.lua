-- The sentences of no_empty_tricks.lua, in Spanish.

return {
  ["No empty tricks"] = "Sin bazas vacías",
  ["When nobody holds a card that counts any more, no more tricks are played."]
    = "Cuando nadie tiene ya cartas que cuenten, no se juegan más bazas.",
  ["The jack of diamonds counts, too, where it is worth ten points less."]
    = "También cuenta la jota de diamantes donde vale diez puntos menos.",
  ["nobody holds a heart or the queen of spades"] =
    "nadie tiene ya corazones ni la dama de picas",
  ["somebody holds a heart"] = "alguien tiene aún un corazón",
  ["the jack of diamonds is waited for"] = "se espera a la jota de diamantes",
}
