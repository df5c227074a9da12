-- The sentences of mau_mau.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Mau-Mau"] = "Mau-Mau",
  ["Mau-Mau: match the last card by suit or rank; sevens, eights and jacks act."]
    = "Mau-Mau: sigue a la última carta en palo o valor; los sietes, los ochos "
      .. "y las jotas tienen efecto.",
  ["draw"] = "robar", ["keep"] = "guardar", ["pass"] = "paso",
  ["mau"] = "mau",
  ["discard"] = "descarte",
  ["wished"] = "palo pedido", ["to_draw"] = "por robar",
  ["lowest total"] = "lowest total",
  ["how many play"] = "cuántos juegan",
  ["cards dealt to each"] = "cartas que recibe cada uno",
  ["how many cards there are"] = "cuántas cartas hay",
  ["what cards count: jack 20 and the others their pips; or jack 2, and "
    .. "nothing below the ten"]
    = "lo que valen las cartas: la jota 20 y las demás su valor (pips); o la "
      .. "jota 2, y nada por debajo del diez (skat)",
  ["who can play a card may not draw"]
    = "quien puede jugar una carta no puede robar",
  ["a card just drawn may be played"]
    = "se puede jugar una carta recién robada",
  ["who draws for sevens plays then"]
    = "quien roba por sietes juega después",
  ["a jack may lie on a jack"] = "una jota puede ir sobre otra",
  ["who goes out with a jack doubles the count"]
    = "quien acaba con una jota dobla la cuenta",
  ["for a seven as last card the next one draws"]
    = "si la última carta es un siete, roba el siguiente",
  ["who plays an ace has another turn"]
    = "quien juega un as tiene otro turno",
  ["a nine turns the direction"] = "un nueve cambia el sentido",
  ["who plays the last card but one must say mau"]
    = "quien juega la penúltima carta debe decir mau",
  ["Each gets as many cards as hand_size says, and the next is turned up. It "
    .. "shows its suit and rank, and does not act."]
    = "Cada uno recibe las cartas que dice hand_size, y se vuelve la siguiente. "
      .. "Muestra su palo y su valor, y no tiene efecto.",
  ["Each player in turn plays a card or draws, until one has no cards left."]
    = "Cada jugador por turno juega una carta o roba, hasta que uno se queda "
      .. "sin cartas.",
  ["matching"] = "cartas que encajan",
  ["Cards of the suit wished or of the last card's suit and rank, and jacks; "
    .. "on a jack no jack; on a seven that somebody must draw for, sevens "
    .. "alone."]
    = "Cartas del palo pedido, o del palo y valor de la última carta, y jotas; "
      .. "sobre una jota, ninguna jota; sobre un siete por el que hay que "
      .. "robar, solo sietes.",
  ["A card is played, or one is drawn, which may be played then; or the cards "
    .. "for sevens are drawn."]
    = "Se juega una carta, o se roba una, que entonces se puede jugar; o se "
      .. "roban las cartas de los sietes.",
  ["A jack that is not the last card needs a suit, the last card but one a "
    .. "mau."]
    = "Una jota que no es la última carta necesita un palo; la penúltima carta, "
      .. "un mau.",
  ["you hold a card that fits"] = "tienes una carta que encaja",
  ["play the card, or keep it?"] = "¿juegas la carta, o te la guardas?",
  ["what do you play?"] = "¿qué juegas?",
  ["draw a card"] = "roba una carta",
  ["{card} {suit}"] = "{card} {suit}",
  ["{card} mau"] = "{card} mau",
  ["{card} {suit} mau"] = "{card} {suit} mau",
  ["nothing is left to draw"] = "no queda nada que robar",
  ["asked for"] = "qué se pide",
  ["{suit} or another {rank} is asked for, or a jack"]
    = "se piden {suit} u otra carta de valor {rank}, o una jota",
  ["only the card just drawn may be played"]
    = "solo se puede jugar la carta recién robada",
  ["a seven, or draw {to_draw}"] = "un siete, o robar {to_draw}",
  ["{suit} are asked for, and no jack"] = "se piden {suit}, y ninguna jota",
  ["After a seven the next player plays a seven, too, or draws two cards for "
    .. "each seven; an eight skips the next player; by option a nine turns the "
    .. "direction and an ace gives another turn. Whoever does not say a mau "
    .. "that is due draws a card."]
    = "Tras un siete el jugador siguiente juega también un siete, o roba dos "
      .. "cartas por cada siete; un ocho salta al siguiente; por opción, un "
      .. "nueve cambia el sentido y un as da otro turno. Quien no dice un mau "
      .. "debido roba una carta.",
  ["tell no fit"] = "decir que nada encaja",
  ["That no card fits is known to all."]
    = "Todos saben que no encaja ninguna carta.",
  ["Everyone counts the cards left, twice if the winner went out with a jack. "
    .. "For a seven as last card the next player draws before."]
    = "Todos se apuntan las cartas que les quedan, el doble si se acabó con una "
      .. "jota. Si la última carta es un siete, antes roba el siguiente.",
  ["cards left"] = "cartas que quedan",

  -- examples
  ["five cards each, and one is turned up"]
    = "cinco cartas a cada uno, y se vuelve una",
  ["or more, of 52 cards"] = "o más, de 52 cartas",
  ["the suit, the rank or a jack"] = "el palo, el valor o una jota",
  ["spades or another 10 is asked for, or a jack"]
    = "se piden picas u otra carta de valor 10, o una jota",
  ["a jack needs a suit"] = "una jota necesita un palo",
  ["JC is not all: say JC clubs, JC diamonds, JC hearts, JC spades"]
    = "con JC no basta: di JC tréboles, JC diamantes, JC corazones, JC picas",
  ["the suit wished must follow, and no jack"]
    = "debe seguir el palo pedido, y ninguna jota",
  ["hearts are asked for, and no jack"] = "se piden corazones, y ninguna jota",
  ["unless jacks may lie on jacks"]
    = "salvo que una jota pueda ir sobre otra",
  ["hearts or another jack is asked for, or a jack"]
    = "se piden corazones u otra carta de valor jota, o una jota",
  ["a jack turned up shows its suit"] = "una jota vuelta muestra su palo",
  ["a seven is answered with a seven"] = "a un siete se responde con un siete",
  ["a seven, or draw 2"] = "un siete, o robar 2",
  ["and they add up; who draws does not play"]
    = "y se suman; quien roba no juega",
  ["or does, if one says so"] = "o sí, si así se acuerda",
  ["an eight skips the next player"] = "un ocho salta al jugador siguiente",
  ["who draws one card may keep it"]
    = "quien roba una carta se la puede guardar",
  ["it stays in the hand, if that is the rule"]
    = "si es la regla, se queda en la mano",
  ["who can play must, if that is the rule"]
    = "si es la regla, quien puede jugar debe hacerlo",
  ["an ace may give another turn"] = "un as puede dar otro turno",
  ["otherwise it gives none"] = "si no, no lo da",
  ["a nine turns nothing otherwise"] = "si no, un nueve no cambia nada",
  ["a nine may turn the direction"] = "un nueve puede cambiar el sentido",
  ["with two players it is a skip"] = "entre dos, salta",
  ["the last card but one may be played with a mau"]
    = "la penúltima carta se puede jugar con un mau",
  ["JC clubs mau"] = "JC tréboles mau",
  ["JC diamonds mau"] = "JC diamantes mau",
  ["JC hearts mau"] = "JC corazones mau",
  ["JC spades mau"] = "JC picas mau",
  ["no card before it"] = "ninguna carta anterior",
  ["nor where nobody says mau"] = "ni donde nadie dice mau",
  ["whoever forgets it draws a card"] = "quien lo olvida roba una carta",
  ["whoever says it does not; and a last jack needs no suit"]
    = "quien lo dice, no; y una última jota no necesita palo",
  ["without cards to draw one must play"]
    = "sin cartas que robar hay que jugar",
  ["and may not pass"] = "y no se puede pasar",
  ["the cards played are drawn again, but for the last"]
    = "las cartas jugadas se roban otra vez, menos la última",
  ["one cannot pass while there are cards"]
    = "no se puede pasar mientras haya cartas",
  ["the others count their cards"] = "los demás se apuntan sus cartas",
  ["twice if the winner went out with a jack"]
    = "el doble si se acabó con una jota",
  ["or once"] = "o sencillo",
  ["the next player draws for a seven"] = "por un siete roba el siguiente",
  ["or not"] = "o no",
  ["what cards count"] = "lo que valen las cartas",
  ["or as in Skat"] = "o como en el Skat",
  ["of 52 cards the low ones count, too"]
    = "de 52 cartas valen también las bajas",
  ["the lowest total wins"] = "gana el total más bajo",
  ["equal lowest ones are a draw"]
    = "si el más bajo es de varios, hay empate",
  ["below a hundred nobody has won"] = "por debajo de cien no ha ganado nadie",
  ["with two cards left a player says mau, where that is the rule"]
    = "donde es la regla, con dos cartas se dice mau",
  ["or draws a card"] = "o se roba una carta",
  ["with three cards left nobody says it"] = "con tres cartas no se dice",
  ["where it is no rule nobody draws"] = "donde no es regla no roba nadie",
  ["a hundred points end nothing where rounds are counted"]
    = "donde se cuentan rondas, cien puntos no acaban nada",
  ["without a seven as last card nobody draws"]
    = "si la última carta no es un siete no roba nadie",
  ["a nine counts nine then, an ace eleven"]
    = "un nueve vale entonces nueve, un as once",
  ["the ranges"] = "los márgenes",
}
