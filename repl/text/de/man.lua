-- Manual pages, in German: what the texts of --help do not say.

return {
  name = "NAME",
  synopsis = "ÜBERSICHT",
  description = "BESCHREIBUNG",
  arguments = "ARGUMENTE",
  options = "OPTIONEN",
  examples = "BEISPIELE",
  see = "SIEHE AUCH",
  commands = "BEFEHLE",
  environment = "UMGEBUNG",
  status = "RÜCKGABEWERT",
  summary = "Kartenspiele nach ihren Regeln: spielen, ändern, lernen",
  text = "Tenace spielt Kartenspiele nach Regeldateien, die jeder ändern kann. "
    .. "Ohne Befehl öffnet es eine Eingabe, an der man Karten und Regeln "
    .. "ausprobiert. Mit einem Befehl spielt es am Tisch, druckt das Regelheft "
    .. "genau der gespielten Regeln, prüft Regeln, vergleicht sie über "
    .. "Tausende von Verteilungen oder lehrt ein Spiel.",
  exit = "0: getan. 1: die Antwort ist nein: eine Prüfung ist gescheitert, "
    .. "eine Mitschrift ist falsch. 2: die Befehlszeile ist falsch. 3: eine "
    .. "Regeldatei hat einen Fehler.",
  variable = {
    TENACE_LANG = "Die Sprache, wie --lang sie nennt.",
    TENACE_RULES = "Ein Ordner, in dem Regeln zuerst gesucht werden.",
    NO_COLOR = "Wenn gesetzt, wird nichts gefärbt.",
  },
}
