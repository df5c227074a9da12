-- The sentences of president.lua, in Spanish.
-- luacheck: no max line length

return {
  ["President"] = "Presidente",
  ["President: play higher than the last player; the first one out is "
    .. "president."]
    = "Presidente: juega más alto que el anterior; quien antes se queda sin "
      .. "cartas es presidente.",
  ["pass"] = "paso",
  ["single"] = "una sola carta", ["pair"] = "par", ["triple"] = "trío",
  ["four"] = "cuarteto",
  ["lying"] = "en la mesa",
  ["gone"] = "apartadas",
  ["places"] = "puestos ganados",
  ["how many play"] = "cuántos juegan",
  ["what the places count, the first one first"]
    = "lo que valen los puestos, primero el primero",
  ["who leads from the second round on"]
    = "quién sale desde la segunda ronda: el presidente (president), el culo "
      .. "(scum) o el tres de tréboles (three_of_clubs)",
  ["how many cards the scum gives the president; with two, the second gets one "
    .. "from the last but one"]
    = "cuántas cartas da el culo al presidente; si son dos, el segundo recibe "
      .. "una del penúltimo",
  ["whoever passes waits until the pile is gone"]
    = "quien pasa espera hasta que se aparte el montón",
  ["two jokers, higher than the twos"] = "dos jokers, por encima de los doses",
  ["cards as high as the last may be played; the next player may lose the turn "
    .. "for it"]
    = "si se pueden jugar cartas tan altas como las últimas: no (higher); sí, "
      .. "y el siguiente pierde el turno (equal_skips); sí, sin más "
      .. "(equal_allowed)",
  ["All cards are dealt. If they do not divide evenly, the players on the "
    .. "dealer's left get one more."]
    = "Se reparten todas las cartas. Si no tocan a partes iguales, los "
      .. "jugadores a la izquierda de quien reparte reciben una más.",
  ["high to low"] = "de mayor a menor",
  ["Suits count only for the exchange: of equal ranks spades are the highest."]
    = "Los palos solo cuentan para el cambio: entre valores iguales, las picas "
      .. "son lo más alto.",
  ["give best"] = "dar lo mejor",
  ["The worse of the two gives the best cards."]
    = "El peor de los dos da sus mejores cartas.",
  ["From the second round on the last, the scum, gives two cards to the first, "
    .. "who is president; of four players or more the last but one gives the "
    .. "second one. The better of the two gives back as many cards, any."]
    = "Desde la segunda ronda el último, el culo, da dos cartas al primero, "
      .. "que es el presidente; si son cuatro o más, el penúltimo da una al "
      .. "segundo. El mejor de los dos devuelve otras tantas, las que quiera.",
  ["which cards do you give back?"] = "¿qué cartas devuelves?",
  ["In the first round, or if that is the rule in each, the holder of the "
    .. "three of clubs leads, and must play it; else the president or the scum "
    .. "leads."]
    = "En la primera ronda, o en todas si así se juega, sale quien tiene el "
      .. "tres de tréboles, y debe jugarlo; si no, sale el presidente o el "
      .. "culo.",
  ["whoever holds it leads"] = "sale quien la tiene",
  ["All play in turn, until only one holds cards. When all others have passed, "
    .. "the pile is put away, and the last to play leads, or the next player "
    .. "who has cards. Whoever passes may play again in a later turn."]
    = "Todos juegan por turno, hasta que solo uno tiene cartas. Cuando los "
      .. "demás han pasado, se aparta el montón y sale el último que jugó, o "
      .. "el siguiente que tenga cartas. Quien pasa puede jugar otra vez en un "
      .. "turno posterior.",
  ["what do you play?"] = "¿qué juegas?",
  ["what can be said"] = "qué se puede decir",
  ["The leader plays one card, or more of a rank. The others play as many "
    .. "cards of a higher rank, or pass."]
    = "Quien sale juega una carta, o varias del mismo valor. Los demás juegan "
      .. "otras tantas de un valor más alto, o pasan.",
  ["you lead"] = "sales tú",
  ["Where equal cards may be played, they may cost the next player the turn."]
    = "Donde se pueden jugar cartas iguales, pueden costarle el turno al "
      .. "siguiente.",
  ["The first to be out has 2 points, the second 1, or as the option says."]
    = "Quien antes se queda sin cartas tiene 2 puntos, el segundo 1, o lo que "
      .. "diga la opción.",
  ["place {1}"] = "puesto {1}",
  ["is over"] = "fin de la vuelta",

  -- examples
  ["all cards are dealt"] = "se reparten todas las cartas",
  ["the dealer's left gets one more"]
    = "la izquierda de quien reparte recibe una más",
  ["with jokers too"] = "también con jokers",
  ["the first play has the three of clubs"]
    = "en la primera jugada va el tres de tréboles",
  ["3C must be among the cards"] = "3C debe estar entre las cartas",
  ["the leader does not pass"] = "quien sale no pasa",
  ["as many cards, and higher"] = "otras tantas cartas, y más altas",
  ["the number of cards must be 2, as in the pair that lies there"]
    = "el número de cartas debe ser 2, como en lo que hay en la mesa (par)",
  ["others are refused"] = "otras no se permiten",
  ["equal ones are too low"] = "las iguales son demasiado bajas",
  ["3H does not beat this single: it must be above 3"]
    = "3H no supera lo jugado (una sola carta): debe estar por encima de 3",
  ["unless they are allowed"] = "salvo que se permitan",
  ["and then may skip a player"] = "y entonces pueden saltar a un jugador",
  ["a joker is above a two"] = "un joker está por encima de un dos",
  ["whoever passed may play later"] = "quien pasó puede jugar después",
  ["or not, if a pass is final"] = "o no, si un paso es definitivo",
  ["the president has two points, the second one"]
    = "el presidente tiene dos puntos, el segundo uno",
  ["or as one likes"] = "o como se quiera",
  ["the first to eleven has won"] = "gana quien llega antes a once",
  ["whoever is out first gets the scum's two best cards"]
    = "quien acaba primero recibe las dos mejores cartas del culo",
  ["who gives back as many; then the last but one gives one"]
    = "y devuelve otras tantas; después el penúltimo da una",
  ["and gets one; then the president leads"]
    = "y recibe una; después sale el presidente",
  ["or one"] = "o una",
  ["or none; then the president leads"]
    = "o ninguna; después sale el presidente",
  ["the president leads from the second round on"]
    = "desde la segunda ronda sale el presidente",
  ["or the scum"] = "o el culo",
  ["or always the three of clubs"] = "o siempre el tres de tréboles",
  ["the pile is complete when the turn is back at who played last"]
    = "el montón está completo cuando el turno vuelve a quien jugó el último",
  ["not before, even if all others have passed"]
    = "no antes, aunque los demás hayan pasado",
  ["unless that player is out"] = "salvo que no le queden cartas",
  ["and all others have passed"] = "y los demás hayan pasado",
  ["for the exchange spades are the highest twos"]
    = "para el cambio, el dos más alto es el de picas",
  ["the ranges"] = "los márgenes",
}
