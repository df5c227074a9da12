-- The sentences of first_meld.lua, in German.

return {
  ["The first meld"] = "Die Erstmeldung",
  ["The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5."]
    = "Die ersten Karten, die eine Partei auslegt, müssen genug zählen: 50 am "
      .. "Anfang einer Partie. Asse und Zweien zählen 20, Könige bis Achten "
      .. "10, Siebenen und niedrigere Karten 5.",
  ["The pile showed a four, of which you have none, so you have "
    .. "drawn. Kings or aces: which of them count enough alone?"]
    = "Auf dem Stapel lag eine Vier, und du hast keine, also hast du gezogen. "
      .. "Könige oder Asse: was davon zählt allein genug?",
  ["it spends a wild card, and the third ace fits "
    .. "nowhere else."]
    = "das kostet eine wilde Karte, und das dritte Ass passt sonst nirgends.",
  ["60 points in aces are a good beginning."]
    = "60 Punkte in Assen sind ein guter Anfang.",
  ["Lay down three aces, which count 60."]
    = "Leg drei Asse aus, die zählen 60.",
  ["60 points: your side has melded, and from now on its melds may "
    .. "count any number of points."]
    = "60 Punkte: deine Partei hat gemeldet, und von jetzt an dürfen ihre "
      .. "Meldungen beliebig viel zählen.",
  ["The kings alone were too few a moment ago. And now?"]
    = "Die Könige allein waren eben zu wenig. Und jetzt?",
  ["the kings may go down, too."] = "auch die Könige dürfen auf den Tisch.",
  ["Three kings, without the wild card."]
    = "Drei Könige, ohne die wilde Karte.",
  ["Your partner can add to both from now on."]
    = "Von jetzt an kann dein Partner an beides anlegen.",
}
