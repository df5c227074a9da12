-- The sentences of president.lua, in German.

return {
  ["President: play higher than the last player; the first one out is "
    .. "president."] =
    "Präsident: spiel höher als der Spieler vor dir; wer zuerst fertig "
    .. "ist, wird Präsident.",
  ["how many play"] = "wie viele spielen",
  ["what the places count, the first one first"] =
    "was die Plätze zählen, der erste zuerst",
  ["who leads from the second round on"] =
    "wer von der zweiten Runde an ausspielt",
  ["how many cards the scum gives the president; with two, the second "
    .. "gets one from the last but one"] =
    "wie viele Karten der Letzte dem Präsidenten gibt; bei zwei bekommt "
    .. "der Zweite eine vom Vorletzten",
  ["whoever passes waits until the pile is gone"] =
    "wer passt, wartet, bis der Stapel weggelegt ist",
  ["two jokers, higher than the twos"] = "zwei Joker, höher als die Zweien",
  ["cards as high as the last may be played; the next player may lose "
    .. "the turn for it"] =
    "ebenso hohe Karten wie die letzten dürfen gespielt werden; der "
    .. "Nächste setzt dafür vielleicht aus",
  ["All cards are dealt. If they do not divide evenly, the players on "
    .. "the dealer's left get one more."] =
    "Alle Karten werden gegeben. Geht es nicht auf, so bekommen die "
    .. "Spieler links vom Geber eine mehr.",
  ["Suits count only for the exchange: of equal ranks spades are the "
    .. "highest."] =
    "Farben zählen nur beim Tauschen: unter gleichen Rängen ist Pik am "
    .. "höchsten.",
  ["The worse of the two gives the best cards."] =
    "Der Schlechtere der beiden gibt die besten Karten.",
  ["From the second round on the last, the scum, gives two cards to the "
    .. "first, who is president; of four players or more the last but one "
    .. "gives the second one. The better of the two gives back as many "
    .. "cards, any."] =
    "Von der zweiten Runde an gibt der Letzte zwei Karten an den Ersten, "
    .. "den Präsidenten; zu viert oder mehr gibt der Vorletzte dem Zweiten "
    .. "eine. Der Bessere der beiden gibt ebenso viele zurück, welche er "
    .. "will.",
  ["which cards do you give back?"] = "welche Karten gibst du zurück?",
  ["In the first round, or if that is the rule in each, the holder of "
    .. "the three of clubs leads, and must play it; else the president or "
    .. "the scum leads."] =
    "In der ersten Runde, und nach der Option in jeder, spielt aus, wer "
    .. "die Kreuz-Drei hat, und muss sie spielen; sonst der Präsident oder "
    .. "der Letzte.",
  ["whoever holds it leads"] = "wer sie hat, spielt aus",
  ["All play in turn, until only one holds cards. When all others have "
    .. "passed, the pile is put away, and the last to play leads, or the "
    .. "next player who has cards. Whoever passes may play again in a later "
    .. "turn."] =
    "Reihum spielen alle, bis nur noch einer Karten hat. Haben alle "
    .. "anderen gepasst, so wird der Stapel weggelegt, und es spielt aus, "
    .. "wer zuletzt gespielt hat, oder der nächste Spieler mit Karten. Wer "
    .. "passt, darf in einem späteren Zug wieder spielen.",
  ["what do you play?"] = "was spielst du?",
  ["The leader plays one card, or more of a rank. The others play as "
    .. "many cards of a higher rank, or pass."] =
    "Wer ausspielt, spielt eine Karte oder mehrere von einem Rang. Die "
    .. "anderen spielen ebenso viele Karten von einem höheren Rang oder "
    .. "passen.",
  ["you lead"] = "du spielst aus",
  ["Where equal cards may be played, they may cost the next player the "
    .. "turn."] =
    "Wo gleiche Karten erlaubt sind, kann der Nächste dafür aussetzen "
    .. "müssen.",
  ["The first to be out has 2 points, the second 1, or as the option "
    .. "says."] =
    "Wer zuerst fertig ist, bekommt 2 Punkte, der Zweite 1, oder was die "
    .. "Option sagt.",
  ["all cards are dealt"] = "alle Karten werden gegeben",
  ["the dealer's left gets one more"] = "links vom Geber bekommt man eine mehr",
  ["with jokers too"] = "auch mit Jokern",
  ["the first play has the three of clubs"] =
    "zuerst muss die Kreuz-Drei dabei sein",
  ["3C must be among the cards"] = "3C muss dabei sein",
  ["the leader does not pass"] = "wer ausspielt, passt nicht",
  ["as many cards, and higher"] = "ebenso viele Karten, und höher",
  ["the number of cards must be 2, as in the pair that lies there"] =
    "verlangte Zahl der Karten: 2, wie beim Paar, das dort liegt",
  ["others are refused"] = "anderes ist nicht erlaubt",
  ["equal ones are too low"] = "gleiche sind zu niedrig",
  ["3H does not beat this single: it must be above 3"] =
    "3H schlägt die Einzelkarte nicht: verlangt ist mehr als 3",
  ["unless they are allowed"] = "außer wo sie erlaubt sind",
  ["and then may skip a player"] = "und dann setzt vielleicht einer aus",
  ["a joker is above a two"] = "ein Joker steht über einer Zwei",
  ["whoever passed may play later"] = "wer gepasst hat, darf später spielen",
  ["or not, if a pass is final"] = "oder nicht, wo Passen endgültig ist",
  ["the president has two points, the second one"] =
    "der Präsident hat zwei Punkte, der Zweite einen",
  ["or as one likes"] = "oder wie man will",
  ["the first to eleven has won"] = "der Erste mit elf hat gewonnen",
  ["whoever is out first gets the scum's two best cards"] =
    "wer zuerst fertig ist, bekommt die zwei besten Karten des Letzten",
  ["who gives back as many; then the last but one gives one"] =
    "und gibt ebenso viele zurück; dann gibt der Vorletzte eine",
  ["and gets one; then the president leads"] =
    "und bekommt eine; dann spielt der Präsident aus",
  ["or one"] = "oder eine",
  ["or none; then the president leads"] =
    "oder keine; dann spielt der Präsident aus",
  ["the president leads from the second round on"] =
    "von der zweiten Runde an spielt der Präsident aus",
  ["or the scum"] = "oder der Letzte",
  ["or always the three of clubs"] = "oder immer die Kreuz-Drei",
  ["the pile is complete when the turn is back at who played last"] =
    "der Stapel ist fertig, wenn wieder dran ist, wer zuletzt gespielt "
    .. "hat",
  ["not before, even if all others have passed"] =
    "vorher nicht, auch wenn alle anderen gepasst haben",
  ["unless that player is out"] = "außer wenn dieser Spieler fertig ist",
  ["and all others have passed"] = "und alle anderen gepasst haben",
  ["for the exchange spades are the highest twos"] =
    "beim Tauschen sind Pik die höchsten Zweien",
  ["the ranges"] = "die Bereiche",
  ["pass"] = "passe",
  ["place {1}"] = "Platz {1}",
  ["President"] = "Präsident",
  ["single"] = "Einzelkarte",
  ["pair"] = "Paar",
  ["triple"] = "Drilling",
  ["four"] = "Vierling",
  ["give best"] = "beste Karten",
  ["high to low"] = "von hoch bis niedrig",
  ["what can be said"] = "was man spielen darf",
  ["is over"] = "Ende des Stapels",
  ["passed"] = "gepasst",
  ["gone"] = "weggelegt",
  ["lying"] = "liegt",
}
