-- The sentences of bridge.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Bridge"] = "Bridge",
  ["Bridge: partners bid for a contract; declarer plays dummy's cards."]
    = "Bridge: las parejas subastan un contrato; el declarante juega también las cartas "
      .. "del muerto.",
  ["pass"] = "paso", ["double"] = "doblo", ["redouble"] = "redoblo",
  ["doubled"] = "doblado",
  ["redoubled"] = "redoblado",
  ["vulnerable"] = "vulnerable",
  ["below"] = "bajo la línea",
  ["games"] = "mangas",
  ["how contracts count"]
    = "cómo se cuentan los contratos: duplicado (duplicate) o rubber (rubber)",
  ["deals; 0: 16, or a rubber"] = "manos; 0: 16, o un rubber",
  ["who is in duplicate"]
    = "quién lo está en duplicado: según la mano (board), nadie (none) o todos "
      .. "(both)",
  ["seat that deals first in a rubber; 0: drawn at random"] =
    "puesto que reparte primero en un rubber; 0: al azar",
  ["honours count in a rubber"] = "los honores valen en un rubber",
  ["counts in a rubber cut short by rounds"]
    = "vale en un rubber que el número de rondas deja a medias",
  ["Thirteen cards each. Declarer's left leads; then declarer's partner, "
    .. "dummy, lays the hand open, and declarer plays its cards, too."] =
    "Trece cartas a cada uno. Sale el jugador a la izquierda del "
    .. "declarante; después el compañero del declarante, el muerto, extiende "
    .. "su mano, y el declarante juega también esas cartas.",
  ["begin deal"] = "principio de la mano",
  ["In duplicate seat 1 deals first, then all deal in turn. A side that is "
    .. "vulnerable wins and "
    .. "loses more: nobody, 1 and 3, 2 and 4, all; each four boards it begins "
    .. "one later. In a rubber: whoever won a game."] =
    "En duplicado reparte primero el puesto 1, y después todos por turno. La "
    .. "pareja vulnerable gana y "
    .. "pierde más: nadie, 1 y 3, 2 y 4, todos; cada cuatro manos se empieza "
    .. "uno más allá. En un rubber: quien ha ganado una manga.",
  ["The dealer calls first. Each passes, bids more tricks or higher (in clubs, "
    .. "diamonds, hearts, spades, no trump), doubles the others' bid or "
    .. "redoubles; three passes end it. Declarer is whoever of the side first "
    .. "named the suit."]
    = "Habla primero quien reparte. Cada uno pasa, declara más bazas o más "
      .. "alto (por orden: tréboles, diamantes, corazones, picas, sin "
      .. "triunfo), dobla la voz de los otros o redobla; tres pasos acaban la "
      .. "subasta. El declarante es quien de la pareja nombró primero el palo.",
  ["what do you call?"] = "¿qué declaras?",
  ["over {bid}, what do you call?"] = "sobre {bid}, ¿qué declaras?",
  ["over {bid}, doubled, what do you call?"]
    = "sobre {bid}, doblado, ¿qué declaras?",
  ["over {bid}, redoubled, what do you call?"]
    = "sobre {bid}, redoblado, ¿qué declaras?",
  ["over {1}C"] = "sobre {1}C", ["over {1}D"] = "sobre {1}D",
  ["over {1}H"] = "sobre {1}H", ["over {1}S"] = "sobre {1}S",
  ["over {1}NT"] = "sobre {1}NT",
  ["A contract promises six tricks and its number. Missing tricks count 50 "
    .. "each for the others, vulnerable 100; doubled 100, 200, 200, then 300 "
    .. "each, vulnerable 200, then 300 each; redoubled twice that."]
    = "Un contrato promete seis bazas y su número. Cada baza que falta vale 50 "
      .. "para los otros, vulnerable 100; doblado 100, 200, 200 y después 300 "
      .. "cada una, vulnerable 200 y después 300 cada una; redoblado, el "
      .. "doble.",
  ["score made"] = "contrato cumplido",
  ["Each trick of the contract counts 20 in clubs and diamonds, else 30, "
    .. "the first without trumps 10 more; doubled twice, redoubled four times "
    .. "that, and 50 or 100 more. Tricks above count the same, or 100 and "
    .. "200, vulnerable 200 and 400. A slam adds 500, vulnerable 750, a grand "
    .. "slam twice that. Duplicate adds 300, vulnerable 500, to tricks of 100 "
    .. "or more: a game; 50 to fewer."] =
    "Cada baza del contrato vale 20 en tréboles y diamantes, y si no, 30, "
    .. "la primera sin triunfo 10 más; doblado el doble, redoblado el "
    .. "cuádruple, y 50 o 100 más. Las bazas extra valen lo mismo, o 100 y "
    .. "200, vulnerable 200 y 400. Un slam añade 500, vulnerable 750, un gran "
    .. "slam el doble. En duplicado se añaden 300, vulnerable 500, a bazas "
    .. "por 100 o más: una manga; 50 a menos.",
  ["undertricks"] = "multas",
  ["overtricks"] = "bazas extra",
  ["contract"] = "contrato",
  ["made doubled"] = "cumplido doblado",
  ["small slam"] = "pequeño slam",
  ["grand slam"] = "gran slam",
  ["part-score"] = "parcial",
  ["game"] = "manga",
  ["honours"] = "honores",
  ["rubber"] = "rubber",
  ["end deal"] = "fin de la mano",
  ["In a rubber honours count: four of A K Q J 10 of trumps in one hand 100; "
    .. "all five, or four aces without trumps, 150. Contracts made add up "
    .. "below the line; at a hundred a side has won a game, and both begin "
    .. "again at 0."]
    = "En un rubber valen los honores: cuatro de A K Q J 10 de triunfo en una "
      .. "mano, 100; los cinco, o cuatro ases sin triunfo, 150. Los contratos "
      .. "cumplidos se suman bajo la línea; con cien una pareja ha ganado una "
      .. "manga, y las dos empiezan otra vez de 0.",
  ["end rubber"] = "fin del rubber",
  ["The second game ends it and counts 700, or 500 if the others have one. Cut "
    .. "short, a game that one side alone has counts 300, the only part-score "
    .. "100."]
    = "La segunda manga lo acaba y vale 700, o 500 si los otros tienen una. Si "
      .. "queda a medias, una manga que tiene una sola pareja vale 300, el "
      .. "único parcial 100.",
  ["the only game"] = "la única manga",
  ["the only part-score"] = "el único parcial",
  ["After the last board, or the second game of a rubber, the higher total "
    .. "wins."]
    = "Tras la última mano, o la segunda manga de un rubber, gana el total más "
      .. "alto.",

  -- examples
  ["a trump wins over the suit led"] = "un triunfo gana al palo de salida",
  ["a redouble is for the own side's bid"]
    = "se redobla la voz de la propia pareja",
  ["nothing of yours is doubled"] = "no hay nada tuyo doblado",
  ["a bid ends a double, and may be doubled itself"]
    = "una voz acaba un doblo, y se puede doblar a su vez",
  ["no trump is above spades, and hearts are below"]
    = "sin triunfo está por encima de picas, y corazones por debajo",
  ["the responder has named hearts first, and is declarer"]
    = "quien responde nombró primero corazones, y es el declarante",
  ["only the other side's hearts came first: it is East's contract"]
    = "antes solo nombró corazones la otra pareja: el contrato es de Este",
  ["1NT, seven tricks"] = "1NT, siete bazas",
  ["3NT, nine tricks"] = "3NT, nueve bazas",
  ["3NT vulnerable, ten tricks"] = "3NT vulnerable, diez bazas",
  ["4S doubled, vulnerable, eleven tricks: 240, 500, 50 and 200"]
    = "4S doblado, vulnerable, once bazas: 240, 500, 50 y 200",
  ["a small slam, vulnerable"] = "un pequeño slam, vulnerable",
  ["a small slam"] = "un pequeño slam",
  ["a grand slam"] = "un gran slam",
  ["a grand slam, vulnerable"] = "un gran slam, vulnerable",
  ["2D doubled is a part-score"] = "2D doblado es un parcial",
  ["2H doubled is a game"] = "2H doblado es una manga",
  ["1C redoubled, vulnerable"] = "1C redoblado, vulnerable",
  ["1C redoubled with an overtrick"] = "1C redoblado con una baza extra",
  ["three down, doubled"] = "tres multas, doblado",
  ["four down, doubled and vulnerable"]
    = "cuatro multas, doblado y vulnerable",
  ["four down, doubled"] = "cuatro multas, doblado",
  ["one down, doubled and vulnerable"] = "una multa, doblado y vulnerable",
  ["two down"] = "dos multas",
  ["two down, vulnerable"] = "dos multas, vulnerable",
  ["three down, redoubled"] = "tres multas, redoblado",
  ["board 3: West and East are vulnerable, and seat 3 deals"]
    = "mano 3: Este y Oeste son vulnerables, y reparte el puesto 3",
  ["in a rubber a side is vulnerable after a game"]
    = "en un rubber una pareja es vulnerable tras una manga",
  ["in a rubber a part-score counts below the line only"]
    = "en un rubber un parcial solo cuenta bajo la línea",
  ["a hundred below the line: the line is drawn for both"]
    = "cien bajo la línea: se traza la línea para las dos",
  ["ninety are no game"] = "noventa no son una manga",
  ["the second game ends a rubber, for 700 if the others have none"]
    = "la segunda manga acaba un rubber, por 700 si los otros no tienen ninguna",
  ["the second game against one counts 500"]
    = "la segunda manga contra una vale 500",
  ["five honours in one hand are 150"]
    = "cinco honores en una mano son 150",
  ["four honours are 100, in a defender's hand, too"]
    = "cuatro honores son 100, también en la mano de un defensor",
  ["four aces without trumps are 150"] = "cuatro ases sin triunfo son 150",
  ["three honours, or honours that do not count, are nothing"]
    = "tres honores, u honores que no valen, no son nada",
  ["without honours"] = "sin honores",
  ["a rubber cut short: the only game, and the only part-score"]
    = "un rubber a medias: la única manga, y el único parcial",
  ["a rubber cut short without that bonus"]
    = "un rubber a medias sin esa prima",
  ["a match ends after sixteen boards"]
    = "una partida acaba tras dieciséis manos",
  ["not after fifteen"] = "no tras quince",
  ["the lowest call and the highest"] = "la voz más baja y la más alta",
  ["there is no bid to double"] = "no hay ninguna puja que doblar",
  ["on board 1 seat 1 deals, and nobody is vulnerable"]
    = "en la mano 1 reparte el puesto 1, y nadie es vulnerable",
  ["on board 5 seat 1 deals again"]
    = "en la mano 5 reparte otra vez el puesto 1",
  ["five down"] = "cinco multas",
  ["three down, vulnerable"] = "tres multas, vulnerable",
  ["five down, vulnerable"] = "cinco multas, vulnerable",
  ["five down, doubled"] = "cinco multas, doblado",
  ["a hundred of the second side are a game, too"]
    = "cien de la segunda pareja son también una manga",
  ["where all pass, no honours count"]
    = "si todos pasan no valen los honores",
  ["a rubber that is won is not cut short"]
    = "un rubber ganado no está a medias",
  ["cut short, a game each and a part-score each count nothing"]
    = "a medias, una manga y un parcial por pareja no valen nada",
  ["cut short without any game"] = "a medias sin ninguna manga",
  ["a rubber goes on after sixteen deals"]
    = "un rubber sigue tras dieciséis manos",
}
