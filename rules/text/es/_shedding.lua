-- The sentences of _shedding.lua, in Spanish.
-- luacheck: no max line length

return {
  ["What games share in which cards are shed by suit or rank: turns until one "
    .. "is out, what a player may say, and a stock made anew from the discards."]
    = "Lo que comparten los juegos en que uno se quita cartas por palo o "
      .. "valor: turnos hasta que alguien acaba, qué puede decir un jugador y "
      .. "un mazo nuevo hecho de los descartes.",
  ["So many cards each, and one is turned up. One of these is put back, the "
    .. "stock is shuffled, and another is turned."]
    = "Se reparten las cartas y se vuelve una. Si es una de estas, vuelve al "
      .. "mazo, se baraja y se vuelve otra.",
  ["Each player in turn plays a card or draws, until one has no cards left, "
    .. "who is the answer, or nobody can do either."]
    = "Cada jugador por turno juega una carta o roba, hasta que uno se queda "
      .. "sin cartas, que es la respuesta, o nadie puede hacer ni lo uno ni lo "
      .. "otro.",
  ["The players whose hands count least, and what these count."]
    = "Los jugadores cuyas manos valen menos, y lo que valen.",
  ["The discards but the top one are shuffled when the stock is used up. If "
    .. "there are too few cards, all of them are drawn. Answers the last card "
    .. "drawn."]
    = "Cuando se acaba el mazo se barajan los descartes, salvo el de arriba. "
      .. "Si no hay cartas bastantes, se roban todas. Responde con la última "
      .. "carta robada.",
  ["A wild card needs a suit, unless it is the last card. With the last card "
    .. "but one the player may have to say a word."]
    = "Un comodín necesita un palo, salvo que sea la última carta. Con la "
      .. "penúltima puede que haya que decir una palabra.",
  ["{card} {suit}"] = "{card} {suit}",
  ["A card is played, or one is drawn; who can do neither passes."]
    = "Se juega una carta, o se roba una; quien no puede hacer ni lo uno ni lo "
      .. "otro pasa.",
  ["you hold a card that fits"] = "tienes una carta que encaja",
  ["nothing is left to draw"] = "no queda nada que robar",
  ["draw a card"] = "roba una carta",
  ["what do you play?"] = "¿qué juegas?",
  ["The card just drawn, and no other, may be played. Or it is kept."]
    = "Se puede jugar la carta recién robada, y ninguna otra. O se guarda.",
  ["only the card just drawn may be played"]
    = "solo se puede jugar la carta recién robada",
  ["play the card, or keep it?"] = "¿juegas la carta, o te la guardas?",
}
