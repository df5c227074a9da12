-- The sentences of sheepshead.lua, in German.

return {
  ["Sheepshead: a picker and a secret partner against the others, 32 "
    .. "cards."] =
    "Sheepshead: ein Aufnehmer und ein geheimer Partner gegen die "
    .. "anderen, 32 Karten.",
  ["all tricks"] = "alle Stiche",
  ["nobody alone has the fewest points"] =
    "keiner hat allein die wenigsten Augen",
  ["how many play"] = "wie viele spielen",
  ["who plays with the picker, if five play"] =
    "wer zu fünft mit dem Aufnehmer spielt",
  ["what follows if all pass; forced: the dealer must pick"] =
    "was folgt, wenn alle passen; forced: der Geber muss aufnehmen",
  ["who gets the blind in a leaster"] = "wer im Ramsch den Blind bekommt",
  ["a round that the picker loses counts double"] =
    "eine Runde, die der Aufnehmer verliert, zählt doppelt",
  ["the partner pays for no trick, too"] =
    "auch der Partner zahlt, wenn kein Stich gemacht ist",
  ["a card may be laid under a suit that is lacking"] =
    "eine Karte darf verdeckt unter eine Farbe gelegt werden, die fehlt",
  ["partner=jack needs players=5"] = "zu partner=jack gehört players=5",
  ["Queens, jacks and diamonds are trumps. An under card that is being "
    .. "played is the lowest of the called suit."] =
    "Damen, Buben und Karo sind Trumpf. Eine verdeckte Karte, die gerade "
    .. "gespielt wird, ist die niedrigste der gerufenen Farbe.",
  ["Two cards are the blind, or four of four players; the others are "
    .. "dealt."] =
    "Zwei Karten sind der Blind, zu viert sind es vier; die anderen "
    .. "werden gegeben.",
  ["The dealer's left leads. If all pass there is no picker."] =
    "Es spielt aus, wer links vom Geber sitzt. Passen alle, so gibt es "
    .. "keinen Aufnehmer.",
  ["which cards do you bury?"] = "welche Karten drückst du?",
  ["From the dealer's left each picks or passes, once."] =
    "Links vom Geber beginnend nimmt jeder einmal auf oder passt.",
  ["do you pick?"] = "nimmst du auf?",
  ["With five players the picker calls an ace, and whoever holds it is "
    .. "the partner; or whoever holds JD is. Nobody says so. Else the "
    .. "picker is alone. The picker names a suit of which he has a card but "
    .. "not the ace; or, if all three aces are his, a ten with that suit's "
    .. "ace; or goes alone. Without a card of any such suit a card may be "
    .. "laid face down under one. Until the called card is played the "
    .. "picker keeps a card of its suit, and the partner keeps it and leads "
    .. "no other card of the suit."] =
    "Zu fünft ruft der Aufnehmer ein Ass, und wer es hat, ist sein "
    .. "Partner; oder es ist, wer den Karo-Buben hat. Keiner sagt es. Sonst "
    .. "ist der Aufnehmer allein. Er nennt eine Farbe, von der er eine "
    .. "Karte hat, aber nicht das Ass; oder, wenn alle drei Asse ihm "
    .. "gehören, eine Zehn, zu der er das Ass hat; oder er spielt allein. "
    .. "Ohne eine Karte einer solchen Farbe darf er eine Karte verdeckt "
    .. "unter eine legen. Bis die gerufene Karte gespielt ist, behält der "
    .. "Aufnehmer eine Karte ihrer Farbe, und der Partner behält sie und "
    .. "spielt keine andere Karte der Farbe aus.",
  ["whom do you call?"] = "wen rufst du?",
  ["The under card is played when the called suit is first led. The "
    .. "picker may lead it, too, and plays it last if nothing else is left. "
    .. "It counts as that suit and wins nothing."] =
    "Die verdeckte Karte wird gespielt, wenn die gerufene Farbe zum "
    .. "ersten Mal ausgespielt wird. Der Aufnehmer darf sie auch "
    .. "ausspielen, und er spielt sie zuletzt, wenn sonst nichts übrig "
    .. "ist. Sie zählt zu dieser Farbe und gewinnt nichts.",
  ["do you lead your under card?"] = "spielst du deine verdeckte Karte aus?",
  ["If all pass nobody scores, or all play a leaster, each alone, and "
    .. "the blind counts for whoever won the last trick."] =
    "Passen alle, so bekommt keiner Punkte, oder alle spielen einen "
    .. "Ramsch, jeder für sich, und der Blind zählt für den, der den "
    .. "letzten Stich gemacht hat.",
  ["Of those with a trick, the one with the fewest points gets 1 from "
    .. "each other; equal ones get nothing."] =
    "Von denen mit einem Stich bekommt der mit den wenigsten Augen von "
    .. "jedem anderen 1; bei gleich wenigen bekommt keiner etwas.",
  ["The picker's points are those of the party's tricks and of the "
    .. "buried cards. What a player of the picker's side gets, if all "
    .. "others pay or get one: 1 for 61 points, 2 for 91, 3 for all tricks; "
    .. "-1 for fewer than 61, -2 for 30 or fewer, -3 for no trick; lost, "
    .. "twice as much."] =
    "Die Augen des Aufnehmers sind die der Stiche seiner Partei und der "
    .. "gedrückten Karten. Was ein Spieler seiner Partei bekommt, wenn "
    .. "alle anderen eins zahlen oder bekommen: 1 bei 61 Augen, 2 bei 91, 3 "
    .. "bei allen Stichen; -1 bei weniger als 61, -2 bei 30 oder weniger, "
    .. "-3 ohne Stich; verloren das Doppelte.",
  ["The opponents pay or get one unit each, the partner gets one, and "
    .. "the picker the rest. Without a trick the picker pays alone."] =
    "Die Gegner zahlen oder bekommen je eine Einheit, der Partner "
    .. "bekommt eine und der Aufnehmer den Rest. Ohne Stich zahlt der "
    .. "Aufnehmer allein.",
  ["a queen beats a jack, and a jack the ace of diamonds"] =
    "eine Dame schlägt einen Buben, und ein Bube das Karo-Ass",
  ["the queen of clubs is the highest, then spades"] =
    "die Kreuz-Dame ist die höchste, dann Pik",
  ["jacks rank as queens do"] =
    "bei den Buben ist die Reihenfolge wie bei den Damen",
  ["diamonds rank ace, ten, king"] =
    "in Karo ist die Reihenfolge Ass, Zehn, König",
  ["a trump wins"] = "ein Trumpf gewinnt",
  ["the ten is below the ace, above the king"] =
    "die Zehn steht unter dem Ass, über dem König",
  ["the queen of clubs is no club"] = "die Kreuz-Dame ist kein Kreuz",
  ["a jack is a trump, and follows trumps"] =
    "ein Bube ist Trumpf und bedient Trumpf",
  ["the under card counts as the called suit, and loses"] =
    "die verdeckte Karte zählt zur gerufenen Farbe und verliert",
  ["no king of the suit is below it"] = "kein König der Farbe liegt unter ihr",
  ["six cards each, and two in the blind"] =
    "je sechs Karten, und zwei im Blind",
  ["four players: seven, and four in the blind"] =
    "vier Spieler: sieben, und vier im Blind",
  ["three players: ten"] = "drei Spieler: zehn",
  ["each picks or passes, once"] = "jeder nimmt einmal auf oder passt",
  ["the dealer may pass, too"] = "auch der Geber darf passen",
  ["unless he must pick"] = "außer wenn er aufnehmen muss",
  ["all pass: a leaster, led by the dealer's left"] =
    "alle passen: ein Ramsch, und es spielt aus, wer links vom Geber "
    .. "sitzt",
  ["or the next dealer deals"] = "oder es gibt der nächste Geber",
  ["an ace is called of which the picker has a card"] =
    "gerufen wird ein Ass, von dessen Farbe der Aufnehmer eine Karte hat",
  ["you hold no card of that suit"] = "von dieser Farbe hast du keine Karte",
  ["not the picker's own"] = "nicht das eigene des Aufnehmers",
  ["you have AC"] = "du hast AC selbst",
  ["nor a buried one"] = "auch kein gedrücktes",
  ["no diamond is called"] = "Karo wird nicht gerufen",
  ["that suit cannot be called"] = "diese Farbe kann man nicht rufen",
  ["with all three aces a ten is called"] =
    "mit allen drei Assen ruft man eine Zehn",
  ["you have 10C"] = "du hast 10C selbst",
  ["but not with a buried ace of its suit"] =
    "aber nicht, wenn das Ass ihrer Farbe gedrückt ist",
  ["you do not hold AH"] = "du hast AH nicht",
  ["nor without all three"] = "auch nicht ohne alle drei",
  ["call A of a suit: you have not all of them"] =
    "ruf das Ass einer Farbe: du hast nicht alle davon",
  ["without a card of any suit to call a card goes under"] =
    "ohne eine Karte einer rufbaren Farbe legt man eine Karte verdeckt",
  ["hearts under"] = "Herz verdeckt",
  ["spades under"] = "Pik verdeckt",
  ["clubs under"] = "Kreuz verdeckt",
  ["not with one"] = "nicht mit einer",
  ["you hold a card of a suit that you can call"] =
    "du hast eine Karte einer Farbe, die du rufen kannst",
  ["nor under trumps"] = "auch nicht unter Trumpf",
  ["diamonds under"] = "Karo verdeckt",
  ["nor where it is not allowed"] = "auch nicht, wo es nicht erlaubt ist",
  ["the under card leaves the hand, and may be led"] =
    "die verdeckte Karte verlässt die Hand und darf ausgespielt werden",
  ["an under card that is led takes out the called ace"] =
    "eine ausgespielte verdeckte Karte holt das gerufene Ass heraus",
  ["the called ace must be played when its suit is led"] =
    "das gerufene Ass muss gespielt werden, wenn seine Farbe ausgespielt "
    .. "ist",
  ["called card"] = "gerufene Karte",
  ["nor may it be thrown on another suit before"] =
    "vorher darf es auch nicht auf eine andere Farbe abgeworfen werden",
  ["called suit"] = "gerufene Farbe",
  ["unless nothing else is left"] = "außer wenn sonst nichts übrig ist",
  ["another suit is followed as ever"] =
    "eine andere Farbe bedient man wie immer",
  ["the partner leads no other card of the suit"] =
    "der Partner spielt keine andere Karte der Farbe aus",
  ["what cards count"] = "was Karten zählen",
  ["the picker keeps the last card of the called suit"] =
    "der Aufnehmer behält die letzte Karte der gerufenen Farbe",
  ["but not once the called card has been played"] =
    "aber nicht mehr, wenn die gerufene Karte gespielt ist",
  ["but not of another suit"] = "aber nicht die einer anderen Farbe",
  ["nobody else plays the under card"] =
    "sonst spielt keiner die verdeckte Karte",
  ["the picker must, where the called suit is led"] =
    "der Aufnehmer muss, wenn die gerufene Farbe ausgespielt ist",
  ["61 points win"] = "61 Augen gewinnen",
  ["90 are no schneider"] = "90 sind kein Schneider",
  ["with 31 the picker is none"] = "mit 31 ist es der Aufnehmer nicht",
  ["with 30 he is"] = "mit 30 ist er es",
  ["and with one trick"] = "und mit einem Stich",
  ["every trick"] = "alle Stiche",
  ["no trick"] = "kein Stich",
  ["each opponent pays three, and the picker gets the rest"] =
    "jeder Gegner zahlt drei, und der Aufnehmer bekommt den Rest",
  ["without a trick the picker pays alone, and twice as much"] =
    "ohne Stich zahlt der Aufnehmer allein, und das Doppelte",
  ["in a leaster equal fewest points count nothing"] =
    "im Ramsch zählen gleich wenige Augen nichts",
  ["one point fewer is enough"] = "ein Auge weniger reicht",
  ["for whoever has it"] = "für den, der es hat",
  ["the fewest with a trick wins"] = "die wenigsten mit einem Stich gewinnen",
  ["a whole round with an under card that is led"] =
    "eine ganze Runde mit einer ausgespielten verdeckten Karte",
  ["a ten is called"] = "eine Zehn wird gerufen",
  ["a lost round with a partner"] = "eine verlorene Runde mit einem Partner",
  ["no trick, and the partner pays"] = "kein Stich, und der Partner zahlt",
  ["no trick, and the picker pays alone"] =
    "kein Stich, und der Aufnehmer zahlt allein",
  ["the jack of diamonds makes the partner"] =
    "der Karo-Bube macht den Partner",
  ["a leaster with the blind for the first trick"] =
    "ein Ramsch mit dem Blind für den ersten Stich",
  ["a leaster with the blind for the last trick"] =
    "ein Ramsch mit dem Blind für den letzten Stich",
  ["a leaster with the blind for nobody"] =
    "ein Ramsch mit dem Blind für keinen",
  ["what may be set"] = "was man einstellen kann",
  ["alone"] = "allein",
  ["pass"] = "passe",
  ["pick"] = "aufnehmen",
  ["schneider {1}"] = "Schneider {1}",
  ["{1} points for the picker: lost -{2}"] =
    "{1} Augen für den Aufnehmer: verloren -{2}",
  ["{1} points for the picker: won {2}"] =
    "{1} Augen für den Aufnehmer: gewonnen {2}",
  ["blind"] = "Blind",
  ["under"] = "verdeckt",
  ["picker"] = "Aufnehmer",
  ["declarer"] = "Aufnehmer",
  ["partner"] = "Partner",
  ["find picker"] = "Aufnehmen",
  ["all pass"] = "alle passen",
  ["find partner"] = "Partner rufen",
  ["play under"] = "verdeckte Karte spielen",
  ["score leaster"] = "Abrechnung des Ramschs",
  ["unit"] = "Einheit",
  ["opponents"] = "Gegner",
  ["under card"] = "verdeckte Karte",
  ["own"] = "eigene Stiche",
  ["others"] = "Stiche der anderen",
  ["points"] = "Augen",
  ["91 are"] = "91 schon",
  ["schneider"] = "Schneider",
  ["parties"] = "Parteien",
}
