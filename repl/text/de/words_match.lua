-- The help on matches, views, positions and records in German:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["A new match."] = "Eine neue Partie.",
  ["The seat that must decide, and the question."] =
    "Der Platz, der entscheiden muss, und die Frage.",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "Die Züge des Spielers, der dran ist, als Text, in fester Reihenfolge, "
      .. "höchstens 1000.",
  ["May the player to act make this move?"] =
    "Darf der Spieler, der dran ist, diesen Zug machen?",
  ["The player to act makes this move."] =
    "Der Spieler, der dran ist, macht diesen Zug.",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "Was die Regeln zu einem Zug des Spielers sagen, der dran ist: ob er "
      .. "erlaubt ist, der Name der Regel, ihr Satz mit den Karten dieser "
      .. "Lage, ihre Stelle und die erlaubten Züge.",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "Nimmt n Entscheidungen zurück (1), oder alle, wenn es weniger sind.",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "Trifft n Entscheidungen (1) nach `m:undo` noch einmal, oder alle, wenn "
      .. "es weniger sind.",
  ["Goes back to the start of a trick or round, or to a decision; or "
    .. "forward to it after `m:undo`."] =
    "Geht zurück zum Anfang eines Stichs oder einer Runde oder zu einer "
      .. "Entscheidung; oder nach `m:undo` vor zu ihr.",
  ["Bots play to the end of the match, or a number of rounds."] =
    "Bots spielen bis zum Ende der Partie oder eine Zahl von Runden.",
  ["The move that a bot would make for the player to act."] =
    "Der Zug, den ein Bot für den Spieler machte, der dran ist.",
  ["What that player may see: everything that a face or a bot should get."] =
    "Was dieser Spieler sehen darf: alles, was eine Oberfläche oder ein Bot "
      .. "bekommen soll.",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "Was dieser Spieler bisher in der Partie gesehen hat, vom Eintrag n + 1 "
      .. "an.",
  ["All hands as text, by player, for study."] =
    "Alle Hände als Text, je Spieler, zum Studium.",
  ["Every decision so far, in order, secret answers too: enough to play "
    .. "the match again."] =
    "Alle Entscheidungen bisher, der Reihe nach, auch geheime Antworten: "
      .. "genug, um die Partie noch einmal zu spielen.",
  ["The number of decisions so far, with the forced ones."] =
    "Die Zahl der Entscheidungen bisher, mit den erzwungenen.",
  ["The totals by side."] = "Die Gesamtpunkte je Partei.",
  ["Every line of the score, in the order written."] =
    "Jede Zeile der Abrechnung, in der Folge, wie sie geschrieben wurde.",
  ["Tells whether the match is over, and who has won."] =
    "Sagt, ob die Partie zu Ende ist und wer gewonnen hat.",
  ["An independent match in the same position."] =
    "Eine unabhängige Partie in derselben Lage.",
  ["Starts the match again with another seed."] =
    "Fängt die Partie mit einem anderen Startwert neu an.",
  ["Reads the rules again and makes the moves so far again under them."] =
    "Liest die Regeln neu und macht die bisherigen Züge unter ihnen noch "
      .. "einmal.",
  ["Gives the match other options or further house rules, and makes the "
    .. "moves so far again under them, as `m:reload` does."] =
    "Gibt der Partie andere Optionen oder weitere Hausregeln und macht die "
      .. "bisherigen Züge unter ihnen noch einmal, wie `m:reload`.",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "Die Karten der jetzigen Runde, in der Form, die tenace.new nimmt.",
  ["Deals the present round anew, with these cards."] =
    "Gibt die jetzige Runde neu, mit diesen Karten.",
  ["Two cards of this round's deal change places."] =
    "Zwei Karten dieser Runde tauschen beim Geben den Platz.",
  ["Gives a player these cards in this round's deal; those who had them "
    .. "get as many of that player's cards."] =
    "Gibt einem Spieler für diese Runde diese Karten; wer sie hatte, bekommt "
      .. "ebenso viele von seinen.",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "Legt diese Karten für diese Runde in dieser Folge auf einen Stapel.",
  ["The games in the rules folders."] =
    "Die Spiele in den Ordnern der Regeln.",
  ["Looks for what is wrong with a game or house rule."] =
    "Sucht, was an einem Spiel oder einer Hausregel nicht stimmt.",
  ["Bots play many matches."] = "Bots spielen viele Partien.",
  ["Compares games: the same bots play the same deals under each."] =
    "Vergleicht Spiele: dieselben Bots spielen unter jedem dieselben Karten.",
  ["Opens a deal of the comparison: a match for each game, at its "
    .. "beginning."] =
    "Öffnet ein Blatt des Vergleichs: eine Partie für jedes Spiel, an ihrem "
      .. "Anfang.",
  ["Puts a game together with its house rules and options, and checks it."] =
    "Setzt ein Spiel mit seinen Hausregeln und Optionen zusammen und prüft "
      .. "es.",
  ["The rules of a table as one line: the game with house rules and "
    .. "options, and behind a colon eight signs worked out from the texts "
    .. "of their files."] =
    "Die Regeln eines Tisches als eine Zeile: das Spiel mit Hausregeln und "
      .. "Optionen, und hinter einem Doppelpunkt acht Zeichen, die aus den "
      .. "Texten ihrer Dateien errechnet sind.",
  ["Which decisions of a match cost most, from what their player could "
    .. "know."] =
    "Welche Entscheidungen einer Partie am meisten kosteten, nach dem, was "
      .. "ihr Spieler wissen konnte.",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots "
    .. "the same matches, and a better bot plays duels against a worse "
    .. "one: matches with the same deals, in which it has each side once."] =
    "Was macht eine Option mit einem Spiel, über ihre Werte hin, oder eine "
      .. "Hausregel nach der anderen? Bots spielen unter jeder dieselben "
      .. "Karten, Zufallsbots dieselben Partien, und ein besserer Bot spielt "
      .. "Duelle gegen einen schlechteren: Partien mit denselben Karten, in "
      .. "denen er einmal auf jeder Seite sitzt.",
  ["Why the bot would make its move, from what the player to act could "
    .. "know."] =
    "Warum der Bot seinen Zug machte, nach dem, was der Spieler wissen "
      .. "konnte, der dran ist.",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of "
    .. "decisions."] =
    "Die Lage als eine Zeile, `whist+american#2@17`: das Spiel mit "
      .. "Hausregeln und Optionen, `#` und der Startwert, `@` und die Zahl "
      .. "der Entscheidungen.",
  ["Gives the match other rules: all its house rules and options are those "
    .. "of `game` now."] =
    "Gibt der Partie andere Regeln: alle Hausregeln und Optionen sind jetzt "
      .. "die von `game`.",
  ["What that player could have counted in this round from what was seen."] =
    "Was dieser Spieler in dieser Runde aus dem, was zu sehen war, gezählt "
      .. "haben kann.",
  ["number: whose view it is"] = "Zahl: wessen Sicht es ist",
  ["number: the round, from 1"] = "Zahl: die Runde, von 1 an",
  ["number: the seat that deals"] = "Zahl: der Platz, der gibt",
  ["number: the seat that must decide"] =
    "Zahl: der Platz, der entscheiden muss",
  ["text: the player's cards"] = "Text: die Karten des Spielers",
  ["list: cards held, by seat"] = "Liste: Handkarten je Platz, ihre Zahl",
  ["list: the present trick in the order played: { player, cards }"] =
    "Liste: der jetzige Stich, wie er gespielt wurde: { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "Text: der Buchstabe einer Farbe; \"trump\", wo die Trümpfe keine Farbe "
      .. "sind; nil ohne Trümpfe",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "Tabelle: allen gezeigte und seither nicht gespielte Karten, nach den "
      .. "Stapeln, in denen sie sein können",
  ["table: other cards that this player has seen go where others cannot "
    .. "see them, such as cards passed on: by their piles; nil if there "
    .. "are none"] =
    "Tabelle: andere Karten, die dieser Spieler dorthin gehen sah, wo andere "
      .. "sie nicht sehen, etwa weitergegebene: nach ihren Stapeln; nil, "
      .. "wenn es keine gibt",
  ["list: tricks won in this round, by side"] =
    "Liste: in dieser Runde gewonnene Stiche je Partei",
  ["table: the last trick: { winner, cards = list of { player, cards }, "
    .. "why }"] =
    "Tabelle: der letzte Stich: { winner, cards = Liste von { player, cards "
      .. "}, why }",
  ["list: the points that each side has counted by self:count, as text; "
    .. "nil if there are none"] =
    "Liste: die Punkte, die jede Partei mit self:count gezählt hat, als "
      .. "Text; nil, wenn es keine gibt",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "Liste: je Partei: die Punkte der Karten, die sie in dieser Runde in "
      .. "Stichen bekommen hat, nach der Tatsache `points`; nil, wo sie "
      .. "nichts zählen oder wo der Schritt `standing` oder die Tatsache "
      .. "`camps` es sagt",
  ["list: totals, by side"] = "Liste: Gesamtpunkte je Partei",
  ["list: the seats of each side"] = "Liste: die Plätze jeder Partei",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "Liste: je Platz: der Name der Rundenpartei des Spielers, \"\", wenn "
      .. "`player` sie nicht kennt; nil, wenn es keine gibt",
  ["number: the option of that name, if there is one"] =
    "Zahl: die Option dieses Namens, wenn es eine gibt",
  ["number: cards left in the stock"] =
    "Zahl: Karten, die im Talon übrig sind",
  ["list: in games with melds: the melds on the table, oldest first, { "
    .. "side, kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as "
    .. "= where wild cards are named: the cards for which they stand, "
    .. "size, wild = wild cards in it, points, full = false or its sort: "
    .. "\"natural\", \"mixed\", \"wild\" }"] =
    "Liste: in Spielen mit Meldungen: die Meldungen auf dem Tisch, die "
      .. "älteste zuerst, { side, kind = \"set\", \"run\" oder \"wild\", "
      .. "rank oder suit, cards, as = wo wilde Karten benannt werden: die "
      .. "Karten, für die sie liegen, size, wild = wilde Karten darin, "
      .. "points, full = false oder ihre Art: \"natural\", \"mixed\", "
      .. "\"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the "
    .. "number of its cards under the pile's name"] =
    "Text: die oberste Karte des Stapels, dessen oberste alle sehen; die "
      .. "Zahl seiner Karten hat die Sicht unter dem Namen des Stapels",
  ["table: in games where melds stay in the hand: the player's hand laid "
    .. "out so that the cards left over count least, { melds = list of "
    .. "cards, left, points }"] =
    "Tabelle: in Spielen, in denen Meldungen auf der Hand bleiben: die Hand "
      .. "des Spielers so ausgelegt, dass die übrigen Karten am wenigsten "
      .. "zählen, { melds = Liste von Karten, left, points }",
  ["flag: whether the discard pile is frozen"] =
    "Schalter: ob der Ablagestapel gesperrt ist",
  ["list: by side: the least that its first meld must count, or false once "
    .. "it has melded"] =
    "Liste: je Partei: was ihre erste Meldung mindestens zählen muss, oder "
      .. "false, wenn sie gemeldet hat",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "Liste: je Partei: die nach der Angabe `laid_down` abgelegten Karten",
  ["flag: whether the match is over"] = "Schalter: ob die Partie zu Ende ist",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "Tabelle: die Frage, wenn dieser Spieler dran ist: siehe `m:turn`",
  ["list: the moves, if it is this player's turn"] =
    "Liste: die Züge, wenn dieser Spieler dran ist",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "Text: was an den Regeln nicht stimmt, wenn ihr Schritt `standing` oder "
      .. "eine ihrer Fragen scheitert, während die Sicht entsteht",
  ["any: the fields of the game, and its own piles: the cards if the "
    .. "player may see them, else their number"] =
    "verschieden: die Felder des Spiels und seine eigenen Stapel: die "
      .. "Karten, wenn der Spieler sie sehen darf, sonst ihre Zahl",
  ["a round begins"] = "eine Runde beginnt",
  ["cards were dealt: their numbers, by seat"] =
    "Karten wurden gegeben: ihre Zahl, je Platz",
  ["cards came from the stock later; `cards` if they were seen; `drawing` "
    .. "if all draw in turn and may declare"] =
    "später kamen Karten vom Talon; `cards`, wenn man sie sah; `drawing`, "
      .. "wenn alle reihum ziehen und dabei ansagen können",
  ["a player laid down cards by the fact `laid_down`"] =
    "ein Spieler legte nach der Angabe `laid_down` Karten ab",
  ["face-down cards were turned up; `player` owns their pile"] =
    "verdeckte Karten wurden aufgedeckt; `player` gehört ihr Stapel",
  ["cards of an open pile went to the player's open pile"] =
    "Karten eines offenen Stapels kamen auf den offenen Stapel des Spielers",
  ["cards from a face-down pile that is nobody's; who takes them up sees "
    .. "them"] =
    "Karten von einem verdeckten Stapel, der niemandem gehört; wer sie "
      .. "aufnimmt, sieht sie",
  ["cards that lay open went to the player's face-down pile"] =
    "Karten, die offen lagen, kamen auf den verdeckten Stapel des Spielers",
  ["the discards were turned over and became the stock"] =
    "die abgelegten Karten wurden umgedreht und sind der neue Talon",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "alle Karten wurden zusammengelegt und gemischt und werden neu gegeben: "
      .. "siehe self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "der Talon wurde mitten in der Runde gemischt",
  ["cards were shown to all; if only to some, `to` is their seats and `n` "
    .. "the number of cards, and others do not get `cards`"] =
    "Karten wurden allen gezeigt; wenn nur einigen, so ist `to` deren Plätze "
      .. "und `n` die Zahl der Karten, und andere bekommen `cards` nicht",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "ein Spieler sagte, was die Regeln verlangen: siehe self:say und "
      .. "self:holder_says",
  ["cards went from the hand of `from` to that of `player`; `cards` if "
    .. "they were seen; `drawn` if the player drew them unseen"] =
    "Karten gingen aus der Hand von `from` in die von `player`; `cards`, "
      .. "wenn man sie sah; `drawn`, wenn der Spieler sie ungesehen zog",
  ["what all have answered who were asked together: a list of { player, "
    .. "move }"] =
    "was alle geantwortet haben, die zugleich gefragt wurden: eine Liste von "
      .. "{ player, move }",
  ["the player learns who is of which party: a list of { player, party = "
    .. "its name }, which may be empty"] =
    "der Spieler erfährt, wer zu welcher Rundenpartei gehört: eine Liste von "
      .. "{ player, party = ihr Name }, die leer sein kann",
  ["a field of the game got a value; false only if it was true"] =
    "ein Feld des Spiels bekam einen Wert; false nur, wenn es vorher true war",
  ["a decision; `forced` if nothing else was possible, which only this "
    .. "player learns; `played` if it is a card to the trick, `drawing` if "
    .. "it was made while all draw in turn; `taken`: the cards taken from "
    .. "the discard pile, of which `top` was on top; `thrown` if it was a "
    .. "throw that failed, `chooses` if it says which part is led instead; "
    .. "`dummy`: the player from whose open hand another plays the card."] =
    "eine Entscheidung; `forced`, wenn nichts anderes möglich war, was nur "
      .. "dieser Spieler erfährt; `played`, wenn es eine Karte zum Stich "
      .. "ist, `drawing`, wenn sie fiel, während alle zogen; `taken`: die "
      .. "vom Ablagestapel genommenen Karten, von denen `top` obenauf lag; "
      .. "`thrown`, wenn es ein Wurf war, der nicht hielt, `chooses`, wenn "
      .. "sie sagt, welcher Teil stattdessen ausgespielt wird; `dummy`: der "
      .. "Spieler, aus dessen offener Hand ein anderer die Karte spielt.",
  ["cards that are led instead of a throw that has failed"] =
    "Karten, die statt eines Wurfs ausgespielt werden, der nicht gehalten hat",
  ["a trick was won: the plays, and the reason in words"] =
    "ein Stich wurde gewonnen: die Karten und der Grund in Worten",
  ["a line of the score sheet"] = "eine Zeile der Abrechnung",
  ["totals after a round"] = "Gesamtpunkte nach einer Runde",
  ["the winning side, 0 for a draw"] =
    "die Partei, die gewonnen hat, 0 für unentschieden",
  ["The order by which a game plays."] =
    "Die Reihenfolge, nach der ein Spiel spielt.",
  ["The moves allowed in a trick."] = "Die in einem Stich erlaubten Züge.",
  ["May this move be made in a trick?"] =
    "Darf dieser Zug in einem Stich gemacht werden?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of "
    .. "the rule, and the moves that are allowed."] =
    "Was die Regeln zu einem Zug in einem Stich sagen, wie `m:why` in einer "
      .. "Partie: ob er erlaubt ist, nach welcher Regel, die Stelle der "
      .. "Regel, und die erlaubten Züge.",
  ["Which of the plays wins the trick, and why."] =
    "Welche Karte den Stich gewinnt, und warum.",
  ["The value of a result, from the game's step `value`."] =
    "Der Wert eines Ergebnisses, nach dem Schritt `value` des Spiels.",
  ["Are these cards a meld?"] = "Sind diese Karten eine Meldung?",
  ["The melds that a hand can make, up to 1,000."] =
    "Die Meldungen, die in einer Hand liegen, höchstens 1000.",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "Das fehlerfreie Spiel einer Lage in einem Stich, wenn alle alle Karten "
      .. "sehen.",
  ["Runs one step of the rules in a round that the caller describes."] =
    "Führt einen Schritt der Regeln aus, in einer Runde, die der Aufrufer "
      .. "beschreibt.",
  ["Perfect play from here to the last trick, when everyone sees all "
    .. "cards: what the camp of the player in turn still gets, this trick "
    .. "included, with each card that may be played."] =
    "Das fehlerfreie Spiel von hier bis zum letzten Stich, wenn alle alle "
      .. "Karten sehen: was die Seite des Spielers, der dran ist, noch "
      .. "bekommt, diesen Stich eingeschlossen, mit jeder Karte, die man "
      .. "spielen darf.",
  ["Plays a record again, and verifies it against the results in it."] =
    "Spielt eine Aufzeichnung nach und prüft sie an ihren Ergebnissen.",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "Die Partie als Aufzeichnung: Regeln, Startwert, Entscheidungen, "
      .. "Ergebnisse, je eine Zeile.",
  ["the first line: a record, and the version of its form"] =
    "die erste Zeile: eine Aufzeichnung, und die Version ihrer Form",
  ["the game, house rules and options"] = "das Spiel, Hausregeln und Optionen",
  ["the match's seed"] = "der Startwert der Partie",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "vorher festgelegte Karten: Runde (0: jede), Stapel, Karten",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "eine Regeldatei, ihr Pfad und Name; ihre Zeilen folgen hinter `| `",
  ["the decisions follow"] = "die Entscheidungen folgen",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "die Entscheidung von Platz 1; mit `=` war nichts anderes möglich",
  ["totals by side after round 1"] = "Gesamtpunkte je Partei nach Runde 1",
  ["side 1 has won; 0 is a draw"] =
    "Partei 1 hat gewonnen; 0 ist unentschieden",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "eine Prüfsumme des Textes bis hierher, an der man eine beschädigte "
      .. "Zeile erkennt; eine von Hand geschriebene Aufzeichnung kann sie "
      .. "weglassen",
  ["a comment"] = "eine Anmerkung",
}
