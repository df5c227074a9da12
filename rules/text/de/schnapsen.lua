-- The sentences of schnapsen.lua, in German.

return {
  ["Schnapsen: two players, twenty cards, marriages, and a race to 66 "
    .. "points."] =
    "Schnapsen: zwei Spieler, zwanzig Karten, Paare zum Ansagen und ein "
    .. "Wettlauf zu 66 Augen.",
  ["66 points win at once, or must be claimed before leading"] =
    "66 Augen gewinnen sofort, oder man muss vor dem Ausspielen "
    .. "„genug“ sagen",
  ["closing freezes what the other player has"] =
    "mit dem Zudrehen gilt, was der andere in diesem Augenblick hat",
  ["what the last trick does for a round that nobody has won"] =
    "was der letzte Stich für eine Runde bewirkt, die keiner gewonnen "
    .. "hat",
  ["players must beat and trump when nobody draws"] =
    "wenn keiner mehr zieht, muss man stechen und überstechen",
  ["marriages count when the stock is gone"] =
    "Paare zählen auch, wenn der Talon aufgebraucht ist",
  ["who exchanges needs a trick"] = "wer austauscht, braucht einen Stich",
  ["a trick's winner may close at once"] =
    "wer einen Stich macht, darf sofort zudrehen",
  ["Three cards each, one turned up under the stock, then the rest of "
    .. "the hands."] =
    "Je drei Karten, eine offen unter den Talon, dann der Rest der "
    .. "Hände.",
  ["The dealer's opponent leads, then whoever won the last trick."] =
    "Zuerst spielt der Gegner des Gebers aus, dann wer den letzten Stich "
    .. "gewonnen hat.",
  ["Before leading a player may exchange the lowest trump for the card "
    .. "turned up, declare a marriage, king and queen of a suit, and close, "
    .. "in any order. A card of the marriage must be led."] =
    "Vor dem Ausspielen darf man den niedrigsten Trumpf gegen die "
    .. "aufgedeckte Karte austauschen, ein Paar ansagen (König und Dame "
    .. "einer Farbe) und zudrehen, in beliebiger Reihenfolge. Danach muss "
    .. "eine Karte des Paars ausgespielt werden.",
  ["the stock is closed"] = "der Talon ist zugedreht",
  ["the stock has too few cards"] = "der Talon hat zu wenige Karten",
  ["what do you lead?"] = "was spielst du aus?",
  ["you must lead %s or %s of your marriage"] =
    "du musst %s oder %s von deinem Paar ausspielen",
  ["marry {suit}"] = "{suit} ansagen",
  ["no marriage counts when the stock is gone"] =
    "ist der Talon aufgebraucht, zählt kein Paar mehr",
  ["you do not hold K%s and Q%s"] = "du hast K%s und Q%s nicht",
  ["you have won no trick yet"] = "du hast noch keinen Stich gewonnen",
  ["A marriage counts 20 points, in trumps 40, once the player has a "
    .. "trick."] =
    "Ein Paar zählt 20 Augen, in Trumpf 40, sobald der Spieler einen "
    .. "Stich hat.",
  ["The card turned up is turned over, and nobody draws any more."] =
    "Die aufgedeckte Karte wird umgedreht, und keiner zieht mehr.",
  ["The cards won; and marriages, if there is a trick."] =
    "Die gewonnenen Karten; und die Paare, wenn man einen Stich hat.",
  ["Whoever has 66 points wins the round; whoever claims them in vain "
    .. "loses it."] =
    "Wer 66 Augen hat, gewinnt die Runde; wer zu Unrecht „genug“ "
    .. "sagt, verliert sie.",
  ["claimed in vain"] = "zu Unrecht „genug“ gesagt",
  ["After a trick both draw, the winner first; the card turned up goes "
    .. "last."] =
    "Nach einem Stich ziehen beide, der Gewinner zuerst; die aufgedeckte "
    .. "Karte kommt zuletzt.",
  ["close before drawing?"] = "vor dem Ziehen zudrehen?",
  ["At the end both may have 66 points. If nobody has, who closed has "
    .. "lost; else the last trick wins, or has counted ten, or nothing."] =
    "Am Ende können beide 66 Augen haben. Hat sie keiner, so hat "
    .. "verloren, wer zugedreht hat; sonst gewinnt der letzte Stich, oder "
    .. "er hat zehn gezählt, oder nichts.",
  ["A win is worth 1; 2 if the loser has fewer than 33 points; 3 "
    .. "without a trick."] =
    "Ein Sieg ist 1 wert; 2, wenn der Verlierer weniger als 33 Augen "
    .. "hat; 3, wenn er keinen Stich hat.",
  ["The winner gets what the win is worth; in a closed round what it "
    .. "was then. If the loser closed or claimed in vain it is 2, or 3 if "
    .. "the winner had no trick."] =
    "Der Sieger bekommt, was der Sieg wert ist; wenn zugedreht ist, was "
    .. "er in jenem Augenblick wert war. Hat der Verlierer zugedreht oder "
    .. "zu Unrecht „genug“ gesagt, sind es 2, oder 3, wenn der Sieger "
    .. "keinen Stich hatte.",
  ["closed in vain"] = "vergeblich zugedreht",
  ["the ten is below the ace, the jack is the lowest"] =
    "die Zehn steht unter dem Ass, der Bube ist am niedrigsten",
  ["a king beats a queen"] = "ein König schlägt eine Dame",
  ["the lowest trump beats an ace"] = "der niedrigste Trumpf schlägt ein Ass",
  ["what the cards of a suit count"] = "was die Karten einer Farbe zählen",
  ["while cards are drawn any card may be played"] =
    "solange gezogen wird, darf man jede Karte spielen",
  ["then the card led must be beaten"] =
    "dann muss die ausgespielte Karte geschlagen werden",
  ["who cannot beat it follows suit"] = "wer sie nicht schlagen kann, bedient",
  ["without the suit led a trump is forced"] =
    "ohne die ausgespielte Farbe muss man stechen",
  ["a softer way: only follow suit"] = "milder: nur bedienen",
  ["even trumps are then free"] = "auch Trumpf ist dann frei",
  ["five cards each, and one is turned up"] =
    "je fünf Karten, und eine wird aufgedeckt",
  ["33 points save a round for the loser"] =
    "33 Augen retten dem Verlierer eine Runde",
  ["with fewer it counts two"] = "mit weniger zählt sie zwei",
  ["without a trick three"] = "ohne Stich drei",
  ["who has closed and won counts what the other had then: 20, a trick"] =
    "wer zugedreht und gewonnen hat, rechnet mit dem, was der andere da "
    .. "hatte: 20, einen Stich",
  ["or no trick"] = "oder keinen Stich",
  ["unless closing freezes nothing"] =
    "außer wenn mit dem Zudrehen nichts festgehalten wird",
  ["who has closed and not won loses two"] =
    "wer zugedreht und nicht gewonnen hat, verliert zwei",
  ["or three, if the other had no trick at that moment"] =
    "oder drei, wenn der andere da noch keinen Stich hatte",
  ["a wrong claim gives two points to the other"] =
    "ein falsches „genug“ gibt dem anderen zwei Punkte",
  ["or three without a trick"] = "oder drei ohne Stich",
  ["who claims in vain after the other has closed"] =
    "wer zu Unrecht „genug“ sagt, nachdem der andere zugedreht hat",
  ["at 60 each the last trick wins a point"] =
    "bei je 60 gewinnt der letzte Stich einen Punkt",
  ["where it counts ten, 65 each win nothing, and a point is carried"] =
    "wo er zehn zählt, gewinnen je 65 nichts, und ein Punkt geht in die "
    .. "nächste Runde",
  ["66 with the ten win"] = "66 mit den zehn gewinnen",
  ["where the last trick counts nothing nobody wins"] =
    "wo der letzte Stich nichts zählt, gewinnt keiner",
  ["a stock closed in vain loses, whoever takes the last trick"] =
    "vergeblich zugedreht ist verloren, wer auch immer den letzten Stich "
    .. "macht",
  ["seven points win the match"] = "sieben Punkte gewinnen die Partie",
  ["a marriage is declared before leading"] =
    "ein Paar wird vor dem Ausspielen angesagt",
  ["marry clubs"] = "Kreuz ansagen",
  ["marry hearts"] = "Herz ansagen",
  ["marry spades"] = "Pik ansagen",
  ["and one of its cards must be led"] =
    "und eine seiner Karten muss ausgespielt werden",
  ["you must lead KS or QS of your marriage"] =
    "du musst KS oder QS von deinem Paar ausspielen",
  ["a trick wins the 20 points"] = "ein Stich bringt die 20 Augen",
  ["the jack of trumps is exchanged"] = "der Trumpfbube wird ausgetauscht",
  ["you do not hold JH"] = "du hast JH nicht",
  ["only with a trick, where that is played"] =
    "nur mit einem Stich, wo man so spielt",
  ["a closed stock stays closed, and duties bind"] =
    "ein zugedrehter Talon bleibt zugedreht, und die Pflichten gelten",
  ["nobody closes it twice"] = "zweimal dreht keiner zu",
  ["no marriage counts when the stock is gone, where that is played"] =
    "ist der Talon aufgebraucht, zählt kein Paar, wo man so spielt",
  ["elsewhere it does"] = "sonst schon",
  ["a closed stock is not gone"] =
    "ein zugedrehter Talon ist nicht aufgebraucht",
  ["a marriage needs its king and its queen"] =
    "zu einem Paar gehören König und Dame",
  ["you do not hold KS and QS"] = "du hast KS und QS nicht",
  ["a queen alone is none, either"] = "eine Dame allein ist auch keins",
  ["you do not hold KH and QH"] = "du hast KH und QH nicht",
  ["a marriage in trumps counts 40, once there is a trick"] =
    "ein Paar in Trumpf zählt 40, sobald man einen Stich hat",
  ["40 points more than 30 win the round before the lead"] =
    "40 Augen zu mehr als 30 gewinnen die Runde vor dem Ausspielen",
  ["25 and 40 do not"] = "25 und 40 nicht",
  ["nobody exchanges or closes with one card on the one turned up"] =
    "keiner tauscht aus oder dreht zu, wenn auf der aufgedeckten nur "
    .. "eine Karte liegt",
  ["nobody exchanges, either"] = "austauschen darf auch keiner",
  ["who wins a trick may close before drawing, where that is played"] =
    "wer einen Stich macht, darf vor dem Ziehen zudrehen, wo man so "
    .. "spielt",
  ["66 points are claimed before leading, where that is played"] =
    "„genug“ sagt man vor dem Ausspielen, wo man so spielt",
  ["the other player wins if they are not there"] =
    "der andere gewinnt, wenn die 66 Augen nicht da sind",
  ["a marriage counts nothing without a trick"] =
    "ohne Stich zählt ein Paar nichts",
  ["once the last cards are drawn duties bind"] =
    "sind die letzten Karten gezogen, gelten die Pflichten",
  ["66 points that nobody has claimed count at the end"] =
    "66 Augen, die keiner gemeldet hat, zählen am Ende",
  ["with one card on the one turned up nobody closes before drawing"] =
    "liegt auf der aufgedeckten nur eine Karte, dreht vor dem Ziehen "
    .. "keiner zu",
  ["the values of the options"] = "die Werte der Optionen",
  ["close"] = "zudrehen",
  ["exchange"] = "austauschen",
  ["marry"] = "ansagen",
  ["claim"] = "genug",
  ["cards in second packet"] = "Karten beim zweiten Geben",
  ["lowest trump"] = "niedrigster Trumpf",
  ["lead"] = "Ausspielen",
  ["score last"] = "Abrechnung am Ende",
  ["points"] = "Augen",
  ["you do not hold JC"] = "du hast JC nicht",
  ["you do not hold 9C"] = "du hast 9C nicht",
  ["you do not hold JD"] = "du hast JD nicht",
  ["you do not hold 9D"] = "du hast 9D nicht",
  ["you do not hold 9H"] = "du hast 9H nicht",
  ["you do not hold JS"] = "du hast JS nicht",
  ["you do not hold 9S"] = "du hast 9S nicht",
  ["{1} points"] = "{1} Augen",
  ["worth then"] = "Wert beim Zudrehen",
  ["carried"] = "übertragen",
  ["closed"] = "zugedreht",
  ["closer"] = "zugedreht von",
}
