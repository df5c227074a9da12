-- The sentences of skat.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Skat"] = "Skat",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."]
    = "Skat: tres jugadores, uno contra dos, 32 cartas; juega quien más puja.",
  ["diamonds"] = "diamantes", ["hearts"] = "corazones", ["spades"] = "picas",
  ["clubs"] = "tréboles", ["grand"] = "grand", ["null"] = "null",
  ["hand"] = "de mano", ["pass"] = "paso", ["take"] = "tomar",
  ["yes"] = "sí", ["schneider"] = "schneider", ["schwarz"] = "schwarz",
  ["ouvert"] = "ouvert",
  ["null ouvert"] = "null ouvert",
  ["null hand"] = "null de mano",
  ["null ouvert hand"] = "null ouvert de mano",
  ["schneider schwarz ouvert"] = "schneider schwarz ouvert",
  ["at the table; with four the dealer sits out"]
    = "a la mesa; si son cuatro, quien reparte no juega",
  ["rounds in a match"] = "rondas de una partida",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "un juego pasado de puja pierde el doble del menor múltiplo de su valor "
      .. "base que llega a la puja, o una sola vez su valor base",
  ["how a round counts"] = "cómo puntúa una ronda",
  ["Three cards each, two to the skat, four each, three each."]
    = "Tres cartas a cada uno, dos al skat, cuatro a cada uno, tres a cada "
      .. "uno.",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids "
    .. "any higher value of a game; forehand holds it or passes. Then "
    .. "rearhand, the third, bids so to whoever is left. With no bid "
    .. "forehand may play at 18."] =
    "La mano es quien está a la izquierda de quien reparte. El segundo "
    .. "pasa o puja cualquier valor de un juego por encima del anterior; la "
    .. "mano lo aguanta o pasa. Después el tercero, el postre, puja igual "
    .. "contra quien queda. Si nadie ha pujado, la mano pasa o juega a 18.",
  ["nobody has bid: 18, or pass?"] = "nadie ha pujado: ¿18, o pasas?",
  ["The declarer takes the skat and puts any two cards away, or plays hand."]
    = "El declarante toma el skat y aparta dos cartas cualesquiera, o juega de "
      .. "mano.",
  ["do you take the skat, or play hand?"] =
    "¿tomas el skat, o juegas de mano?",
  ["which two cards go into the skat?"] = "¿qué dos cartas van al skat?",
  ["The declarer names the contract: a null game only if it reaches the bid, "
    .. "as it never counts more. In hand games schneider, schwarz or ouvert "
    .. "may be announced, each with those before it. An open hand is laid down "
    .. "at once."]
    = "El declarante nombra el contrato: un null solo si llega a la puja, "
      .. "porque nunca vale más. En los juegos de mano se puede anunciar "
      .. "schneider, schwarz u ouvert, cada uno con los anteriores. Una mano "
      .. "abierta se pone en la mesa en seguida.",
  ["you have bid {bid}: what do you play?"] = "has pujado {bid}: ¿qué juegas?",
  ["the hand is open"] = "la mano está abierta",
  ["Nobody scores, and the next dealer deals."]
    = "Nadie se apunta nada, y reparte el siguiente.",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "Sale la mano. Una baza del declarante acaba un null.",
  ["A null game is won without a trick. Schneider announced needs 90 "
    .. "points, schwarz or ouvert all tricks. With n, or against n: the "
    .. "base value counts once for each of the n highest trumps in a row "
    .. "that the declarer, skat included, has or lacks; then once for the "
    .. "game, hand, 90 points (schneider) or all tricks (schwarz) of either "
    .. "side, announcing each, and an open hand. What is announced counts "
    .. "though it fails, but nothing above it then."] =
    "Un null se gana sin hacer ninguna baza. Con schneider anunciado "
    .. "hacen falta 90 puntos, con schwarz u ouvert todas las bazas. Con n, "
    .. "o sin n: el valor base cuenta una vez por cada uno de los n "
    .. "triunfos más altos seguidos que el declarante, con el skat, tiene o "
    .. "no tiene; después, una vez por el juego, por jugar de mano, por 90 "
    .. "puntos (schneider) o todas las bazas (schwarz) de cualquiera de los "
    .. "equipos, por anunciar cada cosa, y por la mano abierta. Lo anunciado "
    .. "cuenta aunque falle, pero entonces nada por encima de ello.",
  ["A game that is won counts its value for the declarer, a lost one costs "
    .. "twice that. A game that is worth less than the bid is always lost."]
    = "Un juego ganado vale su valor para el declarante, uno perdido cuesta el "
      .. "doble. Un juego que vale menos que la puja siempre se pierde.",
  ["The declarer gets what the game counts. By Seeger and Fabian a win "
    .. "is 50 more; a loss is 50 less, and all others get 40 each, at a "
    .. "table of four 30."] =
    "El declarante recibe lo que vale el juego. Con la puntuación de "
    .. "Seeger y Fabian, ganar son 50 más; perder, 50 menos, y cada uno de "
    .. "los demás recibe 40, en una mesa de cuatro 30.",
  ["game won"] = "juego ganado",
  ["game lost"] = "juego perdido",
  ["game lost by the declarer"] = "juego perdido por el declarante",
  ["with {1}"] = "con {1}",
  ["against {1}"] = "sin {1}",
  ["announced {1}"] = "anunciado {1}",
  ["game {1}"] = "juego {1}",
  ["hand {1}"] = "de mano {1}",
  ["schneider {1}"] = "schneider {1}",
  ["schwarz {1}"] = "schwarz {1}",
  ["open {1}"] = "abierto {1}",
  ["null {1}"] = "null {1}",
  ["null hand {1}"] = "null de mano {1}",
  ["null ouvert {1}"] = "null ouvert {1}",
  ["null ouvert hand {1}"] = "null ouvert de mano {1}",
  ["won"] = "ganado",
  ["lost"] = "perdido",
  ["won with {1}"] = "ganado con {1}",
  ["twice {1}"] = "el doble de {1}",
  ["lost with {1}"] = "perdido con {1}",
  ["overbid at {1}"] = "pasado de puja con {1}",
  ["defenders"] = "defensores",
  ["× diamonds {1} = {2}"] = "× diamantes {1} = {2}",
  ["× hearts {1} = {2}"] = "× corazones {1} = {2}",
  ["× spades {1} = {2}"] = "× picas {1} = {2}",
  ["× clubs {1} = {2}"] = "× tréboles {1} = {2}",
  ["× grand {1} = {2}"] = "× grand {1} = {2}",
  ["skat"] = "skat",
  ["take skat"] = "tomar el skat",

  -- examples
  ["a jack is a trump and never a card of its suit"]
    = "una jota es triunfo y nunca carta de su palo",
  ["a trump led is followed with trumps"]
    = "si se sale con triunfo se asiste con triunfo",
  ["the only trump must follow a jack"]
    = "a una jota se asiste con el único triunfo",
  ["in grand only jacks are trumps"] = "en el grand solo las jotas son "
    .. "triunfos",
  ["the jack of clubs is the highest card"]
    = "la jota de tréboles es la carta más alta",
  ["the ten stands above the king"] = "el diez está por encima del rey",
  ["in a null game the ten loses to the jack"]
    = "en un null el diez pierde contra la jota",
  ["with seven is game eight"] = "con siete es juego ocho",
  ["against one is game two"] = "sin uno es juego dos",
  ["hand and schneider count one each"] = "de mano y schneider valen uno cada "
    .. "uno",
  ["grand ouvert with four is the highest game there is"]
    = "el grand ouvert con cuatro es el juego más alto que hay",
  ["an overbid game is lost, whatever was taken"]
    = "un juego pasado de puja se pierde, se gane lo que se gane",
  ["schneider may save a game from being overbid"]
    = "el schneider puede salvar un juego pasado de puja",
  ["an overbid game may lose its base value alone"]
    = "un juego pasado de puja puede perder solo el valor base",
  ["a game that is lost counts twice"] = "un juego perdido vale doble",
  ["and schneider counts, whoever it is"]
    = "el schneider cuenta, sea quien sea",
  ["60 points are not enough"] = "60 puntos no bastan",
  ["schneider made may not be enough for a bid"]
    = "un schneider hecho puede no bastar para una puja",
  ["an announcement that fails counts as announced"]
    = "un anuncio fallido cuenta como anunciado",
  ["and no level beyond it"] =
    "si falla un anuncio, no cuenta ningún grado más allá",
  ["a null game is won without a trick"] = "un null se gana sin ninguna baza",
  ["and lost with one"] = "un null se pierde con una baza",
  ["what one card of each rank counts"] = "lo que vale una carta de cada valor",
  ["ten cards each, and two in the skat"]
    = "diez cartas a cada uno, y dos en el skat",
  ["of four players the dealer gets none"]
    = "si son cuatro, quien reparte no recibe ninguna",
  ["the values that games can have are bid"]
    = "se pujan los valores que pueden tener los juegos",
  ["forehand holds what middlehand bids, and rearhand passes"]
    = "la mano aguanta lo que puja el segundo, y el postre pasa",
  ["rearhand bids to the one who is left"]
    = "el postre puja contra quien queda",
  ["if both pass forehand may play at 18"]
    = "si los dos pasan, la mano puede jugar a 18",
  ["and is the declarer then"] = "si la mano juega a 18, es el declarante",
  ["null schneider"] = "null schneider",
  ["if all pass the next one deals"] = "si todos pasan, reparte el siguiente",
  ["two cards are put into the skat"] = "se apartan dos cartas al skat",
  ["at 23 a null game may be named"] = "con 23 se puede nombrar un null",
  ["at 24 it may not"] = "con 24 no se puede nombrar un null",
  ["at 46 an open one may be named"] = "con 46 se puede nombrar uno abierto",
  ["at 48 it may not"] = "con 48 no se puede nombrar un null abierto",
  ["in hand null reaches 35"] = "de mano el null llega a 35",
  ["but not 36"] = "de mano el null no llega a 36",
  ["and an open hand 59"] = "un null abierto de mano llega a 59",
  ["but not 60"] = "un null abierto de mano no llega a 60",
  ["in hand a level may be announced"] = "de mano se puede anunciar un grado",
  ["grand schneider"] = "grand schneider",
  ["an open null game announces nothing"]
    = "en un null abierto no se anuncia nada",
  ["in an open null game too the ten loses to the jack"]
    = "también en un null abierto el diez pierde contra la jota",
  ["61 points are enough"] = "61 puntos bastan",
  ["89 points are not schneider"] = "89 puntos no son schneider",
  ["with 30 points the declarer is schneider"]
    = "con 30 puntos el declarante es schneider",
  ["with 31 not"] = "con 31 puntos el declarante no es schneider",
  ["schneider announced and 89 points are lost"]
    = "con schneider anunciado, 89 puntos pierden",
  ["with 90 they are won"] = "con schneider anunciado, 90 puntos ganan",
  ["every trick makes schwarz"] = "todas las bazas hacen schwarz",
  ["no trick at all suffers it"] = "quien no hace ninguna baza lo sufre",
  ["schwarz announced counts four steps"]
    = "el schwarz anunciado vale cuatro grados",
  ["one trick lost is schwarz lost"]
    = "perder una baza es perder el schwarz",
  ["schneider announced and every trick is schwarz, too"]
    = "schneider anunciado y todas las bazas es también schwarz",
  ["an overbid game loses the multiple that reaches the bid: 55"]
    = "un juego pasado de puja pierde el múltiplo que llega a la puja: 55",
  ["a null game in hand is worth 35"] = "un null de mano vale 35",
  ["an open one 46"] = "un null abierto vale 46",
  ["54 points won and 7 in the skat are enough"]
    = "54 puntos ganados y 7 en el skat bastan",
  ["in a tournament a game won is 50 more"]
    = "en un torneo un juego ganado son 50 más",
  ["a game lost is 50 less, and 40 for the others"]
    = "un juego perdido son 50 menos, y 40 para los demás",
  ["with four players 30"] = "si son cuatro, 30",
  ["a bid that the game's value just reaches is reached"]
    = "la puja a la que el juego llega justo está alcanzada",
  ["where nothing is said of tricks a null game is won"]
    = "si no se dice nada de bazas, un null está ganado",
  ["it is never named for a bid that it does not reach"]
    = "nunca se nombra para una puja a la que no llega",
  ["what may be set"] = "lo que se puede fijar",
}
