-- The sentences of honours.lua, in Spanish.

return {
  ["Honours"] = "Honores",
  ["honours"] = "honores",
  ["The old English honours: ace, king, queen and jack of trump count for the "
    .. "side that was dealt three or four of them."]
    = "Los viejos honores ingleses: as, rey, dama y jota de triunfo puntúan "
      .. "para la pareja que recibió tres o cuatro de ellos.",
  ["Three honours in the two hands of a side count 2, all four 4. Without "
    .. "trump they count nothing. In a match to a target they count nothing "
    .. "for a side that began the round one point short of it."]
    = "Tres honores en las dos manos de una pareja valen 2, los cuatro valen "
      .. "4. Sin triunfo no valen nada. En una partida con meta no valen nada "
      .. "para la pareja que empezó la ronda a un punto de ella.",
  ["How many of the cards are honours: A K Q J of trump."]
    = "Cuántas de las cartas son honores: A K Q J de triunfo.",
  ["Tricks are scored before honours."]
    = "Las bazas se apuntan antes que los honores.",
  ["If both sides reach the target in one round, the one that scored tricks "
    .. "has won."]
    = "Si las dos parejas llegan a la meta en la misma ronda, gana la que se "
      .. "apuntó bazas.",
  ["three honours in the two hands of a side count 2"]
    = "tres honores en las dos manos de una pareja valen 2",
  ["all four count 4"] = "los cuatro valen 4",
  ["two honours each are nothing"] = "dos honores cada una no son nada",
  ["there are no honours without trump"] = "sin triunfo no hay honores",
  ["one point short of the target honours count nothing"]
    = "a un punto de la meta los honores no valen nada",
  ["in a tournament honours always count"]
    = "en un torneo los honores siempre valen",
  ["if both reach the target, the side that scored tricks has won"]
    = "si las dos llegan a la meta, gana la pareja que se apuntó bazas",
}
