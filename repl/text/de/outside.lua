-- Programs of others that play seats, in German.

return {
  time = "Sekunden, in denen ein Programm antworten muss (5): ein Bot mit "
    .. "„/“ im Namen ist der Pfad zu einem.",
  no_time = "--bot-time nimmt Sekunden, höchstens {most}, nicht „{text}“",
  no_program = "„{program}“ ist kein Programm, das sich starten lässt: ein "
    .. "Bot mit „/“ im Namen ist der Pfad zu einem",
  no_name = "„{program}“ ist zu lang für den Namen eines Bots oder enthält "
    .. "Zeichen, die niemand sieht",
  not_started = "{program} auf Platz {seat} startet nicht: {problem}",
  silent = "{program} auf Platz {seat} hat nicht binnen {seconds} s "
    .. "geantwortet",
  long = "{program} auf Platz {seat} hat mit mehr als einer Million Zeichen "
    .. "geantwortet",
  ended = "{program} auf Platz {seat} hat sich beendet, mit Status {n}",
  killed = "{program} auf Platz {seat} wurde durch Signal {n} beendet",
  closed = "{program} auf Platz {seat} hat seine Ein- oder Ausgabe "
    .. "geschlossen",
  given_up = "{program} auf Platz {seat} wurde {starts}-mal gestartet und "
    .. "wird nicht mehr gefragt: an seiner Stelle wird zufällig gezogen",
  no_json = "{program} auf Platz {seat} hat etwas geantwortet, das kein "
    .. "JSON ist: {said}",
  no_move = "{program} auf Platz {seat} hat ohne Zug geantwortet: {said}",
  refused = "{program} auf Platz {seat} hat „{said}“ geantwortet, das ist "
    .. "nicht erlaubt: {why}",
  counted = "{program} auf Platz {seat}: bei {n} seiner {asked} "
    .. "Entscheidungen wurde zufällig gezogen",
  faults = {
    one = "{bot}: eine von {asked} Entscheidungen war ein Fehler und fiel "
      .. "zufällig: {illegal} unerlaubt, {late} zu spät, {dead} ohne Programm.",
    other = "{bot}: {n} von {asked} Entscheidungen waren Fehler und fielen "
      .. "zufällig: {illegal} unerlaubt, {late} zu spät, {dead} ohne Programm.",
  },
  in_record = "diese Mitschrift wurde mit einem Programm gespielt, "
    .. "{bots}: eine Mitschrift startet keines, nenne die Bots also mit "
    .. "--bots",
}
