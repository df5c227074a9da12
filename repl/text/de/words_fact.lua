-- The help on the facts of a game, on examples and lessons in German:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "Zahl: wie viele mitspielen; weglassen, wenn eine Option es sagt",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "ein Blatt: die Karten: french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or "
    .. "lists of seats; { [4] = \"partners\" }: where four play; left out: "
    .. "each for oneself"] =
    "Text oder Listen von Plätzen: \"partners\" (wer einander "
      .. "gegenübersitzt) oder Listen von Plätzen; { [4] = \"partners\" }: "
      .. "nur zu viert; weggelassen: jeder für sich",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "Text: \"clockwise\" oder \"anticlockwise\"",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "Text: die Ränge von unten nach oben; weggelassen: wie im Blatt",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "Tabelle: die Punkte von Rängen, Farben oder einzelnen Karten; ein Name "
      .. "kann mehrere aufzählen, [\"K Q J\"] = 10; `trumps = { J = 20 }` "
      .. "gilt für Trümpfe, und der Name eines Feldes für das, was von dessen "
      .. "Wert abhängt: contract = { high = { A = 19 } }; `trick = 1` zählt "
      .. "jeder Stich, `last_trick = 10` der letzte, und `last_trick = { 10, "
      .. "20 }` der vorletzte und der letzte, für self:count_cards; `halves = "
      .. "true`: zwei dieser Punkte sind am Tisch einer",
  ["table: what the contracts are worth, by name: a number, or a number "
    .. "with how often it may count, { 12, from = 2, to = 18 }, and with "
    .. "`trump`, `top` and `ranks`, which cards are higher in it, as the "
    .. "step `order` says it otherwise; `trump = true`: the suit of its "
    .. "name."] =
    "Tabelle: was die Spiele wert sind, nach Namen: eine Zahl, oder eine "
      .. "Zahl und wie oft sie zählen kann, { 12, from = 2, to = 18 }, und "
      .. "mit `trump`, `top` und `ranks`, welche Karten darin höher sind, so "
      .. "wie es sonst der Schritt `order` sagt; `trump = true`: die Farbe "
      .. "seines Namens.",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points "
    .. "= 90 }; the first has a word for each party if it can be said; see "
    .. "the parts of an announcement, and self:count_announcements"] =
    "Liste: was die beiden Parteien von self:form_parties ansagen oder ohne "
      .. "Ansage erreichen können, Schritt für Schritt, vom niedrigsten an: "
      .. "{ \"no 90\", points = 90 }; der erste hat ein Wort für jede "
      .. "Partei, wenn man ihn ansagen kann; siehe die Teile einer Ansage "
      .. "und self:count_announcements",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its "
    .. "cards like a hand; counted = true: the screen only counts them, as "
    .. "cards that were taken and lie face down; if each side or player "
    .. "has one: { sees = …, each = \"side\" }; a row of seven piles: { "
    .. "sees = …, n = 7 }, which rules read as self.NAME[1] to "
    .. "self.NAME[7]; whose cards lie on those of a face-down row: { sees "
    .. "= \"all\", n = 7, on = \"NAME\" }"] =
    "Tabelle: eigene Stapel des Spiels, nach Namen: wer sie sieht (\"none\", "
      .. "\"owner\", \"all\"; \"top\": alle sehen jede Karte, wenn sie "
      .. "obenauf gelegt wird); { sees = \"all\", sorted = true }: der "
      .. "Bildschirm ordnet seine Karten wie eine Hand; counted = true: der "
      .. "Bildschirm zählt sie nur, wie Karten, die gewonnen sind und "
      .. "verdeckt liegen; hat jede Partei oder jeder Spieler einen: { sees "
      .. "= …, each = \"side\" }; eine Reihe von sieben Stapeln: { sees = …, "
      .. "n = 7 }, die in den Regeln self.NAME[1] bis self.NAME[7] heißen; "
      .. "wenn ihre Karten auf denen einer verdeckten Reihe liegen: { sees = "
      .. "\"all\", n = 7, on = \"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "Tabelle: ein Spieler gegen die anderen, um Augen: { \"declarer\", "
      .. "\"defenders\", needs = 61 }.",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "Liste: was ein Spieler im Stich tun muss, der Reihe nach; in einer "
      .. "Hausregel nimmt `without = \"NAME\"` dem Spiel Pflichten weg",
  ["table: players play several cards at once, as pairs or tractors: { "
    .. "throws = true (or \"allowed\" and \"forbidden\"), short_tractors = "
    .. "true, pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare "
    .. "= \"by_format\" or \"highest\" }"] =
    "Tabelle: man spielt mehrere Karten zugleich, etwa Paare oder Traktoren: "
      .. "{ throws = true (oder \"allowed\" und \"forbidden\"), "
      .. "short_tractors = true, pairs_over_triple = \"no\", \"one\" oder "
      .. "\"two\", kill_compare = \"by_format\" oder \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "Tabelle: was eine Meldung ist: siehe die Teile von `melds`",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts "
    .. "of a pattern"] =
    "Tabelle: welche Gruppen von Karten zählen, Listen nach Namen, für "
      .. "self:patterns: { show = { { \"pair\", same = 2, points = 2 }, … } "
      .. "}; siehe die Teile eines Musters",
  ["table: what a card takes from the table in games where cards are "
    .. "fished, for self:ask_capture: see the parts of `captures`"] =
    "Tabelle: was eine Karte vom Tisch nimmt, wo man Karten fischt, für "
      .. "self:ask_capture: siehe die Teile von `captures`",
  ["cards: ranks or cards that a player lays down as soon as they come, "
    .. "into the pile `side.laid_down`"] =
    "Karten: Ränge oder Karten, die ein Spieler ablegt, sobald sie kommen, "
      .. "auf den Stapel `side.laid_down`",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "Tabelle: wie man den Ablagestapel nimmt: siehe die Teile von `taking`",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "Tabelle: was mehrere Karten zusammen sind, wo man mit Kombinationen "
      .. "überbietet: eine Liste von unten nach oben aus { \"pair\", of = 2 "
      .. "} und dergleichen: siehe ihre Teile",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "Tabelle: Stufen, die jede Partei von Runde zu Runde steigt und als "
      .. "`side.level` behält: { of = Wörter von unten nach oben, first = "
      .. "die Stufe am Anfang, oder eine für jede Partei, last = die "
      .. "höchste, stops = Stufen, an denen jeder Aufstieg endet }; siehe "
      .. "self:climb",
  ["text: who wins when the match ends: \"highest total\" (if not given, "
    .. "and \"highest level\" where the sides climb levels), \"lowest "
    .. "total\"; or, after the option `rounds`, by a number or choice that "
    .. "each side keeps, \"highest level\": choices are from low to high"] =
    "Text: wer am Ende der Partie gewinnt: \"highest total\" (wenn nicht "
      .. "angegeben, und \"highest level\", wo die Parteien Stufen steigen), "
      .. "\"lowest total\"; oder, nach der Option `rounds`, nach einer Zahl "
      .. "oder Auswahl, die jede Partei behält, \"highest level\": eine "
      .. "Auswahl steht von unten nach oben",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or "
    .. "the match is a \"draw\""] =
    "Text: was geschieht, wenn eine Partei die Option `target` erreicht hat "
      .. "und mehrere gleich am besten stehen: sie spielen weiter, \"play "
      .. "on\" (wenn nicht angegeben), oder die Partie endet unentschieden, "
      .. "\"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the "
    .. "other facts tell"] =
    "Text: wo eine Liste der Spiele dieses zeigt: \"tricks\", \"bidding\", "
      .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
      .. "\"fishing\", \"patience\", \"others\"; wenn nicht angegeben, sagen "
      .. "es die anderen Angaben",
  ["text: why a round may end without points for anybody, as the table "
    .. "says it behind `Nobody scores:`: \"both have 60 points\"."] =
    "Text: warum eine Runde ohne Punkte enden kann, wie der Tisch es hinter "
      .. "„Niemand bekommt Punkte:“ sagt: \"both have 60 points\".",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "wie Antworten anfangen oder weitergehen, die einen Spieler mit seinem "
      .. "Platz nennen: \"ask {player}\"; oder mehrere Spieler: \"double "
      .. "{players}\".",
  ["number: how many rounds a match has where the option `rounds` is 0; "
    .. "then the highest total wins, or what else the fact `wins` says"] =
    "Zahl: wie viele Runden eine Partie hat, wenn die Option `rounds` 0 ist; "
      .. "dann gewinnt, wer die meisten Punkte hat, oder wen die Angabe "
      .. "`wins` nennt",
  ["number: how many cards the deal needs: options for which the pack has "
    .. "too few are refused"] =
    "Zahl: wie viele Karten man zum Geben braucht: Optionen, für die das "
      .. "Blatt nicht reicht, werden abgelehnt",
  ["number: the sum of the points of every round; only check uses it"] =
    "Zahl: die Summe der Punkte jeder Runde; nur check benutzt sie",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "Tabelle: eigene Angaben des Spiels, in den Regeln self.facts.NAME",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "Tabelle: Felder, die eine Runde bestimmt, mit ihrer Art; sie sind "
      .. "wieder leer, wenn die nächste beginnt",
  ["table: fields that last from round to round, with their defaults"] =
    "Tabelle: Felder, die von Runde zu Runde bleiben, mit ihren Anfangswerten",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "Tabelle: was die Spieler wählen können: number, choice, flag oder text "
      .. "{ … }",
  ["function: gets the options, and answers a text if their values do not "
    .. "go together: there is no match then"] =
    "Funktion: bekommt die Optionen und antwortet mit einem Text, wenn ihre "
      .. "Werte nicht zusammenpassen: dann gibt es keine Partie",
  ["the name of the pack"] = "der Name des Blatts",
  ["letters of the suits"] = "Buchstaben der Farben",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 "
    .. "2 3\", T = \"1 2 3 4 5\" }"] =
    "Ränge von unten nach oben; haben Farben eigene Ränge, eine Tabelle: { "
      .. "\"1 2 3\", T = \"1 2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "Joker in jedem Paket; zwei gleichen Namens sind gleich",
  ["the number of packs that are shuffled together"] =
    "wie viele Pakete zusammengemischt werden",
  ["how often a pack has a card, where it is not once: cards, ranks or "
    .. "suits by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number "
    .. "comes before that of its rank or suit"] =
    "wie oft ein Paket eine Karte hat, wenn nicht einmal: Karten, Ränge oder "
      .. "Farben nach Namen, { [\"1T 9T\"] = 2, P = 3 }; die Zahl einer "
      .. "Karte geht der ihres Ranges oder ihrer Farbe vor",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "was noch auf Karten steht: { poem = \"1R 2R\" }, für cards:tagged",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "Karten oder Ränge, die im Paket fehlen; nach der Zahl der Spieler: { "
      .. "[3] = \"2D\", [5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "Ränge: Ränge oder Karten für Sätze, das sind Karten eines Ranges",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards "
    .. "of one suit that follow each other; a rank may be at both ends"] =
    "Ränge in einer Reihe: die Reihe der Ränge für Folgen, von unten nach "
      .. "oben; eine Folge sind Karten einer Farbe, die aufeinander folgen; "
      .. "ein Rang kann an beiden Enden sein",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "Karten: Ränge, Karten oder Joker, die für andere liegen können",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it "
    .. "stands for that as long as it lies"] =
    "Schalter: wer eine wilde Karte legt, nennt eine Karte wie in BJ=5H, und "
      .. "für diese liegt sie, solange sie dort liegt",
  ["number: cards in a meld, at least (3)"] =
    "Zahl: Karten in einer Meldung, mindestens (3)",
  ["number: cards in a meld, at most"] =
    "Zahl: Karten in einer Meldung, höchstens",
  ["number: natural cards in a meld, at least (2)"] =
    "Zahl: echte Karten in einer Meldung, mindestens (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "Zahl: echte Karten darin für jede wilde, mindestens (0)",
  ["number: wild cards in a meld, at most"] =
    "Zahl: wilde Karten in einer Meldung, höchstens",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; "
    .. "left out: none"] =
    "zwei Zahlen: Meldungen nur aus wilden Karten: { 3, 7 } für drei bis "
      .. "sieben; weggelassen: keine",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "Karten: Karten, die man nur meldet, wenn man damit ausmacht, und ohne "
      .. "wilde",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "Schalter: eine Partei hat von einem Rang nur eine Meldung und legt an "
      .. "sie an",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "Zahl: was eine Karte des niedrigsten Ranges am unteren Ende einer Folge "
      .. "zählt, wenn `runs` diesen Rang an beiden Enden hat; weggelassen: "
      .. "ihre Punkte",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "Schalter: man macht nur mit Abwerfen aus: beim Melden bleibt eine Karte "
      .. "übrig",
  ["flag: no suit is in a set twice"] =
    "Schalter: keine Farbe ist zweimal in einem Satz",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "Text: wer an eine Meldung anlegt: \"side\", die eigene Partei, oder "
      .. "\"all\"",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "Text: Meldungen bleiben auf der Hand; dies ist der Name dafür, was die "
      .. "Karten außerhalb zählen, und der Tisch zeigt beides",
  ["text: the word for a knock that leaves nothing over"] =
    "Text: das Wort für ein Klopfen, bei dem nichts übrig bleibt",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "Text: das Wort dafür, alle Karten ohne Abwerfen auszulegen; "
      .. "weggelassen: niemand darf es",
  ["number: how many cards make a meld full; rules may count it more"] =
    "Zahl: mit wie vielen Karten eine Meldung voll ist; Regeln können sie "
      .. "höher rechnen",
  ["text: the name of a full meld"] = "Text: der Name einer vollen Meldung",
  ["number: full melds that a side needs to go out (0)"] =
    "Zahl: volle Meldungen, die eine Partei zum Ausmachen braucht (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or "
    .. "`joker` for all of them (the game's ranks)"] =
    "Ränge: die Ränge von unten nach oben, Joker mit ihrem Namen oder "
      .. "`joker` für alle (die Ränge des Spiels)",
  ["ranks: the row of ranks for combinations of several ranks, low to "
    .. "high; a rank may be at both ends (the ranks)"] =
    "Ränge: die Reihe der Ränge für Kombinationen aus mehreren Rängen, von "
      .. "unten nach oben; ein Rang kann an beiden Enden sein (die Ränge)",
  ["text: the suits from low to high, which decide between equal ranks; "
    .. "left out: suits do not count"] =
    "Text: die Farben von unten nach oben, die bei gleichem Rang "
      .. "entscheiden; weggelassen: Farben zählen nicht",
  ["cards: cards that are never attached together"] =
    "Karten: Karten, die nie zusammen angehängt werden",
  ["number: cards of each rank (1)"] = "Zahl: Karten jedes Ranges (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "Zahl oder zwei: wie viele Ränge in einer Reihe: eine Zahl, oder { "
      .. "mindestens, höchstens }; weggelassen: ein einziger Rang",
  ["flag or number: all cards are of one suit; a number: so many cards, in "
    .. "a row or not"] =
    "Schalter oder Zahl: alle Karten sind von einer Farbe; eine Zahl: so "
      .. "viele Karten, in einer Reihe oder nicht",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "Zahl: Karten, die für jeden Rang angehängt werden und nicht zählen; "
      .. "oder Paare, wenn with_of 2 ist",
  ["number: how many cards of a rank are attached at once (1)"] =
    "Zahl: wie viele Karten eines Ranges zusammen angehängt werden (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "Schalter: angehängte Karten dürfen gleich sein, bis zu drei eines Ranges",
  ["cards: just these cards"] = "Karten: genau diese Karten",
  ["flag: compared by suit, then by rank"] =
    "Schalter: verglichen nach der Farbe, dann nach dem Rang",
  ["flag: one that is as high beats it, too"] =
    "Schalter: auch eine gleich hohe schlägt sie",
  ["flag: a longer one beats a shorter one of its kind"] =
    "Schalter: eine längere schlägt eine kürzere ihrer Art",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one "
    .. "has three ranks in a row or more"] =
    "Text oder Liste: was sie sonst noch schlägt: \"all\"; oder eine Liste "
      .. "von Arten, darin { \"single\", rank = \"2\", run = 3 } für eine "
      .. "einzelne Zwei, wenn diese hier drei Ränge oder mehr in einer Reihe "
      .. "hat",
  ["text: the discard pile"] = "Text: der Ablagestapel",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "Schalter: ein Spieler nimmt ihn ganz und meldet seine oberste Karte "
      .. "sogleich; nicht angegeben: nur die oberste Karte kommt auf die Hand",
  ["flag: a player takes any card of the pile with all that lie on top of "
    .. "it, and melds that card at once; the others go to the hand"] =
    "Schalter: ein Spieler nimmt eine beliebige Karte des Stapels mit allen, "
      .. "die darauf liegen, und meldet sie sogleich; die anderen kommen auf "
      .. "die Hand",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "Schalter: mit `down`: auch die oberste Karte allein darf auf die Hand",
  ["cards: while one of these is in the pile, a player takes it only with "
    .. "two natural cards of the top card's rank"] =
    "Karten: solange eine davon im Stapel ist, nimmt man ihn nur mit zwei "
      .. "echten Karten vom Rang der obersten",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "Schalter: auch eine Partei, die noch nicht gemeldet hat, darf ihn "
      .. "nehmen: mit zwei echten Karten, und wenn die erste Meldung genug "
      .. "zählt (true)",
  ["flag: the top card that was taken may be discarded in the same turn "
    .. "(true)"] =
    "Schalter: die oberste Karte darf im selben Zug, in dem sie genommen "
      .. "wurde, wieder abgeworfen werden (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "Zahl: wie viele Augen die erste Seite braucht; die anderen brauchen den "
      .. "Rest und eines mehr.",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "Zahl: was sie stattdessen braucht, sobald das Feld `announced` einen "
      .. "Wert hat",
  ["text: a pile whose cards count for the first camp at the end; views "
    .. "only name it"] =
    "Text: ein Stapel, dessen Karten am Ende für die erste Seite zählen; "
      .. "Sichten nennen ihn nur",
  ["list: the values of the field `contract` with which no card counts"] =
    "Liste: die Werte des Feldes `contract`, bei denen keine Karte zählt",
  ["text: the pile where the cards lie"] =
    "Text: der Stapel, auf dem die Karten liegen",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets "
    .. "at once"] =
    "Text: eine Karte nimmt Karten, die zusammen so viel zählen wie sie, "
      .. "nach der Angabe `points`: \"one\", eine solche Gruppe (wenn nicht "
      .. "angegeben), oder \"several\", mehrere zugleich",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "Schalter: zählt dort eine einzelne Karte ebenso viel, so nimmt man "
      .. "keine Summe",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "Text: eine Karte, die nichts zählt, nimmt eine Karte ihres Ranges, "
      .. "\"one\", oder alle, \"all\" (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "Schalter: eine Karte, die etwas nehmen kann, darf nicht auf dem Tisch "
      .. "bleiben",
  ["flag: a card takes all that it can"] =
    "Schalter: eine Karte nimmt alles, was sie kann",
  ["cards: cards that take all that lies there, and nothing less"] =
    "Karten: Karten, die alles nehmen, was dort liegt, und nichts Geringeres",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "Tabelle: was Ränge außerdem zählen, { A = 14 }: entweder so oder so",
  ["text: the word before a card that stays; left out: the card alone"] =
    "Text: das Wort vor einer Karte, die liegen bleibt; weggelassen: nur die "
      .. "Karte",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is "
    .. "}"] =
    "Tabelle: man darf Karten zusammenbauen, die eine andere später nimmt: { "
      .. "piles = die Reihe der Stapel, auf denen die Bauten liegen, values "
      .. "und owners = die Felder der Runde, Listen, die sagen, was jeder "
      .. "Bau zählt und wem er gehört }",
  ["number: a player may say it before a card, who has played so many "
    .. "cards at most; left out: nobody says it."] =
    "Zahl: man darf es vor einer Karte ansagen, solange man höchstens so "
      .. "viele Karten gespielt hat; weggelassen: niemand sagt es an.",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "Zahl: haben die anderen etwas angesagt, so darf es auch, wer so viele "
      .. "Karten mehr gespielt hat, als deren letzter Schritt erlaubt",
  ["number: what it counts that a party has said it (1)"] =
    "Zahl: was es zählt, dass eine Partei es angesagt hat (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "Zahl oder zwei: es ist erreicht, wenn die anderen weniger Punkte haben; "
      .. "zwei Zahlen: wenn die erste Partei weniger hat, und wenn die zweite",
  ["number: it is reached if the others have fewer tricks"] =
    "Zahl: es ist erreicht, wenn die anderen weniger Stiche haben",
  ["number: with so many points the others get 1 if it was said"] =
    "Zahl: mit so vielen Punkten bekommen die anderen 1, wenn es angesagt war",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "Text: im ersten Schritt: warum niemand etwas ansagen darf, solange die "
      .. "Parteien offen sind",
  ["cards: no step: it goes by itself with the first of these trumps that "
    .. "a player plays who holds them all."] =
    "Karten: kein Schritt: es gilt von selbst mit dem ersten dieser Trümpfe, "
      .. "den ein Spieler ausspielt oder zugibt, der sie alle hat.",
  ["number: cards that count this sum, by the fact `points`"] =
    "Zahl: Karten, die zusammen so viel zählen, nach der Angabe `points`",
  ["number: this many cards of a rank, no more and no fewer"] =
    "Zahl: genau so viele Karten eines Ranges",
  ["number: a run of this many cards or more, of any suits, that is not "
    .. "part of a longer one"] =
    "Zahl: eine Folge von so vielen Karten oder mehr, in beliebigen Farben, "
      .. "die nicht Teil einer längeren ist",
  ["number: all of the cards are of one suit, and this many or more"] =
    "Zahl: alle Karten sind von einer Farbe, und es sind so viele oder mehr",
  ["number: what the pattern counts"] = "Zahl: was das Muster zählt",
  ["number: what each of its cards counts"] =
    "Zahl: was jede seiner Karten zählt",
  ["table: fields of the round, as the steps would have set them; the "
    .. "example itself may have them, too"] =
    "Tabelle: Felder der Runde, wie die Schritte sie gesetzt hätten; sie "
      .. "dürfen auch im Beispiel selbst stehen",
  ["table: values of options that are not the default"] =
    "Tabelle: Werte von Optionen, die nicht voreingestellt sind",
  ["cards: the player's hand"] = "Karten: die Hand des Spielers",
  ["plays: the plays to the trick so far, first to last; a list where "
    .. "players play several cards at once"] =
    "Spielzüge: was bisher zum Stich gespielt ist, von der ersten Karte an; "
      .. "eine Liste, wenn man mehrere Karten zugleich spielt",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "Karten: in früheren Stichen gespielte Karten, auch in solchen anderer "
      .. "Farbe; ohne sie ist es der erste Stich",
  ["list of cards: the other players' cards, from the next player on"] =
    "Liste von Karten: die Karten der anderen Spieler, vom nächsten an",
  ["cards: cards of a meld"] = "Karten: Karten einer Meldung",
  ["table: a fixed deal: hands and piles by name"] =
    "Tabelle: festgelegte Karten: Hände und Stapel nach Namen",
  ["list of moves: the moves from the start of the match"] =
    "Liste von Zügen: die Züge vom Beginn der Partie an",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "Text: der Schritt, der ausgeführt wird; für `scores` ist es "
      .. "`score_round`",
  ["list: the arguments of the step besides the match; `player 1` and "
    .. "`side 1` name a player and a side"] =
    "Liste: die Argumente des Schritts neben der Partie; `player 1` und "
      .. "`side 1` nennen einen Spieler und eine Partei",
  ["list of numbers: totals by side at the start of the round"] =
    "Liste von Zahlen: Punktestand je Partei am Anfang der Runde",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "Liste von Zahlen: gewonnene Stiche je Partei; hat eine Partei mehrere "
      .. "Spieler, auch je Spieler",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "Liste von Karten: die Karten, die jeder Spieler bekommen hat, soweit es "
      .. "auf sie ankommt",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "Liste von Karten: die Karten, die jede Partei gewonnen hat, soweit es "
      .. "auf sie ankommt",
  ["list of seats: the seat that has won the last trick; or two, those of "
    .. "the last trick but one and of the last"] =
    "Liste von Plätzen: wer den letzten Stich gewonnen hat; oder zwei "
      .. "Plätze, für den vorletzten und den letzten",
  ["list of seats: the seats of the first party; all others are the second"] =
    "Liste von Plätzen: die Plätze der ersten Partei; alle anderen sind die "
      .. "zweite",
  ["number: the number of the round"] = "Zahl: die Nummer der Runde",
  ["number: the dealer's seat"] = "Zahl: der Platz des Gebers",
  ["moves: all allowed moves; a list if a move has several words"] =
    "Züge: alle erlaubten Züge; eine Liste, wenn ein Zug mehrere Wörter hat",
  ["moves: moves that are allowed, others may be too"] =
    "Züge: erlaubte Züge, andere können es auch sein",
  ["moves: moves that are not allowed"] = "Züge: nicht erlaubte Züge",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "Text: der Name der Regel, die sie ablehnt, oder ihr Satz",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "Karten: die Karten, die statt eines Wurfs, der nicht hält, ausgespielt "
      .. "werden müssen",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "Zahl: welche Karte den Stich gewinnt: 1 ist die erste",
  ["number: the value of the result"] = "Zahl: der Wert des Ergebnisses",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "Text oder Schalter: welche Art von Meldung die Karten sind; false: keine",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "Zahl: die Punkte der Meldung; ohne `meld` die der Karten",
  ["list of numbers: totals by side after the step"] =
    "Liste von Zahlen: Punktestand je Partei nach dem Schritt",
  ["number or flag: the side that has then won the match; 0: a draw; "
    .. "false: the match goes on"] =
    "Zahl oder Schalter: die Partei, die damit die ganze Partie gewonnen "
      .. "hat; 0: unentschieden; false: es geht weiter",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for "
    .. "a player or a side"] =
    "Wert: die Antwort des Schritts; \"none\" für nil, `player 1` oder `side "
      .. "1` für einen Spieler oder eine Partei",
  ["words: the step's answers in round 1, 2, …"] =
    "Wörter: die Antworten des Schritts in Runde 1, 2, …",
  ["table: fields after the step or the moves, players and sides by "
    .. "number; the number of cards in a pile, or its cards, bottom first; "
    .. "a list where there are several; `counts`: the number in each hand; "
    .. "`dealer`; `next_dealer`: whom `pass_deal_to` has named; `counted`: "
    .. "what each side has counted"] =
    "Tabelle: Felder nach dem Schritt oder den Zügen, Spieler und Parteien "
      .. "mit ihrer Nummer; die Zahl der Karten eines Stapels, oder seine "
      .. "Karten, die unterste zuerst; eine Liste, wo es mehrere gibt; "
      .. "`counts`: die Zahl in jeder Hand; `dealer`; `next_dealer`: wen "
      .. "`pass_deal_to` genannt hat; `counted`: was jede Partei gezählt hat",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, "
    .. "the lowest and the highest"] =
    "Tabelle: der Wert einer Option, wenn niemand sie setzt; für eine Zahl "
      .. "eine Liste: der kleinste, der übliche und der größte; für ein Feld "
      .. "mit einem Bereich der kleinste und der größte",
  ["A lesson: the deal, and step by step what the learner reads, which "
    .. "moves are right, and which are wrong and why."] =
    "Eine Lektion: das Geben, und Schritt für Schritt, was der Lernende "
      .. "liest, welche Züge richtig sind und welche falsch und warum.",
  ["The lessons of a game that authors have written."] =
    "Die von Hand geschriebenen Lektionen eines Spiels.",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "Eine Lage einer ersten Runde, in der ein Zug deutlich der beste ist und "
      .. "Spieler ihn in Eile nicht finden: sie denken in einem Blatt oder "
      .. "in dreien nach.",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "Text: das Spiel, mit Hausregeln, wenn es welche braucht: "
      .. "\"SPIEL+HAUSREGEL\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "Text: das Thema der Lektion, das der Lernende zuerst liest",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "Text: der Name der Lektion, nach der sie in der Liste steht; nicht "
      .. "angegeben: sie kommt zuletzt",
  ["table: values of options"] = "Tabelle: Werte von Optionen",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "Tabelle: die Karten, wie tenace.new sie nimmt; `*` ist eine beliebige "
      .. "Karte",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "Zahl: gibt die Karten, die die Lektion nicht festlegt (1)",
  ["number: where the learner sits (1)"] = "Zahl: wo der Lernende sitzt (1)",
  ["moves: moves made before the lesson begins: words, or a list where a "
    .. "move is several words"] =
    "Züge: Züge vor dem Beginn der Lektion: Wörter, oder eine Liste, wenn "
      .. "ein Zug mehrere Wörter hat",
  ["list: what the learner is to do, in order"] =
    "Liste: was der Lernende tun soll, der Reihe nach",
  ["text: the sentence at the end"] = "Text: der Satz am Ende",
  ["text: what the learner reads before the move"] =
    "Text: was der Lernende vor dem Zug liest",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "Züge: die richtigen Züge: ein Text, oder eine Liste mit mehreren; der "
      .. "erste wird gespielt, wenn der Lernende die Antwort verlangt",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "Tabelle: Züge, die erlaubt, aber nicht gesucht sind, mit dem Grund: { "
      .. "AS = \"…\" }; der Lernende versucht es noch einmal",
  ["text: the sentence for every other move that the rules allow"] =
    "Text: der Satz für jeden anderen Zug, den die Regeln erlauben",
  ["text: the sentence after a right move"] =
    "Text: der Satz nach einem richtigen Zug",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "Züge: die Züge der anderen danach, der Reihe nach; nicht angegeben: "
      .. "Bots ziehen",
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A "
    .. "to Z"] =
    "wie in Lua; `pairs` geht in fester Reihenfolge: Zahlen, dann Namen von "
      .. "A bis Z",
  ["as in Lua, but `find` looks for plain text, and no result is longer "
    .. "than 65536 letters"] =
    "wie in Lua, aber `find` sucht nach dem bloßen Text, und kein Ergebnis "
      .. "ist länger als 65536 Buchstaben",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "wie in Lua; `sort` lässt gleiche Einträge in ihrer Folge",
  ["as in Lua; chance is `self:random`"] =
    "wie in Lua; der Zufall ist `self:random`",
}
