-- The sentences of bridge.lua, in German.

return {
  ["Bridge: partners bid for a contract; declarer plays dummy's cards."] =
    "Bridge: zwei Partnerschaften reizen um einen Kontrakt; der Alleinspieler "
    .. "spielt auch die Karten des Tisches (dummy).",
  ["how contracts count"] = "wie Kontrakte zählen",
  ["who is in duplicate"] = "wer im Turnier in Gefahr ist",
  ["seat that deals first in a rubber; 0: drawn at random"] =
    "Platz, der in einem Robber zuerst gibt; 0: ausgelost",
  ["honours count in a rubber"] = "Honneurs zählen in einem Robber",
  ["counts in a rubber cut short by rounds"] =
    "zählt in einem Robber, den die Zahl der Runden abbricht",
  ["Thirteen cards each. Declarer's left leads; then declarer's partner, "
    .. "dummy, lays the hand open, and declarer plays its cards, too."] =
    "Je dreizehn Karten. Links vom Alleinspieler wird ausgespielt; dann "
    .. "legt sein Partner, der Tisch, die Hand offen hin, und der "
    .. "Alleinspieler spielt auch dessen Karten.",
  ["In duplicate seat 1 deals first, then all deal in turn. A side that is "
    .. "vulnerable wins and "
    .. "loses more: nobody, 1 and 3, 2 and 4, all; each four boards it begins "
    .. "one later. In a rubber: whoever won a game."] =
    "Im Turnier gibt zuerst Platz 1, dann geben alle reihum. Eine Seite in "
    .. "Gefahr gewinnt und "
    .. "verliert mehr: keiner, 1 und 3, 2 und 4, alle; nach je vier Boards "
    .. "beginnt das eins später. In einem Robber: wer ein Spiel gewonnen hat.",
  ["The dealer calls first. Each passes, bids more tricks or higher (in "
    .. "clubs, diamonds, hearts, spades, no trump), doubles the others' bid "
    .. "or redoubles; three passes end it. Declarer is whoever of the side "
    .. "first named the suit."] =
    "Zuerst reizt der Geber. Jeder passt, bietet mehr Stiche oder höher "
    .. "(in der Folge Kreuz, Karo, Herz, Pik, ohne Trumpf), kontriert das "
    .. "Gebot der anderen oder rekontriert; wird dreimal gepasst, ist "
    .. "Schluss. Alleinspieler ist, wer von der Partei die Farbe zuerst "
    .. "genannt hat.",
  ["what do you call?"] = "was sagst du?",
  ["over {bid}, what do you call?"] =
    "das letzte Gebot ist {bid}: was sagst du?",
  ["over {bid}, doubled, what do you call?"] =
    "das letzte Gebot ist {bid}, kontriert: was sagst du?",
  ["over {bid}, redoubled, what do you call?"] =
    "das letzte Gebot ist {bid}, rekontriert: was sagst du?",
  ["A contract promises six tricks and its number. Missing tricks count "
    .. "50 each for the others, vulnerable 100; doubled 100, 200, 200, then "
    .. "300 each, vulnerable 200, then 300 each; redoubled twice that."] =
    "Ein Kontrakt verspricht sechs Stiche und so viele, wie seine Zahl "
    .. "sagt. Fehlende Stiche (Faller) zählen für die anderen je 50, in "
    .. "Gefahr 100; kontriert 100, 200, 200, dann je 300, in Gefahr 200, "
    .. "dann je 300; rekontriert das Doppelte davon.",
  ["Each trick of the contract counts 20 in clubs and diamonds, else 30, "
    .. "the first without trumps 10 more; doubled twice, redoubled four times "
    .. "that, and 50 or 100 more. Tricks above count the same, or 100 and "
    .. "200, vulnerable 200 and 400. A slam adds 500, vulnerable 750, a grand "
    .. "slam twice that. Duplicate adds 300, vulnerable 500, to tricks of 100 "
    .. "or more: a game; 50 to fewer."] =
    "Jeder Stich des Kontrakts zählt in Kreuz und Karo 20, sonst 30, der "
    .. "erste ohne Trumpf 10 mehr; kontriert das Doppelte, rekontriert das "
    .. "Vierfache, und 50 oder 100 mehr. Überstiche zählen ebenso, oder 100 "
    .. "und 200, in Gefahr 200 und 400. Ein Kleinschlemm bringt 500 mehr, in "
    .. "Gefahr 750, ein Großschlemm das Doppelte. Im Turnier kommen 300, "
    .. "in Gefahr 500, zu Stichen für 100 oder mehr, einem Vollspiel; 50 zu "
    .. "weniger.",
  ["made doubled"] = "kontriert erfüllt",
  ["small slam"] = "Kleinschlemm",
  ["grand slam"] = "Großschlemm",
  ["In a rubber honours count: four of A K Q J 10 of trumps in one hand "
    .. "100; all five, or four aces without trumps, 150. Contracts made add "
    .. "up below the line; at a hundred a side has won a game, and both "
    .. "begin again at 0."] =
    "In einem Robber zählen Honneurs: vier von A K Q J 10 in Trumpf in "
    .. "einer Hand 100; alle fünf, oder vier Asse ohne Trumpf, 150. "
    .. "Erfüllte Kontrakte werden unter dem Strich zusammengezählt; bei "
    .. "hundert hat eine Partei ein Spiel gewonnen, und beide beginnen "
    .. "wieder bei 0.",
  ["The second game ends it and counts 700, or 500 if the others have "
    .. "one. Cut short, a game that one side alone has counts 300, the only "
    .. "part-score 100."] =
    "Das zweite Spiel beendet ihn und zählt 700, oder 500, wenn die "
    .. "anderen eins haben. Wird er abgebrochen, so zählt ein Spiel, das "
    .. "nur eine Partei hat, 300, der einzige Teilkontrakt 100.",
  ["the only game"] = "das einzige Spiel",
  ["the only part-score"] = "der einzige Teilkontrakt",
  ["After the last board, or the second game of a rubber, the higher "
    .. "total wins."] =
    "Nach dem letzten Board, oder nach dem zweiten Spiel eines Robbers, "
    .. "gewinnt die höhere Punktzahl.",
  ["a trump wins over the suit led"] =
    "ein Trumpf gewinnt gegen die ausgespielte Farbe",
  ["a redouble is for the own side's bid"] =
    "rekontriert wird das Gebot der eigenen Partei",
  ["nothing of yours is doubled"] = "von euch ist nichts kontriert",
  ["a bid ends a double, and may be doubled itself"] =
    "ein Gebot beendet ein Kontra und kann selbst kontriert werden",
  ["no trump is above spades, and hearts are below"] =
    "über Pik steht ohne Trumpf, und Herz darunter",
  ["the responder has named hearts first, and is declarer"] =
    "der Antwortende hat Herz zuerst genannt und ist Alleinspieler",
  ["only the other side's hearts came first: it is East's contract"] =
    "nur das Herz der anderen Partei kam zuerst: der Kontrakt gehört Ost",
  ["1NT, seven tricks"] = "1NT, sieben Stiche",
  ["3NT, nine tricks"] = "3NT, neun Stiche",
  ["3NT vulnerable, ten tricks"] = "3NT in Gefahr, zehn Stiche",
  ["4S doubled, vulnerable, eleven tricks: 240, 500, 50 and 200"] =
    "4S kontriert, in Gefahr, elf Stiche: 240, 500, 50 und 200",
  ["a small slam, vulnerable"] = "ein Kleinschlemm, in Gefahr",
  ["a small slam"] = "ein Kleinschlemm",
  ["a grand slam"] = "ein Großschlemm",
  ["a grand slam, vulnerable"] = "ein Großschlemm, in Gefahr",
  ["2D doubled is a part-score"] = "2D kontriert ist ein Teilkontrakt",
  ["2H doubled is a game"] = "2H kontriert ist ein Vollspiel",
  ["1C redoubled, vulnerable"] = "1C rekontriert, in Gefahr",
  ["1C redoubled with an overtrick"] = "1C rekontriert mit einem Überstich",
  ["three down, doubled"] = "drei Faller, kontriert",
  ["four down, doubled and vulnerable"] =
    "vier Faller, kontriert und in Gefahr",
  ["four down, doubled"] = "vier Faller, kontriert",
  ["one down, doubled and vulnerable"] = "ein Faller, kontriert und in Gefahr",
  ["two down"] = "zwei Faller",
  ["two down, vulnerable"] = "zwei Faller, in Gefahr",
  ["three down, redoubled"] = "drei Faller, rekontriert",
  ["board 3: West and East are vulnerable, and seat 3 deals"] =
    "Board 3: West und Ost sind in Gefahr, und Platz 3 gibt",
  ["in a rubber a side is vulnerable after a game"] =
    "in einem Robber ist eine Partei nach einem Spiel in Gefahr",
  ["in a rubber a part-score counts below the line only"] =
    "in einem Robber zählt ein Teilkontrakt nur unter dem Strich",
  ["a hundred below the line: the line is drawn for both"] =
    "hundert unter dem Strich: für beide wird der Strich gezogen",
  ["ninety are no game"] = "neunzig sind kein Spiel",
  ["the second game ends a rubber, for 700 if the others have none"] =
    "das zweite Spiel beendet einen Robber, für 700, wenn die anderen "
    .. "keins haben",
  ["the second game against one counts 500"] =
    "das zweite Spiel gegen eins zählt 500",
  ["five honours in one hand are 150"] =
    "fünf Honneurs in einer Hand sind 150",
  ["four honours are 100, in a defender's hand, too"] =
    "vier Honneurs sind 100, auch auf der Hand eines Gegenspielers",
  ["four aces without trumps are 150"] = "vier Asse ohne Trumpf sind 150",
  ["three honours, or honours that do not count, are nothing"] =
    "drei Honneurs, oder Honneurs, die nicht zählen, sind nichts",
  ["without honours"] = "ohne Honneurs",
  ["a rubber cut short: the only game, and the only part-score"] =
    "ein abgebrochener Robber: das einzige Spiel, und der einzige "
    .. "Teilkontrakt",
  ["a rubber cut short without that bonus"] =
    "ein abgebrochener Robber ohne diese Prämie",
  ["a match ends after sixteen boards"] =
    "eine Partie endet nach sechzehn Boards",
  ["not after fifteen"] = "nicht nach fünfzehn",
  ["the lowest call and the highest"] =
    "die niedrigste Ansage und die höchste",
  ["there is no bid to double"] = "es gibt kein Gebot zu kontrieren",
  ["on board 1 seat 1 deals, and nobody is vulnerable"] =
    "in Board 1 gibt Platz 1, und keiner ist in Gefahr",
  ["on board 5 seat 1 deals again"] = "in Board 5 gibt wieder Platz 1",
  ["five down"] = "fünf Faller",
  ["three down, vulnerable"] = "drei Faller, in Gefahr",
  ["five down, vulnerable"] = "fünf Faller, in Gefahr",
  ["five down, doubled"] = "fünf Faller, kontriert",
  ["a hundred of the second side are a game, too"] =
    "auch hundert der zweiten Partei sind ein Spiel",
  ["where all pass, no honours count"] = "passen alle, zählen keine Honneurs",
  ["a rubber that is won is not cut short"] =
    "ein gewonnener Robber ist nicht abgebrochen",
  ["cut short, a game each and a part-score each count nothing"] =
    "abgebrochen zählen je ein Spiel und je ein Teilkontrakt nichts",
  ["cut short without any game"] = "abgebrochen ohne ein Spiel",
  ["a rubber goes on after sixteen deals"] =
    "ein Robber geht nach sechzehn Runden weiter",
  ["double"] = "Kontra",
  ["doubled"] = "kontriert",
  ["redoubled"] = "rekontriert",
  ["over {1}C"] = "über {1}C",
  ["over {1}D"] = "über {1}D",
  ["over {1}H"] = "über {1}H",
  ["over {1}NT"] = "über {1}NT",
  ["over {1}S"] = "über {1}S",
  ["pass"] = "passe",
  ["redouble"] = "Rekontra",
  ["undertricks"] = "Faller",
  ["dummy"] = "Tisch",
  ["vulnerable"] = "in Gefahr",
  ["deals; 0: 16, or a rubber"] = "zu spielende Runden; 0: 16, oder ein Robber",
  ["begin deal"] = "Beginn der Runde",
  ["end deal"] = "Ende der Runde",
  ["end rubber"] = "Ende des Robbers",
  ["score made"] = "erfüllter Kontrakt",
  ["contract"] = "Kontrakt",
}
