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
  bots = "Bots",
  total = "Summe",
  rounds = "Neben jedem Ergebnis steht, was der Bot auf jedem Platz mit "
    .. "denselben Karten erreicht: das ist das Kartenglück; der Unterschied "
    .. "liegt am Spiel.",
  how_to_go = "review 1 geht zum ersten davon, in einer neuen Linie.",
  not_yet = "Noch ist keine Runde zu Ende.",
  first = "Tipp zuerst review.",
  no_such = {
    one = "Es ist nur 1 Fehler gefunden.",
    other = "Es sind {n} Fehler gefunden, nicht mehr.",
  },
  what = "Sag review für die letzte Runde, review match für alle Runden, oder "
    .. "review 2, um zum zweiten Fehler zu gehen.",
}
