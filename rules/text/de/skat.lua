-- The sentences of skat.lua, in German.

return {
  ["Skat"] = "Skat",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."] =
    "Skat: drei Spieler, einer gegen zwei, 32 Karten; wer am höchsten reizt, spielt.",
  ["diamonds"] = "Karo", ["hearts"] = "Herz", ["spades"] = "Pik",
  ["clubs"] = "Kreuz", ["grand"] = "Grand", ["null"] = "Null",
  ["hand"] = "Hand", ["pass"] = "passe", ["take"] = "nehme auf",
  ["yes"] = "ja", ["schneider"] = "Schneider", ["schwarz"] = "Schwarz",
  ["ouvert"] = "ouvert",
  ["null ouvert"] = "Null ouvert",
  ["null hand"] = "Null Hand",
  ["null ouvert hand"] = "Null ouvert Hand",
  ["schneider schwarz ouvert"] = "Schneider Schwarz ouvert",
  ["at the table; with four the dealer sits out"] =
    "am Tisch; zu viert setzt der Geber aus",
  ["rounds in a match"] = "Spiele in einer Partie",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "ein überreiztes Spiel kostet doppelt, was es mindestens zählen müsste, um das "
    .. "Gebot zu erreichen (ein Vielfaches des Grundwerts), oder einmal den Grundwert",
  ["how a round counts"] = "wie ein Spiel abgerechnet wird",
  ["Three cards each, two to the skat, four each, three each."] =
    "Je drei Karten, zwei in den Skat, je vier, je drei.",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids any higher value of a game; forehand holds it or passes. Then rearhand, the third, bids so to whoever is left. With no bid forehand may play at 18."] =
    "Vorhand sitzt links vom Geber. Mittelhand, der Nächste, passt oder reizt "
    .. "einen beliebigen Spielwert über dem letzten; Vorhand hält ihn oder "
    .. "passt. Dann reizt Hinterhand, der Dritte, ebenso den Übriggebliebenen. "
    .. "Hat keiner gereizt, so passt Vorhand oder spielt mit 18.",
  ["nobody has bid: 18, or pass?"] = "keiner hat gereizt: 18, oder passt du?",
  ["The declarer takes the skat and puts any two cards away, or plays hand."] =
    "Der Alleinspieler nimmt den Skat auf und drückt zwei beliebige Karten, oder er spielt Hand.",
  ["do you take the skat, or play hand?"] =
    "nimmst du den Skat auf, oder spielst du Hand?",
  ["which two cards go into the skat?"] = "welche zwei Karten drückst du?",
  ["The declarer names the contract: a null game only if it reaches the bid, as it never counts more. In hand games schneider, schwarz or ouvert may be announced, each with those before it. An open hand is laid down at once."] =
    "Der Alleinspieler sagt das Spiel an: ein Nullspiel nur, wenn es das Gebot "
    .. "erreicht, denn es zählt nie mehr. Bei Handspielen kann er Schneider, Schwarz "
    .. "oder ouvert ansagen, jedes mit dem, was davor steht. Bei ouvert legt er seine "
    .. "Karten sofort offen hin.",
  ["you have bid {bid}: what do you play?"] =
    "du hast {bid} gereizt: was spielst du?",
  ["the hand is open"] = "die Hand liegt offen",
  ["Nobody scores, and the next dealer deals."] =
    "Keiner bekommt Punkte, und der nächste Geber gibt.",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "Vorhand spielt aus. Ein Stich des Alleinspielers beendet ein "
    .. "Nullspiel.",
  ["A null game is won without a trick. Schneider announced needs 90 points, schwarz or ouvert all tricks. With n, or against n: the base value counts once for each of the n highest trumps in a row that the declarer, skat included, has or lacks; then once for the game, hand, 90 points (schneider) or all tricks (schwarz) of either side, announcing each, and an open hand. What is announced counts though it fails, but nothing above it then."] =
    "Ein Nullspiel gewinnt, wer keinen Stich macht. Schneider angesagt "
    .. "braucht 90 Augen, Schwarz oder ouvert alle Stiche. Mit n oder ohne "
    .. "n: der Grundwert zählt einmal für jeden der n höchsten Trümpfe in "
    .. "lückenloser Folge, die der Alleinspieler samt Skat hat oder nicht "
    .. "hat; dann je einmal für das Spiel, für Hand, für 90 Augen "
    .. "(Schneider) oder alle Stiche (Schwarz) einer der beiden Parteien, "
    .. "für jede dieser Ansagen und für ouvert. Was angesagt ist, zählt "
    .. "auch, wenn es misslingt, dann aber nichts darüber.",
  ["A game that is won counts its value for the declarer, a lost one costs twice that. A game that is worth less than the bid is always lost."] =
    "Ein gewonnenes Spiel bringt dem Alleinspieler den Spielwert, ein verlorenes "
    .. "kostet ihn das Doppelte. Ein Spiel, das weniger wert ist als das Gebot, ist "
    .. "immer verloren.",
  ["The declarer gets what the game counts. By Seeger and Fabian a win is 50 more; a loss is 50 less, and all others get 40 each, at a table of four 30."] =
    "Der Alleinspieler bekommt, was das Spiel zählt. Nach Seeger-Fabian "
    .. "sind es bei einem Gewinn 50 mehr; bei einem Verlust sind es 50 "
    .. "weniger, und alle anderen bekommen je 40, am Vierertisch je 30.",
  ["game won"] = "Spiel gewonnen",
  ["game lost"] = "Spiel verloren",
  ["game lost by the declarer"] = "Spiel vom Alleinspieler verloren",
  ["a jack is a trump and never a card of its suit"] =
    "ein Bube ist Trumpf und nie eine Karte seiner Farbe",
  ["a trump led is followed with trumps"] =
    "ausgespielter Trumpf wird mit Trumpf bedient",
  ["the only trump must follow a jack"] =
    "der einzige Trumpf muss einen Buben bedienen",
  ["in grand only jacks are trumps"] = "im Grand sind nur die Buben Trumpf",
  ["the jack of clubs is the highest card"] = "der Kreuzbube ist die höchste Karte",
  ["the ten stands above the king"] = "die Zehn steht über dem König",
  ["in a null game the ten loses to the jack"] =
    "im Nullspiel verliert die Zehn gegen den Buben",
  ["with seven is game eight"] = "mit sieben, Spiel acht",
  ["against one is game two"] = "ohne einen, Spiel zwei",
  ["hand and schneider count one each"] =
    "Hand und Schneider zählen je eine Stufe",
  ["grand ouvert with four is the highest game there is"] =
    "Grand ouvert mit vieren ist das höchste Spiel überhaupt",
  ["an overbid game is lost, whatever was taken"] =
    "ein überreiztes Spiel ist verloren, auch mit noch so vielen Augen",
  ["schneider may save a game from being overbid"] =
    "Schneider kann ein Spiel davor retten, überreizt zu sein",
  ["an overbid game may lose its base value alone"] =
    "ein überreiztes Spiel kann auch nur den Grundwert kosten",
  ["a game that is lost counts twice"] = "ein verlorenes Spiel zählt doppelt",
  ["and schneider counts, whoever it is"] =
    "Schneider zählt, gleich welche Partei es trifft",
  ["60 points are not enough"] = "60 Augen reichen nicht",
  ["schneider made may not be enough for a bid"] =
    "auch mit Schneider kann ein Spiel überreizt sein",
  ["an announcement that fails counts as announced"] =
    "eine misslungene Ansage zählt als angesagt",
  ["and no level beyond it"] =
    "misslingt eine Ansage, so zählt keine Stufe darüber",
  ["a null game is won without a trick"] = "ein Nullspiel gewinnt, wer keinen Stich macht",
  ["and lost with one"] = "mit einem Stich ist ein Nullspiel verloren",
  ["what one card of each rank counts"] = "was je eine Karte von jedem Rang zählt",
  ["ten cards each, and two in the skat"] = "je zehn Karten, und zwei im Skat",
  ["of four players the dealer gets none"] = "zu viert bekommt der Geber keine Karten",
  ["the values that games can have are bid"] =
    "gereizt werden die Werte, die ein Spiel haben kann",
  ["forehand holds what middlehand bids, and rearhand passes"] =
    "Vorhand hält, was Mittelhand reizt, und Hinterhand passt",
  ["rearhand bids to the one who is left"] =
    "Hinterhand reizt den, der übrig ist",
  ["if both pass forehand may play at 18"] =
    "passen beide, darf Vorhand mit 18 spielen",
  ["and is the declarer then"] =
    "spielt Vorhand mit 18, so ist sie Alleinspieler",
  ["null schneider"] = "Null Schneider",
  ["if all pass the next one deals"] = "passen alle, gibt der Nächste",
  ["two cards are put into the skat"] = "zwei Karten werden gedrückt",
  ["at 23 a null game may be named"] = "mit 23 kann man Null ansagen",
  ["at 24 it may not"] = "mit 24 kann man Null nicht mehr ansagen",
  ["at 46 an open one may be named"] = "mit 46 kann man Null ouvert ansagen",
  ["at 48 it may not"] = "mit 48 kann man Null ouvert nicht mehr ansagen",
  ["in hand null reaches 35"] = "Null Hand erreicht 35",
  ["but not 36"] = "Null Hand erreicht 36 nicht",
  ["and an open hand 59"] = "Null ouvert Hand erreicht 59",
  ["but not 60"] = "Null ouvert Hand erreicht 60 nicht",
  ["in hand a level may be announced"] = "beim Handspiel kann man eine Stufe ansagen",
  ["grand schneider"] = "Grand Schneider",
  ["an open null game announces nothing"] = "bei Null ouvert wird nichts angesagt",
  ["in an open null game too the ten loses to the jack"] =
    "auch bei Null ouvert verliert die Zehn gegen den Buben",
  ["61 points are enough"] = "61 Augen reichen",
  ["89 points are not schneider"] = "89 Augen sind noch kein Schneider",
  ["with 30 points the declarer is schneider"] =
    "mit 30 Augen ist der Alleinspieler Schneider",
  ["with 31 not"] = "mit 31 Augen ist er nicht Schneider",
  ["schneider announced and 89 points are lost"] =
    "Schneider angesagt und 89 Augen: verloren",
  ["with 90 they are won"] = "Schneider angesagt und 90 Augen: gewonnen",
  ["every trick makes schwarz"] = "mit allen Stichen ist es Schwarz",
  ["no trick at all suffers it"] = "wer keinen Stich macht, ist schwarz",
  ["schwarz announced counts four steps"] =
    "angesagtes Schwarz zählt vier Stufen",
  ["one trick lost is schwarz lost"] = "ein Stich weg, und Schwarz ist verloren",
  ["schneider announced and every trick is schwarz, too"] =
    "Schneider angesagt und alle Stiche: auch Schwarz",
  ["an overbid game loses the multiple that reaches the bid: 55"] =
    "ein überreiztes Spiel kostet das Vielfache, das das Gebot erreicht: 55",
  ["a null game in hand is worth 35"] = "Null Hand zählt 35",
  ["an open one 46"] = "Null ouvert zählt 46",
  ["54 points won and 7 in the skat are enough"] =
    "54 Augen in Stichen und 7 im Skat reichen",
  ["in a tournament a game won is 50 more"] =
    "im Turnier bringt ein gewonnenes Spiel 50 mehr",
  ["a game lost is 50 less, and 40 for the others"] =
    "ein verlorenes bringt 50 weniger, und den anderen je 40",
  ["with four players 30"] = "am Vierertisch je 30",
  ["a bid that the game's value just reaches is reached"] =
    "ein Spielwert, der gerade so hoch ist wie das Gebot, reicht",
  ["where nothing is said of tricks a null game is won"] =
    "wo von Stichen nichts gesagt ist, ist ein Nullspiel gewonnen",
  ["it is never named for a bid that it does not reach"] =
    "für ein Gebot, das es nicht erreicht, wird es nie angesagt",
  ["what may be set"] = "was man einstellen kann",
  ["with {1}"] = "mit {1}",
  ["against {1}"] = "ohne {1}",
  ["announced {1}"] = "angesagt {1}",
  ["game {1}"] = "Spiel {1}",
  ["hand {1}"] = "Hand {1}",
  ["schneider {1}"] = "Schneider {1}",
  ["schwarz {1}"] = "Schwarz {1}",
  ["open {1}"] = "ouvert {1}",
  ["null {1}"] = "Null {1}",
  ["null hand {1}"] = "Null Hand {1}",
  ["null ouvert {1}"] = "Null ouvert {1}",
  ["null ouvert hand {1}"] = "Null ouvert Hand {1}",
  ["won"] = "gewonnen",
  ["lost"] = "verloren",
  ["won with {1}"] = "gewonnen mit {1}",
  ["twice {1}"] = "2 × {1}",
  ["lost with {1}"] = "verloren mit {1}",
  ["overbid at {1}"] = "überreizt bei {1}",
  ["× diamonds {1} = {2}"] = "× Karo {1} = {2}",
  ["× hearts {1} = {2}"] = "× Herz {1} = {2}",
  ["× spades {1} = {2}"] = "× Pik {1} = {2}",
  ["× clubs {1} = {2}"] = "× Kreuz {1} = {2}",
  ["× grand {1} = {2}"] = "× Grand {1} = {2}",
  ["defenders"] = "Gegenspieler",
  ["worth"] = "Berechnung",
  ["diamonds × {1}"] = "Karo × {1}",
  ["hearts × {1}"] = "Herz × {1}",
  ["spades × {1}"] = "Pik × {1}",
  ["clubs × {1}"] = "Kreuz × {1}",
  ["grand × {1}"] = "Grand × {1}",
  ["skat"] = "Skat",
  ["take skat"] = "Skat aufnehmen",
  ["contracts"] = "Spiele",
  ["higher bid"] = "höher reizen",
  ["nobody bids"] = "keiner reizt",
  ["bid"] = "gereizt",
  ["points"] = "Augen",
  ["none"] = "nichts",
  ["declarer took"] = "Alleinspieler hat",
  ["defenders took"] = "Gegenspieler haben",
}
