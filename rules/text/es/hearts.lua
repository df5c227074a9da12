-- The sentences of hearts.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Hearts"] = "Corazones",
  ["Hearts: every heart counts a point, the queen of spades thirteen."]
    = "Corazones: cada corazón vale un punto, la dama de picas trece.",
  ["how many play"] = "cuántos juegan",
  ["points of a player that end the match"]
    = "puntos de un jugador que acaban la partida",
  ["how many cards each passes"] = "cuántas cartas pasa cada uno",
  ["to whom cards go: to the left, to the right, four players also across, "
    .. "then nowhere; or always to the left"]
    = "a quién van las cartas: a la izquierda, a la derecha, entre cuatro "
      .. "también enfrente, y luego a nadie (rotate); o siempre a la izquierda "
      .. "(left)",
  ["what taking all points does: 26 for all others, 26 less for oneself, or "
    .. "which of them one likes"]
    = "qué hace llevarse todos los puntos: 26 para todos los demás (add), 26 "
      .. "menos para uno mismo (subtract), o lo que se prefiera (choose)",
  ["the queen of spades breaks hearts, too"]
    = "también la dama de picas abre los corazones",
  ["hearts may not be led before they are broken"]
    = "no se puede salir con corazones antes de que estén abiertos",
  ["whoever has only hearts and the queen of spades may lead hearts before "
    .. "they are broken"]
    = "quien solo tiene corazones y la dama de picas puede salir con corazones "
      .. "antes de que estén abiertos",
  ["penalty cards may be played to the first trick"]
    = "se pueden jugar cartas de castigo en la primera baza",
  ["whoever takes it has ten points less"]
    = "quien se la lleva tiene diez puntos menos",
  ["rounds to play, the lowest total wins; 0: to target"]
    = "rondas que se juegan, gana el total más bajo; 0: hasta la meta",
  ["seat that deals first; 0: drawn at random"]
    = "puesto que reparte primero; 0: por sorteo",
  ["the lowest club leads"] = "sale el trébol más bajo",
  ["{cards} must be led"] = "hay que salir con {cards}",
  ["hearts are not broken"] = "los corazones no están abiertos",
  ["hearts are not broken; you hold {cards}"]
    = "los corazones no están abiertos; tienes {cards}",
  ["no penalty card"] = "sin cartas de castigo",
  ["no penalty card in the first trick"]
    = "en la primera baza no se echan cartas de castigo",
  ["All cards are dealt, one at a time. Three players leave out 2D, five "
    .. "2D and 2C."] =
    "Se reparten todas las cartas, de una en una. Tres jugadores quitan "
    .. "2D; cinco, 2D y 2C.",
  ["After the pass the player with the lowest club leads it to the first "
    .. "trick."]
    = "Después del pase, quien tiene el trébol más bajo sale con él a la "
      .. "primera baza.",
  ["pass cards"] = "pase de cartas",
  ["Everybody passes three cards, or as many as the option says, before "
    .. "anybody sees what has come."]
    = "Cada uno pasa tres cartas, o las que diga la opción, antes de que nadie "
      .. "vea las que le llegan.",
  ["which cards do you pass? They go {passing}."]
    = "¿qué cartas pasas? Van {passing}.",
  ["left"] = "a la izquierda", ["right"] = "a la derecha",
  ["across"] = "enfrente",
  ["passing"] = "pase",
  ["direction"] = "dirección",
  ["receiver"] = "quien recibe",
  ["holder"] = "quien tiene el trébol más bajo",
  ["moon"] = "luna",
  ["Four pass to the left, to the right, across, and not at all, round by "
    .. "round; three or five pass to the left, to the right, and not at all."]
    = "Entre cuatro se pasa a la izquierda, a la derecha, enfrente y nada, "
      .. "ronda a ronda; entre tres o cinco, a la izquierda, a la derecha y "
      .. "nada.",
  ["Each has the points of the cards taken. A player who takes all 26 shoots "
    .. "the moon: the others have 26, or that player 26 less."]
    = "Cada uno tiene los puntos de las cartas que se ha llevado. Quien se "
      .. "lleva los 26 ha hecho la luna: los demás tienen 26, o esa persona 26 "
      .. "menos.",
  ["penalty cards"] = "cartas de castigo",
  ["the moon"] = "la luna",
  ["the jack of diamonds"] = "la jota de diamantes",
  ["Where the option lets them choose, whoever shot the moon says what it "
    .. "does."]
    = "Donde la opción deja elegir, quien ha hecho la luna dice qué vale.",
  ["add 26 to the others, or subtract them?"]
    = "¿sumas 26 a los demás, o te los restas?",
  ["add"] = "sumar", ["subtract"] = "restar",

  -- examples
  ["the two of clubs is led"] = "se sale con el dos de tréboles",
  ["2C must be led"] = "hay que salir con 2♣",
  ["of five players the three"] = "entre cinco, con el tres",
  ["unless the hand has nothing else"] = "salvo que la mano no tenga otra cosa",
  ["where points may fall at once"]
    = "donde los puntos pueden caer en seguida",
  ["later they may be thrown"] = "después se pueden echar",
  ["hearts are not led before one has been played"]
    = "no se sale con corazones antes de que se haya jugado uno",
  ["hearts are not broken; you hold KC"]
    = "los corazones no están abiertos; tienes K♣",
  ["then they are"] = "después sí",
  ["whoever has only hearts leads one"]
    = "quien solo tiene corazones sale con uno",
  ["the queen goes before hearts"] = "la dama va antes que los corazones",
  ["where either may be led"] = "donde se puede salir con cualquiera de ellos",
  ["the queen does not break hearts"] = "la dama no abre los corazones",
  ["where she does"] = "donde sí los abre",
  ["where hearts may be led at any time"]
    = "donde se puede salir con corazones en cualquier momento",
  ["the highest card of the suit led wins"]
    = "gana la carta más alta del palo de salida",
  ["three go to the left, and the two of clubs is led"]
    = "tres van a la izquierda, y se sale con el dos de tréboles",
  ["three cards are passed, not two"] = "se pasan tres cartas, no dos",
  ["seventeen cards each for three"] = "entre tres, diecisiete cartas a cada "
    .. "uno",
  ["ten for five"] = "entre cinco, diez",
  ["where none are passed"] = "donde no se pasa ninguna",
  ["the two of clubs says who leads"] = "el dos de tréboles dice quién sale",
  ["of five players the three does"] = "entre cinco lo dice el tres",
  ["four pass left, right, across, and not"]
    = "entre cuatro se pasa a la izquierda, a la derecha, enfrente y nada",
  ["left right across none left"]
    = "izquierda derecha enfrente ninguno izquierda",
  ["three pass left, right, and not"]
    = "entre tres se pasa a la izquierda, a la derecha y nada",
  ["left right none left"] = "izquierda derecha ninguno izquierda",
  ["or always to the left"] = "o siempre a la izquierda",
  ["left left left left"] = "izquierda izquierda izquierda izquierda",
  ["left right across"] = "izquierda derecha enfrente",
  ["left right across none"] = "izquierda derecha enfrente ninguno",
  ["left right none"] = "izquierda derecha ninguno",
  ["lowest total"] = "lowest total",
  ["queen_breaks queen_or_hearts"] = "queen_breaks queen_or_hearts",
  ["leading, first trick"] = "leading, first trick",
  ["first trick"] = "first trick",
  ["the left of the fourth player is the first"]
    = "a la izquierda del cuarto jugador está el primero",
  ["the right of the first is the fourth"]
    = "a la derecha del primero está el cuarto",
  ["the first sits across from the third"]
    = "el primero está enfrente del tercero",
  ["points as they were taken"] = "los puntos tal como se ganaron",
  ["twenty-five points are no moon"] = "veinticinco puntos no son la luna",
  ["all twenty-six are"] = "los veintiséis sí",
  ["they may count less for who took them"]
    = "pueden restarse a quien se los llevó",
  ["the jack of diamonds is no part of the moon"]
    = "la jota de diamantes no es parte de la luna",
  ["elsewhere it counts nothing"] = "en otro caso no vale nada",
  ["the lowest total wins when one passes a hundred"]
    = "gana el total más bajo cuando alguien pasa de cien",
  ["two share it"] = "dos lo comparten",
  ["ninety-nine points do not end it"] = "noventa y nueve puntos no la acaban",
  ["a hundred do"] = "cien sí",
  ["after the last round the lowest wins"]
    = "tras la última ronda gana el más bajo",
  ["what may be set"] = "lo que se puede fijar",
  ["The penalty cards that each has taken so far, for all to see."] =
    "Las cartas de castigo que se ha llevado cada uno, a la vista de todos.",
}
