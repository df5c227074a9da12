-- The sentences of knock.lua, in German.

return {
  ["When to knock"] = "Wann man klopft",
  ["Cards in no meld are deadwood: pictures and tens count ten each, the "
    .. "others their number. Whoever has ten or less after the discard may "
    .. "knock; the difference to the other's deadwood is the score."]
    = "Karten außerhalb der Meldungen sind der Rest: Bilder und Zehnen zählen "
      .. "je zehn, die anderen ihre Zahl. Wer nach dem Abwerfen zehn oder "
      .. "weniger hat, darf klopfen; der Unterschied zum Rest des anderen sind "
      .. "die Punkte.",
  ["A jack is offered. You have a run and three nines."]
    = "Ein Bube wird angeboten. Du hast eine Folge und drei Neunen.",
  ["a jack makes no meld here, and counts ten."]
    = "ein Bube ergibt hier keine Meldung und zählt zehn.",
  ["You have drawn the ace of clubs. The rest of your cards are a "
    .. "king, a six, a four, a two and the ace: 23."]
    = "Du hast das Kreuz-Ass gezogen. Dein Rest sind ein König, eine Sechs, "
      .. "eine Vier, eine Zwei und das Ass: 23.",
  ["The card that costs most, and that fits nothing, is the "
    .. "king."]
    = "Die Karte, die am meisten kostet und zu nichts passt, ist der König.",
  ["13 are left: three too many for a knock."]
    = "Es bleiben 13: drei zu viel zum Klopfen.",
  ["The eight of hearts was thrown."]
    = "Die Herz-Acht wurde abgeworfen.",
  ["the eight makes your run longer: nothing better "
    .. "comes from the stock."]
    = "die Acht verlängert deine Folge: etwas Besseres kommt nicht vom Talon.",
  ["5, 6, 7, 8 of hearts, and the nines."]
    = "5, 6, 7, 8 in Herz, und die Neunen.",
  ["A six, a four, a two and an ace are in no meld. Which one do you "
    .. "throw, and do you knock?"]
    = "Eine Sechs, eine Vier, eine Zwei und ein Ass sind in keiner Meldung. "
      .. "Was davon wirfst du ab, und klopfst du?",
  ["nine are left then. Knock with the card that leaves "
    .. "least."]
    = "dann bleiben neun. Klopf mit der Karte, die am wenigsten übrig lässt.",
  ["why wait? After few turns the other still has much "
    .. "deadwood: knock."]
    = "wozu warten? Nach wenigen Zügen hat der andere noch viel Rest: klopf.",
  ["Throw the six, for that leaves least; and knock with it."]
    = "Wirf die Sechs ab, denn so bleibt am wenigsten; und klopf mit ihr.",
  ["You knocked with seven, in the second turn. Waiting for gin would "
    .. "bring 25 more points, but every turn the other has less, and with "
    .. "seven or less wins by an undercut."]
    = "Du hast mit sieben geklopft, im zweiten Zug. Auf Gin zu warten brächte "
      .. "25 Punkte mehr, aber mit jedem Zug hat der andere weniger, und mit "
      .. "sieben oder weniger hat er dich unterboten.",
}
