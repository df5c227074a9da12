-- The help on words in German: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "Wo Meldungen auf der Hand bleiben (`in_hand` der Angabe `melds`), "
      .. "meldet im Zug niemand: wer abwirft, darf mit der Karte klopfen, und "
      .. "das beendet die Züge.",
  ["true: players may ask their partners \"May I go out?\""] =
    "true: Spieler dürfen ihre Partner fragen: „Darf ich ausmachen?“",
  ["the most points that a player who knocks may have left over (0)"] =
    "wie viele Punkte, höchstens, einem klopfenden Spieler übrig bleiben "
      .. "dürfen (0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true: bevor jemand zieht, wird die oberste Karte des Stapels jedem "
      .. "der Reihe nach angeboten, der sie nimmt oder passt; haben alle "
      .. "gepasst, so zieht der erste",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "die Züge enden auch, wenn nach einem Zug so viele Karten im Talon "
      .. "sind (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "die Züge enden auch nach dem Zug, in dem eine Karte zum so vielten "
      .. "Mal vom Stapel genommen wird (beliebig oft)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "der Spieler, der keine Karten mehr hat oder geklopft hat; oder nil, "
      .. "und der Spieler des letzten Zuges",
  ["the game has no fact `taking`, which names the pile"] =
    "das Spiel hat keine Angabe `taking`, die den Stapel nennt",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "Ohne gezogene oder genommene Karte ist der Zug schon zu Ende.",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "wen der Spieler fragen darf: „Darf ich ausmachen?“, wie in "
      .. "`ask_melds` (niemanden)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "wie der Zug begann, und ob der Spieler gemeldet hat, abgesehen von "
      .. "dem, was mit dem Stapel gemeldet wurde; nichts, wenn `draw_or_take` "
      .. "nichts antwortet",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "Der Spieler zieht die oberste Karte des Talons oder nimmt den "
      .. "Ablagestapel, wie die Angabe `taking` es sagt, und meldet dann "
      .. "sofort etwas davon. Karten, die die Angabe `laid_down` nennt, "
      .. "werden abgelegt und ersetzt. Ist der Talon zu Ende, so nimmt der "
      .. "Spieler den Stapel oder passt.",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "was der Spieler getan hat; nichts, wenn er gepasst hat oder die "
      .. "letzte Karte des Talons abgelegt werden musste: dann gibt es keinen "
      .. "Zug",
  ["The fact `melds` says what is allowed."] =
    "Was erlaubt ist, sagt die Angabe `melds`.",
  ["the player whose turn it is, after `draw_or_take`"] =
    "der Spieler, der dran ist, nach `draw_or_take`",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "wen der Spieler einmal, und bevor etwas gemeldet ist, fragen darf: "
      .. "„Darf ich ausmachen?“; nach einem Ja muss er, nach einem Nein darf "
      .. "er nicht (niemanden)",
  ["Does nothing if the hand is empty."] =
    "Tut nichts, wenn das Blatt leer ist.",
  ["the card, as text; nothing if the hand was empty"] =
    "die Karte als Text; nichts, wenn das Blatt leer war",
  ["Words that draw or take cards later do the same themselves."] =
    "Wörter, die später Karten ziehen oder nehmen, tun das selbst.",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "ein Spieler; fehlt er: alle reihum, vom nächsten nach dem Geber an",
  ["the side; if left out, all sides"] = "die Partei; fehlt sie: alle Parteien",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "eine Liste von { side = ihre Nummer, kind = \"set\", \"run\" oder "
      .. "\"wild\", rank oder suit, cards = Text, as = Text der Karten, für "
      .. "die sie stehen, wo wilde benannt werden, size, wild = wie viele "
      .. "davon wild sind, points, full = false oder \"natural\", \"mixed\", "
      .. "\"wild\" }",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "eine Partei, ihre Nummer oder ein Spieler; oder eine Liste von "
      .. "Meldungen, jede als Text ihrer Karten",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "wie viele es sind, was ihre Karten zählen, und wie viele voll sind: "
      .. "aus echten Karten, mit wilden Karten darunter, nur aus wilden Karten",
  ["an item of the list is no meld"] =
    "ein Eintrag der Liste ist keine Meldung",
  ["Melds laid in one move count together."] =
    "Meldungen, die in einem Zug ausgelegt werden, zählen zusammen.",
  ["a side, its number, or a player"] =
    "eine Partei, ihre Nummer oder ein Spieler",
  ["a whole number; 0: any first meld will do"] =
    "eine ganze Zahl; 0: jede erste Meldung genügt",
  ["the player whose turn it was"] = "der Spieler, der dran war",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "nur die Spieler einer Partei legen bei ihren Meldungen an: die "
      .. "zählt `side.melds`",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "Jeder sieht es, so in Meldungen geteilt, dass die übrigen Karten am "
      .. "wenigsten zählen, und was diese zählen. Gibt es mehrere solche "
      .. "Arten, so wird der Spieler gefragt, außer wenn nichts übrig bleibt "
      .. "oder `lying` angegeben ist.",
  ["the player whose hand it is"] = "der Spieler, dessen Blatt es ist",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "Meldungen anderer, eine Liste ihrer Karten, an die auch Karten vom "
      .. "Blatt angelegt werden",
  ["an item of the list that self:layouts gives"] =
    "ein Eintrag der Liste, die self:layouts ergibt",
  ["the game has no fact `melds`"] = "das Spiel hat keine Angabe `melds`",
  ["the suit led, as a letter (that of `b`)"] =
    "die ausgespielte Farbe, als Buchstabe (die von `b`)",
  ["Equal cards have equal heights."] =
    "Gleich hohe Karten haben dieselbe Höhe.",
  ["a number; nil for a card that belongs to no suit"] =
    "eine Zahl; nil für eine Karte, die zu keiner Farbe gehört",
  ["Within a rank they keep their order."] =
    "Innerhalb eines Rangs behalten sie ihre Reihenfolge.",
  ["how many cards of a rank there must be at least (2)"] =
    "wie viele Karten eines Rangs es mindestens sein müssen (2)",
  ["a list of texts; jokers are in none"] =
    "eine Liste von Texten; Joker sind in keinem",
  ["A run that is part of a longer one is left out."] =
    "Eine Folge, die Teil einer längeren ist, fällt weg.",
  ["how many cards a run has at least (3)"] =
    "wie viele Karten eine Folge mindestens hat (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true: alle Karten einer Folge sind von einer Farbe; \"printed\": "
      .. "von einer aufgedruckten Farbe, in der Reihenfolge der Ränge des "
      .. "Kartenspiels",
  ["a list of texts, low to high; cards that are alike count once"] =
    "eine Liste von Texten, von unten nach oben; gleiche Karten zählen "
      .. "einmal",
  ["there are more than 1,000 runs"] = "es gibt mehr als 1,000 Folgen",
  ["Cards that count nothing are in none."] =
    "Karten, die nichts zählen, sind in keiner.",
  ["how many cards a set has at most (any number)"] =
    "wie viele Karten eine Gruppe höchstens hat (beliebig viele)",
  ["a list of texts, each with the cards that count least first"] =
    "eine Liste von Texten, in jedem die Karten, die am wenigsten "
      .. "zählen, zuerst",
  ["there are more than 1,000 sets"] = "es gibt mehr als 1,000 Gruppen",
  ["which patterns, as the fact calls them"] =
    "welche Muster, wie die Angabe sie nennt",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "Zeilen der Abrechnung: { points, \"reason\" }, für self:score_lines",
  ["the fact has no patterns of that name"] =
    "die Angabe hat keine Muster dieses Namens",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "Ein Paar oder eine Folge besteht aus den letzten Karten, in "
      .. "beliebiger Reihenfolge, und das längste zählt; eine Summe ist die "
      .. "aller Karten.",
  ["which patterns, as the fact `patterns` calls them"] =
    "welche Muster, wie die Angabe `patterns` sie nennt",
  ["text, or a list of texts, in the order in which they were played"] =
    "Text oder eine Liste von Texten, in der gespielten Reihenfolge",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "Zwei Folgen, die eine sein könnten, werden nicht genannt, und mehr "
      .. "als 32 Arten auch nicht.",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "Text, eine Liste von Texten, Karten oder ein Stapel: höchstens 24 "
      .. "Karten",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "Meldungen, die auf dem Tisch liegen, eine Liste ihrer Karten: "
      .. "manche der Karten dürfen dort angelegt werden",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "eine Liste von { melds = Liste von Texten, left = die übrigen "
      .. "Karten, points = was diese zählen, added = für jede der Meldungen "
      .. "in `lying` die angelegten Karten, oder false }",
  ["a card is there twice, or is wild"] =
    "eine Karte ist zweimal da, oder ist wild",
  ["see self:layouts"] = "siehe self:layouts",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "Eine Gruppe, die Teil einer anderen ist, die in der Liste davor "
      .. "steht, fällt weg.",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "eine Liste von { \"cards\", value, … }, die beste zuerst; bis zu 512",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true: keine Karte zählt in zwei Gruppen, und die besseren kommen "
      .. "zuerst",
  ["a list of entries of `sets`"] = "eine Liste von Einträgen von `sets`",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "eine Liste von { \"cards\", value, … }, die beste zuerst; die mit "
      .. "denselben Werten stehen nebeneinander",
  ["how many values are told (1)"] = "wie viele Werte gesagt werden (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "die Stelle der ersten Gruppe mit diesen Werten, und die Werte; nil, "
      .. "wenn der Spieler keine hatte, was niemand erfährt",
  ["the game has several packs"] = "das Spiel hat mehrere Pakete",
  ["Everyone is told that the player has held these, and no others."] =
    "Alle erfahren, dass der Spieler diese hatte und keine anderen.",
  ["a list of { \"cards\", value, … }, the best first"] =
    "eine Liste von { \"cards\", value, … }, die beste zuerst",
  ["true: no card counts in two sets"] =
    "true: keine Karte zählt in zwei Gruppen",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "warum die Karten dieser Gruppen, die noch auf der Hand sind, "
      .. "gezeigt werden, als Text für die Spieler, in dem `{points}` der "
      .. "Wert der Gruppe ist; fehlt er, so werden sie nicht gezeigt",
  ["a list of entries of `sets`, and the sum of their values"] =
    "eine Liste von Einträgen von `sets`, und die Summe ihrer Werte",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "Eine Deutung, die von einer anderen geschlagen wird, fällt weg: ein "
      .. "Straight Flush steht nicht als Straight da. Die Liste lässt den "
      .. "Spieler sagen, welche von mehreren gemeint ist; `beats = { cards, "
      .. "name }` in einer Form von `self:ask` verlangt dann Antworten darauf.",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "eine Liste der Namen der Kombinationen, die letzte der Angabe "
      .. "zuerst; leer, wenn die Karten keine sind",
  ["the game has no combinations"] = "das Spiel hat keine Kombinationen",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "eine ganze Zahl, mindestens 0; 0: es darf nichts übrig bleiben",
  ["cards; none if nobody can knock with them"] =
    "Karten; keine, wenn niemand mit ihnen klopfen kann",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "Unterscheidet das die Parteien nicht, so wird der nächste Wert der "
      .. "besten gesagt, und so weiter.",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "der Spieler mit der besten Gruppe, bei gleichen der erste der "
      .. "Liste; nil, wenn niemand eine hatte. Dazu nach Plätzen die gesagten "
      .. "Werte, als Text. Und true, wenn ein Spieler einer anderen Partei "
      .. "eine gleiche hat.",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "Wer keine hat, passt. Werden sie angesagt, so erfahren alle, was "
      .. "die beste zählt, wie durch tell_best; die Karten bleiben auf der "
      .. "Hand.",
  ["who is asked"] = "wer gefragt wird",
  ["what is said to declare"] = "was man sagt, um anzusagen",
  ["the value of the best set; nil if none was declared"] =
    "der Wert der besten Gruppe; nil, wenn keine angesagt wurde",
}
