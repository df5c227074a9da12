-- The sentences of crazy_eights.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Crazy Eights"] = "Ocho loco",
  ["Crazy Eights: match the last card by suit or rank; eights go on anything."]
    = "Ocho loco: sigue a la última carta en palo o valor; los ochos van sobre "
      .. "cualquiera.",
  ["draw"] = "robar", ["keep"] = "guardar", ["pass"] = "paso",
  ["discard"] = "descarte",
  ["named"] = "palo dicho",
  ["highest total"] = "highest total", ["lowest total"] = "lowest total",
  ["how many play"] = "cuántos juegan",
  ["cards dealt to each; 0: seven to two players, else five"]
    = "cartas que recibe cada uno; 0: siete si juegan dos, y si no, cinco",
  ["cards drawn in a turn"]
    = "cartas que se roban en un turno: hasta que una encaje (until_playable), "
      .. "una (one) o tres (three)",
  ["whoever can play a card may draw instead"]
    = "quien puede jugar una carta puede robar en su lugar",
  ["the discards are shuffled to a new stock"]
    = "los descartes se barajan y hacen un mazo nuevo",
  ["the winner counts the others' cards, or each the own: the least wins"]
    = "quien gana se apunta las cartas de los demás (winner), o cada uno las "
      .. "suyas (penalty): gana quien tiene menos",
  ["what an eight counts"] = "lo que vale un ocho",
  ["Seven cards each for two players, else five. One is turned up; an eight is "
    .. "put back, the stock is shuffled, and another is turned."]
    = "Siete cartas a cada uno si juegan dos, y si no, cinco. Se vuelve una; "
      .. "si es un ocho vuelve al mazo, se baraja y se vuelve otra.",
  ["Each in turn plays a card or draws, until one is out, or all have passed."]
    = "Cada uno por turno juega una carta o roba, hasta que uno acaba, o todos "
      .. "han pasado.",
  ["matching"] = "cartas que encajan",
  ["Eights fit, and cards of the suit named, or of the top card's suit or rank."]
    = "Encajan los ochos, y las cartas del palo dicho, o del palo o valor de "
      .. "la carta de arriba.",
  ["Cards are drawn until one is played; whoever has drawn enough keeps them, "
    .. "and whoever has nothing to draw passes."]
    = "Se roban cartas hasta que se juega una; quien ha robado bastantes se "
      .. "las guarda, y quien no tiene qué robar pasa.",
  ["Whoever plays an eight names a suit, unless it is the last card."]
    = "Quien juega un ocho dice un palo, salvo que sea la última carta.",
  ["you hold a card that fits"] = "tienes una carta que encaja",
  ["what do you play?"] = "¿qué juegas?",
  ["{suit}, another {rank} or an eight is asked for"]
    = "se piden {suit}, otra carta de valor {rank} o un ocho",
  ["only an eight names a suit"] = "solo un ocho dice un palo",
  ["{card} {suit}"] = "{card} {suit}",
  ["nothing is left to draw"] = "no queda nada que robar",
  ["you have drawn enough"] = "ya has robado bastantes",
  ["you have not drawn enough cards"] = "aún no has robado bastantes cartas",
  ["keep the card, or play one that fits"]
    = "guarda la carta, o juega una que encaje",
  ["there are cards to draw"] = "hay cartas que robar",
  ["can draw"] = "poder robar",
  ["An empty stock is made anew: all discards but the top one, shuffled."]
    = "Un mazo vacío se hace de nuevo: todos los descartes salvo el de arriba, "
      .. "barajados.",
  ["The card lies on the discards; the suit named for an eight must follow it."]
    = "La carta queda sobre los descartes; tras un ocho debe seguir el palo "
      .. "dicho.",
  ["tell no fit"] = "decir que nada encaja",
  ["Whoever cannot play a card tells everyone that none fits."]
    = "Quien no puede jugar ninguna carta dice a todos que ninguna encaja.",
  ["Whoever is out counts the cards of the others; or each counts what is left."]
    = "Quien acaba se apunta las cartas de los demás; o cada uno lo que le "
      .. "queda.",
  ["cards left"] = "cartas que quedan",
  ["score blocked"] = "puntuación si nadie puede jugar",
  ["If nobody can move, the lowest hand counts the differences to the others; "
    .. "several equally low share what the others' differences add up to."]
    = "Si nadie puede jugar, la mano más baja se apunta las diferencias con "
      .. "las demás; si hay varias iguales, se reparten la suma de las "
      .. "diferencias.",
  ["the lowest hand"] = "la mano más baja",

  -- examples
  ["five cards each, and one is turned up"]
    = "cinco cartas a cada uno, y se vuelve una",
  ["seven for two players"] = "siete si juegan dos",
  ["two packs for six"] = "dos barajas entre seis",
  ["one pack for five"] = "una baraja entre cinco",
  ["as many as one likes"] = "tantas como se quiera",
  ["an eight turned up is put back"] = "un ocho vuelto se devuelve al mazo",
  ["the suit, the rank or an eight"] = "el palo, el valor o un ocho",
  ["clubs, another 6 or an eight is asked for"]
    = "se piden tréboles, otra carta de valor 6 o un ocho",
  ["an eight needs a suit"] = "un ocho necesita un palo",
  ["8H is not all: say 8H clubs, 8H diamonds, 8H hearts, 8H spades"]
    = "con 8H no basta: di 8H tréboles, 8H diamantes, 8H corazones, 8H picas",
  ["also if it is the last card but one"] = "también si es la penúltima carta",
  ["and no other card names one"] = "y ninguna otra carta lo dice",
  ["'hearts' is too much: say 4C"] = "«hearts» sobra: di 4C",
  ["the suit named must follow"] = "debe seguir el palo dicho",
  ["spades, another 8 or an eight is asked for"]
    = "se piden picas, otra carta de valor 8 o un ocho",
  ["the last card may be an eight, which names nothing"]
    = "la última carta puede ser un ocho, que no dice nada",
  ["one may draw until one plays"] = "se puede robar hasta que se juega",
  ["one cannot pass while there are cards"]
    = "no se puede pasar mientras haya cartas",
  ["or keep them before enough are drawn"]
    = "ni guardarlas antes de robar bastantes",
  ["one card is drawn, and played or kept"]
    = "se roba una carta, y se juega o se guarda",
  ["then it is the next player's turn"] = "después le toca al siguiente",
  ["whoever has drawn enough keeps, and does not pass"]
    = "quien ha robado bastantes se las guarda, y no pasa",
  ["three cards may be drawn"] = "se pueden robar tres cartas",
  ["and no fourth"] = "y no una cuarta",
  ["whoever can play must, if one says so"]
    = "si así se acuerda, quien puede jugar debe hacerlo",
  ["an eight that must be played"] = "un ocho que hay que jugar",
  ["the discards but the top one become the stock"]
    = "los descartes salvo el de arriba pasan a ser el mazo",
  ["one card alone is no stock"] = "una carta sola no es un mazo",
  ["whoever then holds a card that fits must play it"]
    = "quien tiene entonces una carta que encaja debe jugarla",
  ["whoever does not passes; also if the discards stay"]
    = "quien no la tiene pasa; también si los descartes se quedan",
  ["whoever goes out counts the others' cards"]
    = "quien acaba se apunta las cartas de los demás",
  ["or each counts the own"] = "o cada uno las suyas",
  ["an eight may count twenty"] = "un ocho puede valer veinte",
  ["what the other ranks count"] = "lo que valen los demás valores",
  ["the lowest hand counts the differences"]
    = "la mano más baja se apunta las diferencias",
  ["several share them, rounded down"]
    = "varias se las reparten, redondeando hacia abajo",
  ["or all count their own"] = "o todos se apuntan las suyas",
  ["the first to a hundred has won"] = "gana quien llega antes a cien",
  ["where each counts the own, the lowest total wins"]
    = "donde cada uno se apunta las suyas, gana el total más bajo",
  ["the ranges"] = "los márgenes",
}
