-- The sentences of spades.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Spades"] = "Picas",
  ["Spades: partners promise tricks; spades are trumps, and wait to be led."]
    = "Picas: las parejas prometen bazas; las picas son triunfo, y no se sale "
      .. "con ellas hasta que se abren.",
  ["look"] = "mirar", ["blind"] = "a ciegas",
  ["nil"] = "nulo",
  ["bagged"] = "bolsas sin pagar",
  ["points that win the match"] = "puntos que ganan la partida",
  ["a side that falls to it loses; 0: no side loses so"]
    = "la pareja que cae hasta ahí pierde; 0: nadie pierde así",
  ["points for a nil; 0: nobody may bid it"]
    = "puntos por un nulo; 0: nadie puede pujarlo",
  ["who may bid nil before seeing the cards, for twice the points: nobody, a "
    .. "side that is 100 points behind, everybody"]
    = "quién puede pujar nulo antes de ver las cartas, por el doble de puntos: "
      .. "nadie (off), una pareja que va 100 puntos por detrás (behind) o "
      .. "todos (always)",
  ["how many bags cost points; 0: bags count nothing and cost nothing"]
    = "cuántas bolsas cuestan puntos; 0: ni valen ni cuestan nada",
  ["what those bags cost"] = "lo que cuestan esas bolsas",
  ["what the tricks of a missed nil are: bags, or a help for the partner's "
    .. "contract"]
    = "qué son las bazas de un nulo fallido: bolsas (bags), o ayuda para el "
      .. "contrato del compañero (help)",
  ["what the bids of a side without a nil must reach"]
    = "a cuánto deben llegar las pujas de una pareja sin nulo",
  ["spades may be led at any time"]
    = "se puede salir con picas en cualquier momento",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"]
    = "rondas que se juegan, gana el total más alto; 0: hasta la meta",
  ["seat that deals first; 0: drawn at random"]
    = "puesto que reparte primero; 0: por sorteo",
  ["spades are not broken"] = "las picas no están abiertas",
  ["spades are not broken; you hold {cards}"]
    = "las picas no están abiertas; tienes {cards}",
  ["Spades are always trumps."] = "Las picas son siempre triunfo.",
  ["Thirteen cards each. The dealer's left leads to the first trick."]
    = "Trece cartas a cada uno. El jugador a la izquierda de quien reparte "
      .. "sale a la primera baza.",
  ["bid blind"] = "pujas a ciegas",
  ["Before the deal players may bid nil blind, if the option lets them."]
    = "Antes del reparto se puede pujar nulo a ciegas, si la opción lo "
      .. "permite.",
  ["do you bid nil before you look?"] = "¿pujas nulo antes de mirar?",
  ["may bid blind"] = "quién puede pujar a ciegas",
  ["That is for everybody, or for a side that is 100 points behind."]
    = "Es para todos, o para una pareja que va 100 puntos por detrás.",
  ["let bid"] = "puja",
  ["Each bids tricks once, from the dealer's left; none is nil. The second of "
    .. "a side must reach what a side has to, unless one of them bids nil."]
    = "Cada uno puja bazas una vez, desde la izquierda de quien reparte; "
      .. "ninguna es nulo. El segundo de una pareja debe llegar a lo que se le "
      .. "exige a esta, salvo que uno de los dos puje nulo.",
  ["how many tricks do you bid?"] = "¿cuántas bazas pujas?",
  ["your side must reach {1}"] = "tu pareja debe llegar a {1}",
  ["your side must reach 4"] = "tu pareja debe llegar a 4",
  ["The bids of partners add up to their contract, which both try to make."]
    = "Las pujas de los compañeros suman su contrato, que los dos intentan "
      .. "cumplir.",
  ["score nil"] = "puntuación de un nulo",
  ["A nil counts 100 points if the player takes no trick, and costs 100 if "
    .. "not; or as many as the option says. A blind nil counts and costs twice "
    .. "as much."]
    = "Un nulo vale 100 puntos si el jugador no hace ninguna baza, y cuesta "
      .. "100 si la hace; o los que diga la opción. Un nulo a ciegas vale y "
      .. "cuesta el doble.",
  ["nil missed"] = "nulo fallido",
  ["score contract"] = "puntuación del contrato",
  ["A contract that is made counts ten for each of its tricks, and one for "
    .. "each trick more, a bag; one that is missed costs ten for each of its "
    .. "tricks. The tricks of a missed nil are bags, too."]
    = "Un contrato cumplido vale diez por cada una de sus bazas, y uno por "
      .. "cada baza de más, una bolsa; uno fallido cuesta diez por cada una de "
      .. "sus bazas. Las bazas de un nulo fallido son también bolsas.",
  ["contract missed"] = "contrato fallido",
  ["contract"] = "contrato",
  ["bags"] = "bolsas",
  ["{1} bags"] = "{1} bolsas",
  ["pay bags"] = "pagar bolsas",
  ["Ten bags cost 100 points, or as the options say, and the count begins "
    .. "again."]
    = "Diez bolsas cuestan 100 puntos, o lo que digan las opciones, y la "
      .. "cuenta empieza de nuevo.",

  -- examples
  ["a spade may not be led first from a hand with another suit"]
    = "con otro palo en la mano no se sale primero con una pica",
  ["spades are not broken; you hold 4H"]
    = "las picas no están abiertas; tienes 4H",
  ["once a spade has been thrown it may"]
    = "cuando ya se ha echado una pica, sí",
  ["whoever has nothing but spades leads one"]
    = "quien solo tiene picas sale con una",
  ["where spades may be led at any time"]
    = "donde se puede salir con picas en cualquier momento",
  ["a spade wins"] = "gana una pica",
  ["nine tricks where seven were promised"]
    = "nueve bazas donde se prometieron siete",
  ["six are too few"] = "seis son pocas",
  ["seven are enough"] = "siete bastan",
  ["a nil made, and a contract"] = "un nulo cumplido, y un contrato",
  ["a missed nil takes two bags and does not help"]
    = "un nulo fallido se lleva dos bolsas y no ayuda",
  ["with its tricks alone the partner would have made it"]
    = "solo con sus bazas lo habría cumplido el compañero",
  ["where a missed nil helps it does"] = "donde un nulo fallido ayuda, sí",
  ["a nil made, but the contract missed"]
    = "un nulo cumplido, pero el contrato fallido",
  ["both bid nil: every trick is a bag"]
    = "los dos pujan nulo: cada baza es una bolsa",
  ["a blind nil counts twice"] = "un nulo a ciegas vale doble",
  ["missed, it costs twice"] = "fallido, cuesta doble",
  ["ten bags cost a hundred, and the rest stay"]
    = "diez bolsas cuestan cien, y las demás se quedan",
  ["nine do not"] = "nueve no",
  ["where bags are worth nothing"] = "donde las bolsas no valen nada",
  ["both reach five hundred: the higher wins"]
    = "las dos llegan a quinientos: gana la más alta",
  ["equal, they play on"] = "iguales, se sigue jugando",
  ["four hundred and ninety-nine do not win"]
    = "cuatrocientos noventa y nueve no ganan",
  ["a side at the floor has lost"] = "una pareja que llega al fondo ha perdido",
  ["a side must reach four"] = "una pareja debe llegar a cuatro",
  ["unless one of them bids nil"] = "salvo que uno de los dos puje nulo",
  ["thirteen cards each, and a bid from nil to thirteen"]
    = "trece cartas a cada uno, y una puja de nulo a trece",
  ["where nil counts nothing nobody bids it"]
    = "donde el nulo no vale nada nadie lo puja",
  ["and nobody is asked for a blind one"]
    = "y a nadie se le pregunta por uno a ciegas",
  ["whoever is a hundred points behind is"]
    = "a quien va cien puntos por detrás, sí",
  ["whoever is less behind is not"] = "a quien va menos por detrás, no",
  ["nor who is ahead"] = "ni a quien va por delante",
  ["usually nobody is"] = "normalmente a nadie",
  ["everybody is asked before the deal, and a blind nil bids no more"]
    = "se pregunta a todos antes del reparto, y quien dice nulo a ciegas no "
      .. "puja más",
  ["what may be set"] = "lo que se puede fijar",
}
