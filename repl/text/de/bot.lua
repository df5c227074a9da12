-- What `tenace bot` says to other programs, in German.

return {
  no_match = "es gibt noch keine Partie: beginne eine mit new oder replay",
  no_match_named = "es gibt keine Partie namens „{name}“: beginne sie mit new "
    .. "oder replay",
  over = "niemand ist gefragt: die Partie ist zu Ende",
  no_player = "es gibt keinen Spieler {n}, nur die Spieler 1 bis {players}",
  other_protocol = "dieses Programm spricht Protokoll {own}, nicht {given}",
  no_json = "die Zeile ist kein JSON-Objekt: {problem}",
  no_call = "es gibt keinen Aufruf namens „{call}“",
  no_call_near = "es gibt keinen Aufruf namens „{call}“, meinst du "
    .. "„{near}“?",
  no_argument = "{call}: „{name}“ fehlt oder ist von falscher Art: {kind}",
  odd_argument = "{call}: es gibt kein Argument namens „{name}“",
  odd_argument_near = "{call}: es gibt kein Argument namens „{name}“, "
    .. "meinst du „{near}“?",
}
