-- The sentences of oh_hell.lua, in German.

return {
  ["Oh Hell: as many tricks as you say, no more and no fewer."] =
    "Oh Hell: genau so viele Stiche, wie du sagst, nicht mehr und nicht "
    .. "weniger.",
  ["nobody has made the bid"] = "keiner hat seine Ansage erfüllt",
  ["options 'players' and 'largest': there are not enough cards"] =
    "Optionen 'players' und 'largest': so viele Karten gibt es nicht",
  ["option 'sizes' needs 'rounds' if all hands have one size"] =
    "zu Option 'sizes' gehört 'rounds', wenn alle Hände gleich groß "
    .. "sind",
  ["Up to five players begin with ten cards each, six with eight, seven "
    .. "with seven. Each round has one card less, down to one, then one "
    .. "more, up again."] =
    "Bis zu fünf Spieler beginnen mit je zehn Karten, sechs mit acht, "
    .. "sieben mit sieben. Jede Runde hat eine Karte weniger, bis hinunter "
    .. "zu einer, dann wieder eine mehr.",
  ["All get the cards of the round. The next card is turned up, and its "
    .. "suit is trump. If no card is left there is no trump."] =
    "Alle bekommen die Karten der Runde. Die nächste Karte wird "
    .. "aufgedeckt, und ihre Farbe ist Trumpf. Ist keine Karte übrig, so "
    .. "gibt es keinen Trumpf.",
  ["The dealer's left bids first, and leads to the first trick."] =
    "Wer links vom Geber sitzt, sagt zuerst und spielt zum ersten Stich "
    .. "aus.",
  ["Each says once how many tricks it will be, from the dealer's left. "
    .. "The dealer is last, and may not make the bids add up to the number "
    .. "of tricks."] =
    "Jeder sagt einmal, wie viele Stiche er macht, links vom Geber "
    .. "beginnend. Der Geber ist der Letzte, und die Ansagen dürfen durch "
    .. "ihn nicht zusammen die Zahl der Stiche ergeben.",
  ["how many tricks do you bid?"] = "wie viele Stiche sagst du an?",
  ["All bid at once, and nobody sees a bid before all have bid."] =
    "Alle sagen zugleich an, und keiner sieht eine Ansage, bevor alle "
    .. "gesagt haben.",
  ["Whoever takes exactly the tricks of the bid has ten points and one "
    .. "for each; all others have nothing."] =
    "Wer genau die angesagten Stiche macht, bekommt zehn Punkte und "
    .. "einen für jeden; alle anderen bekommen nichts.",
  ["bid made"] = "Ansage erfüllt",
  ["bid missed"] = "Ansage verfehlt",
  ["a trump wins"] = "ein Trumpf gewinnt",
  ["whoever has the suit led must follow"] =
    "wer die ausgespielte Farbe hat, muss bedienen",
  ["the hands of four players"] = "die Hände von vier Spielern",
  ["the hands of seven"] = "die Hände von sieben",
  ["the hands of six"] = "die Hände von sechs",
  ["the hands of five"] = "die Hände von fünf",
  ["up and down"] = "auf und ab",
  ["down only"] = "nur abwärts",
  ["up only"] = "nur aufwärts",
  ["all hands alike"] = "alle Hände gleich",
  ["ten cards each, and one is turned up"] =
    "je zehn Karten, und eine wird aufgedeckt",
  ["where all cards are dealt there is no trump"] =
    "wo alle Karten gegeben sind, gibt es keinen Trumpf",
  ["where the turned card makes none, either"] =
    "auch nicht, wo die aufgedeckte Karte keinen macht",
  ["the bids may not add up to the number of tricks"] =
    "die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben",
  ["the bids would add up to 5"] = "die Ansagen würden zusammen 5 ergeben",
  ["if they are more than that already anything goes"] =
    "sind es schon mehr, ist alles erlaubt",
  ["with one card each, too"] = "auch mit je einer Karte",
  ["where there is no hook"] = "wo es diese Sperre nicht gibt",
  ["all at once there is none"] = "wo alle zugleich ansagen, gibt es sie nicht",
  ["a bid made, bids missed"] = "eine erfüllte Ansage, verfehlte Ansagen",
  ["each trick counts"] = "jeder Stich zählt",
  ["a missed bid costs"] = "eine verfehlte Ansage kostet",
  ["no trick bid and none taken"] = "kein Stich angesagt und keiner gemacht",
  ["it may count less"] = "das kann weniger zählen",
  ["after the nineteenth round the highest total wins"] =
    "nach der neunzehnten Runde gewinnt die höchste Punktzahl",
  ["equal highest totals are a draw"] =
    "gleiche höchste Punktzahlen: unentschieden",
  ["after the eighteenth it goes on"] = "nach der achtzehnten geht es weiter",
  ["a match of so many rounds"] = "eine Partie mit so vielen Runden",
  ["what may be set"] = "was man einstellen kann",
  ["how many play"] = "wie viele spielen",
  ["what a bid of none counts"] = "was eine Ansage von null Stichen zählt",
  ["all bid at the same time"] = "alle sagen zugleich an",
  ["size"] = "Größe der Hand",
  ["bid in turn"] = "Ansagen",
  ["bid together"] = "zugleich ansagen",
  ["bid"] = "Ansage",
  ["none"] = "keiner",
}
