-- Sentences of reviews, in German. See en/review.lua.

return {
  title = "{game}, Startwert {seed}",
  looked = {
    you = {
      none = "Du hattest nichts zu entscheiden.",
      some = {
        one = "Du hast 1 Entscheidung getroffen. {same}",
        other = "Du hast {n} Entscheidungen getroffen. {same}",
      },
    },
    other = {
      none = "{player} hatte nichts zu entscheiden.",
      some = {
        one = "{player} hat 1 Entscheidung getroffen. {same}",
        other = "{player} hat {n} Entscheidungen getroffen. {same}",
      },
    },
  },
  same = "Davon genau wie der Bot: {same}; ungefähr gleich gut: "
    .. "{alike}.",
  same_only = "Davon genau wie der Bot: {same}.",
  unseen = {
    one = "1 Entscheidung ist nicht untersucht: alle würden zu lange dauern.",
    other = "{n} Entscheidungen sind nicht untersucht: alle würden zu lange "
      .. "dauern.",
  },
  unplayed = {
    one = "1 Runde haben die Bots nicht nachgespielt: es würde zu lange "
      .. "dauern.",
    other = "{n} Runden haben die Bots nicht nachgespielt: es würde zu lange "
      .. "dauern.",
  },
  hint_pause = "Jetzt ist nichts zu entscheiden: die Runde ist zu Ende. "
    .. "„rückblick“ sagt, was darin am meisten gekostet hat, und mit Enter "
    .. "geht "
    .. "es weiter.",
  against_same = "Nach genau diesem Zug hast du gefragt.",
  against_worse = "{made} kostet in der Abrechnung der Runde {cost} "
    .. "(±{interval}).",
  against_better = "{made} ist in der Abrechnung der Runde um {cost} besser "
    .. "(±{interval}).",
  against_alike = "{made} ist ungefähr genauso gut: der Unterschied ist "
    .. "{cost} in der Abrechnung der Runde (±{interval}).",
  against_less = "{made} bringt weniger, ändert aber die Abrechnung der "
    .. "Runde kaum: um {cost} (±{interval}).",
  against_unknown = "Was {made} bringt, lässt sich nicht sagen.",
  none = "Kein klarer Fehler gefunden.",
  costs = {
    you = "{n}. Runde {round}, Entscheidung {decision}: du hast {made} "
      .. "gewählt; {better} brächte im Mittel {cost} Punkte mehr "
      .. "(±{interval}).",
    other = "{n}. Runde {round}, Entscheidung {decision}: {player} hat {made} "
      .. "gewählt; {better} brächte im Mittel {cost} Punkte mehr "
      .. "(±{interval}).",
  },
  answer = "{made} („{prompt}“)",
  all_seen = {
    points = "Sieht man alle Karten und spielt fehlerlos, so bringt {better} "
      .. "noch {value} Augen, {made} {less}.",
    tricks = "Sieht man alle Karten und spielt fehlerlos, so bringt {better} "
      .. "noch {value} Stiche, {made} {less}.",
    same_points = "Sieht man alle Karten und spielt fehlerlos, so bringen "
      .. "beide dasselbe: {value} Augen.",
    same_tricks = "Sieht man alle Karten und spielt fehlerlos, so bringen "
      .. "beide gleich viele Stiche: {value}.",
  },
  round = "Runde",
  total = "Summe",
  side = "Seite",
  result = "Ergebnis",
  cards = "Karten",
  play = "Spiel",
  rounds = "Das Ergebnis ist Karten und Spiel zusammen. Karten: was Bots auf "
    .. "allen Plätzen mit denselben Karten im Schnitt erreichen (so oft "
    .. "gespielt: {n}). Spiel: der Rest, mit seinem 95-%-Intervall.",
  how_to_go = "„rückblick 1“ geht zum ersten davon, in einer neuen Linie.",
  not_yet = "Noch ist keine Runde zu Ende.",
  first = "Tipp zuerst „rückblick“.",
  no_such = {
    one = "Es ist nur 1 Fehler gefunden.",
    other = "Es sind {n} Fehler gefunden, nicht mehr.",
  },
  what = "Sag „rückblick“ für die letzte Runde, „rückblick partie“ für alle "
    .. "Runden, oder "
    .. "„rückblick 2“, um zum zweiten Fehler zu gehen.",
}
