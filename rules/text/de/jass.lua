-- The sentences of jass.lua, in German.

return {
  ["Schieber Jass: forehand or the partner names the game; rows of "
    .. "cards count."] =
    "Schieber-Jass: Vorhand oder der Partner bestimmt das Spiel; Folgen "
    .. "und Vierlinge zählen als Weis.",
  ["spades and clubs count twice, obenabe and undenufe three times"] =
    "Pik und Kreuz zählen doppelt, Obenabe und Undenufe dreifach",
  ["Weis and Stöck count"] = "Weis und Stöck zählen",
  ["when the target ends a match"] = "wann das Punktziel eine Partie beendet",
  ["what is first"] = "was zuerst zählt",
  ["forehand may leave the naming to the partner"] =
    "Vorhand darf zum Partner schieben",
  ["more than five in a row count more than 100"] =
    "mehr als fünf in Folge zählen mehr als 100",
  ["target stop"] = "target stop",
  ["lower trumps"] = "niedrigere Trümpfe",
  ["no lower trump"] = "kein niedrigerer Trumpf",
  ["you may not play a lower trump"] = "du darfst nicht untertrumpfen",
  ["J of trumps"] = "J von Trumpf",
  ["trump led"] = "Trumpf ausgespielt",
  ["follow or trump"] = "bedienen oder stechen",
  ["suit led"] = "ausgespielte Farbe",
  ["you must follow {suit} or trump"] = "du musst {suit} bedienen oder stechen",
  ["In trumps the jack and the nine are the highest. With undenufe low "
    .. "cards win."] =
    "In Trumpf sind der Bube (Puur) und die Neun (Nell) die höchsten. "
    .. "Bei Undenufe gewinnen die niedrigen Karten.",
  ["Nine cards each. Forehand, the dealer's right, leads; later the "
    .. "winner."] =
    "Je neun Karten. Vorhand, rechts vom Geber, spielt aus; danach, wer "
    .. "den Stich gemacht hat.",
  ["Forehand names trumps, or a game without: obenabe, where high cards "
    .. "win, or undenufe, where low ones do. Forehand may push: then the "
    .. "partner names."] =
    "Vorhand sagt Trumpf an oder ein Spiel ohne: Obenabe, wo die hohen "
    .. "Karten gewinnen, oder Undenufe, wo es die niedrigen tun. Vorhand "
    .. "darf schieben: dann sagt der Partner an.",
  ["what is played?"] = "was wird gespielt?",
  ["your side must name: it was pushed to you"] =
    "deine Partei muss ansagen: dir ist geschoben worden",
  ["With the first card each player may say what the best Weis in hand "
    .. "counts. Four jacks are a Weis of 200, four nines 150, four of "
    .. "another rank 100; three of a suit in a row 20, four 50, five 100, "
    .. "and each one more 50 more."] =
    "Mit der ersten Karte darf jeder sagen, was sein bester Weis zählt. "
    .. "Vier Buben sind ein Weis von 200, vier Neunen von 150, vier von "
    .. "einem anderen Rang von 100; drei einer Farbe in Folge 20, vier 50, "
    .. "fünf 100, und jede weitere 50 mehr.",
  ["say your Weis?"] = "weist du?",
  ["Of a trick the Stöck count first, then Weis, then its cards. The "
    .. "last trick counts 5 more, and all nine 100."] =
    "Zuerst zählen die Stöck, dann der Weis, dann die Karten des "
    .. "Stichs. Der letzte Stich zählt 5 mehr, und alle neun 100.",
  ["last trick"] = "letzter Stich",
  ["all tricks"] = "Match",
  ["King and queen of trumps from one hand are the Stöck: 20, with the "
    .. "second."] =
    "König und Dame in Trumpf aus einer Hand sind die Stöck: 20, mit "
    .. "der zweiten der beiden.",
  ["The side of the best Weis shows and counts all that it has said, "
    .. "the other nothing. Of equal ones more cards are better; then the "
    .. "higher top card, with undenufe the lower; then trumps; then whoever "
    .. "is nearer to forehand."] =
    "Die Partei mit dem besten Weis zeigt und zählt alles, was sie "
    .. "gewiesen hat, die andere nichts. Bei gleichen ist der mit mehr "
    .. "Karten besser; dann die höhere oberste Karte, bei Undenufe die "
    .. "niedrigere; dann Trumpf; dann, wer näher bei Vorhand sitzt.",
  ["What counts, counts at once. A side that reaches the target has won."] =
    "Was zählt, zählt sofort. Eine Partei, die das Punktziel erreicht, "
    .. "hat gewonnen.",
  ["a suit led is followed, or trumped"] =
    "eine ausgespielte Farbe wird bedient oder gestochen",
  ["who has no card of the suit led may play any"] =
    "wer keine Karte der Farbe hat, darf jede spielen",
  ["a lower trump may not be played"] = "untertrumpfen darf man nicht",
  ["nor by who could follow with nothing else"] =
    "auch nicht, wer sonst mit nichts bedienen könnte",
  ["unless all cards of the hand are trumps"] =
    "außer wenn die Hand nur aus Trümpfen besteht",
  ["on trumps that were led lower ones may be played"] =
    "auf ausgespielten Trumpf darf man niedrigere spielen",
  ["the jack of trumps need not follow"] = "der Trumpfbube muss nicht bedienen",
  ["but frees no other trump"] = "befreit aber keinen anderen Trumpf",
  ["without trumps suits are followed"] = "ohne Trumpf wird bedient",
  ["the jack of trumps is the highest, the nine the next"] =
    "der Trumpfbube ist der höchste, dann kommt die Neun",
  ["the nine of trumps beats the ace"] = "die Trumpfneun schlägt das Ass",
  ["the nine and the jack are low in other suits"] =
    "in anderen Farben stehen Neun und Bube niedrig",
  ["with obenabe another suit never wins"] =
    "bei Obenabe gewinnt eine andere Farbe nie",
  ["with undenufe the lowest card wins"] =
    "bei Undenufe gewinnt die niedrigste Karte",
  ["with undenufe the ace is the lowest"] =
    "bei Undenufe ist das Ass die niedrigste",
  ["what trumps count"] = "was Trümpfe zählen",
  ["what other suits count"] = "was andere Farben zählen",
  ["what a suit counts with obenabe"] = "was eine Farbe bei Obenabe zählt",
  ["what a suit counts with undenufe"] = "was eine Farbe bei Undenufe zählt",
  ["with undenufe it is the six that counts"] = "bei Undenufe zählt die Sechs",
  ["with undenufe the ace counts nothing"] =
    "bei Undenufe zählt das Ass nichts",
  ["forehand names the game, or pushes"] =
    "Vorhand sagt das Spiel an oder schiebt",
  ["then the partner must name it"] = "dann muss der Partner ansagen",
  ["pushing may be left out"] = "Schieben kann weggelassen sein",
  ["forehand leads though the partner has named"] =
    "Vorhand spielt aus, obwohl der Partner angesagt hat",
  ["a Weis need not be said"] = "einen Weis muss man nicht sagen",
  ["without Weis nobody is asked"] = "ohne Weis wird keiner gefragt",
  ["four nines, 150, against five in a row, 100"] =
    "vier Neunen, 150, gegen fünf in Folge, 100",
  ["who said nothing has no Weis"] = "wer nichts gesagt hat, hat keinen Weis",
  ["five cards against four aces, 100 each"] =
    "fünf Karten gegen vier Asse, je 100",
  ["two equal rows: that in trumps"] = "zwei gleiche Folgen: die in Trumpf",
  ["50, 4 cards, to K"] = "50, 4 Karten, bis K",
  ["50, 4 cards, to K, in trumps"] = "50, 4 Karten, bis K, in Trumpf",
  ["without trumps the one nearer to forehand"] =
    "ohne Trumpf die näher bei Vorhand",
  ["king and queen of trumps count with the second of them"] =
    "König und Dame in Trumpf zählen mit der zweiten der beiden",
  ["they do not count before"] = "vorher zählen sie nicht",
  ["a Weis counts beside the trick"] = "ein Weis zählt neben dem Stich",
  ["Weis count before the trick, and win at once"] =
    "Weis zählt vor dem Stich und gewinnt sofort",
  ["or the trick counts first"] = "oder der Stich zählt zuerst",
  ["999 are not enough"] = "999 reichen nicht",
  ["the round may be played to its end"] =
    "die Runde kann zu Ende gespielt werden",
  ["with rounds to play nobody wins before the last"] =
    "wo Runden gezählt werden, gewinnt vor der letzten keiner",
  ["all tricks count 257, with spades twice under Swiss multipliers"] =
    "alle Stiche zählen 257, mit Pik bei Schweizer Faktoren das Doppelte",
  ["nine in a row are 300, and king and queen 20"] =
    "neun in Folge sind 300, und König und Dame 20",
  ["or 100, where more than five count no more"] =
    "oder 100, wo mehr als fünf nicht mehr zählen",
  [", where five are as good as more"] = ", wo fünf so gut sind wie mehr",
  ["all Weis of a side count together, though the first would do"] =
    "alle Weis einer Partei zählen zusammen, obwohl der erste reichen "
    .. "würde",
  ["four kings against four aces"] = "vier Könige gegen vier Asse",
  ["a row to the king against one to the ace"] =
    "eine Folge bis zum König gegen eine bis zum Ass",
  ["six in a row against five, where they count as much"] =
    "sechs in Folge gegen fünf, wo sie gleich viel zählen",
  ["seven in a row against six there"] = "dort sieben in Folge gegen sechs",
  ["nine in a row against eight there"] = "dort neun in Folge gegen acht",
  ["eight in a row against seven there"] = "dort acht in Folge gegen sieben",
  ["with undenufe the lower top card is better"] =
    "bei Undenufe ist die niedrigere oberste Karte besser",
  ["a player who said nothing counts nothing"] =
    "wer nichts gesagt hat, zählt nichts",
  ["the partner of the best counts, too"] =
    "auch der Partner des Besten zählt",
  ["the last trick counts five, and eight tricks no more"] =
    "der letzte Stich zählt fünf, und acht Stiche nicht mehr",
  ["the values of the options"] = "die Werte der Optionen",
  ["Stöck {1}"] = "Stöck {1}",
  ["Weis"] = "Weis",
  ["Weis {1}"] = "Weis {1}",
  ["cards {1}"] = "Karten {1}",
  ["cards {1} = {2}"] = "Karten {1} = {2}",
  ["last trick {1} = {2}"] = "letzter Stich {1} = {2}",
  ["obenabe"] = "Obenabe",
  ["pass"] = "passe",
  ["push"] = "schieben",
  ["undenufe"] = "Undenufe",
  ["weis"] = "weisen",
  ["hearts"] = "Herz",
  ["diamonds"] = "Karo",
  ["spades"] = "Pik",
  ["clubs"] = "Kreuz",
  ["Schieber Jass"] = "Schieber-Jass",
  ["name game"] = "Spiel ansagen",
  ["first trick"] = "Weisen",
  ["count trick"] = "Stich zählen",
  ["count stock"] = "Stöck",
  ["count weis"] = "Weis",
  ["come"] = "Zählen",
  ["1000 are"] = "1000 schon",
  ["first"] = "erster",
}
