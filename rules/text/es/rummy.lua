-- The sentences of rummy.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Rummy"] = "Rummy",
  ["Rummy: sets and runs for two to six players; going out counts the rest."]
    = "Rummy: grupos y escaleras, de dos a seis jugadores; quien cierra se "
      .. "apunta lo que les queda a los demás.",
  ["discard"] = "descarte",
  ["done"] = "listo",
  ["draw"] = "robar",
  ["meld"] = "bajar",
  ["on"] = "sobre",
  ["take"] = "tomar",
  ["nobody has gone out"] = "nadie ha cerrado",
  ["how many play"] = "cuántos juegan",
  ["points that win the match"] = "puntos que ganan la partida",
  ["where aces are in runs; low aces count 1, others 11"]
    = "dónde van los ases en las escaleras: abajo (low), arriba (high) o en "
      .. "los dos sitios (both); los bajos valen 1, los demás 11",
  ["how often the discards become a new stock"]
    = "cuántas veces pasa el pozo a ser un mazo nuevo",
  ["whoever melds the whole hand in one turn, the first, counts twice"]
    = "quien baja toda la mano en un turno, sin haber bajado antes, se apunta "
      .. "el doble",
  ["Ten cards each for two players, seven for three or four, six for more; the "
    .. "next one is turned up and begins the discards."]
    = "Diez cartas a cada uno si juegan dos, siete si juegan tres o cuatro, "
      .. "seis si son más; la siguiente se vuelve y empieza el pozo.",
  ["The dealer's left begins. A round ends when somebody is out. Nobody scores "
    .. "when it ends because the discards may not become the stock again, or "
    .. "because nobody has drawn or melded a card in two turns each."]
    = "Empieza el jugador a la izquierda de quien reparte. Una ronda acaba "
      .. "cuando alguien cierra. Nadie se apunta nada si acaba porque el pozo "
      .. "ya no puede pasar a ser el mazo, o porque nadie ha robado ni bajado "
      .. "ninguna carta en dos turnos cada uno.",
  ["renew stock"] = "mazo nuevo",
  ["When the stock is empty, the discards without the top one become the "
    .. "stock, in their order, as often as the option says."]
    = "Cuando el mazo está vacío, el pozo sin su carta de arriba pasa a ser el "
      .. "mazo, en su orden, tantas veces como diga la opción.",
  ["Draw a card or take the top discard; meld, and add to any melds; discard, "
    .. "but not the card just taken."]
    = "Se roba una carta o se toma la de arriba del pozo; se baja, y se añade "
      .. "a cualquier combinación; se descarta, pero no la carta que se acaba "
      .. "de tomar.",
  ["The player who is out counts the cards that the others hold."]
    = "Quien cierra se apunta las cartas que tienen los demás.",
  ["the others' cards, twice for rummy"]
    = "las cartas de los demás, el doble por rummy",
  ["the others' cards"] = "las cartas de los demás",

  -- examples
  ["three of a rank are a set"] = "tres del mismo valor son un grupo",
  ["three in a row of a suit are a run"]
    = "tres seguidas de un palo son una escalera",
  ["a row of two suits is nothing"] = "una fila de dos palos no es nada",
  ["the ace is below the two"] = "el as va debajo del dos",
  ["and not above the king"] = "y no encima del rey",
  ["unless it is said so"] = "salvo que se acuerde",
  ["but nothing goes round the corner"] = "pero nada da la vuelta del rey al "
    .. "as",
  ["what the thirteen ranks count"] = "lo que valen los trece valores",
  ["an ace that may be high counts 11"] = "un as que puede ir arriba vale 11",
  ["ten cards each for two players"] = "entre dos, diez cartas a cada uno",
  ["seven for three"] = "entre tres, siete",
  ["seven for four"] = "entre cuatro, siete",
  ["six for five"] = "entre cinco, seis",
  ["whoever is out counts what the others hold"]
    = "quien cierra se apunta lo que tienen los demás",
  ["the values of the options"] = "los valores de las opciones",
  ["the whole hand melded in one turn counts twice"]
    = "toda la mano bajada en un turno vale doble",
  ["unless that is left out"] = "salvo que no se juegue así",
  ["a hand melded in two turns counts once"]
    = "una mano bajada en dos turnos vale sencillo",
  ["if twice around nobody draws or melds, the round is over"]
    = "si en dos vueltas nadie roba ni baja, la ronda ha acabado",
  ["one turn before that it is not"] = "un turno antes, no",
  ["a card drawn begins the count anew"]
    = "una carta robada empieza la cuenta de nuevo",
  ["and twice around after it the round is over"]
    = "y dos vueltas después la ronda ha acabado",
  ["the discards become the stock"] = "el pozo pasa a ser el mazo",
  ["twice, if nothing else is said"] = "dos veces, si no se acuerda otra cosa",
}
