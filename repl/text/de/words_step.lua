-- The help on words of a step in German: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "Gibt jedem Spieler, der teilnimmt, `n` Karten, links vom Geber "
      .. "beginnend, einzeln oder in Packen.",
  ["The last card that was dealt to a player."] =
    "Die Karte, die ein Spieler zuletzt bekommen hat.",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "Bringt die oberste Karte des Talons auf einen Stapel oder in die Hand "
      .. "eines Spielers.",
  ["Moves cards from one pile to another; a player means the hand."] =
    "Bringt Karten von einem Stapel auf einen anderen; ein Spieler steht für "
      .. "seine Hand.",
  ["Shows cards to everyone; they stay where they are."] =
    "Zeigt allen Karten; sie bleiben, wo sie sind.",
  ["Puts every card back into the stock and shuffles it."] =
    "Legt alle Karten in den Talon zurück und mischt ihn.",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "Gibt Packen um Packen: mehrere Karten auf einmal an jeden Spieler, der "
      .. "teilnimmt, links vom Geber beginnend; oder auf einen Stapel.",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "Die Spieler ziehen nacheinander, jeder, bis seine Hand `n` Karten hat.",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "Ein Spieler spielt Handkarten über die eines Stapels, die weggelegt "
      .. "werden: dort liegen nur die zuletzt gespielten, wie beim "
      .. "Überbieten mit Kombinationen.",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "Ein Spieler legt eine Handkarte an die Stelle der obersten Karte eines "
      .. "Stapels und nimmt diese.",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "Bildet einen neuen Talon, wenn der alte verbraucht ist: alle Karten "
      .. "eines Stapels außer der obersten werden in ihrer Folge umgedreht "
      .. "und sind der Talon.",
  ["Shuffles the cards of the stock, and no others."] =
    "Mischt nur die Karten des Talons.",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "Zeigt allen die Karte, die ein Spieler zuletzt bekommen hat; sie bleibt "
      .. "dort.",
  ["A random number from 1 to n."] = "Eine Zufallszahl von 1 bis n.",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "Jeder Spieler zieht reihum eine Karte, bis alle so viele haben, wie "
      .. "`cards` sagt.",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "Ein Spieler gibt Handkarten in eine andere Hand oder auf einen Stapel, "
      .. "ohne dass die anderen sie sehen, weil die Regeln diese verlangen: "
      .. "die höchsten etwa.",
  ["The player draws one card from another's hand without seeing it."] =
    "Der Spieler zieht ungesehen eine Karte aus der Hand eines anderen.",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "Bringt Karten aus der Hand eines Spielers in die eines anderen, so dass "
      .. "alle sehen, welche.",
  ["Shows cards to one player only; they stay where they are."] =
    "Zeigt Karten nur einem Spieler; sie bleiben, wo sie sind.",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "Die Karten werden zusammengelegt und gemischt, und die Runde beginnt "
      .. "neu: ihre Felder sind leer, derselbe Spieler gibt, und der Schritt "
      .. "`round` wird noch einmal aufgerufen.",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "Sagt allen, wie viele dieser Karten ein Spieler oder Stapel hat, aber "
      .. "nicht, welche.",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "Sieht nach, ob ein Spieler oder Stapel mindestens `n` dieser Karten "
      .. "hat, und sagt allen die Antwort.",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "Sieht nach, ob ein Spieler oder Stapel `n` Karten eines Ranges hat, und "
      .. "sagt allen, von welchen Rängen.",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "Sieht nach, ob ein Spieler oder Stapel alle Karten mindestens einer von "
      .. "mehreren Gruppen hat, und sagt allen die Antwort, aber nicht, "
      .. "welche Gruppe es ist.",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "Eine Karte ist gerade in eine Hand oder auf einen Stapel gekommen, "
      .. "ungesehen von anderen.",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "Karten kamen von einem Stapel in die Hand eines Spielers, und dann "
      .. "gingen einige zurück.",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "Bittet den Spieler, eines von mehreren zu sagen: Wörter, Karten oder "
      .. "beides.",
  ["Asks the player to choose one of a list of texts."] =
    "Bittet den Spieler, aus einer Liste von Texten einen zu wählen.",
  ["Asks the player a question with the answers yes and no."] =
    "Stellt dem Spieler eine Frage mit den Antworten Ja und Nein.",
  ["Asks the player for a whole number in a range."] =
    "Fragt den Spieler nach einer ganzen Zahl aus einem Bereich.",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "Fragt den Spieler an der Reihe, welche Karte er zum Stich spielt, unter "
      .. "denen, die die Pflichten erlauben.",
  ["Asks the player for cards of a pile."] =
    "Fragt den Spieler nach Karten eines Stapels.",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "Bittet den Spieler, eine Farbe des Blatts mit ihrem Wort zu nennen: "
      .. "clubs, diamonds, hearts, spades; coins, cups, swords, batons.",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "Fragt den Spieler nach `n` Handkarten und legt sie verdeckt auf einen "
      .. "Stapel oder gibt sie einem anderen Spieler.",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "Der Spieler nimmt alle Karten eines Stapels und legt ebenso viele aus "
      .. "der Hand darauf, ungesehen von den anderen.",
  ["The players bid in turn, each higher than the last."] =
    "Die Spieler bieten reihum, jeder höher als das letzte Gebot.",
  ["Two players bid against each other."] =
    "Zwei Spieler reizen gegeneinander.",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "Bittet den Spieler, eines von mehreren anzusagen, wozu jeweils "
      .. "bestimmte Handkarten gehören, oder `continue` zu sagen.",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "Fragt den Spieler nach einer Handkarte, die Karten vom Tisch nimmt, aus "
      .. "einigen einen Bau macht oder dort bleibt.",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "Könnte der Spieler jetzt eine dieser Formen sagen?  Niemand wird "
      .. "gefragt.",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "Fragt alle Spieler, die teilnehmen, zugleich: niemand sieht eine "
      .. "Antwort, bevor alle geantwortet haben.",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "Der Spieler ruft eine Karte: wer sie hat, ist der Partner, siehe "
      .. "self:form_parties.",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "Spielt Stiche, bis die Hände leer sind, oder so viele, wie `tricks` "
      .. "sagt.",
  ["Begins a trick by hand."] = "Beginnt einen Stich von Hand.",
  ["The player plays a card of the hand to the trick."] =
    "Der Spieler spielt eine Handkarte zum Stich.",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "Gibt den Stich seinem Gewinner, dessen Partei die Karten bekommt.",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "Für `after_trick`: die übrigen Stiche werden gespielt, ohne ihn "
      .. "aufzurufen, oder die, die eine Partei gewinnt, weil er nichts zu "
      .. "tun hätte.",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "Fragt den Spieler an der Reihe nach einer Karte, wie `ask_card`, und "
      .. "spielt sie zum Stich.",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "Die Farbe, die im laufenden Stich zu bedienen ist; im Schritt "
      .. "`after_trick` die Farbe, die zum eben gewonnenen Stich ausgespielt "
      .. "wurde.",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "Die Karte, die den laufenden Stich gewinnt, und wer sie gespielt hat; "
      .. "im Schritt `after_trick` die, die ihn gewonnen hat.",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "Die Karten des laufenden Stichs in der gespielten Folge; im Schritt "
      .. "`after_trick` die des eben gewonnenen.",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "Wie viele der höchsten Trümpfe, von oben ohne Lücke, alle unter den "
      .. "Karten sind oder alle fehlen.",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "Sind alle Karten genommen, die nach der Angabe `points` zählen?  Dann "
      .. "hat niemand mehr eine.",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "Spielt einen Stich, in dem jeder Spieler vor seiner Karte noch etwas "
      .. "tun darf: ansagen, Karten zeigen oder tauschen.",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "Wer eine dieser Karten zum laufenden oder zum letzten Stich gespielt "
      .. "hat: jeder solche Spieler in der gespielten Folge.",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "Ist eine dieser Karten in dieser Runde zu einem Stich gespielt worden, "
      .. "auch zum laufenden?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "Die Wörter, die ein Spieler von jetzt an in dieser Runde sagen darf, "
      .. "wenn er in `play_tricks` eine Karte zu spielen hat.",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "Wer alle diese Karten hat, sagt es in dieser Runde, wenn er sie zu "
      .. "Stichen spielt: `first` mit der ersten, `last` mit der letzten.",
  ["The player says something that the rules demand, and that everyone hears."] =
    "Der Spieler sagt etwas, das die Regeln verlangen und das alle hören.",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "Gibt der Partei eines Spielers einen weiteren Stich, der nicht gespielt "
      .. "wurde, etwa einen Stock.",

  ["The components of cards played at once, the largest first."] =
    "Die Teile von Karten, die zugleich gespielt wurden, der größte zuerst.",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "Wie viele Karten der größte Teil dessen hat, was zum laufenden oder "
      .. "letzten Stich ausgespielt wurde: 1 bei einer einzelnen, 2 bei "
      .. "einem Paar, 4 bei einem Traktor aus zwei Paaren.",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "Was zum laufenden oder letzten Stich gespielt wurde: eine Liste von { "
      .. "player, cards } in der gespielten Folge.",
  ["How many throws of a side have failed in this round."] =
    "Wie viele Würfe einer Partei in dieser Runde nicht gehalten haben.",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "Die Teile von Karten, die zugleich gespielt wurden, nach der jetzigen "
      .. "Reihenfolge: siehe `order:format`.",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "Jeder Spieler hat reihum einen ganzen Zug wie bei `play_turn`, immer "
      .. "wieder, bis einer keine Karten mehr hat oder weder ziehen noch "
      .. "nehmen kann.",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "Ein ganzer Zug: was `draw_or_take`, `ask_melds` und `ask_discard` tun, "
      .. "nacheinander.",
  ["Begins the player's turn."] = "Beginnt den Zug des Spielers.",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "Lässt den Spieler aus der Hand melden: neue Meldungen und Karten zu "
      .. "Meldungen auf dem Tisch, bis er `done` sagt oder die Hand leer ist.",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "Fragt den Spieler nach einer Handkarte und legt sie auf den "
      .. "Ablagestapel.",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "Legt die Karten beiseite, die die Angabe `laid_down` nennt: sie kommen "
      .. "aus der Hand offen nach `side.laid_down`, und der Spieler zieht "
      .. "ebenso viele, bis die Hand keine davon mehr hat.",
  ["The melds on the table, in the order in which they were laid."] =
    "Die Meldungen auf dem Tisch, in der Folge, in der sie gelegt wurden.",
  ["Counts the melds of a side, or those of a list."] =
    "Zählt die Meldungen einer Partei oder die einer Liste.",
  ["Sets how much a side's first melds in this round must count at least."] =
    "Legt fest, was die ersten Meldungen einer Partei in dieser Runde "
      .. "mindestens zählen müssen.",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "Hat der Spieler, der eben ausgemacht hat, die ganze Hand in diesem "
      .. "einen Zug gemeldet?  Dazu gehört eine eigene volle Meldung, wenn "
      .. "das Spiel volle Meldungen hat, und nichts darf an frühere "
      .. "Meldungen angelegt sein.",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "Was die Karten zählen, die der Spieler in dieser Runde ausgelegt hat: "
      .. "die neuer Meldungen und die an Meldungen von irgendwem angelegten.",
  ["Lays a hand open whose melds have stayed in it."] =
    "Legt eine Hand offen hin, deren Meldungen in ihr geblieben sind.",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "Schlägt Karte `a` Karte `b` in der jetzigen Reihenfolge?  Siehe "
      .. "order:beats.",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "Wie hoch eine Karte in ihrer Farbe ist, in der jetzigen Reihenfolge: 1 "
      .. "ist die niedrigste.",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "Karten gleichen Ranges, Rang um Rang, von unten nach oben in der "
      .. "jetzigen Reihenfolge.",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "Alle Folgen aus einigen Karten: Karten, die in der jetzigen Reihenfolge "
      .. "aufeinander folgen.",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "Alle Gruppen aus einigen Karten, die zusammen eine Summe zählen, nach "
      .. "der Angabe `points`.",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "Zählt die Gruppen von Karten, die die Angabe `patterns` nennt.",
  ["Counts the patterns that the last of some cards completes."] =
    "Zählt die Muster, die die letzte von einigen Karten vollendet.",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "Alle Arten, Karten so in Meldungen zu teilen, dass der Rest am "
      .. "wenigsten zählt, nach den Angaben `melds` und `points`.",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "Wie wenig die Karten zählen, die übrig bleiben, wenn die anderen so gut "
      .. "wie möglich gemeldet werden: die Punkte der ersten von "
      .. "self:layouts.",
  ["Those of some sets of which all cards are there."] =
    "Die von mehreren Gruppen, von denen alle Karten da sind.",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "Sucht die beste von mehreren Gruppen, deren Karten der Spieler in "
      .. "dieser Runde alle hatte, und sagt allen ihre ersten `n` Werte: "
      .. "dass er eine mit diesen Werten hatte und keine von denen davor in "
      .. "der Liste.",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "Die von mehreren Gruppen, deren Karten der Spieler in dieser Runde alle "
      .. "hatte, wie `sets_in` sie liefert.",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "Was Karten sein können, wenn man sie ausspielt, nach der Angabe "
      .. "`combinations`.",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "Die Karten, mit denen ein Spieler klopfen kann: legt er eine davon ab "
      .. "und meldet die anderen so gut wie möglich, so zählt der Rest "
      .. "höchstens `most`.",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "Wer von mehreren Spielern in dieser Runde die beste von mehreren "
      .. "Gruppen von Karten hatte? Alle hören den ersten Wert der besten "
      .. "Gruppe jedes Spielers.",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "Fragt einen Spieler, der einige dieser Gruppen hat, ob er sie ansagt "
      .. "oder `pass` sagt.",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "Schreibt einer Partei (oder der eines Spielers) Punkte an, mit einem "
      .. "Grund für den Anschreibezettel.",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "Jede Partei bekommt für jeden gewonnenen Stich einen Punkt; oder für "
      .. "jeden über einer Zahl.",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "Erhöht, was eine Partei (oder die eines Spielers) in dieser Runde zählt.",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "Was eine Partei in dieser Runde am meisten zählt, die Partei, und ein "
      .. "Text der Summe: `card points 81, last trick 10 = 91`.",
  ["What some cards count by the game's fact `points`."] =
    "Was einige Karten nach der Angabe `points` zählen.",
  ["Lines of the score: what counts, and why."] =
    "Zeilen der Abrechnung: was zählt und warum.",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "Zählt Zeilen der Abrechnung zusammen, wie `lines` sie liefert, mit "
      .. "einem Text der Summe.",
  ["Points for a side (or the side of a player), line by line."] =
    "Punkte für eine Partei (oder die eines Spielers), Zeile für Zeile.",
  ["Counts on from a number by one for each name, and says so."] =
    "Zählt von einer Zahl an für jeden Namen eins weiter und sagt es.",
  ["Multiplies a count, and says so."] =
    "Multipliziert einen Wert und sagt es.",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "Was ein Spiel zählt: seinen Wert aus der Angabe `contracts` allein; "
      .. "oder mal einer Zahl, die weiterzählt wie bei `count_on`.",
  ["Ends the round at once, with the points that have been scored."] =
    "Beendet die Runde sofort, mit den Punkten, die angeschrieben sind.",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "Beendet die Partie sofort, mitten in einer Runde: die Partei hat sie "
      .. "gewonnen, gleich wie es steht.",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "Beendet die Partie mit dieser Runde: die Partei hat sie gewonnen, "
      .. "gleich wie es steht.",
  ["What the engine does where a game has no step `over`."] =
    "Was das Programm tut, wenn ein Spiel keinen Schritt `over` hat.",
  ["Points for every side but one."] = "Punkte für jede Partei außer einer.",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "Zählt für jede Partei die Punkte ihrer gewonnenen Karten zusammen, nach "
      .. "der Angabe `points`, und was diese von Stichen sagt: siehe "
      .. "self:count.",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "Eine Partei bekommt als Punkte, was sie in dieser Runde gezählt hat, "
      .. "mit dem Text der Summe: siehe self:count.",
  ["What a round counts for two parties by the fact `announcements`."] =
    "Was eine Runde für zwei Parteien zählt, nach der Angabe `announcements`.",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "Die Parteien einer Runde zahlen einander, so dass die Summe aller "
      .. "Punkte null ist.",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "Der Gewinner eines Stichs zählt für jede dieser Karten darin 1, und wer "
      .. "sie gespielt hat, 1 weniger: siehe self:count.",
  ["One side pays points to another."] =
    "Eine Partei zahlt einer anderen Punkte.",
  ["Every other side pays points to one, which gets them all."] =
    "Jede andere Partei zahlt einer Punkte, die sie alle bekommt.",
  ["The one side with the highest worth."] =
    "Die eine Partei mit dem höchsten Wert.",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "Ist eine Partei auf einer Stufe, an der jeder Aufstieg endet? Die "
      .. "letzte Stufe ist auch so eine.",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "Eine Partei steigt um n Stufen nach der Angabe `levels`, aber nicht "
      .. "weiter als bis zum nächsten Halt oder zur letzten Stufe.",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "Geht die Spieler, die teilnehmen, reihum durch, immer wieder, bis einer "
      .. "nach seinem Zug keine Karten mehr hat.",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "Der nächste Spieler mit Karten, in der Richtung, in der jetzt gespielt "
      .. "wird.",
  ["The players who take part and hold cards, in turn."] =
    "Die Spieler, die teilnehmen und Karten haben, der Reihe nach.",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "Der Spieler, der keine Karten mehr hat; sind es mehrere, der erste "
      .. "links vom Geber.",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "Der nächste Spieler setzt diesen Zug aus; oder die nächsten `n`.",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "Wer in `each_turn` am Zug ist, hat auch den nächsten.",
  ["The next turn of `each_turn` is that player's."] =
    "Der nächste Zug von `each_turn` gehört diesem Spieler.",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "Lässt die Züge andersherum um den Tisch gehen, bis die Runde endet oder "
      .. "sie wieder umgekehrt werden.",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "Die Spieler, die teilnehmen, in der Folge, in der sie in `each_turn` "
      .. "fertig wurden: wer nach einem Zug zuerst keine Karten hatte, ist "
      .. "der Erste.",
  ["The players, in turn, for whom a test answers yes."] =
    "Die Spieler, der Reihe nach, bei denen eine Prüfung Ja sagt.",
}
