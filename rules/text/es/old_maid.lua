-- The sentences of old_maid.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Old Maid"] = "La solterona",
  ["Old Maid: pairs are laid down, and who is left with the odd card has lost."]
    = "La solterona: se apartan las parejas, y pierde quien se queda con la "
      .. "carta sin pareja.",
  ["laid"] = "apartadas",
  ["away"] = "fuera del juego",
  ["how many play"] = "cuántos juegan",
  ["what is missing from the pack: a queen, or a card that nobody sees"]
    = "qué falta en la baraja: una dama (queen_of_clubs), o una carta que no "
      .. "ve nadie (one_unknown)",
  ["what makes a pair: the rank, or the colour as well"]
    = "qué hace una pareja: el valor (rank), o también el color (colour)",
  ["rounds to play"] = "rondas que se juegan",
  ["seat that deals first; 0: drawn at random"]
    = "puesto que reparte primero; 0: por sorteo",
  ["sorts"] = "parejas posibles",
  ["Two cards of a rank are a pair, or two of a rank and colour."]
    = "Dos cartas del mismo valor son una pareja, o dos del mismo valor y "
      .. "color.",
  ["The whole pack is dealt, so that the first players may have one card more."]
    = "Se reparte toda la baraja, así que los primeros jugadores pueden tener "
      .. "una carta más.",
  ["lay pairs"] = "apartar parejas",
  ["Whoever holds pairs lays them down, after the deal and after each draw. Of "
    .. "three cards the lowest two are the pair."]
    = "Quien tiene parejas las aparta, después del reparto y cada vez que "
      .. "roba. De tres cartas, la pareja son las dos más bajas.",
  ["pairs"] = "parejas",
  ["a pair"] = "una pareja",
  ["The dealer's left begins. Each in turn draws a card, unseen, from the hand "
    .. "of the nearest player before who has cards, until only the odd card is "
    .. "left."]
    = "Empieza el jugador a la izquierda de quien reparte. Cada uno por turno "
      .. "roba una carta, sin verla, de la mano del jugador anterior más "
      .. "cercano que tiene cartas, hasta que solo queda la carta sin pareja.",
  ["which card do you draw?"] = "¿qué carta robas?",
  ["Whoever is left with the odd card loses a point; but nobody after 2000 "
    .. "turns."]
    = "Quien se queda con la carta sin pareja pierde un punto; pero tras 2000 "
      .. "turnos, nadie.",
  ["left with the odd card"] = "la carta sin pareja",

  -- examples
  ["the first players get one card more"]
    = "los primeros jugadores reciben una carta más",
  ["as many where one card is put away"]
    = "las mismas donde se aparta una carta",
  ["pairs are laid down, of three cards the lowest two"]
    = "se apartan las parejas, de tres cartas las dos más bajas",
  ["each draws from the player before, and lays down a pair"]
    = "cada uno roba del jugador anterior, y aparta una pareja",
  ["two cards of a rank are no pair where colours count"]
    = "donde cuentan los colores, dos cartas del mismo valor no son pareja",
  ["whoever has no cards is passed over"] = "a quien no tiene cartas se le "
    .. "salta",
  ["whoever is left with the odd card loses a point"]
    = "quien se queda con la carta sin pareja pierde un punto",
  ["what may be set"] = "lo que se puede fijar",
}
