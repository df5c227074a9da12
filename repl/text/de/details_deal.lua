-- The help on words in German: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "Siehe `who_is_out`. Die Reihenfolge lässt sich unterwegs ändern: "
      .. "siehe `skip_turn`, `turn_again`, `give_turn` und `reverse_turns`.",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "der Spieler, bei dem es beginnt (der nächste nach dem Geber); oder "
      .. "`{ first = player, play_on = true }`: wer keine Karten mehr hat, "
      .. "kommt nicht mehr dran, und die anderen spielen weiter, bis nur noch "
      .. "einer Karten hat",
  ["the player before (whose turn it is in `each_turn`)"] =
    "der Spieler davor (wer in `each_turn` an der Reihe ist)",
  ["a player; that same player if nobody else holds cards"] =
    "ein Spieler; derselbe, wenn sonst niemand Karten hat",
  ["a list of players"] = "eine Liste von Spielern",
  ["a player; nil if everyone who takes part has cards"] =
    "ein Spieler; nil, wenn alle, die mitspielen, Karten haben",
  ["Before the first turn of a round it is the player who would begin."] =
    "Vor dem ersten Zug einer Runde ist es der Spieler, der beginnen "
      .. "würde.",
  ["how many (1)"] = "wie viele (1)",
  ["The turns go on from there."] = "Von dort geht es weiter.",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "Dahinter kommen die, die ohne eigenen Zug keine Karten mehr haben, "
      .. "und dann die, die noch Karten haben, jeweils in der Reihe nach dem "
      .. "Geber.",
  ["a function (`self`, a player); it may also ask the player"] =
    "eine Funktion (`self`, ein Spieler); sie darf den Spieler auch "
      .. "fragen",
  ["cards for each player, 1 at least"] =
    "Karten für jeden Spieler, mindestens 1",
  ["how many cards at a time (1)"] = "wie viele Karten auf einmal (1)",
  ["the stock is too small"] = "der Talon ist zu klein",
  ["no card has been dealt in this round"] =
    "in dieser Runde ist keine Karte gegeben worden",
  ["a pile or a player"] = "ein Stapel oder ein Spieler",
  ["how many cards (1)"] = "wie viele Karten (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "ein Stapel, dessen Karten außer der obersten zu einem neuen Talon "
      .. "gemischt werden, sooft der Talon leer ist; sind es immer noch zu "
      .. "wenige, so werden so viele gezogen, wie da sind",
  ["the cards drawn, as text"] = "die gezogenen Karten als Text",
  ["the stock has not enough cards, and no discards are given"] =
    "der Talon hat nicht genug Karten, und es ist keine Ablage angegeben",
  ["text, a list of texts, cards, or a whole pile"] =
    "Text, eine Liste von Texten, Karten oder ein ganzer Stapel",
  ["a card is not in the pile"] = "eine Karte ist nicht im Stapel",
  ["If a player is given, it is the whole hand."] =
    "Ist ein Spieler angegeben, so ist es das ganze Blatt.",
  ["one or several cards, or a player"] =
    "eine oder mehrere Karten, oder ein Spieler",
  ["why, as text for the players; may be left out"] =
    "warum, als Text für die Spieler; darf fehlen",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "der Stapel, in dem sie sind, oder der Spieler, der sie hat; nur "
      .. "nötig, wenn das Kartenspiel eine Karte zweimal hat",
  ["the cards that were shown"] = "die gezeigten Karten",
  ["Each round begins this way, so rules say it only to deal again."] =
    "Jede Runde beginnt so, deshalb sagen Regeln es nur, um neu zu geben.",
  ["a list of numbers, and of { number, pile }"] =
    "eine Liste von Zahlen und von { number, pile }",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "Ein Blatt, das so viele hat, zieht nichts, und eines bleibt "
      .. "kleiner, wenn keine Karten mehr da sind.",
  ["how many cards a hand is to have"] =
    "wie viele Karten ein Blatt haben soll",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "ein Stapel, aus dem gezogen wird, wenn der Talon leer ist, etwa die "
      .. "aufgedeckte Karte; nil: keiner",
  ["who draws, in this order"] = "wer zieht, in dieser Reihenfolge",
  ["a hand is no such pile"] = "ein Blatt ist kein solcher Stapel",
  ["text, a list of texts, or cards"] =
    "Text, eine Liste von Texten oder Karten",
  ["the pile where they lie"] = "der Stapel, auf dem sie liegen",
  ["the pile for those that lay there before"] =
    "der Stapel für die, die vorher dort lagen",
  ["a card is not in the hand"] = "eine Karte ist nicht auf der Hand",
  ["the card of the hand, as text"] = "die Karte vom Blatt, als Text",
  ["the card taken, as text"] = "die genommene Karte, als Text",
  ["the player does not hold the card, or the pile is empty"] =
    "der Spieler hat die Karte nicht, oder der Stapel ist leer",
  ["The lowest is drawn next."] = "Die unterste wird als nächste gezogen.",
  ["a pile of the game's own"] = "ein Stapel des Spiels",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "wie viele Karten bleiben, die obersten (1); 0: alle werden umgedreht",
  ["the pile that they are laid on, in place of the stock"] =
    "der Stapel, auf den sie statt auf den Talon kommen",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "Ist ein Stapel angegeben, so kommen zuerst seine Karten außer der "
      .. "obersten in den Talon.",
  ["a pile of the game's own that becomes part of the stock"] =
    "ein Stapel des Spiels, der Teil des Talons wird",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "Sie hängt vom Startwert der Partie ab, damit eine Partie wiederholt "
      .. "werden kann. Geheim ist sie nicht: alle Spieler dürfen sie sofort "
      .. "wissen.",
  ["a whole number, 1 at least"] = "eine ganze Zahl, mindestens 1",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "Mit einer Leiter von Ansagen darf, wer gezogen hat, eine stärkere "
      .. "machen als die letzte, oder passt. Sind alle Karten gezogen, so "
      .. "dürfen alle reihum ansagen, bis alle nacheinander gepasst haben. "
      .. "Gefragt wird jeder, was er auch hat, damit eine Frage nichts über "
      .. "ein Blatt verrät: für die, die nichts ansagen können, antwortet das "
      .. "Programm. Ansagen werden gezeigt. Wer die letzte gemacht hat, darf "
      .. "nur weitere Exemplare derselben Karte hinzufügen.",
  ["how many each player draws"] = "wie viele jeder Spieler zieht",
  ["the player who draws first (the next in turn after the dealer)"] =
    "der Spieler, der zuerst zieht (der nächste nach dem Geber)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "was angesagt werden darf, von unten nach oben: eine Liste von "
      .. "Karten einer Art, als Text; oder von Listen solcher Karten, die "
      .. "gleich stark sind; false fällt weg",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true: es dürfen mehr Exemplare angesagt werden, als die Leiter "
      .. "nennt; mehr Karten schlagen weniger, und bei gleich vielen gewinnt, "
      .. "was auf der Leiter höher ist",
  ["the question"] = "die Frage",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "die Frage, sobald es eine Ansage gibt; sie ersetzt darin `{cards}`",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true: niemand sagt an, bevor die letzte Karte gezogen ist; oder der "
      .. "Spieler, der dann zuerst gefragt wird",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "der Spieler, der zuerst gefragt wird, wenn alle Karten gezogen sind "
      .. "(wer zuerst gezogen hat)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "die Karten der letzten Ansage als Text, und der Spieler, der sie "
      .. "gemacht hat; nichts, wenn es keine gibt",
  ["the stock has not enough cards"] = "der Talon hat nicht genug Karten",
  ["It counts as a decision that has one answer."] =
    "Es gilt als Entscheidung mit nur einer Antwort.",
  ["the player who gives"] = "der Spieler, der gibt",
  ["cards of the hand: text, a list of texts, or cards"] =
    "Karten vom Blatt: Text, eine Liste von Texten oder Karten",
  ["a player, for the hand, or a pile"] =
    "ein Spieler, für sein Blatt, oder ein Stapel",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "Karten, von denen der Empfänger jetzt weiß, dass der Spieler keine "
      .. "hat, etwa alle höheren",
  ["the player does not hold the cards"] = "der Spieler hat die Karten nicht",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "Das Blatt wird vorher gemischt, sodass die Stelle, eine Zahl von 1 "
      .. "an, nichts sagt; aber der Spieler wählt sie. Nur diese beiden "
      .. "sehen, welche Karte es ist.",
  ["the player who draws"] = "der Spieler, der zieht",
  ["the player who holds the cards"] = "der Spieler, der die Karten hat",
  ["the hand is empty"] = "das Blatt ist leer",
  ["the player who holds them"] = "der Spieler, der sie hat",
  ["the player who gets them"] = "der Spieler, der sie bekommt",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "Ist statt der Karten ein Spieler angegeben, so ist es das ganze "
      .. "Blatt.",
  ["who sees them"] = "wer sie sieht",
  ["why, as text for the players; may be nil"] =
    "warum, als Text für die Spieler; darf nil sein",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "der Stapel, in dem sie sind, oder der Spieler, der sie hat; für ein "
      .. "ganzes Blatt nicht nötig",
  ["a card is not there"] = "eine Karte ist nicht da",
  ["What was to come after this word is left out."] =
    "Was nach diesem Wort käme, entfällt.",
  ["a trick has been played"] = "es ist schon ein Stich gespielt",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "Karten, die alle kennen: Text, eine Liste von Texten, Karten oder "
      .. "ein Stapel",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "Was die Regeln in einem Blatt finden und was eine Wahl davon zeigt, "
      .. "muss gesagt werden: Bots stellen sich nur Blätter vor, die dazu "
      .. "passen.",
  ["how many at least (1)"] = "wie viele mindestens (1)",
  ["the cards that came last, which do not count"] =
    "die Karten, die zuletzt kamen; sie zählen nicht",
  ["how many, 1 at least"] = "wie viele, mindestens 1",
  ["only these cards count (all)"] = "nur diese Karten zählen (alle)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "eine Liste von Texten, jeder die Karten einer Gruppe; höchstens 512",
  ["a set has some of its cards more often than others"] =
    "eine Gruppe hat manche ihrer Karten öfter als andere",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "Es sieht nach, ob sie eine von bestimmten Karten ist, und sagt "
      .. "allen die Antwort.",
  ["the card that came last"] = "die Karte, die zuletzt kam",
  ["the card is not there"] = "die Karte ist nicht da",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "Es sagt allen, wie viele der gekommenen geblieben sind. Ältere "
      .. "Dateien geben die Zahl als drittes Argument an, was nichts ändert: "
      .. "die Züge sagen, wie viele blieben.",
  ["the pile that the cards came from and went back to"] =
    "der Stapel, aus dem die Karten kamen und in den sie zurückgingen",
  ["how many stayed"] = "wie viele geblieben sind",
  ["the last moves were not between the hand and the pile"] =
    "die letzten Züge waren nicht zwischen Blatt und Stapel",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "Der Ausspieler spielt eine Karte, die anderen folgen reihum, wie "
      .. "die Pflichten es sagen, die beste Karte gewinnt, und wer den Stich "
      .. "macht, spielt zum nächsten aus. Nach jedem Stich wird der Schritt "
      .. "`after_trick(winner)` des Spiels aufgerufen, wenn es ihn gibt; gibt "
      .. "er true zurück, so wird kein Stich mehr gespielt. Wörter, die "
      .. "`may_say` erlaubt, dürfen vor einer Karte gesagt werden.",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "der Spieler, der zum ersten Stich ausspielt (der nächste nach dem "
      .. "Geber); sitzt er aus, so spielt der nächste in der Reihe aus",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "wie viele Stiche (bis niemand mehr Karten hat, auch wenn "
      .. "`after_trick` ziehen lässt)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "ein Spieler, der das Spiel beendet, indem er einen Stich macht "
      .. "(niemand)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "eine Funktion, die vor jeder Karte aufgerufen wird, wie in "
      .. "`play_trick`; dann werden Wörter von `may_say` nicht gehört, und es "
      .. "gibt keinen Strohmann",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "ein Spieler, der sein Blatt offen auslegt, sobald die erste Karte "
      .. "gespielt ist, und nichts entscheidet",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "der Spieler, der die Karten des Strohmanns wählt, wenn dieser dran "
      .. "ist",
  ["the winner of the last trick"] = "wer den letzten Stich gemacht hat",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "Ruf dann für jeden Spieler `ask_card` und `play_card` auf, und "
      .. "`end_trick`. `play_tricks` macht das alles, und schneller.",
  ["the player who plays first"] = "der Spieler, der zuerst spielt",
  ["the player whose turn it is"] = "der Spieler, der dran ist",
  ["it is not the player's turn, or the card is not in the hand"] =
    "der Spieler ist nicht dran, oder die Karte ist nicht auf der Hand",
  ["the player who won it"] = "der Spieler, der ihn gemacht hat",
  ["not all have played"] = "nicht alle haben gespielt",
  ["That is much faster."] = "Das ist viel schneller.",
  ["a side, or a player for the side; if left out, all sides"] =
    "eine Partei, oder ein Spieler für sie; fehlt es: alle Parteien",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "der Buchstabe einer Farbe; `\"trump\"`, wo die Trümpfe keine Farbe "
      .. "sind; nil vor der ersten Karte",
  ["the card as text and the player; nothing before the first card"] =
    "die Karte als Text und der Spieler; nichts vor der ersten Karte",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "Text, etwa `\"10C KC\"`; leer, wo kein Stich gespielt wird",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "Text, Karten, ein Stapel; ein Spieler für alle Karten, die er in "
      .. "dieser Runde hatte; mehrere Argumente gelten zusammen",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "die Zahl, und true, wenn sie unter den Karten sind, false, wenn sie "
      .. "fehlen",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "Der Spieler spielt dann wie in `play_tricks`, und der Schritt "
      .. "`after_trick(winner)` wird aufgerufen, wenn es ihn gibt. Wörter von "
      .. "`may_say` werden nicht gehört.",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "eine Funktion, die `self` und den Spieler am Zug bekommt, mit dem "
      .. "bisherigen Stich auf dem Tisch; antwortet sie mit einer Karte vom "
      .. "Blatt, so wird diese gespielt, sonst wird der Spieler gefragt",
  ["the winner; and what `after_trick` has answered"] =
    "wer gewonnen hat; und was `after_trick` geantwortet hat",
  ["a player has no card to play, or `before` plays one itself"] =
    "ein Spieler hat keine Karte zu spielen, oder `before` spielt selbst "
      .. "eine",
  ["the players; nothing if nobody has"] = "die Spieler; nichts, wenn niemand",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "Sie treten an die Stelle der früher genannten. Jeder hört ein Wort. "
      .. "Das Programm ruft den Schritt `said(player, word)` auf und fragt "
      .. "dann nach der Karte oder nach einem weiteren Wort. Zufallsbots "
      .. "sagen selten eines; denkende Bots nur, wenn es sich sicher lohnt.",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "eine Liste von { \"word\", … }; Einträge, die false sind, fallen "
      .. "weg. Ein Eintrag darf haben: `cards`, wie viele Karten der Spieler "
      .. "mindestens noch haben muss, mit der zu spielenden; `late`, was zu "
      .. "sagen ist, wenn es weniger sind; `with`, Karten: eine davon muss "
      .. "gleich nach dem Wort gespielt werden; `always`, true: der Spieler "
      .. "braucht es nicht zu sagen, es gilt von selbst mit jeder dieser "
      .. "Karten; `unless`, warum der Spieler es nicht sagen kann, oder false",
  ["the game has no step `said`"] = "das Spiel hat keinen Schritt `said`",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "Bei der ersten erfahren alle, ob das Blatt auch die anderen hat, "
      .. "denn auch Schweigen sagt etwas. Das Wort zählt nichts: siehe "
      .. "`who_has_held`.",
  ["two or more cards, as text, a list of texts, or cards"] =
    "zwei oder mehr Karten, als Text, Liste von Texten oder Karten",
  ["what is said with the first of them, as text; false for nothing"] =
    "was mit der ersten gesagt wird, als Text; false für nichts",
  ["what is said with the last of them; left out: nothing"] =
    "was mit der letzten gesagt wird; fehlt es: nichts",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "das Kartenspiel hat eine der Karten zweimal; oder es gibt mehr als "
      .. "8 solche Gruppen",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "Was es über ein Blatt verrät, muss auch gesagt werden: siehe "
      .. "`tell_holds`.",
  ["who says it"] = "wer es sagt",
  ["what is said"] = "was gesagt wird",
  ["text or a list of texts, in the order in which they are named"] =
    "Text oder eine Liste von Texten, in der genannten Reihenfolge",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "eine Liste von { kind = \"single\", \"pair\", \"triple\", \"quad\", "
      .. "\"tractor\" oder \"bulldozer\", cards, width = Exemplare von jeder, "
      .. "length = wie viele nebeneinander }; nil, wenn die Karten nicht von "
      .. "einer Farbe sind",
  ["a whole number; 0 before the first play of a match"] =
    "eine ganze Zahl; 0 vor dem ersten Ausspielen einer Partie",
  ["a list; empty before the first play of a round"] =
    "eine Liste; leer vor dem ersten Ausspielen einer Runde",
  ["a side, its number, or one of its players"] =
    "eine Partei, ihre Nummer oder einer ihrer Spieler",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "eine Liste von { kind, cards, width, length }; nil, wenn sie nicht "
      .. "von einer Farbe sind",
}
