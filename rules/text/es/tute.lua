-- The sentences of tute.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Tute"] = "Tute",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."]
    = "Tute: bazas que valen puntos, cantes de rey y caballo, baraja española.",
  ["tute"] = "tute",
  ["forty"] = "cuarenta",
  ["how many play; two or three each for oneself"]
    = "cuántos juegan; si son dos o tres, cada uno por su cuenta",
  ["games that win the match"] = "juegos que ganan la partida",
  ["points from which a won round counts two games; 0: never"]
    = "puntos con los que una ronda ganada vale dos juegos; 0: nunca",
  ["what tute wins; nothing: it cannot be declared"]
    = "qué gana el tute; nothing: no se puede cantar",
  ["a side that won a trick without declaring may still declare later"]
    = "quien ganó una baza sin cantar puede cantar todavía más tarde",
  ["whoever has to trump must beat the trumps played"]
    = "quien tenga que fallar debe pisar los triunfos jugados",
  ["whoever cannot beat the trumps played must trump all the same"]
    = "quien no pueda pisar los triunfos jugados debe echar triunfo igualmente",
  ["the suit led must be beaten after somebody has trumped, too"]
    = "hay que montar en el palo de salida también cuando alguien ha fallado",
  ["what two players owe while there is a stock: nothing, to follow suit, "
    .. "or all"]
    = "a qué están obligados dos jugadores mientras hay mazo: a nada (free), a "
      .. "asistir (follow) o a todo (strict)",
  ["Eight cards each for two players, twelve for three, ten for four."]
    = "Se reparten ocho cartas a cada uno si juegan dos, doce si juegan tres, "
      .. "diez si juegan cuatro.",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With "
    .. "two players the next card makes trump and lies face up under the "
    .. "stock."]
    = "La última carta repartida marca el triunfo. Es de quien reparte y "
      .. "se enseña. Si juegan dos, marca el triunfo la carta siguiente, que "
      .. "queda boca arriba debajo del mazo.",
  ["the last card dealt makes trump"]
    = "la última carta repartida marca el triunfo",
  ["The player on the dealer's right leads."]
    = "Sale la mano: el jugador a la derecha de quien reparte.",
  ["After a trick its winner may declare once; if not, the partner may. "
    .. "Both are asked, whatever they hold. Two players first may exchange, "
    .. "then draw, the winner first, and may declare until the stock is "
    .. "gone."] =
    "Después de una baza, quien la gana puede cantar una vez; si no lo "
    .. "hace, puede cantar su compañero. Se pregunta a ambos, tengan lo que "
    .. "tengan. Si juegan dos, primero se puede cambiar la carta vuelta, "
    .. "luego roban los dos, primero quien ha ganado, y se puede cantar "
    .. "hasta que se acabe el mazo.",
  ["Of two players the winner may exchange the seven of trumps for a turned "
    .. "ace, three or court card, or the two of trumps for a lower one; or "
    .. "both in turn."]
    = "Si juegan dos, quien gana la baza puede cambiar el siete de triunfo por "
      .. "la carta vuelta si es as, tres o figura, o el dos de triunfo si es "
      .. "más baja; también lo uno tras lo otro.",
  ["exchange the turned card?"] = "¿cambias la carta vuelta?",
  ["exchange"] = "cambiar",
  ["continue"] = "seguir",
  ["declare"] = "cantar",
  ["declare 40"] = "cantar 40",
  ["declare clubs"] = "cantar bastos",
  ["declare coins"] = "cantar oros",
  ["declare cups"] = "cantar copas",
  ["declare swords"] = "cantar espadas",
  ["clubs"] = "bastos",
  ["coins"] = "oros",
  ["cups"] = "copas",
  ["swords"] = "espadas",
  ["counted"] = "puntos contados",
  ["may declare"] = "cuándo se puede cantar",
  ["the forty"] = "las cuarenta",
  ["the forty {1}"] = "las cuarenta {1}",
  ["twenty in clubs"] = "las veinte en bastos",
  ["twenty in coins"] = "las veinte en oros",
  ["twenty in cups"] = "las veinte en copas",
  ["twenty in swords"] = "las veinte en espadas",
  ["twenty in clubs {1}"] = "las veinte en bastos {1}",
  ["twenty in coins {1}"] = "las veinte en oros {1}",
  ["twenty in cups {1}"] = "las veinte en copas {1}",
  ["twenty in swords {1}"] = "las veinte en espadas {1}",
  ["card points {1}"] = "puntos de las cartas {1}",
  ["card points {1} = {2}"] = "puntos de las cartas {1} = {2}",
  ["last trick {1}"] = "diez de últimas {1}",
  ["last trick {1} = {2}"] = "diez de últimas {1} = {2}",
  ["Tute and the 40 must be what a side declares first: after 20 it is "
    .. "too late. A player who could declare the 40 may not declare 20, but "
    .. "the partner may."] =
    "El tute y las cuarenta solo valen como primer cante de un equipo: "
    .. "después de cantar veinte es tarde. Quien tenga las cuarenta no puede "
    .. "cantar veinte, pero su compañero sí.",
  ["King and knight of trumps in one hand are the 40, of another suit 20 "
    .. "points; all four kings, or all four knights, are tute. Cards "
    .. "declared are shown and stay in the hand; the card just drawn cannot "
    .. "be among them. Tute ends the round. A side that wins a trick and "
    .. "declares nothing, whether or not it could, may not declare later."]
    = "Rey y caballo de triunfo en una mano son las cuarenta; de otro palo, "
      .. "las veinte; los cuatro reyes, o los cuatro caballos, son tute. Las "
      .. "cartas cantadas se muestran y siguen en la mano; la carta recién "
      .. "robada no puede estar entre ellas. El tute acaba la ronda. El equipo "
      .. "que gana una baza y no canta nada, pudiera o no, ya no puede cantar "
      .. "más tarde.",
  ["declare king and knight: 40 in {trump}, 20 in others?"]
    = "¿cantas rey y caballo? 40 en {trump}, 20 en los demás palos",
  ["Cards, declarations and ten points for the last trick are added up. "
    .. "The side with the most wins one game, or two with 121 points or "
    .. "what is chosen instead; with equal points nobody wins. Tute wins "
    .. "the match, or a round that counts two games."] =
    "Se suman las cartas, los cantes y las diez de últimas. El equipo con "
    .. "más puntos gana un juego, o dos si llega a 121 o a lo que se elija "
    .. "en su lugar; con puntos iguales no gana nadie. El tute gana la "
    .. "partida, o una ronda que vale dos juegos.",

  -- examples
  ["the suit led must be beaten"] = "hay que montar en el palo de salida",
  ["whoever cannot beat it follows suit"] = "quien no puede montar, asiste",
  ["a partner's card must be beaten too"]
    = "también hay que montar la carta del compañero",
  ["once somebody has trumped there is no duty to beat"]
    = "si alguien ha fallado ya no hay obligación de montar",
  ["a trump led is beaten by a higher one"]
    = "si se sale con triunfo, se monta con uno más alto",
  ["without the suit led a higher trump is forced"]
    = "sin el palo de salida es obligatorio pisar",
  ["a lower trump is not forced"] = "un triunfo menor no es obligatorio",
  ["without the suit led and without trumps anything goes"]
    = "sin el palo de salida y sin triunfos vale todo",
  ["with two players and a stock any card may be played"]
    = "entre dos, mientras hay mazo, se puede jugar cualquier carta",
  ["with two players and no stock the duties hold"]
    = "entre dos, sin mazo, rigen las obligaciones",
  ["a stock played with following suit"]
    = "mientras hay mazo se asiste",
  ["a strict stock"] = "mientras hay mazo rigen todas las obligaciones",
  ["the ace beats the three"] = "el as gana al tres",
  ["the highest trump wins"] = "gana el triunfo más alto",
  ["121 points count two games"] = "121 puntos valen dos juegos",
  ["120 points count one"] = "120 puntos valen uno",
  ["65 points each count nothing"] = "con 65 puntos por equipo no gana nadie",
  ["tute wins the match"] = "el tute gana la partida",
  ["tute wins a double round"] = "el tute gana una ronda doble",
  ["what the cards of a suit count"] = "lo que valen las cartas de un palo",
  ["the last trick counts ten, here to 65 of all points"]
    = "la última baza vale diez, aquí sumados a 65 puntos",
  ["where nothing counts double 121 points are one game"]
    = "donde nada vale doble, 121 puntos son un juego",
  ["where one point is enough every game counts double"]
    = "donde basta un punto, toda victoria vale doble",
  ["tute wins a single round where nothing counts double"]
    = "donde nada vale doble, el tute gana una ronda sencilla",
  ["it counts two even if one point makes a round double"]
    = "vale dos aunque baste un punto para la ronda doble",
  ["ten cards each for four"] = "entre cuatro, diez cartas a cada uno",
  ["twelve for three"] = "entre tres, doce",
  ["eight for two"] = "entre dos, ocho",
  ["for two a card is turned, which makes trump"]
    = "entre dos se vuelve una carta, que marca el triunfo",
  ["tute may be declared"] = "se puede cantar tute",
  ["but not where it wins nothing"] = "pero no donde no gana nada",
  ["the forty may be declared even there"]
    = "las cuarenta se pueden cantar incluso ahí",
  ["twenty may be declared"] = "se pueden cantar veinte",
  ["the values of the options"] = "los valores de las opciones",
  ["whoever has won a trick may declare twenty for king and knight"]
    = "quien ha ganado una baza puede cantar veinte por rey y caballo",
  ["one declaration a trick: then the next card is led"]
    = "un cante por baza: después se sale otra vez",
  ["of two players who has won a trick may exchange the seven"]
    = "entre dos, quien ha ganado una baza puede cambiar el siete",
  ["then the king is in hand, the seven is turned, and both have drawn"]
    = "entonces el rey está en la mano, el siete queda vuelto y los dos han "
      .. "robado",
  ["or the king stays, and after the draw cups may be declared"]
    = "o el rey se queda, y después de robar se pueden cantar las copas",
  ["whoever has king and knight of trumps declares them first"]
    = "quien tiene rey y caballo de triunfo los canta primero",
  ["where cups are trump the others are clubs and coins"]
    = "si el triunfo es copas, los demás son bastos y oros",
  ["four kings are tute, which counts no points and wins"]
    = "cuatro reyes son tute, que no da puntos y gana",
  ["king and knight of trumps are forty points"] =
    "rey y caballo de triunfo son cuarenta puntos",
}
