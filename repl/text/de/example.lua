-- Sentences about examples that are made of a match, in German.

return {
  written = "Es steht in {file}, Zeile {line}, und stimmt: tenace check "
    .. "prüft es.",
  paste = "Es stimmt, lässt sich aber nicht schreiben: {problem}. Füg es in "
    .. "eine eigene Regeldatei ein, vor ihrer letzten Zeile, oder in den "
    .. "Ordner examples daneben:",
  closed = "es würde verdeckte Karten zeigen: show hands deckt "
    .. "zum Lernen alle Hände auf",
  of_program = "Das ist ein Beispiel für {file}, und diese Datei gehört zum "
    .. "Programm: Beispiele werden nur in eigene Dateien geschrieben. tenace "
    .. "new --of {game} beginnt eine.",
  open_quote = "Es ist nicht geschrieben: dem Namen fehlt am Ende ein {quote}, "
    .. "wie in example \"muss bedienen\".",
  not_written = "Es ist nicht geschrieben: {why}.",
  none = "Es gibt kein Beispiel: {why}.",
  how = "example \"NAME\" schreibt es in {file} oder in die Datei mit "
    .. "Beispielen daneben.",
  some_fail = {
    one = "Eines von {of} Beispielen dieser Regeln stimmt nicht:",
    other = "{n} von {of} Beispielen dieser Regeln stimmen nicht:",
  },
  at_table = "Am Tisch wird kein Beispiel geöffnet: das tun tenace play "
    .. "SPIEL --example \"NAME\" und die Eingabezeile.",
}
