-- The sentences of knaves.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Knaves"] = "Jotas",
  ["Knaves: three players take tricks, but not the jacks."]
    = "Jotas: tres jugadores hacen bazas, pero sin las jotas.",
  ["where trump comes from: the card turned up, or there is none"]
    = "de dónde sale el triunfo: de la carta vuelta (turned), o no lo hay "
      .. "(none)",
  ["what jacks cost: hearts 4, diamonds 3, clubs 2, spades 1; or 2 each"]
    = "lo que cuestan las jotas: corazones 4, diamantes 3, tréboles 2, picas 1 "
      .. "(graded); o 2 cada una (flat)",
  ["rounds to play, the highest total wins; 0: to target"]
    = "rondas que se juegan, gana el total más alto; 0: hasta la meta",
  ["Seventeen cards each, one at a time. The last card is turned up and stays "
    .. "out of play; its suit is trump."]
    = "Diecisiete cartas a cada uno, de una en una. La última carta se vuelve "
      .. "y queda fuera del juego; su palo es triunfo.",
  ["The dealer's left leads to the first trick."]
    = "El jugador a la izquierda de quien reparte sale a la primera baza.",
  ["Each trick counts one point, and each jack in the tricks costs points. A "
    .. "jack that was turned up belongs to nobody."]
    = "Cada baza vale un punto, y cada jota que hay en las bazas cuesta "
      .. "puntos. Una jota vuelta no es de nadie.",
  ["jacks"] = "jotas",

  -- examples
  ["the highest trump wins, if it is a jack, too"]
    = "gana el triunfo más alto, aunque sea una jota",
  ["without a card of the suit led any card may be played"]
    = "sin cartas del palo de salida se puede jugar cualquiera",
  ["whoever has one must follow"] = "quien tiene una debe asistir",
  ["seventeen cards each, and one is turned up"]
    = "diecisiete cartas a cada uno, y se vuelve una",
  ["no card makes trump where there is none"]
    = "donde no hay triunfo no lo marca ninguna carta",
  ["the jacks of hearts and spades cost five"]
    = "las jotas de corazones y de picas cuestan cinco",
  ["a round is worth seven points"] = "una ronda vale siete puntos",
  ["flat jacks cost two each"] = "las jotas iguales cuestan dos cada una",
  ["totals may fall below nothing"] = "los totales pueden bajar de cero",
  ["of two who reach twenty the higher wins"]
    = "si dos llegan a veinte, gana el más alto",
  ["equal highest totals play another round"]
    = "si el total más alto es de varios, se juega otra ronda",
  ["nineteen points do not win"] = "diecinueve puntos no ganan",
  ["twenty do"] = "veinte sí",
  ["the values of the options"] = "los valores de las opciones",
}
