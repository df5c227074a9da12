-- The sentences of go_fish.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Go Fish"] = "A pescar",
  ["Go Fish: players ask each other for ranks, to make books of four."]
    = "A pescar: los jugadores se piden valores para hacer cuartetos.",
  ["ask {player}"] = "pide al {player}",
  ["ask"] = "pide al", ["for"] = "los",
  ["laid"] = "apartadas",
  ["how many play"] = "cuántos juegan",
  ["cards of a rank that make a book"]
    = "cartas del mismo valor que hacen un grupo: cuatro (four) o dos (pairs)",
  ["fished cards that let a player go on: of the rank asked for; for a book, "
    .. "too; none"]
    = "cartas pescadas con que un jugador sigue: del valor pedido (asked); "
      .. "también si hacen un grupo (any_book); ninguna (no)",
  ["who is next: the player to the left, or who was asked last"]
    = "quién sigue: el jugador de la izquierda (left), o a quien se pidió el "
      .. "último (asked)",
  ["cards that an empty hand draws"] = "cartas que roba una mano vacía",
  ["rounds to play"] = "rondas que se juegan",
  ["first to deal; 0: drawn"] = "quién reparte primero; 0: por sorteo",
  ["Seven cards each for two or three players, else five."]
    = "Siete cartas a cada uno si juegan dos o tres, y si no, cinco.",
  ["lay books"] = "apartar grupos",
  ["Whoever has all four cards of a rank, a book, lays them down."]
    = "Quien tiene las cuatro cartas de un valor, un grupo, las aparta.",
  ["a book"] = "un grupo",
  ["books"] = "grupos",
  ["refill"] = "mano vacía",
  ["A player whose turn it is and who has no cards draws first."]
    = "Si a un jugador le toca y no tiene cartas, primero roba.",
  ["ask another"] = "pedir",
  ["One asks another for a rank of which one holds a card."]
    = "Se pide a otro un valor del que se tiene alguna carta.",
  ["whom do you ask, and for what?"] = "¿a quién pides, y qué?",
  ["take"] = "recibir",
  ["The other hands over all cards of the rank; then the player asks again."]
    = "El otro entrega todas las cartas de ese valor; entonces el jugador pide "
      .. "otra vez.",
  ["fish"] = "pescar",
  ["If there are none, the player draws a card, and asks again if it is of "
    .. "that rank; it is shown then."]
    = "Si no tiene ninguna, el jugador roba una carta, y pide otra vez si es "
      .. "de ese valor; entonces se muestra.",
  ["what was asked for"] = "lo que se pedía",
  ["The dealer's left begins. A player asks as long as that brings cards; then "
    .. "it is the next one's turn. Whoever finds nobody to ask draws a card."]
    = "Empieza el jugador a la izquierda de quien reparte. Un jugador pide "
      .. "mientras eso le dé cartas; después le toca al siguiente. Quien no "
      .. "tiene a quien pedir roba una carta.",
  ["When all books are laid down each counts a point. It is also over when, "
    .. "with the stock gone, 26 questions in a row for each player have "
    .. "brought nothing."]
    = "Cuando se han apartado todos los grupos, cada uno vale un punto. También "
      .. "acaba la ronda si, ya sin mazo, 26 preguntas seguidas por jugador no "
      .. "han dado nada.",

  -- examples
  ["five cards each"] = "cinco cartas a cada uno",
  ["seven for three players"] = "siete si juegan tres",
  ["whoever asks for a rank holds a card of it"]
    = "quien pide un valor tiene alguna carta de él",
  ["all cards of the rank are handed over, a book is laid down"]
    = "se entregan todas las cartas de ese valor, y se aparta un grupo",
  ["whoever fishes the rank goes on"] = "quien pesca ese valor sigue",
  ["any other card ends the turn"] = "cualquier otra carta acaba el turno",
  ["even the rank, where fishing never lets one go on"]
    = "también la de ese valor, donde pescar nunca deja seguir",
  ["a fished card that makes a book ends the turn, too"]
    = "también acaba el turno una carta pescada que hace un grupo",
  ["but not where any book lets one go on"]
    = "pero no donde cualquier grupo deja seguir",
  ["nor does another card there"] = "ni otra carta, en ese caso",
  ["the turn goes to the left"] = "el turno pasa a la izquierda",
  ["or to who was asked"] = "o a quien se pidió",
  ["a book that is dealt is laid down before the first turn"]
    = "un grupo repartido se aparta antes del primer turno",
  ["whoever has no cards draws one and goes on"]
    = "quien no tiene cartas roba una y sigue",
  ["or five"] = "o cinco",
  ["of three cards two make a pair, the lowest"]
    = "de tres cartas, dos hacen un par: las más bajas",
  ["the round ends with the last book"] = "la ronda acaba con el último grupo",
  ["or when nobody has got anything for a long time"]
    = "o cuando nadie ha conseguido nada en mucho tiempo",
  ["whoever has no cards, and can draw none, is passed over"]
    = "a quien no tiene cartas ni puede robarlas se le salta",
  ["with nobody to ask even the last card is drawn"]
    = "sin nadie a quien pedir se roba incluso la última carta",
  ["all cards laid down"] = "todas las cartas apartadas",
  ["who has no cards draws one"] = "quien no tiene cartas roba una",
  ["even the last one"] = "incluso la última",
  ["but not from an empty stock"] = "pero no de un mazo vacío",
  ["the last card of the stock is fished, too"]
    = "también se pesca la última carta del mazo",
  ["nothing is fished from an empty stock"]
    = "de un mazo vacío no se pesca nada",
  ["nobody is asked who has no cards"]
    = "no se pide a nadie que no tenga cartas",
  ["whoever finds nobody to ask draws a card"]
    = "quien no tiene a quien pedir roba una carta",
  ["six players, of whom each may be asked"]
    = "seis jugadores, y a cualquiera se le puede pedir",
  ["what may be set"] = "lo que se puede fijar",
}
