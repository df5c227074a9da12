-- The sentences of last_card.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Last Card"] = "Última carta",
  ["Last Card: match the last card by colour or sign; wild cards go on "
    .. "anything."]
    = "Última carta: sigue a la última en color o signo; los comodines van "
      .. "sobre cualquiera.",
  ["draw"] = "robar", ["keep"] = "guardar", ["pass"] = "paso",
  ["accept"] = "aceptar", ["challenge"] = "desafiar", ["last"] = "última",
  ["red"] = "rojo", ["yellow"] = "amarillo", ["green"] = "verde",
  ["blue"] = "azul",
  ["colour"] = "color",
  ["discard"] = "descarte",
  ["how many play"] = "cuántos juegan",
  ["W4 beside the colour in force can be challenged, refused, or is free"]
    = "el W4 de quien tiene el color pedido se puede desafiar (challenge), no "
      .. "se permite (checked) o es libre (free)",
  ["who can play a card may not draw"]
    = "quien puede jugar una carta no puede robar",
  ["who plays the last card but one must say last"]
    = "quien juega la penúltima carta debe decir última",
  ["cards drawn in a turn"]
    = "cartas que se roban en un turno: una (one), o hasta que una encaje "
      .. "(until_playable)",
  ["Seven cards each, and one is turned up, which may be no W4. The player on "
    .. "the dealer's left begins. Each in turn plays a card or draws, until "
    .. "one has no cards left, or nobody can do either."]
    = "Siete cartas a cada uno, y se vuelve una, que no puede ser un W4. "
      .. "Empieza el jugador a la izquierda de quien reparte. Cada uno por "
      .. "turno juega una carta o roba, hasta que uno se queda sin cartas, o "
      .. "nadie puede hacer ni lo uno ni lo otro.",
  ["turn up"] = "carta vuelta",
  ["The card turned up acts as if the dealer had played it. But after a V the "
    .. "dealer begins, and for a W the first player names the colour."]
    = "La carta vuelta actúa como si la hubiera jugado quien reparte. Pero "
      .. "tras una V empieza quien reparte, y con un W el primer jugador dice "
      .. "el color.",
  ["which colour?"] = "¿qué color?",
  ["matching"] = "cartas que encajan",
  ["Cards of the colour in force and of the number or sign of the last card, "
    .. "and wild cards; where it is checked, no W4 beside a card of the "
    .. "colour."]
    = "Cartas del color pedido y del número o signo de la última carta, y "
      .. "comodines; donde no se permite, ningún W4 si se tiene una carta del "
      .. "color.",
  ["A card is played, or one is drawn, which may be played then."]
    = "Se juega una carta, o se roba una, que entonces se puede jugar.",
  ["card forms"] = "cómo se dice una carta",
  ["A wild card needs a colour, unless it is the last card. With the last card "
    .. "but one the player may have to say last."]
    = "Un comodín necesita un color, salvo que sea la última carta. Con la "
      .. "penúltima puede que haya que decir última.",
  ["you hold {cards}: {suit} is in force"]
    = "tienes {cards}: el color pedido es {suit}",
  ["{suit}, a card like {top} or a wild one is asked for"]
    = "se pide {suit}, una carta como {top} o un comodín",
  ["draw to play"] = "robar y jugar",
  ["One card is drawn, or cards until one fits, W4 always. Only the last of "
    .. "them may be played."]
    = "Se roba una carta, o cartas hasta que una encaja, el W4 siempre. Solo "
      .. "se puede jugar la última de ellas.",
  ["Whoever does not say last draws two cards, after what the card does."]
    = "Quien no dice última roba dos cartas, después de lo que haga la carta.",
  ["act"] = "qué hace la carta",
  ["S skips the next player. V turns the direction; with two players it skips. "
    .. "For D the next player draws two cards and is skipped, for W4 four."]
    = "La S salta al jugador siguiente. La V cambia el sentido; entre dos, "
      .. "salta. Con la D el siguiente roba dos cartas y pierde el turno; con "
      .. "el W4, cuatro.",
  ["Whoever is challenged and holds a card of the colour that was in force "
    .. "draws the four cards; if there is none, the challenger draws six."]
    = "Si el desafiado tiene una carta del color que estaba pedido, roba las "
      .. "cuatro cartas; si no la tiene, quien desafía roba seis.",
  ["accept W4, or challenge it?"] = "¿aceptas el W4, o lo desafías?",
  ["a challenge"] = "un desafío",
  ["Whoever has no cards left scores the cards of the others. If nobody is "
    .. "out, the lowest hand scores the differences; equal lowest hands score "
    .. "nothing."]
    = "Quien se queda sin cartas se apunta las de los demás. Si no acaba "
      .. "nadie, la mano más baja se apunta las diferencias; si varias son las "
      .. "más bajas, nada.",
  ["cards left"] = "cartas que quedan",

  -- examples
  ["seven cards each, and one is turned up"]
    = "siete cartas a cada uno, y se vuelve una",
  ["a W4 turned up is put back"] = "un W4 vuelto se devuelve al mazo",
  ["an S turned up skips the first player"]
    = "una S vuelta salta al primer jugador",
  ["after a V the dealer begins, and the direction turns"]
    = "tras una V empieza quien reparte, y cambia el sentido",
  ["with two players the first one is skipped"]
    = "entre dos se salta al primero",
  ["for a D the first player draws two and is skipped"]
    = "con una D el primer jugador roba dos y pierde el turno",
  ["for a W the first player names the colour, then plays"]
    = "con un W el primer jugador dice el color, y después juega",
  ["red, a card like W or a wild one is asked for"]
    = "se pide rojo, una carta como W o un comodín",
  ["the colour, the number or a wild card"]
    = "el color, el número o un comodín",
  ["red, a card like 7R or a wild one is asked for"]
    = "se pide rojo, una carta como 7R o un comodín",
  ["a wild card needs a colour"] = "un comodín necesita un color",
  ["W is not all: say W red, W yellow, W green, W blue"]
    = "con W no basta: di W rojo, W amarillo, W verde, W azul",
  ["the colour named must follow"] = "debe seguir el color dicho",
  ["an S skips the next player"] = "una S salta al jugador siguiente",
  ["a V turns the direction"] = "una V cambia el sentido",
  ["with two players the same one plays again"]
    = "entre dos juega otra vez el mismo",
  ["for a D the next player draws two and is skipped"]
    = "con una D el siguiente roba dos y pierde el turno",
  ["who accepts a W4 draws four and is skipped"]
    = "quien acepta un W4 roba cuatro y pierde el turno",
  ["a challenge that is wrong costs six"] = "un desafío fallido cuesta seis",
  ["one that is right costs the other four, and the challenger plays"]
    = "uno acertado le cuesta cuatro al otro, y juega quien desafió",
  ["where it is checked, W4 is refused beside the colour"]
    = "donde no se permite, no hay W4 si se tiene el color",
  ["you hold 3R: red is in force"] = "tienes 3R: el color pedido es rojo",
  ["and allowed without it, and nobody is challenged"]
    = "y sin él se permite, y no se desafía a nadie",
  ["or always"] = "o siempre",
  ["the card drawn, and no other, may be played"]
    = "se puede jugar la carta robada, y ninguna otra",
  ["only the card just drawn may be played"]
    = "solo se puede jugar la carta recién robada",
  ["if it does not fit it is kept"] = "si no encaja, se guarda",
  ["or cards are drawn until one fits"]
    = "o se roban cartas hasta que una encaja",
  ["who can play must, if that is the rule"]
    = "si es la regla, quien puede jugar debe hacerlo",
  ["you hold a card that fits"] = "tienes una carta que encaja",
  ["nobody passes while there are cards"]
    = "nadie pasa mientras haya cartas",
  ["with two cards left a player says last, where that is the rule"]
    = "donde es la regla, con dos cartas se dice última",
  ["or draws two cards"] = "o se roban dos cartas",
  ["with three cards nobody says it"] = "con tres cartas no se dice",
  ["where it is no rule nobody draws"] = "donde no es regla no roba nadie",
  ["who is out scores the others' cards"]
    = "quien acaba se apunta las cartas de los demás",
  ["the last card, a D, is drawn for first"]
    = "si la última carta es una D, primero se roba por ella",
  ["if nobody can play the lowest hand scores the differences"]
    = "si nadie puede jugar, la mano más baja se apunta las diferencias",
  ["and equal lowest hands score nothing"]
    = "y si varias son las más bajas, nada",
  ["what cards count"] = "lo que valen las cartas",
  ["the first to five hundred has won"] = "gana quien llega antes a quinientos",
  ["below that nobody has"] = "con menos, nadie",
  ["the ranges"] = "los márgenes",
}
