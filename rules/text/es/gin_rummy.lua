-- The sentences of gin_rummy.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Gin Rummy"] = "Gin Rummy",
  ["Gin Rummy: two players draw and discard until one knocks with little left."]
    = "Gin Rummy: dos jugadores roban y descartan hasta que uno cierra con "
      .. "pocos puntos sueltos.",
  ["deadwood"] = "puntos sueltos",
  ["gin"] = "gin",
  ["big gin"] = "gran gin",
  ["undercut"] = "contracierre",
  ["knock"] = "cerrar",
  ["discard"] = "descartar",
  ["draw"] = "robar",
  ["take"] = "tomar",
  ["pass"] = "paso",
  ["upcard"] = "carta vuelta",
  ["limit"] = "límite",
  ["rounds_won"] = "rondas ganadas",
  ["nobody has knocked"] = "nadie ha cerrado",
  ["most deadwood of a knock"] = "máximo de puntos sueltos para cerrar",
  ["for no deadwood at all"] = "por no tener puntos sueltos",
  ["for no more deadwood than whoever knocks"]
    = "por no tener más puntos sueltos que quien cierra",
  ["for each round won"] = "por cada ronda ganada",
  ["for winning the match"] = "por ganar la partida",
  ["twice the game bonus if the other has no points"]
    = "doble prima de partida si el otro no tiene puntos",
  ["for eleven cards in melds; 0: not played"]
    = "por once cartas combinadas; 0: no se juega",
  ["the upcard's value is the limit of a knock"]
    = "el valor de la carta vuelta es el límite para cerrar",
  ["a spade as upcard doubles what the round scores"]
    = "si la carta vuelta es una pica, la ronda vale doble",
  ["equal deadwood is an undercut"]
    = "con puntos sueltos iguales hay contracierre",
  ["who deals next"]
    = "quién reparte después: quien pierde la ronda (loser), quien la gana "
      .. "(winner) o por turno (alternate)",
  ["the last discard may be taken for a knock when two cards are left"]
    = "se puede tomar el último descarte para cerrar cuando quedan dos cartas",
  ["discards taken in a round, after which nobody scores"]
    = "descartes tomados en una ronda, tras los que nadie se apunta nada",
  ["Ten cards each, the other player first. The next one, the upcard, begins "
    .. "the discards. In Oklahoma its value is the most deadwood of a knock: "
    .. "with an ace only gin counts."]
    = "Diez cartas a cada uno, primero al que no reparte. La siguiente, la "
      .. "carta vuelta, empieza los descartes. En el Oklahoma su valor es el "
      .. "máximo de puntos sueltos para cerrar: con un as solo vale el gin.",
  ["The upcard is offered first: the player who did not deal takes it or "
    .. "passes, then the dealer. If both pass, the other draws from the stock. "
    .. "Then each in turn draws a card, or takes the top discard, and discards "
    .. "one, but not the one just taken. A player whose other ten cards leave "
    .. "deadwood of no more than the limit may knock with the discard; then "
    .. "the round is scored. Deadwood is what the cards in no meld count; "
    .. "without any it is gin. Nobody scores if a turn ends with two cards "
    .. "left in the stock, or with the last of the discards that may be taken "
    .. "(max_takes); then the same player deals again."]
    = "Primero se ofrece la carta vuelta: la toma o pasa quien no reparte, y "
      .. "después quien reparte. Si los dos pasan, quien no reparte roba del "
      .. "mazo. Después cada uno por turno roba una carta, o toma el último "
      .. "descarte, y descarta una, pero no la que acaba de tomar. Si las "
      .. "otras diez cartas dejan puntos sueltos que no pasan del límite, "
      .. "puede cerrar con el descarte; entonces se puntúa la ronda. Los "
      .. "puntos sueltos son lo que valen las cartas sin combinar; si no hay "
      .. "ninguna, es gin. Nadie se apunta nada si un turno acaba con dos "
      .. "cartas en el mazo, o con el último de los descartes que se pueden "
      .. "tomar (max_takes); entonces reparte otra vez el mismo.",
  ["With two cards left in the stock the last discard may be taken to knock, "
    .. "if that is played."]
    = "Cuando quedan dos cartas en el mazo se puede tomar el último descarte "
      .. "para cerrar, si así se juega.",
  ["last chance"] = "última oportunidad",
  ["most deadwood"] = "máximo de puntos sueltos",
  ["result"] = "resultado",
  ["score extras"] = "primas",
  ["take the last discard to knock?"]
    = "¿tomas el último descarte para cerrar?",
  ["you could not knock with it"] = "no podrías cerrar con ella",
  ["which card do you knock with?"] = "¿con qué carta cierras?",
  ["knock {card}"] = "cerrar {card}",
  ["gin {card}"] = "gin {card}",
  ["Both hands are laid open in melds so that the deadwood is least. If "
    .. "whoever knocks can do that in several ways, it is a choice. Unless it "
    .. "is gin, the other player adds cards to the knocker's melds, too."]
    = "Las dos manos se muestran en combinaciones, de modo que los puntos "
      .. "sueltos sean los menos posibles. Si quien cierra puede hacerlo de "
      .. "varias maneras, elige. Si no es gin, el otro jugador añade además "
      .. "cartas a las combinaciones de quien cierra.",
  ["Gin counts the other's deadwood and a bonus. Otherwise the lower deadwood "
    .. "counts the difference; if that is the other's, or it is equal, it is "
    .. "an undercut, which counts a bonus, too."]
    = "El gin vale los puntos sueltos del otro y una prima. Si no, quien tiene "
      .. "menos puntos sueltos se apunta la diferencia; si es el otro, o son "
      .. "iguales, hay contracierre, que vale además una prima.",
  ["When the match is won, the winner gets the game bonus, twice if the other "
    .. "has no points, and both get a bonus for each round won. That changes "
    .. "no winner."]
    = "Cuando se gana la partida, quien la gana recibe la prima de partida, "
      .. "doble si el otro no tiene puntos, y los dos reciben una prima por "
      .. "cada ronda ganada. Eso no cambia quién gana.",
  ["the match"] = "la partida",
  ["rounds won"] = "rondas ganadas",
  ["deadwood {1} against {2}"] = "puntos sueltos {1} contra {2}",

  -- examples
  ["ten cards each, one turned up, and 31 in the stock"]
    = "diez cartas a cada uno, una vuelta y 31 en el mazo",
  ["the upcard is offered before anybody draws"]
    = "la carta vuelta se ofrece antes de que nadie robe",
  ["the top card of the pile is offered first: take it, or pass"]
    = "primero se ofrece la carta de arriba del pozo: tómala, o pasa",
  ["then to the dealer"] = "después, a quien reparte",
  ["when both pass, the first player must draw"]
    = "si los dos pasan, el primero debe robar",
  ["when the dealer takes it, the other goes on"]
    = "si la toma quien reparte, sigue el otro",
  ["a knock may leave 1 over, or 5"]
    = "al cerrar puede sobrar 1, o pueden sobrar 5",
  ["your deadwood is 1; 0 is the most"]
    = "puntos sueltos: tienes 1; 0 es lo máximo",
  ["but not with the card just taken"]
    = "pero no con la carta que se acaba de tomar",
  ["the run of clubs leaves 19 over, and three sevens would leave 22"]
    = "con la escalera de tréboles sobran 19, y con tres sietes sobrarían 22",
  ["your deadwood is 19; 10 is the most"]
    = "puntos sueltos: tienes 19; 10 es lo máximo",
  ["exactly the limit is enough"] = "basta con el límite justo",
  ["one more is too much"] = "uno más es demasiado",
  ["your deadwood is 10; 9 is the most"]
    = "puntos sueltos: tienes 10; 9 es lo máximo",
  ["in Oklahoma the upcard says how much may be left over"]
    = "en el Oklahoma la carta vuelta dice cuánto puede sobrar",
  ["court cards count 10"] = "las figuras valen 10",
  ["with an ace only gin will do"] = "con un as solo vale el gin",
  ["knocker 4, other 27: after 8D 9D on the run of diamonds only 10"]
    = "quien cierra 4, el otro 27: con 8D 9D en la escalera de diamantes, solo "
      .. "10",
  ["as much as the knocker is an undercut"]
    = "lo mismo que quien cierra es contracierre",
  ["less than the knocker counts the difference, too"]
    = "con menos que quien cierra se apunta también la diferencia",
  ["equal deadwood may be nobody's"]
    = "con puntos sueltos iguales puede no ganar nadie",
  ["less is an undercut even then"] = "menos es contracierre también entonces",
  ["gin against 31"] = "gin contra 31",
  ["gin against nothing"] = "gin contra nada",
  ["no card is added to the melds of gin"]
    = "a las combinaciones de un gin no se añade ninguna carta",
  ["big gin: eleven cards in melds"] = "gran gin: once cartas combinadas",
  ["it is said without a discard"] = "se dice sin descartar",
  ["where it is played"] = "donde se juega",
  ["a spade as upcard doubles a knock"] = "una pica vuelta dobla un cierre",
  ["and gin with its bonus"] = "y el gin con su prima",
  ["no other suit does"] = "ningún otro palo",
  ["nor a spade where that is left out"]
    = "ni una pica donde no se juega así",
  ["or in the usual game"] = "o en el juego habitual",
  ["beside a run of four, 4H and 9H can be added to it"]
    = "a una escalera de cuatro se pueden añadir 4H y 9H",
  ["the other adds both"] = "el otro añade las dos",
  ["or only 4H beside four eights"] = "o solo 4H, junto a cuatro ochos",
  ["the match, five rounds won against three"]
    = "la partida, cinco rondas ganadas contra tres",
  ["four rounds won against nothing"] = "cuatro rondas ganadas contra ninguna",
  ["one point is not nothing, and bonuses change no winner"]
    = "un punto no es cero, y las primas no cambian quién gana",
  ["99 points are not enough"] = "99 puntos no bastan",
  ["a fixed number of rounds is played whatever the totals are"]
    = "un número fijo de rondas se juega sean cuales sean los totales",
  ["after the last of them the higher total wins"]
    = "tras la última de ellas gana el total más alto",
  ["equal totals then are a draw"] = "totales iguales son entonces empate",
  ["nothing at all doubles nothing where that is left out"]
    = "donde no se juega así, un cero no dobla nada",
  ["the loser of a round deals"] = "reparte quien pierde una ronda",
  ["or the winner"] = "o quien la gana",
  ["or each in turn"] = "o cada uno por turno",
  ["a round may end by the number of discards taken"]
    = "una ronda puede acabar por el número de descartes tomados",
  ["with two cards left in the stock nobody scores"]
    = "si quedan dos cartas en el mazo nadie se apunta nada",
  ["or the last discard may be taken for a knock, if that is played"]
    = "o se puede tomar el último descarte para cerrar, si así se juega",
  ["which ends the round"] = "lo que acaba la ronda",
  ["a bonus of 50 for big gin"] = "una prima de 50 por el gran gin",
  ["knocker 1: cards are added all the same"]
    = "quien cierra 1: se añaden cartas igualmente",
  ["what the thirteen ranks count"] = "lo que valen los trece valores",
  ["no run goes round the corner"]
    = "ninguna escalera da la vuelta del rey al as",
  ["the values of the options"] = "los valores de las opciones",
}
