-- The sentences of seven_zero.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Seven zero"] = "Siete y cero",
  ["For a 7 the player changes hands with another one, who is named; for a 0 "
    .. "all hands go on to the next player."]
    = "Con un 7 el jugador cambia su mano con otro, al que nombra; con un 0 "
      .. "todas las manos pasan al jugador siguiente.",
  ["with {player}"] = "con {player}",
  ["with"] = "con",
  ["A 7 needs a player, unless it is the last card."]
    = "Un 7 necesita un jugador, salvo que sea la última carta.",
  ["All players, in the direction of play."]
    = "Todos los jugadores, en el sentido del juego.",
  ["The hand of each goes to the next one, and that of the last to the first."]
    = "La mano de cada uno pasa al siguiente, y la del último al primero.",
  ["a 7 changes hands with the player named"]
    = "un 7 cambia la mano con el jugador nombrado",
  ["it needs a name"] = "necesita un nombre",
  ["last is said before the name"] = "última se dice antes del nombre",
  ["a 0 sends all hands on"] = "un 0 hace pasar todas las manos",
  ["in the direction of play"] = "en el sentido del juego",
  ["another card changes nothing"] = "otra carta no cambia nada",
  ["nor does the last card"] = "ni la última carta",
}
