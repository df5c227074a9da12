-- The sentences of cassino.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Cassino"] = "Casino",
  ["Cassino: a card takes cards that add up to it, and builds made for it."]
    = "Casino: una carta toma cartas que suman su valor, y montones hechos para "
      .. "ella.",
  ["takes"] = "toma", ["build"] = "montón", ["raise"] = "subir", ["to"] = "a",
  ["add"] = "añadir", ["trail"] = "dejar",
  ["board"] = "mesa", ["taken"] = "ganadas",
  ["owners"] = "dueños", ["values"] = "valores",
  ["last taker"] = "quien tomó el último",
  ["sweep"] = "limpia",
  ["aces"] = "ases",
  ["a card that can take may not be trailed"]
    = "una carta que puede tomar no se puede dejar",
  ["a card takes all that it can"] = "una carta toma todo lo que puede",
  ["how many a court card takes"] = "cuántas toma una figura: una (one) o todas "
    .. "(all)",
  ["how many play; four as partners, else each for oneself"]
    = "cuántos juegan; cuatro por parejas, y si no, cada uno por su cuenta",
  ["points that win the match"] = "puntos que ganan la partida",
  ["whoever clears the table has a point"]
    = "quien limpia la mesa tiene un punto",
  ["Four cards each and four on the table; then four more for each whenever "
    .. "the hands are empty. The dealer's left begins."]
    = "Cuatro cartas a cada uno y cuatro en la mesa; después otras cuatro a "
      .. "cada uno siempre que las manos están vacías. Empieza el jugador a la "
      .. "izquierda de quien reparte.",
  ["A player plays one card. It takes cards of its rank, sets that add up to "
    .. "its value, and builds of its value. Or it makes a build with cards of "
    .. "the table, for another card of the hand that takes it later; a build "
    .. "of a single set may be raised, and a set may be added to any. Or the "
    .. "card stays on the table, which an owner of a build may not do. The "
    .. "owner of a build, who made it or changed it last, keeps a card that "
    .. "takes it."]
    = "Un jugador juega una carta. Toma cartas de su mismo valor, grupos que "
      .. "suman su valor y montones de su valor. O hace un montón con cartas de "
      .. "la mesa, para otra carta de la mano que lo tome más tarde; un montón "
      .. "de un solo grupo se puede subir, y a cualquiera se le puede añadir un "
      .. "grupo. O la carta se queda en la mesa, cosa que no puede hacer el "
      .. "dueño de un montón. El dueño de un montón, que es quien lo hizo o lo "
      .. "cambió el último, guarda una carta que lo tome.",
  ["what do you play?"] = "¿qué juegas?",
  ["take"] = "tomar",
  ["Cards and builds go to the player's pile. A cleared table is a sweep."]
    = "Las cartas y los montones son del jugador. Si la mesa queda vacía, es "
      .. "una limpia.",
  ["make"] = "hacer un montón",
  ["The card goes to the build, and the cards of the table. The player has a "
    .. "card that takes it."]
    = "La carta va al montón, y las cartas de la mesa también. El jugador tiene "
      .. "una carta que lo toma.",
  ["end table"] = "lo que queda en la mesa",
  ["What is left on the table goes to the player who took last. It is no "
    .. "sweep."]
    = "Lo que queda en la mesa es del último jugador que ha tomado. No es una "
      .. "limpia.",
  ["Three points for most cards, one for most spades; equal for most is "
    .. "nobody's. The ten of diamonds counts two, the two of spades and each "
    .. "ace one."]
    = "Tres puntos por tener más cartas, uno por más picas; en caso de empate "
      .. "no son de nadie. El diez de diamantes vale dos, el dos de picas y "
      .. "cada as uno.",
  ["most cards"] = "más cartas",
  ["big casino"] = "casino grande",
  ["little casino"] = "casino pequeño",
  ["most spades"] = "más picas",

  -- examples
  ["a card takes its like, sums and both"]
    = "una carta toma su igual, sumas y ambas cosas",
  ["these cards do not add up"] = "estas cartas no suman lo debido",
  ["or one set of several"] = "o un grupo de varios",
  ["a court card takes one of its rank"]
    = "una figura toma una de su mismo valor",
  ["KC takes one card of its rank, and nothing else"]
    = "KC toma una carta de su mismo valor, y nada más",
  ["or all of them, if that is the rule"] = "o todas, si es la regla",
  ["sets become a build for a card in the hand"]
    = "unos grupos forman un montón para una carta de la mano",
  ["the last card of the value cannot go into the build"]
    = "la última carta de ese valor no puede ir al montón",
  ["you hold no other 9"] = "no tienes otra carta de 9",
  ["nobody makes a build for others"] = "nadie hace un montón para otros",
  ["you hold no card that would take the build"]
    = "no tienes ninguna carta con que tomar el montón",
  ["and another can"] = "y otra sí",
  ["the owner keeps that card until it takes the build"]
    = "el dueño guarda esa carta hasta que toma el montón",
  ["9D takes build 1"] = "9D toma montón 1",
  ["you own the build of 9"] = "el montón de 9 es tuyo",
  ["and leaves no card on the table"] = "y no deja ninguna carta en la mesa",
  ["another player may take it"] = "otro jugador puede tomarlo",
  ["9C takes build 1"] = "9C toma montón 1",
  ["4D takes build 1"] = "4D toma montón 1",
  ["a build is taken by a card of its value"]
    = "un montón se toma con una carta de su valor",
  ["or raise it"] = "o subirlo",
  ["the card and the build do not add up"]
    = "la carta y el montón no suman lo debido",
  ["and own it then"] = "y entonces es suyo",
  ["5C takes build 1"] = "5C toma montón 1",
  ["a multiple build is not raised"]
    = "un montón de varios grupos no se sube",
  ["a set is added to it"] = "se le añade un grupo",
  ["you hold no other 5"] = "no tienes otra carta de 5",
  ["of one card, too"] = "también de una carta",
  ["the card has another value than the build"]
    = "la carta tiene otro valor que el montón",
  ["but of no more than one set"] = "pero no más de un grupo",
  ["any card may be left on the table"]
    = "se puede dejar en la mesa cualquier carta",
  ["only those that take nothing, if that is the rule"]
    = "si es la regla, solo las que no toman nada",
  ["it can take something, so it has to"]
    = "puede tomar algo, así que debe hacerlo",
  ["a card takes all that it can, if that is the rule"]
    = "si es la regla, una carta toma todo lo que puede",
  ["these cards are not all that add up"]
    = "estas cartas no son todas las que suman lo debido",
  ["and of two ways one"] = "y de dos maneras, una",
  ["builds, too"] = "también montones",
  ["whoever clears the table has a sweep"]
    = "quien limpia la mesa tiene una limpia",
  ["unless that counts nothing"] = "salvo que no valga nada",
  ["not with a card left"] = "no si queda una carta",
  ["nor with a build left"] = "ni si queda un montón",
  ["the cards left go to who took last"]
    = "las cartas que quedan son de quien tomó el último",
  ["27 cards, the ten and two aces are seven, the rest four"]
    = "27 cartas, el diez y dos ases son siete, el resto cuatro",
  ["of 26 each nobody has most"] = "con 26 cada uno no tiene más nadie",
  ["of three, two may be equal below the best"]
    = "entre tres, dos pueden empatar por debajo del mejor",
  ["21 points win a match"] = "21 puntos ganan una partida",
  ["four cards each, and four on the table"]
    = "cuatro cartas a cada uno, y cuatro en la mesa",
  ["of four players two have a pile together"]
    = "entre cuatro, dos juntan lo que ganan",
  ["three of one rank may be on the table"]
    = "en la mesa puede haber tres del mismo valor",
  ["with a build there are new numbers"] = "con un montón hay números nuevos",
  ["3C takes build 2"] = "3C toma montón 2",
  ["and a number is free again when its build is taken"]
    = "y un número queda libre cuando se toma su montón",
  ["7C takes build 2"] = "7C toma montón 2",
  ["builds of one value are taken together or one by one"]
    = "los montones de un valor se toman juntos o uno a uno",
  ["9D takes build 1 build 2"] = "9D toma montón 1 montón 2",
  ["9D takes build 2"] = "9D toma montón 2",
  ["but not with one of another"] = "pero no con uno de otro valor",
  ["whoever adds to a build owns it"] = "quien añade a un montón es su dueño",
  ["5D takes build 1"] = "5D toma montón 1",
  ["without cards of the table, too"] = "también sin cartas de la mesa",
  ["it is multiple then and cannot be raised"]
    = "entonces es de varios grupos y no se puede subir",
  ["a court card raises nothing"] = "una figura no sube nada",
  ["a card and a build may be taken at once"]
    = "se pueden tomar a la vez una carta y un montón",
  ["the last card of a hand is played, and four more are dealt"]
    = "se juega la última carta de una mano, y se reparten otras cuatro",
  ["a build that was taken is no build any more"]
    = "un montón tomado ya no es un montón",
  ["and a new build has the first number that is free"]
    = "y un montón nuevo lleva el primer número libre",
  ["eleven points win a short match"] = "once puntos ganan una partida corta",
  ["and 61 a long one"] = "y 61 una larga",
  ["a ten takes what counts ten"] = "un diez toma lo que vale diez",
  ["nothing is dealt while somebody holds a card"]
    = "no se reparte nada mientras alguien tiene una carta",
  ["the values of the options"] = "los valores de las opciones",
}
