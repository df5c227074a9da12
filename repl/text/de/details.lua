-- The help on words in German: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "Die Datei ergänzt das Ergebnis um die Schritte des Spiels und gibt "
      .. "es zurück.",
  ["the game, for `function whist:round() … end`"] =
    "das Spiel, für `function whist:round() … end`",
  ["the braces have an unknown name or a wrong value"] =
    "in den Klammern steht ein unbekannter Name oder ein falscher Wert",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "Ihre Schritte ersetzen die des Spiels; `base.choose_trump(self)` "
      .. "ruft den Schritt auf, der ersetzt wird.",
  ["the house rule, to put steps on and to return"] =
    "die Hausregel, die Schritte bekommt und zurückgegeben wird",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "wie beim Spiel; auch, wenn zwei Hausregeln dasselbe ändern und "
      .. "keine über der anderen liegt",
  ["It is a test of the file and a line of the rulebook."] =
    "Es ist ein Test der Datei und eine Zeile des Regelhefts.",
  ["Each pack contains the `jokers`."] = "Jedes Paket enthält die `jokers`.",
  ["the differences: see the facts of a deck"] =
    "die Unterschiede: siehe die Angaben eines Kartenspiels",
  ["there is no such pack, or it has no such card to leave out"] =
    "dieses Paket gibt es nicht, oder die Karte, die fehlen soll, ist "
      .. "nicht darin",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "Farben dürfen eigene Ränge haben, eine Karte darf mehrmals "
      .. "vorkommen, und Karten dürfen Marken haben.",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "es sind mehr als 128 verschiedene Karten, 256 Karten, 12 Farben, 24 "
      .. "Ränge in einer Farbe oder 16 Exemplare einer Karte",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "Regeln lesen und setzen es als `side.NAME`. Das Feld NAME der "
      .. "Partie ist die Liste aller nach Parteien, für Sichten, Beispiele "
      .. "und Angaben.",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "dasselbe wie für ein einzelnes: das Wort seiner Art (`text`, "
      .. "`number`, `flag`, `list`, `players`), das Wort einer Option, ein "
      .. "Vorgabewert, wer einen Stapel sieht; oder { what, listed = \"der "
      .. "Name der Liste\" }. Listen in `keeps` sind anfangs leer",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "Regeln lesen und setzen es als `player.NAME`. Das Feld NAME der "
      .. "Partie ist die Liste aller nach Plätzen, für Sichten, Beispiele und "
      .. "Angaben.",
  ["see `each_side`"] = "siehe `each_side`",
  ["lists, or single items; nil and false are left out"] =
    "Listen oder einzelne Einträge; nil und false fallen weg",
  ["a new list"] = "eine neue Liste",
  ["a text, or a list of texts"] = "ein Text oder eine Liste von Texten",
  ["the same; with the text \"\" the first word is alone"] =
    "dasselbe; mit dem Text \"\" steht das erste Wort allein",
  ["such as a bid"] = "etwa ein Gebot",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "die Wörter, mit denen der Text beginnen darf: ein Text, Wörter mit "
      .. "Leerzeichen dazwischen; oder eine Liste von Texten",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "das Wort, und der Rest, wenn es einen gibt; der ganze Text, wenn er "
      .. "mit keinem der Wörter beginnt",
  ["a text, or a list"] = "ein Text oder eine Liste",
  ["their letters; \"C D H S\", if they are left out"] =
    "ihre Buchstaben; \"C D H S\", wenn sie fehlen",
  ["a text, a number or a player; nil is never among them"] =
    "ein Text, eine Zahl oder ein Spieler; nil gehört nie dazu",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "ein Text aus Wörtern mit Leerzeichen dazwischen; oder eine Liste, "
      .. "deren Einträge Leerzeichen enthalten dürfen",
  ["true or false"] = "true oder false",
  ["After the last word it begins again; `none` gives nil."] =
    "Nach dem letzten Wort geht es von vorn los; `none` ergibt nil.",
  ["words with blanks between, from low to high"] =
    "Wörter mit Leerzeichen dazwischen, von unten nach oben",
  ["one of them"] = "eines davon",
  ["the place, from 1"] = "die Stelle, von 1 an",
  ["the ladder has no such word"] = "die Leiter hat dieses Wort nicht",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "Der Aufstieg endet beim letzten Wort oder am ersten Halt unterwegs.",
  ["words with blanks between"] = "Wörter mit Leerzeichen dazwischen",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "das Wort, bei dem es beginnt; ist es ein Halt, so geht der Aufstieg "
      .. "darüber hinweg",
  ["the number of places"] = "die Zahl der Stellen",
  ["words that no climb passes: one text or several"] =
    "Wörter, über die kein Aufstieg hinausgeht: ein Text oder mehrere",
  ["the word, and the number of places climbed"] =
    "das Wort, und um wie viele Stellen es hinaufging",
  ["the number of times, up to 64"] = "wie oft, höchstens 64",
  ["text, words with blanks between; or a list of such texts"] =
    "ein Text, Wörter mit Leerzeichen dazwischen; oder eine Liste "
      .. "solcher Texte",
  ["the text, or a list with a text for each"] =
    "der Text, oder eine Liste mit einem Text für jeden",
  ["the ranks in a row, low to high: words with blanks between"] =
    "die Ränge einer Reihe, von unten nach oben: Wörter mit Leerzeichen "
      .. "dazwischen",
  ["how many cards each row has"] = "wie viele Karten jede Reihe hat",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "eine Liste von Texten: die Reihen der ersten Farbe, dann die der "
      .. "nächsten",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "Sie stehen in der Reihenfolge der Arten; die einer Art nach ihrer "
      .. "höchsten Karte, und dann kommt die Farbe `first` zuerst.",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "die beste Art zuerst: { points, run = wie viele in Folge } oder { "
      .. "points, same = ranks }",
  ["a suit's letter"] = "der Buchstabe einer Farbe",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "eine Liste von { cards, points, wie viele Karten, die höchste "
      .. "Karte, ob sie von dieser Farbe ist }, die letzten drei als Text",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "der Buchstabe einer französischen Farbe; nil ohne Trumpf: keine "
      .. "Bauern",
  ["a card above both, such as a joker; false or nil for none"] =
    "eine Karte über beiden, etwa ein Joker; false oder nil für keine",
  ["a list of cards, low to high"] =
    "eine Liste von Karten, von unten nach oben",
  ["there is no such suit"] = "diese Farbe gibt es nicht",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "Der Rang einer Karte ist ihr Monat, 1 bis 12, ihre Farbe die Art: "
      .. "light (`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, zweimal; "
      .. "`12P` dreimal). Die Gedichtbänder haben die Marke `poem`, die "
      .. "blauen `blue`, der Regenmann `rain`, der Sakebecher `cup`.",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "Die Marke `oudler` haben 1T, 21T und EX.",
  ["Views have it."] = "Sichten haben es.",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "dasselbe wie für jedes Feld: das Wort seiner Art (`text`, `number`, "
      .. "`player`), das Wort einer Option oder ein Vorgabewert",
  ["The file is loaded once, and its result cannot be changed."] =
    "Die Datei wird einmal geladen, und ihr Ergebnis lässt sich nicht "
      .. "ändern.",
  ["a name with a path in it; a file that requires itself"] =
    "ein Name mit einem Pfad darin; eine Datei, die sich selbst verlangt",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "Ein Feld braucht nur den Bereich, `number(0, 13)`; `number` allein "
      .. "lässt jede ganze Zahl zu. In einem Feld sind `names` die Wörter, "
      .. "die der Tisch für manche seiner Zahlen sagt.",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "Das erste ist der Vorgabewert, und der letzte Text ist die "
      .. "Bedeutung. Mit `of` sind es die Wörter eines Textes oder einer "
      .. "Liste; `from` lässt die Wörter vor diesem weg, und `default` darf "
      .. "einen anderen Vorgabewert als das erste nennen. Ein Feld braucht "
      .. "nur die Wörter, `choice \"up down\"`; die Wörter einer Hausregel "
      .. "für ein Feld des Spiels kommen zu denen des Spiels hinzu. Ein Feld "
      .. "darf bestimmte Werte in anderen brauchen: `choice { of = \"small "
      .. "grand\", needs = { bold = true } }`.",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "Mit `of` besteht der Text aus diesen Wörtern, mit Leerzeichen oder "
      .. "Kommas dazwischen; `count` ist ihre Zahl.",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "Spiele, die das gemeinsam haben, stehen zusammen: { hearts = 10, "
      .. "spades = 11, from = 2, to = 18, trump = true }. Das Feld `contract` "
      .. "nennt den gespielten; Regeln lesen die Zahl als "
      .. "self.facts.contracts.NAME",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "Das erste ist ein Feld mit diesem Spieler, und alle sehen, wie "
      .. "viele Augen beide Lager haben, sobald alle wissen, wer dazugehört; "
      .. "siehe seine Teile",
  ["Where all have passed the table says so without it"] =
    "Haben alle gepasst, so sagt es der Tisch auch ohne das",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "Der Tisch nennt stattdessen die Namen der Spieler und versteht sie. "
      .. "Bei mehreren eine Liste; sie darf auch Felder nennen, deren Text "
      .. "aus Plätzen besteht",
  ["Not given: nobody is told"] = "Fehlt es, so erfährt es niemand",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "Die Felder mit den Namen des ersten Schritts behalten, was jede "
      .. "Partei zuletzt gesagt hat",
  ["All see them, and the field of its name keeps the player"] =
    "Alle sehen sie, und das Feld dieses Namens behält den Spieler",
  ["the name of a field of the round, a card"] =
    "der Name eines Feldes der Runde, einer Karte",
  ["Write it behind `follow_suit`."] = "Schreib es hinter `follow_suit`.",
  ["the name of a field of the round, the player who has called it"] =
    "der Name eines Feldes der Runde: der Spieler, der sie gerufen hat",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "Nur Karten auf der Hand des Spielers zählen: hat das Blatt keine, "
      .. "die gespielt werden darf, so bindet die Pflicht nicht. Wo Namen von "
      .. "Karten es nicht sagen, nennt eine Funktion die Karten, die gespielt "
      .. "werden müssen: Text, eine Liste, Karten, eine Farbe für alle ihre "
      .. "Karten oder nil für keine.",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "der Satz; zu `play`, `avoid` und den anderen siehe die Teile einer "
      .. "Pflicht",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "bekommt `self`, das Blatt des Spielers am Zug und den Spieler; sie "
      .. "darf die Partie nicht ändern und niemanden fragen",
  ["Given a list of obligations, all wait for the pile."] =
    "Bei einer Liste von Pflichten warten alle auf den Stapel.",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "der Name eines Stapels, den alle teilen: `\"stock\"` oder einer des "
      .. "Spiels",
  ["one, or a list of them"] = "eine, oder eine Liste davon",
  ["one of the list that binds from the start; false for none"] =
    "diejenige der Liste, die von Anfang an bindet; false für keine",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "Namen von Umständen mit Kommas dazwischen, etwa `\"leading, first "
      .. "trick\"`; oder eine Liste solcher Namen, mit Werten von Feldern "
      .. "oder Optionen: `{ \"leading\", trump = \"H\" }`",
  ["see `when`"] = "siehe `when`",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "Karten, Ränge, Farben oder `\"J of trumps\"`, mit Kommas dazwischen",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "Jedes Spiel hat diesen Schritt. Davor mischt das Programm die "
      .. "Karten in den Talon und leert die Felder der Runde",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` ist ein Text, mit `=` zwischen gleich hohen Karten; oder eine "
      .. "Liste, in der mehrere Karten an einer Stelle gleich hoch sind, die "
      .. "der Trumpffarbe aber über den anderen. Fehlt es: die `ranks` des "
      .. "Spiels und das Feld `trump`",
  ["Views have the table, and the screen shows it"] =
    "Sichten haben die Tabelle, und der Bildschirm zeigt sie",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "Fehlt es: der Spieler, den self:pass_deal_to genannt hat, oder der "
      .. "nächste in der Reihe",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "Ohne diesen Schritt: siehe `base.over`. Hat self:win_match eine "
      .. "Partei genannt, so hat sie gewonnen",
  ["the player to begin with (player 1)"] =
    "der Spieler, bei dem es beginnt (Spieler 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "der Spieler, bei dem es beginnt (der nächste nach dem Geber)",
  ["as many players as take part"] = "so viele Spieler, wie mitspielen",
  ["a player or a seat"] = "ein Spieler oder ein Platz",
  ["how many seats (1)"] = "wie viele Plätze (1)",
  ["a player"] = "ein Spieler",
  ["a player; nil if there is none"] = "ein Spieler; nil, wenn es keinen gibt",
  ["the cards as text"] = "die Karten als Text",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "Ruf es auf, bevor Karten gegeben werden, oder sag, wohin die Karten "
      .. "des Spielers kommen.",
  ["the pile into which the player lays the hand first"] =
    "der Stapel, auf den der Spieler zuerst sein Blatt legt",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "der Spieler hat Karten, es werden Stiche gespielt, oder niemand "
      .. "sonst spielt mit",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "Zur ersten Partei gehören die genannten Spieler und alle, die eine "
      .. "der Karten in `holds` haben oder gespielt haben; zur zweiten alle "
      .. "anderen. Die genannten kennt jeder. Wer eine solche Karte hat, "
      .. "bleibt geheim, bis sie gespielt wird oder `reveal_party` es sagt; "
      .. "vorher verraten es weder Sichten noch Berichte noch Bots. Jeder "
      .. "Spieler hat von jetzt an `player.party`, in einer Partei alle "
      .. "dieselbe: siehe dort.",
  ["the first party, as text for the players"] =
    "die erste Partei, als Text für die Spieler",
  ["the second party, as text for the players"] =
    "die zweite Partei, als Text für die Spieler",
  ["a player of the first party, or a list of them"] =
    "ein Spieler der ersten Partei oder eine Liste davon",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "Karten als Text: wer eine davon hat, gehört auch zur ersten Partei",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true: es gibt noch keine Parteien, und niemand darf sagen, was die "
      .. "Angabe `announcements` hat; das Spiel ruft das Wort noch einmal "
      .. "auf, wenn sie feststehen",
  ["there are no parties"] = "es gibt keine Parteien",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` sind die Karten, die ihre Spieler gewonnen haben, "
      .. "`party.points` deren Augen, `party.tricks` die Zahl ihrer Stiche, "
      .. "`party.count`, was sie gezählt haben, `party.players` die Liste der "
      .. "Spieler; `self:score` gibt jedem davon Punkte.",
  ["1 or 2"] = "1 oder 2",
  ["a party; nil if none have been formed"] =
    "eine Partei; nil, wenn keine gebildet sind",
  ["how many places (1)"] = "um wie viele Stellen (1)",
  ["the seat, from 1"] = "der Platz, von 1 an",
  ["a number from 1, or a player"] = "eine Zahl von 1 an, oder ein Spieler",
  ["a side"] = "eine Partei",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "Wer einen Joker zieht oder dieselbe Karte wie ein anderer, zieht "
      .. "noch einmal. Der Spieler mit der höchsten Karte, nach dem Rang und "
      .. "dann nach der Farbe, spielt zuerst; der mit der zweithöchsten ist "
      .. "der Partner. Sitzen die beiden sich nicht gegenüber, so tauschen "
      .. "zwei Spieler die Plätze; der erste Platz bleibt. Alle Karten werden "
      .. "neu gemischt.",
  ["the name of a pile that each player has and all see, for the cards"] =
    "der Name eines Stapels, den jeder Spieler hat und alle sehen, für "
      .. "diese Karten",
  ["why they are shown, as text for the players"] =
    "warum sie gezeigt werden, als Text für die Spieler",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "der Spieler, der zuerst spielt, auf den neuen Plätzen; und die "
      .. "beiden, die getauscht haben, wenn getauscht wurde",
  ["there are not two sides of two players each"] =
    "es sind nicht zwei Parteien zu je zwei Spielern",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "eine Karte als Text; oder eine Liste davon, in der die erste gilt, "
      .. "die jemand hat",
  ["why, as text for the players: then the card is shown"] =
    "warum, als Text für die Spieler: dann wird die Karte gezeigt",
  ["the player, or nil if nobody holds the card"] =
    "der Spieler, oder nil, wenn niemand die Karte hat",
  ["Nobody is told: it is for the end of a round."] =
    "Niemand erfährt es: es ist für das Ende einer Runde.",
  ["text, a list of texts, cards or a pile"] =
    "Text, eine Liste von Texten, Karten oder ein Stapel",
  ["the first such player in turn after the dealer, or nil"] =
    "der erste solche Spieler in der Reihe nach dem Geber, oder nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` setzt es",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "die Karte als Text; oder `clubs`, `diamonds`, `hearts`, `spades`, "
      .. "`oros`, `copas`, `espadas`, `bastos`, auch als letztes von mehreren "
      .. "Wörtern",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "ein Buchstabe: `suit \"QS\"` ist `\"S\"`, ebenso `suit \"spades\"` "
      .. "und `suit \"7 spades\"`; bei einem Joker und bei jedem anderen "
      .. "Namen nil",
  ["the card, as text"] = "die Karte als Text",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "sein Name: `rank \"10H\"` ist `\"10\"`, bei einem Joker `\"joker\"`",
  ["a number; nil if there is none"] = "eine Zahl; nil, wenn es keine gibt",
  ["its letter, as `\"S\"`"] = "ihr Buchstabe, etwa `\"S\"`",
  ["cards"] = "Karten",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "sein Name, etwa `\"10\"` oder `\"joker\"`; oder eine Liste von Namen",
  ["there is no such rank"] = "diesen Rang gibt es nicht",
  ["its name"] = "ihr Name",
  ["the deck has no such tag"] = "das Kartenspiel hat diese Marke nicht",
  ["Jokers have none."] = "Joker haben keinen.",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "nur Ränge, von denen genau n Karten da sind (von denen überhaupt "
      .. "welche da sind)",
  ["a list of their names"] = "eine Liste ihrer Namen",
  ["Others that are not among them do not matter."] =
    "Andere, die nicht darunter sind, stören nicht.",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "Eine Karte, die in beiden ist, ist so oft da wie dort, wo sie öfter "
      .. "vorkommt.",
  ["a list of texts"] = "eine Liste von Texten",
  ["a number"] = "eine Zahl",
  ["it is no card of the deck"] = "es ist keine Karte des Kartenspiels",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "Text, Listen von Texten, Karten, Stapel oder Reihen von Stapeln, "
      .. "einer oder mehrere; nil fällt weg",
  ["piles, or rows of piles, one or several"] =
    "Stapel oder Reihen von Stapeln, einer oder mehrere",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1: nur die, die um eins höher sind; -1: nur die, die um eins "
      .. "niedriger sind",
  ["the step is neither 1 nor -1"] = "der Abstand ist weder 1 noch -1",
  ["cards with blanks between, written in any way"] =
    "Karten mit Leerzeichen dazwischen, beliebig geschrieben",
  ["a deck or its name (\"french\")"] =
    "ein Kartenspiel oder sein Name (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "dieses Kartenspiel gibt es nicht",
  ["the card played later, as text"] = "die später gespielte Karte, als Text",
  ["the card played before it"] = "die davor gespielte Karte",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "die ausgespielte Farbe, als Buchstabe oder als eine ihrer Karten "
      .. "(`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "der Buchstabe einer Farbe; `\"trump\"` für Trümpfe, die keine Farbe "
      .. "sind; nil für eine Karte, die zu keiner gehört",
  ["text or a list of texts, in the order played"] =
    "Text oder eine Liste von Texten, in der gespielten Reihenfolge",
  ["its place, 1 for the first"] = "ihre Stelle, 1 für die erste",
  ["a letter, or `\"trump\"`"] = "ein Buchstabe oder `\"trump\"`",
  ["text"] = "Text",
  ["a whole number"] = "eine ganze Zahl",
  ["the game has no fact `points`"] = "das Spiel hat keine Angabe `points`",
  ["a number; nil if there is none, so that it can be a condition"] =
    "eine Zahl; nil, wenn es keine gibt, damit es eine Bedingung sein "
      .. "kann",
  ["A hand has no top."] = "Ein Blatt hat keine oberste Karte.",
  ["the card as text; nil if the pile is empty"] =
    "die Karte als Text; nil, wenn der Stapel leer ist",
  ["the pile is a hand"] = "der Stapel ist ein Blatt",
  ["They stay the same when the pile changes."] =
    "Sie bleiben dieselben, wenn sich der Stapel ändert.",
  ["That is not always the suit printed on them."] =
    "Das ist nicht immer die aufgedruckte Farbe.",
  ["a letter, or `\"trump\"` for all trumps"] =
    "ein Buchstabe, oder `\"trump\"` für alle Trümpfe",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "der Stapel, und seine Nummer, wenn er zu einer Reihe gehört; nil, "
      .. "wenn sie in keinem ist",
  ["a pile that is no hand"] = "ein Stapel, der kein Blatt ist",
  ["a list of texts, that card first"] =
    "eine Liste von Texten, diese Karte zuerst",
  ["the card is not in the pile"] = "die Karte ist nicht im Stapel",
}
