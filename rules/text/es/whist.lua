-- The sentences of whist.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Whist"] = "Whist",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."]
    = "Whist: dos parejas, trece bazas, la última carta repartida marca el "
      .. "triunfo.",
  ["where trump comes from"] = "de dónde sale el triunfo",
  ["points that win the game"] = "puntos que ganan la partida",
  ["rounds to play, the higher total wins; 0: to target"]
    = "rondas que se juegan, gana el total más alto; 0: hasta la meta",
  ["seat that deals first; 0: drawn at random"]
    = "puesto que reparte primero; 0: por sorteo",
  ["Thirteen cards each, one at a time, from the dealer's left."]
    = "Trece cartas a cada uno, de una en una, desde la izquierda de "
      .. "quien reparte.",
  ["The last card dealt is shown: its suit is trump, and it belongs to "
    .. "the dealer's hand. If it is chosen that trumps rotate instead, they "
    .. "are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "La última carta repartida se muestra: su palo es triunfo, y la "
    .. "carta es de la mano de quien reparte. Si en su lugar se elige que los "
    .. "triunfos roten, son corazones, diamantes, picas, tréboles y, si así "
    .. "se elige, ninguno.",
  ["the last card dealt makes trump"]
    = "la última carta repartida marca el triunfo",
  ["The dealer's left leads to the first trick."]
    = "El jugador a la izquierda de quien reparte sale a la primera baza.",
  ["A side's tricks above six are its points."]
    = "Las bazas de una pareja por encima de seis son sus puntos.",
  ["tricks above six"] = "bazas por encima de seis",

  -- examples
  ["the only club must be played"] = "el único trébol hay que jugarlo",
  ["without a club any card may be played"]
    = "sin tréboles se puede jugar cualquier carta",
  ["only the suit led binds"] = "solo obliga el palo de salida",
  ["the highest card of the suit led wins"]
    = "gana la carta más alta del palo de salida",
  ["a trump beats the suit led"] = "un triunfo gana al palo de salida",
  ["the highest trump wins"] = "gana el triunfo más alto",
  ["without trump only the suit led can win"]
    = "sin triunfo solo puede ganar el palo de salida",
  ["thirteen cards each, and the last one makes trump"]
    = "trece cartas a cada uno, y la última marca el triunfo",
  ["the values of the options"] = "los valores de las opciones",
  ["seven tricks are one point"] = "siete bazas son un punto",
  ["the first side with five points has won"]
    = "gana la primera pareja que llega a cinco puntos",
  ["a tournament goes on past the target"]
    = "un torneo sigue más allá de la meta",
  ["after the last round of a tournament the higher total wins"]
    = "tras la última ronda de un torneo gana el total más alto",
  ["equal totals at the end of a tournament are a draw"]
    = "totales iguales al final de un torneo son empate",
}
