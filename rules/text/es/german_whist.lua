-- The sentences of german_whist.lua, in Spanish.
-- luacheck: no max line length

return {
  ["German Whist"] = "Whist alemán",
  ["German Whist: two players win cards in thirteen tricks and play them out "
    .. "in thirteen more, which count."]
    = "Whist alemán: dos jugadores ganan cartas en trece bazas y las juegan en "
      .. "otras trece, que cuentan.",
  ["drawing"] = "bazas por cartas",
  ["what a round won counts: one, or the difference of the tricks"]
    = "lo que vale una ronda ganada: uno (game), o la diferencia de bazas "
      .. "(difference)",
  ["which tricks count: those after the stock is gone, or all 26"]
    = "qué bazas cuentan: las de después de acabarse el mazo (second_half), o "
      .. "las 26 (all)",
  ["the card that the loser draws is shown"]
    = "la carta que roba quien pierde la baza se muestra",
  ["Thirteen cards each, one at a time. The next card is turned up on the "
    .. "stock: its suit is trump for the round."]
    = "Trece cartas a cada uno, de una en una. La carta siguiente se vuelve "
      .. "sobre el mazo: su palo es triunfo toda la ronda.",
  ["The dealer's opponent leads to the first trick. In the first thirteen "
    .. "tricks the players win the cards of the stock; then they play out "
    .. "their hands in thirteen more."]
    = "Quien no reparte sale a la primera baza. En las trece primeras bazas "
      .. "los jugadores ganan las cartas del mazo; después juegan sus manos en "
      .. "otras trece.",
  ["end drawing"] = "fin del mazo",
  ["The first thirteen tricks do not count, unless all 26 do."]
    = "Las trece primeras bazas no cuentan, salvo que cuenten las 26.",
  ["The winner of a trick takes the card turned up. The loser takes the next "
    .. "one, and nobody else sees it. Then another card is turned up."]
    = "Quien gana una baza toma la carta vuelta. Quien la pierde toma la "
      .. "siguiente, y nadie más la ve. Después se vuelve otra carta.",
  ["the loser's card"] = "la carta de quien pierde",
  ["The player who won more of the tricks that count wins the round."]
    = "Gana la ronda quien ha ganado más de las bazas que cuentan.",
  ["{1} tricks to {2}"] = "{1} bazas a {2}",

  -- examples
  ["a higher card of the suit led wins"]
    = "gana una carta más alta del palo de salida",
  ["whoever holds the suit led must follow, also while there is a stock"]
    = "quien tiene del palo de salida debe asistir, también mientras hay mazo",
  ["without it any card may be played"]
    = "sin él se puede jugar cualquier carta",
  ["thirteen cards each, and one is turned up"]
    = "trece cartas a cada uno, y se vuelve una",
  ["the winner takes the card turned up, the loser the next"]
    = "quien gana toma la carta vuelta, quien pierde la siguiente",
  ["after thirteen tricks the stock is gone"]
    = "tras trece bazas se ha acabado el mazo",
  ["tricks for cards do not count"] = "las bazas por cartas no cuentan",
  ["unless all do"] = "salvo que cuenten todas",
  ["seven of the second thirteen tricks win the round"]
    = "siete de las trece segundas bazas ganan la ronda",
  ["the difference counts where that is played"]
    = "donde se juega así, cuenta la diferencia",
  ["all tricks of the second half are thirteen more"]
    = "todas las bazas de la segunda mitad son trece de más",
  ["thirteen tricks each win nothing where all count"]
    = "donde cuentan todas, trece bazas cada uno no ganan nada",
  ["fourteen of 26 tricks win"] = "catorce de 26 bazas ganan",
  ["three points win the match"] = "tres puntos ganan la partida",
  ["two do not"] = "dos no",
  ["the values of the options"] = "los valores de las opciones",
}
