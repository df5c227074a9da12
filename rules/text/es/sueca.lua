-- The sentences of sueca.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Sueca"] = "Sueca",
  ["Sueca: two partnerships, ten tricks for card points, the seven below the "
    .. "ace."]
    = "Sueca: dos parejas, diez bazas por los puntos de las cartas, el siete "
      .. "justo por debajo del as.",
  ["both sides have 60 points"] = "las dos parejas tienen 60 puntos",
  ["carried"] = "juegos arrastrados",
  ["games that win the match"] = "juegos que ganan la partida",
  ["which card dealt is shown and makes trump: the dealer's last, or the first "
    .. "of all"]
    = "qué carta repartida se muestra y marca el triunfo: la última, de "
      .. "quien reparte (last), o la primera de todas (first)",
  ["what a tie counts: nothing, or a game more in the next round"]
    = "qué vale un empate: nada (none), o un juego más en la ronda siguiente "
      .. "(carry)",
  ["120 points count as much as all ten tricks"]
    = "120 puntos valen tanto como las diez bazas",
  ["deal, turn and lead pass to the left"]
    = "el reparto, el turno y la salida pasan a la izquierda",
  ["Ten cards each, one at a time, the dealer last. The dealer's last card, or "
    .. "the first card dealt, is shown until it is played: its suit is trump."]
    = "Diez cartas a cada uno, de una en una, quien reparte el último. La "
      .. "última carta de quien reparte, o la primera repartida, se muestra "
      .. "hasta que se juega: su palo es triunfo.",
  ["the first card dealt makes trump"]
    = "la primera carta repartida marca el triunfo",
  ["the last card dealt makes trump"]
    = "la última carta repartida marca el triunfo",
  ["The player after the dealer leads to the first trick."]
    = "El jugador siguiente a quien reparte sale a la primera baza.",
  ["games of"] = "juegos ganados",
  ["What a side wins: one game with more than 60 points, two with more than "
    .. "90, four with all ten tricks."]
    = "Lo que gana una pareja: un juego con más de 60 puntos, dos con más de "
      .. "90, cuatro con las diez bazas.",
  ["all ten tricks"] = "las diez bazas",
  ["{1} points"] = "{1} puntos",
  ["The side with more points wins its games and those carried. With 60 points "
    .. "each nobody wins; where a tie carries, the next round counts one game "
    .. "more."]
    = "La pareja con más puntos gana sus juegos y los arrastrados. Con 60 "
      .. "puntos cada una no gana nadie; donde el empate se arrastra, la ronda "
      .. "siguiente vale un juego más.",
  ["carried from ties"] = "arrastrados de empates",

  -- examples
  ["the seven beats the king, the jack beats the queen"]
    = "el siete gana al rey, la jota gana a la dama",
  ["the ace beats the seven"] = "el as gana al siete",
  ["the lowest trump beats an ace"] = "el triunfo más bajo gana a un as",
  ["whoever holds the suit led must follow, trumps or not"]
    = "quien tiene del palo de salida debe asistir, sea triunfo o no",
  ["without it any card may be played"]
    = "sin él se puede jugar cualquier carta",
  ["ten cards each"] = "diez cartas a cada uno",
  ["61 points win a game"] = "61 puntos ganan un juego",
  ["60 points each win nothing"] = "con 60 puntos cada una no gana nadie",
  ["90 points win one game"] = "90 puntos ganan un juego",
  ["91 points win two"] = "91 puntos ganan dos",
  ["all ten tricks win four"] = "las diez bazas ganan cuatro",
  ["all points without all tricks win two"]
    = "todos los puntos sin todas las bazas ganan dos",
  ["unless they are to count as much"] = "salvo que deban valer lo mismo",
  ["119 points never do"] = "119 puntos, nunca",
  ["after a tie that carries, the next round counts a game more"]
    = "tras un empate que se arrastra, la ronda siguiente vale un juego más",
  ["a tie is carried only where the table wants it"]
    = "un empate solo se arrastra donde la mesa lo quiere",
  ["four games win the match"] = "cuatro juegos ganan la partida",
  ["at three each a tie goes on"] = "con tres cada una, un empate sigue",
  ["the values of the options"] = "los valores de las opciones",
}
