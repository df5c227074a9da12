-- The sentences of klondike.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Klondike"] = "Klondike",
  ["Klondike: a patience in which all cards go up by suits, from ace to king."]
    = "Klondike: un solitario en que todas las cartas suben por palos, del as "
      .. "al rey.",
  ["pile"] = "columna",
  ["hidden"] = "tapadas",
  ["waste"] = "descarte",
  ["points"] = "puntos",
  ["turned_over"] = "vueltas dadas",
  ["deals won"] = "repartos ganados",
  ["cards drawn at a time"] = "cartas que se roban cada vez",
  ["redeals; -1: any number"] = "vueltas al mazo; -1: las que se quiera",
  ["1 for each card up; for moves; or 5 for each card up, less 52"]
    = "1 por carta que sube (cards); por jugadas (standard); o 5 por carta que "
      .. "sube, menos 52 (vegas)",
  ["what may go to an empty pile"]
    = "qué puede ir a una columna vacía: un rey (king) o cualquier carta (any)",
  ["cards may come back from a foundation"]
    = "las cartas que han subido pueden bajar otra vez",
  ["moves, at most"] = "jugadas, como mucho",
  ["deals; their points add up"] = "repartos; sus puntos se suman",
  ["Seven piles get one to seven cards, the top one face up; the rest is stock."]
    = "Siete columnas reciben de una a siete cartas, la de encima boca arriba; "
      .. "el resto es el mazo.",
  ["The player draws cards to the waste and moves cards, until all are up, the "
    .. "deal is given up, or no move is left but to draw what has been seen."]
    = "El jugador roba cartas al descarte y mueve cartas, hasta que todas han "
      .. "subido, se abandona el reparto o no queda otra jugada que robar lo "
      .. "ya visto.",
  ["your move?"] = "¿qué haces?",
  ["moves"] = "jugadas",
  ["{card} is not turned yet, or lies under another card"]
    = "{card} aún no está vuelta, o está debajo de otra carta",
  ["{moved} to {other}"] = "{moved} a {other}",
  ["{moved} to {empty}"] = "{moved} a {empty}",
  ["{moved} up"] = "{moved} arriba",
  ["to"] = "a", ["up"] = "arriba", ["draw"] = "robar", ["stop"] = "parar",
  ["redeal"] = "otra vuelta",
  ["the stock is empty: redeal first"]
    = "el mazo está vacío: primero hay que darle otra vuelta",
  ["no redeal"] = "sin más vueltas",
  ["the stock has cards: draw first"] = "el mazo tiene cartas: primero roba",
  ["there is no waste"] = "no hay descarte",
  ["no redeal is left"] = "no quedan vueltas al mazo",
  ["goes on"] = "sobre otra carta",
  ["On a pile a card goes on one of the other colour that is one higher."]
    = "En una columna, una carta va sobre otra del otro color, un valor más "
      .. "alta.",
  ["the same colour"] = "es del mismo color",
  ["goes to"] = "a una columna vacía",
  ["To an empty pile goes a king, but not one that has no card under it."]
    = "A una columna vacía va un rey, pero no uno que no tiene ninguna carta "
      .. "debajo.",
  ["only a king goes to an empty pile"] = "a una columna vacía solo va un rey",
  ["it would change nothing"] = "no cambiaría nada",
  ["goes up"] = "subir",
  ["The ace of a suit goes up first, then its two, and so on to the king."]
    = "De cada palo sube primero el as, después el dos, y así hasta el rey.",
  ["When the stock is empty, the waste is turned over and becomes the stock."]
    = "Cuando el mazo está vacío, se da la vuelta al descarte, que pasa a ser "
      .. "el mazo.",
  ["carry"] = "mover",
  ["A card takes along the cards that lie on it; a card below is turned up."]
    = "Una carta se lleva las que tiene encima; la que queda debajo se vuelve "
      .. "boca arriba.",
  ["is over"] = "fin del reparto",
  ["cards up"] = "cartas arriba",
  ["no card is up"] = "ninguna carta ha subido",
  ["won"] = "ganados",
  ["The match is won if all cards have gone up in one deal."]
    = "La partida se gana si en un reparto suben todas las cartas.",

  -- examples
  ["1 to 7 cards, the last of each pile face up"]
    = "de 1 a 7 cartas, la última de cada columna boca arriba",
  ["three cards are drawn, the last one is on top"]
    = "se roban tres cartas, la última queda encima",
  ["or one"] = "o una",
  ["what is left is drawn"] = "se roba lo que queda",
  ["a card goes on one that is one higher, of the other colour"]
    = "una carta va sobre otra un valor más alta, del otro color",
  ["not on one that is two higher"] = "no sobre una dos valores más alta",
  ["6H goes on a card that is one higher"]
    = "6H va sobre una carta un valor más alta",
  ["what lies on a card goes with it; then the hidden card is turned"]
    = "lo que una carta tiene encima va con ella; después se vuelve la carta "
      .. "tapada",
  ["or any card"] = "o cualquier carta",
  ["not from one empty pile to another"]
    = "no de una columna vacía a otra",
  ["a king with nothing under it stays"]
    = "un rey sin nada debajo se queda",
  ["a pile with cards takes no card by its number"]
    = "a una columna con cartas no se va por su número",
  ["{1} is not empty"] = "la columna {1} no está vacía",
  ["aces go up first"] = "primero suben los ases",
  ["2S is not up yet"] = "2S aún no ha subido",
  ["then one after the other"] = "después, una tras otra",
  ["only the last card of a pile goes up"]
    = "solo sube la última carta de una columna",
  ["a card may come back"] = "una carta puede bajar otra vez",
  ["unless they may not"] = "salvo que no se permita",
  ["a hidden card cannot move"] = "una carta tapada no se puede mover",
  ["AC is not turned yet, or lies under another card"]
    = "AC aún no está vuelta, o está debajo de otra carta",
  ["nor one under another on the waste"]
    = "ni una que está debajo de otra en el descarte",
  ["no redeal while there is a stock"] = "no hay otra vuelta mientras hay mazo",
  ["no draw without a stock"] = "no se roba sin mazo",
  ["five points for a move from the waste, ten up, five for a turn"]
    = "cinco puntos por mover del descarte, diez por subir, cinco por volver "
      .. "una carta",
  ["fifteen less for a card that comes back"]
    = "quince menos por una carta que baja otra vez",
  ["five points for a card that is turned"]
    = "cinco puntos por una carta que se vuelve",
  ["a redeal costs a hundred where one card is drawn, after the first"]
    = "donde se roba una carta, otra vuelta cuesta cien, después de la primera",
  ["the first is free"] = "la primera es gratis",
  ["twenty after the third where three are drawn"]
    = "donde se roban tres, veinte después de la tercera",
  ["but not for the third, and never below nothing"]
    = "pero no por la tercera, y nunca por debajo de cero",
  ["what is below nothing is nothing"] = "por debajo de cero es cero",
  ["a point for each card up"] = "un punto por carta que sube",
  ["five for each card up, less 52"] = "cinco por carta que sube, menos 52",
  ["points for moves"] = "puntos por jugadas",
  ["all 52 cards up: the match is won"]
    = "las 52 cartas arriba: la partida está ganada",
  ["51 are not enough"] = "51 no bastan",
  ["without a stock the waste can be turned over"]
    = "sin mazo se puede dar la vuelta al descarte",
  ["as often as was agreed"] = "tantas veces como se acordó",
  ["and once more before that"] = "y antes de eso, una vez más",
  ["an empty waste cannot"] = "un descarte vacío, no",
  ["for a price the stock is gone through three times"]
    = "pagando, el mazo se recorre tres veces",
  ["twice is not enough"] = "dos no bastan",
  ["one card at a time once"] = "de una en una, una sola vez",
  ["it is over when all cards are up"]
    = "acaba cuando todas las cartas están arriba",
  ["not while a card can move"] = "no mientras se pueda mover una carta",
  ["nor while there is a stock"] = "ni mientras haya mazo",
  ["but when the whole stock has shown nothing"]
    = "pero sí cuando todo el mazo no ha dado nada",
  ["not when it has shown something"] = "no cuando ha dado algo",
  ["unless there is no redeal"] = "salvo que no haya otra vuelta",
  ["a king comes from the waste"] = "un rey viene del descarte",
  ["a part of a pile may go to an empty one, where any card may"]
    = "una parte de una columna puede ir a una vacía, donde puede ir cualquier "
      .. "carta",
  ["a king with a hidden card under it"]
    = "un rey con una carta tapada debajo",
  ["fifteen points less, of a hundred"] = "quince puntos menos, de cien",
  ["from pile to pile nothing"] = "de columna a columna, nada",
  ["a deal that is given up"] = "un reparto que se abandona",
  ["what may be set"] = "lo que se puede fijar",
}
