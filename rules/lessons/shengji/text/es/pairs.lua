-- The sentences of pairs.lua, in Spanish.

return {
  ["Answering a pair"] = "Responder a un par",
  ["If a pair is led, you must play a pair of the same suit. Without one "
    .. "you play two cards of the suit, and without the suit whatever you "
    .. "like; a pair of trumps then takes the trick."]
    = "Si se sale con un par, debes jugar un par del mismo palo. Si no lo "
      .. "tienes, juegas dos cartas del palo, y sin el palo lo que quieras; un "
      .. "par de triunfos gana entonces la baza.",
  ["The dealer leads a pair of fours of hearts."]
    = "Quien reparte sale con un par de cuatros de corazones.",
  ["That is a pair of hearts, too; sevens or jacks will do."]
    = "Hace falta también un par de corazones; valen los sietes o las jotas.",
  ["Aces of spades, a pair of trumps, would have taken the trick; "
    .. "but you have pairs of hearts, so you had to play one."]
    = "Los ases de picas, un par de triunfos, habrían ganado la baza; pero "
      .. "tienes pares de corazones, así que debías jugar uno.",
}
