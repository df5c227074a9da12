-- The sentences of mau_mau.lua, in German.

return {
  ["Mau-Mau: match the last card by suit or rank; sevens, eights and "
    .. "jacks act."] =
    "Mau-Mau: bedien die letzte Karte in Farbe oder Rang; Sieben, Acht "
    .. "und Bube haben eine Wirkung.",
  ["lowest total"] = "niedrigste Punktzahl",
  ["how many play"] = "wie viele spielen",
  ["cards dealt to each"] = "wie viele Karten jeder bekommt",
  ["how many cards there are"] = "wie viele Karten es gibt",
  ["what cards count: jack 20 and the others their pips; or jack 2, and "
    .. "nothing below the ten"] =
    "was Karten zählen: Bube 20 und die anderen, was darauf steht; oder "
    .. "Bube 2, und unter der Zehn nichts",
  ["who can play a card may not draw"] =
    "wer eine Karte spielen kann, darf nicht ziehen",
  ["a card just drawn may be played"] =
    "eine eben gezogene Karte darf gespielt werden",
  ["who draws for sevens plays then"] = "wer für Siebenen zieht, spielt dann",
  ["a jack may lie on a jack"] = "ein Bube darf auf einem Buben liegen",
  ["who goes out with a jack doubles the count"] =
    "wer mit einem Buben ausmacht, verdoppelt die Punkte",
  ["for a seven as last card the next one draws"] =
    "für eine Sieben als letzte Karte zieht der Nächste",
  ["who plays an ace has another turn"] =
    "wer ein Ass spielt, ist noch einmal dran",
  ["a nine turns the direction"] = "eine Neun dreht die Richtung um",
  ["who plays the last card but one must say mau"] =
    "wer die vorletzte Karte spielt, muss „Mau“ sagen",
  ["Each gets as many cards as hand_size says, and the next is turned "
    .. "up. It shows its suit and rank, and does not act."] =
    "Jeder bekommt so viele Karten, wie hand_size sagt, und die nächste "
    .. "wird aufgedeckt. Sie zeigt ihre Farbe und ihren Rang und hat keine "
    .. "Wirkung.",
  ["Each player in turn plays a card or draws, until one has no cards "
    .. "left."] =
    "Reihum spielt jeder eine Karte oder zieht, bis einer keine Karte "
    .. "mehr hat.",
  ["Cards of the suit wished or of the last card's suit and rank, and "
    .. "jacks; on a jack no jack; on a seven that somebody must draw for, "
    .. "sevens alone."] =
    "Karten der gewünschten Farbe oder von Farbe oder Rang der letzten "
    .. "Karte, und Buben; auf einen Buben kein Bube; auf eine Sieben, für "
    .. "die jemand ziehen muss, nur Siebenen.",
  ["A card is played, or one is drawn, which may be played then; or the "
    .. "cards for sevens are drawn."] =
    "Eine Karte wird gespielt oder gezogen, und die gezogene darf dann "
    .. "gespielt werden; oder man zieht die Karten für Siebenen.",
  ["A jack that is not the last card needs a suit, the last card but "
    .. "one a mau."] =
    "Zu einem Buben, der nicht die letzte Karte ist, gehört eine Farbe, "
    .. "zur vorletzten Karte ein „Mau“.",
  ["you hold a card that fits"] = "du hast eine Karte, die passt",
  ["play the card, or keep it?"] = "die Karte spielen oder behalten?",
  ["what do you play?"] = "was spielst du?",
  ["{card} {suit}"] = "{card} {suit}",
  ["{card} {suit} mau"] = "{card} {suit} mau",
  ["nothing is left to draw"] = "es ist nichts mehr zum Ziehen da",
  ["{suit} or another {rank} is asked for, or a jack"] =
    "verlangt ist {suit}, noch eine Karte vom Rang {rank} oder ein Bube",
  ["only the card just drawn may be played"] =
    "nur die eben gezogene Karte darf gespielt werden",
  ["a seven, or draw {to_draw}"] = "eine Sieben, oder zieh {to_draw}",
  ["{suit} are asked for, and no jack"] = "verlangt ist {suit}, und kein Bube",
  ["After a seven the next player plays a seven, too, or draws two "
    .. "cards for each seven; an eight skips the next player; by option a "
    .. "nine turns the direction and an ace gives another turn. Whoever "
    .. "does not say a mau that is due draws a card."] =
    "Nach einer Sieben spielt der Nächste auch eine Sieben oder zieht "
    .. "zwei Karten für jede Sieben; eine Acht lässt den Nächsten "
    .. "aussetzen; nach den Optionen dreht eine Neun die Richtung um, und "
    .. "nach einem Ass ist man noch einmal dran. Wer ein fälliges "
    .. "„Mau“ nicht sagt, zieht eine Karte.",
  ["That no card fits is known to all."] =
    "Dass keine Karte passt, wissen alle.",
  ["Everyone counts the cards left, twice if the winner went out with a "
    .. "jack. For a seven as last card the next player draws before."] =
    "Jeder zählt die Karten, die er noch hat, doppelt, wenn der Sieger "
    .. "mit einem Buben ausgemacht hat. Für eine Sieben als letzte Karte "
    .. "zieht der Nächste vorher.",
  ["cards left"] = "übrige Karten",
  ["five cards each, and one is turned up"] =
    "je fünf Karten, und eine wird aufgedeckt",
  ["or more, of 52 cards"] = "oder mehr, von 52 Karten",
  ["the suit, the rank or a jack"] = "die Farbe, der Rang oder ein Bube",
  ["spades or another 10 is asked for, or a jack"] =
    "verlangt ist Pik, noch eine Karte vom Rang 10 oder ein Bube",
  ["a jack needs a suit"] = "zu einem Buben gehört eine Farbe",
  ["JC is not all: say JC clubs, JC diamonds, JC hearts, JC spades"] =
    "JC ist nicht alles: sag JC Kreuz, JC Karo, JC Herz, JC Pik",
  ["the suit wished must follow, and no jack"] =
    "die gewünschte Farbe muss folgen, und kein Bube",
  ["hearts are asked for, and no jack"] = "verlangt ist Herz, und kein Bube",
  ["unless jacks may lie on jacks"] =
    "außer wo Buben auf Buben liegen dürfen",
  ["hearts or another jack is asked for, or a jack"] =
    "verlangt ist Herz, noch eine Karte vom Rang Bube oder ein Bube",
  ["a jack turned up shows its suit"] =
    "ein aufgedeckter Bube zeigt seine Farbe",
  ["a seven is answered with a seven"] = "auf eine Sieben folgt eine Sieben",
  ["a seven, or draw 2"] = "eine Sieben, oder zieh 2",
  ["and they add up; who draws does not play"] =
    "und sie zählen zusammen; wer zieht, spielt nicht",
  ["or does, if one says so"] = "oder doch, wenn man so spielt",
  ["an eight skips the next player"] =
    "eine Acht lässt den Nächsten aussetzen",
  ["who draws one card may keep it"] =
    "wer eine Karte zieht, darf sie behalten",
  ["it stays in the hand, if that is the rule"] =
    "sie bleibt auf der Hand, wenn man so spielt",
  ["who can play must, if that is the rule"] =
    "wer spielen kann, muss, wenn man so spielt",
  ["an ace may give another turn"] =
    "mit einem Ass kann man noch einmal dran sein",
  ["otherwise it gives none"] = "sonst nicht",
  ["a nine turns nothing otherwise"] = "eine Neun dreht sonst nichts um",
  ["a nine may turn the direction"] = "eine Neun kann die Richtung umdrehen",
  ["with two players it is a skip"] = "zu zweit heißt das aussetzen",
  ["the last card but one may be played with a mau"] =
    "die vorletzte Karte darf man mit einem „Mau“ spielen",
  ["JC clubs mau"] = "JC Kreuz Mau",
  ["JC diamonds mau"] = "JC Karo Mau",
  ["JC hearts mau"] = "JC Herz Mau",
  ["JC spades mau"] = "JC Pik Mau",
  ["no card before it"] = "keine Karte davor",
  ["nor where nobody says mau"] = "auch nicht, wo keiner „Mau“ sagt",
  ["whoever forgets it draws a card"] = "wer es vergisst, zieht eine Karte",
  ["whoever says it does not; and a last jack needs no suit"] =
    "wer es sagt, nicht; und ein Bube als letzte Karte braucht keine "
    .. "Farbe",
  ["without cards to draw one must play"] =
    "ohne Karten zum Ziehen muss man spielen",
  ["and may not pass"] = "und darf nicht passen",
  ["the cards played are drawn again, but for the last"] =
    "die gespielten Karten werden wieder gezogen, außer der letzten",
  ["one cannot pass while there are cards"] =
    "solange es Karten gibt, kann man nicht passen",
  ["the others count their cards"] = "die anderen zählen ihre Karten",
  ["twice if the winner went out with a jack"] =
    "doppelt, wenn der Sieger mit einem Buben ausgemacht hat",
  ["or once"] = "oder einfach",
  ["the next player draws for a seven"] = "für eine Sieben zieht der Nächste",
  ["or not"] = "oder nicht",
  ["what cards count"] = "was Karten zählen",
  ["or as in Skat"] = "oder wie im Skat",
  ["of 52 cards the low ones count, too"] =
    "von 52 Karten zählen auch die niedrigen",
  ["the lowest total wins"] = "die niedrigste Punktzahl gewinnt",
  ["equal lowest ones are a draw"] = "gleiche niedrigste: unentschieden",
  ["below a hundred nobody has won"] = "unter hundert hat noch keiner gewonnen",
  ["with two cards left a player says mau, where that is the rule"] =
    "mit zwei Karten auf der Hand sagt man „Mau“, wo es verlangt ist",
  ["or draws a card"] = "oder zieht eine Karte",
  ["with three cards left nobody says it"] = "mit drei Karten sagt es keiner",
  ["where it is no rule nobody draws"] =
    "wo es nicht verlangt ist, zieht keiner",
  ["a hundred points end nothing where rounds are counted"] =
    "hundert Punkte beenden nichts, wo Runden gezählt werden",
  ["without a seven as last card nobody draws"] =
    "ohne eine Sieben als letzte Karte zieht keiner",
  ["a nine counts nine then, an ace eleven"] =
    "eine Neun zählt dann neun, ein Ass elf",
  ["the ranges"] = "die Bereiche",
  ["draw"] = "ziehen",
  ["keep"] = "behalten",
  ["mau"] = "Mau",
  ["matching"] = "was passt",
  ["tell no fit"] = "nichts passt",
  ["draw a card"] = "zieh eine Karte",
  ["to draw"] = "zu ziehen",
  ["card"] = "Karte",
  ["wished"] = "gewünscht",
}
