-- The help on words in German: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "sein Name mit Hausregeln und Optionen, `whist+american+rounds=3`, ein "
      .. "Pfad zu einer Datei oder eine Variante; oder eine Lage als eine "
      .. "Zeile, `whist+american#2@17`: mit `#` und einem Startwert, `@` "
      .. "und der Zahl der Entscheidungen, die Bots der üblichen Stärke "
      .. "zuerst treffen",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "eine Tabelle; jeder Name darin darf fehlen: `seed`, eine ganze Zahl "
      .. "(zufällig); `options` mit ihren Namen; `deal`, Karten, die "
      .. "feststehen: { hands = { \"AS KS\", … }, stock = \"…\" } und "
      .. "Stapel mit ihren Namen, oder eine Liste solcher Tabellen, Runde "
      .. "für Runde; ein `*` und jede Karte, die fehlt, ist zufällig; "
      .. "`traced = true` führt das Protokoll von Anfang an, was Sichten "
      .. "und Berichte schneller macht",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "dieses Spiel gibt es nicht, seine Datei ist fehlerhaft, die Verteilung "
      .. "ist unmöglich, der Startwert steht zweimal da, die Partie ist vor "
      .. "so vielen Entscheidungen zu Ende",
  ["Nil when the match is over."] = "Nil, wenn die Partie zu Ende ist.",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "der Platz (1…) und { kind = \"card\", \"cards\", \"choice\", \"number\" "
      .. "oder \"yes_no\", prompt, from = Name eines Stapels, min, max, n, "
      .. "promises = was jedes Gebot verspricht, stage = \"draw\", "
      .. "\"meld\", \"discard\" oder \"out\" eines Zuges mit Meldungen, "
      .. "forms = die Muster dessen, was gesagt werden darf, etwa \"{card} "
      .. "{suit}\", closed = die dessen, was jetzt nicht gesagt werden "
      .. "kann, say = die Wörter, die vor der Karte gesagt werden dürfen, "
      .. "words = die, mit denen alles beginnt, was irgendwann gesagt "
      .. "werden darf, bids = alle Gebote eines Reizens, vom niedrigsten "
      .. "an, auch die, die jetzt nicht möglich sind, drawing = true, "
      .. "solange Karten einzeln gezogen werden, dummy = der Platz, aus "
      .. "dessen offener Hand, nämlich dummy_hand, eine Karte zu spielen "
      .. "ist }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "die Liste, und true, wenn auch andere Züge (etwa Würfe) erlaubt sind; "
      .. "oder, wenn es für eine Liste zu viele Züge sind, nil, ihre Zahl, "
      .. "und true, wenn es noch mehr sein können",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "als Text: `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "der Grund in Worten, und der Name der Regel, die es verbietet",
  ["as text"] = "als Text",
  ["the match, so that calls can be chained"] =
    "die Partie, so dass sich Aufrufe verketten lassen",
  ["the move is not allowed: the reason"] =
    "der Zug ist nicht erlaubt: der Grund",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also` nennt weitere Pflichten, die eine Karte verbieten, je { rule, "
      .. "says, file, line }.",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "Erzwungene Entscheidungen zählen nicht: das Programm trifft sie von "
      .. "selbst noch einmal.",
  ["Tricks are those of the present round."] =
    "Stiche sind die der jetzigen Runde.",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" oder \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "der Stich oder die Runde, von 1 an; oder die Zahl der getroffenen "
      .. "Entscheidungen, von 0 an",
  ["the match has not reached it yet"] = "so weit ist die Partie noch nicht",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "Namen je Platz, `{ \"random\", \"search\", \"random\", \"search:50\" }`; "
      .. "ein einziger Name gilt für alle Plätze; ein Platz ohne Namen "
      .. "gehört einem Menschen, und dort halten die Bots an",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = eine Funktion, die nach jeder Entscheidung eines "
      .. "denkenden Bots aufgerufen wird }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "die Regeln scheitern; die Partie ist dann so, wie sie vor der "
      .. "Entscheidung war, nach der sie gescheitert sind",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` hinterlässt seinen Bericht in `m.thought`: { moves, points = "
      .. "das mittlere Ergebnis von jedem, outcomes = für jeden eine Liste "
      .. "von Ergebnissen, eines für jede Verteilung, worlds = die Zahl der "
      .. "Verteilungen, compared = Verteilungen, die mit dem verglichen "
      .. "wurden, was der Spieler gesehen hat, dropped = die davon, die "
      .. "nicht dazu passten, share = der Anteil der verglichenen "
      .. "Verteilungen, die wegfielen (0 bis 1), told = die Zeilen der "
      .. "Regeln, die das gezeigt haben }.",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (denkt in 50 Welten), oder eine "
      .. "Funktion einer Sicht und der Liste der Züge",
  ["The parts are listed under \"What a player sees\"."] =
    "Die Teile stehen unter \"What a player sees\".",
  ["a seat, from 1"] = "ein Platz, von 1 an",
  ["the number of entries to skip (0), a whole number"] =
    "wie viele Einträge zu überspringen sind (0), eine ganze Zahl",
  ["Bots never get them."] = "Bots bekommen sie nie.",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "Die bisherigen Züge sind verloren. Das kostet weniger Zeit als eine neue "
      .. "Partie.",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "die Regeln scheitern; scheitern sie vor der ersten Frage, so fängt die "
      .. "Partie mit ihrem früheren Startwert neu an",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }: ist eine Entscheidung nicht mehr erlaubt, so geht die "
      .. "Partie bis unmittelbar davor zurück, unter den neuen Regeln; "
      .. "sonst bleibt sie unter den alten",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "was jetzt anders ist, je { what, before, after }: `scores`, ein Feld, "
      .. "ein Stapel, `moves`, …; mit `back` auch, woran es gescheitert ist",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, die Nummer der ersten Entscheidung, die nicht mehr erlaubt ist, "
      .. "der Grund, und eine Tabelle mit beidem und `move`, `player`, "
      .. "`round`, `rule`, `file` und `line`; die Partie bleibt dann unter "
      .. "den alten Regeln",
  ["a rules file is in error"] = "eine Regeldatei ist fehlerhaft",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "mit ihren Namen, { target = 7 }; oder Text, \"american target=7\"",
  ["as in `m:reload`"] = "wie bei `m:reload`",
  ["there is no such option or house rule"] =
    "diese Option oder Hausregel gibt es nicht",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = je Spieler, in der gegebenen Reihenfolge, stock = oberste "
      .. "Karte zuerst } und die eigenen Stapel des Spiels mit ihren Namen; "
      .. "oder nil und warum die Verteilung unbekannt ist",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "Die Runden davor bleiben, und die bisherigen Züge werden noch einmal "
      .. "gemacht, wie bei `m:reload`.",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "wie in `tenace.new`, für diese Runde: `m:dealt` gibt sie, zum Bearbeiten",
  ["a card or pile does not exist, or a card is used too often"] =
    "eine Karte oder ein Stapel existiert nicht, oder eine Karte kommt zu oft "
      .. "vor",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "Die bisherigen Züge werden noch einmal gemacht; ist einer nicht mehr "
      .. "erlaubt, so geht die Partie bis unmittelbar davor zurück.",
  ["a card as text"] = "eine Karte als Text",
  ["another card"] = "eine andere Karte",
  ["the card is not in the deal"] = "die Karte ist nicht in der Verteilung",
  ["Then it continues as `m:swap` does."] =
    "Dann geht es weiter wie bei `m:swap`.",
  ["the cards given in return, as text; the first dealt if left out"] =
    "die Karten, die dafür zurückgehen, als Text; fehlen sie, so sind es die "
      .. "zuerst gegebenen",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "Die Karten, die sie ersetzen, kommen dorthin, wo sie herkamen. Dann geht "
      .. "es weiter wie bei `m:swap`.",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock` oder ein Stapel mit seinem Namen",
  ["as text; a `*` keeps the card that is there"] =
    "als Text; ein `*` lässt die Karte, die dort ist",
  ["there is no such pile, or it has fewer cards"] =
    "diesen Stapel gibt es nicht, oder er hat weniger Karten",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "je { name, title, sentence, file, family, house, options }, wobei "
      .. "`family` sagt, was gespielt wird: siehe die Angabe dieses Namens; "
      .. "`house` ist eine Liste der Hausregeln des Spiels; `problem`, wenn "
      .. "die Datei fehlerhaft ist",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "Es lädt die Dateien, führt ihre Beispiele aus und spielt zufällige "
      .. "Partien, in denen je zwei Werte von Optionen zusammentreffen. Es "
      .. "sucht auch nach Auffälligem: Optionen, Schritten, Feldern und "
      .. "Pflichten ohne Wirkung.",
  ["`whist+american`, or a path to a file"] =
    "`whist+american`, oder ein Pfad zu einer Datei",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "eine Tabelle: `told`, eine Funktion, die während der Arbeit aufgerufen "
      .. "wird, mit dem Abschnitt (\"examples\", \"matches\", \"settings\", "
      .. "\"rare\": Schritte und Pflichten, die selten vorkommen), dem "
      .. "Teil, der getan ist, und dem Ganzen, wenn es bekannt ist",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "die Probleme und die Bemerkungen, Listen von { file, line, text, advice, "
      .. "record }, wobei `record` der Text einer Partie ist, die das "
      .. "Problem zeigt; bei einem Spiel ohne Fehler sind beide leer; und "
      .. "wie viel gespielt wurde: { rounds, decisions, settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "eine Tabelle: `games`, wie viele (100), oder `rounds`; `seed`, eine "
      .. "ganze Zahl (zufällig); `bots`, ein Name oder Namen je Platz "
      .. "(\"random\"); `options`; `told`, eine Funktion, die von Zeit zu "
      .. "Zeit aufgerufen wird, mit der Zahl der bisher gespielten Partien "
      .. "oder Runden und der Zahl aller",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= je Partei, draws, scores = { mean, deviation } je Partei, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "Eine Verteilung ist die erste Runde einer eigenen Partie.",
  ["the first game is the one that the others are compared with"] =
    "das erste Spiel ist das, mit dem die anderen verglichen werden",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "eine Tabelle: `rounds`, die Zahl der Verteilungen (10.000 mit "
      .. "Zufallsbots, sonst 100); `seed`, eine ganze Zahl (zufällig); "
      .. "`bots`, ein Name oder Namen je Platz (\"random\"); `options` für "
      .. "alle Spiele; `told`, eine Funktion, die von Zeit zu Zeit "
      .. "aufgerufen wird, mit der Zahl der bisher gespielten Verteilungen "
      .. "und der Zahl aller",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = { value, low, high, difference } je Spiel }, seats = "
      .. "dasselbe je Platz, links vom Geber gezählt, differ = Anteile der "
      .. "Verteilungen, in denen `decisions`, `cards` oder `scores` anders "
      .. "sind, apart = { deal, apart, scores } für die Verteilungen, deren "
      .. "Ergebnisse am weitesten auseinanderliegen }; ein Unterschied hat "
      .. "`told`: \"more\", \"less\", \"alike\" oder \"unknown\"; zu "
      .. "\"unknown\" gehört `needed`, die Zahl der Verteilungen, die "
      .. "reichen würden",
  ["the games differ in their players or sides"] =
    "die Spiele haben verschiedene Spieler oder Parteien",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` trifft die Entscheidungen der Bots noch einmal, einzeln oder alle.",
  ["its number"] = "ihre Nummer",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, oder ein Pfad zu einer Datei",
  ["the variant; or nil, problem"] = "die Variante; oder nil, das Problem",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "Zwei Tische mit derselben Zeile spielen nach denselben Regeln. Wo ein "
      .. "Spiel genannt wird, darf auch eine solche Zeile stehen: weichen "
      .. "die Regeln hier davon ab, so ist das ein Fehler.",
  ["its name with house rules and options, or a variant"] =
    "sein Name mit Hausregeln und Optionen, oder eine Variante",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "Jede wird mit einer kurzen Suche untersucht, und die, die am meisten zu "
      .. "kosten scheinen, mit einer langen. Runde für Runde sagt es auch, "
      .. "was `search:20` auf jedem Platz mit denselben Karten erreicht.",
  ["a match; it stays as it is"] = "eine Partie; sie bleibt, wie sie ist",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "eine Tabelle; jeder Name darin darf fehlen: `player`, ein Platz (alle); "
      .. "`round`, ihre Nummer (alle); `most`, wie viele Fehler höchstens "
      .. "(5); `worlds`, die Verteilungen der kurzen Suche (60); `names` "
      .. "und `you` für die Texte, wie in `m:explain`; `told`, eine "
      .. "Funktion, die mit der getanen und der ganzen Arbeit aufgerufen "
      .. "wird, in Schritten",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = je { player, decisions, same = wie der Bot sie "
      .. "getroffen hätte, alike = andere, die nicht klar schlechter sind "
      .. "}, mistakes = der schlimmste zuerst, rounds = je { round, scores, "
      .. "bots }, nach Parteien, unseen = die Entscheidungen, die nicht "
      .. "untersucht sind, und unplayed = die Runden, die Bots nicht "
      .. "nachgespielt haben, weil alles bei einer langen Partie zu lange "
      .. "dauern würde }. Ein Fehler ist { decision, round, player, made, "
      .. "better, cost, interval = die halbe Breite des 95-%-Intervalls der "
      .. "Kosten, im Ergebnis der Runde, explained = wie `m:explain` es "
      .. "gibt, perfect = was fehlerfreies Spiel noch bekommt, wenn man "
      .. "alle Karten sieht: { made, better, for }, wenn sich das schnell "
      .. "sagen lässt }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "eine Option mit Werten, `min_bid=3..7` oder `rounds=1,3,5`; eine Option "
      .. "allein, für alle ihre Werte; oder Hausregeln, "
      .. "`american,kingless`: dann ist die erste Zeile das Spiel ohne sie",
  ["a list of values of the option `what`"] =
    "eine Liste von Werten der Option `what`",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "eine Tabelle; jeder Name darin darf fehlen: `rounds`, die Zahl der "
      .. "Verteilungen (2.000), und `bots`, ein Name oder Namen je Platz "
      .. "(\"random\"); `matches` und `duels` (so viele, wie einige "
      .. "Sekunden dauern; 0 für keine); `better` (\"search:2\") und "
      .. "`worse` (\"random\"), Bots; `seed`, eine ganze Zahl (zufällig); "
      .. "`told`, eine Funktion, die während der Arbeit aufgerufen wird, "
      .. "mit dem Abschnitt, dem Teil, der getan ist, und dem Ganzen, wenn "
      .. "es bekannt ist",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "eine Liste mit einer Zeile für jeden Wert: { value, length = "
      .. "Entscheidungen in einer Runde, gap = das beste Ergebnis minus das "
      .. "schlechteste, played = der Anteil der Runden mit einem "
      .. "Alleinspieler, made = davon die gewonnenen Spiele, match = "
      .. "Entscheidungen in einer Partie, rounds = in einer Partie, won = "
      .. "der Anteil der Duelle, die der bessere Bot gewinnt }. Die Liste "
      .. "hat auch { game, option, values, games, deals, bots, matches, "
      .. "duels, cut = Partien, die nach 200 Runden abgebrochen wurden, "
      .. "seed, better, worse, sides, measures = wie `tenace.compare` sie "
      .. "hat }",
  ["a value that the option does not take; fewer than two values"] =
    "ein Wert, den die Option nicht nimmt; weniger als zwei Werte",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "Die anderen Züge werden in den Verteilungen, die sich der Bot "
      .. "vorgestellt hat, mit diesem verglichen.",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "eine Tabelle; jeder Name darin darf fehlen: `bot`, \"search\" oder "
      .. "\"search:50\"; `decision`, die Nummer einer schon getroffenen "
      .. "Entscheidung: dann geht es um diese, nach dem, was ihr Spieler "
      .. "wissen konnte; `names`, die Namen der Spieler je Platz, für den "
      .. "Text; `you`, der Platz dessen, der ihn liest; `short = true`: nur "
      .. "die Sätze, auf die es am meisten ankommt",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, der Zug des Bots; `made`, der Zug dieser Entscheidung; "
      .. "`player`, wer entscheidet; `deals`, die Zahl der untersuchten "
      .. "Verteilungen; `alternatives`, die verglichenen Züge, der des Bots "
      .. "zuerst: je { move, value, interval, less, clear, costs, play, "
      .. "made, trick }, in der Einheit `unit`: `\"tricks\"` oder "
      .. "`\"points\"` (Augen) vom Lager des Spielers, `\"chance\"` "
      .. "(Verteilungen, in denen es die Runde gewinnt, in Prozent) oder "
      .. "`\"score\"` (der Runde: das Ergebnis der eigenen Partei minus das "
      .. "der anderen). `less` ist, um wie viel ein Zug schlechter ist, "
      .. "`interval` die halbe Breite des 95-%-Intervalls davon, beim ersten "
      .. "die von dem seines Wertes; `clear` sagt, ob der Unterschied größer "
      .. "ist; `costs`, ob es in der Runde sicher weniger bringt; `play` und "
      .. "`made`, in wie vielen der Verteilungen, in Prozent, die Partei das "
      .. "Spiel hat und es gewinnt; `trick`, in wie vielen sie den jetzigen "
      .. "Stich gewinnt, wo sich das sagen lässt. `cause`, wenn eine Ursache "
      .. "gefunden ist: { what, share, with, without, move, … }, ein Umstand "
      .. "der verborgenen Karten, in welchem Teil der Verteilungen er "
      .. "zutrifft, und wie viel mehr der Zug des Bots dann bringt als "
      .. "`move`, und wie viel sonst. `cost`, bei einer schon getroffenen "
      .. "Entscheidung: { value, interval, clear }, um wie viel schlechter "
      .. "als der Zug des Bots sie im Ergebnis der Runde ist, und ob das "
      .. "klar ist. `plan`: was der Spieler dann meist spielt, { contract "
      .. "oder trump, share in Prozent }; `voids`: Farben, die das Weglegen "
      .. "leert. `text`: all das in Sätzen",
  ["there is no question, or the bot is none that has reasons"] =
    "es gibt keine Frage, oder der Bot ist keiner, der Gründe hat",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "Es gibt eine für jede Verteilung, und für Lagen, zu denen `tenace.new` "
      .. "von einer solchen Zeile aus geführt hat: die, in denen Bots alle "
      .. "Entscheidungen getroffen haben.",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "nil und warum es keine gibt, wenn ein Mensch entschieden hat oder Karten "
      .. "vorgegeben waren",
  ["The moves so far are made again, as `m:reload` does."] =
    "Die bisherigen Züge werden noch einmal gemacht, wie bei `m:reload`.",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, oder eine Liste solcher Wörter",
  ["there is no such game, or a rules file is in error"] =
    "dieses Spiel gibt es nicht, oder eine Regeldatei ist fehlerhaft",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, die noch draußen sind, als Text: sie sind in den Händen der "
      .. "anderen, im Talon oder liegen verdeckt, wo der Spieler sie nicht "
      .. "hingehen sah; `n`, wie viele es sind; `held`, die Zahl der Karten "
      .. "in jeder Hand, je Spieler; `void`, je Spieler, eine Liste der "
      .. "Farben, die draußen sind und die dieser Spieler nicht haben kann, "
      .. "und wo das Spiel sie hat: `trumps`, die draußen sind, und "
      .. "`points`, die Augen, die draußen sind",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "Ein geheimer Zug eines anderen Spielers hat `secret` und `n`, die Zahl "
      .. "der Karten",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "Als Text hat sie eine Zeile für jede Farbe, Trumpf zuerst, mit den "
      .. "Karten von unten nach oben.",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "was eine Runde festgelegt hat, etwa { trump = \"H\" }",
  ["an order: see there"] = "eine Reihenfolge: siehe dort",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; der Stich darf Text "
      .. "sein, und wer ausspielt, hat keinen; wo mehrere Karten zugleich "
      .. "gespielt werden, ist er eine Liste dessen, was jeder gespielt "
      .. "hat, { \"4H 4H\", \"7H 8H\" }, oder der Text von einem. `played` "
      .. "sind Karten früherer Stiche: ohne sie ist es der erste Stich",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }; wo mehrere Karten zugleich ausgespielt "
      .. "werden, ist `others` eine Liste der Hände der anderen Spieler, "
      .. "und sie entscheiden, ob ein Wurf hält",
  ["a card, or several, as text"] = "eine Karte, oder mehrere, als Text",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "der Grund in Worten, und der Name der Regel, die den Zug verbietet; bei "
      .. "einem Wurf, der nicht hält, auch die Karten, die stattdessen "
      .. "ausgespielt werden müssen, eine Liste, wenn der nächste Spieler "
      .. "unter mehreren wählt",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "eine Karte, als Text",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "Text oder eine Liste, in der gespielten Reihenfolge; eine Liste, wo "
      .. "mehrere Karten zugleich gespielt werden",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "die wievielte Karte es ist, 1 für die erste, und der Grund in Worten",
  ["the result, as fields and options that the step reads"] =
    "das Ergebnis, als Felder und Optionen, die der Schritt liest",
  ["the game has no such step"] = "das Spiel hat diesen Schritt nicht",
  ["options of the game"] = "Optionen des Spiels",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` oder `wild`, die Punkte der Karten, und bei einer vollen "
      .. "Meldung `natural`, `mixed` oder `wild`; oder der Grund in Worten, "
      .. "und der Name des Teils der Angaben, der sie verbietet",
  ["the game has no melds"] = "das Spiel hat keine Meldungen",
  ["Of card choices with the same effect the list has only one."] =
    "Von Kartenwahlen mit derselben Wirkung hat die Liste nur eine.",
  ["the cards, as text"] = "die Karten, als Text",
  ["melds that the player may add to, a list of their cards"] =
    "Meldungen, an die der Spieler anlegen darf, eine Liste ihrer Karten",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 }: was die Spieler "
      .. "noch haben, die Karten des Stichs, und wer ihn ausgespielt hat; "
      .. "und was `m:solve` nimmt: `for`, `camp`, `fewest`, `last`, "
      .. "`trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "was das Lager des Spielers, der dran ist, vom Rest bekommt, und dasselbe "
      .. "für jede Karte, die beste zuerst; oder nil und was eine Antwort "
      .. "verhindert",
  ["Worked examples use it."] = "Durchgerechnete Beispiele benutzen es.",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = Name, with = Liste der Argumente, scores = Gesamtpunkte vorher, "
      .. "tricks = gewonnene, je Partei, held = Hände je Spieler, won = "
      .. "Karten je Partei, last_won = der Platz, der den letzten Stich "
      .. "gewonnen hat, oder die letzten zwei, in einer Liste, party = die "
      .. "Plätze der ersten Rundenpartei, round_number, dealer, leaves = "
      .. "true für `leaves` im Ergebnis }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "die Gesamtpunkte, ob die Partie dann zu Ende ist und wer gewonnen hat, "
      .. "die Antwort des Schritts, und als `sheet` die Zeilen der "
      .. "Abrechnung, die er geschrieben hat; als `leaves` die Felder und "
      .. "Kartenzahlen danach, in der Form von Beispielen",
  ["For study only: it looks at all hands."] =
    "Nur zum Studium: es sieht alle Hände an.",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`: was gezählt wird, `\"tricks\"` oder die `\"points\"` der Karten "
      .. "(Augen, wo die Karten des Spiels welche haben und kein Stich das "
      .. "Spiel beendet); `camp`: eine Liste der Spieler, die "
      .. "zusammenspielen (Partner, die Partei eines Alleinspielers, oder "
      .. "alle außer dem Alleinspieler); `fewest = true`: das Lager will so "
      .. "wenig wie möglich bekommen (wo ein Stich das Spiel dessen "
      .. "beendet, der keinen will); `last`: was der letzte Stich außerdem "
      .. "zählt (0); `trick_counts`: was jeder Stich außer seinen Karten "
      .. "zählt (0); `most`: wie viele Lagen höchstens untersucht werden "
      .. "(100.000.000, etwa eine Minute)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, was bestenfalls erreicht wird; `moves`, eine Liste von { move, "
      .. "value }, der beste zuerst; `nodes`, die untersuchten Lagen; "
      .. "`fewest = true`, wenn das Lager so wenig wie möglich bekommen "
      .. "will; oder nil und die Regel oder die Angabe, die eine Antwort "
      .. "verhindert",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "eine Aufzeichnung, wie `m:record` sie gibt und `play` sie schreibt",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "die Partie am Ende der Aufzeichnung; oder nil und eine Meldung, die die "
      .. "falsche Zeile nennt",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "Sie enthält den Text der Regeldateien, lässt sich also auch dann noch "
      .. "einmal spielen, wenn diese sich geändert haben.",
}
