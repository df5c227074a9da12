-- The sentences of no_empty_tricks.lua, in French.

return {
  ["No empty tricks"] = "Pas de levées vides",
  ["When nobody holds a card that counts any more, no more tricks are played."]
    = "Quand plus personne n’a de carte qui compte, on ne joue plus.",
  ["The jack of diamonds counts, too, where it is worth ten points less."]
    = "Le valet de carreau compte aussi là où il vaut dix points de moins.",
  ["nobody holds a heart or the queen of spades"] =
    "personne n’a plus de cœur ni la dame de pique",
  ["somebody holds a heart"] = "quelqu’un a encore un cœur",
  ["the jack of diamonds is waited for"] = "on attend le valet de carreau",
}
