-- The help on words in German: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "Jede ist eine Form, `{ \"{card} {suit}\", … }`: ein Muster aus "
      .. "Wörtern und, in Klammern, Lücken. Was in eine Lücke passt, steht "
      .. "unter ihrem Namen in der Tabelle der Form: eine Liste von Texten, "
      .. "Zahlen oder Spielern; oder Karten. `{card}` und `{cards}` sind "
      .. "Karten vom Blatt des Spielers: alle, oder die, die `card = cards` "
      .. "nennt. `{suit}` nimmt die Farben des Kartenspiels und `{rank}` "
      .. "seine Ränge, wenn nichts anderes dasteht. `{player}` nimmt einen "
      .. "aus einer Liste von Spielern und `{players}` einen oder mehrere, "
      .. "deren Liste sein Wert ist; ohne Liste von allen anderen. Eine Form "
      .. "ohne Lücken darf nur ein Text sein, und Formen, die false sind, "
      .. "fallen weg. Außer den Lücken darf eine Form haben: `n`, wie viele "
      .. "Karten `{cards}` nimmt, eine Zahl oder `{ least, most }`; `from`, "
      .. "einen Stapel statt des Blattes (eine `{card}` neben `{cards}` ist "
      .. "aber vom Blatt); `adds`, was `{cards}` nach der Angabe `points` "
      .. "zusammen ergeben, in einer Gruppe oder in mehreren: eine Zahl oder "
      .. "der Name der Lücke, die sie sagt (mit `\"card\"` zählt jede Gruppe "
      .. "so viel wie diese Karte, sonst ist die Karte in den Gruppen); "
      .. "`once`, true: nur in einer Gruppe; `all`, true: von den anderen "
      .. "Karten dort ergeben keine so viel; `also`, ein zweiter Wert, den "
      .. "Ränge dann haben dürfen, `{ A = 14 }`; `fits`, eine Funktion der "
      .. "Werte, die sagt, ob sie zusammenpassen: true, oder false und der "
      .. "Grund; oder eine Tabelle von Gründen nach dem ersten Wert, warum "
      .. "manche nicht gesagt werden dürfen; `plays`, true: die Karte ist "
      .. "eine, die die Pflichten zum Stich erlauben; `seldom`, true: "
      .. "Zufallsbots sagen es einmal in zwanzig Malen; `bold`, true: ebenso, "
      .. "und denkende Bots sagen es nur, wenn es sicher besser ist als die "
      .. "übliche Antwort; `idle`, true: denkende Bots sagen es nur, wenn es "
      .. "klar besser ist als das übrige, etwa wo ein Spieler eine Karte "
      .. "ziehen darf, statt eine zu spielen; `because`, was von einer Karte "
      .. "zu sagen ist, die nicht in die Lücke passt, mit `{card}` für sie, "
      .. "oder von einem anderen Wert, wo die Form mit einem Wort beginnt; "
      .. "`unless`, warum jetzt niemand diese Form sagen kann, oder false. In "
      .. "diesen Texten steht der Name eines Feldes in Klammern für seinen "
      .. "Wert. `because`, `unless` und der Grund, den `fits` nennt, dürfen "
      .. "eine Tabelle mit weiteren Teilen sein: `{ \"{suit} or a {rank}\", "
      .. "suit = \"S\", rank = \"Q\" }`.",
  ["the player who answers"] = "der Spieler, der antwortet",
  ["the question; `{name}` is replaced by a field of the match"] =
    "die Frage; `{name}` wird durch ein Feld der Partie ersetzt",
  ["a list of what may be said"] = "eine Liste dessen, was gesagt werden darf",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "der Name der gesagten Form, also ihr erstes Wort oder, ohne Wörter, "
      .. "ihre erste Lücke; und der Wert jeder Lücke: Karten als Text, eine "
      .. "Farbe als ihr Buchstabe, andere, wie die Liste sie hat",
  ["nothing can be said"] = "nichts kann gesagt werden",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "die Texte zur Wahl; sie darf Listen von Texten enthalten; Werte, "
      .. "die false sind, fallen weg; `refused = { hearts = \"hearts were "
      .. "turned down\" }` darin sagt, warum etwas nicht dabei ist",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "was die Wahl über das Blatt sagt: `{ holds = { TEXT = cards } }`. "
      .. "Wer keine der Karten hat, kann den Text nicht wählen, und wer ihn "
      .. "wählt, sagt allen, dass mindestens eine davon auf der Hand ist; `{ "
      .. "2, cards }`: mindestens zwei. `says` ist die Ablehnung für alle "
      .. "anderen, mit {cards}",
  ["the text chosen"] = "der gewählte Text",
  ["the list is empty"] = "die Liste ist leer",
  ["the lowest number allowed"] = "die kleinste erlaubte Zahl",
  ["the highest number allowed"] = "die größte erlaubte Zahl",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "Zahlen dazwischen, die der Spieler nicht sagen darf: eine Tabelle "
      .. "mit dem Grund für jede, `{ [3] = \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] =
    "Die Karte ist noch nicht gespielt: siehe `play_card`.",
  ["no trick has been begun, or it is another player's turn"] =
    "es ist kein Stich begonnen, oder ein anderer Spieler ist dran",
  ["how many, or `{ least, most }`"] = "wie viele, oder `{ least, most }`",
  ["the pile, or a player for the hand"] =
    "der Stapel, oder ein Spieler für sein Blatt",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "eine Funktion der Karten (Text), die sagt, ob sie gewählt werden "
      .. "dürfen; sie gibt true zurück, oder false und den Grund",
  ["the cards as text; they stay where they are"] =
    "die Karten als Text; sie bleiben, wo sie sind",
  ["the suit's letter"] = "der Buchstabe der Farbe",
  ["Nobody else sees which cards they are."] =
    "Niemand sonst sieht, welche Karten es sind.",
  ["the pile, or the player who gets them"] =
    "der Stapel, oder der Spieler, der sie bekommt",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "eine Funktion der Karten (Text), die sagt, ob sie gewählt werden "
      .. "dürfen; sie gibt true zurück, oder false und den Grund. Oder eine "
      .. "Tabelle, `{ keep = cards, last = cards }`: der Spieler legt eine "
      .. "Karte nach der anderen weg; die ersten bleiben auf der Hand, und "
      .. "die letzten gehen, für alle sichtbar, nur weg, wenn sonst nichts "
      .. "übrig ist. Alle wissen dann, was der Stapel nicht haben kann",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "Wer passt, bleibt draußen. Das Reizen endet, wenn alle anderen "
      .. "gepasst haben, oder sofort beim höchsten Gebot der Liste.",
  ["what may be bid: a list of texts, low to high"] =
    "was geboten werden darf: eine Liste von Texten, von unten nach oben",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "die Frage, sobald es ein Gebot gibt; es ersetzt darin `{bid}`",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "was Gebote versprechen: eine Funktion (`self`, ein Gebot), die es "
      .. "sagt, oder eine Tabelle von Texten oder der Punkte, die jedes Gebot "
      .. "zählt",
  ["the lowest bid that may be made (the first of the list)"] =
    "das niedrigste Gebot, das erlaubt ist (das erste der Liste)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "der Spieler, der zuerst spricht (der nächste nach dem Geber)",
  ["true: each speaks once, and the highest bid wins"] =
    "true: jeder spricht einmal, und das höchste Gebot gewinnt",
  ["a player who may not pass when all others have"] =
    "ein Spieler, der nicht passen darf, wenn alle anderen gepasst haben",
  ["a player who has the lowest bid if all pass"] =
    "ein Spieler, der das niedrigste Gebot hat, wenn alle passen",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "ein Spieler, der dasselbe Gebot machen darf wie das höchste und es "
      .. "dann hält; auch wenn es kein höheres mehr gibt",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true: wer gepasst hat, darf später wieder sprechen; das Reizen "
      .. "endet, wenn nach dem letzten Gebot alle anderen gepasst haben",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true: auf das letzte Gebot der anderen Partei darf man `double` "
      .. "antworten, und auf ein Double gegen das eigene `redouble`; ein "
      .. "höheres Gebot hebt beide auf. Auch hier darf, wer gepasst hat, "
      .. "wieder sprechen",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "die zwei Wörter dafür, wenn es andere sind: { \"double\", "
      .. "\"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true: nach einem Double bietet niemand mehr; nur die Spieler der "
      .. "gedoppelten Partei sprechen, reihum, um redouble zu sagen oder zu "
      .. "passen",
  ["true: a double is not doubled again"] =
    "true: ein Double wird nicht noch einmal gedoppelt",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "ein Gebot, das nur über manchen anderen erlaubt ist: { das Gebot, "
      .. "das erste und das letzte davon, warum es sonst abgelehnt wird }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true: Gebote, die mit demselben Wort beginnen, wie `90 clubs` und "
      .. "`90 hearts`, sind gleich hoch",
  ["the question once the bid is doubled (`over`)"] =
    "die Frage, sobald das Gebot gedoppelt ist (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "die Frage, sobald es redoppelt ist (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true: ein Gebot ist eine Zahl und eine Farbe, oder ein anderes "
      .. "Wort, und von der Partei des Höchstbietenden hat der Spieler "
      .. "gewonnen, der das zuerst genannt hat",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "das höchste Gebot und der Spieler, der es gewonnen hat; mit "
      .. "`doubles` auch, wievielfach es zählt, 1, 2 oder 4; nichts, wenn "
      .. "alle gepasst haben",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "Der Hintere nennt eine höhere Zahl als die letzte oder passt. Der "
      .. "Vordere sagt `yes` und hält sie damit, oder passt. Es endet, wenn "
      .. "einer gepasst hat.",
  ["the player who names numbers"] = "der Spieler, der Zahlen nennt",
  ["the question to the junior; if not given, which value to bid"] =
    "die Frage an den Hinteren; fehlt sie: welchen Wert er bietet",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "die Frage an den Vorderen; fehlt sie: ob er hält; in beiden Fragen "
      .. "ersetzt die genannte Zahl `{bid}`",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "die Zahlen, die genannt werden dürfen, von unten nach oben, als "
      .. "Text; fehlen sie: alle Spielwerte nach der Angabe `contracts`",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "eine Funktion von `self` und einer Zahl, die als Text sagt, was die "
      .. "Zahl verspricht; fehlt sie: die Spiele, die so viel wert sind",
  ["the last number named before, if there was one"] =
    "die letzte vorher genannte Zahl, wenn es eine gab",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "der Spieler, der übrig bleibt, und die letzte Zahl, die jemand "
      .. "genannt hat; nil, wenn es keine gab",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "Sagt der Spieler nichts an, so werden reihum die Partner gefragt. "
      .. "Gefragt wird jeder, was er auch hat, damit eine Frage nichts über "
      .. "ein Blatt verrät: für die, die nichts ansagen können, antwortet das "
      .. "Programm. Die Karten bleiben, wo sie sind: siehe `show` und `move`. "
      .. "Ein Eintrag der Liste darf auch Punkte und einen Grund haben, `{ "
      .. "\"hearts\", \"KH QH\", 20, \"a marriage\" }`. Dann werden seine "
      .. "Karten gezeigt, die Punkte zählen für die Partei (siehe `count`), "
      .. "und eine Partei kann ihn in einer Runde einmal ansagen. `unless = "
      .. "\"spades\"` in einem Eintrag: ihn kann nur ansagen, wer `spades`, "
      .. "das in der Liste davor steht, nicht ansagen kann; wer ihn ansagt, "
      .. "sagt das allen.",
  ["the player who is asked first"] = "der Spieler, der zuerst gefragt wird",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "was angesagt werden darf: `{ { \"hearts\", \"KH QH\" }, … }`; "
      .. "Einträge, die false sind, fallen weg",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "eine Funktion, die sagt, ob ein Eintrag angesagt werden darf; sie "
      .. "bekommt self, einen Spieler, der die Karten hat, die Wörter, die "
      .. "Karten und die Wörter der Einträge davor, die angesagt werden "
      .. "können (als ein Text)",
  ["cards that do not count as held, such as those just drawn"] =
    "Karten, die nicht als gehalten zählen, etwa die eben gezogenen",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "die angesagten Wörter, die Karten dazu und der Spieler; nichts, "
      .. "wenn niemand etwas angesagt hat",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "Was eine Karte nehmen darf, sagt die Angabe `captures`. Der Spieler "
      .. "sagt `8H takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, "
      .. "`raise 1 to 9 4C`, `add 4C AH to 1`, oder die Karte allein, die "
      .. "liegen bleibt, hinter dem Wort, das die Angabe dafür hat. Nichts "
      .. "wird bewegt.",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", die Karte, die Karten, die sie nimmt, und die Nummern "
      .. "der genommenen Bauten, alles als Text; oder \"build\", \"raise\" "
      .. "oder \"add\", die Karte, die Karten des Tisches, die dazukommen, "
      .. "die Nummer des Baus und sein Wert; oder, bei einer Karte, die "
      .. "liegen bleibt, ihr Wort in der Angabe, ohne eines \"card\", und die "
      .. "Karte",
  ["the game has no fact `captures`"] = "das Spiel hat keine Angabe `captures`",
  ["a list of forms: see `ask`"] = "eine Liste von Formen: siehe `ask`",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "Dann kommen weggelegte Karten dorthin, wo sie hingehören, und nur "
      .. "wer sie dort sieht oder vorher gesehen hat, kennt sie. Alle anderen "
      .. "Antworten sind offen. Die Funktion darf nur fragen: Felder werden "
      .. "danach gesetzt und Karten danach bewegt.",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "eine Funktion, die den Spieler fragt, den sie bekommt, und "
      .. "antwortet, was er gesagt hat",
  ["what the function has answered, by seat; false for who sits out"] =
    "was die Funktion geantwortet hat, nach Plätzen; false für den, der "
      .. "aussitzt",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "Sie ist vom ersten der Ränge, von dem der Spieler nicht alle Karten "
      .. "hat. Mit `others` ist es eine Karte eines anderen Spielers und wird "
      .. "nach ihrer Farbe genannt: der Spieler hat eine Karte der Farbe, "
      .. "aber nicht die gerufene. Hat er alle Karten des ersten Rangs, so "
      .. "ist sie vom zweiten, und er hat die des ersten Rangs in ihrer "
      .. "Farbe. Alle erfahren, was das verrät.",
  ["the player who calls"] = "der Spieler, der ruft",
  ["ranks with blanks between, the first to call first"] =
    "Ränge mit Leerzeichen dazwischen, der zuerst zu rufende zuerst",
  ["letters of the suits that may be called, with blanks between"] =
    "Buchstaben der Farben, die gerufen werden dürfen, mit Leerzeichen "
      .. "dazwischen",
  ["true: the card called is not the player's own"] =
    "true: die gerufene Karte ist nicht die eigene",
  ["with `others`: a pile whose cards are the player's, too"] =
    "mit `others`: ein Stapel, dessen Karten auch dem Spieler gehören",
  ["with `others`: true: the player may call nobody"] =
    "mit `others`: true: der Spieler darf auch niemanden rufen",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "mit `others`: ein Stapel. Ohne eine Karte einer Farbe, die er rufen "
      .. "darf, kann der Spieler dort eine Karte verdeckt ablegen, die für "
      .. "eine solche Karte gilt",
  ["the card, as text; nil if nobody was called"] =
    "die Karte als Text; nil, wenn niemand gerufen wurde",
}
