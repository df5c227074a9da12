-- The tour of the prompt, in German. See en/tour.lua.

return {
  number = "Tour, {n} von {of}.",
  line = "Enter tippt: {line}",
  waits = "(Die Tour wartet bei Schritt {n}: Enter geht weiter, tour off "
    .. "beendet sie.)",
  off = "Die Tour ist zu Ende; tour beginnt sie von vorn.",
  which = "Die Tour hat die Schritte 1 bis {of}: tour 3, oder tour off.",

  steps = {
    { say = { "Willkommen. In zehn Minuten gibst du Karten, fragst die Regeln "
      .. "danach, änderst ein Spiel, während es läuft, und siehst, wie daraus "
      .. "eine Lektion wird. Bei jedem Schritt tippt Enter allein die Zeile, "
      .. "die vorgeschlagen ist; dazwischen kannst du alles andere tippen.",
      "Zuerst ein paar Karten. Derselbe Startwert (seed) gibt auf jedem "
      .. "Rechner dieselben Karten, so kann eine ganze Klasse dieselben Hände "
      .. "ansehen." },
      line = 'deal("whist", { seed = 2 })' },
    { say = { "Hier liegen alle Hände offen, jede so sortiert, wie man sie "
      .. "hält; der Stern zeigt, wer am Zug ist. Was darf dieser Spieler tun?" },
      line = "moves" },
    { say = { "Jetzt wird eine Karte gespielt, mit ihrem Namen; die Buchstaben "
      .. "der Farben sind C D H S (Kreuz, Karo, Herz, Pik)." },
      line = 'play "kc"' },
    { say = { "Als Nächstes kommt Platz 3, und ausgespielt ist Kreuz. Was, "
      .. "wenn ein Schüler das Herz-Ass spielen will? Frag why." },
      line = 'why "ah"' },
    { say = { "Das sind der Name der Regel, ihr Satz mit den Karten dieser "
      .. "Hand, ihre Zeile in der Regeldatei und die erlaubten Züge. Die "
      .. "Regeldatei kannst du lesen. Das hier zeigt den Schritt, der gibt:" },
      line = "??deal" },
    { say = { "Ein Fragezeichen sagt, was ein Wort bedeutet, zwei zeigen die "
      .. "Zeilen, die es ausmachen. Was täte hier ein guter Spieler?" },
      line = "hint" },
    { say = { "Vielleicht ist eine andere Karte besser. Probier von hier aus "
      .. "zwei Linien. Diese bekommt einen Namen." },
      line = "branch low" },
    { say = { "Platz 3 spielt klein, und Bots spielen die Runde zu Ende." },
      line = 'play "3c"' },
    { say = { "Zwei Arten von Bots gehören zum Programm: random ist schnell, "
      .. "und search spielt auf Gewinn." },
      line = "finish random" },
    { say = { "Zurück zur anderen Linie, in der das Ass gespielt wird." },
      line = "switch 1" },
    { say = { "Dieselben Bots, dieselben Karten, eine andere Entscheidung." },
      line = 'play "ac"' },
    { say = { "Auch diese Runde spielen Bots zu Ende." },
      line = "finish random" },
    { say = { "Da stehen sie nebeneinander: wo sie sich zuerst unterscheiden, "
      .. "und wie jede ausging." },
      line = "branches" },
    { say = { "Jetzt mach dir eine eigene Stellung: geh zurück zum Anfang der "
      .. "Runde, und gib Platz 1 das Pik-Ass." },
      line = "goto round 1" },
    { say = { "give sagt, wer welche Karte bekommt; auch swap und fix ändern "
      .. "eine Verteilung. Züge, die noch erlaubt sind, werden wiederholt." },
      line = "give 1 AS" },
    { say = { "Regeln ändern sich ebenso leicht. Hier wechselt Trumpf von "
      .. "Runde zu Runde, und keine Karte wird aufgedeckt; set allein zählt "
      .. "alle Optionen auf." },
      line = "set trump=rotate" },
    { say = { "Fragen kannst du auch ohne Partie. Karo ist Trumpf, und vier "
      .. "Karten liegen auf dem Tisch. Welche davon gewinnt?" },
      line = 'winner("whist", { trump = "D" }, "10C KC 3D JC")' },
    { say = { "Auch andere Spiele haben solche Fragen: was ist im Skat ein "
      .. "Grand mit zwei Buben wert?" },
      line = 'value("skat", { contract = "grand", cards = "JC JS", '
        .. 'points = 70 })' },
    { say = { "Das Regelheft entsteht aus der Datei, die läuft, und veraltet "
      .. "darum nie; tenace rules whist --html FILE macht daraus eine Seite "
      .. "zum Verteilen." },
      line = "rules whist" },
    { say = { "Wie lang ist eine Partie? Tausend davon dauern einen "
      .. "Augenblick." },
      line = 'simulate("whist", { games = 1000, seed = 1 })' },
    { say = { "Das war die Tour. tenace new my_whist --of whist macht eine "
      .. "Hausregel für den Anfang, tenace check sieht sie durch, tenace "
      .. "compare spielt sie gegen das Spiel, das sie ändert, und tenace teach "
      .. "macht Lektionen daraus. save FILE speichert als Skript, was hier "
      .. "getippt wurde; help library zeigt alle Wörter." } },
  },
}
