-- The sentences of doppelkopf.lua, in German.

return {
  ["Doppelkopf: four players, two packs, secret partners and "
    .. "announcements."] =
    "Doppelkopf: vier Spieler, zwei Kartenspiele, geheime Partner und "
    .. "Ansagen.",
  ["queens jacks aces diamonds hearts spades clubs"] =
    "Damen Buben Asse Karo Herz Pik Kreuz",
  ["a marriage takes both QC"] = "zu einer Hochzeit gehören beide Kreuz-Damen",
  ["Re and Kontra count as much"] = "Re und Kontra zählen gleich viel",
  ["the marriage is not decided"] = "die Hochzeit ist noch nicht entschieden",
  ["each player owes a solo in a match"] =
    "jeder Spieler schuldet in einer Partie ein Solo",
  ["which of two 10H in a trick wins"] =
    "welche von zwei Herz-Zehnen in einem Stich gewinnt",
  ["the pack has nines"] = "mit Neunen",
  ["every soloist leads to the first trick"] =
    "jeder Solist spielt zum ersten Stich aus",
  ["a JC caught in the last trick counts"] =
    "ein im letzten Stich gefangener Kreuz-Bube (Karlchen) zählt",
  ["both AD in one hand are the highest trumps"] =
    "beide Karo-Asse in einer Hand sind die höchsten Trümpfe",
  ["10H, queens, jacks and diamonds are trumps. In a solo of a suit "
    .. "that is in place of diamonds; in others only queens or jacks are, "
    .. "or no card is."] =
    "Herz-Zehnen, Damen, Buben und Karo sind Trumpf. In einem Farbsolo "
    .. "ist es diese Farbe statt Karo; in anderen Soli sind es nur Damen "
    .. "oder Buben, oder keine Karte.",
  ["All cards are dealt. The dealer's left leads, and deals next. But "
    .. "a soloist who owes a solo leads, and then the same player deals "
    .. "again."] =
    "Alle Karten werden gegeben. Wer links vom Geber sitzt, spielt aus "
    .. "und gibt als Nächster. Ein Solist aber, der noch ein Solo "
    .. "schuldet, spielt selbst aus, und dann gibt derselbe Spieler noch "
    .. "einmal.",
  ["From the dealer's left each says healthy or has a reservation: a "
    .. "solo, or a marriage, which is both QC. The only player with one "
    .. "names the game. Several are asked for a solo, first those who owe "
    .. "one; whoever lacks a QC must want it. With as many rounds left as "
    .. "solos owed the first who owes one must play."] =
    "Links vom Geber beginnend sagt jeder „gesund“ oder „Vorbehalt“: ein Solo "
    .. "oder eine Hochzeit, das sind beide Kreuz-Damen. Hat nur einer einen "
    .. "Vorbehalt, so nennt er das Spiel. Mehrere werden nach einem Solo "
    .. "gefragt, zuerst die, die noch eins schulden; wer nicht beide "
    .. "Kreuz-Damen hat, muss eins spielen wollen. Sind nur noch so viele "
    .. "Runden übrig, wie Soli geschuldet sind, muss der erste, der eins "
    .. "schuldet, spielen.",
  ["which solo do you play?"] = "welches Solo spielst du?",
  ["are you healthy, or is there a reservation?"] =
    "bist du gesund, oder hast du einen Vorbehalt?",
  ["which game do you play?"] = "welches Spiel spielst du?",
  ["do you play a solo?"] = "spielst du ein Solo?",
  ["Whoever holds a QC is Re, and the others are Kontra; nobody says "
    .. "so. Both QC in one hand without a marriage are a silent solo. A "
    .. "soloist is Re. In a marriage the first of three tricks that another "
    .. "player wins decides who is Re with the announcer."] =
    "Wer eine Kreuz-Dame hat, ist Re, die anderen sind Kontra; keiner "
    .. "sagt es. Beide Kreuz-Damen in einer Hand ohne Hochzeit sind ein "
    .. "stilles Solo. Ein Solist ist Re. Bei einer Hochzeit entscheidet der "
    .. "erste der ersten drei Stiche, den ein anderer gewinnt, wer mit dem "
    .. "Ansager Re ist.",
  ["Special points count 1 each, but not where one plays alone: a "
    .. "doppelkopf, a trick of 40 points or more; a fox, an AD that the other "
    .. "party takes, if there are no pigs; Charlie, a JC that wins the last "
    .. "trick."] =
    "Sonderpunkte zählen je 1, aber nicht, wo einer allein spielt: ein "
    .. "Doppelkopf, das ist ein Stich mit 40 Augen oder mehr; ein Fuchs, das "
    .. "ist ein AD, das an die andere Partei geht, wenn es keine Schweine "
    .. "gibt; Karlchen, ein JC, der den letzten Stich gewinnt.",
  ["Re needs 121 points, or 120 if only kontra was said. Each player of "
    .. "a party gets the value that each of the others loses; whoever plays "
    .. "alone, thrice it."] =
    "Re braucht 121 Augen, oder 120, wenn nur Kontra gesagt ist. Jeder "
    .. "einer Partei bekommt den Spielwert, den jeder der anderen verliert; "
    .. "wer allein spielt, das Dreifache.",
  ["Kontra gets 1 more for beating Re, the old ones, but not a soloist."] =
    "Kontra bekommt 1 mehr, wenn es gegen Re, die Alten, gewinnt, aber "
    .. "nicht gegen ein Solo.",
  ["against the old ones"] = "gegen die Alten",
  ["special points"] = "Sonderpunkte",
  ["of two tens of hearts the first wins"] =
    "von zwei Herz-Zehnen gewinnt die erste",
  ["or the second"] = "oder die zweite",
  ["the second, but not in the last trick"] =
    "die zweite, aber nicht im letzten Stich",
  ["before the last trick the second wins"] =
    "vor dem letzten Stich gewinnt die zweite",
  ["pigs are above the tens of hearts"] =
    "Schweine stehen über den Herz-Zehnen",
  ["clubs rank ace, ten, king, nine"] =
    "in Kreuz ist die Reihenfolge Ass, Zehn, König, Neun",
  ["the queen of clubs is no club"] = "die Kreuz-Dame ist kein Kreuz",
  ["the ten of hearts is a trump, and follows trumps"] =
    "die Herz-Zehn ist Trumpf und bedient Trumpf",
  ["in a solo of hearts the other hearts are trumps too"] =
    "im Herzsolo sind auch die anderen Herz Trumpf",
  ["solo hearts"] = "Herzsolo",
  ["and diamonds are none"] = "und Karo nicht",
  ["in a solo of queens the ten is below the ace, above the king"] =
    "im Damensolo steht die Zehn unter dem Ass, über dem König",
  ["solo queens"] = "Damensolo",
  ["and only queens are trumps"] = "und nur Damen sind Trumpf",
  ["in a solo of jacks the queen is a card of its suit"] =
    "im Bubensolo ist die Dame eine Karte ihrer Farbe",
  ["solo jacks"] = "Bubensolo",
  ["in a solo of aces nothing is trump"] = "im Fleischlosen ist nichts Trumpf",
  ["solo aces"] = "Fleischlos",
  ["twelve cards each"] = "je zwölf Karten",
  ["without nines ten each"] = "ohne Neunen je zehn",
  ["a marriage takes both queens of clubs"] =
    "zu einer Hochzeit gehören beide Kreuz-Damen",
  ["nobody has a reservation: the dealer's left leads"] =
    "keiner hat einen Vorbehalt: es spielt aus, wer links vom Geber sitzt",
  ["a solo goes before a marriage"] = "ein Solo geht vor einer Hochzeit",
  ["whoever lacks a queen must want a solo then"] =
    "wer keine zwei Kreuz-Damen hat, muss dann ein Solo wollen",
  ["both queens of clubs may want a solo, too"] =
    "auch wer beide Kreuz-Damen hat, darf ein Solo wollen",
  ["solo clubs"] = "Kreuzsolo",
  ["the other's reservation was the only one left: a marriage"] =
    "der andere Vorbehalt war der einzige, der übrig ist: eine Hochzeit",
  ["Re may say re, and all further steps at once"] =
    "Re darf Re sagen und alle weiteren Stufen auf einmal",
  ["you are Re, not Kontra"] = "du bist Re, nicht Kontra",
  ["a step that is skipped is said, too"] =
    "eine übersprungene Stufe ist mitgesagt",
  ["your side has said that already"] = "das hat deine Partei schon gesagt",
  ["the partner may go on"] = "der Partner darf weitergehen",
  ["Kontra may not say re"] = "Kontra darf nicht Re sagen",
  ["you are Kontra, not Re"] = "du bist Kontra, nicht Re",
  ["eleven cards are enough for re"] = "elf Karten reichen für Re",
  ["ten are too few"] = "zehn sind zu wenig",
  ["too late: 11 cards are needed"] = "zu spät: dazu gehören 11 Karten",
  ["but not for a reply to kontra"] = "aber nicht für eine Antwort auf Kontra",
  ["nine are too few for a reply, too"] =
    "auch für eine Antwort sind neun zu wenig",
  ["too late: 10 cards are needed"] = "zu spät: dazu gehören 10 Karten",
  ["no 90 takes ten"] = "für keine 90 braucht es zehn",
  ["and no fewer"] = "und nicht weniger",
  ["no 60 takes nine"] = "für keine 60 braucht es neun",
  ["and no fewer than that"] = "und nicht weniger als das",
  ["too late: 9 cards are needed"] = "zu spät: dazu gehören 9 Karten",
  ["no 30 takes eight"] = "für keine 30 braucht es acht",
  ["what cards count"] = "was Karten zählen",
  ["Re wins with 121"] = "Re gewinnt mit 121",
  ["Kontra wins with 120"] = "Kontra gewinnt mit 120",
  ["below 90 counts one more"] = "unter 90 zählt eins mehr",
  ["90 are not below 90"] = "90 sind nicht unter 90",
  ["60 are not below 60"] = "60 sind nicht unter 60",
  ["30 are not below 30"] = "30 sind nicht unter 30",
  ["no trick"] = "kein Stich",
  ["a trick of no points"] = "ein Stich ohne Augen",
  ["Kontra takes all"] = "Kontra macht alles",
  ["and with 151"] = "und mit 151",
  ["not kept with 150"] = "mit 150 nicht gehalten",
  ["120 against no 90"] = "120 gegen keine 90",
  ["but not 119"] = "aber nicht 119",
  ["re, kontra and 120"] = "Re, Kontra und 120",
  ["re, kontra and 121"] = "Re, Kontra und 121",
  ["re alone"] = "Re allein",
  ["both have failed: nobody wins"] = "beide haben verfehlt: keiner gewinnt",
  ["Kontra has 120 against no 90, too"] = "auch Kontra hat 120 gegen keine 90",
  ["no 60 not kept"] = "keine 60 nicht gehalten",
  ["90 against it"] = "90 dagegen",
  ["120 against it"] = "120 dagegen",
  ["no 30 not kept"] = "keine 30 nicht gehalten",
  ["nor with 59"] = "auch nicht mit 59",
  ["60 against it"] = "60 dagegen",
  ["black, one trick lost"] = "schwarz, ein Stich verloren",
  ["30 against black"] = "30 gegen schwarz",
  ["black kept"] = "schwarz gehalten",
  ["Kontra: black"] = "Kontra: schwarz",
  ["Re has 90 against it"] = "Re hat 90 dagegen",
  ["Re stays below 90"] = "Re bleibt unter 90",
  ["Re has 120 against it"] = "Re hat 120 dagegen",
  ["one side fails, the other keeps"] =
    "eine Partei verfehlt, die andere hält",
  ["a solo lost"] = "ein verlorenes Solo",
  ["a marriage decided in the third trick"] =
    "eine Hochzeit, im dritten Stich entschieden",
  ["pigs, and no nines"] = "Schweine, und keine Neunen",
  ["the dealer's left leads to a solo, too"] =
    "auch zu einem Solo spielt aus, wer links vom Geber sitzt",
  ["unless every soloist leads"] = "außer wo jeder Solist ausspielt",
  ["with four rounds left four owed solos must be played"] =
    "sind noch vier Runden übrig, müssen vier geschuldete Soli "
    .. "gespielt werden",
  ["the first who owes one plays it"] =
    "der erste, der eins schuldet, spielt es",
  ["a soloist who owed the solo leads"] =
    "ein Solist, der das Solo schuldete, spielt aus",
  ["the announcer of a marriage does not lead"] =
    "wer eine Hochzeit ansagt, spielt nicht aus",
  ["whoever wins three tricks in a marriage plays alone"] =
    "wer in einer Hochzeit drei Stiche macht, spielt allein",
  ["with five they may wait"] = "bei fünf dürfen sie warten",
  ["with one queen of clubs a solo must be wanted, too"] =
    "auch mit einer Kreuz-Dame muss man ein Solo wollen",
  ["forty points in a trick are a doppelkopf"] =
    "vierzig Augen in einem Stich sind ein Doppelkopf",
  ["a fox counts for whoever takes it, and against its owner"] =
    "ein Fuchs zählt für den, der ihn fängt, und gegen seinen Besitzer",
  ["both foxes in one hand are pigs"] =
    "beide Füchse in einer Hand sind Schweine",
  ["special points count for those who have more"] =
    "Sonderpunkte zählen für die Partei, die mehr davon hat",
  ["but not where one plays alone"] = "aber nicht, wo einer allein spielt",
  ["what may be set"] = "was man einstellen kann",
  ["aces"] = "Asse",
  ["against the old ones -{1}"] = "gegen die Alten -{1}",
  ["black said {1}"] = "schwarz angesagt {1}",
  ["healthy"] = "gesund",
  ["jacks"] = "Buben",
  ["kontra said {1}"] = "Kontra angesagt {1}",
  ["lost -{1}"] = "verloren -{1}",
  ["no {1} -{2}"] = "keine {1} -{2}",
  ["no {1} said -{2}"] = "keine {1} angesagt -{2}",
  ["no {1} said {2}"] = "keine {1} angesagt {2}",
  ["no {1} {2}"] = "keine {1} {2}",
  ["queens"] = "Damen",
  ["re said -{1}"] = "Re angesagt -{1}",
  ["reservation"] = "Vorbehalt",
  ["solo"] = "Solo",
  ["special points -{1}"] = "Sonderpunkte -{1}",
  ["special points {1}"] = "Sonderpunkte {1}",
  ["won {1}"] = "gewonnen {1}",
  ["{1} against black {2}"] = "{1} gegen schwarz {2}",
  ["{1} against no {2} -{3}"] = "{1} gegen keine {2} -{3}",
  ["{1} against no {2} {3}"] = "{1} gegen keine {2} {3}",
  ["solo diamonds"] = "Karosolo",
  ["solo spades"] = "Piksolo",
  ["marriage"] = "Hochzeit",
  ["normal"] = "Normalspiel",
  ["re"] = "Re",
  ["kontra"] = "Kontra",
  ["Re"] = "Re",
  ["Kontra"] = "Kontra",
  ["no 90"] = "keine 90",
  ["no 60"] = "keine 60",
  ["no 30"] = "keine 30",
  ["black"] = "schwarz",
  ["pigs"] = "Schweine",
  ["fox"] = "Fuchs",
  ["Charlie"] = "Karlchen",
  ["doppelkopf"] = "Doppelkopf",
  ["black {1}"] = "schwarz {1}",
  ["black -{1}"] = "schwarz -{1}",
  ["lost {1}"] = "verloren {1}",
  ["won -{1}"] = "gewonnen -{1}",
  ["has soloed"] = "hat ein Solo gespielt",
  ["ask reservations"] = "Vorbehalte",
  ["find parties"] = "Parteien",
  ["count"] = "Zählung",
  ["no 30 kept"] = "keine 30 gehalten",
  ["no 60 kept"] = "keine 60 gehalten",
  ["no 90 kept"] = "keine 90 gehalten",
  ["parties"] = "Parteien",
  ["counted"] = "Sonderpunkte",
  ["below 30"] = "unter 30",
  ["below 60"] = "unter 60",
  ["not 119"] = "nicht 119",
  ["not 89"] = "nicht 89",
}
