-- The sentences of briscola.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Briscola"] = "Brisca (Briscola)",
  ["Briscola: tricks for card points, three cards in hand, and no duty to "
    .. "follow."]
    = "Briscola: bazas por los puntos de las cartas, tres cartas en la mano y "
      .. "sin obligación de asistir.",
  ["nobody has more points than all others"]
    = "nadie tiene más puntos que todos los demás",
  ["how many play; four as partners, else each for oneself"]
    = "cuántos juegan; cuatro por parejas, y si no, cada uno por su cuenta",
  ["games that win the match"] = "juegos que ganan la partida",
  ["when partners see each other's hands: the last three cards, the first "
    .. "three, or never"]
    = "cuándo se ven las manos los compañeros: las tres últimas cartas (end), "
      .. "las tres primeras (start) o nunca (never)",
  ["whoever has won a trick may exchange the seven or the two of trumps for "
    .. "the card turned up"]
    = "quien ha ganado una baza puede cambiar el siete o el dos de triunfo por "
      .. "la carta vuelta",
  ["what a round counts: a game for most points, or all card points, of which "
    .. "301 win the match"]
    = "qué vale una ronda: un juego por tener más puntos (games), o todos los "
      .. "puntos de las cartas, de los que 301 ganan la partida (points)",
  ["the suit whose two is left out where three play"]
    = "el palo cuyo dos se quita si juegan tres",
  ["Three cards each, one at a time. The next card is turned up: its suit is "
    .. "trump. It lies under the stock, to be drawn last."]
    = "Tres cartas a cada uno, de una en una. Se vuelve la carta siguiente: su "
      .. "palo es triunfo. Queda debajo del mazo y se roba la última.",
  ["The player on the dealer's right leads to the first trick. Any card may be "
    .. "played: nobody has to follow suit."]
    = "El jugador a la derecha de quien reparte sale a la primera baza. Se "
      .. "puede jugar cualquier carta: nadie está obligado a asistir.",
  ["Partners see each other's hands: the first three cards, or the last."]
    = "Los compañeros se ven las manos: las tres primeras cartas, o las "
      .. "últimas.",
  ["partners show their hands"] = "los compañeros se muestran las manos",
  ["let partners look"] = "compañeros que se ven las manos",
  ["After a trick all draw a card, the winner first; the very last card is the "
    .. "one turned up. Once the stock is gone the hands are played out."]
    = "Después de una baza todos roban una carta, primero quien la ha ganado; "
      .. "la última de todas es la carta vuelta. Cuando se acaba el mazo se "
      .. "juegan las cartas que quedan en las manos.",
  ["Before leading, the winner may exchange the seven of trumps for a turned "
    .. "ace, three or court card, and the two of trumps for a lower card; one "
    .. "after the other, too."]
    = "Antes de salir, quien ha ganado la baza puede cambiar el siete de "
      .. "triunfo por la carta vuelta si es as, tres o figura, y el dos de "
      .. "triunfo si es más baja; también lo uno tras lo otro.",
  ["exchange the turned card?"] = "¿cambias la carta vuelta?",
  ["exchange"] = "cambiar",
  ["continue"] = "seguir",
  ["The most card points win one game; with equal points nobody wins. Or each "
    .. "side scores its card points."]
    = "Quien tiene más puntos gana un juego; con puntos iguales no "
      .. "gana nadie. O bien cada equipo se apunta los puntos de sus cartas.",
  ["Where card points are added up, 301 win, if one total is the highest."]
    = "Donde se suman los puntos de las cartas, se gana con 301, si un total "
      .. "es el más alto.",
  ["cards"] = "cartas",
  ["card points {1}"] = "puntos de las cartas {1}",

  -- examples
  ["the lowest trump beats ace and three"]
    = "el triunfo más bajo gana al as y al tres",
  ["which are 21 points"] = "que son 21 puntos",
  ["without a trump the suit led wins"] = "sin triunfo gana el palo de salida",
  ["the king beats the knave, for six points"]
    = "el rey gana a la sota: seis puntos",
  ["king and knave are six points"] = "rey y sota son seis puntos",
  ["the three beats the king"] = "el tres gana al rey",
  ["what the cards of a suit count"] = "lo que valen las cartas de un palo",
  ["any card may be played"] = "se puede jugar cualquier carta",
  ["three cards each, and one is turned up"]
    = "tres cartas a cada uno, y se vuelve una",
  ["with three players a two is missing"] = "entre tres falta un dos",
  ["with four players 28 cards are left, the one turned up included"]
    = "entre cuatro quedan 28 cartas, con la carta vuelta",
  ["61 points win a game"] = "61 puntos ganan un juego",
  ["60 points each win nothing"] = "con 60 puntos cada uno no gana nadie",
  ["of three players who share the most points nobody wins"]
    = "entre tres, si dos empatan a más puntos no gana nadie",
  ["of three players the most points win"]
    = "entre tres gana quien tiene más puntos",
  ["two games win the match"] = "dos juegos ganan la partida",
  ["one does not"] = "uno no",
  ["card points are added up where they count"]
    = "los puntos de las cartas se suman donde cuentan",
  ["then 301 win the match"] = "entonces 301 ganan la partida",
  ["300 do not"] = "300 no",
  ["with more than 300 both the higher total wins"]
    = "si los dos pasan de 300, gana el total más alto",
  ["with the same total they play on"] = "con el mismo total se sigue jugando",
  ["where rounds are counted 301 points win nothing"]
    = "donde se cuentan rondas, 301 puntos no ganan nada",
  ["partners share what they have won"]
    = "los compañeros juntan lo que han ganado",
  ["both draw after a trick, the winner first"]
    = "después de una baza roban los dos, primero quien ha ganado",
  ["the winner may exchange the seven of trumps for a king"]
    = "quien ha ganado puede cambiar el siete de triunfo por un rey",
  ["and then the two for the seven"] = "y después el dos por el siete",
  ["the two of trumps is exchanged for a four"]
    = "el dos de triunfo se cambia por un cuatro",
  ["the two is not exchanged for a king, nor where nobody may"]
    = "el dos no se cambia por un rey, ni nada donde no está permitido",
  ["nobody exchanges unless the table wants it"]
    = "nadie cambia si la mesa no lo quiere",
  ["a partner may not exchange for the winner"]
    = "un compañero no puede cambiar en lugar de quien ha ganado",
  ["nobody exchanges the two that is not in the pack"]
    = "nadie cambia el dos que falta en la baraja",
  ["two players have all four twos"] = "entre dos están los cuatro doses",
  ["the card turned up is the last to be drawn"]
    = "la carta vuelta es la última que se roba",
  ["the values of the options"] = "los valores de las opciones",
}
